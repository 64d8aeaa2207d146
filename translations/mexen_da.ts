<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>ActionBar</name>
    <message>
        <source>Throw</source>
        <translation>Slå</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>{name} throws</source>
        <translation>{name} slår</translation>
    </message>
    <message>
        <source>{name} stops</source>
        <translation>{name} stopper</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Næste runde</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} starter</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Afslut spillet</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Spil igen</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startside</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Mellemrum</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Players …</source>
        <translation>Spillere&#xa0;…</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Fuld skærm</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Tidligere spil</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Afslut spillet</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startside</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Luk programmet</translation>
    </message>
</context>
<context>
    <name>LeftOpenCard</name>
    <message>
        <source>Continue</source>
        <translation>Spil videre</translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <translation>{game}, runde&#xa0;{number}</translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>{name} har turen.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Language</source>
        <translation>Sprog</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farver</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lyse</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørke</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Høj kontrast</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekststørrelse</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Lille</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Stor</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Meget stor</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Terninger</translation>
    </message>
    <message>
        <source>Cream</source>
        <translation>Creme</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Elfenben</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Sort</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Fuld</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Hurtig</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Fra</translation>
    </message>
    <message>
        <source>Played for</source>
        <translation>Der spilles om</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Strafpoint</translation>
    </message>
    <message>
        <source>Sips</source>
        <translation>Tåre</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Lyd</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Lydløs</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Lav</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Middel</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Høj</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
</context>
<context>
    <name>Pad</name>
    <message>
        <source>TAP</source>
        <translation>TRYK</translation>
    </message>
    <message>
        <source>{name} taps</source>
        <translation>{name} trykker</translation>
    </message>
</context>
<context>
    <name>PastPage</name>
    <message>
        <source>Past games</source>
        <translation>Tidligere spil</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Open a record …</source>
        <translation>Åbn et spilreferat&#xa0;…</translation>
    </message>
    <message>
        <source>See it again</source>
        <translation>Se det igen</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Gem som&#xa0;…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopiér som tekst</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>No game has been played yet. Each one comes here by itself.</source>
        <translation>Der er ikke spillet noget spil endnu. Hvert spil kommer hertil af sig selv.</translation>
    </message>
</context>
<context>
    <name>PeopleDelegate</name>
    <message>
        <source>Press a key</source>
        <translation>Tryk på en tast</translation>
    </message>
</context>
<context>
    <name>PeopleRow</name>
    <message>
        <source>Change</source>
        <translation>Ændr</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message>
        <source>Plays</source>
        <comment>above ticks, where six letters fit</comment>
        <translation>Med</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Tap key</source>
        <translation>Tryktast</translation>
    </message>
    <message>
        <source>{name} plays</source>
        <translation>{name} spiller med</translation>
    </message>
    <message>
        <source>{name} sits out</source>
        <translation>{name} sidder over</translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation>Flyt {name}</translation>
    </message>
    <message>
        <source>Colour of {name}: {colour}</source>
        <translation>Farve for {name}: {colour}</translation>
    </message>
    <message>
        <source>Name: {name}</source>
        <translation>Navn: {name}</translation>
    </message>
    <message>
        <source>Tap key of {name}: {key}</source>
        <translation>Tryktast for {name}: {key}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Fjern {name}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no tap key</comment>
        <translation>ingen</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blå</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grøn</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>lilla</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>petroleumsblå</translation>
    </message>
    <message>
        <source>rust</source>
        <translation>rustrød</translation>
    </message>
    <message>
        <source>olive</source>
        <translation>olivengrøn</translation>
    </message>
    <message>
        <source>rose</source>
        <translation>rosenrød</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>skifergrå</translation>
    </message>
</context>
<context>
    <name>PotView</name>
    <message>
        <source>Pot</source>
        <translation>Pulje</translation>
    </message>
    <message>
        <source>Pot: {amount}</source>
        <translation>Pulje: {amount}</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>To the beginning</source>
        <translation>Til begyndelsen</translation>
    </message>
    <message>
        <source>A round back</source>
        <translation>En runde tilbage</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbage</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Frem</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Spil videre</translation>
    </message>
    <message>
        <source>A round forward</source>
        <translation>En runde frem</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Til slutningen</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Tidspunkt i spillet</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Runde {round} af {rounds}</translation>
    </message>
    <message>
        <source>action {number} of {all}</source>
        <translation>handling {number} af {all}</translation>
    </message>
</context>
<context>
    <name>Roster</name>
    <message>
        <source>Everybody needs a name</source>
        <translation>Her mangler et navn</translation>
    </message>
    <message>
        <source>There is already a player {name}</source>
        <translation>{name} er her allerede</translation>
    </message>
    <message>
        <source>At most {most} characters</source>
        <translation>Højst {most} tegn</translation>
    </message>
    <message>
        <source>A name cannot hold control characters</source>
        <translation>Et navn kan ikke have styretegn</translation>
    </message>
    <message>
        <source>This key cannot tap: press one with a letter or a sign.</source>
        <translation>Den tast kan man ikke trykke med: Tag en med et bogstav eller et tegn.</translation>
    </message>
    <message>
        <source>{key} stops a turn: press another key.</source>
        <translation>{key} stopper en tur: Tag en anden tast.</translation>
    </message>
    <message>
        <source>{key} chooses a die or a player: press another key.</source>
        <translation>{key} vælger en terning eller en spiller: Tag en anden tast.</translation>
    </message>
    <message>
        <source>{key} taps for {name} already: press another key.</source>
        <translation>{key} trykker allerede for {name}: Tag en anden tast.</translation>
    </message>
    <message>
        <source>A round is on: who comes, goes or moves waits until it is over.</source>
        <translation>Runden er i gang: Vent med at komme, gå eller bytte plads, til den er slut.</translation>
    </message>
    <message>
        <source>Where lives are played nobody can join a game that is on.</source>
        <translation>Når der spilles om liv, kan ingen komme med undervejs.</translation>
    </message>
    <message>
        <source>It takes at least {least} players: let somebody else join first.</source>
        <translation>Der skal være mindst {least} spillere: Lad først en anden komme med.</translation>
    </message>
    <message>
        <source>It takes at most {most} players: let somebody else leave first.</source>
        <translation>Der kan højst være {most} spillere: Lad først en anden gå.</translation>
    </message>
</context>
<context>
    <name>RosterDialog</name>
    <message>
        <source>Who plays tonight</source>
        <translation>Hvem spiller med i aften?</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personer</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Tilføj en person</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Sæt tilbage</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Færdig</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) to settle</source>
        <translation>
            <numerusform>%n&#xa0;navn skal rettes</numerusform>
            <numerusform>%n&#xa0;navne skal rettes</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag it up or down, or press Alt with an arrow key.</source>
        <translation>Træk op eller ned, eller tryk på Alt og en piletast.</translation>
    </message>
    <message>
        <source>{name} is no longer in the list.</source>
        <translation>{name} er ikke længere på listen.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>This round</source>
        <translation>Denne runde</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Det er sket</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde&#xa0;{number}</translation>
    </message>
    <message>
        <source>Fold away</source>
        <translation>Fold sammen</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Startside</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Hvem spiller med?</translation>
    </message>
    <message>
        <source>18 or older, in moderation, never drive.</source>
        <translation>Fra 18&#xa0;år, med måde, og aldrig bag rattet.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Mellemrum</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Strafpoint</translation>
    </message>
    <message>
        <source>Sips</source>
        <translation>Tåre</translation>
    </message>
    <message>
        <source>What is played for</source>
        <translation>Hvad der spilles om</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Tidligere spil</translation>
    </message>
    <message>
        <source>How it looks</source>
        <translation>Udseende</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} starter</translation>
    </message>
</context>
<context>
    <name>StarterRow</name>
    <message>
        <source>Who starts</source>
        <translation>Hvem starter?</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Vælg&#xa0;…</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Put away</source>
        <translation>Skjul</translation>
    </message>
    <message>
        <source>What is kept</source>
        <translation>Hvad der gemmes</translation>
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
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gentag</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Ranking and log</source>
        <translation>Rangliste og forløb</translation>
    </message>
</context>
<context>
    <name>TrayPane</name>
    <message>
        <source>stays</source>
        <translation>bliver</translation>
    </message>
    <message>
        <source>keep the {value}?</source>
        <translation>behold {value}?</translation>
    </message>
    <message>
        <source>keep a die?</source>
        <translation>behold en terning?</translation>
    </message>
</context>
<context>
    <name>Visit</name>
    <message>
        <source>This game cannot be read.</source>
        <translation>Dette spil kan ikke læses.</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}: {problem}</translation>
    </message>
    <message>
        <source>The record was not saved: {reason}</source>
        <translation>Spilreferatet blev ikke gemt: {reason}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gemt som {file}.</translation>
    </message>
    <message>
        <source>The game was copied as text.</source>
        <translation>Spillet blev kopieret som tekst.</translation>
    </message>
    <message>
        <source>{problem} What came before is shown here.</source>
        <translation>{problem} Det, der kom før, vises her.</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Gem som&#xa0;…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopiér som tekst</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Tidligere spil</translation>
    </message>
</context>
<context>
    <name>dice</name>
    <message>
        <source>first die: {value}</source>
        <translation>første terning: {value}</translation>
    </message>
    <message>
        <source>second die: {value}</source>
        <translation>anden terning: {value}</translation>
    </message>
    <message>
        <source>{die}, stays</source>
        <comment>first die: 4, stays</comment>
        <translation>{die}, bliver liggende</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Open a record</source>
        <translation>Åbn et spilreferat</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Gem som</translation>
    </message>
    <message>
        <source>Game records ({pattern})</source>
        <translation>Spilreferater ({pattern})</translation>
    </message>
</context>
<context>
    <name>lists</name>
    <message>
        <source>{names} and {last}</source>
        <comment>Ann, Bo and Cem</comment>
        <translation>{names} og {last}</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>{name} keeps the {kept} and throws &lt;b&gt;{reading}&lt;/b&gt;.</source>
        <translation>{name} lader {kept}&apos;eren ligge og slår &lt;b&gt;{reading}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>{name} throws &lt;b&gt;{reading}&lt;/b&gt;.</source>
        <translation>{name} slår &lt;b&gt;{reading}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Elbow! {name} begins the turn again.</source>
        <translation>Albue! {name} begynder turen forfra.</translation>
    </message>
    <message>
        <source>31 is no throw: {name} hands out, then goes on.</source>
        <translation>31 tæller ikke som slag: {name} deler ud og fortsætter.</translation>
    </message>
    <message>
        <source>31 does not count: {name} throws again.</source>
        <translation>31 tæller ikke: {name} slår igen.</translation>
    </message>
    <message>
        <source>The pot is now &lt;b&gt;{pot}&lt;/b&gt;.</source>
        <translation>Puljen er nu på &lt;b&gt;{pot}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>{name} is Knight.</source>
        <translation>{name} er nu Ridder.</translation>
    </message>
    <message>
        <source>{name} is Pirate.</source>
        <translation>{name} er nu Pirat.</translation>
    </message>
    <message>
        <source>{name} is Pirate times {level}.</source>
        <translation>{name} er nu Pirat&#xa0;×{level}.</translation>
    </message>
    <message>
        <source>There is no Knight now.</source>
        <translation>Nu er der ingen Ridder.</translation>
    </message>
    <message>
        <source>There is no Pirate now.</source>
        <translation>Nu er der ingen Pirat.</translation>
    </message>
    <message numerus="yes">
        <source>The double costs {name} %n point(s).</source>
        <translation>
            <numerusform>Parret koster {name} %n&#xa0;strafpoint.</numerusform>
            <numerusform>Parret koster {name} %n&#xa0;strafpoint.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {name} %n point(s).</source>
        <translation>
            <numerusform>{giver} giver {name} %n&#xa0;strafpoint.</numerusform>
            <numerusform>{giver} giver {name} %n&#xa0;strafpoint.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses the round and takes &lt;b&gt;%n point(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>{name} taber runden og får &lt;b&gt;%n&#xa0;strafpoint&lt;/b&gt;.</numerusform>
            <numerusform>{name} taber runden og får &lt;b&gt;%n&#xa0;strafpoint&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The double costs {name} %n sip(s).</source>
        <translation>
            <numerusform>Parret koster {name} %n&#xa0;tår.</numerusform>
            <numerusform>Parret koster {name} %n&#xa0;tåre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {name} %n sip(s).</source>
        <translation>
            <numerusform>{giver} giver {name} %n&#xa0;tår.</numerusform>
            <numerusform>{giver} giver {name} %n&#xa0;tåre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses the round and takes &lt;b&gt;%n sip(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>{name} taber runden og får &lt;b&gt;%n&#xa0;tår&lt;/b&gt;.</numerusform>
            <numerusform>{name} taber runden og får &lt;b&gt;%n&#xa0;tåre&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message>
        <source>32! Everybody else may tap before {name} throws or stops.</source>
        <translation>32! Alle andre må trykke, før {name} slår eller stopper.</translation>
    </message>
    <message>
        <source>{name} is faster than every tap.</source>
        <translation>{name} er hurtigere end alle tryk.</translation>
    </message>
    <message>
        <source>{tapper} taps: {name} is stuck with &lt;b&gt;32&lt;/b&gt;.</source>
        <translation>{tapper} trykker: {name} er låst på &lt;b&gt;32&lt;/b&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has &lt;b&gt;{reading}&lt;/b&gt; after %n throw(s).</source>
        <translation>
            <numerusform>{name} har &lt;b&gt;{reading}&lt;/b&gt; efter %n&#xa0;slag.</numerusform>
            <numerusform>{name} har &lt;b&gt;{reading}&lt;/b&gt; efter %n&#xa0;slag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone else has at most %n throw(s).</source>
        <translation>
            <numerusform>Alle andre har højst %n&#xa0;slag.</numerusform>
            <numerusform>Alle andre har højst %n&#xa0;slag.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} are equal: deciding throws.</source>
        <translation>{names} står lige: afgørende slag.</translation>
    </message>
    <message>
        <source>31 decides nothing: {name} throws again.</source>
        <translation>31 afgør intet: {name} slår igen.</translation>
    </message>
    <message>
        <source>{name} throws &lt;b&gt;{value}&lt;/b&gt; to decide.</source>
        <translation>{name} slår &lt;b&gt;{value}&lt;/b&gt; i det afgørende slag.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n life/lives.</source>
        <translation>
            <numerusform>{name} mister %n&#xa0;liv.</numerusform>
            <numerusform>{name} mister %n&#xa0;liv.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} er ude.</translation>
    </message>
    <message>
        <source>Round {round}: {name} starts.</source>
        <translation>Runde&#xa0;{round}: {name} starter.</translation>
    </message>
    <message>
        <source>{name} joins the game.</source>
        <translation>{name} er nu med.</translation>
    </message>
    <message>
        <source>{name} leaves the game.</source>
        <translation>{name} forlader spillet.</translation>
    </message>
    <message>
        <source>New seating order: {names}.</source>
        <translation>Ny rækkefølge om bordet: {names}.</translation>
    </message>
    <message>
        <source>{name} starts instead.</source>
        <translation>{name} starter i stedet.</translation>
    </message>
    <message>
        <source>{name} wins the game.</source>
        <translation>{name} vinder spillet.</translation>
    </message>
    <message>
        <source>Dead game: all went out at once.</source>
        <translation>Dødt spil: Alle er ude på én gang.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slut.</translation>
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
        <translation>Dette program kan ikke afspille det igen.</translation>
    </message>
    <message>
        <source>{name} won in round {round}.</source>
        <translation>{name} vandt i runde {round}.</translation>
    </message>
    <message>
        <source>Nobody won.</source>
        <translation>Ingen vandt.</translation>
    </message>
    <message>
        <source>{names} took most.</source>
        <translation>{names} fik mest.</translation>
    </message>
    <message>
        <source>{names} took most, equally much.</source>
        <translation>{names} fik mest, lige meget.</translation>
    </message>
    <message>
        <source>Over in round {round}</source>
        <translation>Slut i runde {round}</translation>
    </message>
    <message>
        <source>Open, in round {round}</source>
        <translation>I gang, i runde {round}</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Player {number}</source>
        <translation>Spiller {number}</translation>
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
        <translation>{name}: {reading} indtil nu</translation>
    </message>
    <message>
        <source>{name}: no result yet</source>
        <translation>{name}: intet resultat endnu</translation>
    </message>
    <message>
        <source>{sentence}, lowest</source>
        <translation>{sentence}, lavest</translation>
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
        <translation>Handling {number}: {sentence}</translation>
    </message>
    <message>
        <source>{who} cannot throw now.</source>
        <translation>{who} kan ikke slå nu.</translation>
    </message>
    <message>
        <source>{who} cannot stop now.</source>
        <translation>{who} kan ikke stoppe nu.</translation>
    </message>
    <message>
        <source>{who} cannot tap now.</source>
        <translation>{who} kan ikke trykke nu.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Det kan man ikke nu.</translation>
    </message>
    <message>
        <source>This file is no game record.</source>
        <translation>Denne fil er ikke et spilreferat.</translation>
    </message>
    <message>
        <source>So many players cannot play this game.</source>
        <translation>Så mange spillere kan ikke spille dette spil.</translation>
    </message>
    <message>
        <source>{who} cannot have thrown {dice}.</source>
        <translation>{who} kan ikke have slået {dice}.</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Filen kan ikke læses: {reason}</translation>
    </message>
    <message>
        <source>The file is larger than {most} MiB.</source>
        <translation>Filen er større end {most} MiB.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Filen er tom.</translation>
    </message>
    <message>
        <source>This record is of version {version}; this program reads version {known}.</source>
        <translation>Dette spilreferat er version {version}; dette program læser version {known}.</translation>
    </message>
    <message>
        <source>The record says “{key}”, which means nothing here.</source>
        <translation>I spilreferatet står »{key}«, som ikke betyder noget her.</translation>
    </message>
    <message>
        <source>The record does not say “{key}”.</source>
        <translation>I spilreferatet mangler »{key}«.</translation>
    </message>
    <message>
        <source>What the record says for “{key}” cannot be read.</source>
        <translation>Det, spilreferatet siger om »{key}«, kan ikke læses.</translation>
    </message>
    <message>
        <source>The rules “{value}” are not known here.</source>
        <translation>Reglerne »{value}« kendes ikke her.</translation>
    </message>
    <message>
        <source>Nobody can play by the rules of this record.</source>
        <translation>Ingen kan spille efter reglerne i dette spilreferat.</translation>
    </message>
    <message>
        <source>“{value}” is nothing to play for here.</source>
        <translation>Man kan ikke spille om »{value}« her.</translation>
    </message>
    <message>
        <source>The record has more than {most} actions.</source>
        <translation>Spilreferatet har mere end {most} handlinger.</translation>
    </message>
    <message>
        <source>A player has no name.</source>
        <translation>En spiller har intet navn.</translation>
    </message>
    <message>
        <source>The name “{name}” is longer than {most} characters.</source>
        <translation>Navnet »{name}« er længere end {most} tegn.</translation>
    </message>
    <message>
        <source>The name “{name}” cannot be written.</source>
        <translation>Navnet »{name}« kan ikke skrives.</translation>
    </message>
    <message>
        <source>There are two players called “{name}”.</source>
        <translation>Der er to spillere, der hedder »{name}«.</translation>
    </message>
    <message>
        <source>This action cannot be read.</source>
        <translation>Denne handling kan ikke læses.</translation>
    </message>
    <message>
        <source>A new seating order names everybody once.</source>
        <translation>En ny siddeorden nævner alle én gang.</translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>Here both dice are thrown each time.</source>
        <translation>Her slår man altid med begge terninger.</translation>
    </message>
    <message>
        <source>In a deciding throw no die may stay.</source>
        <translation>I et afgørende slag må ingen terning blive liggende.</translation>
    </message>
    <message>
        <source>After a 31 both dice are thrown.</source>
        <translation>Efter 31 slår man med begge terninger.</translation>
    </message>
    <message>
        <source>A die may stay only after a throw.</source>
        <translation>En terning må først blive liggende efter et slag.</translation>
    </message>
    <message>
        <source>This die stayed last time: it must roll now.</source>
        <translation>Den terning blev liggende sidst: Nu skal den rulle.</translation>
    </message>
    <message>
        <source>A die may stay only once a turn.</source>
        <translation>En terning må kun blive liggende én gang pr. tur.</translation>
    </message>
    <message>
        <source>The 1 of a 31 may not stay.</source>
        <translation>1&apos;eren i 31 må ikke blive liggende.</translation>
    </message>
    <message>
        <source>Only a single 1 or 2 may stay.</source>
        <translation>Kun en enkelt 1&apos;er eller 2&apos;er må blive liggende.</translation>
    </message>
</context>
<context>
    <name>retelling</name>
    <message>
        <source>Players: {names}</source>
        <translation>Spillere: {names}</translation>
    </message>
    <message>
        <source>Where it stands, in round {round}:</source>
        <translation>Stillingen, i runde {round}:</translation>
    </message>
    <message>
        <source>How it ended:</source>
        <translation>Sådan endte det:</translation>
    </message>
    <message numerus="yes">
        <source>%n life/lives</source>
        <translation>
            <numerusform>%n liv</numerusform>
            <numerusform>%n liv</numerusform>
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
        <translation>Mexico med Ridderen</translation>
    </message>
    <message>
        <source>Mexen with the Pirate</source>
        <translation>Mexen med Piraten</translation>
    </message>
    <message>
        <source>Mexen extreme</source>
        <translation>Mexen ekstrem</translation>
    </message>
    <message>
        <source>Mexico with lives</source>
        <translation>Mexico med liv</translation>
    </message>
    <message>
        <source>Stop when you dare; every double costs the Knight.</source>
        <translation>Stop, når du tør; hvert par rammer Ridderen.</translation>
    </message>
    <message>
        <source>Three throws, and a 31 hands out a sip.</source>
        <translation>Tre slag, og med 31 deler du en tår ud.</translation>
    </message>
    <message>
        <source>Three throws, and a 31 hands out a point.</source>
        <translation>Tre slag, og med 31 deler du et strafpoint ud.</translation>
    </message>
    <message>
        <source>Exactly three throws; Mex and 65 double the pot.</source>
        <translation>Præcis tre slag; Mex og 65 fordobler puljen.</translation>
    </message>
    <message>
        <source>Six lives each, and the last one left wins.</source>
        <translation>Alle har seks liv; den sidste, der er med, vinder.</translation>
    </message>
    <message>
        <source>{least} or more players</source>
        <translation>{least} eller flere spillere</translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>{least} til {most} spillere</translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>out</source>
        <translation>ude</translation>
    </message>
    <message numerus="yes">
        <source>loses %n</source>
        <comment>lives</comment>
        <translation>
            <numerusform>mister %n</numerusform>
            <numerusform>mister %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n</source>
        <comment>sips or points</comment>
        <translation>
            <numerusform>får %n</numerusform>
            <numerusform>får %n</numerusform>
        </translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>lavest</translation>
    </message>
    <message>
        <source>so far</source>
        <comment>in a narrow row</comment>
        <translation>nu</translation>
    </message>
    <message>
        <source>player {number}</source>
        <translation>spiller {number}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>vinder</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>har turen</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>intet resultat endnu</translation>
    </message>
    <message>
        <source>so far {reading}</source>
        <translation>indtil nu {reading}</translation>
    </message>
    <message>
        <source>result {reading}</source>
        <translation>resultat {reading}</translation>
    </message>
    <message numerus="yes">
        <source>%n life/lives</source>
        <translation>
            <numerusform>%n&#xa0;liv</numerusform>
            <numerusform>%n&#xa0;liv</numerusform>
        </translation>
    </message>
    <message>
        <source>Pirate ×{level}</source>
        <translation>Pirat&#xa0;×{level}</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ridder</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Pirat</translation>
    </message>
</context>
<context>
    <name>slips</name>
    <message>
        <source>{name} wins</source>
        <translation>{name} vinder</translation>
    </message>
    <message>
        <source>in round {round}</source>
        <translation>i runde&#xa0;{round}</translation>
    </message>
    <message>
        <source>Dead game</source>
        <translation>Dødt spil</translation>
    </message>
    <message>
        <source>All are out at once: nobody wins.</source>
        <translation>Alle er ude på én gang: Ingen vinder.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Spillet er slut</translation>
    </message>
    <message numerus="yes">
        <source>after %n finished round(s)</source>
        <translation>
            <numerusform>efter %n&#xa0;færdig runde</numerusform>
            <numerusform>efter %n&#xa0;færdige runder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} loses %n life/lives</source>
        <translation>
            <numerusform>{names} mister %n&#xa0;liv</numerusform>
            <numerusform>{names} mister %n&#xa0;liv</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} lose %n life/lives each</source>
        <translation>
            <numerusform>{names} mister hver %n&#xa0;liv</numerusform>
            <numerusform>{names} mister hver %n&#xa0;liv</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} takes %n sip(s)</source>
        <translation>
            <numerusform>{names} får %n&#xa0;tår</numerusform>
            <numerusform>{names} får %n&#xa0;tåre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} takes %n point(s)</source>
        <translation>
            <numerusform>{names} får %n&#xa0;strafpoint</numerusform>
            <numerusform>{names} får %n&#xa0;strafpoint</numerusform>
        </translation>
    </message>
    <message>
        <source>and starts the next round</source>
        <translation>og starter næste runde</translation>
    </message>
    <message>
        <source>{name} starts the next round</source>
        <translation>{name} starter næste runde</translation>
    </message>
    <message>
        <source>{mexico}!</source>
        <comment>Mexico! or Mex!</comment>
        <translation>{mexico}!</translation>
    </message>
    <message>
        <source>Elbow</source>
        <translation>Albue</translation>
    </message>
    <message>
        <source>31, again</source>
        <translation>31, igen</translation>
    </message>
    <message>
        <source>STUCK!</source>
        <translation>LÅST!</translation>
    </message>
    <message>
        <source>{name} is Knight</source>
        <translation>{name} er Ridder</translation>
    </message>
    <message>
        <source>{name} is Pirate</source>
        <translation>{name} er Pirat</translation>
    </message>
    <message>
        <source>{name}: Pirate ×{level}</source>
        <translation>{name}: Pirat&#xa0;×{level}</translation>
    </message>
    <message>
        <source>Deciding throws</source>
        <translation>Afgørende slag</translation>
    </message>
    <message>
        <source>out</source>
        <translation>ude</translation>
    </message>
</context>
<context>
    <name>stakes</name>
    <message numerus="yes">
        <source>%n sip(s)</source>
        <translation>
            <numerusform>%n&#xa0;tår</numerusform>
            <numerusform>%n&#xa0;tåre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;strafpoint</numerusform>
            <numerusform>%n&#xa0;strafpoint</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>start page</name>
    <message>
        <source>It takes at least {least} players: add somebody under “Change”.</source>
        <translation>Der skal være mindst {least} spillere: Tag en med under »Ændr«.</translation>
    </message>
    <message>
        <source>{game} is for {players}, and {count} are here: choose another game, or let somebody sit out under “Change”.</source>
        <translation>{game} er for {players}, og I er {count}: Vælg et andet spil, eller lad en sidde over under »Ændr«.</translation>
    </message>
</context>
<context>
    <name>status</name>
    <message>
        <source>&lt;b&gt;The game is over&lt;/b&gt;</source>
        <translation>&lt;b&gt;Spillet er slut&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;End of round {round}&lt;/b&gt;</source>
        <translation>&lt;b&gt;Runde&#xa0;{round} er slut&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; 31. Who takes 1 sip?</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; 31. Hvem får en tår?</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; 31. Who takes 1 point?</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; 31. Hvem får et strafpoint?</translation>
    </message>
    <message>
        <source>&lt;b&gt;32!&lt;/b&gt; Tap before {name} throws</source>
        <translation>&lt;b&gt;32!&lt;/b&gt; Tryk, før {name} slår</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; who is Knight now?</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; Hvem skal nu være Ridder?</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; a deciding throw</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; afgørende slag</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; throw {throw} of {limit}</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; slag {throw} af {limit}</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; Elbow, again: throw {throw} of {limit}</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; Albue, forfra: slag {throw} af {limit}</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; 31, again: throw {throw} of {limit}</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; 31, igen: slag {throw} af {limit}</translation>
    </message>
    <message>
        <source>the pot is back at &lt;b&gt;{pot}&lt;/b&gt;</source>
        <translation>puljen er igen på &lt;b&gt;{pot}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>to beat: &lt;b&gt;{reading}&lt;/b&gt; ({names})</source>
        <translation>at overgå: &lt;b&gt;{reading}&lt;/b&gt; ({names})</translation>
    </message>
    <message>
        <source>the &lt;b&gt;highest&lt;/b&gt; loses</source>
        <translation>det &lt;b&gt;højeste&lt;/b&gt; slag taber</translation>
    </message>
    <message>
        <source>the &lt;b&gt;lowest&lt;/b&gt; loses</source>
        <translation>det &lt;b&gt;laveste&lt;/b&gt; slag taber</translation>
    </message>
    <message>
        <source>the &lt;b&gt;highest&lt;/b&gt; takes {amount}</source>
        <translation>det &lt;b&gt;højeste&lt;/b&gt; slag får {amount}</translation>
    </message>
    <message>
        <source>the &lt;b&gt;lowest&lt;/b&gt; takes {amount}</source>
        <translation>det &lt;b&gt;laveste&lt;/b&gt; slag får {amount}</translation>
    </message>
</context>
<context>
    <name>troubles</name>
    <message>
        <source>This game is not being saved: your games were kept by a newer Mexen. They are left as they are; use the newer one to see them.</source>
        <translation>Dette spil bliver ikke gemt: Dine spil er fra en nyere Mexen. De bliver, som de er; åbn den nyere for at se dem.</translation>
    </message>
    <message>
        <source>This game is not being saved: another program has the file of your games open. The game goes on; it will be saved when that one is closed.</source>
        <translation>Dette spil bliver ikke gemt: Et andet program har filen med dine spil åben. Spillet går videre; det bliver gemt, når det andet program er lukket.</translation>
    </message>
    <message>
        <source>This game is not being saved: Mexen may not write in the folder {folder}. The game goes on; it will be saved when writing is allowed.</source>
        <translation>Dette spil bliver ikke gemt: Mexen må ikke skrive i mappen {folder}. Spillet går videre; det bliver gemt, når det er tilladt.</translation>
    </message>
    <message>
        <source>This game is not being saved: the disk is full. It goes on; it will be saved when there is room again.</source>
        <translation>Dette spil bliver ikke gemt: Disken er fuld. Det går videre; det bliver gemt, når der er plads igen.</translation>
    </message>
    <message>
        <source>This game is not being saved: the disk does not answer as it should ({reason}). The game goes on; it will be saved when that is over.</source>
        <translation>Dette spil bliver ikke gemt: Disken svarer ikke, som den skal ({reason}). Spillet går videre; det bliver gemt, når det er overstået.</translation>
    </message>
    <message>
        <source>This game is not being saved: the file of your games is damaged. It is left as it is, in the folder {folder}; the game goes on.</source>
        <translation>Dette spil bliver ikke gemt: Filen med dine spil er beskadiget. Den bliver, som den er, i mappen {folder}; spillet går videre.</translation>
    </message>
    <message numerus="yes">
        <source>The file of your games was damaged: %n game(s) could be saved from it. The damaged file is kept as {file}.</source>
        <translation>
            <numerusform>Filen med dine spil var beskadiget: %n spil kunne reddes fra den. Den beskadigede fil er gemt som {file}.</numerusform>
            <numerusform>Filen med dine spil var beskadiget: %n spil kunne reddes fra den. Den beskadigede fil er gemt som {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of your games was damaged, and nothing could be read from it: Mexen has begun a new one. The damaged file is kept as {file}.</source>
        <translation>Filen med dine spil var beskadiget og kunne ikke længere læses: Mexen har begyndt en ny. Den beskadigede fil er gemt som {file}.</translation>
    </message>
    <message>
        <source>The file of your games was deleted while you played: Mexen has put it back. Nothing is lost.</source>
        <translation>Filen med dine spil blev slettet, mens du spillede: Mexen har lagt den tilbage. Intet er gået tabt.</translation>
    </message>
    <message>
        <source>Another file took the place of your games while you played: Mexen has put yours back. Nothing is lost; the other one is kept as {file}.</source>
        <translation>Mens du spillede, kom en anden fil i stedet for dine spil: Mexen har lagt din tilbage. Intet er gået tabt; den anden er gemt som {file}.</translation>
    </message>
</context>
</TS>
