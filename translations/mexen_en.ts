<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Roster</name>
    <message numerus="yes">
        <source>{name} has played %n game(s). The games stay: delete {name}, and “somebody” stands there instead of the name. If {name} is in the list twice, the games go to the other entry.</source>
        <translation>
            <numerusform>{name} has played %n game. It stays: delete {name}, and “somebody” stands there instead of the name. If {name} is in the list twice, it goes to the other entry.</numerusform>
            <numerusform>{name} has played %n games. The games stay: delete {name}, and “somebody” stands there instead of the name. If {name} is in the list twice, the games go to the other entry.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} is deleted; “somebody” stands in %n game(s).</source>
        <translation>
            <numerusform>{name} is deleted; “somebody” stands in %n game.</numerusform>
            <numerusform>{name} is deleted; “somebody” stands in %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Together they have %n game(s). Whose name, colour and tap key stay?</source>
        <translation>
            <numerusform>Together they have %n game. Whose name, colour and tap key stay?</numerusform>
            <numerusform>Together they have %n games. Whose name, colour and tap key stay?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RosterDialog</name>
    <message numerus="yes">
        <source>%n name(s) to put right</source>
        <translation>
            <numerusform>%n name to put right</numerusform>
            <numerusform>%n names to put right</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message numerus="yes">
        <source>%n game(s) could not be saved where your games are kept. Save them as records somewhere else, on another disk perhaps: Mexen can open those again.</source>
        <translation>
            <numerusform>%n game could not be saved where your games are kept. Save them as records somewhere else, on another disk perhaps: Mexen can open those again.</numerusform>
            <numerusform>%n games could not be saved where your games are kept. Save them as records somewhere else, on another disk perhaps: Mexen can open those again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message numerus="yes">
        <source>With the {value} kept, %n of the six faces make(s) less than {reading}.</source>
        <translation>
            <numerusform>With the {value} kept, %n of the six faces makes less than {reading}.</numerusform>
            <numerusform>With the {value} kept, %n of the six faces make less than {reading}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) can still be lower.</source>
        <translation>
            <numerusform>%n player can still be lower.</numerusform>
            <numerusform>%n players can still be lower.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>evening</name>
    <message numerus="yes">
        <source>Most rounds lost: {names} with %n.</source>
        <comment>one or several people</comment>
        <translation>
            <numerusform>Most rounds lost: {names} with %n.</numerusform>
            <numerusform>Most rounds lost: {names} with %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most Mexicos: {names} with %n.</source>
        <comment>one or several people</comment>
        <translation>
            <numerusform>Most Mexicos: {names} with %n.</numerusform>
            <numerusform>Most Mexicos: {names} with %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest without a loss: {names} with %n round(s).</source>
        <comment>several people too</comment>
        <translation>
            <numerusform>Longest without a loss: {names} with %n round.</numerusform>
            <numerusform>Longest without a loss: {names} with %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>people in a list</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lost} of %n round(s) lost</source>
        <translation>
            <numerusform>{lost} of %n round lost</numerusform>
            <numerusform>{lost} of %n rounds lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fair</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>log</name>
    <message numerus="yes">
        <source>The double costs {name} %n point(s).</source>
        <translation>
            <numerusform>The double costs {name} %n point.</numerusform>
            <numerusform>The double costs {name} %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {name} %n point(s).</source>
        <translation>
            <numerusform>{giver} gives {name} %n point.</numerusform>
            <numerusform>{giver} gives {name} %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses the round and takes &lt;b&gt;%n point(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>{name} loses the round and takes &lt;b&gt;%n point&lt;/b&gt;.</numerusform>
            <numerusform>{name} loses the round and takes &lt;b&gt;%n points&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The double costs {name} %n sip(s).</source>
        <translation>
            <numerusform>The double costs {name} %n sip.</numerusform>
            <numerusform>The double costs {name} %n sips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {name} %n sip(s).</source>
        <translation>
            <numerusform>{giver} gives {name} %n sip.</numerusform>
            <numerusform>{giver} gives {name} %n sips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses the round and takes &lt;b&gt;%n sip(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>{name} loses the round and takes &lt;b&gt;%n sip&lt;/b&gt;.</numerusform>
            <numerusform>{name} loses the round and takes &lt;b&gt;%n sips&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has &lt;b&gt;{reading}&lt;/b&gt; after %n throw(s).</source>
        <translation>
            <numerusform>{name} has &lt;b&gt;{reading}&lt;/b&gt; after %n throw.</numerusform>
            <numerusform>{name} has &lt;b&gt;{reading}&lt;/b&gt; after %n throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{reading} ends the turn: {name} has &lt;b&gt;{reading}&lt;/b&gt; after %n throw(s).</source>
        <translation>
            <numerusform>{reading} ends the turn: {name} has &lt;b&gt;{reading}&lt;/b&gt; after %n throw.</numerusform>
            <numerusform>{reading} ends the turn: {name} has &lt;b&gt;{reading}&lt;/b&gt; after %n throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone else has at most %n throw(s).</source>
        <translation>
            <numerusform>Everyone else has at most %n throw.</numerusform>
            <numerusform>Everyone else has at most %n throws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n life/lives.</source>
        <translation>
            <numerusform>{name} loses %n life.</numerusform>
            <numerusform>{name} loses %n lives.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>options</name>
    <message numerus="yes">
        <source>A turn has %n throws at most; the last one counts.</source>
        <translation>
            <numerusform>A turn has %n throws at most; the last one counts.</numerusform>
            <numerusform>A turn has %n throws at most; the last one counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each round begins with %n in the pot.</source>
        <translation>
            <numerusform>Each round begins with %n in the pot.</numerusform>
            <numerusform>Each round begins with %n in the pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody begins with %n life/lives.</source>
        <translation>
            <numerusform>Everybody begins with %n life.</numerusform>
            <numerusform>Everybody begins with %n lives.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from {game}, %n changed</source>
        <translation>
            <numerusform>from {game}, %n changed</numerusform>
            <numerusform>from {game}, %n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to settle</source>
        <translation>
            <numerusform>%n thing to settle</numerusform>
            <numerusform>%n things to settle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>retelling</name>
    <message numerus="yes">
        <source>%n life/lives</source>
        <translation>
            <numerusform>%n life</numerusform>
            <numerusform>%n lives</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rule sets</name>
    <message numerus="yes">
        <source>{game}, our way: %n change(s).</source>
        <translation>
            <numerusform>{game}, our way: %n change.</numerusform>
            <numerusform>{game}, our way: %n changes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>%n house rule(s), marked below</source>
        <translation>
            <numerusform>%n house rule, marked below</numerusform>
            <numerusform>%n house rules, marked below</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the start of each round the pot is &lt;b&gt;%n sip(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>At the start of each round the pot is &lt;b&gt;%n sip&lt;/b&gt;.</numerusform>
            <numerusform>At the start of each round the pot is &lt;b&gt;%n sips&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the start of each round the pot is &lt;b&gt;%n point(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>At the start of each round the pot is &lt;b&gt;%n point&lt;/b&gt;.</numerusform>
            <numerusform>At the start of each round the pot is &lt;b&gt;%n points&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody has &lt;b&gt;%n life/lives&lt;/b&gt;, shown on a die: it lies with that number up and is turned down by one for each life lost.</source>
        <translation>
            <numerusform>Everybody has &lt;b&gt;%n life&lt;/b&gt;, shown on a die: it lies with that number up and is turned down by one for each life lost.</numerusform>
            <numerusform>Everybody has &lt;b&gt;%n lives&lt;/b&gt;, shown on a die: it lies with that number up and is turned down by one for each life lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody has &lt;b&gt;%n life/lives&lt;/b&gt;, shown as a number; the last six are shown on a die, turned down by one for each life lost.</source>
        <translation>
            <numerusform>Everybody has &lt;b&gt;%n life&lt;/b&gt;, shown as a number; the last six are shown on a die, turned down by one for each life lost.</numerusform>
            <numerusform>Everybody has &lt;b&gt;%n lives&lt;/b&gt;, shown as a number; the last six are shown on a die, turned down by one for each life lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may throw up to &lt;b&gt;%n time(s)&lt;/b&gt; and stop when you like. What counts is the last throw, not the best.</source>
        <translation>
            <numerusform>You may throw up to &lt;b&gt;%n time&lt;/b&gt; and stop when you like. What counts is the last throw, not the best.</numerusform>
            <numerusform>You may throw up to &lt;b&gt;%n times&lt;/b&gt; and stop when you like. What counts is the last throw, not the best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You throw &lt;b&gt;%n time(s)&lt;/b&gt;. What counts is the last throw, not the best.</source>
        <translation>
            <numerusform>You throw &lt;b&gt;%n time&lt;/b&gt;. What counts is the last throw, not the best.</numerusform>
            <numerusform>You throw &lt;b&gt;%n times&lt;/b&gt;. What counts is the last throw, not the best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player of a round may throw up to &lt;b&gt;%n time(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>The first player of a round may throw up to &lt;b&gt;%n time&lt;/b&gt;.</numerusform>
            <numerusform>The first player of a round may throw up to &lt;b&gt;%n times&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may throw up to &lt;b&gt;%n time(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>You may throw up to &lt;b&gt;%n time&lt;/b&gt;.</numerusform>
            <numerusform>You may throw up to &lt;b&gt;%n times&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player of a round throws &lt;b&gt;%n time(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>The first player of a round throws &lt;b&gt;%n time&lt;/b&gt;.</numerusform>
            <numerusform>The first player of a round throws &lt;b&gt;%n times&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody throws exactly &lt;b&gt;%n time(s)&lt;/b&gt;, whatever the dice show. Only the last throw is the result.</source>
        <translation>
            <numerusform>Everybody throws exactly &lt;b&gt;%n time&lt;/b&gt;, whatever the dice show. Only the last throw is the result.</numerusform>
            <numerusform>Everybody throws exactly &lt;b&gt;%n times&lt;/b&gt;, whatever the dice show. Only the last throw is the result.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You throw &lt;b&gt;%n time(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>You throw &lt;b&gt;%n time&lt;/b&gt;.</numerusform>
            <numerusform>You throw &lt;b&gt;%n times&lt;/b&gt;.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message numerus="yes">
        <source>loses %n</source>
        <comment>lives</comment>
        <translation>
            <numerusform>loses %n</numerusform>
            <numerusform>loses %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n</source>
        <comment>sips or points</comment>
        <translation>
            <numerusform>takes %n</numerusform>
            <numerusform>takes %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n life/lives</source>
        <translation>
            <numerusform>%n life</numerusform>
            <numerusform>%n lives</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slips</name>
    <message numerus="yes">
        <source>after %n finished round(s)</source>
        <translation>
            <numerusform>after %n finished round</numerusform>
            <numerusform>after %n finished rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} loses %n life/lives</source>
        <translation>
            <numerusform>{names} loses %n life</numerusform>
            <numerusform>{names} loses %n lives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} lose %n life/lives each</source>
        <translation>
            <numerusform>{names} lose %n life each</numerusform>
            <numerusform>{names} lose %n lives each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} takes %n sip(s)</source>
        <translation>
            <numerusform>{names} takes %n sip</numerusform>
            <numerusform>{names} takes %n sips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} takes %n point(s)</source>
        <translation>
            <numerusform>{names} takes %n point</numerusform>
            <numerusform>{names} takes %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stakes</name>
    <message numerus="yes">
        <source>%n sip(s)</source>
        <translation>
            <numerusform>%n sip</numerusform>
            <numerusform>%n sips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n throw(s)</source>
        <translation>
            <numerusform>%n throw</numerusform>
            <numerusform>%n throws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} and {other} have played %n round(s) together.</source>
        <translation>
            <numerusform>{name} and {other} have played %n round together.</numerusform>
            <numerusform>{name} and {other} have played %n rounds together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dice</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>troubles</name>
    <message numerus="yes">
        <source>The file of your games was damaged: %n game(s) could be saved from it. The damaged file is kept as {file}.</source>
        <translation>
            <numerusform>The file of your games was damaged: %n game could be saved from it. The damaged file is kept as {file}.</numerusform>
            <numerusform>The file of your games was damaged: %n games could be saved from it. The damaged file is kept as {file}.</numerusform>
        </translation>
    </message>
</context>
</TS>
