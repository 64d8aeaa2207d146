<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>RosterDialog</name>
    <message numerus="yes">
        <source>%n name(s) to settle</source>
        <translation>
            <numerusform>%n name to settle</numerusform>
            <numerusform>%n names to settle</numerusform>
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
    <name>retelling</name>
    <message numerus="yes">
        <source>%n life/lives</source>
        <translation type="unfinished">
            <numerusform>%n life</numerusform>
            <numerusform>%n lives</numerusform>
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
