<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About {name}</source>
        <translation>Over {name}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Version {number}. Free software under the MIT licence.</source>
        <translation>Versie {number}. Vrije software onder de MIT-licentie.</translation>
    </message>
    <message>
        <source>It is made with Qt and PySide6 under the LGPL, with the Lato typeface under the SIL Open Font License, and with other free software. You may put your own Qt in its place.</source>
        <translation>Gemaakt met Qt en PySide6 onder de LGPL, met het lettertype Lato onder de SIL Open Font License en met andere vrije software. Je mag de meegeleverde Qt door een eigen Qt vervangen.</translation>
    </message>
    <message>
        <source>Putting your own Qt in its place</source>
        <translation>Een eigen Qt gebruiken</translation>
    </message>
</context>
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
        <source>The evening</source>
        <translation>De avond</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startpagina</translation>
    </message>
    <message>
        <source>{name} is playing</source>
        <comment>a computer</comment>
        <translation>{name} is aan de beurt</translation>
    </message>
    <message>
        <source>Faster</source>
        <comment>let a computer act now</comment>
        <translation>Sneller</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Players …</source>
        <translation>Spelers…</translation>
    </message>
    <message>
        <source>Our own dice</source>
        <translation>Eigen dobbelstenen</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>Screen lies flat on the table</source>
        <translation>Scherm ligt plat op tafel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Eerdere spellen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiek</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Zijn de stenen eerlijk?</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>About {name}</source>
        <translation>Over {name}</translation>
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
    <name>EveningPage</name>
    <message>
        <source>The evening</source>
        <translation>De avond</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Opslaan als plaatje</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>Alle cijfers</translation>
    </message>
    <message>
        <source>No round has been played to its end yet.</source>
        <translation>Er is nog geen ronde uitgespeeld.</translation>
    </message>
</context>
<context>
    <name>EveningVisit</name>
    <message>
        <source>The picture was not saved: {reason}</source>
        <translation>Het plaatje is niet opgeslagen: {reason}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Afbeeldingen</translation>
    </message>
    <message>
        <source>The picture was copied.</source>
        <translation>Het plaatje is gekopieerd.</translation>
    </message>
</context>
<context>
    <name>FaceButton</name>
    <message>
        <source>the die shows {value}</source>
        <translation>de dobbelsteen toont {value}</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>ingevoerd</translation>
    </message>
</context>
<context>
    <name>FairPage</name>
    <message>
        <source>Is it fair?</source>
        <translation>Zijn de stenen eerlijk?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>The program’s dice</source>
        <translation>Van het programma</translation>
    </message>
    <message>
        <source>Your own dice</source>
        <translation>Eigen dobbelstenen</translation>
    </message>
    <message>
        <source>Whose dice</source>
        <translation>Wiens dobbelstenen</translation>
    </message>
    <message>
        <source>Each face</source>
        <translation>Elk aantal ogen</translation>
    </message>
    <message>
        <source>Each pair</source>
        <translation>Elke combinatie</translation>
    </message>
    <message>
        <source>The first number says how often each has fallen, the second how often it falls with fair dice on average; the dashed line stands there.</source>
        <translation>Het eerste getal zegt hoe vaak elk is gevallen, het tweede hoe vaak dat met eerlijke stenen gemiddeld gebeurt; daar staat de stippellijn.</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>Find a name</source>
        <translation>Naam zoeken</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Undo all changes</source>
        <translation>Alle wijzigingen terugdraaien</translation>
    </message>
    <message>
        <source>Adapt these</source>
        <translation>Aanpassen</translation>
    </message>
    <message>
        <source>Play with these</source>
        <translation>Hiermee spelen</translation>
    </message>
</context>
<context>
    <name>Head</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Welke spellen</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>Vanavond</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Wat er vergeleken wordt</translation>
    </message>
    <message>
        <source>Rounds lost</source>
        <translation>Verloren rondes</translation>
    </message>
    <message>
        <source>Throws</source>
        <translation>Worpen</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Gepakt</translation>
    </message>
    <message>
        <source>Streaks</source>
        <translation>Reeksen</translation>
    </message>
    <message>
        <source>Save for a spreadsheet</source>
        <translation>Opslaan als tabel (CSV)</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>Alle regels</translation>
    </message>
    <message>
        <source>Show as pictures</source>
        <translation>Toon als plaatjes</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>Toon als tabel</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Naam wijzigen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Delen</translation>
    </message>
    <message>
        <source>What you call these rules</source>
        <translation>Hoe jullie deze regels noemen</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>New house rules</source>
        <translation>Nieuwe huisregels</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Inlezen&#xa0;…</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Instellingen van de regels</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>Onze regels</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>“{name}” is verwijderd.</translation>
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
        <translation>Opslaan als&#xa0;…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopiëren als tekst</translation>
    </message>
    <message>
        <source>The rules were not saved: {reason}</source>
        <translation>De regels zijn niet opgeslagen: {reason}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>The rules were copied as text.</source>
        <translation>De regels zijn als tekst gekopieerd.</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Huisregels inlezen</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>LedgeTags</name>
    <message>
        <source>keep the {value}?</source>
        <translation>de {value} houden?</translation>
    </message>
    <message>
        <source>keep a die?</source>
        <translation>een steen houden?</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>blijft</translation>
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
        <source>It is {name}’s turn.</source>
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
        <source>Help</source>
        <translation>Help</translation>
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
    <name>OptionRow</name>
    <message>
        <source>changed</source>
        <translation>veranderd</translation>
    </message>
    <message>
        <source>{option}: less</source>
        <translation>{option}: minder</translation>
    </message>
    <message>
        <source>{option}: more</source>
        <translation>{option}: meer</translation>
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
        <translation>Spelverslag openen…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Zijn de stenen eerlijk?</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Opnieuw bekijken</translation>
    </message>
    <message>
        <source>Watch or play on</source>
        <translation>Bekijken of verder spelen</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Opslaan als…</translation>
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
        <source>No game has been played yet. Every game you play will be listed here.</source>
        <translation>Er is nog geen spel gespeeld. Elk spel dat jullie spelen, komt hier te staan.</translation>
    </message>
</context>
<context>
    <name>PastVisit</name>
    <message>
        <source>This game cannot be read.</source>
        <translation>Dit spel kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>Opening {file}: {number} actions so far.</source>
        <translation>{file} wordt geopend: tot nu toe {number} acties.</translation>
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
        <source>{problem} Everything before that is shown here.</source>
        <translation>{problem} Alles wat daarvoor gebeurde, is hier te zien.</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als tekst kopiëren</translation>
    </message>
    <message>
        <source>Keep these house rules</source>
        <translation>Deze huisregels bewaren</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Eerdere spellen</translation>
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
    <message>
        <source>Add a computer</source>
        <translation>Computer erbij</translation>
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
        <source>Played by</source>
        <translation>Gespeeld door</translation>
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
        <source>Who plays {name}: {who}</source>
        <translation>Wie {name} speelt: {who}</translation>
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
        <source>Back one round</source>
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
        <source>Forward one round</source>
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
        <source>There is already a player called {name}</source>
        <translation>Er is al een {name}</translation>
    </message>
    <message>
        <source>At most {most} characters</source>
        <translation>Hooguit {most} tekens</translation>
    </message>
    <message>
        <source>A name cannot contain control characters</source>
        <translation>Stuurtekens kunnen niet in een naam</translation>
    </message>
    <message>
        <source>You cannot tap with this key: press one with a letter or a symbol.</source>
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
        <source>{name} already taps with {key}: press another key.</source>
        <translation>{name} tikt al met {key}: neem een andere toets.</translation>
    </message>
    <message>
        <source>A round is being played: people can come, go or change places once it is over.</source>
        <translation>De ronde is nog bezig: komen, gaan of van plaats wisselen kan pas daarna.</translation>
    </message>
    <message>
        <source>Dice decide who starts: people can come, go or change places once that is known.</source>
        <translation>Er wordt gegooid om wie begint: daarna kan er iemand bij komen, weggaan of van plaats wisselen.</translation>
    </message>
    <message>
        <source>Nobody can join a game for lives once it has begun.</source>
        <translation>Bij een spel om levens kan niemand meer meedoen als het eenmaal begonnen is.</translation>
    </message>
    <message>
        <source>At least {least} players are needed: let somebody else join first.</source>
        <translation>Er zijn minstens {least} spelers nodig: laat eerst iemand anders meedoen.</translation>
    </message>
    <message>
        <source>No more than {most} can play: let somebody else leave first.</source>
        <translation>Er kunnen hooguit {most} spelers meedoen: laat eerst iemand anders gaan.</translation>
    </message>
    <message>
        <source>{name} is no longer in the list.</source>
        <translation>{name} staat niet meer in de lijst.</translation>
    </message>
    <message>
        <source>Take {name} off the list?</source>
        <translation>{name} uit de lijst halen?</translation>
    </message>
    <message numerus="yes">
        <source>{name} has played %n game(s). The games stay: delete {name}, and “somebody” stands there instead of the name. If {name} is in the list twice, the games go to the other entry.</source>
        <translation>
            <numerusform>{name} heeft %n spel gespeeld. Het spel blijft: verwijder je {name}, dan staat er “iemand” in plaats van de naam. Staat {name} twee keer in de lijst, dan gaat het naar de andere vermelding.</numerusform>
            <numerusform>{name} heeft %n spellen gespeeld. De spellen blijven: verwijder je {name}, dan staat er “iemand” in plaats van de naam. Staat {name} twee keer in de lijst, dan gaan ze naar de andere vermelding.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Same person as …</source>
        <translation>Dezelfde persoon als&#xa0;…</translation>
    </message>
    <message>
        <source>Keep {name}</source>
        <translation>{name} houden</translation>
    </message>
    <message numerus="yes">
        <source>{name} is deleted; “somebody” stands in %n game(s).</source>
        <translation>
            <numerusform>{name} is verwijderd; in %n spel staat “iemand”.</numerusform>
            <numerusform>{name} is verwijderd; in %n spellen staat “iemand”.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} sits in the game that was left open: end it first.</source>
        <translation>{name} zit in het spel dat nog openstaat: maak dat eerst af.</translation>
    </message>
    <message>
        <source>Who is the same person as {name}?</source>
        <translation>Wie is dezelfde persoon als {name}?</translation>
    </message>
    <message>
        <source>{name} and {other} have played together: they are two people.</source>
        <translation>{name} en {other} hebben samen gespeeld: het zijn er twee.</translation>
    </message>
    <message>
        <source>{name} and {other} are the same person?</source>
        <translation>{name} en {other} zijn dezelfde persoon?</translation>
    </message>
    <message numerus="yes">
        <source>Together they have %n game(s). Whose name, colour and tap key stay?</source>
        <translation>
            <numerusform>Samen hebben ze %n spel. Wiens naam, kleur en tiktoets blijven?</numerusform>
            <numerusform>Samen hebben ze %n spellen. Wiens naam, kleur en tiktoets blijven?</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} stays</source>
        <translation>{name} blijft</translation>
    </message>
    <message>
        <source>They are two people</source>
        <translation>Het zijn er twee</translation>
    </message>
    <message>
        <source>{name} is in the list only once now.</source>
        <translation>{name} staat nu nog maar één keer in de lijst.</translation>
    </message>
    <message>
        <source>{name} is {other} from now on, in all games.</source>
        <translation>{name} is voortaan {other}, in alle spellen.</translation>
    </message>
</context>
<context>
    <name>RosterDialog</name>
    <message>
        <source>Who is playing tonight?</source>
        <translation>Wie doet er vanavond mee?</translation>
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
        <source>Add a computer player</source>
        <translation>Computerspeler erbij</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Same person</source>
        <translation>Dezelfde persoon</translation>
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
        <source>%n name(s) to put right</source>
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
        <source>Nobody is called {name}.</source>
        <translation>Niemand heet {name}.</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Rules</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Our table</source>
        <translation>Onze tafel</translation>
    </message>
</context>
<context>
    <name>SettingsRows</name>
    <message>
        <source>Theme</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Same as the system</source>
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
        <source>Largest</source>
        <translation>Reusachtig</translation>
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
    <message>
        <source>Playing for</source>
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
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>On</source>
        <comment>the coach</comment>
        <translation>Aan</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>This round</source>
        <translation>Deze ronde</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Wat er is gebeurd</translation>
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
        <source>Who is playing?</source>
        <translation>Wie doet er mee?</translation>
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
        <source>What you play for</source>
        <translation>Waar we om spelen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Eerdere spellen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>Games before these</source>
        <translation>Spellen hiervoor</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Meer spellen</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} begint</translation>
    </message>
</context>
<context>
    <name>StarterRow</name>
    <message>
        <source>Who starts?</source>
        <translation>Wie begint?</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Kiezen…</translation>
    </message>
    <message>
        <source>Throw for it</source>
        <translation>Erom gooien</translation>
    </message>
    <message>
        <source>Last loser</source>
        <translation>Laatste verliezer</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>nog niemand</translation>
    </message>
    <message>
        <source>Last loser: {name}</source>
        <translation>Laatste verliezer: {name}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiek</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Eerdere spellen</translation>
    </message>
    <message>
        <source>Games of before are still being counted: {done} of {games}.</source>
        <translation>Eerdere spellen worden nog geteld: {done} van {games}.</translation>
    </message>
</context>
<context>
    <name>StatisticsVisit</name>
    <message>
        <source>The table was not saved: {reason}</source>
        <translation>De tabel is niet opgeslagen: {reason}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Opgeslagen als {file}.</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Hide</source>
        <translation>Verbergen</translation>
    </message>
    <message>
        <source>How your games are kept</source>
        <translation>Hoe je spellen worden bewaard</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>On the felt</source>
        <translation>Op het vilt</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Wat er nu kan</translation>
    </message>
    <message>
        <source>Ranking and log</source>
        <translation>Ranglijst en verloop</translation>
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
    <name>UnsavedDialog</name>
    <message>
        <source>Save somewhere else …</source>
        <translation>Ergens anders opslaan…</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Sluiten zonder op te slaan</translation>
    </message>
    <message>
        <source>Do not close</source>
        <translation>Niet sluiten</translation>
    </message>
    <message>
        <source>Not everything is saved</source>
        <translation>Nog niet alles is opgeslagen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be saved where your games are kept. Save them as records somewhere else, on another disk perhaps: Mexen can open those again.</source>
        <translation>
            <numerusform>%n spel kon niet bij je andere spellen worden opgeslagen. Sla het ergens anders op als spelverslag, misschien op een andere schijf: Mexen kan het dan weer openen.</numerusform>
            <numerusform>%n spellen konden niet bij je andere spellen worden opgeslagen. Sla ze ergens anders op als spelverslagen, misschien op een andere schijf: Mexen kan ze dan weer openen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>{share} risk of losing</source>
        <translation>{share} kans om te verliezen</translation>
    </message>
    <message>
        <source>This assumes that half of the time somebody taps before you throw.</source>
        <translation>Er is gerekend dat de helft van de keren iemand tikt voordat je gooit.</translation>
    </message>
    <message>
        <source>There is nothing to beat yet: this counts everything that you and the others can still throw.</source>
        <translation>Er is nog niets te verslaan: hier telt alles mee wat jij en de anderen nog kunnen gooien.</translation>
    </message>
    <message>
        <source>{reading} ({names}) is below {own}: you cannot lose any more.</source>
        <translation>{reading} ({names}) ligt onder {own}: je kunt niet meer verliezen.</translation>
    </message>
    <message>
        <source>{names} would share the lowest place with you: {reading}.</source>
        <translation>De laagste plaats deel je dan met {names}: {reading}.</translation>
    </message>
    <message>
        <source>Nobody is still to come, and nobody has less than {reading}.</source>
        <translation>Er komt niemand meer, en niemand heeft minder dan {reading}.</translation>
    </message>
    <message numerus="yes">
        <source>With the {value} kept, %n of the six faces make(s) less than {reading}.</source>
        <translation>
            <numerusform>Als de {value} blijft liggen, komt %n van de zes kanten onder {reading} uit.</numerusform>
            <numerusform>Als de {value} blijft liggen, komen %n van de zes kanten onder {reading} uit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) can still be lower.</source>
        <translation>
            <numerusform>%n speler kan nog lager uitkomen.</numerusform>
            <numerusform>%n spelers kunnen nog lager uitkomen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is below {reading}.</source>
        <translation>Onder {reading} ligt niets.</translation>
    </message>
    <message>
        <source>Only {lower} is below {reading}: about {count} in {of} throws.</source>
        <translation>Alleen {lower} ligt onder {reading}: ongeveer {count} op de {of} worpen.</translation>
    </message>
    <message>
        <source>Only {lower} are below {reading}: about {count} in {of} throws.</source>
        <translation>Alleen {lower} liggen onder {reading}: ongeveer {count} op de {of} worpen.</translation>
    </message>
    <message>
        <source>About {count} in {of} throws are below {reading}.</source>
        <translation>Ongeveer {count} op de {of} worpen liggen onder {reading}.</translation>
    </message>
    <message>
        <source>One die each decides, and the highest of those who are equal loses.</source>
        <translation>Ieder gooit met één dobbelsteen, en van de gelijken verliest de hoogste.</translation>
    </message>
    <message>
        <source>One throw each decides, and the lowest of those who are equal loses.</source>
        <translation>Ieder gooit één keer, en van de gelijken verliest de laagste.</translation>
    </message>
    <message>
        <source>Keep the {value}</source>
        <translation>De {value} laten liggen</translation>
    </message>
    <message>
        <source>{action}: {share}</source>
        <comment>Throw: 44%</comment>
        <translation>{action}: {share}</translation>
    </message>
    <message>
        <source>{action}: {risk}. Why?</source>
        <comment>Stop: 44% risk …</comment>
        <translation>{action}: {risk}. Waarom?</translation>
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
    <message>
        <source>{die}, may stay</source>
        <comment>first die: 4, may stay</comment>
        <translation>{die}, mag blijven liggen</translation>
    </message>
</context>
<context>
    <name>evening</name>
    <message numerus="yes">
        <source>Most rounds lost: {names} with %n.</source>
        <comment>one or several people</comment>
        <translation>
            <numerusform>De meeste rondes verloren: {names} met %n.</numerusform>
            <numerusform>De meeste rondes verloren: {names} met %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most Mexicos: {names} with %n.</source>
        <comment>one or several people</comment>
        <translation>
            <numerusform>De meeste Mexico’s: {names} met %n.</numerusform>
            <numerusform>De meeste Mexico’s: {names} met %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest without a loss: {names} with %n round(s).</source>
        <comment>several people too</comment>
        <translation>
            <numerusform>Het langst zonder verlies: {names} met %n ronde.</numerusform>
            <numerusform>Het langst zonder verlies: {names} met %n rondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} had the most luck and threw {reading} on average.</source>
        <translation>{name} had het meeste geluk en gooide gemiddeld {reading}.</translation>
    </message>
    <message>
        <source>Our evening</source>
        <translation>Onze avond</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>people in a list</comment>
        <translation>
            <numerusform>en nog %n</numerusform>
            <numerusform>en nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lost} of %n round(s) lost</source>
        <translation>
            <numerusform>{lost} van %n ronde verloren</numerusform>
            <numerusform>{lost} van %n rondes verloren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fair</name>
    <message>
        <source>Nothing has been thrown yet.</source>
        <translation>Er is nog niets gegooid.</translation>
    </message>
    <message>
        <source>Dice counted: {dice} · throws: {throws}</source>
        <translation>Getelde dobbelstenen: {dice} · worpen: {throws}</translation>
    </message>
    <message>
        <source>This is how fair dice fall: in {share} of cases they too would be as uneven, or more so.</source>
        <translation>Zo vallen eerlijke stenen: ook daarmee zou het in {share} van de gevallen zo ongelijk zijn, of nog ongelijker.</translation>
    </message>
    <message>
        <source>These dice are not fair: fair ones would not do this once in a million times.</source>
        <translation>Deze stenen zijn niet eerlijk: eerlijke zouden dit op een miljoen keer niet één keer doen.</translation>
    </message>
    <message>
        <source>A little uneven: fair dice do this about once in {times} times. Look again after some more games.</source>
        <translation>Een beetje ongelijk: eerlijke stenen doen dit ongeveer één op de {times} keer. Kijk na een paar spellen nog eens.</translation>
    </message>
    <message>
        <source>Very uneven: fair dice do this only about once in {times} times.</source>
        <translation>Erg ongelijk: eerlijke stenen doen dit maar ongeveer één op de {times} keer.</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n keer</numerusform>
            <numerusform>%n keer</numerusform>
        </translation>
    </message>
    <message>
        <source>{dice}: {times}, {expected} with fair dice</source>
        <translation>{dice}: {times}, {expected} met eerlijke stenen</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>two dice</comment>
        <translation>{first} en {second}</translation>
    </message>
    <message>
        <source>There is nothing to judge yet.</source>
        <translation>Er is nog niets te beoordelen.</translation>
    </message>
    <message>
        <source>Too few to judge yet: it takes {least}.</source>
        <translation>Nog te weinig voor een oordeel: er zijn er {least} nodig.</translation>
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
        <source>Game records</source>
        <translation>Spelverslagen</translation>
    </message>
</context>
<context>
    <name>house rules</name>
    <message>
        <source>They need a name.</source>
        <translation>Ze hebben een naam nodig.</translation>
    </message>
    <message>
        <source>A name has at most {most} characters.</source>
        <translation>Een naam heeft hoogstens {most} tekens.</translation>
    </message>
    <message>
        <source>This name cannot be written.</source>
        <translation>Deze naam kan niet worden geschreven.</translation>
    </message>
    <message>
        <source>There are rules of that name already.</source>
        <translation>Er zijn al regels met die naam.</translation>
    </message>
    <message>
        <source>{name}: {game}, but</source>
        <translation>{name}: {game}, maar</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Het bestand kan niet worden gelezen: {reason}</translation>
    </message>
    <message>
        <source>The file is larger than {most} KiB: these are no house rules.</source>
        <translation>Het bestand is groter dan {most} KiB: dit zijn geen huisregels.</translation>
    </message>
    <message>
        <source>There are no house rules in this file.</source>
        <translation>In dit bestand staan geen huisregels.</translation>
    </message>
    <message>
        <source>These rules are of version {version}; this program reads version {known}.</source>
        <translation>Deze regels zijn van versie {version}; dit programma leest versie {known}.</translation>
    </message>
    <message>
        <source>The file says “{key}”, which means nothing here.</source>
        <translation>In het bestand staat “{key}”, wat hier niets betekent.</translation>
    </message>
    <message>
        <source>“{key}” is missing from the file.</source>
        <translation>“{key}” ontbreekt in het bestand.</translation>
    </message>
    <message>
        <source>What the file says for “{key}” cannot be read.</source>
        <translation>Wat het bestand bij “{key}” zegt, kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>Rules cannot be called “{name}”.</source>
        <translation>Regels kunnen niet “{name}” heten.</translation>
    </message>
    <message>
        <source>The rules “{value}” are not known here.</source>
        <translation>De regels “{value}” zijn hier niet bekend.</translation>
    </message>
    <message>
        <source>The option “{key}” is not known here.</source>
        <translation>De instelling “{key}” is hier niet bekend.</translation>
    </message>
    <message>
        <source>The option “{key}” cannot be “{value}”.</source>
        <translation>De instelling “{key}” kan niet “{value}” zijn.</translation>
    </message>
    <message>
        <source>Nobody can play by the rules in this file.</source>
        <translation>Volgens de regels in dit bestand kan niemand spelen.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>At the table</source>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>Throw; skip what is moving; next round</source>
        <translation>Gooien; beweging overslaan; volgende ronde</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Choose the player with that number, 0 for the tenth</source>
        <translation>De speler met dat nummer kiezen, 0 voor de tiende</translation>
    </message>
    <message>
        <source>Go along the large buttons</source>
        <translation>Van grote knop naar grote knop gaan</translation>
    </message>
    <message>
        <source>Press the button that has the ring around it</source>
        <translation>De knop met de ring indrukken</translation>
    </message>
    <message>
        <source>Tap in a race: each player’s own key, shown on the pad</source>
        <translation>Tikken bij een 32: ieders eigen toets, die op het vlak staat</translation>
    </message>
    <message>
        <source>Take back what was decided</source>
        <translation>De laatste beslissing terugnemen</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Opnieuw doen wat is teruggenomen</translation>
    </message>
    <message>
        <source>With your own dice</source>
        <translation>Met eigen dobbelstenen</translation>
    </message>
    <message>
        <source>Enter what a die shows</source>
        <translation>Invoeren wat een dobbelsteen toont</translation>
    </message>
    <message>
        <source>Keep the die of that value, or take it back</source>
        <translation>De dobbelsteen met dat getal laten liggen of terugnemen</translation>
    </message>
    <message>
        <source>Keep the next die that can be kept, or none</source>
        <translation>De volgende dobbelsteen die mag blijven liggen, of geen</translation>
    </message>
    <message>
        <source>Take back the face that was entered last</source>
        <translation>Het laatst ingevoerde getal wissen</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Overal</translation>
    </message>
    <message>
        <source>Go to the next control, or to the one before</source>
        <translation>Naar de volgende knop of de vorige</translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>De knop indrukken</translation>
    </message>
    <message>
        <source>Close what is open, then leave the full screen</source>
        <translation>Sluiten wat open is, dan volledig scherm uit</translation>
    </message>
    <message>
        <source>Rules, and back</source>
        <translation>Spelregels, en terug</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Your own dice, or the program’s</source>
        <translation>Eigen dobbelstenen of die van het programma</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Volledig scherm, en terug</translation>
    </message>
    <message>
        <source>Statistics, and back</source>
        <translation>Statistiek, en terug</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Deze lijst</translation>
    </message>
    <message>
        <source>Quit; the game is kept</source>
        <translation>Afsluiten; het spel blijft bewaard</translation>
    </message>
    <message>
        <source>In the list of players</source>
        <translation>In de lijst met spelers</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>De naam wijzigen</translation>
    </message>
    <message>
        <source>Change what the ring is around</source>
        <translation>Wijzigen waar de ring omheen staat</translation>
    </message>
    <message>
        <source>Move the player up or down</source>
        <translation>Omhoog of omlaag verplaatsen</translation>
    </message>
    <message>
        <source>Remove the player</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>In a past game</source>
        <translation>In een eerder spel</translation>
    </message>
    <message>
        <source>One step back, or forward</source>
        <translation>Eén stap terug of verder</translation>
    </message>
    <message>
        <source>One round back, or forward</source>
        <translation>Eén ronde terug of verder</translation>
    </message>
    <message>
        <source>To its beginning, or its end</source>
        <translation>Naar het begin of het einde</translation>
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
        <source>31 does not count as a throw: {name} hands out, then goes on.</source>
        <translation>31 telt niet als worp: {name} deelt uit en gaat dan verder.</translation>
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
        <source>{name} becomes Knight.</source>
        <translation>{name} wordt Ridder.</translation>
    </message>
    <message>
        <source>{name} becomes Pirate.</source>
        <translation>{name} wordt Piraat.</translation>
    </message>
    <message>
        <source>{name} is now Pirate ×{level}.</source>
        <translation>{name} is nu Piraat&#xa0;×{level}.</translation>
    </message>
    <message>
        <source>There is no Knight any more.</source>
        <translation>Er is geen Ridder meer.</translation>
    </message>
    <message>
        <source>There is no Pirate any more.</source>
        <translation>Er is geen Piraat meer.</translation>
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
        <source>{name} is faster than any tap.</source>
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
        <source>{reading} ends the turn: {name} has &lt;b&gt;{reading}&lt;/b&gt; after %n throw(s).</source>
        <translation>
            <numerusform>{reading} beëindigt de beurt: {name} heeft &lt;b&gt;{reading}&lt;/b&gt; na %n&#xa0;worp.</numerusform>
            <numerusform>{reading} beëindigt de beurt: {name} heeft &lt;b&gt;{reading}&lt;/b&gt; na %n&#xa0;worpen.</numerusform>
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
        <source>{names} are level: deciding throws.</source>
        <translation>{names} staan gelijk: beslisworpen.</translation>
    </message>
    <message>
        <source>31 decides nothing: {name} throws again.</source>
        <translation>31 beslist niets: {name} gooit opnieuw.</translation>
    </message>
    <message>
        <source>{name}’s deciding throw is &lt;b&gt;{value}&lt;/b&gt;.</source>
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
        <source>Dead game: everyone went out at once.</source>
        <translation>Dood spel: iedereen is tegelijk af.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>{sentence} (own dice)</source>
        <comment>Ann throws 65. (own dice)</comment>
        <translation>{sentence} (eigen dobbelstenen)</translation>
    </message>
</context>
<context>
    <name>lots</name>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; throw for who starts</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; gooi om wie begint</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; level, so throw again</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; gelijk, dus gooi nog eens</translation>
    </message>
    <message>
        <source>highest: &lt;b&gt;{die}&lt;/b&gt; ({names})</source>
        <translation>hoogste: &lt;b&gt;{die}&lt;/b&gt; ({names})</translation>
    </message>
    <message>
        <source>{name} throws a &lt;b&gt;{die}&lt;/b&gt; for who starts.</source>
        <translation>Wie begint? {name} gooit een &lt;b&gt;{die}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>{names} are level and throw again.</source>
        <translation>{names} staan gelijk en gooien nog eens.</translation>
    </message>
    <message>
        <source>{name} starts.</source>
        <translation>{name} begint.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Everybody has one throw; that is the result.</source>
        <translation>Iedereen heeft één worp; die telt.</translation>
    </message>
    <message numerus="yes">
        <source>A turn has %n throws at most; the last one counts.</source>
        <translation>
            <numerusform>Een beurt heeft hoogstens %n worp; de laatste telt.</numerusform>
            <numerusform>Een beurt heeft hoogstens %n worpen; de laatste telt.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may stop while it is good.</source>
        <translation>Je mag stoppen zolang het goed is.</translation>
    </message>
    <message>
        <source>Everybody uses all their throws.</source>
        <translation>Iedereen gebruikt al zijn worpen.</translation>
    </message>
    <message>
        <source>Nobody may throw more often than the first player of the round did.</source>
        <translation>Niemand mag vaker gooien dan de eerste speler van de ronde.</translation>
    </message>
    <message>
        <source>After an early {mexico} of the first player nobody gets more throws.</source>
        <translation>Gooit de eerste speler vroeg {mexico}, dan krijgt niemand meer worpen.</translation>
    </message>
    <message>
        <source>Everybody has the same number of throws.</source>
        <translation>Iedereen heeft evenveel worpen.</translation>
    </message>
    <message>
        <source>Both dice are thrown every time.</source>
        <translation>Er wordt altijd met beide dobbelstenen gegooid.</translation>
    </message>
    <message>
        <source>Once a turn a single 1 or 2 may stay while you throw the other die.</source>
        <translation>Eén keer per beurt mag een losse 1 of 2 blijven liggen terwijl je de andere gooit.</translation>
    </message>
    <message>
        <source>Any die may stay for one throw while you throw the other.</source>
        <translation>Elke dobbelsteen mag één worp blijven liggen terwijl je de andere gooit.</translation>
    </message>
    <message>
        <source>You may begin with a 1 that the player before you has left on the table.</source>
        <translation>Je mag beginnen met een 1 die de speler voor je op tafel heeft laten liggen.</translation>
    </message>
    <message>
        <source>Everybody begins with both dice.</source>
        <translation>Iedereen begint met beide dobbelstenen.</translation>
    </message>
    <message>
        <source>Whoever throws {mexico} is done at once.</source>
        <translation>Wie {mexico} gooit, is meteen klaar.</translation>
    </message>
    <message>
        <source>After {mexico} the turn goes on; only the last throw counts.</source>
        <translation>Na {mexico} gaat de beurt door; alleen de laatste worp telt.</translation>
    </message>
    <message>
        <source>Elbow: no result, and the turn starts again with all its throws.</source>
        <translation>Elleboog: geen resultaat, en de beurt begint opnieuw met alle worpen.</translation>
    </message>
    <message>
        <source>You hand one to somebody else, then throw both dice again.</source>
        <translation>Je deelt er één uit aan iemand anders en gooit dan beide opnieuw.</translation>
    </message>
    <message>
        <source>It does not count: you just throw again.</source>
        <translation>Hij telt niet: je gooit gewoon opnieuw.</translation>
    </message>
    <message>
        <source>It is the lowest result of all.</source>
        <translation>Het is de laagste uitslag van allemaal.</translation>
    </message>
    <message>
        <source>Whoever taps before you throw again makes you keep it.</source>
        <translation>Wie tikt voordat je weer gooit, zet hem vast als jouw resultaat.</translation>
    </message>
    <message>
        <source>It is your result at once.</source>
        <translation>Hij is meteen je resultaat.</translation>
    </message>
    <message>
        <source>It is a throw like any other.</source>
        <translation>Het is een worp als elke andere.</translation>
    </message>
    <message numerus="yes">
        <source>Each round begins with %n in the pot.</source>
        <translation>
            <numerusform>Elke ronde begint met %n in de pot.</numerusform>
            <numerusform>Elke ronde begint met %n in de pot.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every double adds the number on one die: 3 and 3 add 3.</source>
        <translation>Elke dubbel voegt het getal van één dobbelsteen toe: 3 en 3 geven 3.</translation>
    </message>
    <message>
        <source>Doubles add nothing.</source>
        <translation>Dubbels voegen niets toe.</translation>
    </message>
    <message>
        <source>{mexico} adds 7 to a fresh pot, and doubles a fuller one.</source>
        <translation>{mexico} doet 7 bij een verse pot en verdubbelt een vollere.</translation>
    </message>
    <message>
        <source>Every {mexico} adds 3.</source>
        <translation>Elke {mexico} voegt 3 toe.</translation>
    </message>
    <message>
        <source>Every {mexico} doubles the pot.</source>
        <translation>Elke {mexico} verdubbelt de pot.</translation>
    </message>
    <message>
        <source>{mexico} leaves the pot as it is.</source>
        <translation>{mexico} laat de pot zoals hij is.</translation>
    </message>
    <message>
        <source>Every 65 doubles the pot.</source>
        <translation>Elke 65 verdubbelt de pot.</translation>
    </message>
    <message>
        <source>65 leaves the pot as it is.</source>
        <translation>65 laat de pot zoals hij is.</translation>
    </message>
    <message>
        <source>A double costs nobody anything.</source>
        <translation>Een dubbel kost niemand iets.</translation>
    </message>
    <message>
        <source>1 and 1 makes you Knight; the Knight takes the number of every double.</source>
        <translation>1 en 1 maakt je Ridder; de Ridder neemt het getal van elke dubbel.</translation>
    </message>
    <message>
        <source>1 and 1 makes you Pirate; the Pirate takes one for every double, more if it is thrown again.</source>
        <translation>1 en 1 maakt je Piraat; de Piraat neemt er één voor elke dubbel, meer als hij het weer gooit.</translation>
    </message>
    <message>
        <source>Each of them throws both dice once more; the lowest loses.</source>
        <translation>Elk van hen gooit beide dobbelstenen nog eens; de laagste verliest.</translation>
    </message>
    <message>
        <source>Each of them throws one die; the highest loses.</source>
        <translation>Elk van hen gooit één dobbelsteen; de hoogste verliest.</translation>
    </message>
    <message>
        <source>All of them lose.</source>
        <translation>Ze verliezen allemaal.</translation>
    </message>
    <message>
        <source>The lowest takes the pot; you play on for as long as you like.</source>
        <translation>De laagste neemt de pot; jullie spelen door zolang jullie willen.</translation>
    </message>
    <message>
        <source>The lowest loses a life; the last one left wins.</source>
        <translation>De laagste verliest een leven; wie overblijft, wint.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody begins with %n life/lives.</source>
        <translation>
            <numerusform>Iedereen begint met %n leven.</numerusform>
            <numerusform>Iedereen begint met %n levens.</numerusform>
        </translation>
    </message>
    <message>
        <source>In a round with {mexico} the lowest lose two lives instead of one.</source>
        <translation>In een ronde met {mexico} verliest de laagste twee levens in plaats van één.</translation>
    </message>
    <message>
        <source>A round never costs more than one life.</source>
        <translation>Een ronde kost nooit meer dan één leven.</translation>
    </message>
    <message>
        <source>Who loses a round starts the next.</source>
        <translation>Wie een ronde verliest, begint de volgende.</translation>
    </message>
    <message>
        <source>The same player starts every round.</source>
        <translation>Elke ronde begint dezelfde speler.</translation>
    </message>
    <message>
        <source>It goes around, clockwise.</source>
        <translation>Het gaat rond, met de klok mee.</translation>
    </message>
    <message>
        <source>A 1 cannot stay over from the player before where no die may stay.</source>
        <translation>Waar geen dobbelsteen mag blijven liggen, kan ook geen 1 van de vorige speler blijven.</translation>
    </message>
    <message>
        <source>Only one player can take a pot: all cannot lose it.</source>
        <translation>Een pot kan maar door één speler genomen worden: niet iedereen kan hem verliezen.</translation>
    </message>
    <message>
        <source>{mexico} can set no limit where it does not end the turn.</source>
        <translation>{mexico} kan geen limiet stellen waar het de beurt niet beëindigt.</translation>
    </message>
    <message>
        <source>Knight and Pirate pay in sips or points: they cannot pay in lives.</source>
        <translation>Ridder en Piraat betalen met slokken of strafpunten, niet met levens.</translation>
    </message>
    <message>
        <source>Where lives are played there is nothing to give away.</source>
        <translation>Waar om levens wordt gespeeld, valt er niets uit te delen.</translation>
    </message>
    <message>
        <source>Switch it off</source>
        <translation>Uitzetten</translation>
    </message>
    <message>
        <source>Let any die stay</source>
        <translation>Elke dobbelsteen mag blijven</translation>
    </message>
    <message>
        <source>Throw both dice</source>
        <translation>Met beide gooien</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Geen limiet</translation>
    </message>
    <message>
        <source>Let {mexico} end the turn</source>
        <translation>{mexico} beëindigt de beurt</translation>
    </message>
    <message>
        <source>Play without them</source>
        <translation>Zonder hen spelen</translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation>Opnieuw gooien</translation>
    </message>
    <message>
        <source>Play for the pot</source>
        <translation>Om de pot spelen</translation>
    </message>
    <message>
        <source>Play for lives</source>
        <translation>Om levens spelen</translation>
    </message>
    <message>
        <source>Where a life is lost there is no pot.</source>
        <translation>Waar een leven wordt verloren, is er geen pot.</translation>
    </message>
    <message>
        <source>Where the pot is lost there are no lives.</source>
        <translation>Waar om de pot wordt gespeeld, zijn er geen levens.</translation>
    </message>
    <message>
        <source>With one throw each there is nothing to end.</source>
        <translation>Met één worp per speler valt er niets te beëindigen.</translation>
    </message>
    <message>
        <source>With one throw each a 32 just counts.</source>
        <translation>Met één worp per speler telt een 32 gewoon.</translation>
    </message>
    <message>
        <source>With one throw each no die can stay.</source>
        <translation>Met één worp per speler kan geen dobbelsteen blijven liggen.</translation>
    </message>
    <message>
        <source>from {game}, nothing changed yet</source>
        <translation>van {game}, nog niets veranderd</translation>
    </message>
    <message numerus="yes">
        <source>from {game}, %n changed</source>
        <translation>
            <numerusform>van {game}, %n veranderd</numerusform>
            <numerusform>van {game}, %n veranderd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to settle</source>
        <translation>
            <numerusform>Nog %n ding op te lossen</numerusform>
            <numerusform>Nog %n dingen op te lossen</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>De beurt</translation>
    </message>
    <message>
        <source>31 and 32</source>
        <translation>31 en 32</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Het einde van een ronde</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>De pot</translation>
    </message>
    <message>
        <source>Lives</source>
        <translation>Levens</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Throws in a turn</source>
        <translation>Worpen in een beurt</translation>
    </message>
    <message>
        <source>Stop early</source>
        <translation>Eerder stoppen</translation>
    </message>
    <message>
        <source>The first player sets the limit</source>
        <translation>De eerste bepaalt de worpen</translation>
    </message>
    <message>
        <source>A die may stay</source>
        <translation>Een dobbelsteen mag blijven liggen</translation>
    </message>
    <message>
        <source>A 1 of the player before may stay</source>
        <translation>Een 1 van de vorige speler mag blijven liggen</translation>
    </message>
    <message>
        <source>{mexico} ends the turn</source>
        <translation>{mexico} beëindigt de beurt</translation>
    </message>
    <message>
        <source>A 31 is thrown</source>
        <translation>Er valt een 31</translation>
    </message>
    <message>
        <source>A 32 is thrown</source>
        <translation>Er valt een 32</translation>
    </message>
    <message>
        <source>The pot at the start</source>
        <translation>De pot aan het begin</translation>
    </message>
    <message>
        <source>Doubles fill the pot</source>
        <translation>Dubbels vullen de pot</translation>
    </message>
    <message>
        <source>{mexico} and the pot</source>
        <translation>{mexico} en de pot</translation>
    </message>
    <message>
        <source>65 doubles the pot</source>
        <translation>65 verdubbelt de pot</translation>
    </message>
    <message>
        <source>Knight or Pirate</source>
        <translation>Ridder of Piraat</translation>
    </message>
    <message>
        <source>If several are lowest</source>
        <translation>Als er meer de laagste zijn</translation>
    </message>
    <message>
        <source>The lowest loses</source>
        <translation>De laagste verliest</translation>
    </message>
    <message>
        <source>Lives at the start</source>
        <translation>Levens aan het begin</translation>
    </message>
    <message>
        <source>{mexico} makes it two lives</source>
        <translation>{mexico} kost twee levens</translation>
    </message>
    <message>
        <source>Who starts the next round</source>
        <translation>Wie de volgende ronde begint</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message>
        <source>Always</source>
        <comment>who sets a limit</comment>
        <translation>Altijd</translation>
    </message>
    <message>
        <source>Only by {mexico}</source>
        <comment>who sets a limit</comment>
        <translation>Alleen met {mexico}</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>who sets a limit</comment>
        <translation>Nooit</translation>
    </message>
    <message>
        <source>None</source>
        <comment>of the dice</comment>
        <translation>Geen</translation>
    </message>
    <message>
        <source>1 or 2</source>
        <comment>of the dice</comment>
        <translation>1 of 2</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>of the dice</comment>
        <translation>Elke</translation>
    </message>
    <message>
        <source>Start again</source>
        <comment>a 31</comment>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Give one away</source>
        <comment>a 31</comment>
        <translation>Uitdelen</translation>
    </message>
    <message>
        <source>Throw again</source>
        <comment>a 31</comment>
        <translation>Opnieuw gooien</translation>
    </message>
    <message>
        <source>Counts</source>
        <comment>a 31</comment>
        <translation>Telt</translation>
    </message>
    <message>
        <source>Race</source>
        <comment>a 32</comment>
        <translation>Race</translation>
    </message>
    <message>
        <source>Ends the turn</source>
        <comment>a 32</comment>
        <translation>Einde beurt</translation>
    </message>
    <message>
        <source>Counts</source>
        <comment>a 32</comment>
        <translation>Telt</translation>
    </message>
    <message>
        <source>+7 or double</source>
        <comment>Mexico and the pot</comment>
        <translation>+7 of dubbel</translation>
    </message>
    <message>
        <source>+3</source>
        <comment>Mexico and the pot</comment>
        <translation>+3</translation>
    </message>
    <message>
        <source>Doubles it</source>
        <comment>Mexico and the pot</comment>
        <translation>Verdubbelt</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>Mexico and the pot</comment>
        <translation>Niets</translation>
    </message>
    <message>
        <source>Neither</source>
        <comment>Knight or Pirate</comment>
        <translation>Geen van beide</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ridder</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Piraat</translation>
    </message>
    <message>
        <source>Both dice</source>
        <comment>deciding throws</comment>
        <translation>Beide</translation>
    </message>
    <message>
        <source>One die</source>
        <comment>deciding throws</comment>
        <translation>Eén</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>Allemaal</translation>
    </message>
    <message>
        <source>The pot</source>
        <comment>what the lowest loses</comment>
        <translation>De pot</translation>
    </message>
    <message>
        <source>A life</source>
        <comment>what the lowest loses</comment>
        <translation>Een leven</translation>
    </message>
    <message>
        <source>The loser</source>
        <comment>who starts</comment>
        <translation>De verliezer</translation>
    </message>
    <message>
        <source>The same</source>
        <comment>who starts</comment>
        <translation>Dezelfde</translation>
    </message>
    <message>
        <source>The next</source>
        <comment>who starts</comment>
        <translation>De volgende</translation>
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
        <source>{names} took the most.</source>
        <translation>{names} kreeg het meeste.</translation>
    </message>
    <message>
        <source>{names} took the most, all of them equally.</source>
        <translation>{names} kregen het meeste, allemaal evenveel.</translation>
    </message>
    <message>
        <source>Ended in round {round}</source>
        <translation>Afgelopen in ronde {round}</translation>
    </message>
    <message>
        <source>Still open, in round {round}</source>
        <translation>Nog bezig, in ronde {round}</translation>
    </message>
    <message>
        <source>own dice</source>
        <translation>eigen dobbelstenen</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Player {number}</source>
        <translation>Speler {number}</translation>
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
        <translation>Persoon</translation>
    </message>
    <message>
        <source>Computer, easy</source>
        <translation>Computer, makkelijk</translation>
    </message>
    <message>
        <source>Computer, normal</source>
        <translation>Computer, gemiddeld</translation>
    </message>
    <message>
        <source>Computer, strong</source>
        <translation>Computer, sterk</translation>
    </message>
    <message>
        <source>somebody</source>
        <comment>whose name was deleted</comment>
        <translation>iemand</translation>
    </message>
    <message>
        <source>somebody {number}</source>
        <comment>whose name was deleted</comment>
        <translation>iemand {number}</translation>
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
        <source>This file is not a game record.</source>
        <translation>Dit bestand is geen spelverslag.</translation>
    </message>
    <message>
        <source>This game cannot be played by that number of players.</source>
        <translation>Met dit aantal spelers kan dit spel niet worden gespeeld.</translation>
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
        <translation>In het spelverslag staat “{key}”, maar dat betekent hier niets.</translation>
    </message>
    <message>
        <source>“{key}” is missing from the record.</source>
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
        <source>“{value}” is not something to play for here.</source>
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
        <source>A new seating order must name everybody exactly once.</source>
        <translation>Een nieuwe volgorde aan tafel moet iedereen precies één keer noemen.</translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>Tap what the die shows.</source>
        <translation>Tik aan wat de dobbelsteen toont.</translation>
    </message>
    <message>
        <source>Tap what both dice show.</source>
        <translation>Tik aan wat beide dobbelstenen tonen.</translation>
    </message>
    <message>
        <source>In this game both dice are always thrown.</source>
        <translation>In dit spel gooi je altijd met beide dobbelstenen.</translation>
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
        <source>As it stands in round {round}:</source>
        <translation>De stand in ronde {round}:</translation>
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
        <source>Classic Mexico</source>
        <translation>Klassiek Mexico</translation>
    </message>
    <message numerus="yes">
        <source>{game}, our way: %n change(s).</source>
        <translation>
            <numerusform>{game} op onze manier: %n verandering.</numerusform>
            <numerusform>{game} op onze manier: %n veranderingen.</numerusform>
        </translation>
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
        <source>The first player’s throws are everybody’s limit.</source>
        <translation>Wie begint, bepaalt hoe vaak ieder mag gooien.</translation>
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
    <name>rules</name>
    <message>
        <source>from {game}</source>
        <comment>where house rules come from</comment>
        <translation>van {game}</translation>
    </message>
    <message>
        <source>the Danish way</source>
        <comment>a game with lives</comment>
        <translation>op z’n Deens</translation>
    </message>
    <message>
        <source>the way English-speaking tables play it</source>
        <translation>zoals Engelstalige tafels het spelen</translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s), marked below</source>
        <translation>
            <numerusform>%n huisregel, hieronder gemarkeerd</numerusform>
            <numerusform>%n huisregels, hieronder gemarkeerd</numerusform>
        </translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Het einde van een ronde</translation>
    </message>
    <message>
        <source>The &lt;b&gt;lowest&lt;/b&gt; takes the whole pot.</source>
        <translation>De &lt;b&gt;laagste&lt;/b&gt; krijgt de hele pot.</translation>
    </message>
    <message>
        <source>The pot is then back at {start}.</source>
        <translation>Daarna staat de pot weer op {start}.</translation>
    </message>
    <message>
        <source>If several are lowest, each of them throws &lt;b&gt;both dice once&lt;/b&gt;, in turn order, and the lowest of those loses. If they are equal again, only those throw again, and so on.</source>
        <translation>Zijn meerdere spelers de laagste, dan gooit elk van hen &lt;b&gt;één keer met beide dobbelstenen&lt;/b&gt;, in de volgorde van de beurten, en de laagste van hen verliest. Zijn ze weer gelijk, dan gooien alleen die spelers opnieuw, enzovoort.</translation>
    </message>
    <message>
        <source>Such a deciding throw does nothing else: it changes no pot and no role, costs nobody anything, has no race, and no die stays. {mexico} is the highest here too.</source>
        <translation>Zo’n beslisworp doet verder niets: hij verandert niets aan de pot of de rollen en kost niemand iets, er is geen race en er blijft geen dobbelsteen liggen. Ook hier is {mexico} het hoogst.</translation>
    </message>
    <message>
        <source>A 31 is the lowest here too.</source>
        <translation>Een 31 is ook hier het laagste.</translation>
    </message>
    <message>
        <source>If several are lowest, each of them throws &lt;b&gt;one die&lt;/b&gt;, in turn order, and the &lt;b&gt;highest&lt;/b&gt; loses. If several are highest, only those throw again.</source>
        <translation>Zijn meerdere spelers de laagste, dan gooit elk van hen met &lt;b&gt;één dobbelsteen&lt;/b&gt;, in de volgorde van de beurten, en de &lt;b&gt;hoogste&lt;/b&gt; verliest. Zijn meerdere spelers de hoogste, dan gooien alleen die spelers opnieuw.</translation>
    </message>
    <message>
        <source>The loser starts the next round; of several losers, the one whose turn came first. If that player is out, the next clockwise who is still in starts.</source>
        <translation>De verliezer begint de volgende ronde; bij meerdere verliezers is dat wie het eerst aan de beurt was. Is die speler af, dan begint de volgende met de klok mee die nog meedoet.</translation>
    </message>
    <message>
        <source>The same player starts every round; if that player is out, the next clockwise who is still in starts.</source>
        <translation>Dezelfde speler begint elke ronde; is die af, dan begint de volgende met de klok mee die nog meedoet.</translation>
    </message>
    <message>
        <source>The next player clockwise starts the next round; anybody who is out is passed over.</source>
        <translation>De volgende speler met de klok mee begint de volgende ronde; wie af is, wordt overgeslagen.</translation>
    </message>
    <message>
        <source>The next player clockwise starts the next round.</source>
        <translation>De volgende speler met de klok mee begint de volgende ronde.</translation>
    </message>
    <message>
        <source>A 31 is thrown again at once by the same player.</source>
        <translation>Na een 31 gooit dezelfde speler meteen opnieuw.</translation>
    </message>
    <message>
        <source>Such a deciding throw does nothing else.</source>
        <translation>Zo’n beslisworp doet verder niets.</translation>
    </message>
    <message>
        <source>If several are lowest, &lt;b&gt;all of them&lt;/b&gt; lose one life, or two if anybody threw {mexico}. There are no deciding throws.</source>
        <translation>Zijn meerdere spelers de laagste, dan verliezen ze &lt;b&gt;allemaal&lt;/b&gt; een leven, of twee als iemand {mexico} heeft gegooid. Beslisworpen zijn er niet.</translation>
    </message>
    <message>
        <source>If several are lowest, &lt;b&gt;all of them&lt;/b&gt; lose one life. There are no deciding throws.</source>
        <translation>Zijn meerdere spelers de laagste, dan verliezen ze &lt;b&gt;allemaal&lt;/b&gt; een leven. Beslisworpen zijn er niet.</translation>
    </message>
    <message>
        <source>The loser starts the next round.</source>
        <translation>De verliezer begint de volgende ronde.</translation>
    </message>
    <message>
        <source>The same player starts every round.</source>
        <translation>Dezelfde speler begint elke ronde.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Voorbeelden</translation>
    </message>
    <message>
        <source>{name} stops.</source>
        <translation>{name} stopt.</translation>
    </message>
    <message>
        <source>One round</source>
        <comment>an example</comment>
        <translation>Eén ronde</translation>
    </message>
    <message>
        <source>A 31 with one throw</source>
        <comment>an example</comment>
        <translation>Een 31 met één worp</translation>
    </message>
    <message>
        <source>The Knight changes, then a tie</source>
        <translation>Een nieuwe Ridder, dan staan er twee gelijk</translation>
    </message>
    <message>
        <source>A race is lost</source>
        <comment>an example</comment>
        <translation>Een verloren race</translation>
    </message>
    <message>
        <source>The Knight throws 1 and 1</source>
        <comment>an example</comment>
        <translation>De Ridder gooit 1 en 1</translation>
    </message>
    <message>
        <source>Dice that stay, a 31 between</source>
        <comment>an example</comment>
        <translation>Dobbelstenen die blijven liggen, met een 31 ertussen</translation>
    </message>
    <message>
        <source>Done after two throws</source>
        <comment>an example</comment>
        <translation>Klaar na twee worpen</translation>
    </message>
    <message>
        <source>1 and 1 twice</source>
        <comment>an example</comment>
        <translation>Twee keer 1 en 1</translation>
    </message>
    <message>
        <source>How the pot changes</source>
        <comment>an example</comment>
        <translation>Hoe de pot verandert</translation>
    </message>
    <message>
        <source>One life</source>
        <comment>an example</comment>
        <translation>Eén leven</translation>
    </message>
    <message>
        <source>Two lives</source>
        <comment>an example</comment>
        <translation>Twee levens</translation>
    </message>
    <message>
        <source>Both have one life left, and both throw 31</source>
        <comment>an example</comment>
        <translation>Beiden hebben nog één leven, en beiden gooien 31</translation>
    </message>
    <message>
        <source>A die may stay</source>
        <translation>Een dobbelsteen mag blijven liggen</translation>
    </message>
    <message>
        <source>The 1 of a 31 may not stay.</source>
        <translation>De 1 van een 31 mag niet blijven liggen.</translation>
    </message>
    <message>
        <source>If one die shows a &lt;b&gt;1 or a 2&lt;/b&gt; and the other does not, it may stay while you throw only the other. So the 1 of 41, 51 and 61 may stay, and the 2 of 42, 52 and 62.</source>
        <translation>Toont één dobbelsteen een &lt;b&gt;1 of een 2&lt;/b&gt; en de andere niet, dan mag die ene blijven liggen terwijl je alleen de andere gooit. Dus de 1 van 41, 51 en 61 mag blijven liggen, en de 2 van 42, 52 en 62.</translation>
    </message>
    <message>
        <source>If one die shows a &lt;b&gt;1 or a 2&lt;/b&gt; and the other does not, it may stay while you throw only the other. So the 1 of 41, 51 and 61 may stay, and the 2 of 32, 42, 52 and 62.</source>
        <translation>Toont één dobbelsteen een &lt;b&gt;1 of een 2&lt;/b&gt; en de andere niet, dan mag die ene blijven liggen terwijl je alleen de andere gooit. Dus de 1 van 41, 51 en 61 mag blijven liggen, en de 2 van 32, 42, 52 en 62.</translation>
    </message>
    <message>
        <source>You may do this &lt;b&gt;once a turn&lt;/b&gt;. It counts as a normal throw. On the throw after it both dice are thrown again.</source>
        <translation>Dat mag &lt;b&gt;één keer per beurt&lt;/b&gt;. Het telt als een gewone worp. Bij de worp daarna gooi je weer met beide dobbelstenen.</translation>
    </message>
    <message>
        <source>After a throw &lt;b&gt;one die&lt;/b&gt;, whichever you like, may stay while you throw only the other.</source>
        <translation>Na een worp mag &lt;b&gt;één dobbelsteen&lt;/b&gt;, welke dan ook, blijven liggen terwijl je alleen de andere gooit.</translation>
    </message>
    <message>
        <source>It counts as a normal throw, and so does a double or {mexico} that comes of it.</source>
        <translation>Het telt als een gewone worp, en dat geldt ook voor een dubbel of {mexico} die zo ontstaat.</translation>
    </message>
    <message>
        <source>A die stays for one throw at most: in the next one it must be thrown. The other, which was just thrown, may then stay.</source>
        <translation>Een dobbelsteen blijft hoogstens één worp liggen: bij de volgende moet je ermee gooien. De andere, die net gegooid is, mag dan blijven liggen.</translation>
    </message>
    <message>
        <source>Every turn begins with both dice.</source>
        <translation>Elke beurt begint met beide dobbelstenen.</translation>
    </message>
    <message>
        <source>The dice stay on the table during a round. If the player before you rolled a &lt;b&gt;1&lt;/b&gt; with their last throw, it may stay for you: you begin by throwing only the other die.</source>
        <translation>In een ronde blijven de dobbelstenen op tafel liggen. Heeft de speler voor je met de laatste worp een &lt;b&gt;1&lt;/b&gt; gerold, dan mag die voor jou blijven liggen: je begint met alleen de andere te gooien.</translation>
    </message>
    <message>
        <source>Only a 1 is passed on, also that of {mexico} or of a double 1, but not one that had stayed in that throw.</source>
        <translation>Alleen een 1 wordt doorgegeven, ook die van {mexico} of van een dubbele 1, maar niet een 1 die in die worp bleef liggen.</translation>
    </message>
    <message>
        <source>In the throw after it that 1 must be thrown.</source>
        <translation>Bij de worp daarna moet je met die 1 gooien.</translation>
    </message>
    <message>
        <source>This uses up your right to let a die stay. What the other die shows does not matter.</source>
        <translation>Daarna mag er in je beurt geen dobbelsteen meer blijven liggen. Wat de andere dobbelsteen toont, doet er niet toe.</translation>
    </message>
    <message>
        <source>The first player of a round begins with an empty table.</source>
        <translation>De eerste speler van een ronde begint met een lege tafel.</translation>
    </message>
    <message>
        <source>Lives</source>
        <translation>Levens</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>De pot</translation>
    </message>
    <message numerus="yes">
        <source>At the start of each round the pot is &lt;b&gt;%n sip(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>Aan het begin van elke ronde is de pot &lt;b&gt;%n slok&lt;/b&gt;.</numerusform>
            <numerusform>Aan het begin van elke ronde is de pot &lt;b&gt;%n slokken&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the start of each round the pot is &lt;b&gt;%n point(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>Aan het begin van elke ronde is de pot &lt;b&gt;%n strafpunt&lt;/b&gt;.</numerusform>
            <numerusform>Aan het begin van elke ronde is de pot &lt;b&gt;%n strafpunten&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message>
        <source>All this happens in the order of the throws; the pot always shows how high it is.</source>
        <translation>Dit alles gebeurt in de volgorde van de worpen; de pot laat altijd zien hoe hoog hij staat.</translation>
    </message>
    <message>
        <source>Doubles add nothing to the pot.</source>
        <translation>Dubbels doen niets bij de pot.</translation>
    </message>
    <message>
        <source>Every &lt;b&gt;double&lt;/b&gt;, at any throw of a turn, adds the number on one die: 2 and 2 add 2, 1 and 1 add 1.</source>
        <translation>Elke &lt;b&gt;dubbel&lt;/b&gt;, bij welke worp van een beurt ook, doet het getal van één dobbelsteen in de pot: 2 en 2 geeft 2, 1 en 1 geeft 1.</translation>
    </message>
    <message>
        <source>There is no Knight and no Pirate: a double costs nobody anything.</source>
        <translation>Er is geen Ridder en geen Piraat: een dubbel kost niemand meteen iets.</translation>
    </message>
    <message>
        <source>Even with a Knight in play a double goes into the pot only once.</source>
        <translation>Ook als er een Ridder is, gaat een dubbel maar één keer in de pot.</translation>
    </message>
    <message>
        <source>{mexico}: if the pot is still at {start}, 7 are added, making {boosted}. If it is higher, it doubles. Every further {mexico} doubles it again.</source>
        <translation>{mexico}: staat de pot nog op {start}, dan komen er 7 bij en is hij {boosted}. Staat hij hoger, dan verdubbelt hij. Elke volgende {mexico} verdubbelt hem opnieuw.</translation>
    </message>
    <message>
        <source>Every {mexico} adds &lt;b&gt;3&lt;/b&gt; to the pot.</source>
        <translation>Elke {mexico} doet &lt;b&gt;3&lt;/b&gt; bij de pot.</translation>
    </message>
    <message>
        <source>Every {mexico} &lt;b&gt;doubles&lt;/b&gt; the pot.</source>
        <translation>Elke {mexico} &lt;b&gt;verdubbelt&lt;/b&gt; de pot.</translation>
    </message>
    <message>
        <source>{mexico} leaves the pot as it is.</source>
        <translation>{mexico} laat de pot zoals hij is.</translation>
    </message>
    <message>
        <source>Every &lt;b&gt;65&lt;/b&gt; doubles the pot.</source>
        <translation>Elke &lt;b&gt;65&lt;/b&gt; verdubbelt de pot.</translation>
    </message>
    <message>
        <source>Nothing else changes the pot.</source>
        <translation>Verder verandert de pot niet.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody has &lt;b&gt;%n life/lives&lt;/b&gt;, shown on a die: it lies with that number up and is turned down by one for each life lost.</source>
        <translation>
            <numerusform>Iedereen heeft &lt;b&gt;%n leven&lt;/b&gt;, te zien op een dobbelsteen: die ligt met dat getal boven en gaat voor elk verloren leven één omlaag.</numerusform>
            <numerusform>Iedereen heeft &lt;b&gt;%n levens&lt;/b&gt;, te zien op een dobbelsteen: die ligt met dat getal boven en gaat voor elk verloren leven één omlaag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody has &lt;b&gt;%n life/lives&lt;/b&gt;, shown as a number; the last six are shown on a die, turned down by one for each life lost.</source>
        <translation>
            <numerusform>Iedereen heeft &lt;b&gt;%n leven&lt;/b&gt;, te zien als getal; de laatste zes staan op een dobbelsteen, die voor elk verloren leven één omlaag gaat.</numerusform>
            <numerusform>Iedereen heeft &lt;b&gt;%n levens&lt;/b&gt;, te zien als getal; de laatste zes staan op een dobbelsteen, die voor elk verloren leven één omlaag gaat.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lowest of a round loses &lt;b&gt;one life&lt;/b&gt;.</source>
        <translation>De laagste van een ronde verliest &lt;b&gt;één leven&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>At 0 lives you are &lt;b&gt;out&lt;/b&gt;; you cannot go below 0. The last player left wins, and the game is over.</source>
        <translation>Met 0 levens ben je &lt;b&gt;af&lt;/b&gt;; lager dan 0 wordt het nooit. De laatste die overblijft wint, en het spel is uit.</translation>
    </message>
    <message>
        <source>If everybody who is left goes out in the same round, it is a &lt;b&gt;dead game&lt;/b&gt;: nobody wins.</source>
        <translation>Gaan alle overgebleven spelers in dezelfde ronde af, dan is het een &lt;b&gt;dood spel&lt;/b&gt;: niemand wint.</translation>
    </message>
    <message>
        <source>If anybody threw {mexico} in the round, at any throw, it is &lt;b&gt;two lives&lt;/b&gt; instead of one, even if they threw again after it.</source>
        <translation>Heeft iemand in de ronde {mexico} gegooid, bij welke worp ook, dan zijn het &lt;b&gt;twee levens&lt;/b&gt; in plaats van één, ook als er daarna nog is gegooid.</translation>
    </message>
    <message>
        <source>There is no pot, no Knight and no Pirate.</source>
        <translation>Er is geen pot, geen Ridder en geen Piraat.</translation>
    </message>
    <message>
        <source>{mexico} does not make it two.</source>
        <translation>Door {mexico} worden het er geen twee.</translation>
    </message>
    <message>
        <source>This doubling is an extra rule, which a table may switch off.</source>
        <translation>Deze verdubbeling is een extra regel, die een tafel mag uitzetten.</translation>
    </message>
    <message>
        <source>The Knight</source>
        <translation>De Ridder</translation>
    </message>
    <message>
        <source>The Pirate</source>
        <translation>De Piraat</translation>
    </message>
    <message>
        <source>Whoever throws &lt;b&gt;1 and 1&lt;/b&gt; becomes Knight, and stays Knight in later rounds until somebody takes over.</source>
        <translation>Wie &lt;b&gt;1 en 1&lt;/b&gt; gooit, wordt Ridder en blijft dat ook in latere rondes, tot iemand het overneemt.</translation>
    </message>
    <message>
        <source>While there is a Knight, every double from 200 to 600 costs the Knight the number on one die at once, whoever throws it, even the Knight: 5 and 5 cost &lt;b&gt;5 sips&lt;/b&gt;.</source>
        <translation>Zolang er een Ridder is, kost elke dubbel van 200 tot 600 de Ridder meteen het getal van één dobbelsteen, wie er ook gooit, ook de Ridder zelf: 5 en 5 kost &lt;b&gt;5 slokken&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>While there is a Knight, every double from 200 to 600 costs the Knight the number on one die at once, whoever throws it, even the Knight: 5 and 5 cost &lt;b&gt;5 points&lt;/b&gt;.</source>
        <translation>Zolang er een Ridder is, kost elke dubbel van 200 tot 600 de Ridder meteen het getal van één dobbelsteen, wie er ook gooit, ook de Ridder zelf: 5 en 5 kost &lt;b&gt;5 strafpunten&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>When 1 and 1 is thrown, the Knight takes &lt;b&gt;1 sip&lt;/b&gt;. If somebody else threw it, that player is the new Knight.</source>
        <translation>Bij 1 en 1 krijgt de Ridder van dat moment &lt;b&gt;1 slok&lt;/b&gt;. Heeft een ander het gegooid, dan is die de nieuwe Ridder.</translation>
    </message>
    <message>
        <source>When 1 and 1 is thrown, the Knight takes &lt;b&gt;1 point&lt;/b&gt;. If somebody else threw it, that player is the new Knight.</source>
        <translation>Bij 1 en 1 krijgt de Ridder van dat moment &lt;b&gt;1 strafpunt&lt;/b&gt;. Heeft een ander het gegooid, dan is die de nieuwe Ridder.</translation>
    </message>
    <message>
        <source>Whoever throws &lt;b&gt;1 and 1&lt;/b&gt; becomes Pirate (×1), and stays Pirate from round to round.</source>
        <translation>Wie &lt;b&gt;1 en 1&lt;/b&gt; gooit, wordt Piraat (×1) en blijft dat van ronde tot ronde.</translation>
    </message>
    <message>
        <source>If the Pirate throws 1 and 1 again, that makes ×2, then ×3 and so on. If somebody else throws it, that player is Pirate now, beginning at ×1.</source>
        <translation>Gooit de Piraat weer 1 en 1, dan wordt het&#xa0;×2, daarna&#xa0;×3 enzovoort. Gooit een ander het, dan is die nu Piraat en begint op&#xa0;×1.</translation>
    </message>
    <message>
        <source>While there is a Pirate, every double from 200 to 600 costs the Pirate as many sips as the multiplier says, whoever throws it, even the Pirate: &lt;b&gt;×2 costs 2 sips&lt;/b&gt;.</source>
        <translation>Zolang er een Piraat is, kost elke dubbel van 200 tot 600 de Piraat zoveel slokken als het getal achter&#xa0;× zegt, wie er ook gooit, ook de Piraat zelf: &lt;b&gt;×2 kost 2 slokken&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>While there is a Pirate, every double from 200 to 600 costs the Pirate as many points as the multiplier says, whoever throws it, even the Pirate: &lt;b&gt;×2 costs 2 points&lt;/b&gt;.</source>
        <translation>Zolang er een Piraat is, kost elke dubbel van 200 tot 600 de Piraat zoveel strafpunten als het getal achter&#xa0;× zegt, wie er ook gooit, ook de Piraat zelf: &lt;b&gt;×2 kost 2 strafpunten&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>If the Knight threw it, the Knight then chooses another player to be Knight, before the turn goes on or ends.</source>
        <translation>Heeft de Ridder het zelf gegooid, dan kiest die daarna een andere speler als Ridder, voordat de beurt doorgaat of eindigt.</translation>
    </message>
    <message>
        <source>If there is no Knight, whoever throws 1 and 1 is Knight, and nobody takes anything.</source>
        <translation>Is er geen Ridder, dan wordt wie 1 en 1 gooit Ridder, en niemand krijgt iets.</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>In het kort</translation>
    </message>
    <message>
        <source>Nobody may throw more often than the first player of the round did.</source>
        <translation>Niemand mag vaker gooien dan de eerste speler van de ronde.</translation>
    </message>
    <message>
        <source>Everybody throws two dice. The &lt;b&gt;lowest&lt;/b&gt; loses a life; the last one wins.</source>
        <translation>Iedereen gooit met twee dobbelstenen. De &lt;b&gt;laagste&lt;/b&gt; verliest een leven; wie als laatste overblijft, wint.</translation>
    </message>
    <message>
        <source>Everybody throws two dice. The &lt;b&gt;lowest&lt;/b&gt; takes the pot in sips.</source>
        <translation>Iedereen gooit met twee dobbelstenen. De &lt;b&gt;laagste&lt;/b&gt; krijgt de pot in slokken.</translation>
    </message>
    <message>
        <source>Everybody throws two dice. The &lt;b&gt;lowest&lt;/b&gt; takes the pot in points: the fewer the better.</source>
        <translation>Iedereen gooit met twee dobbelstenen. De &lt;b&gt;laagste&lt;/b&gt; krijgt de pot in strafpunten: hoe minder, hoe beter.</translation>
    </message>
    <message>
        <source>The higher die is read first: 6 and 4 are &lt;b&gt;64&lt;/b&gt;. Two equal dice are hundreds: 3 and 3 are &lt;b&gt;300&lt;/b&gt;. The best is 2 and 1, &lt;b&gt;{mexico}&lt;/b&gt;.</source>
        <translation>De hoogste dobbelsteen lees je eerst: 6 en 4 is &lt;b&gt;64&lt;/b&gt;. Twee gelijke zijn honderdtallen: 3 en 3 is &lt;b&gt;300&lt;/b&gt;. Het beste is 2 en 1, &lt;b&gt;{mexico}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>You have one throw, and that is the one that counts.</source>
        <translation>Je hebt één worp, en die telt.</translation>
    </message>
    <message numerus="yes">
        <source>You may throw up to &lt;b&gt;%n time(s)&lt;/b&gt; and stop when you like. What counts is the last throw, not the best.</source>
        <translation>
            <numerusform>Je mag hoogstens &lt;b&gt;%n keer&lt;/b&gt; gooien en stoppen wanneer je wilt. De laatste worp telt, niet de beste.</numerusform>
            <numerusform>Je mag hoogstens &lt;b&gt;%n keer&lt;/b&gt; gooien en stoppen wanneer je wilt. De laatste worp telt, niet de beste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You throw &lt;b&gt;%n time(s)&lt;/b&gt;. What counts is the last throw, not the best.</source>
        <translation>
            <numerusform>Je gooit &lt;b&gt;%n keer&lt;/b&gt;. De laatste worp telt, niet de beste.</numerusform>
            <numerusform>Je gooit &lt;b&gt;%n keer&lt;/b&gt;. De laatste worp telt, niet de beste.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is that?</source>
        <comment>words explained</comment>
        <translation>Wat is dat?</translation>
    </message>
    <message>
        <source>&lt;b&gt;{mexico}&lt;/b&gt; beats everything.</source>
        <translation>&lt;b&gt;{mexico}&lt;/b&gt; verslaat alles.</translation>
    </message>
    <message>
        <source>&lt;b&gt;31&lt;/b&gt; is no throw: you give somebody a sip, then throw again.</source>
        <translation>&lt;b&gt;31&lt;/b&gt; is geen worp: je geeft iemand een slok en gooit opnieuw.</translation>
    </message>
    <message>
        <source>&lt;b&gt;31&lt;/b&gt; is no throw: you give somebody a point, then throw again.</source>
        <translation>&lt;b&gt;31&lt;/b&gt; is geen worp: je geeft iemand een strafpunt en gooit opnieuw.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Elbow&lt;/b&gt; is a 31: no result, your turn starts again.</source>
        <translation>&lt;b&gt;Elleboog&lt;/b&gt; is een 31: geen resultaat, je beurt begint opnieuw.</translation>
    </message>
    <message>
        <source>&lt;b&gt;31&lt;/b&gt; does not count: you just throw again.</source>
        <translation>&lt;b&gt;31&lt;/b&gt; telt niet: je gooit gewoon opnieuw.</translation>
    </message>
    <message>
        <source>&lt;b&gt;31&lt;/b&gt; is the lowest of all.</source>
        <translation>&lt;b&gt;31&lt;/b&gt; is het laagste van alles.</translation>
    </message>
    <message>
        <source>&lt;b&gt;32&lt;/b&gt; starts a race: whoever presses &lt;b&gt;TAP&lt;/b&gt; before you throw again makes you keep it.</source>
        <translation>&lt;b&gt;32&lt;/b&gt;: er begint een race. Wie op &lt;b&gt;TIK&lt;/b&gt; drukt voordat jij weer gooit, zet je vast op 32.</translation>
    </message>
    <message>
        <source>&lt;b&gt;32&lt;/b&gt; ends your turn at once.</source>
        <translation>&lt;b&gt;32&lt;/b&gt; beëindigt je beurt meteen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Knight&lt;/b&gt; takes sips for doubles. 1 and 1 makes you Knight.</source>
        <translation>&lt;b&gt;De Ridder&lt;/b&gt; krijgt slokken voor dubbels. Met 1 en 1 word je Ridder.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Knight&lt;/b&gt; takes points for doubles. 1 and 1 makes you Knight.</source>
        <translation>&lt;b&gt;De Ridder&lt;/b&gt; krijgt strafpunten voor dubbels. Met 1 en 1 word je Ridder.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Pirate&lt;/b&gt; takes sips for doubles. 1 and 1 makes you Pirate.</source>
        <translation>&lt;b&gt;De Piraat&lt;/b&gt; krijgt slokken voor dubbels. Met 1 en 1 word je Piraat.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Pirate&lt;/b&gt; takes points for doubles. 1 and 1 makes you Pirate.</source>
        <translation>&lt;b&gt;De Piraat&lt;/b&gt; krijgt strafpunten voor dubbels. Met 1 en 1 word je Piraat.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A die that stays&lt;/b&gt; lies to one side while you throw only the other.</source>
        <translation>&lt;b&gt;Een dobbelsteen die blijft liggen&lt;/b&gt;, ligt opzij terwijl je alleen de andere gooit.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lives&lt;/b&gt; are shown on a die. At 0 you are out.</source>
        <translation>&lt;b&gt;Levens&lt;/b&gt; zie je op een dobbelsteen. Met 0 ben je af.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The pot&lt;/b&gt; can grow in a round; the lowest takes it all.</source>
        <translation>&lt;b&gt;De pot&lt;/b&gt; kan in een ronde groeien; de laagste krijgt hem helemaal.</translation>
    </message>
    <message>
        <source>31 and 32</source>
        <translation>31 en 32</translation>
    </message>
    <message>
        <source>A &lt;b&gt;31&lt;/b&gt; is an &lt;b&gt;Elbow&lt;/b&gt;: no result. Your turn starts again from nothing, with as many throws as when it began.</source>
        <translation>Een &lt;b&gt;31&lt;/b&gt; is een &lt;b&gt;Elleboog&lt;/b&gt;: geen resultaat. Je beurt begint helemaal opnieuw, met evenveel worpen als in het begin.</translation>
    </message>
    <message>
        <source>Both dice are thrown next; neither may stay.</source>
        <translation>Daarna gooi je met beide dobbelstenen; geen van beide mag blijven liggen.</translation>
    </message>
    <message>
        <source>Throws before an Elbow do not count for the limit of the others.</source>
        <translation>Worpen vóór een Elleboog tellen niet mee voor de grens van de anderen.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;31&lt;/b&gt; is no throw and no result. You give &lt;b&gt;one sip&lt;/b&gt; to another player of your choice, not to yourself.</source>
        <translation>Een &lt;b&gt;31&lt;/b&gt; is geen worp en geen resultaat. Je geeft &lt;b&gt;één slok&lt;/b&gt; aan een andere speler naar keuze, niet aan jezelf.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;31&lt;/b&gt; is no throw and no result. You give &lt;b&gt;one point&lt;/b&gt; to another player of your choice, not to yourself.</source>
        <translation>Een &lt;b&gt;31&lt;/b&gt; is geen worp en geen resultaat. Je geeft &lt;b&gt;één strafpunt&lt;/b&gt; aan een andere speler naar keuze, niet aan jezelf.</translation>
    </message>
    <message>
        <source>Then you must throw again, as often as it happens.</source>
        <translation>Dan moet je opnieuw gooien, elke keer dat het gebeurt.</translation>
    </message>
    <message>
        <source>A die may stay once more, but first you throw both: the 1 of the 31 may not stay.</source>
        <translation>Ook mag er weer een dobbelsteen blijven liggen, maar eerst gooi je met beide: de 1 van de 31 mag niet blijven liggen.</translation>
    </message>
    <message>
        <source>This can happen any number of times in a turn, even on the last throw. What earlier throws did stays done.</source>
        <translation>Dat kan in een beurt telkens weer gebeuren, ook bij de laatste worp. Wat eerdere worpen hebben veranderd, blijft zo.</translation>
    </message>
    <message>
        <source>Then you must throw again, as often as it happens. &lt;b&gt;Both dice&lt;/b&gt; are thrown, even one that had stayed: the whole throw is void.</source>
        <translation>Dan moet je opnieuw gooien, elke keer dat het gebeurt. Je gooit met &lt;b&gt;beide dobbelstenen&lt;/b&gt;, ook als er een bleef liggen: die hele worp is ongeldig.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;31&lt;/b&gt; does not count. You simply throw both dice again, as often as it happens; nobody gives or takes anything.</source>
        <translation>Een &lt;b&gt;31&lt;/b&gt; telt niet. Je gooit gewoon opnieuw met beide dobbelstenen, elke keer dat het gebeurt; niemand geeft of krijgt iets.</translation>
    </message>
    <message>
        <source>The number of your throws stays as it was.</source>
        <translation>Je aantal worpen blijft zoals het was.</translation>
    </message>
    <message>
        <source>The number of your throws stays as it was, also for the limit of the others.</source>
        <translation>Je aantal worpen blijft zoals het was, ook voor de grens van de anderen.</translation>
    </message>
    <message>
        <source>If your right to let a die stay was used up, it stays used up.</source>
        <translation>Was er in je beurt al een dobbelsteen die bleef liggen, dan mag er geen meer blijven liggen.</translation>
    </message>
    <message>
        <source>Right after a 31 you cannot stop.</source>
        <translation>Meteen na een 31 kun je niet stoppen.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;31&lt;/b&gt; is a result like any other, and the &lt;b&gt;lowest&lt;/b&gt; of all.</source>
        <translation>Een &lt;b&gt;31&lt;/b&gt; is een resultaat als elk ander, en het &lt;b&gt;laagste&lt;/b&gt; van alles.</translation>
    </message>
    <message>
        <source>If you throw a &lt;b&gt;32&lt;/b&gt; with throws left, everybody else may press &lt;b&gt;TAP&lt;/b&gt;, even those who have had their turn. The first tap before you throw or stop makes the 32 your result: &lt;b&gt;STUCK!&lt;/b&gt; Your turn is over.</source>
        <translation>Gooi je een &lt;b&gt;32&lt;/b&gt; en heb je nog worpen over, dan mogen alle anderen op &lt;b&gt;TIK&lt;/b&gt; drukken, ook wie al aan de beurt was. De eerste tik voordat je gooit of stopt maakt de 32 tot je resultaat: &lt;b&gt;VAST!&lt;/b&gt; Je beurt is voorbij.</translation>
    </message>
    <message>
        <source>If you throw a &lt;b&gt;32&lt;/b&gt; with throws left, everybody else may press &lt;b&gt;TAP&lt;/b&gt;, even those who have had their turn. The first tap before you throw makes the 32 your result: &lt;b&gt;STUCK!&lt;/b&gt; Your turn is over.</source>
        <translation>Gooi je een &lt;b&gt;32&lt;/b&gt; en heb je nog worpen over, dan mogen alle anderen op &lt;b&gt;TIK&lt;/b&gt; drukken, ook wie al aan de beurt was. De eerste tik voordat je gooit maakt de 32 tot je resultaat: &lt;b&gt;VAST!&lt;/b&gt; Je beurt is voorbij.</translation>
    </message>
    <message>
        <source>If you are faster, play goes on. In a dead heat you win: a tap must be faster.</source>
        <translation>Ben jij sneller, dan gaat het spel door. Bij gelijke tijd win jij: een tik moet sneller zijn.</translation>
    </message>
    <message>
        <source>Who taps before the dice lie has to wait a moment, and that tap does not count.</source>
        <translation>Wie tikt voordat de dobbelstenen stilliggen, moet even wachten, en die tik telt niet.</translation>
    </message>
    <message>
        <source>On your last throw a 32 has no race. A second 32 is a second race.</source>
        <translation>Bij een 32 met de laatste worp is er geen race. Een tweede 32 is een tweede race.</translation>
    </message>
    <message>
        <source>On that next throw the 2 may stay, if no die has stayed in this turn yet.</source>
        <translation>Bij die volgende worp mag de 2 blijven liggen, als dat in je beurt nog mag.</translation>
    </message>
    <message>
        <source>On that next throw a die may stay as always.</source>
        <translation>Bij die volgende worp mag er gewoon een dobbelsteen blijven liggen.</translation>
    </message>
    <message>
        <source>If this happens to the first player of a round, it sets the limit too.</source>
        <translation>Overkomt dit de eerste speler van een ronde, dan bepaalt het ook de grens.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;32&lt;/b&gt; ends your turn at once and is your result.</source>
        <translation>Een &lt;b&gt;32&lt;/b&gt; beëindigt je beurt meteen en is je resultaat.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;32&lt;/b&gt; is a throw like any other.</source>
        <translation>Een &lt;b&gt;32&lt;/b&gt; is een worp als elke andere.</translation>
    </message>
    <message>
        <source>31 is the very lowest</source>
        <translation>31 is het allerlaagste</translation>
    </message>
    <message>
        <source>31 has no rank</source>
        <translation>31 telt niet mee</translation>
    </message>
    <message>
        <source>lowest of all: 32</source>
        <translation>laagste van alles: 32</translation>
    </message>
    <message>
        <source>From high to low</source>
        <translation>Van hoog naar laag</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Een ronde</translation>
    </message>
    <message>
        <source>Whoever starts goes first, then everybody else once, clockwise, in the order in which you sit.</source>
        <translation>Wie begint, is als eerste aan de beurt, daarna alle anderen één keer, met de klok mee, zoals jullie zitten.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;last throw that counts&lt;/b&gt; is your result, even if an earlier one was higher.</source>
        <translation>De &lt;b&gt;laatste worp die telt&lt;/b&gt; is je resultaat, ook als een eerdere hoger was.</translation>
    </message>
    <message>
        <source>Points or sips: the rules and the numbers are the same, only the word is different. A table can change it at any time.</source>
        <translation>Strafpunten of slokken: regels en getallen zijn hetzelfde, alleen het woord is anders. Een tafel kan altijd wisselen.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;tally&lt;/b&gt; counts all sips that a player has taken since the start: every pot they lost, and anything else that cost them some.</source>
        <translation>De &lt;b&gt;stand&lt;/b&gt; telt alle slokken die een speler sinds het begin heeft gekregen: elke verloren pot, en wat er verder nog bij kwam.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;tally&lt;/b&gt; counts all points that a player has taken since the start: every pot they lost, and anything else that cost them some.</source>
        <translation>De &lt;b&gt;stand&lt;/b&gt; telt alle strafpunten die een speler sinds het begin heeft gekregen: elke verloren pot, en wat er verder nog bij kwam.</translation>
    </message>
    <message>
        <source>Before the first throw of a round, players may leave or change seats. A 31 counts as a throw here. Nobody can join: whoever leaves is out, and the last one left has won.</source>
        <translation>Voordat er in een ronde is gegooid, kunnen spelers weggaan of van plaats wisselen. Een 31 telt hier als worp. Meedoen kan niet meer: wie weggaat, is af, en wie als laatste overblijft, heeft gewonnen.</translation>
    </message>
    <message>
        <source>Before the first throw of a round, players may join at the end of the seating order, leave, or change seats. A 31 counts as a throw here.</source>
        <translation>Voordat er in een ronde is gegooid, kunnen spelers achteraan aanschuiven, weggaan of van plaats wisselen. Een 31 telt hier als worp.</translation>
    </message>
    <message>
        <source>If the player who was going to start leaves, the next one clockwise starts. Changing seats does not change who starts.</source>
        <translation>Gaat de speler weg die zou beginnen, dan begint de volgende met de klok mee. Van plaats wisselen verandert niet wie begint.</translation>
    </message>
    <message>
        <source>The table chooses who starts the first round.</source>
        <translation>De tafel kiest wie de eerste ronde begint.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;lowest result&lt;/b&gt; loses the round.</source>
        <translation>Het &lt;b&gt;laagste resultaat&lt;/b&gt; verliest de ronde.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>De tafel</translation>
    </message>
    <message>
        <source>There is no end and no winner: the table plays on until somebody ends the game. Then the tallies are shown, the highest last.</source>
        <translation>Er is geen einde en geen winnaar: de tafel speelt door tot iemand het spel beëindigt. Dan zie je de stand van iedereen, de hoogste onderaan.</translation>
    </message>
    <message>
        <source>Sips are for people aged 18 or older, in moderation. Never drive afterwards.</source>
        <translation>Slokken zijn voor wie 18 of ouder is, met mate. Rijd daarna nooit.</translation>
    </message>
    <message>
        <source>There are always at least {least} players.</source>
        <translation>Er zijn altijd ten minste {least} spelers.</translation>
    </message>
    <message>
        <source>A game begins with {least} to {most} players.</source>
        <translation>Een spel begint met {least} tot {most} spelers.</translation>
    </message>
    <message>
        <source>There are always {least} to {most} players.</source>
        <translation>Er zijn altijd {least} tot {most} spelers.</translation>
    </message>
    <message>
        <source>If the Knight leaves, there is none until somebody throws 1 and 1.</source>
        <translation>Gaat de Ridder weg, dan is er geen meer tot iemand 1 en 1 gooit.</translation>
    </message>
    <message>
        <source>If the Pirate leaves, there is none until somebody throws 1 and 1.</source>
        <translation>Gaat de Piraat weg, dan is er geen meer tot iemand 1 en 1 gooit.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Je beurt</translation>
    </message>
    <message>
        <source>Both dice are thrown each time: no die may stay.</source>
        <translation>Je gooit telkens met beide dobbelstenen: geen enkele mag blijven liggen.</translation>
    </message>
    <message>
        <source>Everybody throws &lt;b&gt;once&lt;/b&gt;, and that is the result.</source>
        <translation>Iedereen gooit &lt;b&gt;één keer&lt;/b&gt;, en dat is het resultaat.</translation>
    </message>
    <message numerus="yes">
        <source>The first player of a round may throw up to &lt;b&gt;%n time(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>De eerste speler van een ronde mag hoogstens &lt;b&gt;%n keer&lt;/b&gt; gooien.</numerusform>
            <numerusform>De eerste speler van een ronde mag hoogstens &lt;b&gt;%n keer&lt;/b&gt; gooien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may throw up to &lt;b&gt;%n time(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>Je mag hoogstens &lt;b&gt;%n keer&lt;/b&gt; gooien.</numerusform>
            <numerusform>Je mag hoogstens &lt;b&gt;%n keer&lt;/b&gt; gooien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player of a round throws &lt;b&gt;%n time(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>De eerste speler van een ronde gooit &lt;b&gt;%n keer&lt;/b&gt;.</numerusform>
            <numerusform>De eerste speler van een ronde gooit &lt;b&gt;%n keer&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody throws exactly &lt;b&gt;%n time(s)&lt;/b&gt;, whatever the dice show. Only the last throw is the result.</source>
        <translation>
            <numerusform>Iedereen gooit precies &lt;b&gt;%n keer&lt;/b&gt;, wat er ook valt. Alleen de laatste worp is het resultaat.</numerusform>
            <numerusform>Iedereen gooit precies &lt;b&gt;%n keer&lt;/b&gt;, wat er ook valt. Alleen de laatste worp is het resultaat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You throw &lt;b&gt;%n time(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>Je gooit &lt;b&gt;%n keer&lt;/b&gt;.</numerusform>
            <numerusform>Je gooit &lt;b&gt;%n keer&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody else may throw as often as the first player did, and no more.</source>
        <translation>Alle anderen mogen zo vaak gooien als de eerste speler, en niet vaker.</translation>
    </message>
    <message>
        <source>Everybody else throws as often as the first player did.</source>
        <translation>Alle anderen gooien zo vaak als de eerste speler.</translation>
    </message>
    <message>
        <source>If the first player throws {mexico} before the last throw, everybody after them gets as many throws as that took.</source>
        <translation>Gooit de eerste speler {mexico} vóór de laatste worp, dan heeft iedereen daarna zoveel worpen als daarvoor nodig waren.</translation>
    </message>
    <message>
        <source>{mexico} ends your turn at once. Thrown by the first player of a round, it also sets the limit.</source>
        <translation>{mexico} beëindigt je beurt meteen. Bij de eerste speler van een ronde bepaalt het ook de grens.</translation>
    </message>
    <message>
        <source>The number of throws is the same for everyone: nobody sets a limit.</source>
        <translation>Het aantal worpen is voor iedereen gelijk: niemand bepaalt een grens.</translation>
    </message>
    <message>
        <source>You may &lt;b&gt;stop&lt;/b&gt; after at least one throw that counts. After the last throw your turn ends by itself.</source>
        <translation>Je mag &lt;b&gt;stoppen&lt;/b&gt; na ten minste één worp die telt. Na de laatste worp eindigt je beurt vanzelf.</translation>
    </message>
    <message>
        <source>You cannot stop early. Only {mexico} and 32 end a turn sooner.</source>
        <translation>Eerder stoppen kan niet. Alleen {mexico} en 32 beëindigen een beurt eerder.</translation>
    </message>
    <message>
        <source>You cannot stop early.</source>
        <translation>Eerder stoppen kan niet.</translation>
    </message>
    <message>
        <source>{mexico} does not end your turn. If you throw again it is no longer your result.</source>
        <translation>Met {mexico} eindigt je beurt niet. Gooi je opnieuw, dan is het niet meer je resultaat.</translation>
    </message>
    <message>
        <source>{mexico} ends your turn at once.</source>
        <translation>{mexico} beëindigt je beurt meteen.</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Huisregel</translation>
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
        <source>threw {die} for who starts</source>
        <translation>gooide {die} om wie begint</translation>
    </message>
    <message>
        <source>has not thrown yet</source>
        <translation>heeft nog niet gegooid</translation>
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
        <source>{name} starts</source>
        <translation>{name} begint</translation>
    </message>
    <message>
        <source>with the highest die</source>
        <translation>met de hoogste worp</translation>
    </message>
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
        <source>Everyone is out at once: nobody wins.</source>
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
    <message>
        <source>before its first round ended</source>
        <translation>nog voor de eerste ronde klaar was</translation>
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
        <source>Last loser: {name}</source>
        <translation>Laatste verliezer: {name}</translation>
    </message>
    <message>
        <source>No loser yet: {name} starts</source>
        <translation>Nog geen verliezer: {name} begint</translation>
    </message>
    <message>
        <source>Last loser: nobody yet</source>
        <translation>Laatste verliezer: nog niemand</translation>
    </message>
    <message>
        <source>Throw for it</source>
        <translation>Erom gooien</translation>
    </message>
    <message>
        <source>At least {least} players are needed: add somebody under “Change”.</source>
        <translation>Er zijn minstens {least} spelers nodig: voeg iemand toe bij “Wijzigen”.</translation>
    </message>
    <message>
        <source>{game} is for at most {most}: choose another game, or let somebody sit out under “Change”.</source>
        <translation>{game} kan met hooguit {most}: kies een ander spel, of laat bij “Wijzigen” iemand niet meedoen.</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Evening</source>
        <translation>Avond</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Mensen</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Avonden</translation>
    </message>
    <message>
        <source>Each face</source>
        <translation>Elk aantal ogen</translation>
    </message>
    <message>
        <source>What fell most</source>
        <translation>Wat het vaakst viel</translation>
    </message>
    <message>
        <source>Fell</source>
        <translation>Gevallen</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Stenen</translation>
    </message>
    <message>
        <source>Luck over time</source>
        <translation>Geluk door de tijd</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Verwacht</translation>
    </message>
    <message>
        <source>Luck so far</source>
        <translation>Geluk tot nu toe</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspelers</translation>
    </message>
    <message>
        <source>Rounds lost</source>
        <translation>Verloren rondes</translation>
    </message>
    <message>
        <source>Mexicos</source>
        <translation>Mexico’s</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Dubbels</translation>
    </message>
    <message>
        <source>Thrown 31</source>
        <translation>31 gegooid</translation>
    </message>
    <message>
        <source>Thrown 32</source>
        <translation>32 gegooid</translation>
    </message>
    <message>
        <source>Times Knight</source>
        <translation>Keer Ridder</translation>
    </message>
    <message>
        <source>Times Pirate</source>
        <translation>Keer Piraat</translation>
    </message>
    <message>
        <source>Rounds in a row without a loss</source>
        <translation>Rondes op rij zonder verlies</translation>
    </message>
    <message>
        <source>Lost in a row</source>
        <translation>Op rij verloren</translation>
    </message>
    <message>
        <source>Lives lost</source>
        <translation>Verloren levens</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnen spellen</translation>
    </message>
    <message>
        <source>Result on average</source>
        <translation>Gemiddeld resultaat</translation>
    </message>
    <message>
        <source>Highest result</source>
        <translation>Hoogste resultaat</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Hoe vaak</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Geteld</translation>
    </message>
    <message>
        <source>Sips and points taken</source>
        <translation>Gepakte slokken en strafpunten</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Iedereen samen</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Reden</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Gepakt</translation>
    </message>
    <message>
        <source>Rounds lost of those played</source>
        <translation>Verloren van de gespeelde rondes</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Geluk</translation>
    </message>
    <message>
        <source>Mexicos of all throws</source>
        <translation>Mexico’s van alle worpen</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Throws</source>
        <translation>Worpen</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Hoogste</translation>
    </message>
    <message>
        <source>Taken in all</source>
        <translation>In totaal gepakt</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ridder</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Piraat</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>For a lost round</source>
        <translation>Voor een verloren ronde</translation>
    </message>
    <message>
        <source>As Knight or Pirate</source>
        <translation>Als Ridder of Piraat</translation>
    </message>
    <message>
        <source>Given by others</source>
        <translation>Door anderen uitgedeeld</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Onderling</translation>
    </message>
    <message>
        <source>Lost by {name}</source>
        <translation>Verloren door {name}</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Tegen</translation>
    </message>
    <message>
        <source>Rounds together</source>
        <translation>Rondes samen</translation>
    </message>
    <message>
        <source>Lost by the other</source>
        <translation>Verloren door de ander</translation>
    </message>
    <message>
        <source>Rounds with the higher result</source>
        <translation>Rondes met het hoogste resultaat</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n spel</numerusform>
            <numerusform>%n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronde</numerusform>
            <numerusform>%n rondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n throw(s)</source>
        <translation>
            <numerusform>%n worp</numerusform>
            <numerusform>%n worpen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has lost as many rounds as the odds expect.</source>
        <translation>{name} heeft zoveel rondes verloren als te verwachten was.</translation>
    </message>
    <message>
        <source>{name} has lost {rounds} rounds fewer than the odds expect.</source>
        <translation>{name} heeft {rounds} rondes minder verloren dan te verwachten was.</translation>
    </message>
    <message>
        <source>{name} has lost {rounds} rounds more than the odds expect.</source>
        <translation>{name} heeft {rounds} rondes meer verloren dan te verwachten was.</translation>
    </message>
    <message>
        <source>The odds expect what each would have lost on average had all played as well as can be.</source>
        <translation>Verwacht is wat ieder gemiddeld had verloren als iedereen zo goed mogelijk had gespeeld.</translation>
    </message>
    <message>
        <source>{name} against {other}</source>
        <translation>{name} tegen {other}</translation>
    </message>
    <message numerus="yes">
        <source>{name} and {other} have played %n round(s) together.</source>
        <translation>
            <numerusform>{name} en {other} hebben %n ronde samen gespeeld.</numerusform>
            <numerusform>{name} en {other} hebben %n rondes samen gespeeld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n steen</numerusform>
            <numerusform>%n stenen</numerusform>
        </translation>
    </message>
    <message>
        <source>{found}, expected {expected}</source>
        <translation>{found}, verwacht {expected}</translation>
    </message>
    <message>
        <source>All dice</source>
        <translation>Alle stenen</translation>
    </message>
    <message>
        <source>Not a single round has been played this evening yet.</source>
        <translation>Vanavond is er nog geen enkele ronde gespeeld.</translation>
    </message>
    <message>
        <source>Not a single round has been played by these rules yet.</source>
        <translation>Met deze regels is er nog geen enkele ronde gespeeld.</translation>
    </message>
    <message>
        <source>Not a single round has been played yet. After the first one you will find here who loses how often, who is lucky, what falls most.</source>
        <translation>Er is nog geen enkele ronde gespeeld. Na de eerste staat hier wie hoe vaak verliest, wie geluk heeft, wat het vaakst valt.</translation>
    </message>
    <message>
        <source>Choose the first of the two.</source>
        <translation>Kies de eerste van de twee.</translation>
    </message>
    <message>
        <source>Choose the second of the two.</source>
        <translation>Kies de tweede van de twee.</translation>
    </message>
    <message>
        <source>The evening as a picture</source>
        <translation>De avond als plaatje</translation>
    </message>
    <message>
        <source>{dice}; the dashed line is one in six</source>
        <translation>{dice}; de stippellijn is een op de zes</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Zijn de stenen eerlijk?</translation>
    </message>
    <message>
        <source>The dashed line: what the odds expect.</source>
        <translation>De stippellijn: wat te verwachten was.</translation>
    </message>
    <message>
        <source>Above the dashed line: fewer rounds lost than the odds expect. Below it: more.</source>
        <translation>Boven de stippellijn: minder rondes verloren dan te verwachten was. Eronder: meer.</translation>
    </message>
</context>
<context>
    <name>status</name>
    <message>
        <source>&lt;b&gt;The game is over&lt;/b&gt;</source>
        <translation>&lt;b&gt;Het spel is afgelopen&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Round {round} is over&lt;/b&gt;</source>
        <translation>&lt;b&gt;Ronde&#xa0;{round} is voorbij&lt;/b&gt;</translation>
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
        <source>&lt;b&gt;32!&lt;/b&gt; The race waits: get ready</source>
        <translation>&lt;b&gt;32!&lt;/b&gt; Zo gaat het verder: hou je klaar</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; {value} and the other die?</source>
        <comment>6 and the other die?</comment>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; {value} en de andere?</translation>
    </message>
    <message>
        <source>&lt;b&gt;32!&lt;/b&gt; Tap before {name} throws</source>
        <translation>&lt;b&gt;32!&lt;/b&gt; Tik voordat {name} gooit</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; who will be Knight?</source>
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
        <source>the next pot starts at &lt;b&gt;{pot}&lt;/b&gt;</source>
        <translation>de volgende pot begint bij &lt;b&gt;{pot}&lt;/b&gt;</translation>
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
        <source>This game is not being saved: the disk is full. The game goes on; it will be saved when there is room again.</source>
        <translation>Dit spel wordt niet opgeslagen: de schijf is vol. Het spel gaat door; het wordt opgeslagen zodra er weer ruimte is.</translation>
    </message>
    <message>
        <source>This game is not being saved: the disk does not answer as it should ({reason}). The game goes on; it will be saved when that is over.</source>
        <translation>Dit spel wordt niet opgeslagen: de schijf reageert niet zoals het hoort ({reason}). Het spel gaat door; het wordt opgeslagen zodra dat voorbij is.</translation>
    </message>
    <message>
        <source>Your games cannot be read at the moment. They will be here again as soon as they can be.</source>
        <translation>Jullie spellen zijn nu even niet te lezen. Ze staan hier weer zodra dat kan.</translation>
    </message>
    <message>
        <source>Players, house rules and settings are not being saved: Mexen cannot write in the folder {folder}. Until it can, they are kept only while this window is open.</source>
        <translation>Spelers, huisregels en instellingen worden niet opgeslagen: Mexen kan niet schrijven in de map {folder}. Tot dat weer kan, blijven ze alleen bewaard zolang dit venster open is.</translation>
    </message>
    <message>
        <source>The file with your players, house rules and settings was damaged: Mexen has begun a new one. The damaged file is kept as {file}.</source>
        <translation>Het bestand met je spelers, huisregels en instellingen was beschadigd: Mexen is met een nieuw bestand begonnen. Het beschadigde bestand is bewaard als {file}.</translation>
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
        <translation>Het bestand met je spellen was beschadigd en niet meer te lezen: Mexen is met een nieuw bestand begonnen. Het beschadigde bestand is bewaard als {file}.</translation>
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
