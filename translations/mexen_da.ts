<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About {name}</source>
        <translation>Om {name}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Version {number}. Free software under the MIT licence.</source>
        <translation>Version {number}. Fri software under MIT-licensen.</translation>
    </message>
    <message>
        <source>It is made with Qt and PySide6 under the LGPL, with the Lato typeface under the SIL Open Font License, and with other free software. You may put your own Qt in its place.</source>
        <translation>Lavet med Qt og PySide6 under LGPL, med skrifttypen Lato under SIL Open Font License og med anden fri software. Du må gerne skifte den medfølgende Qt ud med din egen.</translation>
    </message>
    <message>
        <source>Putting your own Qt in its place</source>
        <translation>Skift Qt ud med din egen</translation>
    </message>
</context>
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
        <source>The evening</source>
        <translation>Aftenen</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startside</translation>
    </message>
    <message>
        <source>{name} is playing</source>
        <comment>a computer</comment>
        <translation>{name} spiller</translation>
    </message>
    <message>
        <source>Faster</source>
        <comment>let a computer act now</comment>
        <translation>Hurtigere</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Mellemrum</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Tag tilbage</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Players …</source>
        <translation>Spillere&#xa0;…</translation>
    </message>
    <message>
        <source>Our own dice</source>
        <translation>Egne terninger</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Fuld skærm</translation>
    </message>
    <message>
        <source>Screen lies flat on the table</source>
        <translation>Skærmen ligger fladt på bordet</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Tidligere spil</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Er terningerne fair?</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>About {name}</source>
        <translation>Om {name}</translation>
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
    <name>EveningPage</name>
    <message>
        <source>The evening</source>
        <translation>Aftenen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Gem som billede</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiér</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>Alle tal</translation>
    </message>
    <message>
        <source>No round has been played to its end yet.</source>
        <translation>Der er endnu ikke spillet en runde færdig.</translation>
    </message>
</context>
<context>
    <name>EveningVisit</name>
    <message>
        <source>The picture was not saved: {reason}</source>
        <translation>Billedet blev ikke gemt: {reason}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gemt som {file}.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Billeder</translation>
    </message>
    <message>
        <source>The picture was copied.</source>
        <translation>Billedet blev kopieret.</translation>
    </message>
</context>
<context>
    <name>FaceButton</name>
    <message>
        <source>the die shows {value}</source>
        <translation>terningen viser {value}</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>indtastet</translation>
    </message>
</context>
<context>
    <name>FairPage</name>
    <message>
        <source>Is it fair?</source>
        <translation>Er terningerne fair?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>The program’s dice</source>
        <translation>Programmets terninger</translation>
    </message>
    <message>
        <source>Your own dice</source>
        <translation>Egne terninger</translation>
    </message>
    <message>
        <source>Whose dice</source>
        <translation>Hvis terninger</translation>
    </message>
    <message>
        <source>Each face</source>
        <translation>Hvert øjental</translation>
    </message>
    <message>
        <source>Each pair</source>
        <translation>Hver kombination</translation>
    </message>
    <message>
        <source>The first number says how often each has fallen, the second how often it falls with fair dice on average; the dashed line stands there.</source>
        <translation>Det første tal siger, hvor tit hver er faldet, det andet, hvor tit det i gennemsnit sker med fair terninger; dér står den stiplede linje.</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>Find a name</source>
        <translation>Find et navn</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Undo all changes</source>
        <translation>Fortryd alle ændringer</translation>
    </message>
    <message>
        <source>Adapt these</source>
        <translation>Tilpas</translation>
    </message>
    <message>
        <source>Play with these</source>
        <translation>Spil med disse</translation>
    </message>
</context>
<context>
    <name>Head</name>
    <message>
        <source>Back</source>
        <translation>Tilbage</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Hvilke spil</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>I aften</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spil</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Hvad der sammenlignes</translation>
    </message>
    <message>
        <source>Rounds lost</source>
        <translation>Tabte runder</translation>
    </message>
    <message>
        <source>Throws</source>
        <translation>Slag</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Taget</translation>
    </message>
    <message>
        <source>Streaks</source>
        <translation>Stimer</translation>
    </message>
    <message>
        <source>Save for a spreadsheet</source>
        <translation>Gem som regneark (CSV)</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>Alle regler</translation>
    </message>
    <message>
        <source>Show as pictures</source>
        <translation>Vis som billeder</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>Vis som tabel</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Omdøb</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slet</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>What you call these rules</source>
        <translation>Hvad I kalder disse regler</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>New house rules</source>
        <translation>Nye husregler</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Indlæs&#xa0;…</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Reglernes indstillinger</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>Vores regler</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>»{name}« er slettet.</translation>
    </message>
</context>
<context>
    <name>HouseVisit</name>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}: {problem}</translation>
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
        <source>The rules were not saved: {reason}</source>
        <translation>Reglerne blev ikke gemt: {reason}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gemt som {file}.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>The rules were copied as text.</source>
        <translation>Reglerne er kopieret som tekst.</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Indlæs husregler</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
</context>
<context>
    <name>LedgeTags</name>
    <message>
        <source>keep the {value}?</source>
        <translation>behold {value}’eren?</translation>
    </message>
    <message>
        <source>keep a die?</source>
        <translation>behold en terning?</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bliver her</translation>
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
        <source>It is {name}’s turn.</source>
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
        <source>Help</source>
        <translation>Hjælp</translation>
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
    <name>OptionRow</name>
    <message>
        <source>changed</source>
        <translation>ændret</translation>
    </message>
    <message>
        <source>{option}: less</source>
        <translation>{option}: færre</translation>
    </message>
    <message>
        <source>{option}: more</source>
        <translation>{option}: flere</translation>
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
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Er terningerne fair?</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Se det igen</translation>
    </message>
    <message>
        <source>Watch or play on</source>
        <translation>Se eller spil videre</translation>
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
        <source>No game has been played yet. Every game you play will be listed here.</source>
        <translation>Der er ikke spillet noget spil endnu. Hvert spil, I spiller, kommer til at stå her.</translation>
    </message>
</context>
<context>
    <name>PastVisit</name>
    <message>
        <source>This game cannot be read.</source>
        <translation>Dette spil kan ikke læses.</translation>
    </message>
    <message>
        <source>Opening {file}: {number} actions so far.</source>
        <translation>{file} åbnes: {number} handlinger indtil nu.</translation>
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
        <source>{problem} Everything before that is shown here.</source>
        <translation>{problem} Alt, hvad der skete før, vises her.</translation>
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
        <source>Keep these house rules</source>
        <translation>Behold disse husregler</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Tidligere spil</translation>
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
    <message>
        <source>Add a computer</source>
        <translation>Tilføj computer</translation>
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
        <source>Played by</source>
        <translation>Spilles af</translation>
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
        <source>Who plays {name}: {who}</source>
        <translation>Hvem der spiller {name}: {who}</translation>
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
        <source>Back one round</source>
        <translation>Én runde tilbage</translation>
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
        <source>Forward one round</source>
        <translation>Én runde frem</translation>
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
        <source>There is already a player called {name}</source>
        <translation>Der er allerede en {name}</translation>
    </message>
    <message>
        <source>At most {most} characters</source>
        <translation>Højst {most} tegn</translation>
    </message>
    <message>
        <source>A name cannot contain control characters</source>
        <translation>Et navn kan ikke indeholde styretegn</translation>
    </message>
    <message>
        <source>You cannot tap with this key: press one with a letter or a symbol.</source>
        <translation>Den tast kan man ikke trykke med: Brug en med et bogstav eller et tegn.</translation>
    </message>
    <message>
        <source>{key} stops a turn: press another key.</source>
        <translation>{key} stopper en tur: Brug en anden tast.</translation>
    </message>
    <message>
        <source>{key} chooses a die or a player: press another key.</source>
        <translation>{key} vælger en terning eller en spiller: Brug en anden tast.</translation>
    </message>
    <message>
        <source>{name} already taps with {key}: press another key.</source>
        <translation>{name} trykker allerede med {key}: Brug en anden tast.</translation>
    </message>
    <message>
        <source>A round is being played: people can come, go or change places once it is over.</source>
        <translation>Runden er i gang: Vent med at komme, gå eller bytte plads, til den er slut.</translation>
    </message>
    <message>
        <source>Dice decide who starts: people can come, go or change places once that is known.</source>
        <translation>Der slås om, hvem der starter: Bagefter kan man komme, gå eller bytte plads.</translation>
    </message>
    <message>
        <source>Nobody can join a game for lives once it has begun.</source>
        <translation>Når der spilles om liv, kan ingen komme med, når spillet er begyndt.</translation>
    </message>
    <message>
        <source>At least {least} players are needed: let somebody else join first.</source>
        <translation>Der skal være mindst {least} spillere: Lad først en anden komme med.</translation>
    </message>
    <message>
        <source>No more than {most} can play: let somebody else leave first.</source>
        <translation>Der kan højst være {most} spillere: Lad først en anden gå.</translation>
    </message>
    <message>
        <source>{name} is no longer in the list.</source>
        <translation>{name} står ikke længere på listen.</translation>
    </message>
    <message>
        <source>Take {name} off the list?</source>
        <translation>Tage {name} af listen?</translation>
    </message>
    <message numerus="yes">
        <source>{name} has played %n game(s). The games stay: delete {name}, and “somebody” stands there instead of the name. If {name} is in the list twice, the games go to the other entry.</source>
        <translation>
            <numerusform>{name} har spillet %n spil. Spillet bliver: Slettes {name}, står der »nogen« i stedet for navnet. Står {name} to gange på listen, går det til den anden.</numerusform>
            <numerusform>{name} har spillet %n spil. Spillene bliver: Slettes {name}, står der »nogen« i stedet for navnet. Står {name} to gange på listen, går de til den anden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slet</translation>
    </message>
    <message>
        <source>Same person as …</source>
        <translation>Samme person som&#xa0;…</translation>
    </message>
    <message>
        <source>Keep {name}</source>
        <translation>Behold {name}</translation>
    </message>
    <message numerus="yes">
        <source>{name} is deleted; “somebody” stands in %n game(s).</source>
        <translation>
            <numerusform>{name} er slettet; i %n spil står der »nogen«.</numerusform>
            <numerusform>{name} er slettet; i %n spil står der »nogen«.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} sits in the game that was left open: end it first.</source>
        <translation>{name} sidder i det spil, der stadig er åbent: Slut det først.</translation>
    </message>
    <message>
        <source>Who is the same person as {name}?</source>
        <translation>Hvem er samme person som {name}?</translation>
    </message>
    <message>
        <source>{name} and {other} have played together: they are two people.</source>
        <translation>{name} og {other} har spillet sammen: De er to personer.</translation>
    </message>
    <message>
        <source>{name} and {other} are the same person?</source>
        <translation>{name} og {other} er samme person?</translation>
    </message>
    <message numerus="yes">
        <source>Together they have %n game(s). Whose name, colour and tap key stay?</source>
        <translation>
            <numerusform>Sammen har de %n spil. Hvis navn, farve og tryktast bliver?</numerusform>
            <numerusform>Sammen har de %n spil. Hvis navn, farve og tryktast bliver?</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} stays</source>
        <translation>{name} bliver</translation>
    </message>
    <message>
        <source>They are two people</source>
        <translation>De er to personer</translation>
    </message>
    <message>
        <source>{name} is in the list only once now.</source>
        <translation>{name} står nu kun én gang på listen.</translation>
    </message>
    <message>
        <source>{name} is {other} from now on, in all games.</source>
        <translation>{name} er fra nu af {other}, i alle spil.</translation>
    </message>
</context>
<context>
    <name>RosterDialog</name>
    <message>
        <source>Who is playing tonight?</source>
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
        <source>Add a computer player</source>
        <translation>Tilføj computerspiller</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Hent tilbage</translation>
    </message>
    <message>
        <source>Same person</source>
        <translation>Samme person</translation>
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
        <source>%n name(s) to put right</source>
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
        <source>Nobody is called {name}.</source>
        <translation>Ingen hedder {name}.</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Our table</source>
        <translation>Vores bord</translation>
    </message>
</context>
<context>
    <name>SettingsRows</name>
    <message>
        <source>Theme</source>
        <translation>Farver</translation>
    </message>
    <message>
        <source>Same as the system</source>
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
        <source>Largest</source>
        <translation>Størst</translation>
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
    <message>
        <source>Playing for</source>
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
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>On</source>
        <comment>the coach</comment>
        <translation>Til</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>This round</source>
        <translation>Denne runde</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Hvad der er sket</translation>
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
        <source>Who is playing?</source>
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
        <source>What you play for</source>
        <translation>Hvad der spilles om</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Tidligere spil</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>Games before these</source>
        <translation>Spil før disse</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Flere spil</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} starter</translation>
    </message>
</context>
<context>
    <name>StarterRow</name>
    <message>
        <source>Who starts?</source>
        <translation>Hvem starter?</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Vælg&#xa0;…</translation>
    </message>
    <message>
        <source>Throw for it</source>
        <translation>Slå om det</translation>
    </message>
    <message>
        <source>Last loser</source>
        <translation>Sidste taber</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>endnu ingen</translation>
    </message>
    <message>
        <source>Last loser: {name}</source>
        <translation>Sidste taber: {name}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Tidligere spil</translation>
    </message>
    <message>
        <source>Games of before are still being counted: {done} of {games}.</source>
        <translation>Tidligere spil bliver stadig talt: {done} af {games}.</translation>
    </message>
</context>
<context>
    <name>StatisticsVisit</name>
    <message>
        <source>The table was not saved: {reason}</source>
        <translation>Tabellen blev ikke gemt: {reason}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gemt som {file}.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabeller</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Hide</source>
        <translation>Skjul</translation>
    </message>
    <message>
        <source>How your games are kept</source>
        <translation>Hvordan dine spil gemmes</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>On the felt</source>
        <translation>På filten</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Hvad der kan gøres nu</translation>
    </message>
    <message>
        <source>Ranking and log</source>
        <translation>Rangliste og forløb</translation>
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
    <name>UnsavedDialog</name>
    <message>
        <source>Save somewhere else …</source>
        <translation>Gem et andet sted&#xa0;…</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Luk uden at gemme</translation>
    </message>
    <message>
        <source>Do not close</source>
        <translation>Luk ikke</translation>
    </message>
    <message>
        <source>Not everything is saved</source>
        <translation>Ikke alt er gemt</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be saved where your games are kept. Save them as records somewhere else, on another disk perhaps: Mexen can open those again.</source>
        <translation>
            <numerusform>%n spil kunne ikke gemmes sammen med dine andre spil. Gem det et andet sted som spilreferat, måske på et andet drev: Så kan Mexen åbne det igen.</numerusform>
            <numerusform>%n spil kunne ikke gemmes sammen med dine andre spil. Gem dem et andet sted som spilreferater, måske på et andet drev: Så kan Mexen åbne dem igen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>{share} risk of losing</source>
        <translation>{share} risiko for at tabe</translation>
    </message>
    <message>
        <source>This assumes that half of the time somebody taps before you throw.</source>
        <translation>Her er regnet med, at nogen halvdelen af gangene trykker, før du slår.</translation>
    </message>
    <message>
        <source>There is nothing to beat yet: this counts everything that you and the others can still throw.</source>
        <translation>Der er ikke noget at slå endnu: Her er regnet med alt, hvad du og de andre stadig kan slå.</translation>
    </message>
    <message>
        <source>{reading} ({names}) is below {own}: you cannot lose any more.</source>
        <translation>{reading} ({names}) ligger under {own}: Du kan ikke tabe mere.</translation>
    </message>
    <message>
        <source>{names} would share the lowest place with you: {reading}.</source>
        <translation>Så deler du den laveste plads med {names}: {reading}.</translation>
    </message>
    <message>
        <source>Nobody is still to come, and nobody has less than {reading}.</source>
        <translation>Der kommer ikke flere, og ingen har mindre end {reading}.</translation>
    </message>
    <message numerus="yes">
        <source>With the {value} kept, %n of the six faces make(s) less than {reading}.</source>
        <translation>
            <numerusform>Bliver {value}’eren liggende, giver %n af de seks øjental mindre end {reading}.</numerusform>
            <numerusform>Bliver {value}’eren liggende, giver %n af de seks øjental mindre end {reading}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) can still be lower.</source>
        <translation>
            <numerusform>%n spiller kan stadig ende lavere.</numerusform>
            <numerusform>%n spillere kan stadig ende lavere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is below {reading}.</source>
        <translation>Under {reading} ligger intet.</translation>
    </message>
    <message>
        <source>Only {lower} is below {reading}: about {count} in {of} throws.</source>
        <translation>Kun {lower} ligger under {reading}: omkring {count} ud af {of} slag.</translation>
    </message>
    <message>
        <source>Only {lower} are below {reading}: about {count} in {of} throws.</source>
        <translation>Kun {lower} ligger under {reading}: omkring {count} ud af {of} slag.</translation>
    </message>
    <message>
        <source>About {count} in {of} throws are below {reading}.</source>
        <translation>Omkring {count} ud af {of} slag ligger under {reading}.</translation>
    </message>
    <message>
        <source>One die each decides, and the highest of those who are equal loses.</source>
        <translation>Hver slår én terning, og af dem, der står lige, taber den højeste.</translation>
    </message>
    <message>
        <source>One throw each decides, and the lowest of those who are equal loses.</source>
        <translation>Hver slår én gang, og af dem, der står lige, taber den laveste.</translation>
    </message>
    <message>
        <source>Keep the {value}</source>
        <translation>Lad {value}’eren ligge</translation>
    </message>
    <message>
        <source>{action}: {share}</source>
        <comment>Throw: 44%</comment>
        <translation>{action}: {share}</translation>
    </message>
    <message>
        <source>{action}: {risk}. Why?</source>
        <comment>Stop: 44% risk …</comment>
        <translation>{action}: {risk}. Hvorfor?</translation>
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
    <message>
        <source>{die}, may stay</source>
        <comment>first die: 4, may stay</comment>
        <translation>{die}, må blive liggende</translation>
    </message>
</context>
<context>
    <name>evening</name>
    <message numerus="yes">
        <source>Most rounds lost: {names} with %n.</source>
        <comment>one or several people</comment>
        <translation>
            <numerusform>Flest tabte runder: {names} med %n.</numerusform>
            <numerusform>Flest tabte runder: {names} med %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most Mexicos: {names} with %n.</source>
        <comment>one or several people</comment>
        <translation>
            <numerusform>Flest Mexicoer: {names} med %n.</numerusform>
            <numerusform>Flest Mexicoer: {names} med %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest without a loss: {names} with %n round(s).</source>
        <comment>several people too</comment>
        <translation>
            <numerusform>Længst uden at tabe: {names} med %n runde.</numerusform>
            <numerusform>Længst uden at tabe: {names} med %n runder.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} had the most luck and threw {reading} on average.</source>
        <translation>{name} havde mest held og slog i snit {reading}.</translation>
    </message>
    <message>
        <source>Our evening</source>
        <translation>Vores aften</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>people in a list</comment>
        <translation>
            <numerusform>og %n til</numerusform>
            <numerusform>og %n til</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lost} of %n round(s) lost</source>
        <translation>
            <numerusform>{lost} af %n runde tabt</numerusform>
            <numerusform>{lost} af %n runder tabt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fair</name>
    <message>
        <source>Nothing has been thrown yet.</source>
        <translation>Der er ikke slået endnu.</translation>
    </message>
    <message>
        <source>Dice counted: {dice} · throws: {throws}</source>
        <translation>Talte terninger: {dice} · slag: {throws}</translation>
    </message>
    <message>
        <source>This is how fair dice fall: in {share} of cases they too would be as uneven, or more so.</source>
        <translation>Sådan falder fair terninger: også med dem ville det i {share} af tilfældene være lige så ujævnt eller mere.</translation>
    </message>
    <message>
        <source>These dice are not fair: fair ones would not do this once in a million times.</source>
        <translation>Disse terninger er ikke fair: Fair terninger ville ikke gøre det én gang ud af en million.</translation>
    </message>
    <message>
        <source>A little uneven: fair dice do this about once in {times} times. Look again after some more games.</source>
        <translation>Lidt ujævnt: Fair terninger gør det omkring én ud af {times} gange. Kig igen efter nogle flere spil.</translation>
    </message>
    <message>
        <source>Very uneven: fair dice do this only about once in {times} times.</source>
        <translation>Meget ujævnt: Fair terninger gør det kun omkring én ud af {times} gange.</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n gang</numerusform>
            <numerusform>%n gange</numerusform>
        </translation>
    </message>
    <message>
        <source>{dice}: {times}, {expected} with fair dice</source>
        <translation>{dice}: {times}, {expected} med fair terninger</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>two dice</comment>
        <translation>{first} og {second}</translation>
    </message>
    <message>
        <source>There is nothing to judge yet.</source>
        <translation>Der er ikke noget at bedømme endnu.</translation>
    </message>
    <message>
        <source>Too few to judge yet: it takes {least}.</source>
        <translation>Endnu for få til en bedømmelse: Der skal {least} til.</translation>
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
        <source>Game records</source>
        <translation>Spilreferater</translation>
    </message>
</context>
<context>
    <name>house rules</name>
    <message>
        <source>They need a name.</source>
        <translation>De skal have et navn.</translation>
    </message>
    <message>
        <source>A name has at most {most} characters.</source>
        <translation>Et navn har højst {most} tegn.</translation>
    </message>
    <message>
        <source>This name cannot be written.</source>
        <translation>Dette navn kan ikke skrives.</translation>
    </message>
    <message>
        <source>There are rules of that name already.</source>
        <translation>Der findes allerede regler med det navn.</translation>
    </message>
    <message>
        <source>{name}: {game}, but</source>
        <translation>{name}: {game}, men</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Filen kan ikke læses: {reason}</translation>
    </message>
    <message>
        <source>The file is larger than {most} KiB: these are no house rules.</source>
        <translation>Filen er større end {most} KiB: det er ikke husregler.</translation>
    </message>
    <message>
        <source>There are no house rules in this file.</source>
        <translation>Der er ingen husregler i denne fil.</translation>
    </message>
    <message>
        <source>These rules are of version {version}; this program reads version {known}.</source>
        <translation>Disse regler er af version {version}; dette program læser version {known}.</translation>
    </message>
    <message>
        <source>The file says “{key}”, which means nothing here.</source>
        <translation>I filen står »{key}«, som ikke betyder noget her.</translation>
    </message>
    <message>
        <source>“{key}” is missing from the file.</source>
        <translation>»{key}« mangler i filen.</translation>
    </message>
    <message>
        <source>What the file says for “{key}” cannot be read.</source>
        <translation>Det, filen siger om »{key}«, kan ikke læses.</translation>
    </message>
    <message>
        <source>Rules cannot be called “{name}”.</source>
        <translation>Regler kan ikke hedde »{name}«.</translation>
    </message>
    <message>
        <source>The rules “{value}” are not known here.</source>
        <translation>Reglerne »{value}« er ikke kendt her.</translation>
    </message>
    <message>
        <source>The option “{key}” is not known here.</source>
        <translation>Indstillingen »{key}« er ikke kendt her.</translation>
    </message>
    <message>
        <source>The option “{key}” cannot be “{value}”.</source>
        <translation>Indstillingen »{key}« kan ikke være »{value}«.</translation>
    </message>
    <message>
        <source>Nobody can play by the rules in this file.</source>
        <translation>Ingen kan spille efter reglerne i denne fil.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>At the table</source>
        <translation>Ved bordet</translation>
    </message>
    <message>
        <source>Throw; skip what is moving; next round</source>
        <translation>Slå; spring bevægelsen over; næste runde</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Choose the player with that number, 0 for the tenth</source>
        <translation>Vælg spilleren med det nummer, 0 for den tiende</translation>
    </message>
    <message>
        <source>Go along the large buttons</source>
        <translation>Gå fra den ene store knap til den anden</translation>
    </message>
    <message>
        <source>Press the button that has the ring around it</source>
        <translation>Tryk på knappen med ringen om</translation>
    </message>
    <message>
        <source>Tap in a race: each player’s own key, shown on the pad</source>
        <translation>Tryk ved 32: hver spillers egen tast, som står på feltet</translation>
    </message>
    <message>
        <source>Take back what was decided</source>
        <translation>Fortryd den seneste beslutning</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Gentag det, der blev fortrudt</translation>
    </message>
    <message>
        <source>With your own dice</source>
        <translation>Med egne terninger</translation>
    </message>
    <message>
        <source>Enter what a die shows</source>
        <translation>Indtast, hvad en terning viser</translation>
    </message>
    <message>
        <source>Keep the die of that value, or take it back</source>
        <translation>Lad terningen med det tal ligge, eller tag den tilbage</translation>
    </message>
    <message>
        <source>Keep the next die that can be kept, or none</source>
        <translation>Lad den næste terning, der må, blive liggende, eller ingen</translation>
    </message>
    <message>
        <source>Take back the face that was entered last</source>
        <translation>Fortryd det tal, der blev indtastet sidst</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Overalt</translation>
    </message>
    <message>
        <source>Go to the next control, or to the one before</source>
        <translation>Til den næste knap eller den forrige</translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>Tryk på den</translation>
    </message>
    <message>
        <source>Close what is open, then leave the full screen</source>
        <translation>Luk det, der er åbent, og så fuld skærm</translation>
    </message>
    <message>
        <source>Rules, and back</source>
        <translation>Regler og tilbage</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Your own dice, or the program’s</source>
        <translation>Egne terninger eller programmets</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Fuld skærm og tilbage</translation>
    </message>
    <message>
        <source>Statistics, and back</source>
        <translation>Statistik, og tilbage</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Denne liste</translation>
    </message>
    <message>
        <source>Quit; the game is kept</source>
        <translation>Luk programmet; spillet bliver gemt</translation>
    </message>
    <message>
        <source>In the list of players</source>
        <translation>I listen over spillere</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Ret navnet</translation>
    </message>
    <message>
        <source>Change what the ring is around</source>
        <translation>Ret det, ringen er om</translation>
    </message>
    <message>
        <source>Move the player up or down</source>
        <translation>Flyt op eller ned</translation>
    </message>
    <message>
        <source>Remove the player</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>In a past game</source>
        <translation>I et tidligere spil</translation>
    </message>
    <message>
        <source>One step back, or forward</source>
        <translation>Ét skridt tilbage eller frem</translation>
    </message>
    <message>
        <source>One round back, or forward</source>
        <translation>Én runde tilbage eller frem</translation>
    </message>
    <message>
        <source>To its beginning, or its end</source>
        <translation>Til begyndelsen eller slutningen</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>{name} keeps the {kept} and throws &lt;b&gt;{reading}&lt;/b&gt;.</source>
        <translation>{name} lader {kept}’eren ligge og slår &lt;b&gt;{reading}&lt;/b&gt;.</translation>
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
        <source>31 does not count as a throw: {name} hands out, then goes on.</source>
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
        <source>{name} becomes Knight.</source>
        <translation>{name} bliver Ridder.</translation>
    </message>
    <message>
        <source>{name} becomes Pirate.</source>
        <translation>{name} bliver Pirat.</translation>
    </message>
    <message>
        <source>{name} is now Pirate ×{level}.</source>
        <translation>{name} er nu Pirat&#xa0;×{level}.</translation>
    </message>
    <message>
        <source>There is no Knight any more.</source>
        <translation>Der er ikke længere nogen Ridder.</translation>
    </message>
    <message>
        <source>There is no Pirate any more.</source>
        <translation>Der er ikke længere nogen Pirat.</translation>
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
        <source>{name} is faster than any tap.</source>
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
        <source>{reading} ends the turn: {name} has &lt;b&gt;{reading}&lt;/b&gt; after %n throw(s).</source>
        <translation>
            <numerusform>{reading} afslutter turen: {name} har &lt;b&gt;{reading}&lt;/b&gt; efter %n&#xa0;slag.</numerusform>
            <numerusform>{reading} afslutter turen: {name} har &lt;b&gt;{reading}&lt;/b&gt; efter %n&#xa0;slag.</numerusform>
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
        <source>{names} are level: deciding throws.</source>
        <translation>{names} står lige: afgørende slag.</translation>
    </message>
    <message>
        <source>31 decides nothing: {name} throws again.</source>
        <translation>31 afgør intet: {name} slår igen.</translation>
    </message>
    <message>
        <source>{name}’s deciding throw is &lt;b&gt;{value}&lt;/b&gt;.</source>
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
        <source>Dead game: everyone went out at once.</source>
        <translation>Dødt spil: Alle er ude på én gang.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slut.</translation>
    </message>
    <message>
        <source>{sentence} (own dice)</source>
        <comment>Ann throws 65. (own dice)</comment>
        <translation>{sentence} (egne terninger)</translation>
    </message>
</context>
<context>
    <name>lots</name>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; throw for who starts</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; slå om, hvem der starter</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; level, so throw again</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; lige, så slå igen</translation>
    </message>
    <message>
        <source>highest: &lt;b&gt;{die}&lt;/b&gt; ({names})</source>
        <translation>højest: &lt;b&gt;{die}&lt;/b&gt; ({names})</translation>
    </message>
    <message>
        <source>{name} throws a &lt;b&gt;{die}&lt;/b&gt; for who starts.</source>
        <translation>Hvem starter? {name} slår &lt;b&gt;{die}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>{names} are level and throw again.</source>
        <translation>{names} står lige og slår igen.</translation>
    </message>
    <message>
        <source>{name} starts.</source>
        <translation>{name} starter.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Everybody has one throw; that is the result.</source>
        <translation>Alle har ét slag; det er resultatet.</translation>
    </message>
    <message numerus="yes">
        <source>A turn has %n throws at most; the last one counts.</source>
        <translation>
            <numerusform>En tur har højst %n slag; det sidste tæller.</numerusform>
            <numerusform>En tur har højst %n slag; det sidste tæller.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may stop while it is good.</source>
        <translation>Du må stoppe, mens det er godt.</translation>
    </message>
    <message>
        <source>Everybody uses all their throws.</source>
        <translation>Alle bruger alle deres slag.</translation>
    </message>
    <message>
        <source>Nobody may throw more often than the first player of the round did.</source>
        <translation>Ingen må slå flere gange, end rundens første spiller gjorde.</translation>
    </message>
    <message>
        <source>After an early {mexico} of the first player nobody gets more throws.</source>
        <translation>Slår den første spiller tidligt {mexico}, får ingen flere slag.</translation>
    </message>
    <message>
        <source>Everybody has the same number of throws.</source>
        <translation>Alle har lige mange slag.</translation>
    </message>
    <message>
        <source>Both dice are thrown every time.</source>
        <translation>Begge terninger slås hver gang.</translation>
    </message>
    <message>
        <source>Once a turn a single 1 or 2 may stay while you throw the other die.</source>
        <translation>Én gang pr. tur må en enkelt 1’er eller 2’er blive liggende, mens du slår den anden.</translation>
    </message>
    <message>
        <source>Any die may stay for one throw while you throw the other.</source>
        <translation>Enhver terning må blive liggende i ét slag, mens du slår den anden.</translation>
    </message>
    <message>
        <source>You may begin with a 1 that the player before you has left on the table.</source>
        <translation>Du må begynde med en 1’er, som spilleren før dig har ladet ligge.</translation>
    </message>
    <message>
        <source>Everybody begins with both dice.</source>
        <translation>Alle begynder med begge terninger.</translation>
    </message>
    <message>
        <source>Whoever throws {mexico} is done at once.</source>
        <translation>Den, der slår {mexico}, er færdig med det samme.</translation>
    </message>
    <message>
        <source>After {mexico} the turn goes on; only the last throw counts.</source>
        <translation>Efter {mexico} fortsætter turen; kun det sidste slag tæller.</translation>
    </message>
    <message>
        <source>Elbow: no result, and the turn starts again with all its throws.</source>
        <translation>Albue: intet resultat, og turen starter forfra med alle slag.</translation>
    </message>
    <message>
        <source>You hand one to somebody else, then throw both dice again.</source>
        <translation>Du deler én ud til en anden og slår så begge terninger igen.</translation>
    </message>
    <message>
        <source>It does not count: you just throw again.</source>
        <translation>Den tæller ikke: du slår bare igen.</translation>
    </message>
    <message>
        <source>It is the lowest result of all.</source>
        <translation>Den er det laveste resultat af alle.</translation>
    </message>
    <message>
        <source>Whoever taps before you throw again makes you keep it.</source>
        <translation>Den, der trykker, før du slår igen, låser den som dit resultat.</translation>
    </message>
    <message>
        <source>It is your result at once.</source>
        <translation>Den er dit resultat med det samme.</translation>
    </message>
    <message>
        <source>It is a throw like any other.</source>
        <translation>Den er et slag som alle andre.</translation>
    </message>
    <message numerus="yes">
        <source>Each round begins with %n in the pot.</source>
        <translation>
            <numerusform>Hver runde begynder med %n i puljen.</numerusform>
            <numerusform>Hver runde begynder med %n i puljen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every double adds the number on one die: 3 and 3 add 3.</source>
        <translation>Hvert par lægger tallet på én terning til: 3 og 3 giver 3.</translation>
    </message>
    <message>
        <source>Doubles add nothing.</source>
        <translation>Par lægger intet til.</translation>
    </message>
    <message>
        <source>{mexico} adds 7 to a fresh pot, and doubles a fuller one.</source>
        <translation>{mexico} lægger 7 til en frisk pulje og fordobler en fyldigere.</translation>
    </message>
    <message>
        <source>Every {mexico} adds 3.</source>
        <translation>Hver {mexico} lægger 3 til.</translation>
    </message>
    <message>
        <source>Every {mexico} doubles the pot.</source>
        <translation>Hver {mexico} fordobler puljen.</translation>
    </message>
    <message>
        <source>{mexico} leaves the pot as it is.</source>
        <translation>{mexico} lader puljen være, som den er.</translation>
    </message>
    <message>
        <source>Every 65 doubles the pot.</source>
        <translation>Hver 65 fordobler puljen.</translation>
    </message>
    <message>
        <source>65 leaves the pot as it is.</source>
        <translation>65 lader puljen være, som den er.</translation>
    </message>
    <message>
        <source>A double costs nobody anything.</source>
        <translation>Et par koster ingen noget.</translation>
    </message>
    <message>
        <source>1 and 1 makes you Knight; the Knight takes the number of every double.</source>
        <translation>1 og 1 gør dig til Ridder; Ridderen tager tallet på hvert par.</translation>
    </message>
    <message>
        <source>1 and 1 makes you Pirate; the Pirate takes one for every double, more if it is thrown again.</source>
        <translation>1 og 1 gør dig til Pirat; Piraten tager én for hvert par, flere, hvis det slås igen.</translation>
    </message>
    <message>
        <source>Each of them throws both dice once more; the lowest loses.</source>
        <translation>De slår hver begge terninger igen; den laveste taber.</translation>
    </message>
    <message>
        <source>Each of them throws one die; the highest loses.</source>
        <translation>De slår hver én terning; den højeste taber.</translation>
    </message>
    <message>
        <source>All of them lose.</source>
        <translation>De taber alle.</translation>
    </message>
    <message>
        <source>The lowest takes the pot; you play on for as long as you like.</source>
        <translation>Den laveste tager puljen; I spiller, så længe I vil.</translation>
    </message>
    <message>
        <source>The lowest loses a life; the last one left wins.</source>
        <translation>Den laveste mister et liv; den sidste, der er tilbage, vinder.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody begins with %n life/lives.</source>
        <translation>
            <numerusform>Alle begynder med %n liv.</numerusform>
            <numerusform>Alle begynder med %n liv.</numerusform>
        </translation>
    </message>
    <message>
        <source>In a round with {mexico} the lowest lose two lives instead of one.</source>
        <translation>I en runde med {mexico} mister den laveste to liv i stedet for ét.</translation>
    </message>
    <message>
        <source>A round never costs more than one life.</source>
        <translation>En runde koster aldrig mere end ét liv.</translation>
    </message>
    <message>
        <source>Who loses a round starts the next.</source>
        <translation>Den, der taber en runde, starter den næste.</translation>
    </message>
    <message>
        <source>The same player starts every round.</source>
        <translation>Den samme spiller starter hver runde.</translation>
    </message>
    <message>
        <source>It goes around, clockwise.</source>
        <translation>Det går på omgang, med uret.</translation>
    </message>
    <message>
        <source>A 1 cannot stay over from the player before where no die may stay.</source>
        <translation>Hvor ingen terning må blive liggende, kan heller ingen 1’er overtages fra spilleren før.</translation>
    </message>
    <message>
        <source>Only one player can take a pot: all cannot lose it.</source>
        <translation>Kun én spiller kan tage puljen: alle kan ikke tabe den.</translation>
    </message>
    <message>
        <source>{mexico} can set no limit where it does not end the turn.</source>
        <translation>{mexico} kan ikke sætte en grænse, hvor det ikke afslutter turen.</translation>
    </message>
    <message>
        <source>Knight and Pirate pay in sips or points: they cannot pay in lives.</source>
        <translation>Ridder og Pirat betaler med tåre eller strafpoint, ikke med liv.</translation>
    </message>
    <message>
        <source>Where lives are played there is nothing to give away.</source>
        <translation>Hvor der spilles om liv, er der intet at dele ud.</translation>
    </message>
    <message>
        <source>Switch it off</source>
        <translation>Slå det fra</translation>
    </message>
    <message>
        <source>Let any die stay</source>
        <translation>Lad enhver blive liggende</translation>
    </message>
    <message>
        <source>Throw both dice</source>
        <translation>Slå med begge terninger</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Ingen grænse</translation>
    </message>
    <message>
        <source>Let {mexico} end the turn</source>
        <translation>Lad {mexico} slutte turen</translation>
    </message>
    <message>
        <source>Play without them</source>
        <translation>Spil uden dem</translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation>Slå igen</translation>
    </message>
    <message>
        <source>Play for the pot</source>
        <translation>Spil om puljen</translation>
    </message>
    <message>
        <source>Play for lives</source>
        <translation>Spil om liv</translation>
    </message>
    <message>
        <source>Where a life is lost there is no pot.</source>
        <translation>Hvor der mistes liv, er der ingen pulje.</translation>
    </message>
    <message>
        <source>Where the pot is lost there are no lives.</source>
        <translation>Hvor der spilles om puljen, er der ingen liv.</translation>
    </message>
    <message>
        <source>With one throw each there is nothing to end.</source>
        <translation>Med ét slag til hver er der intet at afslutte.</translation>
    </message>
    <message>
        <source>With one throw each a 32 just counts.</source>
        <translation>Med ét slag til hver tæller en 32 bare.</translation>
    </message>
    <message>
        <source>With one throw each no die can stay.</source>
        <translation>Med ét slag til hver kan ingen terning blive liggende.</translation>
    </message>
    <message>
        <source>from {game}, nothing changed yet</source>
        <translation>fra {game}, intet ændret endnu</translation>
    </message>
    <message numerus="yes">
        <source>from {game}, %n changed</source>
        <translation>
            <numerusform>fra {game}, %n ændret</numerusform>
            <numerusform>fra {game}, %n ændret</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to settle</source>
        <translation>
            <numerusform>%n ting skal afklares</numerusform>
            <numerusform>%n ting skal afklares</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Turen</translation>
    </message>
    <message>
        <source>31 and 32</source>
        <translation>31 og 32</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Rundens slutning</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>Puljen</translation>
    </message>
    <message>
        <source>Lives</source>
        <translation>Liv</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Roller</translation>
    </message>
    <message>
        <source>Throws in a turn</source>
        <translation>Slag i en tur</translation>
    </message>
    <message>
        <source>Stop early</source>
        <translation>Stoppe før tid</translation>
    </message>
    <message>
        <source>The first player sets the limit</source>
        <translation>Den første sætter grænsen</translation>
    </message>
    <message>
        <source>A die may stay</source>
        <translation>En terning må blive liggende</translation>
    </message>
    <message>
        <source>A 1 of the player before may stay</source>
        <translation>En 1’er fra spilleren før må blive liggende</translation>
    </message>
    <message>
        <source>{mexico} ends the turn</source>
        <translation>{mexico} afslutter turen</translation>
    </message>
    <message>
        <source>A 31 is thrown</source>
        <translation>Der slås 31</translation>
    </message>
    <message>
        <source>A 32 is thrown</source>
        <translation>Der slås 32</translation>
    </message>
    <message>
        <source>The pot at the start</source>
        <translation>Puljen fra start</translation>
    </message>
    <message>
        <source>Doubles fill the pot</source>
        <translation>Par fylder puljen</translation>
    </message>
    <message>
        <source>{mexico} and the pot</source>
        <translation>{mexico} og puljen</translation>
    </message>
    <message>
        <source>65 doubles the pot</source>
        <translation>65 fordobler puljen</translation>
    </message>
    <message>
        <source>Knight or Pirate</source>
        <translation>Ridder eller Pirat</translation>
    </message>
    <message>
        <source>If several are lowest</source>
        <translation>Hvis flere er lavest</translation>
    </message>
    <message>
        <source>The lowest loses</source>
        <translation>Den laveste taber</translation>
    </message>
    <message>
        <source>Lives at the start</source>
        <translation>Liv fra start</translation>
    </message>
    <message>
        <source>{mexico} makes it two lives</source>
        <translation>{mexico} koster to liv</translation>
    </message>
    <message>
        <source>Who starts the next round</source>
        <translation>Hvem starter næste runde</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>Always</source>
        <comment>who sets a limit</comment>
        <translation>Altid</translation>
    </message>
    <message>
        <source>Only by {mexico}</source>
        <comment>who sets a limit</comment>
        <translation>Kun med {mexico}</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>who sets a limit</comment>
        <translation>Aldrig</translation>
    </message>
    <message>
        <source>None</source>
        <comment>of the dice</comment>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>1 or 2</source>
        <comment>of the dice</comment>
        <translation>1 eller 2</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>of the dice</comment>
        <translation>Enhver</translation>
    </message>
    <message>
        <source>Start again</source>
        <comment>a 31</comment>
        <translation>Forfra</translation>
    </message>
    <message>
        <source>Give one away</source>
        <comment>a 31</comment>
        <translation>Del én ud</translation>
    </message>
    <message>
        <source>Throw again</source>
        <comment>a 31</comment>
        <translation>Slå igen</translation>
    </message>
    <message>
        <source>Counts</source>
        <comment>a 31</comment>
        <translation>Tæller</translation>
    </message>
    <message>
        <source>Race</source>
        <comment>a 32</comment>
        <translation>Kapløb</translation>
    </message>
    <message>
        <source>Ends the turn</source>
        <comment>a 32</comment>
        <translation>Slutter turen</translation>
    </message>
    <message>
        <source>Counts</source>
        <comment>a 32</comment>
        <translation>Tæller</translation>
    </message>
    <message>
        <source>+7 or double</source>
        <comment>Mexico and the pot</comment>
        <translation>+7 eller dobbelt</translation>
    </message>
    <message>
        <source>+3</source>
        <comment>Mexico and the pot</comment>
        <translation>+3</translation>
    </message>
    <message>
        <source>Doubles it</source>
        <comment>Mexico and the pot</comment>
        <translation>Fordobler</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>Mexico and the pot</comment>
        <translation>Intet</translation>
    </message>
    <message>
        <source>Neither</source>
        <comment>Knight or Pirate</comment>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ridder</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Pirat</translation>
    </message>
    <message>
        <source>Both dice</source>
        <comment>deciding throws</comment>
        <translation>Begge</translation>
    </message>
    <message>
        <source>One die</source>
        <comment>deciding throws</comment>
        <translation>Én terning</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>Alle taber</translation>
    </message>
    <message>
        <source>The pot</source>
        <comment>what the lowest loses</comment>
        <translation>Puljen</translation>
    </message>
    <message>
        <source>A life</source>
        <comment>what the lowest loses</comment>
        <translation>Et liv</translation>
    </message>
    <message>
        <source>The loser</source>
        <comment>who starts</comment>
        <translation>Taberen</translation>
    </message>
    <message>
        <source>The same</source>
        <comment>who starts</comment>
        <translation>Den samme</translation>
    </message>
    <message>
        <source>The next</source>
        <comment>who starts</comment>
        <translation>Den næste</translation>
    </message>
</context>
<context>
    <name>past games</name>
    <message>
        <source>{rules}, {when}. {names}. {progress}.</source>
        <translation>{rules}, {when}. {names}. {progress}.</translation>
    </message>
    <message>
        <source>This program cannot replay it.</source>
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
        <source>{names} took the most.</source>
        <translation>{names} fik mest.</translation>
    </message>
    <message>
        <source>{names} took the most, all of them equally.</source>
        <translation>{names} fik mest, alle lige meget.</translation>
    </message>
    <message>
        <source>Ended in round {round}</source>
        <translation>Slut i runde {round}</translation>
    </message>
    <message>
        <source>Still open, in round {round}</source>
        <translation>I gang, i runde {round}</translation>
    </message>
    <message>
        <source>own dice</source>
        <translation>egne terninger</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Player {number}</source>
        <translation>Spiller {number}</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Computer {number}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Computer, easy</source>
        <translation>Computer, let</translation>
    </message>
    <message>
        <source>Computer, normal</source>
        <translation>Computer, middel</translation>
    </message>
    <message>
        <source>Computer, strong</source>
        <translation>Computer, stærk</translation>
    </message>
    <message>
        <source>somebody</source>
        <comment>whose name was deleted</comment>
        <translation>nogen</translation>
    </message>
    <message>
        <source>somebody {number}</source>
        <comment>whose name was deleted</comment>
        <translation>nogen {number}</translation>
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
        <source>This file is not a game record.</source>
        <translation>Denne fil er ikke et spilreferat.</translation>
    </message>
    <message>
        <source>This game cannot be played by that number of players.</source>
        <translation>Dette spil kan ikke spilles af så mange spillere.</translation>
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
        <source>“{key}” is missing from the record.</source>
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
        <source>“{value}” is not something to play for here.</source>
        <translation>Man kan ikke spille om »{value}« her.</translation>
    </message>
    <message>
        <source>The record has more than {most} actions.</source>
        <translation>Spilreferatet har flere end {most} handlinger.</translation>
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
        <source>A new seating order must name everybody exactly once.</source>
        <translation>En ny rækkefølge om bordet skal nævne alle præcis én gang.</translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>Tap what the die shows.</source>
        <translation>Tryk på det, terningen viser.</translation>
    </message>
    <message>
        <source>Tap what both dice show.</source>
        <translation>Tryk på det, begge terninger viser.</translation>
    </message>
    <message>
        <source>In this game both dice are always thrown.</source>
        <translation>I dette spil slår man altid med begge terninger.</translation>
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
        <translation>1’eren i 31 må ikke blive liggende.</translation>
    </message>
    <message>
        <source>Only a single 1 or 2 may stay.</source>
        <translation>Kun en enkelt 1’er eller 2’er må blive liggende.</translation>
    </message>
</context>
<context>
    <name>retelling</name>
    <message>
        <source>Players: {names}</source>
        <translation>Spillere: {names}</translation>
    </message>
    <message>
        <source>As it stands in round {round}:</source>
        <translation>Stillingen i runde {round}:</translation>
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
        <source>Classic Mexico</source>
        <translation>Klassisk Mexico</translation>
    </message>
    <message numerus="yes">
        <source>{game}, our way: %n change(s).</source>
        <translation>
            <numerusform>{game} på vores måde: %n ændring.</numerusform>
            <numerusform>{game} på vores måde: %n ændringer.</numerusform>
        </translation>
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
        <translation>Alle har seks liv; den sidste, der er tilbage, vinder.</translation>
    </message>
    <message>
        <source>The first player’s throws are everybody’s limit.</source>
        <translation>Den første bestemmer, hvor mange slag alle har.</translation>
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
    <name>rules</name>
    <message>
        <source>from {game}</source>
        <comment>where house rules come from</comment>
        <translation>fra {game}</translation>
    </message>
    <message>
        <source>the Danish way</source>
        <comment>a game with lives</comment>
        <translation>på den danske måde</translation>
    </message>
    <message>
        <source>the way English-speaking tables play it</source>
        <translation>sådan som det spilles ved engelsktalende borde</translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s), marked below</source>
        <translation>
            <numerusform>%n husregel, markeret herunder</numerusform>
            <numerusform>%n husregler, markeret herunder</numerusform>
        </translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Når runden er slut</translation>
    </message>
    <message>
        <source>The &lt;b&gt;lowest&lt;/b&gt; takes the whole pot.</source>
        <translation>Den &lt;b&gt;laveste&lt;/b&gt; får hele puljen.</translation>
    </message>
    <message>
        <source>The pot is then back at {start}.</source>
        <translation>Derefter står puljen igen på {start}.</translation>
    </message>
    <message>
        <source>If several are lowest, each of them throws &lt;b&gt;both dice once&lt;/b&gt;, in turn order, and the lowest of those loses. If they are equal again, only those throw again, and so on.</source>
        <translation>Er flere lavest, slår hver af dem &lt;b&gt;én gang med begge terninger&lt;/b&gt;, i turenes rækkefølge, og den laveste af dem taber. Står det lige igen, slår kun de spillere om, og så videre.</translation>
    </message>
    <message>
        <source>Such a deciding throw does nothing else: it changes no pot and no role, costs nobody anything, has no race, and no die stays. {mexico} is the highest here too.</source>
        <translation>Et afgørende slag gør ikke andet: Det ændrer hverken pulje eller roller, koster ikke nogen noget, giver intet kapløb, og ingen terning bliver liggende. Også her er {mexico} højest.</translation>
    </message>
    <message>
        <source>A 31 is the lowest here too.</source>
        <translation>En 31 er også her det laveste.</translation>
    </message>
    <message>
        <source>If several are lowest, each of them throws &lt;b&gt;one die&lt;/b&gt;, in turn order, and the &lt;b&gt;highest&lt;/b&gt; loses. If several are highest, only those throw again.</source>
        <translation>Er flere lavest, slår hver af dem med &lt;b&gt;én terning&lt;/b&gt;, i turenes rækkefølge, og den &lt;b&gt;højeste&lt;/b&gt; taber. Er flere højest, slår kun de spillere om.</translation>
    </message>
    <message>
        <source>The loser starts the next round; of several losers, the one whose turn came first. If that player is out, the next clockwise who is still in starts.</source>
        <translation>Taberen starter den næste runde; er der flere tabere, er det den, der havde turen først. Er den spiller ude, starter den næste med uret, som stadig er med.</translation>
    </message>
    <message>
        <source>The same player starts every round; if that player is out, the next clockwise who is still in starts.</source>
        <translation>Den samme spiller starter hver runde; er den spiller ude, starter den næste med uret, som stadig er med.</translation>
    </message>
    <message>
        <source>The next player clockwise starts the next round; anybody who is out is passed over.</source>
        <translation>Den næste spiller med uret starter den næste runde; den, der er ude, springes over.</translation>
    </message>
    <message>
        <source>The next player clockwise starts the next round.</source>
        <translation>Den næste spiller med uret starter den næste runde.</translation>
    </message>
    <message>
        <source>A 31 is thrown again at once by the same player.</source>
        <translation>Efter en 31 slår den samme spiller straks om.</translation>
    </message>
    <message>
        <source>Such a deciding throw does nothing else.</source>
        <translation>Et afgørende slag gør ikke andet.</translation>
    </message>
    <message>
        <source>If several are lowest, &lt;b&gt;all of them&lt;/b&gt; lose one life, or two if anybody threw {mexico}. There are no deciding throws.</source>
        <translation>Er flere lavest, mister de &lt;b&gt;alle&lt;/b&gt; et liv, eller to, hvis nogen har slået {mexico}. Der er ingen afgørende slag.</translation>
    </message>
    <message>
        <source>If several are lowest, &lt;b&gt;all of them&lt;/b&gt; lose one life. There are no deciding throws.</source>
        <translation>Er flere lavest, mister de &lt;b&gt;alle&lt;/b&gt; et liv. Der er ingen afgørende slag.</translation>
    </message>
    <message>
        <source>The loser starts the next round.</source>
        <translation>Taberen starter den næste runde.</translation>
    </message>
    <message>
        <source>The same player starts every round.</source>
        <translation>Den samme spiller starter hver runde.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Eksempler</translation>
    </message>
    <message>
        <source>{name} stops.</source>
        <translation>{name} stopper.</translation>
    </message>
    <message>
        <source>One round</source>
        <comment>an example</comment>
        <translation>Én runde</translation>
    </message>
    <message>
        <source>A 31 with one throw</source>
        <comment>an example</comment>
        <translation>En 31 med ét slag</translation>
    </message>
    <message>
        <source>The Knight changes, then a tie</source>
        <translation>En ny Ridder, så står to lige</translation>
    </message>
    <message>
        <source>A race is lost</source>
        <comment>an example</comment>
        <translation>Et tabt kapløb</translation>
    </message>
    <message>
        <source>The Knight throws 1 and 1</source>
        <comment>an example</comment>
        <translation>Ridderen slår 1 og 1</translation>
    </message>
    <message>
        <source>Dice that stay, a 31 between</source>
        <comment>an example</comment>
        <translation>Terninger, der bliver liggende, med en 31 imellem</translation>
    </message>
    <message>
        <source>Done after two throws</source>
        <comment>an example</comment>
        <translation>Færdig efter to slag</translation>
    </message>
    <message>
        <source>1 and 1 twice</source>
        <comment>an example</comment>
        <translation>To gange 1 og 1</translation>
    </message>
    <message>
        <source>How the pot changes</source>
        <comment>an example</comment>
        <translation>Sådan ændrer puljen sig</translation>
    </message>
    <message>
        <source>One life</source>
        <comment>an example</comment>
        <translation>Ét liv</translation>
    </message>
    <message>
        <source>Two lives</source>
        <comment>an example</comment>
        <translation>To liv</translation>
    </message>
    <message>
        <source>Both have one life left, and both throw 31</source>
        <comment>an example</comment>
        <translation>Begge har ét liv tilbage, og begge slår 31</translation>
    </message>
    <message>
        <source>A die may stay</source>
        <translation>En terning må blive liggende</translation>
    </message>
    <message>
        <source>The 1 of a 31 may not stay.</source>
        <translation>1’eren i en 31 må ikke blive liggende.</translation>
    </message>
    <message>
        <source>If one die shows a &lt;b&gt;1 or a 2&lt;/b&gt; and the other does not, it may stay while you throw only the other. So the 1 of 41, 51 and 61 may stay, and the 2 of 42, 52 and 62.</source>
        <translation>Viser den ene terning en &lt;b&gt;1’er eller en 2’er&lt;/b&gt;, og den anden ingen af delene, må den ene blive liggende, mens du kun slår med den anden. Altså må 1’eren i 41, 51 og 61 blive liggende, og 2’eren i 42, 52 og 62.</translation>
    </message>
    <message>
        <source>If one die shows a &lt;b&gt;1 or a 2&lt;/b&gt; and the other does not, it may stay while you throw only the other. So the 1 of 41, 51 and 61 may stay, and the 2 of 32, 42, 52 and 62.</source>
        <translation>Viser den ene terning en &lt;b&gt;1’er eller en 2’er&lt;/b&gt;, og den anden ingen af delene, må den ene blive liggende, mens du kun slår med den anden. Altså må 1’eren i 41, 51 og 61 blive liggende, og 2’eren i 32, 42, 52 og 62.</translation>
    </message>
    <message>
        <source>You may do this &lt;b&gt;once a turn&lt;/b&gt;. It counts as a normal throw. On the throw after it both dice are thrown again.</source>
        <translation>Det må du &lt;b&gt;én gang pr. tur&lt;/b&gt;. Det tæller som et almindeligt slag. I slaget efter slår du igen med begge terninger.</translation>
    </message>
    <message>
        <source>After a throw &lt;b&gt;one die&lt;/b&gt;, whichever you like, may stay while you throw only the other.</source>
        <translation>Efter et slag må &lt;b&gt;én terning&lt;/b&gt;, lige meget hvilken, blive liggende, mens du kun slår med den anden.</translation>
    </message>
    <message>
        <source>It counts as a normal throw, and so does a double or {mexico} that comes of it.</source>
        <translation>Det tæller som et almindeligt slag, og det samme gør et par eller en {mexico}, der kommer ud af det.</translation>
    </message>
    <message>
        <source>A die stays for one throw at most: in the next one it must be thrown. The other, which was just thrown, may then stay.</source>
        <translation>En terning bliver højst liggende i ét slag: I det næste skal den med. Den anden, som lige er slået, må så blive liggende.</translation>
    </message>
    <message>
        <source>Every turn begins with both dice.</source>
        <translation>Hver tur begynder med begge terninger.</translation>
    </message>
    <message>
        <source>The dice stay on the table during a round. If the player before you rolled a &lt;b&gt;1&lt;/b&gt; with their last throw, it may stay for you: you begin by throwing only the other die.</source>
        <translation>I en runde bliver terningerne på bordet. Har spilleren før dig slået en &lt;b&gt;1’er&lt;/b&gt; i sit sidste slag, må den blive liggende for dig: Du begynder med kun at slå med den anden.</translation>
    </message>
    <message>
        <source>Only a 1 is passed on, also that of {mexico} or of a double 1, but not one that had stayed in that throw.</source>
        <translation>Kun en 1’er går videre, også den i {mexico} eller i et par 1’ere, men ikke en, der blev liggende i det slag.</translation>
    </message>
    <message>
        <source>In the throw after it that 1 must be thrown.</source>
        <translation>I slaget efter skal den 1’er med.</translation>
    </message>
    <message>
        <source>This uses up your right to let a die stay. What the other die shows does not matter.</source>
        <translation>Derefter må ingen terning blive liggende mere i din tur. Hvad den anden terning viser, er lige meget.</translation>
    </message>
    <message>
        <source>The first player of a round begins with an empty table.</source>
        <translation>Den første spiller i en runde begynder med tomt bord.</translation>
    </message>
    <message>
        <source>Lives</source>
        <translation>Liv</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>Puljen</translation>
    </message>
    <message numerus="yes">
        <source>At the start of each round the pot is &lt;b&gt;%n sip(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>Når en runde begynder, er puljen &lt;b&gt;%n tår&lt;/b&gt;.</numerusform>
            <numerusform>Når en runde begynder, er puljen &lt;b&gt;%n tåre&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the start of each round the pot is &lt;b&gt;%n point(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>Når en runde begynder, er puljen &lt;b&gt;%n strafpoint&lt;/b&gt;.</numerusform>
            <numerusform>Når en runde begynder, er puljen &lt;b&gt;%n strafpoint&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message>
        <source>All this happens in the order of the throws; the pot always shows how high it is.</source>
        <translation>Alt det sker i slagenes rækkefølge; puljen viser hele tiden, hvor høj den er.</translation>
    </message>
    <message>
        <source>Doubles add nothing to the pot.</source>
        <translation>Par lægger intet i puljen.</translation>
    </message>
    <message>
        <source>Every &lt;b&gt;double&lt;/b&gt;, at any throw of a turn, adds the number on one die: 2 and 2 add 2, 1 and 1 add 1.</source>
        <translation>Hvert &lt;b&gt;par&lt;/b&gt;, i et hvilket som helst slag i en tur, lægger øjnene på én terning i puljen: 2 og 2 giver 2, 1 og 1 giver 1.</translation>
    </message>
    <message>
        <source>There is no Knight and no Pirate: a double costs nobody anything.</source>
        <translation>Der er ingen Ridder og ingen Pirat: Et par koster ikke nogen noget med det samme.</translation>
    </message>
    <message>
        <source>Even with a Knight in play a double goes into the pot only once.</source>
        <translation>Også når der er en Ridder, går et par kun én gang i puljen.</translation>
    </message>
    <message>
        <source>{mexico}: if the pot is still at {start}, 7 are added, making {boosted}. If it is higher, it doubles. Every further {mexico} doubles it again.</source>
        <translation>{mexico}: Står puljen stadig på {start}, kommer der 7 til, så den er {boosted}. Står den højere, bliver den fordoblet. Hver ny {mexico} fordobler den igen.</translation>
    </message>
    <message>
        <source>Every {mexico} adds &lt;b&gt;3&lt;/b&gt; to the pot.</source>
        <translation>Hver {mexico} lægger &lt;b&gt;3&lt;/b&gt; i puljen.</translation>
    </message>
    <message>
        <source>Every {mexico} &lt;b&gt;doubles&lt;/b&gt; the pot.</source>
        <translation>Hver {mexico} &lt;b&gt;fordobler&lt;/b&gt; puljen.</translation>
    </message>
    <message>
        <source>{mexico} leaves the pot as it is.</source>
        <translation>{mexico} lader puljen være, som den er.</translation>
    </message>
    <message>
        <source>Every &lt;b&gt;65&lt;/b&gt; doubles the pot.</source>
        <translation>Hver &lt;b&gt;65&lt;/b&gt; fordobler puljen.</translation>
    </message>
    <message>
        <source>Nothing else changes the pot.</source>
        <translation>Ellers ændrer puljen sig ikke.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody has &lt;b&gt;%n life/lives&lt;/b&gt;, shown on a die: it lies with that number up and is turned down by one for each life lost.</source>
        <translation>
            <numerusform>Alle har &lt;b&gt;%n liv&lt;/b&gt;, vist på en terning: Den ligger med det tal opad og drejes én ned for hvert mistet liv.</numerusform>
            <numerusform>Alle har &lt;b&gt;%n liv&lt;/b&gt;, vist på en terning: Den ligger med det tal opad og drejes én ned for hvert mistet liv.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody has &lt;b&gt;%n life/lives&lt;/b&gt;, shown as a number; the last six are shown on a die, turned down by one for each life lost.</source>
        <translation>
            <numerusform>Alle har &lt;b&gt;%n liv&lt;/b&gt;, vist som et tal; de sidste seks vises på en terning, der drejes én ned for hvert mistet liv.</numerusform>
            <numerusform>Alle har &lt;b&gt;%n liv&lt;/b&gt;, vist som et tal; de sidste seks vises på en terning, der drejes én ned for hvert mistet liv.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lowest of a round loses &lt;b&gt;one life&lt;/b&gt;.</source>
        <translation>Den laveste i en runde mister &lt;b&gt;ét liv&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>At 0 lives you are &lt;b&gt;out&lt;/b&gt;; you cannot go below 0. The last player left wins, and the game is over.</source>
        <translation>Med 0 liv er du &lt;b&gt;ude&lt;/b&gt;; det bliver aldrig mindre end 0. Den sidste, der er tilbage, vinder, og spillet er slut.</translation>
    </message>
    <message>
        <source>If everybody who is left goes out in the same round, it is a &lt;b&gt;dead game&lt;/b&gt;: nobody wins.</source>
        <translation>Er alle, der var tilbage, ude efter samme runde, er det et &lt;b&gt;dødt spil&lt;/b&gt;: Ingen vinder.</translation>
    </message>
    <message>
        <source>If anybody threw {mexico} in the round, at any throw, it is &lt;b&gt;two lives&lt;/b&gt; instead of one, even if they threw again after it.</source>
        <translation>Har nogen slået {mexico} i runden, i et hvilket som helst slag, er det &lt;b&gt;to liv&lt;/b&gt; i stedet for ét, også hvis der er slået igen bagefter.</translation>
    </message>
    <message>
        <source>There is no pot, no Knight and no Pirate.</source>
        <translation>Der er ingen pulje, ingen Ridder og ingen Pirat.</translation>
    </message>
    <message>
        <source>{mexico} does not make it two.</source>
        <translation>{mexico} gør det ikke til to.</translation>
    </message>
    <message>
        <source>This doubling is an extra rule, which a table may switch off.</source>
        <translation>Denne fordobling er en ekstra regel, som et bord kan slå fra.</translation>
    </message>
    <message>
        <source>The Knight</source>
        <translation>Ridderen</translation>
    </message>
    <message>
        <source>The Pirate</source>
        <translation>Piraten</translation>
    </message>
    <message>
        <source>Whoever throws &lt;b&gt;1 and 1&lt;/b&gt; becomes Knight, and stays Knight in later rounds until somebody takes over.</source>
        <translation>Den, der slår &lt;b&gt;1 og 1&lt;/b&gt;, bliver Ridder og bliver ved med at være det i de næste runder, til en anden tager over.</translation>
    </message>
    <message>
        <source>While there is a Knight, every double from 200 to 600 costs the Knight the number on one die at once, whoever throws it, even the Knight: 5 and 5 cost &lt;b&gt;5 sips&lt;/b&gt;.</source>
        <translation>Så længe der er en Ridder, koster hvert par fra 200 til 600 straks Ridderen øjnene på én terning, uanset hvem der slår, også Ridderen selv: 5 og 5 koster &lt;b&gt;5 tåre&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>While there is a Knight, every double from 200 to 600 costs the Knight the number on one die at once, whoever throws it, even the Knight: 5 and 5 cost &lt;b&gt;5 points&lt;/b&gt;.</source>
        <translation>Så længe der er en Ridder, koster hvert par fra 200 til 600 straks Ridderen øjnene på én terning, uanset hvem der slår, også Ridderen selv: 5 og 5 koster &lt;b&gt;5 strafpoint&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>When 1 and 1 is thrown, the Knight takes &lt;b&gt;1 sip&lt;/b&gt;. If somebody else threw it, that player is the new Knight.</source>
        <translation>Ved 1 og 1 får den, der er Ridder i det øjeblik, &lt;b&gt;1 tår&lt;/b&gt;. Har en anden slået det, bliver den spiller den nye Ridder.</translation>
    </message>
    <message>
        <source>When 1 and 1 is thrown, the Knight takes &lt;b&gt;1 point&lt;/b&gt;. If somebody else threw it, that player is the new Knight.</source>
        <translation>Ved 1 og 1 får den, der er Ridder i det øjeblik, &lt;b&gt;1 strafpoint&lt;/b&gt;. Har en anden slået det, bliver den spiller den nye Ridder.</translation>
    </message>
    <message>
        <source>Whoever throws &lt;b&gt;1 and 1&lt;/b&gt; becomes Pirate (×1), and stays Pirate from round to round.</source>
        <translation>Den, der slår &lt;b&gt;1 og 1&lt;/b&gt;, bliver Pirat (×1) og bliver ved med at være det fra runde til runde.</translation>
    </message>
    <message>
        <source>If the Pirate throws 1 and 1 again, that makes ×2, then ×3 and so on. If somebody else throws it, that player is Pirate now, beginning at ×1.</source>
        <translation>Slår Piraten 1 og 1 igen, bliver det&#xa0;×2, så&#xa0;×3 og så videre. Slår en anden det, er den spiller nu Pirat og begynder på&#xa0;×1.</translation>
    </message>
    <message>
        <source>While there is a Pirate, every double from 200 to 600 costs the Pirate as many sips as the multiplier says, whoever throws it, even the Pirate: &lt;b&gt;×2 costs 2 sips&lt;/b&gt;.</source>
        <translation>Så længe der er en Pirat, koster hvert par fra 200 til 600 Piraten så mange tåre, som tallet efter&#xa0;× siger, uanset hvem der slår, også Piraten selv: &lt;b&gt;×2 koster 2 tåre&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>While there is a Pirate, every double from 200 to 600 costs the Pirate as many points as the multiplier says, whoever throws it, even the Pirate: &lt;b&gt;×2 costs 2 points&lt;/b&gt;.</source>
        <translation>Så længe der er en Pirat, koster hvert par fra 200 til 600 Piraten så mange strafpoint, som tallet efter&#xa0;× siger, uanset hvem der slår, også Piraten selv: &lt;b&gt;×2 koster 2 strafpoint&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>If the Knight threw it, the Knight then chooses another player to be Knight, before the turn goes on or ends.</source>
        <translation>Har Ridderen selv slået det, vælger Ridderen bagefter en anden spiller til Ridder, før turen fortsætter eller slutter.</translation>
    </message>
    <message>
        <source>If there is no Knight, whoever throws 1 and 1 is Knight, and nobody takes anything.</source>
        <translation>Er der ingen Ridder, bliver den, der slår 1 og 1, Ridder, og ingen får noget.</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kort fortalt</translation>
    </message>
    <message>
        <source>Nobody may throw more often than the first player of the round did.</source>
        <translation>Ingen må slå flere gange end den første spiller i runden.</translation>
    </message>
    <message>
        <source>Everybody throws two dice. The &lt;b&gt;lowest&lt;/b&gt; loses a life; the last one wins.</source>
        <translation>Alle slår med to terninger. Den &lt;b&gt;laveste&lt;/b&gt; mister et liv; den sidste, der er tilbage, vinder.</translation>
    </message>
    <message>
        <source>Everybody throws two dice. The &lt;b&gt;lowest&lt;/b&gt; takes the pot in sips.</source>
        <translation>Alle slår med to terninger. Den &lt;b&gt;laveste&lt;/b&gt; får puljen i tåre.</translation>
    </message>
    <message>
        <source>Everybody throws two dice. The &lt;b&gt;lowest&lt;/b&gt; takes the pot in points: the fewer the better.</source>
        <translation>Alle slår med to terninger. Den &lt;b&gt;laveste&lt;/b&gt; får puljen i strafpoint: jo færre, jo bedre.</translation>
    </message>
    <message>
        <source>The higher die is read first: 6 and 4 are &lt;b&gt;64&lt;/b&gt;. Two equal dice are hundreds: 3 and 3 are &lt;b&gt;300&lt;/b&gt;. The best is 2 and 1, &lt;b&gt;{mexico}&lt;/b&gt;.</source>
        <translation>Den højeste terning læses først: 6 og 4 er &lt;b&gt;64&lt;/b&gt;. To ens er hundreder: 3 og 3 er &lt;b&gt;300&lt;/b&gt;. Bedst er 2 og 1, &lt;b&gt;{mexico}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>You have one throw, and that is the one that counts.</source>
        <translation>Du har ét slag, og det tæller.</translation>
    </message>
    <message numerus="yes">
        <source>You may throw up to &lt;b&gt;%n time(s)&lt;/b&gt; and stop when you like. What counts is the last throw, not the best.</source>
        <translation>
            <numerusform>Du må slå op til &lt;b&gt;%n gang&lt;/b&gt; og stoppe, når du vil. Det er det sidste slag, der tæller, ikke det bedste.</numerusform>
            <numerusform>Du må slå op til &lt;b&gt;%n gange&lt;/b&gt; og stoppe, når du vil. Det er det sidste slag, der tæller, ikke det bedste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You throw &lt;b&gt;%n time(s)&lt;/b&gt;. What counts is the last throw, not the best.</source>
        <translation>
            <numerusform>Du slår &lt;b&gt;%n gang&lt;/b&gt;. Det er det sidste slag, der tæller, ikke det bedste.</numerusform>
            <numerusform>Du slår &lt;b&gt;%n gange&lt;/b&gt;. Det er det sidste slag, der tæller, ikke det bedste.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is that?</source>
        <comment>words explained</comment>
        <translation>Hvad er det?</translation>
    </message>
    <message>
        <source>&lt;b&gt;{mexico}&lt;/b&gt; beats everything.</source>
        <translation>&lt;b&gt;{mexico}&lt;/b&gt; slår alt.</translation>
    </message>
    <message>
        <source>&lt;b&gt;31&lt;/b&gt; is no throw: you give somebody a sip, then throw again.</source>
        <translation>&lt;b&gt;31&lt;/b&gt; er ikke et slag: Du giver en anden en tår og slår igen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;31&lt;/b&gt; is no throw: you give somebody a point, then throw again.</source>
        <translation>&lt;b&gt;31&lt;/b&gt; er ikke et slag: Du giver en anden et strafpoint og slår igen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Elbow&lt;/b&gt; is a 31: no result, your turn starts again.</source>
        <translation>&lt;b&gt;Albue&lt;/b&gt; er en 31: intet resultat, din tur starter forfra.</translation>
    </message>
    <message>
        <source>&lt;b&gt;31&lt;/b&gt; does not count: you just throw again.</source>
        <translation>&lt;b&gt;31&lt;/b&gt; tæller ikke: Du slår bare igen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;31&lt;/b&gt; is the lowest of all.</source>
        <translation>&lt;b&gt;31&lt;/b&gt; er det laveste af alle.</translation>
    </message>
    <message>
        <source>&lt;b&gt;32&lt;/b&gt; starts a race: whoever presses &lt;b&gt;TAP&lt;/b&gt; before you throw again makes you keep it.</source>
        <translation>&lt;b&gt;32&lt;/b&gt; starter et kapløb: Den, der trykker på &lt;b&gt;TRYK&lt;/b&gt;, før du slår igen, låser dig på 32.</translation>
    </message>
    <message>
        <source>&lt;b&gt;32&lt;/b&gt; ends your turn at once.</source>
        <translation>&lt;b&gt;32&lt;/b&gt; slutter din tur med det samme.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Knight&lt;/b&gt; takes sips for doubles. 1 and 1 makes you Knight.</source>
        <translation>&lt;b&gt;Ridderen&lt;/b&gt; får tåre for par. Med 1 og 1 bliver du Ridder.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Knight&lt;/b&gt; takes points for doubles. 1 and 1 makes you Knight.</source>
        <translation>&lt;b&gt;Ridderen&lt;/b&gt; får strafpoint for par. Med 1 og 1 bliver du Ridder.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Pirate&lt;/b&gt; takes sips for doubles. 1 and 1 makes you Pirate.</source>
        <translation>&lt;b&gt;Piraten&lt;/b&gt; får tåre for par. Med 1 og 1 bliver du Pirat.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Pirate&lt;/b&gt; takes points for doubles. 1 and 1 makes you Pirate.</source>
        <translation>&lt;b&gt;Piraten&lt;/b&gt; får strafpoint for par. Med 1 og 1 bliver du Pirat.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A die that stays&lt;/b&gt; lies to one side while you throw only the other.</source>
        <translation>&lt;b&gt;En terning, der bliver liggende&lt;/b&gt;, ligger til side, mens du kun slår med den anden.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lives&lt;/b&gt; are shown on a die. At 0 you are out.</source>
        <translation>&lt;b&gt;Liv&lt;/b&gt; vises på en terning. Med 0 er du ude.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The pot&lt;/b&gt; can grow in a round; the lowest takes it all.</source>
        <translation>&lt;b&gt;Puljen&lt;/b&gt; kan vokse i en runde; den laveste får det hele.</translation>
    </message>
    <message>
        <source>31 and 32</source>
        <translation>31 og 32</translation>
    </message>
    <message>
        <source>A &lt;b&gt;31&lt;/b&gt; is an &lt;b&gt;Elbow&lt;/b&gt;: no result. Your turn starts again from nothing, with as many throws as when it began.</source>
        <translation>En &lt;b&gt;31&lt;/b&gt; er en &lt;b&gt;Albue&lt;/b&gt;: intet resultat. Din tur starter helt forfra, med lige så mange slag som fra begyndelsen.</translation>
    </message>
    <message>
        <source>Both dice are thrown next; neither may stay.</source>
        <translation>Derefter slår du med begge terninger; ingen af dem må blive liggende.</translation>
    </message>
    <message>
        <source>Throws before an Elbow do not count for the limit of the others.</source>
        <translation>Slag før en Albue tæller ikke med i grænsen for de andre.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;31&lt;/b&gt; is no throw and no result. You give &lt;b&gt;one sip&lt;/b&gt; to another player of your choice, not to yourself.</source>
        <translation>En &lt;b&gt;31&lt;/b&gt; er ikke et slag og intet resultat. Du giver &lt;b&gt;én tår&lt;/b&gt; til en anden spiller, som du vælger, ikke til dig selv.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;31&lt;/b&gt; is no throw and no result. You give &lt;b&gt;one point&lt;/b&gt; to another player of your choice, not to yourself.</source>
        <translation>En &lt;b&gt;31&lt;/b&gt; er ikke et slag og intet resultat. Du giver &lt;b&gt;ét strafpoint&lt;/b&gt; til en anden spiller, som du vælger, ikke til dig selv.</translation>
    </message>
    <message>
        <source>Then you must throw again, as often as it happens.</source>
        <translation>Så skal du slå igen, hver gang det sker.</translation>
    </message>
    <message>
        <source>A die may stay once more, but first you throw both: the 1 of the 31 may not stay.</source>
        <translation>En terning må også blive liggende igen, men først slår du med begge: 1’eren i 31 må ikke blive liggende.</translation>
    </message>
    <message>
        <source>This can happen any number of times in a turn, even on the last throw. What earlier throws did stays done.</source>
        <translation>Det kan ske igen og igen i en tur, også i det sidste slag. Det, tidligere slag har ændret, bliver stående.</translation>
    </message>
    <message>
        <source>Then you must throw again, as often as it happens. &lt;b&gt;Both dice&lt;/b&gt; are thrown, even one that had stayed: the whole throw is void.</source>
        <translation>Så skal du slå igen, hver gang det sker. Du slår med &lt;b&gt;begge terninger&lt;/b&gt;, også hvis en blev liggende: Hele slaget er ugyldigt.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;31&lt;/b&gt; does not count. You simply throw both dice again, as often as it happens; nobody gives or takes anything.</source>
        <translation>En &lt;b&gt;31&lt;/b&gt; tæller ikke. Du slår bare igen med begge terninger, hver gang det sker; ingen giver eller får noget.</translation>
    </message>
    <message>
        <source>The number of your throws stays as it was.</source>
        <translation>Antallet af dine slag bliver det samme.</translation>
    </message>
    <message>
        <source>The number of your throws stays as it was, also for the limit of the others.</source>
        <translation>Antallet af dine slag bliver det samme, også for de andres grænse.</translation>
    </message>
    <message>
        <source>If your right to let a die stay was used up, it stays used up.</source>
        <translation>Er en terning allerede blevet liggende i din tur, må ingen blive liggende igen.</translation>
    </message>
    <message>
        <source>Right after a 31 you cannot stop.</source>
        <translation>Lige efter en 31 kan du ikke stoppe.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;31&lt;/b&gt; is a result like any other, and the &lt;b&gt;lowest&lt;/b&gt; of all.</source>
        <translation>En &lt;b&gt;31&lt;/b&gt; er et resultat som alle andre, og det &lt;b&gt;laveste&lt;/b&gt; af alle.</translation>
    </message>
    <message>
        <source>If you throw a &lt;b&gt;32&lt;/b&gt; with throws left, everybody else may press &lt;b&gt;TAP&lt;/b&gt;, even those who have had their turn. The first tap before you throw or stop makes the 32 your result: &lt;b&gt;STUCK!&lt;/b&gt; Your turn is over.</source>
        <translation>Slår du en &lt;b&gt;32&lt;/b&gt; og har flere slag tilbage, må alle andre trykke på &lt;b&gt;TRYK&lt;/b&gt;, også de, der har haft deres tur. Det første tryk, før du slår eller stopper, gør 32 til dit resultat: &lt;b&gt;LÅST!&lt;/b&gt; Din tur er slut.</translation>
    </message>
    <message>
        <source>If you throw a &lt;b&gt;32&lt;/b&gt; with throws left, everybody else may press &lt;b&gt;TAP&lt;/b&gt;, even those who have had their turn. The first tap before you throw makes the 32 your result: &lt;b&gt;STUCK!&lt;/b&gt; Your turn is over.</source>
        <translation>Slår du en &lt;b&gt;32&lt;/b&gt; og har flere slag tilbage, må alle andre trykke på &lt;b&gt;TRYK&lt;/b&gt;, også de, der har haft deres tur. Det første tryk, før du slår, gør 32 til dit resultat: &lt;b&gt;LÅST!&lt;/b&gt; Din tur er slut.</translation>
    </message>
    <message>
        <source>If you are faster, play goes on. In a dead heat you win: a tap must be faster.</source>
        <translation>Er du hurtigere, går spillet videre. Sker det på samme tid, vinder du: Et tryk skal være hurtigere.</translation>
    </message>
    <message>
        <source>Who taps before the dice lie has to wait a moment, and that tap does not count.</source>
        <translation>Den, der trykker, før terningerne ligger stille, må vente et øjeblik, og trykket tæller ikke.</translation>
    </message>
    <message>
        <source>On your last throw a 32 has no race. A second 32 is a second race.</source>
        <translation>En 32 i det sidste slag giver intet kapløb. En ny 32 er et nyt kapløb.</translation>
    </message>
    <message>
        <source>On that next throw the 2 may stay, if no die has stayed in this turn yet.</source>
        <translation>I det næste slag må 2’eren blive liggende, hvis du stadig må det i din tur.</translation>
    </message>
    <message>
        <source>On that next throw a die may stay as always.</source>
        <translation>I det næste slag må en terning blive liggende som ellers.</translation>
    </message>
    <message>
        <source>If this happens to the first player of a round, it sets the limit too.</source>
        <translation>Sker det for den første spiller i en runde, sætter det også grænsen.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;32&lt;/b&gt; ends your turn at once and is your result.</source>
        <translation>En &lt;b&gt;32&lt;/b&gt; slutter din tur med det samme og er dit resultat.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;32&lt;/b&gt; is a throw like any other.</source>
        <translation>En &lt;b&gt;32&lt;/b&gt; er et slag som alle andre.</translation>
    </message>
    <message>
        <source>31 is the very lowest</source>
        <translation>31 er det allerlaveste</translation>
    </message>
    <message>
        <source>31 has no rank</source>
        <translation>31 tæller ikke med</translation>
    </message>
    <message>
        <source>lowest of all: 32</source>
        <translation>lavest af alle: 32</translation>
    </message>
    <message>
        <source>From high to low</source>
        <translation>Fra højt til lavt</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>En runde</translation>
    </message>
    <message>
        <source>Whoever starts goes first, then everybody else once, clockwise, in the order in which you sit.</source>
        <translation>Den, der starter, spiller først, derefter alle andre én gang, med uret, sådan som I sidder.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;last throw that counts&lt;/b&gt; is your result, even if an earlier one was higher.</source>
        <translation>Det &lt;b&gt;sidste slag, der tæller&lt;/b&gt;, er dit resultat, også hvis et tidligere var højere.</translation>
    </message>
    <message>
        <source>Points or sips: the rules and the numbers are the same, only the word is different. A table can change it at any time.</source>
        <translation>Strafpoint eller tåre: Regler og tal er de samme, kun ordet er et andet. Et bord kan skifte når som helst.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;tally&lt;/b&gt; counts all sips that a player has taken since the start: every pot they lost, and anything else that cost them some.</source>
        <translation>&lt;b&gt;Regnskabet&lt;/b&gt; tæller alle tåre, som en spiller har fået siden begyndelsen: hver tabt pulje, og hvad der ellers kom til.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;tally&lt;/b&gt; counts all points that a player has taken since the start: every pot they lost, and anything else that cost them some.</source>
        <translation>&lt;b&gt;Regnskabet&lt;/b&gt; tæller alle strafpoint, som en spiller har fået siden begyndelsen: hver tabt pulje, og hvad der ellers kom til.</translation>
    </message>
    <message>
        <source>Before the first throw of a round, players may leave or change seats. A 31 counts as a throw here. Nobody can join: whoever leaves is out, and the last one left has won.</source>
        <translation>Før der er slået i en runde, kan spillere gå eller bytte plads. En 31 tæller her som et slag. Ingen kan komme med: Den, der går, er ude, og den sidste, der er tilbage, har vundet.</translation>
    </message>
    <message>
        <source>Before the first throw of a round, players may join at the end of the seating order, leave, or change seats. A 31 counts as a throw here.</source>
        <translation>Før der er slået i en runde, kan spillere komme med sidst i rækken, gå eller bytte plads. En 31 tæller her som et slag.</translation>
    </message>
    <message>
        <source>If the player who was going to start leaves, the next one clockwise starts. Changing seats does not change who starts.</source>
        <translation>Går den spiller, der skulle starte, starter den næste med uret. At bytte plads ændrer ikke, hvem der starter.</translation>
    </message>
    <message>
        <source>The table chooses who starts the first round.</source>
        <translation>Bordet vælger, hvem der starter den første runde.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;lowest result&lt;/b&gt; loses the round.</source>
        <translation>Det &lt;b&gt;laveste resultat&lt;/b&gt; taber runden.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Bordet</translation>
    </message>
    <message>
        <source>There is no end and no winner: the table plays on until somebody ends the game. Then the tallies are shown, the highest last.</source>
        <translation>Der er ingen slutning og ingen vinder: Bordet spiller, til nogen afslutter spillet. Så vises alles regnskab, det højeste sidst.</translation>
    </message>
    <message>
        <source>Sips are for people aged 18 or older, in moderation. Never drive afterwards.</source>
        <translation>Tåre er for folk på 18 eller derover, med måde. Kør aldrig bagefter.</translation>
    </message>
    <message>
        <source>There are always at least {least} players.</source>
        <translation>Der er altid mindst {least} spillere.</translation>
    </message>
    <message>
        <source>A game begins with {least} to {most} players.</source>
        <translation>Et spil begynder med {least} til {most} spillere.</translation>
    </message>
    <message>
        <source>There are always {least} to {most} players.</source>
        <translation>Der er altid {least} til {most} spillere.</translation>
    </message>
    <message>
        <source>If the Knight leaves, there is none until somebody throws 1 and 1.</source>
        <translation>Går Ridderen, er der ingen, før nogen slår 1 og 1.</translation>
    </message>
    <message>
        <source>If the Pirate leaves, there is none until somebody throws 1 and 1.</source>
        <translation>Går Piraten, er der ingen, før nogen slår 1 og 1.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Din tur</translation>
    </message>
    <message>
        <source>Both dice are thrown each time: no die may stay.</source>
        <translation>Du slår hver gang med begge terninger: Ingen må blive liggende.</translation>
    </message>
    <message>
        <source>Everybody throws &lt;b&gt;once&lt;/b&gt;, and that is the result.</source>
        <translation>Alle slår &lt;b&gt;én gang&lt;/b&gt;, og det er resultatet.</translation>
    </message>
    <message numerus="yes">
        <source>The first player of a round may throw up to &lt;b&gt;%n time(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>Den første spiller i en runde må slå op til &lt;b&gt;%n gang&lt;/b&gt;.</numerusform>
            <numerusform>Den første spiller i en runde må slå op til &lt;b&gt;%n gange&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may throw up to &lt;b&gt;%n time(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>Du må slå op til &lt;b&gt;%n gang&lt;/b&gt;.</numerusform>
            <numerusform>Du må slå op til &lt;b&gt;%n gange&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player of a round throws &lt;b&gt;%n time(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>Den første spiller i en runde slår &lt;b&gt;%n gang&lt;/b&gt;.</numerusform>
            <numerusform>Den første spiller i en runde slår &lt;b&gt;%n gange&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody throws exactly &lt;b&gt;%n time(s)&lt;/b&gt;, whatever the dice show. Only the last throw is the result.</source>
        <translation>
            <numerusform>Alle slår præcis &lt;b&gt;%n gang&lt;/b&gt;, uanset hvad terningerne viser. Kun det sidste slag er resultatet.</numerusform>
            <numerusform>Alle slår præcis &lt;b&gt;%n gange&lt;/b&gt;, uanset hvad terningerne viser. Kun det sidste slag er resultatet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You throw &lt;b&gt;%n time(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>Du slår &lt;b&gt;%n gang&lt;/b&gt;.</numerusform>
            <numerusform>Du slår &lt;b&gt;%n gange&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody else may throw as often as the first player did, and no more.</source>
        <translation>Alle andre må slå lige så mange gange som den første spiller, og ikke flere.</translation>
    </message>
    <message>
        <source>Everybody else throws as often as the first player did.</source>
        <translation>Alle andre slår lige så mange gange som den første spiller.</translation>
    </message>
    <message>
        <source>If the first player throws {mexico} before the last throw, everybody after them gets as many throws as that took.</source>
        <translation>Slår den første spiller {mexico} før det sidste slag, har alle de følgende så mange slag, som det tog.</translation>
    </message>
    <message>
        <source>{mexico} ends your turn at once. Thrown by the first player of a round, it also sets the limit.</source>
        <translation>{mexico} slutter din tur med det samme. Hos den første spiller i en runde sætter det også grænsen.</translation>
    </message>
    <message>
        <source>The number of throws is the same for everyone: nobody sets a limit.</source>
        <translation>Antallet af slag er det samme for alle: Ingen sætter en grænse.</translation>
    </message>
    <message>
        <source>You may &lt;b&gt;stop&lt;/b&gt; after at least one throw that counts. After the last throw your turn ends by itself.</source>
        <translation>Du må &lt;b&gt;stoppe&lt;/b&gt; efter mindst ét slag, der tæller. Efter det sidste slag slutter din tur af sig selv.</translation>
    </message>
    <message>
        <source>You cannot stop early. Only {mexico} and 32 end a turn sooner.</source>
        <translation>Du kan ikke stoppe før tid. Kun {mexico} og 32 slutter en tur tidligere.</translation>
    </message>
    <message>
        <source>You cannot stop early.</source>
        <translation>Du kan ikke stoppe før tid.</translation>
    </message>
    <message>
        <source>{mexico} does not end your turn. If you throw again it is no longer your result.</source>
        <translation>{mexico} slutter ikke din tur. Slår du igen, er det ikke længere dit resultat.</translation>
    </message>
    <message>
        <source>{mexico} ends your turn at once.</source>
        <translation>{mexico} slutter din tur med det samme.</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Husregel</translation>
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
        <source>threw {die} for who starts</source>
        <translation>slog {die} om, hvem der starter</translation>
    </message>
    <message>
        <source>has not thrown yet</source>
        <translation>har ikke slået endnu</translation>
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
        <source>{name} starts</source>
        <translation>{name} starter</translation>
    </message>
    <message>
        <source>with the highest die</source>
        <translation>med det højeste slag</translation>
    </message>
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
        <source>Everyone is out at once: nobody wins.</source>
        <translation>Alle er ude på én gang: Ingen vinder.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Spillet er slut</translation>
    </message>
    <message numerus="yes">
        <source>after %n finished round(s)</source>
        <translation>
            <numerusform>efter %n&#xa0;spillet runde</numerusform>
            <numerusform>efter %n&#xa0;spillede runder</numerusform>
        </translation>
    </message>
    <message>
        <source>before its first round ended</source>
        <translation>før første runde var slut</translation>
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
        <source>Last loser: {name}</source>
        <translation>Sidste taber: {name}</translation>
    </message>
    <message>
        <source>No loser yet: {name} starts</source>
        <translation>Ingen taber endnu: {name} starter</translation>
    </message>
    <message>
        <source>Last loser: nobody yet</source>
        <translation>Sidste taber: endnu ingen</translation>
    </message>
    <message>
        <source>Throw for it</source>
        <translation>Slå om det</translation>
    </message>
    <message>
        <source>At least {least} players are needed: add somebody under “Change”.</source>
        <translation>Der skal være mindst {least} spillere: Tilføj en under »Ændr«.</translation>
    </message>
    <message>
        <source>{game} is for at most {most}: choose another game, or let somebody sit out under “Change”.</source>
        <translation>{game} er for højst {most}: Vælg et andet spil, eller lad en sidde over under »Ændr«.</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Evening</source>
        <translation>Aften</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runder</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personer</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Aftener</translation>
    </message>
    <message>
        <source>Each face</source>
        <translation>Hvert øjental</translation>
    </message>
    <message>
        <source>What fell most</source>
        <translation>Hvad der faldt mest</translation>
    </message>
    <message>
        <source>Fell</source>
        <translation>Faldt</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Terninger</translation>
    </message>
    <message>
        <source>Luck over time</source>
        <translation>Held over tid</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Tabt</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Forventet</translation>
    </message>
    <message>
        <source>Luck so far</source>
        <translation>Held indtil nu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Hvornår</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspillere</translation>
    </message>
    <message>
        <source>Rounds lost</source>
        <translation>Tabte runder</translation>
    </message>
    <message>
        <source>Mexicos</source>
        <translation>Mexicoer</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Thrown 31</source>
        <translation>Slået 31</translation>
    </message>
    <message>
        <source>Thrown 32</source>
        <translation>Slået 32</translation>
    </message>
    <message>
        <source>Times Knight</source>
        <translation>Gange Ridder</translation>
    </message>
    <message>
        <source>Times Pirate</source>
        <translation>Gange Pirat</translation>
    </message>
    <message>
        <source>Rounds in a row without a loss</source>
        <translation>Runder i træk uden tab</translation>
    </message>
    <message>
        <source>Lost in a row</source>
        <translation>Tabt i træk</translation>
    </message>
    <message>
        <source>Lives lost</source>
        <translation>Tabte liv</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Vundne spil</translation>
    </message>
    <message>
        <source>Result on average</source>
        <translation>Resultat i snit</translation>
    </message>
    <message>
        <source>Highest result</source>
        <translation>Højeste resultat</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Hvad</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Hvor ofte</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Talt</translation>
    </message>
    <message>
        <source>Sips and points taken</source>
        <translation>Tåre og strafpoint</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Alle tilsammen</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Taget</translation>
    </message>
    <message>
        <source>Rounds lost of those played</source>
        <translation>Tabte af de spillede runder</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Held</translation>
    </message>
    <message>
        <source>Mexicos of all throws</source>
        <translation>Mexicoer af alle slag</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>I snit</translation>
    </message>
    <message>
        <source>Throws</source>
        <translation>Slag</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Højeste</translation>
    </message>
    <message>
        <source>Taken in all</source>
        <translation>Taget i alt</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ridder</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Pirat</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>For a lost round</source>
        <translation>For en tabt runde</translation>
    </message>
    <message>
        <source>As Knight or Pirate</source>
        <translation>Som Ridder eller Pirat</translation>
    </message>
    <message>
        <source>Given by others</source>
        <translation>Delt ud af andre</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>To mod hinanden</translation>
    </message>
    <message>
        <source>Lost by {name}</source>
        <translation>Tabt af {name}</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Mod</translation>
    </message>
    <message>
        <source>Rounds together</source>
        <translation>Runder sammen</translation>
    </message>
    <message>
        <source>Lost by the other</source>
        <translation>Tabt af den anden</translation>
    </message>
    <message>
        <source>Rounds with the higher result</source>
        <translation>Runder med det højeste resultat</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n spil</numerusform>
            <numerusform>%n spil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n runde</numerusform>
            <numerusform>%n runder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n throw(s)</source>
        <translation>
            <numerusform>%n slag</numerusform>
            <numerusform>%n slag</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has lost as many rounds as the odds expect.</source>
        <translation>{name} har tabt så mange runder, som man kunne vente.</translation>
    </message>
    <message>
        <source>{name} has lost {rounds} rounds fewer than the odds expect.</source>
        <translation>{name} har tabt {rounds} runder færre, end man kunne vente.</translation>
    </message>
    <message>
        <source>{name} has lost {rounds} rounds more than the odds expect.</source>
        <translation>{name} har tabt {rounds} runder flere, end man kunne vente.</translation>
    </message>
    <message>
        <source>The odds expect what each would have lost on average had all played as well as can be.</source>
        <translation>Forventet er det, man i snit havde tabt, hvis alle havde spillet så godt som muligt.</translation>
    </message>
    <message>
        <source>{name} against {other}</source>
        <translation>{name} mod {other}</translation>
    </message>
    <message numerus="yes">
        <source>{name} and {other} have played %n round(s) together.</source>
        <translation>
            <numerusform>{name} og {other} har spillet %n runde sammen.</numerusform>
            <numerusform>{name} og {other} har spillet %n runder sammen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n terning</numerusform>
            <numerusform>%n terninger</numerusform>
        </translation>
    </message>
    <message>
        <source>{found}, expected {expected}</source>
        <translation>{found}, forventet {expected}</translation>
    </message>
    <message>
        <source>All dice</source>
        <translation>Alle terninger</translation>
    </message>
    <message>
        <source>Not a single round has been played this evening yet.</source>
        <translation>Der er ikke spillet en eneste runde i aften endnu.</translation>
    </message>
    <message>
        <source>Not a single round has been played by these rules yet.</source>
        <translation>Der er ikke spillet en eneste runde efter disse regler endnu.</translation>
    </message>
    <message>
        <source>Not a single round has been played yet. After the first one you will find here who loses how often, who is lucky, what falls most.</source>
        <translation>Der er ikke spillet en eneste runde endnu. Efter den første kan I se her, hvem der taber hvor ofte, hvem der har heldet med sig, og hvad der falder mest.</translation>
    </message>
    <message>
        <source>Choose the first of the two.</source>
        <translation>Vælg den første af de to.</translation>
    </message>
    <message>
        <source>Choose the second of the two.</source>
        <translation>Vælg den anden af de to.</translation>
    </message>
    <message>
        <source>The evening as a picture</source>
        <translation>Aftenen som billede</translation>
    </message>
    <message>
        <source>{dice}; the dashed line is one in six</source>
        <translation>{dice}; den stiplede linje er en sjettedel</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Er terningerne fair?</translation>
    </message>
    <message>
        <source>The dashed line: what the odds expect.</source>
        <translation>Den stiplede linje: hvad man kunne vente.</translation>
    </message>
    <message>
        <source>Above the dashed line: fewer rounds lost than the odds expect. Below it: more.</source>
        <translation>Over den stiplede linje: færre tabte runder, end man kunne vente. Under den: flere.</translation>
    </message>
</context>
<context>
    <name>status</name>
    <message>
        <source>&lt;b&gt;The game is over&lt;/b&gt;</source>
        <translation>&lt;b&gt;Spillet er slut&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Round {round} is over&lt;/b&gt;</source>
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
        <source>&lt;b&gt;32!&lt;/b&gt; The race waits: get ready</source>
        <translation>&lt;b&gt;32!&lt;/b&gt; Om lidt går det videre: Gør jer klar</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; {value} and the other die?</source>
        <comment>6 and the other die?</comment>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; {value} og den anden?</translation>
    </message>
    <message>
        <source>&lt;b&gt;32!&lt;/b&gt; Tap before {name} throws</source>
        <translation>&lt;b&gt;32!&lt;/b&gt; Tryk, før {name} slår</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; who will be Knight?</source>
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
        <source>the next pot starts at &lt;b&gt;{pot}&lt;/b&gt;</source>
        <translation>den næste pulje starter på &lt;b&gt;{pot}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>to beat: &lt;b&gt;{reading}&lt;/b&gt; ({names})</source>
        <translation>skal overgås: &lt;b&gt;{reading}&lt;/b&gt; ({names})</translation>
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
        <source>This game is not being saved: the disk is full. The game goes on; it will be saved when there is room again.</source>
        <translation>Dette spil bliver ikke gemt: Disken er fuld. Spillet går videre; det bliver gemt, når der er plads igen.</translation>
    </message>
    <message>
        <source>This game is not being saved: the disk does not answer as it should ({reason}). The game goes on; it will be saved when that is over.</source>
        <translation>Dette spil bliver ikke gemt: Disken svarer ikke, som den skal ({reason}). Spillet går videre; det bliver gemt, når det er overstået.</translation>
    </message>
    <message>
        <source>Your games cannot be read at the moment. They will be here again as soon as they can be.</source>
        <translation>Jeres spil kan ikke læses lige nu. De er her igen, så snart det kan lade sig gøre.</translation>
    </message>
    <message>
        <source>Players, house rules and settings are not being saved: Mexen cannot write in the folder {folder}. Until it can, they are kept only while this window is open.</source>
        <translation>Spillere, husregler og indstillinger bliver ikke gemt: Mexen kan ikke skrive i mappen {folder}. Indtil det kan lade sig gøre, huskes de kun, så længe dette vindue er åbent.</translation>
    </message>
    <message>
        <source>The file with your players, house rules and settings was damaged: Mexen has begun a new one. The damaged file is kept as {file}.</source>
        <translation>Filen med dine spillere, husregler og indstillinger var beskadiget: Mexen er begyndt på en ny. Den beskadigede fil er gemt som {file}.</translation>
    </message>
    <message>
        <source>This game is not being saved: the file of your games is damaged. It is left as it is, in the folder {folder}; the game goes on.</source>
        <translation>Dette spil bliver ikke gemt: Filen med dine spil er beskadiget. Den bliver, som den er, i mappen {folder}; spillet går videre.</translation>
    </message>
    <message numerus="yes">
        <source>The file of your games was damaged: %n game(s) could be saved from it. The damaged file is kept as {file}.</source>
        <translation>
            <numerusform>Filen med dine spil var beskadiget: %n spil blev reddet. Den beskadigede fil er gemt som {file}.</numerusform>
            <numerusform>Filen med dine spil var beskadiget: %n spil blev reddet. Den beskadigede fil er gemt som {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of your games was damaged, and nothing could be read from it: Mexen has begun a new one. The damaged file is kept as {file}.</source>
        <translation>Filen med dine spil var beskadiget og kunne ikke længere læses: Mexen er begyndt på en ny. Den beskadigede fil er gemt som {file}.</translation>
    </message>
    <message>
        <source>The file of your games was deleted while you played: Mexen has put it back. Nothing is lost.</source>
        <translation>Filen med dine spil blev slettet, mens du spillede: Mexen har lagt den tilbage. Intet er gået tabt.</translation>
    </message>
    <message>
        <source>Another file took the place of your games while you played: Mexen has put yours back. Nothing is lost; the other one is kept as {file}.</source>
        <translation>Mens du spillede, kom en anden fil i stedet for filen med dine spil: Mexen har lagt din tilbage. Intet er gået tabt; den anden er gemt som {file}.</translation>
    </message>
</context>
</TS>
