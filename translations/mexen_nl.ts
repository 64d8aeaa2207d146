<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>ActionBar</name>
    <message>
        <source>Throw</source>
        <translation>Gooien</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>{name} throws</source>
        <translation>{name} gooit</translation>
    </message>
    <message>
        <source>{name} stops</source>
        <translation>{name} stopt</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Volgende ronde</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} begint</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spel beëindigen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startpagina</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Spatie</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Players …</source>
        <translation>Spelers…</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Eerdere spellen</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spel beëindigen</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startpagina</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
</context>
<context>
    <name>LeftOpenCard</name>
    <message>
        <source>Continue</source>
        <translation>Doorspelen</translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <translation>{game}, ronde&#xa0;{number}</translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>{name} is aan de beurt.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groot</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Heel groot</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dobbelstenen</translation>
    </message>
    <message>
        <source>Cream</source>
        <translation>Crème</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Ivoor</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animatie</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Volledig</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Played for</source>
        <translation>We spelen om</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Strafpunten</translation>
    </message>
    <message>
        <source>Sips</source>
        <translation>Slokken</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Zacht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Hard</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
</context>
<context>
    <name>Pad</name>
    <message>
        <source>TAP</source>
        <translation>TIK</translation>
    </message>
    <message>
        <source>{name} taps</source>
        <translation>{name} tikt</translation>
    </message>
</context>
<context>
    <name>PastPage</name>
    <message>
        <source>Past games</source>
        <translation>Eerdere spellen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Open a record …</source>
        <translation>Spelverslag openen&#xa0;…</translation>
    </message>
    <message>
        <source>See it again</source>
        <translation>Opnieuw bekijken</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Opslaan als&#xa0;…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als tekst kopiëren</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>No game has been played yet. Each one comes here by itself.</source>
        <translation>Er is nog geen spel gespeeld. Elk spel komt hier vanzelf.</translation>
    </message>
</context>
<context>
    <name>PeopleDelegate</name>
    <message>
        <source>Press a key</source>
        <translation>Druk op een toets</translation>
    </message>
</context>
<context>
    <name>PeopleRow</name>
    <message>
        <source>Change</source>
        <translation>Wijzigen</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message>
        <source>Plays</source>
        <comment>above ticks, where six letters fit</comment>
        <translation>Mee</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Tap key</source>
        <translation>Tiktoets</translation>
    </message>
    <message>
        <source>{name} plays</source>
        <translation>{name} speelt mee</translation>
    </message>
    <message>
        <source>{name} sits out</source>
        <translation>{name} doet niet mee</translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation>{name} verplaatsen</translation>
    </message>
    <message>
        <source>Colour of {name}: {colour}</source>
        <translation>Kleur van {name}: {colour}</translation>
    </message>
    <message>
        <source>Name: {name}</source>
        <translation>Naam: {name}</translation>
    </message>
    <message>
        <source>Tap key of {name}: {key}</source>
        <translation>Tiktoets van {name}: {key}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} verwijderen</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no tap key</comment>
        <translation>geen</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blauw</translation>
    </message>
    <message>
        <source>green</source>
        <translation>groen</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>paars</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>petrol</translation>
    </message>
    <message>
        <source>rust</source>
        <translation>roestbruin</translation>
    </message>
    <message>
        <source>olive</source>
        <translation>olijfgroen</translation>
    </message>
    <message>
        <source>rose</source>
        <translation>framboosrood</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>leigrijs</translation>
    </message>
</context>
<context>
    <name>PotView</name>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Pot: {amount}</source>
        <translation>Pot: {amount}</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>To the beginning</source>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>A round back</source>
        <translation>Een ronde terug</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>A round forward</source>
        <translation>Een ronde verder</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Moment van het spel</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Ronde {round} van {rounds}</translation>
    </message>
    <message>
        <source>action {number} of {all}</source>
        <translation>actie {number} van {all}</translation>
    </message>
</context>
<context>
    <name>Roster</name>
    <message>
        <source>Everybody needs a name</source>
        <translation>Hier moet nog een naam staan</translation>
    </message>
    <message>
        <source>There is already a player {name}</source>
        <translation>Er is al een {name}</translation>
    </message>
    <message>
        <source>At most {most} characters</source>
        <translation>Hooguit {most} tekens</translation>
    </message>
    <message>
        <source>A name cannot hold control characters</source>
        <translation>Stuurtekens kunnen niet in een naam</translation>
    </message>
    <message>
        <source>This key cannot tap: press one with a letter or a sign.</source>
        <translation>Met deze toets kun je niet tikken: neem er een met een letter of een teken.</translation>
    </message>
    <message>
        <source>{key} stops a turn: press another key.</source>
        <translation>Met {key} stopt een beurt: neem een andere toets.</translation>
    </message>
    <message>
        <source>{key} chooses a die or a player: press another key.</source>
        <translation>Met {key} kies je een dobbelsteen of een speler: neem een andere toets.</translation>
    </message>
    <message>
        <source>{key} taps for {name} already: press another key.</source>
        <translation>Met {key} tikt {name} al: neem een andere toets.</translation>
    </message>
    <message>
        <source>A round is on: who comes, goes or moves waits until it is over.</source>
        <translation>De ronde is nog bezig: komen, gaan of van plaats wisselen kan pas daarna.</translation>
    </message>
    <message>
        <source>Where lives are played nobody can join a game that is on.</source>
        <translation>Wordt er om levens gespeeld, dan kan er niemand meer bij komen.</translation>
    </message>
    <message>
        <source>It takes at least {least} players: let somebody else join first.</source>
        <translation>Er zijn minstens {least} spelers nodig: laat eerst iemand anders meedoen.</translation>
    </message>
    <message>
        <source>It takes at most {most} players: let somebody else leave first.</source>
        <translation>Er kunnen hooguit {most} spelers meedoen: laat eerst iemand anders gaan.</translation>
    </message>
</context>
<context>
    <name>RosterDialog</name>
    <message>
        <source>Who plays tonight</source>
        <translation>Wie spelen er vanavond mee?</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Mensen</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Iemand toevoegen</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) to settle</source>
        <translation>
            <numerusform>%n&#xa0;naam klopt nog niet</numerusform>
            <numerusform>%n&#xa0;namen kloppen nog niet</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag it up or down, or press Alt with an arrow key.</source>
        <translation>Sleep omhoog of omlaag, of druk op Alt met een pijltjestoets.</translation>
    </message>
    <message>
        <source>{name} is no longer in the list.</source>
        <translation>{name} staat niet meer op de lijst.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>This round</source>
        <translation>Deze ronde</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Wat er gebeurde</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronde&#xa0;{number}</translation>
    </message>
    <message>
        <source>Fold away</source>
        <translation>Inklappen</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Startpagina</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wie spelen er mee?</translation>
    </message>
    <message>
        <source>18 or older, in moderation, never drive.</source>
        <translation>Vanaf 18&#xa0;jaar, met mate, en nooit achter het stuur.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Strafpunten</translation>
    </message>
    <message>
        <source>Sips</source>
        <translation>Slokken</translation>
    </message>
    <message>
        <source>What is played for</source>
        <translation>Waar we om spelen</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Eerdere spellen</translation>
    </message>
    <message>
        <source>How it looks</source>
        <translation>Weergave</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} begint</translation>
    </message>
</context>
<context>
    <name>StarterRow</name>
    <message>
        <source>Who starts</source>
        <translation>Wie begint?</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Kiezen…</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Put away</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>What is kept</source>
        <translation>Wat wordt bewaard</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw doen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>Ranking and log</source>
        <translation>Ranglijst en verloop</translation>
    </message>
</context>
<context>
    <name>TrayPane</name>
    <message>
        <source>stays</source>
        <translation>blijft</translation>
    </message>
    <message>
        <source>keep the {value}?</source>
        <translation>de {value} houden?</translation>
    </message>
    <message>
        <source>keep a die?</source>
        <translation>een dobbelsteen houden?</translation>
    </message>
</context>
<context>
    <name>Visit</name>
    <message>
        <source>This game cannot be read.</source>
        <translation>Dit spel kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}: {problem}</translation>
    </message>
    <message>
        <source>The record was not saved: {reason}</source>
        <translation>Het spelverslag is niet opgeslagen: {reason}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>The game was copied as text.</source>
        <translation>Het spel is als tekst gekopieerd.</translation>
    </message>
    <message>
        <source>{problem} What came before is shown here.</source>
        <translation>{problem} Wat daarvoor kwam is hier te zien.</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Opslaan als&#xa0;…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als tekst kopiëren</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Eerdere spellen</translation>
    </message>
</context>
<context>
    <name>dice</name>
    <message>
        <source>first die: {value}</source>
        <translation>eerste dobbelsteen: {value}</translation>
    </message>
    <message>
        <source>second die: {value}</source>
        <translation>tweede dobbelsteen: {value}</translation>
    </message>
    <message>
        <source>{die}, stays</source>
        <comment>first die: 4, stays</comment>
        <translation>{die}, blijft liggen</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Open a record</source>
        <translation>Spelverslag openen</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Opslaan als</translation>
    </message>
    <message>
        <source>Game records ({pattern})</source>
        <translation>Spelverslagen ({pattern})</translation>
    </message>
</context>
<context>
    <name>lists</name>
    <message>
        <source>{names} and {last}</source>
        <comment>Ann, Bo and Cem</comment>
        <translation>{names} en {last}</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>{name} keeps the {kept} and throws &lt;b&gt;{reading}&lt;/b&gt;.</source>
        <translation>{name} laat de {kept} liggen en gooit &lt;b&gt;{reading}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>{name} throws &lt;b&gt;{reading}&lt;/b&gt;.</source>
        <translation>{name} gooit &lt;b&gt;{reading}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Elbow! {name} begins the turn again.</source>
        <translation>Elleboog! {name} begint de beurt opnieuw.</translation>
    </message>
    <message>
        <source>31 is no throw: {name} hands out, then goes on.</source>
        <translation>31 is geen worp: {name} deelt uit en gaat dan verder.</translation>
    </message>
    <message>
        <source>31 does not count: {name} throws again.</source>
        <translation>31 telt niet: {name} gooit opnieuw.</translation>
    </message>
    <message>
        <source>The pot is now &lt;b&gt;{pot}&lt;/b&gt;.</source>
        <translation>De pot staat nu op &lt;b&gt;{pot}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>{name} is Knight.</source>
        <translation>{name} is nu Ridder.</translation>
    </message>
    <message>
        <source>{name} is Pirate.</source>
        <translation>{name} is nu Piraat.</translation>
    </message>
    <message>
        <source>{name} is Pirate times {level}.</source>
        <translation>{name} is nu Piraat&#xa0;×{level}.</translation>
    </message>
    <message>
        <source>There is no Knight now.</source>
        <translation>Er is nu geen Ridder.</translation>
    </message>
    <message>
        <source>There is no Pirate now.</source>
        <translation>Er is nu geen Piraat.</translation>
    </message>
    <message numerus="yes">
        <source>The double costs {name} %n point(s).</source>
        <translation>
            <numerusform>De dubbel kost {name} %n&#xa0;strafpunt.</numerusform>
            <numerusform>De dubbel kost {name} %n&#xa0;strafpunten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {name} %n point(s).</source>
        <translation>
            <numerusform>{giver} geeft {name} %n&#xa0;strafpunt.</numerusform>
            <numerusform>{giver} geeft {name} %n&#xa0;strafpunten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses the round and takes &lt;b&gt;%n point(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>{name} verliest de ronde en krijgt &lt;b&gt;%n&#xa0;strafpunt&lt;/b&gt;.</numerusform>
            <numerusform>{name} verliest de ronde en krijgt &lt;b&gt;%n&#xa0;strafpunten&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The double costs {name} %n sip(s).</source>
        <translation>
            <numerusform>De dubbel kost {name} %n&#xa0;slok.</numerusform>
            <numerusform>De dubbel kost {name} %n&#xa0;slokken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {name} %n sip(s).</source>
        <translation>
            <numerusform>{giver} geeft {name} %n&#xa0;slok.</numerusform>
            <numerusform>{giver} geeft {name} %n&#xa0;slokken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses the round and takes &lt;b&gt;%n sip(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>{name} verliest de ronde en krijgt &lt;b&gt;%n&#xa0;slok&lt;/b&gt;.</numerusform>
            <numerusform>{name} verliest de ronde en krijgt &lt;b&gt;%n&#xa0;slokken&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message>
        <source>32! Everybody else may tap before {name} throws or stops.</source>
        <translation>32! De anderen mogen tikken voordat {name} gooit of stopt.</translation>
    </message>
    <message>
        <source>{name} is faster than every tap.</source>
        <translation>{name} is sneller dan elke tik.</translation>
    </message>
    <message>
        <source>{tapper} taps: {name} is stuck with &lt;b&gt;32&lt;/b&gt;.</source>
        <translation>{tapper} tikt: {name} zit vast op &lt;b&gt;32&lt;/b&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has &lt;b&gt;{reading}&lt;/b&gt; after %n throw(s).</source>
        <translation>
            <numerusform>{name} heeft &lt;b&gt;{reading}&lt;/b&gt; na %n&#xa0;worp.</numerusform>
            <numerusform>{name} heeft &lt;b&gt;{reading}&lt;/b&gt; na %n&#xa0;worpen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone else has at most %n throw(s).</source>
        <translation>
            <numerusform>De anderen hebben hooguit %n&#xa0;worp.</numerusform>
            <numerusform>De anderen hebben hooguit %n&#xa0;worpen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} are equal: deciding throws.</source>
        <translation>{names} staan gelijk: beslisworpen.</translation>
    </message>
    <message>
        <source>31 decides nothing: {name} throws again.</source>
        <translation>31 beslist niets: {name} gooit opnieuw.</translation>
    </message>
    <message>
        <source>{name} throws &lt;b&gt;{value}&lt;/b&gt; to decide.</source>
        <translation>{name} gooit &lt;b&gt;{value}&lt;/b&gt; als beslisworp.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n life/lives.</source>
        <translation>
            <numerusform>{name} verliest %n&#xa0;leven.</numerusform>
            <numerusform>{name} verliest %n&#xa0;levens.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} is af.</translation>
    </message>
    <message>
        <source>Round {round}: {name} starts.</source>
        <translation>Ronde&#xa0;{round}: {name} begint.</translation>
    </message>
    <message>
        <source>{name} joins the game.</source>
        <translation>{name} doet nu mee.</translation>
    </message>
    <message>
        <source>{name} leaves the game.</source>
        <translation>{name} stapt eruit.</translation>
    </message>
    <message>
        <source>New seating order: {names}.</source>
        <translation>Nieuwe volgorde aan tafel: {names}.</translation>
    </message>
    <message>
        <source>{name} starts instead.</source>
        <translation>Nu begint {name}.</translation>
    </message>
    <message>
        <source>{name} wins the game.</source>
        <translation>{name} wint het spel.</translation>
    </message>
    <message>
        <source>Dead game: all went out at once.</source>
        <translation>Dood spel: iedereen is tegelijk af.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
</context>
<context>
    <name>past games</name>
    <message>
        <source>{rules}, {when}. {names}. {progress}.</source>
        <translation>{rules}, {when}. {names}. {progress}.</translation>
    </message>
    <message>
        <source>This program cannot play it again.</source>
        <translation>Dit programma kan het niet opnieuw afspelen.</translation>
    </message>
    <message>
        <source>{name} won in round {round}.</source>
        <translation>{name} won in ronde {round}.</translation>
    </message>
    <message>
        <source>Nobody won.</source>
        <translation>Niemand won.</translation>
    </message>
    <message>
        <source>{names} took most.</source>
        <translation>{names} kreeg het meeste.</translation>
    </message>
    <message>
        <source>{names} took most, equally much.</source>
        <translation>{names} kregen het meeste, allemaal evenveel.</translation>
    </message>
    <message>
        <source>Over in round {round}</source>
        <translation>Afgelopen in ronde {round}</translation>
    </message>
    <message>
        <source>Open, in round {round}</source>
        <translation>Nog bezig, in ronde {round}</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Player {number}</source>
        <translation>Speler {number}</translation>
    </message>
</context>
<context>
    <name>ranking</name>
    <message>
        <source>{place}. {name}: {reading}</source>
        <translation>{place}. {name}: {reading}</translation>
    </message>
    <message>
        <source>{name}: {reading} so far</source>
        <translation>{name}: tot nu toe {reading}</translation>
    </message>
    <message>
        <source>{name}: no result yet</source>
        <translation>{name}: nog geen resultaat</translation>
    </message>
    <message>
        <source>{sentence}, lowest</source>
        <translation>{sentence}, laagste</translation>
    </message>
</context>
<context>
    <name>readings</name>
    <message>
        <source>Mex</source>
        <comment>21 where a Pirate is played</comment>
        <translation>Mex</translation>
    </message>
    <message>
        <source>Mexico</source>
        <comment>21</comment>
        <translation>Mexico</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>Action {number}: {sentence}</source>
        <translation>Actie {number}: {sentence}</translation>
    </message>
    <message>
        <source>{who} cannot throw now.</source>
        <translation>{who} kan nu niet gooien.</translation>
    </message>
    <message>
        <source>{who} cannot stop now.</source>
        <translation>{who} kan nu niet stoppen.</translation>
    </message>
    <message>
        <source>{who} cannot tap now.</source>
        <translation>{who} kan nu niet tikken.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Dit kan nu niet.</translation>
    </message>
    <message>
        <source>This file is no game record.</source>
        <translation>Dit bestand is geen spelverslag.</translation>
    </message>
    <message>
        <source>So many players cannot play this game.</source>
        <translation>Met zoveel spelers kan dit spel niet.</translation>
    </message>
    <message>
        <source>{who} cannot have thrown {dice}.</source>
        <translation>{who} kan niet {dice} hebben gegooid.</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Het bestand kan niet worden gelezen: {reason}</translation>
    </message>
    <message>
        <source>The file is larger than {most} MiB.</source>
        <translation>Het bestand is groter dan {most} MiB.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Het bestand is leeg.</translation>
    </message>
    <message>
        <source>This record is of version {version}; this program reads version {known}.</source>
        <translation>Dit spelverslag is van versie {version}; dit programma leest versie {known}.</translation>
    </message>
    <message>
        <source>The record says “{key}”, which means nothing here.</source>
        <translation>In het spelverslag staat “{key}”, dat hier niets betekent.</translation>
    </message>
    <message>
        <source>The record does not say “{key}”.</source>
        <translation>In het spelverslag ontbreekt “{key}”.</translation>
    </message>
    <message>
        <source>What the record says for “{key}” cannot be read.</source>
        <translation>Wat het spelverslag bij “{key}” zegt, kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>The rules “{value}” are not known here.</source>
        <translation>De regels “{value}” zijn hier niet bekend.</translation>
    </message>
    <message>
        <source>Nobody can play by the rules of this record.</source>
        <translation>Met de regels van dit spelverslag kan niemand spelen.</translation>
    </message>
    <message>
        <source>“{value}” is nothing to play for here.</source>
        <translation>Om “{value}” kan hier niet worden gespeeld.</translation>
    </message>
    <message>
        <source>The record has more than {most} actions.</source>
        <translation>Het spelverslag heeft meer dan {most} acties.</translation>
    </message>
    <message>
        <source>A player has no name.</source>
        <translation>Een speler heeft geen naam.</translation>
    </message>
    <message>
        <source>The name “{name}” is longer than {most} characters.</source>
        <translation>De naam “{name}” is langer dan {most} tekens.</translation>
    </message>
    <message>
        <source>The name “{name}” cannot be written.</source>
        <translation>De naam “{name}” kan niet worden geschreven.</translation>
    </message>
    <message>
        <source>There are two players called “{name}”.</source>
        <translation>Er zijn twee spelers die “{name}” heten.</translation>
    </message>
    <message>
        <source>This action cannot be read.</source>
        <translation>Deze actie kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>A new seating order names everybody once.</source>
        <translation>Een nieuwe zitvolgorde noemt iedereen één keer.</translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>Here both dice are thrown each time.</source>
        <translation>Hier gooi je altijd met beide dobbelstenen.</translation>
    </message>
    <message>
        <source>In a deciding throw no die may stay.</source>
        <translation>Bij een beslisworp mag geen dobbelsteen blijven liggen.</translation>
    </message>
    <message>
        <source>After a 31 both dice are thrown.</source>
        <translation>Na een 31 gooi je met beide dobbelstenen.</translation>
    </message>
    <message>
        <source>A die may stay only after a throw.</source>
        <translation>Een dobbelsteen mag pas na een worp blijven liggen.</translation>
    </message>
    <message>
        <source>This die stayed last time: it must roll now.</source>
        <translation>Deze dobbelsteen bleef net al liggen: nu moet hij rollen.</translation>
    </message>
    <message>
        <source>A die may stay only once a turn.</source>
        <translation>Maar één keer per beurt mag een dobbelsteen blijven liggen.</translation>
    </message>
    <message>
        <source>The 1 of a 31 may not stay.</source>
        <translation>De 1 van een 31 mag niet blijven liggen.</translation>
    </message>
    <message>
        <source>Only a single 1 or 2 may stay.</source>
        <translation>Alleen een losse 1 of 2 mag blijven liggen.</translation>
    </message>
</context>
<context>
    <name>retelling</name>
    <message>
        <source>Players: {names}</source>
        <translation>Spelers: {names}</translation>
    </message>
    <message>
        <source>Where it stands, in round {round}:</source>
        <translation>De stand, in ronde {round}:</translation>
    </message>
    <message>
        <source>How it ended:</source>
        <translation>Hoe het afliep:</translation>
    </message>
    <message numerus="yes">
        <source>%n life/lives</source>
        <translation>
            <numerusform>%n leven</numerusform>
            <numerusform>%n levens</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {amount}</source>
        <translation>{name}: {amount}</translation>
    </message>
</context>
<context>
    <name>rule sets</name>
    <message>
        <source>Mexico with the Knight</source>
        <translation>Mexico met de Ridder</translation>
    </message>
    <message>
        <source>Mexen with the Pirate</source>
        <translation>Mexen met de Piraat</translation>
    </message>
    <message>
        <source>Mexen extreme</source>
        <translation>Mexen extreem</translation>
    </message>
    <message>
        <source>Mexico with lives</source>
        <translation>Mexico met levens</translation>
    </message>
    <message>
        <source>Stop when you dare; every double costs the Knight.</source>
        <translation>Durf op tijd te stoppen; elke dubbel raakt de Ridder.</translation>
    </message>
    <message>
        <source>Three throws, and a 31 hands out a sip.</source>
        <translation>Drie worpen, en met 31 deel je een slok uit.</translation>
    </message>
    <message>
        <source>Three throws, and a 31 hands out a point.</source>
        <translation>Drie worpen, en met 31 deel je een strafpunt uit.</translation>
    </message>
    <message>
        <source>Exactly three throws; Mex and 65 double the pot.</source>
        <translation>Precies drie worpen; Mex en 65 verdubbelen de pot.</translation>
    </message>
    <message>
        <source>Six lives each, and the last one left wins.</source>
        <translation>Iedereen heeft zes levens; wie overblijft, wint.</translation>
    </message>
    <message>
        <source>{least} or more players</source>
        <translation>{least} of meer spelers</translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>{least} tot {most} spelers</translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>out</source>
        <translation>af</translation>
    </message>
    <message numerus="yes">
        <source>loses %n</source>
        <comment>lives</comment>
        <translation>
            <numerusform>verliest %n</numerusform>
            <numerusform>verliest %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n</source>
        <comment>sips or points</comment>
        <translation>
            <numerusform>krijgt %n</numerusform>
            <numerusform>krijgt %n</numerusform>
        </translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>laagste</translation>
    </message>
    <message>
        <source>so far</source>
        <comment>in a narrow row</comment>
        <translation>nu</translation>
    </message>
    <message>
        <source>player {number}</source>
        <translation>speler {number}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>wint</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>aan de beurt</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>nog geen resultaat</translation>
    </message>
    <message>
        <source>so far {reading}</source>
        <translation>tot nu toe {reading}</translation>
    </message>
    <message>
        <source>result {reading}</source>
        <translation>resultaat {reading}</translation>
    </message>
    <message numerus="yes">
        <source>%n life/lives</source>
        <translation>
            <numerusform>%n&#xa0;leven</numerusform>
            <numerusform>%n&#xa0;levens</numerusform>
        </translation>
    </message>
    <message>
        <source>Pirate ×{level}</source>
        <translation>Piraat&#xa0;×{level}</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ridder</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Piraat</translation>
    </message>
</context>
<context>
    <name>slips</name>
    <message>
        <source>{name} wins</source>
        <translation>{name} wint</translation>
    </message>
    <message>
        <source>in round {round}</source>
        <translation>in ronde&#xa0;{round}</translation>
    </message>
    <message>
        <source>Dead game</source>
        <translation>Dood spel</translation>
    </message>
    <message>
        <source>All are out at once: nobody wins.</source>
        <translation>Iedereen is tegelijk af: niemand wint.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message numerus="yes">
        <source>after %n finished round(s)</source>
        <translation>
            <numerusform>na %n&#xa0;gespeelde ronde</numerusform>
            <numerusform>na %n&#xa0;gespeelde rondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} loses %n life/lives</source>
        <translation>
            <numerusform>{names} verliest %n&#xa0;leven</numerusform>
            <numerusform>{names} verliest %n&#xa0;levens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} lose %n life/lives each</source>
        <translation>
            <numerusform>{names} verliezen elk %n&#xa0;leven</numerusform>
            <numerusform>{names} verliezen elk %n&#xa0;levens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} takes %n sip(s)</source>
        <translation>
            <numerusform>{names} krijgt %n&#xa0;slok</numerusform>
            <numerusform>{names} krijgt %n&#xa0;slokken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} takes %n point(s)</source>
        <translation>
            <numerusform>{names} krijgt %n&#xa0;strafpunt</numerusform>
            <numerusform>{names} krijgt %n&#xa0;strafpunten</numerusform>
        </translation>
    </message>
    <message>
        <source>and starts the next round</source>
        <translation>en begint de volgende ronde</translation>
    </message>
    <message>
        <source>{name} starts the next round</source>
        <translation>{name} begint de volgende ronde</translation>
    </message>
    <message>
        <source>{mexico}!</source>
        <comment>Mexico! or Mex!</comment>
        <translation>{mexico}!</translation>
    </message>
    <message>
        <source>Elbow</source>
        <translation>Elleboog</translation>
    </message>
    <message>
        <source>31, again</source>
        <translation>31, opnieuw</translation>
    </message>
    <message>
        <source>STUCK!</source>
        <translation>VAST!</translation>
    </message>
    <message>
        <source>{name} is Knight</source>
        <translation>{name} is Ridder</translation>
    </message>
    <message>
        <source>{name} is Pirate</source>
        <translation>{name} is Piraat</translation>
    </message>
    <message>
        <source>{name}: Pirate ×{level}</source>
        <translation>{name}: Piraat&#xa0;×{level}</translation>
    </message>
    <message>
        <source>Deciding throws</source>
        <translation>Beslisworpen</translation>
    </message>
    <message>
        <source>out</source>
        <translation>af</translation>
    </message>
</context>
<context>
    <name>stakes</name>
    <message numerus="yes">
        <source>%n sip(s)</source>
        <translation>
            <numerusform>%n&#xa0;slok</numerusform>
            <numerusform>%n&#xa0;slokken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;strafpunt</numerusform>
            <numerusform>%n&#xa0;strafpunten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>start page</name>
    <message>
        <source>It takes at least {least} players: add somebody under “Change”.</source>
        <translation>Er zijn minstens {least} spelers nodig: voeg iemand toe bij “Wijzigen”.</translation>
    </message>
    <message>
        <source>{game} is for {players}, and {count} are here: choose another game, or let somebody sit out under “Change”.</source>
        <translation>{game} is voor {players}, jullie zijn met {count}: kies een ander spel, of laat bij “Wijzigen” iemand niet meedoen.</translation>
    </message>
</context>
<context>
    <name>status</name>
    <message>
        <source>&lt;b&gt;The game is over&lt;/b&gt;</source>
        <translation>&lt;b&gt;Het spel is afgelopen&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;End of round {round}&lt;/b&gt;</source>
        <translation>&lt;b&gt;Einde van ronde&#xa0;{round}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; 31. Who takes 1 sip?</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; 31. Wie krijgt een slok?</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; 31. Who takes 1 point?</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; 31. Wie krijgt een strafpunt?</translation>
    </message>
    <message>
        <source>&lt;b&gt;32!&lt;/b&gt; Tap before {name} throws</source>
        <translation>&lt;b&gt;32!&lt;/b&gt; Tik voordat {name} gooit</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; who is Knight now?</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; wie wordt nu Ridder?</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; a deciding throw</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; beslisworp</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; throw {throw} of {limit}</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; worp {throw} van {limit}</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; Elbow, again: throw {throw} of {limit}</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; Elleboog, opnieuw: worp {throw} van {limit}</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; 31, again: throw {throw} of {limit}</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; 31, opnieuw: worp {throw} van {limit}</translation>
    </message>
    <message>
        <source>the pot is back at &lt;b&gt;{pot}&lt;/b&gt;</source>
        <translation>de pot staat weer op &lt;b&gt;{pot}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>to beat: &lt;b&gt;{reading}&lt;/b&gt; ({names})</source>
        <translation>te verslaan: &lt;b&gt;{reading}&lt;/b&gt; ({names})</translation>
    </message>
    <message>
        <source>the &lt;b&gt;highest&lt;/b&gt; loses</source>
        <translation>de &lt;b&gt;hoogste&lt;/b&gt; verliest</translation>
    </message>
    <message>
        <source>the &lt;b&gt;lowest&lt;/b&gt; loses</source>
        <translation>de &lt;b&gt;laagste&lt;/b&gt; verliest</translation>
    </message>
    <message>
        <source>the &lt;b&gt;highest&lt;/b&gt; takes {amount}</source>
        <translation>de &lt;b&gt;hoogste&lt;/b&gt; krijgt {amount}</translation>
    </message>
    <message>
        <source>the &lt;b&gt;lowest&lt;/b&gt; takes {amount}</source>
        <translation>de &lt;b&gt;laagste&lt;/b&gt; krijgt {amount}</translation>
    </message>
</context>
<context>
    <name>troubles</name>
    <message>
        <source>This game is not being saved: your games were kept by a newer Mexen. They are left as they are; use the newer one to see them.</source>
        <translation>Dit spel wordt niet opgeslagen: je spellen zijn van een nieuwere Mexen. Ze blijven zoals ze zijn; open de nieuwere om ze te zien.</translation>
    </message>
    <message>
        <source>This game is not being saved: another program has the file of your games open. The game goes on; it will be saved when that one is closed.</source>
        <translation>Dit spel wordt niet opgeslagen: een ander programma heeft het bestand met je spellen open. Het spel gaat door; het wordt opgeslagen zodra dat programma dicht is.</translation>
    </message>
    <message>
        <source>This game is not being saved: Mexen may not write in the folder {folder}. The game goes on; it will be saved when writing is allowed.</source>
        <translation>Dit spel wordt niet opgeslagen: Mexen mag niet schrijven in de map {folder}. Het spel gaat door; het wordt opgeslagen zodra dat wel mag.</translation>
    </message>
    <message>
        <source>This game is not being saved: the disk is full. It goes on; it will be saved when there is room again.</source>
        <translation>Dit spel wordt niet opgeslagen: de schijf is vol. Het gaat door; het wordt opgeslagen zodra er weer ruimte is.</translation>
    </message>
    <message>
        <source>This game is not being saved: the disk does not answer as it should ({reason}). The game goes on; it will be saved when that is over.</source>
        <translation>Dit spel wordt niet opgeslagen: de schijf antwoordt niet zoals het hoort ({reason}). Het spel gaat door; het wordt opgeslagen zodra dat voorbij is.</translation>
    </message>
    <message>
        <source>This game is not being saved: the file of your games is damaged. It is left as it is, in the folder {folder}; the game goes on.</source>
        <translation>Dit spel wordt niet opgeslagen: het bestand met je spellen is beschadigd. Het blijft zoals het is, in de map {folder}; het spel gaat door.</translation>
    </message>
    <message numerus="yes">
        <source>The file of your games was damaged: %n game(s) could be saved from it. The damaged file is kept as {file}.</source>
        <translation>
            <numerusform>Het bestand met je spellen was beschadigd: %n spel is eruit gered. Het beschadigde bestand is bewaard als {file}.</numerusform>
            <numerusform>Het bestand met je spellen was beschadigd: %n spellen zijn eruit gered. Het beschadigde bestand is bewaard als {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of your games was damaged, and nothing could be read from it: Mexen has begun a new one. The damaged file is kept as {file}.</source>
        <translation>Het bestand met je spellen was beschadigd en niet meer te lezen: Mexen is een nieuw begonnen. Het beschadigde bestand is bewaard als {file}.</translation>
    </message>
    <message>
        <source>The file of your games was deleted while you played: Mexen has put it back. Nothing is lost.</source>
        <translation>Het bestand met je spellen werd tijdens het spelen gewist: Mexen heeft het teruggezet. Er is niets verloren.</translation>
    </message>
    <message>
        <source>Another file took the place of your games while you played: Mexen has put yours back. Nothing is lost; the other one is kept as {file}.</source>
        <translation>Tijdens het spelen kwam een ander bestand op de plaats van je spellen: Mexen heeft het jouwe teruggezet. Er is niets verloren; het andere is bewaard als {file}.</translation>
    </message>
</context>
</TS>
