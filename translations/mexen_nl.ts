<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>lists</name>
    <message>
        <source>{names} and {last}</source>
        <comment>Ann, Bo and Cem</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>{name} keeps the {kept} and throws &lt;b&gt;{reading}&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} throws &lt;b&gt;{reading}&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elbow! {name} begins the turn again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>31 is no throw: {name} hands out, then goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>31 does not count: {name} throws again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pot is now &lt;b&gt;{pot}&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is Knight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is Pirate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is Pirate times {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Knight now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Pirate now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The double costs {name} %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {name} %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses the round and takes &lt;b&gt;%n point(s)&lt;/b&gt;.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The double costs {name} %n sip(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {name} %n sip(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses the round and takes &lt;b&gt;%n sip(s)&lt;/b&gt;.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>32! Everybody else may tap before {name} throws or stops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is faster than every tap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tapper} taps: {name} is stuck with &lt;b&gt;32&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} has &lt;b&gt;{reading}&lt;/b&gt; after %n throw(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone else may throw up to %n time(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{names} are equal: deciding throws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>31 decides nothing: {name} throws again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} throws &lt;b&gt;{value}&lt;/b&gt; to decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n life/lives.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}: {name} starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} joins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leaves the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New seating order: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} starts instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead game: all went out at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>readings</name>
    <message>
        <source>Mex</source>
        <comment>21 where a Pirate is played</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexico</source>
        <comment>21</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>Here both dice are thrown each time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a deciding throw no die may stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a 31 both dice are thrown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die may stay only after a throw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This die stayed last time: it must roll now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A die may stay only once a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 1 of a 31 may not stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a single 1 or 2 may stay.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rule sets</name>
    <message>
        <source>Mexico with the Knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexen with the Pirate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexen extreme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mexico with lives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop when you dare; every double costs the Knight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three throws, and a 31 hands out a sip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three throws, and a 31 hands out a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly three throws; Mex and 65 double the pot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six lives each, and the last one left wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} or more players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slips</name>
    <message>
        <source>{name} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All are out at once: nobody wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>after %n finished round(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} loses %n life/lives</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} lose %n life/lives each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} takes %n sip(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} takes %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>and starts the next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} starts the next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{mexico}!</source>
        <comment>Mexico! or Mex!</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elbow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>31, again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STUCK!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is Knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is Pirate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: Pirate ×{level}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>stakes</name>
    <message numerus="yes">
        <source>%n sip(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>status</name>
    <message>
        <source>&lt;b&gt;The game is over&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;End of round {round}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; 31. Who takes 1 sip?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; 31. Who takes 1 point?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;32!&lt;/b&gt; Tap before {name} throws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; who is Knight now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; a deciding throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; throw {throw} of {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; Elbow, again: throw {throw} of {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; 31, again: throw {throw} of {limit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pot is back at &lt;b&gt;{pot}&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to beat: &lt;b&gt;{reading}&lt;/b&gt; ({names})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the &lt;b&gt;highest&lt;/b&gt; loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the &lt;b&gt;lowest&lt;/b&gt; loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the &lt;b&gt;highest&lt;/b&gt; takes {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the &lt;b&gt;lowest&lt;/b&gt; takes {amount}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
