<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>ActionBar</name>
    <message>
        <source>Throw</source>
        <extracomment>How wide a button is beside others. So far a focus ring reaches around a button, at scale 1. Another game with the same people is wanted; the way back is wanted.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} throws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} stops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Players …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LeftOpenCard</name>
    <message>
        <source>Continue</source>
        <extracomment>Around the paper, for its shadow.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Name</source>
        <extracomment>Far more than a name may have, so that what is too long can be said to be. Nothing more is to be written.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pad</name>
    <message>
        <source>TAP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} taps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PeopleDelegate</name>
    <message>
        <source>Press a key</source>
        <extracomment>The row that waits for its new tap key, the one that is dragged; -1 for none.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PeopleRow</name>
    <message>
        <source>Change</source>
        <extracomment>A chip may be cut to so much of a name, at scale 1, before chips are left out.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message>
        <source>Plays</source>
        <extracomment>Who plays, who starts, how many names cannot stay: any of it may be different.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} sits out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of {name}: {colour}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap key of {name}: {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>teal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>olive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slate</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PotView</name>
    <message>
        <source>Pot</source>
        <extracomment>How wide the corner of the pot is, which dice leave free: a share of the felt between bounds.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pot: {amount}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Roster</name>
    <message>
        <source>Everybody needs a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already a player {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {most} characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name cannot hold control characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This key cannot tap: press one with a letter or a sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} stops a turn: press another key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} chooses a die or a player: press another key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} taps for {name} already: press another key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round is on: who comes, goes or moves waits until it is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where lives are played nobody can join a game that is on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes at least {least} players: let somebody else join first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes at most {most} players: let somebody else leave first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RosterDialog</name>
    <message>
        <source>Who plays tonight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) to settle</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Drag it up or down, or press Alt with an arrow key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is no longer in the list.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>This round</source>
        <extracomment>It has slid away.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold away</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Start page</source>
        <extracomment>Cards give up so much height for a second row of people. A menu is wanted: its name, the button to open it at. Everything was painted for the first time, nothing else is to be done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>18 or older, in moderation, never drive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is played for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StarterRow</name>
    <message>
        <source>Who starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranking and log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrayPane</name>
    <message>
        <source>stays</source>
        <extracomment>The dice that were thrown lie.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>dice</name>
    <message>
        <source>first die: {value}</source>
        <extracomment>Whether the die is to be shown as the one under the mouse. Whether the die is to be shown as the one with the keyboard&apos;s focus. The one that had the focus has gone. The die that was touched last, where both have the same value.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second die: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{die}, stays</source>
        <comment>first die: 4, stays</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
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
    <name>people</name>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ranking</name>
    <message>
        <source>{place}. {name}: {reading}</source>
        <extracomment>A row&apos;s RankRow.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {reading} so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: no result yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentence}, lowest</source>
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
    <name>seats</name>
    <message>
        <source>out</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>loses %n</source>
        <comment>lives</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n</source>
        <comment>sips or points</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>lowest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so far {reading}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>result {reading}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n life/lives</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Pirate ×{level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pirate</source>
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
    <message>
        <source>Deciding throws</source>
        <extracomment>Where the dice of the deciding throws lie.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
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
    <name>start page</name>
    <message>
        <source>It takes at least {least} players: add somebody under “Change”.</source>
        <extracomment>The place among them of who starts. Why they cannot play, with what to do; &quot;&quot; where they can.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} is for {players}, and {count} are here: choose another game, or let somebody sit out under “Change”.</source>
        <translation type="unfinished"></translation>
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
