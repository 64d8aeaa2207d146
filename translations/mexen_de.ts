<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About {name}</source>
        <translation>Über {name}</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Version {number}. Free software under the MIT licence.</source>
        <translation>Version {number}. Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>It is made with Qt and PySide6 under the LGPL, with the Lato typeface under the SIL Open Font License, and with other free software. You may put your own Qt in its place.</source>
        <translation>Gebaut mit Qt und PySide6 unter der LGPL, mit der Schrift Lato unter der SIL Open Font License und mit weiterer freier Software. Ein eigenes Qt darf an die Stelle des mitgelieferten treten.</translation>
    </message>
    <message>
        <source>Putting your own Qt in its place</source>
        <translation>Ein eigenes Qt einsetzen</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Throw</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>{name} throws</source>
        <translation>{name} würfelt</translation>
    </message>
    <message>
        <source>{name} stops</source>
        <translation>{name} hört auf</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} beginnt</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>Der Abend</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>{name} is playing</source>
        <comment>a computer</comment>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>Faster</source>
        <comment>let a computer act now</comment>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Players …</source>
        <translation>Spieler&#xa0;…</translation>
    </message>
    <message>
        <source>Our own dice</source>
        <translation>Eigene Würfel</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Screen lies flat on the table</source>
        <translation>Bildschirm liegt flach auf dem Tisch</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Frühere Spiele</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Sind die Würfel fair?</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>About {name}</source>
        <translation>Über {name}</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Programm beenden</translation>
    </message>
</context>
<context>
    <name>EveningPage</name>
    <message>
        <source>The evening</source>
        <translation>Der Abend</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Als Bild speichern</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>Alle Zahlen</translation>
    </message>
    <message>
        <source>No round has been played to its end yet.</source>
        <translation>Noch ist keine Runde zu Ende gespielt.</translation>
    </message>
</context>
<context>
    <name>EveningVisit</name>
    <message>
        <source>The picture was not saved: {reason}</source>
        <translation>Das Bild wurde nicht gespeichert: {reason}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>The picture was copied.</source>
        <translation>Das Bild wurde kopiert.</translation>
    </message>
</context>
<context>
    <name>FaceButton</name>
    <message>
        <source>the die shows {value}</source>
        <translation>der Würfel zeigt {value}</translation>
    </message>
    <message>
        <source>entered</source>
        <translation>eingegeben</translation>
    </message>
</context>
<context>
    <name>FairPage</name>
    <message>
        <source>Is it fair?</source>
        <translation>Sind die Würfel fair?</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The program’s dice</source>
        <translation>Würfel des Programms</translation>
    </message>
    <message>
        <source>Your own dice</source>
        <translation>Eigene Würfel</translation>
    </message>
    <message>
        <source>Whose dice</source>
        <translation>Wessen Würfel</translation>
    </message>
    <message>
        <source>Each face</source>
        <translation>Jede Augenzahl</translation>
    </message>
    <message>
        <source>Each pair</source>
        <translation>Jede Kombination</translation>
    </message>
    <message>
        <source>The first number says how often each has fallen, the second how often it falls with fair dice on average; the dashed line stands there.</source>
        <translation>Die erste Zahl sagt, wie oft es gefallen ist, die zweite, wie oft es bei fairen Würfeln im Schnitt fällt; dort steht die gestrichelte Linie.</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>Find a name</source>
        <translation>Name suchen</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo all changes</source>
        <translation>Alle Änderungen zurücknehmen</translation>
    </message>
    <message>
        <source>Adapt these</source>
        <translation>Abwandeln</translation>
    </message>
    <message>
        <source>Play with these</source>
        <translation>Damit spielen</translation>
    </message>
</context>
<context>
    <name>Head</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Welche Spiele</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>Heute Abend</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Was verglichen wird</translation>
    </message>
    <message>
        <source>Rounds lost</source>
        <translation>Verlorene Runden</translation>
    </message>
    <message>
        <source>Throws</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Kassiert</translation>
    </message>
    <message>
        <source>Streaks</source>
        <translation>Serien</translation>
    </message>
    <message>
        <source>Save for a spreadsheet</source>
        <translation>Als Tabelle speichern (CSV)</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Show as pictures</source>
        <translation>Als Bilder zeigen</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>What you call these rules</source>
        <translation>Wie ihr diese Regeln nennt</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>New house rules</source>
        <translation>Neue Hausregeln</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>Einlesen&#xa0;…</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Einstellungen der Regeln</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>Unsere Regeln</translation>
    </message>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>„{name}“ wurde gelöscht.</translation>
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
        <translation>Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>The rules were not saved: {reason}</source>
        <translation>Die Regeln wurden nicht gespeichert: {reason}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>The rules were copied as text.</source>
        <translation>Die Regeln wurden als Text kopiert.</translation>
    </message>
    <message>
        <source>Import house rules</source>
        <translation>Hausregeln einlesen</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>LedgeTags</name>
    <message>
        <source>keep the {value}?</source>
        <translation>{value} liegen lassen?</translation>
    </message>
    <message>
        <source>keep a die?</source>
        <translation>einen liegen lassen?</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
</context>
<context>
    <name>LeftOpenCard</name>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <translation>{game}, Runde&#xa0;{number}</translation>
    </message>
    <message>
        <source>It is {name}’s turn.</source>
        <translation>{name} ist dran.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>{option}: less</source>
        <translation>{option}: weniger</translation>
    </message>
    <message>
        <source>{option}: more</source>
        <translation>{option}: mehr</translation>
    </message>
</context>
<context>
    <name>Pad</name>
    <message>
        <source>TAP</source>
        <translation>TIPP</translation>
    </message>
    <message>
        <source>{name} taps</source>
        <translation>{name} tippt</translation>
    </message>
</context>
<context>
    <name>PastPage</name>
    <message>
        <source>Past games</source>
        <translation>Frühere Spiele</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Open a record …</source>
        <translation>Spielprotokoll öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Sind die Würfel fair?</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Watch or play on</source>
        <translation>Ansehen und weiterspielen</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>No game has been played yet. Every game you play will be listed here.</source>
        <translation>Ihr habt noch kein Spiel gespielt. Hier steht später jedes eurer Spiele.</translation>
    </message>
</context>
<context>
    <name>PastVisit</name>
    <message>
        <source>This game cannot be read.</source>
        <translation>Dieses Spiel kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Opening {file}: {number} actions so far.</source>
        <translation>{file} wird geöffnet: bisher {number} Aktionen.</translation>
    </message>
    <message>
        <source>{file}: {problem}</source>
        <translation>{file}: {problem}</translation>
    </message>
    <message>
        <source>The record was not saved: {reason}</source>
        <translation>Das Spielprotokoll wurde nicht gespeichert: {reason}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
    </message>
    <message>
        <source>The game was copied as text.</source>
        <translation>Das Spiel wurde als Text kopiert.</translation>
    </message>
    <message>
        <source>{problem} Everything before that is shown here.</source>
        <translation>{problem} Alles davor ist hier zu sehen.</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Keep these house rules</source>
        <translation>Diese Hausregeln behalten</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Frühere Spiele</translation>
    </message>
</context>
<context>
    <name>PeopleDelegate</name>
    <message>
        <source>Press a key</source>
        <translation>Taste drücken</translation>
    </message>
</context>
<context>
    <name>PeopleRow</name>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Add a computer</source>
        <translation>Computer hinzufügen</translation>
    </message>
</context>
<context>
    <name>PlayersModel</name>
    <message>
        <source>Plays</source>
        <comment>above ticks, where six letters fit</comment>
        <translation>Dabei</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>Tap key</source>
        <translation>Tipptaste</translation>
    </message>
    <message>
        <source>{name} plays</source>
        <translation>{name} spielt mit</translation>
    </message>
    <message>
        <source>{name} sits out</source>
        <translation>{name} setzt aus</translation>
    </message>
    <message>
        <source>Move {name}</source>
        <translation>{name} verschieben</translation>
    </message>
    <message>
        <source>Colour of {name}: {colour}</source>
        <translation>{name}, Farbe: {colour}</translation>
    </message>
    <message>
        <source>Name: {name}</source>
        <translation>Name: {name}</translation>
    </message>
    <message>
        <source>Who plays {name}: {who}</source>
        <translation>Wer {name} spielt: {who}</translation>
    </message>
    <message>
        <source>Tap key of {name}: {key}</source>
        <translation>{name}, Tipptaste: {key}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no tap key</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>plum</source>
        <translation>lila</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>petrol</translation>
    </message>
    <message>
        <source>rust</source>
        <translation>rostrot</translation>
    </message>
    <message>
        <source>olive</source>
        <translation>oliv</translation>
    </message>
    <message>
        <source>rose</source>
        <translation>rosenrot</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>schiefergrau</translation>
    </message>
</context>
<context>
    <name>PotView</name>
    <message>
        <source>Pot</source>
        <translation>Pott</translation>
    </message>
    <message>
        <source>Pot: {amount}</source>
        <translation>Pott: {amount}</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Back one round</source>
        <translation>Eine Runde zurück</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Forward one round</source>
        <translation>Eine Runde weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Stelle im Spiel</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
    <message>
        <source>action {number} of {all}</source>
        <translation>Aktion {number} von {all}</translation>
    </message>
</context>
<context>
    <name>Roster</name>
    <message>
        <source>Everybody needs a name</source>
        <translation>Hier fehlt ein Name</translation>
    </message>
    <message>
        <source>There is already a player called {name}</source>
        <translation>{name} gibt es schon</translation>
    </message>
    <message>
        <source>At most {most} characters</source>
        <translation>Höchstens {most} Zeichen</translation>
    </message>
    <message>
        <source>A name cannot contain control characters</source>
        <translation>Steuerzeichen sind im Namen nicht erlaubt</translation>
    </message>
    <message>
        <source>You cannot tap with this key: press one with a letter or a symbol.</source>
        <translation>Mit dieser Taste kann man nicht tippen: Nimm eine mit einem Buchstaben oder Zeichen.</translation>
    </message>
    <message>
        <source>{key} stops a turn: press another key.</source>
        <translation>Mit {key} hört man auf: Nimm eine andere Taste.</translation>
    </message>
    <message>
        <source>{key} chooses a die or a player: press another key.</source>
        <translation>{key} wählt Würfel oder Spieler aus: Nimm eine andere Taste.</translation>
    </message>
    <message>
        <source>{name} already taps with {key}: press another key.</source>
        <translation>{name} tippt schon mit {key}: Nimm eine andere Taste.</translation>
    </message>
    <message>
        <source>A round is being played: people can come, go or change places once it is over.</source>
        <translation>Die Runde läuft noch: Dazukommen, aussteigen oder Plätze tauschen könnt ihr danach.</translation>
    </message>
    <message>
        <source>Dice decide who starts: people can come, go or change places once that is known.</source>
        <translation>Es wird ausgewürfelt, wer beginnt: Danach kann man kommen, gehen oder die Plätze tauschen.</translation>
    </message>
    <message>
        <source>Nobody can join a game for lives once it has begun.</source>
        <translation>Bei einem Spiel um Leben kann niemand mehr dazukommen, wenn es begonnen hat.</translation>
    </message>
    <message>
        <source>At least {least} players are needed: let somebody else join first.</source>
        <translation>Mindestens {least} müssen mitspielen: Lasst erst jemand anderen dazukommen.</translation>
    </message>
    <message>
        <source>No more than {most} can play: let somebody else leave first.</source>
        <translation>Höchstens {most} können mitspielen: Lasst erst jemand anderen aussteigen.</translation>
    </message>
    <message>
        <source>{name} is no longer in the list.</source>
        <translation>{name} steht nicht mehr in der Liste.</translation>
    </message>
    <message>
        <source>Take {name} off the list?</source>
        <translation>{name} aus der Liste nehmen?</translation>
    </message>
    <message numerus="yes">
        <source>{name} has played %n game(s). The games stay: delete {name}, and “somebody” stands there instead of the name. If {name} is in the list twice, the games go to the other entry.</source>
        <translation>
            <numerusform>{name} hat %n Spiel gespielt. Das Spiel bleibt: Wird {name} gelöscht, steht dort „jemand“ statt des Namens. Steht {name} zweimal in der Liste, geht es an den anderen Eintrag.</numerusform>
            <numerusform>{name} hat %n Spiele gespielt. Die Spiele bleiben: Wird {name} gelöscht, steht dort „jemand“ statt des Namens. Steht {name} zweimal in der Liste, gehen sie an den anderen Eintrag.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Same person as …</source>
        <translation>Dieselbe Person wie&#xa0;…</translation>
    </message>
    <message>
        <source>Keep {name}</source>
        <translation>{name} behalten</translation>
    </message>
    <message numerus="yes">
        <source>{name} is deleted; “somebody” stands in %n game(s).</source>
        <translation>
            <numerusform>{name} ist gelöscht; in %n Spiel steht „jemand“.</numerusform>
            <numerusform>{name} ist gelöscht; in %n Spielen steht „jemand“.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} sits in the game that was left open: end it first.</source>
        <translation>{name} sitzt in dem Spiel, das noch offen ist: Beendet es zuerst.</translation>
    </message>
    <message>
        <source>Who is the same person as {name}?</source>
        <translation>Wer ist dieselbe Person wie {name}?</translation>
    </message>
    <message>
        <source>{name} and {other} have played together: they are two people.</source>
        <translation>{name} und {other} haben miteinander gespielt: Sie sind zwei Personen.</translation>
    </message>
    <message>
        <source>{name} and {other} are the same person?</source>
        <translation>{name} und {other} sind dieselbe Person?</translation>
    </message>
    <message numerus="yes">
        <source>Together they have %n game(s). Whose name, colour and tap key stay?</source>
        <translation>
            <numerusform>Zusammen haben sie %n Spiel. Wessen Name, Farbe und Tipptaste bleiben?</numerusform>
            <numerusform>Zusammen haben sie %n Spiele. Wessen Name, Farbe und Tipptaste bleiben?</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} stays</source>
        <translation>{name} bleibt</translation>
    </message>
    <message>
        <source>They are two people</source>
        <translation>Es sind zwei Personen</translation>
    </message>
    <message>
        <source>{name} is in the list only once now.</source>
        <translation>{name} steht jetzt nur noch einmal in der Liste.</translation>
    </message>
    <message>
        <source>{name} is {other} from now on, in all games.</source>
        <translation>{name} ist ab jetzt {other}, in allen Spielen.</translation>
    </message>
</context>
<context>
    <name>RosterDialog</name>
    <message>
        <source>Who is playing tonight?</source>
        <translation>Wer spielt heute mit?</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Person hinzufügen</translation>
    </message>
    <message>
        <source>Add a computer player</source>
        <translation>Computer hinzufügen</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Same person</source>
        <translation>Dieselbe Person</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) to put right</source>
        <translation>
            <numerusform>%n&#xa0;Name stimmt noch nicht</numerusform>
            <numerusform>%n&#xa0;Namen stimmen noch nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag it up or down, or press Alt with an arrow key.</source>
        <translation>Nach oben oder unten ziehen (oder Alt und eine Pfeiltaste drücken).</translation>
    </message>
    <message>
        <source>Nobody is called {name}.</source>
        <translation>Niemand heißt {name}.</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Our table</source>
        <translation>Unser Tisch</translation>
    </message>
</context>
<context>
    <name>SettingsRows</name>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Sehr groß</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Riesig</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Cream</source>
        <translation>Creme</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Elfenbein</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Vollständig</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>Stumm</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Leise</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Laut</translation>
    </message>
    <message>
        <source>Playing for</source>
        <translation>Gespielt wird um</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Strafpunkte</translation>
    </message>
    <message>
        <source>Sips</source>
        <translation>Schlucke</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Risiko anzeigen</translation>
    </message>
    <message>
        <source>On</source>
        <comment>the coach</comment>
        <translation>An</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Was bisher geschah</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde&#xa0;{number}</translation>
    </message>
    <message>
        <source>Fold away</source>
        <translation>Einklappen</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Who is playing?</source>
        <translation>Wer spielt mit?</translation>
    </message>
    <message>
        <source>18 or older, in moderation, never drive.</source>
        <translation>Ab&#xa0;18, in Maßen, und danach nie ans Steuer.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Strafpunkte</translation>
    </message>
    <message>
        <source>Sips</source>
        <translation>Schlucke</translation>
    </message>
    <message>
        <source>What you play for</source>
        <translation>Worum gespielt wird</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Frühere Spiele</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Games before these</source>
        <translation>Spiele davor</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Weitere Spiele</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} beginnt</translation>
    </message>
</context>
<context>
    <name>StarterRow</name>
    <message>
        <source>Who starts?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Throw for it</source>
        <translation>Auswürfeln</translation>
    </message>
    <message>
        <source>Last loser</source>
        <translation>Letzter Verlierer</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>noch niemand</translation>
    </message>
    <message>
        <source>Last loser: {name}</source>
        <translation>Letzter Verlierer: {name}</translation>
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
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Frühere Spiele</translation>
    </message>
    <message>
        <source>Games of before are still being counted: {done} of {games}.</source>
        <translation>Frühere Spiele werden noch gezählt: {done} von {games}.</translation>
    </message>
</context>
<context>
    <name>StatisticsVisit</name>
    <message>
        <source>The table was not saved: {reason}</source>
        <translation>Die Tabelle wurde nicht gespeichert: {reason}</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert als {file}.</translation>
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
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>How your games are kept</source>
        <translation>Wie deine Spiele gespeichert werden</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>On the felt</source>
        <translation>Auf dem Filz</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Was jetzt möglich ist</translation>
    </message>
    <message>
        <source>Ranking and log</source>
        <translation>Rangliste und Verlauf</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Ranking and log</source>
        <translation>Rangliste und Verlauf</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Save somewhere else …</source>
        <translation>Woanders speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>Schließen, ohne zu speichern</translation>
    </message>
    <message>
        <source>Do not close</source>
        <translation>Nicht schließen</translation>
    </message>
    <message>
        <source>Not everything is saved</source>
        <translation>Noch nicht alles ist gespeichert</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be saved where your games are kept. Save them as records somewhere else, on another disk perhaps: Mexen can open those again.</source>
        <translation>
            <numerusform>%n Spiel konnte nicht bei deinen anderen Spielen gespeichert werden. Speichere es woanders als Spielprotokoll, vielleicht auf einem anderen Datenträger: Mexen kann es dann wieder öffnen.</numerusform>
            <numerusform>%n Spiele konnten nicht bei deinen anderen Spielen gespeichert werden. Speichere sie woanders als Spielprotokolle, vielleicht auf einem anderen Datenträger: Mexen kann sie dann wieder öffnen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>{share} risk of losing</source>
        <translation>{share} Verlustrisiko</translation>
    </message>
    <message>
        <source>This assumes that half of the time somebody taps before you throw.</source>
        <translation>Angenommen ist, dass in der Hälfte der Fälle jemand vor deinem Wurf tippt.</translation>
    </message>
    <message>
        <source>There is nothing to beat yet: this counts everything that you and the others can still throw.</source>
        <translation>Noch ist nichts zu schlagen: Das zählt alles, was du und die anderen noch würfeln können.</translation>
    </message>
    <message>
        <source>{reading} ({names}) is below {own}: you cannot lose any more.</source>
        <translation>{reading} ({names}) liegt unter {own}: Du kannst nicht mehr verlieren.</translation>
    </message>
    <message>
        <source>{names} would share the lowest place with you: {reading}.</source>
        <translation>Dann liegst du mit {names} gleichauf am niedrigsten: {reading}.</translation>
    </message>
    <message>
        <source>Nobody is still to come, and nobody has less than {reading}.</source>
        <translation>Es kommt niemand mehr, und niemand hat weniger als {reading}.</translation>
    </message>
    <message numerus="yes">
        <source>With the {value} kept, %n of the six faces make(s) less than {reading}.</source>
        <translation>
            <numerusform>Bleibt die {value} liegen, ergibt %n von sechs Augenzahlen weniger als {reading}.</numerusform>
            <numerusform>Bleibt die {value} liegen, ergeben %n von sechs Augenzahlen weniger als {reading}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) can still be lower.</source>
        <translation>
            <numerusform>%n Spieler kann noch darunter landen.</numerusform>
            <numerusform>%n Spieler können noch darunter landen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is below {reading}.</source>
        <translation>Unter {reading} liegt nichts.</translation>
    </message>
    <message>
        <source>Only {lower} is below {reading}: about {count} in {of} throws.</source>
        <translation>Nur {lower} liegt unter {reading}: etwa {count} von {of} Würfen.</translation>
    </message>
    <message>
        <source>Only {lower} are below {reading}: about {count} in {of} throws.</source>
        <translation>Nur {lower} liegen unter {reading}: etwa {count} von {of} Würfen.</translation>
    </message>
    <message>
        <source>About {count} in {of} throws are below {reading}.</source>
        <translation>Etwa {count} von {of} Würfen liegen unter {reading}.</translation>
    </message>
    <message>
        <source>One die each decides, and the highest of those who are equal loses.</source>
        <translation>Alle, die gleichauf liegen, werfen einen Würfel; der höchste verliert.</translation>
    </message>
    <message>
        <source>One throw each decides, and the lowest of those who are equal loses.</source>
        <translation>Alle, die gleichauf liegen, würfeln einmal; der niedrigste Wurf verliert.</translation>
    </message>
    <message>
        <source>Keep the {value}</source>
        <translation>Die {value} liegen lassen</translation>
    </message>
    <message>
        <source>{action}: {share}</source>
        <comment>Throw: 44%</comment>
        <translation>{action}: {share}</translation>
    </message>
    <message>
        <source>{action}: {risk}. Why?</source>
        <comment>Stop: 44% risk …</comment>
        <translation>{action}: {risk}. Warum?</translation>
    </message>
</context>
<context>
    <name>dice</name>
    <message>
        <source>first die: {value}</source>
        <translation>erster Würfel: {value}</translation>
    </message>
    <message>
        <source>second die: {value}</source>
        <translation>zweiter Würfel: {value}</translation>
    </message>
    <message>
        <source>{die}, stays</source>
        <comment>first die: 4, stays</comment>
        <translation>{die}, bleibt liegen</translation>
    </message>
    <message>
        <source>{die}, may stay</source>
        <comment>first die: 4, may stay</comment>
        <translation>{die}, darf liegen bleiben</translation>
    </message>
</context>
<context>
    <name>evening</name>
    <message numerus="yes">
        <source>Most rounds lost: {names} with %n.</source>
        <comment>one or several people</comment>
        <translation>
            <numerusform>Die meisten Runden verloren: {names} mit %n.</numerusform>
            <numerusform>Die meisten Runden verloren: {names} mit %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most Mexicos: {names} with %n.</source>
        <comment>one or several people</comment>
        <translation>
            <numerusform>Die meisten Mexicos: {names} mit %n.</numerusform>
            <numerusform>Die meisten Mexicos: {names} mit %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest without a loss: {names} with %n round(s).</source>
        <comment>several people too</comment>
        <translation>
            <numerusform>Am längsten ohne Verlust: {names} mit %n Runde.</numerusform>
            <numerusform>Am längsten ohne Verlust: {names} mit %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} had the most luck and threw {reading} on average.</source>
        <translation>{name} hatte am meisten Glück und würfelte im Schnitt {reading}.</translation>
    </message>
    <message>
        <source>Our evening</source>
        <translation>Unser Abend</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>people in a list</comment>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{lost} of %n round(s) lost</source>
        <translation>
            <numerusform>{lost} von %n Runde verloren</numerusform>
            <numerusform>{lost} von %n Runden verloren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fair</name>
    <message>
        <source>Nothing has been thrown yet.</source>
        <translation>Es ist noch nichts gefallen.</translation>
    </message>
    <message>
        <source>Dice counted: {dice} · throws: {throws}</source>
        <translation>Gezählte Würfel: {dice} · Würfe: {throws}</translation>
    </message>
    <message>
        <source>This is how fair dice fall: in {share} of cases they too would be as uneven, or more so.</source>
        <translation>So fallen faire Würfel: Auch bei ihnen wäre es in {share} der Fälle so ungleich oder noch ungleicher.</translation>
    </message>
    <message>
        <source>These dice are not fair: fair ones would not do this once in a million times.</source>
        <translation>Diese Würfel sind nicht fair: Bei fairen käme das in einer Million Fällen nicht einmal vor.</translation>
    </message>
    <message>
        <source>A little uneven: fair dice do this about once in {times} times. Look again after some more games.</source>
        <translation>Etwas ungleichmäßig: Bei fairen Würfeln kommt das etwa einmal in {times} Fällen vor. Schau nach ein paar weiteren Spielen noch einmal nach.</translation>
    </message>
    <message>
        <source>Very uneven: fair dice do this only about once in {times} times.</source>
        <translation>Sehr ungleichmäßig: Bei fairen Würfeln kommt das nur etwa einmal in {times} Fällen vor.</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n Mal</numerusform>
            <numerusform>%n Mal</numerusform>
        </translation>
    </message>
    <message>
        <source>{dice}: {times}, {expected} with fair dice</source>
        <translation>{dice}: {times}, {expected} bei fairen Würfeln</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <comment>two dice</comment>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>There is nothing to judge yet.</source>
        <translation>Noch gibt es nichts zu beurteilen.</translation>
    </message>
    <message>
        <source>Too few to judge yet: it takes {least}.</source>
        <translation>Noch zu wenige für ein Urteil: Nötig sind {least}.</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Open a record</source>
        <translation>Spielprotokoll öffnen</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Game records</source>
        <translation>Spielprotokolle</translation>
    </message>
</context>
<context>
    <name>house rules</name>
    <message>
        <source>They need a name.</source>
        <translation>Sie brauchen einen Namen.</translation>
    </message>
    <message>
        <source>A name has at most {most} characters.</source>
        <translation>Ein Name hat höchstens {most} Zeichen.</translation>
    </message>
    <message>
        <source>This name cannot be written.</source>
        <translation>Dieser Name lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>There are rules of that name already.</source>
        <translation>Regeln mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <source>{name}: {game}, but</source>
        <translation>{name}: {game}, aber</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Die Datei lässt sich nicht lesen: {reason}</translation>
    </message>
    <message>
        <source>The file is larger than {most} KiB: these are no house rules.</source>
        <translation>Die Datei ist größer als {most} KiB: Das sind keine Hausregeln.</translation>
    </message>
    <message>
        <source>There are no house rules in this file.</source>
        <translation>In dieser Datei stehen keine Hausregeln.</translation>
    </message>
    <message>
        <source>These rules are of version {version}; this program reads version {known}.</source>
        <translation>Diese Regeln haben die Version {version}; dieses Programm liest Version {known}.</translation>
    </message>
    <message>
        <source>The file says “{key}”, which means nothing here.</source>
        <translation>In der Datei steht „{key}“, was hier nichts bedeutet.</translation>
    </message>
    <message>
        <source>“{key}” is missing from the file.</source>
        <translation>In der Datei fehlt „{key}“.</translation>
    </message>
    <message>
        <source>What the file says for “{key}” cannot be read.</source>
        <translation>Was in der Datei zu „{key}“ steht, lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Rules cannot be called “{name}”.</source>
        <translation>Regeln können nicht „{name}“ heißen.</translation>
    </message>
    <message>
        <source>The rules “{value}” are not known here.</source>
        <translation>Die Regeln „{value}“ sind hier nicht bekannt.</translation>
    </message>
    <message>
        <source>The option “{key}” is not known here.</source>
        <translation>Die Einstellung „{key}“ ist hier nicht bekannt.</translation>
    </message>
    <message>
        <source>The option “{key}” cannot be “{value}”.</source>
        <translation>Die Einstellung „{key}“ kann nicht „{value}“ sein.</translation>
    </message>
    <message>
        <source>Nobody can play by the rules in this file.</source>
        <translation>Nach den Regeln in dieser Datei kann niemand spielen.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Throw; skip what is moving; next round</source>
        <translation>Würfeln; Bewegung überspringen; nächste Runde</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <source>Choose the player with that number, 0 for the tenth</source>
        <translation>Die Person mit dieser Nummer wählen, 0 für die zehnte</translation>
    </message>
    <message>
        <source>Go along the large buttons</source>
        <translation>Zwischen den großen Knöpfen wechseln</translation>
    </message>
    <message>
        <source>Press the button that has the ring around it</source>
        <translation>Den Knopf mit dem Ring drücken</translation>
    </message>
    <message>
        <source>Tap in a race: each player’s own key, shown on the pad</source>
        <translation>Im Wettrennen tippen: die eigene Taste, sie steht auf dem Feld</translation>
    </message>
    <message>
        <source>Take back what was decided</source>
        <translation>Die letzte Entscheidung zurücknehmen</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Zurückgenommenes wiederholen</translation>
    </message>
    <message>
        <source>With your own dice</source>
        <translation>Mit eigenen Würfeln</translation>
    </message>
    <message>
        <source>Enter what a die shows</source>
        <translation>Eingeben, was ein Würfel zeigt</translation>
    </message>
    <message>
        <source>Keep the die of that value, or take it back</source>
        <translation>Den Würfel mit dieser Zahl liegen lassen oder zurücknehmen</translation>
    </message>
    <message>
        <source>Keep the next die that can be kept, or none</source>
        <translation>Den nächsten möglichen Würfel liegen lassen oder keinen</translation>
    </message>
    <message>
        <source>Take back the face that was entered last</source>
        <translation>Die zuletzt eingegebene Zahl zurücknehmen</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Go to the next control, or to the one before</source>
        <translation>Zum nächsten Knopf oder zum vorigen</translation>
    </message>
    <message>
        <source>Press it</source>
        <translation>Ihn drücken</translation>
    </message>
    <message>
        <source>Close what is open, then leave the full screen</source>
        <translation>Schließen, was offen ist, dann das Vollbild verlassen</translation>
    </message>
    <message>
        <source>Rules, and back</source>
        <translation>Regeln und zurück</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Your own dice, or the program’s</source>
        <translation>Eigene Würfel oder die des Programms</translation>
    </message>
    <message>
        <source>Full screen, and back</source>
        <translation>Vollbild und zurück</translation>
    </message>
    <message>
        <source>Statistics, and back</source>
        <translation>Statistik, und zurück</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Diese Liste</translation>
    </message>
    <message>
        <source>Quit; the game is kept</source>
        <translation>Beenden; das Spiel bleibt erhalten</translation>
    </message>
    <message>
        <source>In the list of players</source>
        <translation>In der Spielerliste</translation>
    </message>
    <message>
        <source>Change the name</source>
        <translation>Den Namen ändern</translation>
    </message>
    <message>
        <source>Change what the ring is around</source>
        <translation>Ändern, was der Ring umgibt</translation>
    </message>
    <message>
        <source>Move the player up or down</source>
        <translation>Nach oben oder unten schieben</translation>
    </message>
    <message>
        <source>Remove the player</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>In a past game</source>
        <translation>In einem früheren Spiel</translation>
    </message>
    <message>
        <source>One step back, or forward</source>
        <translation>Einen Schritt zurück oder weiter</translation>
    </message>
    <message>
        <source>One round back, or forward</source>
        <translation>Eine Runde zurück oder weiter</translation>
    </message>
    <message>
        <source>To its beginning, or its end</source>
        <translation>An den Anfang oder ans Ende</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>{name} keeps the {kept} and throws &lt;b&gt;{reading}&lt;/b&gt;.</source>
        <translation>{name} lässt die {kept} liegen und würfelt &lt;b&gt;{reading}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>{name} throws &lt;b&gt;{reading}&lt;/b&gt;.</source>
        <translation>{name} würfelt &lt;b&gt;{reading}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Elbow! {name} begins the turn again.</source>
        <translation>Ellbogen! {name} beginnt den Zug von vorn.</translation>
    </message>
    <message>
        <source>31 does not count as a throw: {name} hands out, then goes on.</source>
        <translation>31 zählt nicht als Wurf: {name} verteilt und macht dann weiter.</translation>
    </message>
    <message>
        <source>31 does not count: {name} throws again.</source>
        <translation>31 zählt nicht: {name} würfelt noch einmal.</translation>
    </message>
    <message>
        <source>The pot is now &lt;b&gt;{pot}&lt;/b&gt;.</source>
        <translation>Der Pott steht jetzt bei &lt;b&gt;{pot}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>{name} becomes Knight.</source>
        <translation>{name} wird Ritter.</translation>
    </message>
    <message>
        <source>{name} becomes Pirate.</source>
        <translation>{name} wird Pirat.</translation>
    </message>
    <message>
        <source>{name} is now Pirate ×{level}.</source>
        <translation>{name} ist jetzt Pirat&#xa0;×{level}.</translation>
    </message>
    <message>
        <source>There is no Knight any more.</source>
        <translation>Es gibt keinen Ritter mehr.</translation>
    </message>
    <message>
        <source>There is no Pirate any more.</source>
        <translation>Es gibt keinen Piraten mehr.</translation>
    </message>
    <message numerus="yes">
        <source>The double costs {name} %n point(s).</source>
        <translation>
            <numerusform>Der Pasch kostet {name} %n&#xa0;Strafpunkt.</numerusform>
            <numerusform>Der Pasch kostet {name} %n&#xa0;Strafpunkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {name} %n point(s).</source>
        <translation>
            <numerusform>{giver} verteilt: {name} bekommt %n&#xa0;Strafpunkt.</numerusform>
            <numerusform>{giver} verteilt: {name} bekommt %n&#xa0;Strafpunkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses the round and takes &lt;b&gt;%n point(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>{name} verliert die Runde und bekommt &lt;b&gt;%n&#xa0;Strafpunkt&lt;/b&gt;.</numerusform>
            <numerusform>{name} verliert die Runde und bekommt &lt;b&gt;%n&#xa0;Strafpunkte&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The double costs {name} %n sip(s).</source>
        <translation>
            <numerusform>Der Pasch kostet {name} %n&#xa0;Schluck.</numerusform>
            <numerusform>Der Pasch kostet {name} %n&#xa0;Schlucke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{giver} gives {name} %n sip(s).</source>
        <translation>
            <numerusform>{giver} verteilt: {name} bekommt %n&#xa0;Schluck.</numerusform>
            <numerusform>{giver} verteilt: {name} bekommt %n&#xa0;Schlucke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses the round and takes &lt;b&gt;%n sip(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>{name} verliert die Runde und bekommt &lt;b&gt;%n&#xa0;Schluck&lt;/b&gt;.</numerusform>
            <numerusform>{name} verliert die Runde und bekommt &lt;b&gt;%n&#xa0;Schlucke&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message>
        <source>32! Everybody else may tap before {name} throws or stops.</source>
        <translation>32! Alle anderen dürfen tippen, bevor {name} würfelt oder aufhört.</translation>
    </message>
    <message>
        <source>{name} is faster than any tap.</source>
        <translation>{name} ist schneller als alle anderen.</translation>
    </message>
    <message>
        <source>{tapper} taps: {name} is stuck with &lt;b&gt;32&lt;/b&gt;.</source>
        <translation>{tapper} tippt: {name} sitzt mit &lt;b&gt;32&lt;/b&gt; fest.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has &lt;b&gt;{reading}&lt;/b&gt; after %n throw(s).</source>
        <translation>
            <numerusform>{name} hat &lt;b&gt;{reading}&lt;/b&gt; nach %n&#xa0;Wurf.</numerusform>
            <numerusform>{name} hat &lt;b&gt;{reading}&lt;/b&gt; nach %n&#xa0;Würfen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{reading} ends the turn: {name} has &lt;b&gt;{reading}&lt;/b&gt; after %n throw(s).</source>
        <translation>
            <numerusform>{reading} beendet den Zug: {name} hat &lt;b&gt;{reading}&lt;/b&gt; nach %n&#xa0;Wurf.</numerusform>
            <numerusform>{reading} beendet den Zug: {name} hat &lt;b&gt;{reading}&lt;/b&gt; nach %n&#xa0;Würfen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone else has at most %n throw(s).</source>
        <translation>
            <numerusform>Alle anderen haben höchstens %n&#xa0;Wurf.</numerusform>
            <numerusform>Alle anderen haben höchstens %n&#xa0;Würfe.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} are level: deciding throws.</source>
        <translation>{names} liegen gleichauf: Entscheidungswürfe.</translation>
    </message>
    <message>
        <source>31 decides nothing: {name} throws again.</source>
        <translation>31 entscheidet nichts: {name} würfelt noch einmal.</translation>
    </message>
    <message>
        <source>{name}’s deciding throw is &lt;b&gt;{value}&lt;/b&gt;.</source>
        <translation>{name} würfelt &lt;b&gt;{value}&lt;/b&gt; als Entscheidungswurf.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n life/lives.</source>
        <translation>
            <numerusform>{name} verliert %n&#xa0;Leben.</numerusform>
            <numerusform>{name} verliert %n&#xa0;Leben.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is out.</source>
        <translation>{name} ist raus.</translation>
    </message>
    <message>
        <source>Round {round}: {name} starts.</source>
        <translation>Runde&#xa0;{round}: {name} beginnt.</translation>
    </message>
    <message>
        <source>{name} joins the game.</source>
        <translation>{name} spielt jetzt mit.</translation>
    </message>
    <message>
        <source>{name} leaves the game.</source>
        <translation>{name} steigt aus.</translation>
    </message>
    <message>
        <source>New seating order: {names}.</source>
        <translation>Neue Sitzordnung: {names}.</translation>
    </message>
    <message>
        <source>{name} starts instead.</source>
        <translation>Stattdessen beginnt {name}.</translation>
    </message>
    <message>
        <source>{name} wins the game.</source>
        <translation>{name} gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>Dead game: everyone went out at once.</source>
        <translation>Totes Spiel: Alle sind auf einmal raus.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <source>{sentence} (own dice)</source>
        <comment>Ann throws 65. (own dice)</comment>
        <translation>{sentence} (eigene Würfel)</translation>
    </message>
</context>
<context>
    <name>lots</name>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; throw for who starts</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; würfeln, wer beginnt</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; level, so throw again</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; Gleichstand, noch ein Wurf</translation>
    </message>
    <message>
        <source>highest: &lt;b&gt;{die}&lt;/b&gt; ({names})</source>
        <translation>höchster Wurf: &lt;b&gt;{die}&lt;/b&gt; ({names})</translation>
    </message>
    <message>
        <source>{name} throws a &lt;b&gt;{die}&lt;/b&gt; for who starts.</source>
        <translation>Wer beginnt? {name} würfelt eine &lt;b&gt;{die}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>{names} are level and throw again.</source>
        <translation>Gleichstand: {names} würfeln noch einmal.</translation>
    </message>
    <message>
        <source>{name} starts.</source>
        <translation>{name} beginnt.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Everybody has one throw; that is the result.</source>
        <translation>Alle haben einen Wurf; der ist das Ergebnis.</translation>
    </message>
    <message numerus="yes">
        <source>A turn has %n throws at most; the last one counts.</source>
        <translation>
            <numerusform>Ein Zug hat höchstens %n Wurf; der letzte zählt.</numerusform>
            <numerusform>Ein Zug hat höchstens %n Würfe; der letzte zählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may stop while it is good.</source>
        <translation>Du darfst aufhören, solange es gut ist.</translation>
    </message>
    <message>
        <source>Everybody uses all their throws.</source>
        <translation>Alle nutzen alle ihre Würfe.</translation>
    </message>
    <message>
        <source>Nobody may throw more often than the first player of the round did.</source>
        <translation>Niemand darf öfter würfeln als der erste Spieler der Runde.</translation>
    </message>
    <message>
        <source>After an early {mexico} of the first player nobody gets more throws.</source>
        <translation>Gelingt dem ersten Spieler früh {mexico}, darf niemand öfter würfeln als er.</translation>
    </message>
    <message>
        <source>Everybody has the same number of throws.</source>
        <translation>Alle haben gleich viele Würfe.</translation>
    </message>
    <message>
        <source>Both dice are thrown every time.</source>
        <translation>Es wird immer mit beiden Würfeln gewürfelt.</translation>
    </message>
    <message>
        <source>Once a turn a single 1 or 2 may stay while you throw the other die.</source>
        <translation>Einmal im Zug darf eine einzelne 1 oder 2 liegen bleiben, während du den anderen würfelst.</translation>
    </message>
    <message>
        <source>Any die may stay for one throw while you throw the other.</source>
        <translation>Jeder Würfel darf für einen Wurf liegen bleiben, während du den anderen würfelst.</translation>
    </message>
    <message>
        <source>You may begin with a 1 that the player before you has left on the table.</source>
        <translation>Du darfst mit einer 1 anfangen, die vor dir auf dem Tisch liegen geblieben ist.</translation>
    </message>
    <message>
        <source>Everybody begins with both dice.</source>
        <translation>Alle fangen mit beiden Würfeln an.</translation>
    </message>
    <message>
        <source>Whoever throws {mexico} is done at once.</source>
        <translation>Wer {mexico} würfelt, ist sofort fertig.</translation>
    </message>
    <message>
        <source>After {mexico} the turn goes on; only the last throw counts.</source>
        <translation>Nach {mexico} geht der Zug weiter; nur der letzte Wurf zählt.</translation>
    </message>
    <message>
        <source>Elbow: no result, and the turn starts again with all its throws.</source>
        <translation>Ellbogen: kein Ergebnis, und der Zug beginnt von vorn, mit allen Würfen.</translation>
    </message>
    <message>
        <source>You hand one to somebody else, then throw both dice again.</source>
        <translation>Du verteilst einen an jemand anderen und würfelst dann noch einmal mit beiden.</translation>
    </message>
    <message>
        <source>It does not count: you just throw again.</source>
        <translation>Sie zählt nicht: Du würfelst einfach noch einmal.</translation>
    </message>
    <message>
        <source>It is the lowest result of all.</source>
        <translation>Sie ist das niedrigste Ergebnis von allen.</translation>
    </message>
    <message>
        <source>Whoever taps before you throw again makes you keep it.</source>
        <translation>Wer tippt, bevor du wieder würfelst, macht sie zu deinem Ergebnis.</translation>
    </message>
    <message>
        <source>It is your result at once.</source>
        <translation>Sie ist sofort dein Ergebnis.</translation>
    </message>
    <message>
        <source>It is a throw like any other.</source>
        <translation>Sie ist ein Wurf wie jeder andere.</translation>
    </message>
    <message numerus="yes">
        <source>Each round begins with %n in the pot.</source>
        <translation>
            <numerusform>Jede Runde beginnt mit %n im Pott.</numerusform>
            <numerusform>Jede Runde beginnt mit %n im Pott.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every double adds the number on one die: 3 and 3 add 3.</source>
        <translation>Jeder Pasch bringt die Zahl eines Würfels dazu: 3 und 3 bringen 3.</translation>
    </message>
    <message>
        <source>Doubles add nothing.</source>
        <translation>Ein Pasch bringt nichts dazu.</translation>
    </message>
    <message>
        <source>{mexico} adds 7 to a fresh pot, and doubles a fuller one.</source>
        <translation>{mexico} legt 7 auf einen frischen Pott und verdoppelt einen volleren.</translation>
    </message>
    <message>
        <source>Every {mexico} adds 3.</source>
        <translation>Jedes {mexico} bringt 3 dazu.</translation>
    </message>
    <message>
        <source>Every {mexico} doubles the pot.</source>
        <translation>Jedes {mexico} verdoppelt den Pott.</translation>
    </message>
    <message>
        <source>{mexico} leaves the pot as it is.</source>
        <translation>{mexico} lässt den Pott, wie er ist.</translation>
    </message>
    <message>
        <source>Every 65 doubles the pot.</source>
        <translation>Jede 65 verdoppelt den Pott.</translation>
    </message>
    <message>
        <source>65 leaves the pot as it is.</source>
        <translation>65 lässt den Pott, wie er ist.</translation>
    </message>
    <message>
        <source>A double costs nobody anything.</source>
        <translation>Ein Pasch kostet niemanden etwas.</translation>
    </message>
    <message>
        <source>1 and 1 makes you Knight; the Knight takes the number of every double.</source>
        <translation>1 und 1 macht dich zum Ritter; der Ritter nimmt die Zahl jedes Paschs.</translation>
    </message>
    <message>
        <source>1 and 1 makes you Pirate; the Pirate takes one for every double, more if it is thrown again.</source>
        <translation>1 und 1 macht dich zum Piraten; der Pirat nimmt einen für jeden Pasch, mehr, wenn er es noch einmal wirft.</translation>
    </message>
    <message>
        <source>Each of them throws both dice once more; the lowest loses.</source>
        <translation>Sie würfeln noch einmal mit beiden Würfeln; wer am niedrigsten liegt, verliert.</translation>
    </message>
    <message>
        <source>Each of them throws one die; the highest loses.</source>
        <translation>Sie würfeln mit einem Würfel; wer am höchsten liegt, verliert.</translation>
    </message>
    <message>
        <source>All of them lose.</source>
        <translation>Sie verlieren alle.</translation>
    </message>
    <message>
        <source>The lowest takes the pot; you play on for as long as you like.</source>
        <translation>Wer am niedrigsten liegt, nimmt den Pott; ihr spielt, solange ihr wollt.</translation>
    </message>
    <message>
        <source>The lowest loses a life; the last one left wins.</source>
        <translation>Wer am niedrigsten liegt, verliert ein Leben; wer übrig bleibt, gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody begins with %n life/lives.</source>
        <translation>
            <numerusform>Alle beginnen mit %n Leben.</numerusform>
            <numerusform>Alle beginnen mit %n Leben.</numerusform>
        </translation>
    </message>
    <message>
        <source>In a round with {mexico} the lowest lose two lives instead of one.</source>
        <translation>In einer Runde mit {mexico} verliert das niedrigste Ergebnis zwei Leben statt eines.</translation>
    </message>
    <message>
        <source>A round never costs more than one life.</source>
        <translation>Eine Runde kostet nie mehr als ein Leben.</translation>
    </message>
    <message>
        <source>Who loses a round starts the next.</source>
        <translation>Wer eine Runde verliert, beginnt die nächste.</translation>
    </message>
    <message>
        <source>The same player starts every round.</source>
        <translation>Dieselbe Person beginnt jede Runde.</translation>
    </message>
    <message>
        <source>It goes around, clockwise.</source>
        <translation>Es geht reihum, im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>A 1 cannot stay over from the player before where no die may stay.</source>
        <translation>Wo kein Würfel liegen bleiben darf, kann auch keine 1 vom Spieler davor übernommen werden.</translation>
    </message>
    <message>
        <source>Only one player can take a pot: all cannot lose it.</source>
        <translation>Den Pott kann nur eine Person nehmen: Alle können ihn nicht verlieren.</translation>
    </message>
    <message>
        <source>{mexico} can set no limit where it does not end the turn.</source>
        <translation>{mexico} kann nichts begrenzen, wo es den Zug nicht beendet.</translation>
    </message>
    <message>
        <source>Knight and Pirate pay in sips or points: they cannot pay in lives.</source>
        <translation>Ritter und Pirat zahlen mit Schlucken oder Strafpunkten, nicht mit Leben.</translation>
    </message>
    <message>
        <source>Where lives are played there is nothing to give away.</source>
        <translation>Wo es um Leben geht, gibt es nichts zu verteilen.</translation>
    </message>
    <message>
        <source>Switch it off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Let any die stay</source>
        <translation>Jeder darf liegen bleiben</translation>
    </message>
    <message>
        <source>Throw both dice</source>
        <translation>Mit beiden Würfeln stechen</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Keine Begrenzung</translation>
    </message>
    <message>
        <source>Let {mexico} end the turn</source>
        <translation>{mexico} beendet den Zug</translation>
    </message>
    <message>
        <source>Play without them</source>
        <translation>Ohne sie spielen</translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation>Noch einmal würfeln</translation>
    </message>
    <message>
        <source>Play for the pot</source>
        <translation>Um den Pott spielen</translation>
    </message>
    <message>
        <source>Play for lives</source>
        <translation>Um Leben spielen</translation>
    </message>
    <message>
        <source>Where a life is lost there is no pot.</source>
        <translation>Wo ein Leben verloren geht, gibt es keinen Pott.</translation>
    </message>
    <message>
        <source>Where the pot is lost there are no lives.</source>
        <translation>Wo es um den Pott geht, gibt es keine Leben.</translation>
    </message>
    <message>
        <source>With one throw each there is nothing to end.</source>
        <translation>Bei einem Wurf für jeden gibt es nichts zu beenden.</translation>
    </message>
    <message>
        <source>With one throw each a 32 just counts.</source>
        <translation>Bei einem Wurf für jeden zählt eine 32 einfach.</translation>
    </message>
    <message>
        <source>With one throw each no die can stay.</source>
        <translation>Bei einem Wurf für jeden kann kein Würfel liegen bleiben.</translation>
    </message>
    <message>
        <source>from {game}, nothing changed yet</source>
        <translation>Vorlage: {game}, noch nichts geändert</translation>
    </message>
    <message numerus="yes">
        <source>from {game}, %n changed</source>
        <translation>
            <numerusform>Vorlage: {game}, %n geändert</numerusform>
            <numerusform>Vorlage: {game}, %n geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to settle</source>
        <translation>
            <numerusform>%n Sache ist noch zu klären</numerusform>
            <numerusform>%n Sachen sind noch zu klären</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn</source>
        <translation>Der Zug</translation>
    </message>
    <message>
        <source>31 and 32</source>
        <translation>31 und 32</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Das Ende einer Runde</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>Der Pott</translation>
    </message>
    <message>
        <source>Lives</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Throws in a turn</source>
        <translation>Würfe in einem Zug</translation>
    </message>
    <message>
        <source>Stop early</source>
        <translation>Früher aufhören</translation>
    </message>
    <message>
        <source>The first player sets the limit</source>
        <translation>Wer anfängt, gibt die Würfe vor</translation>
    </message>
    <message>
        <source>A die may stay</source>
        <translation>Ein Würfel darf liegen bleiben</translation>
    </message>
    <message>
        <source>A 1 of the player before may stay</source>
        <translation>Eine 1 vom Spieler davor darf liegen bleiben</translation>
    </message>
    <message>
        <source>{mexico} ends the turn</source>
        <translation>{mexico} beendet den Zug</translation>
    </message>
    <message>
        <source>A 31 is thrown</source>
        <translation>Eine 31 fällt</translation>
    </message>
    <message>
        <source>A 32 is thrown</source>
        <translation>Eine 32 fällt</translation>
    </message>
    <message>
        <source>The pot at the start</source>
        <translation>Der Pott am Anfang</translation>
    </message>
    <message>
        <source>Doubles fill the pot</source>
        <translation>Ein Pasch füllt den Pott</translation>
    </message>
    <message>
        <source>{mexico} and the pot</source>
        <translation>{mexico} und der Pott</translation>
    </message>
    <message>
        <source>65 doubles the pot</source>
        <translation>65 verdoppelt den Pott</translation>
    </message>
    <message>
        <source>Knight or Pirate</source>
        <translation>Ritter oder Pirat</translation>
    </message>
    <message>
        <source>If several are lowest</source>
        <translation>Wenn mehrere am niedrigsten liegen</translation>
    </message>
    <message>
        <source>The lowest loses</source>
        <translation>Wer am niedrigsten liegt, verliert</translation>
    </message>
    <message>
        <source>Lives at the start</source>
        <translation>Leben am Anfang</translation>
    </message>
    <message>
        <source>{mexico} makes it two lives</source>
        <translation>{mexico} kostet zwei Leben</translation>
    </message>
    <message>
        <source>Who starts the next round</source>
        <translation>Wer die nächste Runde beginnt</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Always</source>
        <comment>who sets a limit</comment>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Only by {mexico}</source>
        <comment>who sets a limit</comment>
        <translation>Nur mit {mexico}</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>who sets a limit</comment>
        <translation>Nie</translation>
    </message>
    <message>
        <source>None</source>
        <comment>of the dice</comment>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>1 or 2</source>
        <comment>of the dice</comment>
        <translation>1 oder 2</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>of the dice</comment>
        <translation>Jeder</translation>
    </message>
    <message>
        <source>Start again</source>
        <comment>a 31</comment>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Give one away</source>
        <comment>a 31</comment>
        <translation>Einen verteilen</translation>
    </message>
    <message>
        <source>Throw again</source>
        <comment>a 31</comment>
        <translation>Noch einmal würfeln</translation>
    </message>
    <message>
        <source>Counts</source>
        <comment>a 31</comment>
        <translation>Zählt</translation>
    </message>
    <message>
        <source>Race</source>
        <comment>a 32</comment>
        <translation>Wettrennen</translation>
    </message>
    <message>
        <source>Ends the turn</source>
        <comment>a 32</comment>
        <translation>Beendet den Zug</translation>
    </message>
    <message>
        <source>Counts</source>
        <comment>a 32</comment>
        <translation>Zählt</translation>
    </message>
    <message>
        <source>+7 or double</source>
        <comment>Mexico and the pot</comment>
        <translation>+7 oder doppelt</translation>
    </message>
    <message>
        <source>+3</source>
        <comment>Mexico and the pot</comment>
        <translation>+3</translation>
    </message>
    <message>
        <source>Doubles it</source>
        <comment>Mexico and the pot</comment>
        <translation>Verdoppelt</translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>Mexico and the pot</comment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Neither</source>
        <comment>Knight or Pirate</comment>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Pirat</translation>
    </message>
    <message>
        <source>Both dice</source>
        <comment>deciding throws</comment>
        <translation>Beide Würfel</translation>
    </message>
    <message>
        <source>One die</source>
        <comment>deciding throws</comment>
        <translation>Ein Würfel</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>Alle verlieren</translation>
    </message>
    <message>
        <source>The pot</source>
        <comment>what the lowest loses</comment>
        <translation>Der Pott</translation>
    </message>
    <message>
        <source>A life</source>
        <comment>what the lowest loses</comment>
        <translation>Ein Leben</translation>
    </message>
    <message>
        <source>The loser</source>
        <comment>who starts</comment>
        <translation>Wer verliert</translation>
    </message>
    <message>
        <source>The same</source>
        <comment>who starts</comment>
        <translation>Dieselbe Person</translation>
    </message>
    <message>
        <source>The next</source>
        <comment>who starts</comment>
        <translation>Reihum</translation>
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
        <translation>Dieses Programm kann es nicht abspielen.</translation>
    </message>
    <message>
        <source>{name} won in round {round}.</source>
        <translation>{name} hat in Runde {round} gewonnen.</translation>
    </message>
    <message>
        <source>Nobody won.</source>
        <translation>Niemand hat gewonnen.</translation>
    </message>
    <message>
        <source>{names} took the most.</source>
        <translation>{names} hat am meisten bekommen.</translation>
    </message>
    <message>
        <source>{names} took the most, all of them equally.</source>
        <translation>{names} haben am meisten bekommen, alle gleich viel.</translation>
    </message>
    <message>
        <source>Ended in round {round}</source>
        <translation>Zu Ende in Runde {round}</translation>
    </message>
    <message>
        <source>Still open, in round {round}</source>
        <translation>Noch offen, in Runde {round}</translation>
    </message>
    <message>
        <source>own dice</source>
        <translation>eigene Würfel</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
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
        <translation>Computer, leicht</translation>
    </message>
    <message>
        <source>Computer, normal</source>
        <translation>Computer, mittel</translation>
    </message>
    <message>
        <source>Computer, strong</source>
        <translation>Computer, stark</translation>
    </message>
    <message>
        <source>somebody</source>
        <comment>whose name was deleted</comment>
        <translation>jemand</translation>
    </message>
    <message>
        <source>somebody {number}</source>
        <comment>whose name was deleted</comment>
        <translation>jemand {number}</translation>
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
        <translation>{name}: bisher {reading}</translation>
    </message>
    <message>
        <source>{name}: no result yet</source>
        <translation>{name}: noch kein Ergebnis</translation>
    </message>
    <message>
        <source>{sentence}, lowest</source>
        <translation>{sentence}, am niedrigsten</translation>
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
        <translation>Aktion {number}: {sentence}</translation>
    </message>
    <message>
        <source>{who} cannot throw now.</source>
        <translation>{who} kann jetzt nicht würfeln.</translation>
    </message>
    <message>
        <source>{who} cannot stop now.</source>
        <translation>{who} kann jetzt nicht aufhören.</translation>
    </message>
    <message>
        <source>{who} cannot tap now.</source>
        <translation>{who} kann jetzt nicht tippen.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>This file is not a game record.</source>
        <translation>Diese Datei ist kein Spielprotokoll.</translation>
    </message>
    <message>
        <source>This game cannot be played by that number of players.</source>
        <translation>Mit dieser Spielerzahl kann dieses Spiel nicht gespielt werden.</translation>
    </message>
    <message>
        <source>{who} cannot have thrown {dice}.</source>
        <translation>{who} kann nicht {dice} geworfen haben.</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Die Datei kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>The file is larger than {most} MiB.</source>
        <translation>Die Datei ist größer als {most} MiB.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>This record is of version {version}; this program reads version {known}.</source>
        <translation>Dieses Spielprotokoll hat die Version {version}; dieses Programm liest Version {known}.</translation>
    </message>
    <message>
        <source>The record says “{key}”, which means nothing here.</source>
        <translation>Im Spielprotokoll steht „{key}“, was hier nichts bedeutet.</translation>
    </message>
    <message>
        <source>“{key}” is missing from the record.</source>
        <translation>Im Spielprotokoll fehlt „{key}“.</translation>
    </message>
    <message>
        <source>What the record says for “{key}” cannot be read.</source>
        <translation>Was das Spielprotokoll zu „{key}“ sagt, kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The rules “{value}” are not known here.</source>
        <translation>Die Regeln „{value}“ sind hier nicht bekannt.</translation>
    </message>
    <message>
        <source>Nobody can play by the rules of this record.</source>
        <translation>Nach den Regeln dieses Spielprotokolls kann niemand spielen.</translation>
    </message>
    <message>
        <source>“{value}” is not something to play for here.</source>
        <translation>Um „{value}“ kann hier nicht gespielt werden.</translation>
    </message>
    <message>
        <source>The record has more than {most} actions.</source>
        <translation>Das Spielprotokoll hat mehr als {most} Aktionen.</translation>
    </message>
    <message>
        <source>A player has no name.</source>
        <translation>Ein Spieler hat keinen Namen.</translation>
    </message>
    <message>
        <source>The name “{name}” is longer than {most} characters.</source>
        <translation>Der Name „{name}“ ist länger als {most} Zeichen.</translation>
    </message>
    <message>
        <source>The name “{name}” cannot be written.</source>
        <translation>Der Name „{name}“ lässt sich nicht darstellen.</translation>
    </message>
    <message>
        <source>There are two players called “{name}”.</source>
        <translation>Es gibt zwei Spieler, die „{name}“ heißen.</translation>
    </message>
    <message>
        <source>This action cannot be read.</source>
        <translation>Diese Aktion kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>A new seating order must name everybody exactly once.</source>
        <translation>Eine neue Sitzordnung muss alle genau einmal nennen.</translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>Tap what the die shows.</source>
        <translation>Tippe an, was der Würfel zeigt.</translation>
    </message>
    <message>
        <source>Tap what both dice show.</source>
        <translation>Tippe an, was beide Würfel zeigen.</translation>
    </message>
    <message>
        <source>In this game both dice are always thrown.</source>
        <translation>In diesem Spiel werden immer beide Würfel geworfen.</translation>
    </message>
    <message>
        <source>In a deciding throw no die may stay.</source>
        <translation>Beim Entscheidungswurf darf kein Würfel liegen bleiben.</translation>
    </message>
    <message>
        <source>After a 31 both dice are thrown.</source>
        <translation>Nach einer 31 werden beide Würfel geworfen.</translation>
    </message>
    <message>
        <source>A die may stay only after a throw.</source>
        <translation>Ein Würfel darf erst nach einem Wurf liegen bleiben.</translation>
    </message>
    <message>
        <source>This die stayed last time: it must roll now.</source>
        <translation>Dieser Würfel blieb eben schon liegen: Jetzt muss er rollen.</translation>
    </message>
    <message>
        <source>A die may stay only once a turn.</source>
        <translation>Nur einmal pro Zug darf ein Würfel liegen bleiben.</translation>
    </message>
    <message>
        <source>The 1 of a 31 may not stay.</source>
        <translation>Die 1 einer 31 darf nicht liegen bleiben.</translation>
    </message>
    <message>
        <source>Only a single 1 or 2 may stay.</source>
        <translation>Nur eine einzelne 1 oder 2 darf liegen bleiben.</translation>
    </message>
</context>
<context>
    <name>retelling</name>
    <message>
        <source>Players: {names}</source>
        <translation>Spieler: {names}</translation>
    </message>
    <message>
        <source>As it stands in round {round}:</source>
        <translation>Stand in Runde {round}:</translation>
    </message>
    <message>
        <source>How it ended:</source>
        <translation>Wie es ausging:</translation>
    </message>
    <message numerus="yes">
        <source>%n life/lives</source>
        <translation>
            <numerusform>%n Leben</numerusform>
            <numerusform>%n Leben</numerusform>
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
        <translation>Mexico mit dem Ritter</translation>
    </message>
    <message>
        <source>Mexen with the Pirate</source>
        <translation>Mexen mit dem Piraten</translation>
    </message>
    <message>
        <source>Mexen extreme</source>
        <translation>Mexen extrem</translation>
    </message>
    <message>
        <source>Mexico with lives</source>
        <translation>Mexico mit Leben</translation>
    </message>
    <message>
        <source>Classic Mexico</source>
        <translation>Klassisches Mexico</translation>
    </message>
    <message numerus="yes">
        <source>{game}, our way: %n change(s).</source>
        <translation>
            <numerusform>{game}, wie wir es spielen: %n Änderung.</numerusform>
            <numerusform>{game}, wie wir es spielen: %n Änderungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop when you dare; every double costs the Knight.</source>
        <translation>Wann hörst du auf? Jeder Pasch trifft den Ritter.</translation>
    </message>
    <message>
        <source>Three throws, and a 31 hands out a sip.</source>
        <translation>Drei Würfe; mit 31 verteilst du einen Schluck.</translation>
    </message>
    <message>
        <source>Three throws, and a 31 hands out a point.</source>
        <translation>Drei Würfe; mit 31 verteilst du einen Strafpunkt.</translation>
    </message>
    <message>
        <source>Exactly three throws; Mex and 65 double the pot.</source>
        <translation>Genau drei Würfe; Mex und 65 verdoppeln den Pott.</translation>
    </message>
    <message>
        <source>Six lives each, and the last one left wins.</source>
        <translation>Alle haben sechs Leben; wer übrig bleibt, gewinnt.</translation>
    </message>
    <message>
        <source>The first player’s throws are everybody’s limit.</source>
        <translation>Wer anfängt, gibt allen die Zahl der Würfe vor.</translation>
    </message>
    <message>
        <source>{least} or more players</source>
        <translation>ab {least} Spielern</translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>{least} bis {most} Spieler</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>from {game}</source>
        <comment>where house rules come from</comment>
        <translation>Vorlage: {game}</translation>
    </message>
    <message>
        <source>the Danish way</source>
        <comment>a game with lives</comment>
        <translation>auf dänische Art</translation>
    </message>
    <message>
        <source>the way English-speaking tables play it</source>
        <translation>wie es an englischsprachigen Tischen gespielt wird</translation>
    </message>
    <message numerus="yes">
        <source>%n house rule(s), marked below</source>
        <translation>
            <numerusform>%n Hausregel, unten markiert</numerusform>
            <numerusform>%n Hausregeln, unten markiert</numerusform>
        </translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>Das Ende einer Runde</translation>
    </message>
    <message>
        <source>The &lt;b&gt;lowest&lt;/b&gt; takes the whole pot.</source>
        <translation>Wer am &lt;b&gt;niedrigsten&lt;/b&gt; liegt, bekommt den ganzen Pott.</translation>
    </message>
    <message>
        <source>The pot is then back at {start}.</source>
        <translation>Danach steht der Pott wieder bei {start}.</translation>
    </message>
    <message>
        <source>If several are lowest, each of them throws &lt;b&gt;both dice once&lt;/b&gt;, in turn order, and the lowest of those loses. If they are equal again, only those throw again, and so on.</source>
        <translation>Liegen mehrere gleichauf am niedrigsten, würfelt jeder von ihnen in Zugreihenfolge &lt;b&gt;einmal mit beiden Würfeln&lt;/b&gt;, und wer davon am niedrigsten liegt, verliert. Bei neuem Gleichstand würfeln nur diese noch einmal, und so weiter.</translation>
    </message>
    <message>
        <source>Such a deciding throw does nothing else: it changes no pot and no role, costs nobody anything, has no race, and no die stays. {mexico} is the highest here too.</source>
        <translation>Ein solcher Entscheidungswurf bewirkt sonst nichts: Er ändert weder Pott noch Rollen, kostet niemanden etwas, löst kein Wettrennen aus, und kein Würfel bleibt liegen. Auch hier ist {mexico} am höchsten.</translation>
    </message>
    <message>
        <source>A 31 is the lowest here too.</source>
        <translation>Eine 31 ist auch hier das Niedrigste.</translation>
    </message>
    <message>
        <source>If several are lowest, each of them throws &lt;b&gt;one die&lt;/b&gt;, in turn order, and the &lt;b&gt;highest&lt;/b&gt; loses. If several are highest, only those throw again.</source>
        <translation>Liegen mehrere gleichauf am niedrigsten, würfelt jeder von ihnen in Zugreihenfolge mit &lt;b&gt;einem Würfel&lt;/b&gt;, und der &lt;b&gt;höchste&lt;/b&gt; verliert. Sind mehrere am höchsten, würfeln nur diese noch einmal.</translation>
    </message>
    <message>
        <source>The loser starts the next round; of several losers, the one whose turn came first. If that player is out, the next clockwise who is still in starts.</source>
        <translation>Der Verlierer beginnt die nächste Runde; von mehreren der, der zuerst am Zug war. Ist dieser Spieler raus, beginnt im Uhrzeigersinn der Nächste, der noch dabei ist.</translation>
    </message>
    <message>
        <source>The same player starts every round; if that player is out, the next clockwise who is still in starts.</source>
        <translation>Derselbe Spieler beginnt jede Runde; ist er raus, beginnt im Uhrzeigersinn der Nächste, der noch dabei ist.</translation>
    </message>
    <message>
        <source>The next player clockwise starts the next round; anybody who is out is passed over.</source>
        <translation>Die nächste Runde beginnt der nächste Spieler im Uhrzeigersinn; wer raus ist, wird übersprungen.</translation>
    </message>
    <message>
        <source>The next player clockwise starts the next round.</source>
        <translation>Die nächste Runde beginnt der nächste Spieler im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>A 31 is thrown again at once by the same player.</source>
        <translation>Nach einer 31 würfelt derselbe Spieler sofort noch einmal.</translation>
    </message>
    <message>
        <source>Such a deciding throw does nothing else.</source>
        <translation>Ein solcher Entscheidungswurf bewirkt sonst nichts.</translation>
    </message>
    <message>
        <source>If several are lowest, &lt;b&gt;all of them&lt;/b&gt; lose one life, or two if anybody threw {mexico}. There are no deciding throws.</source>
        <translation>Liegen mehrere gleichauf am niedrigsten, verlieren &lt;b&gt;alle&lt;/b&gt; ein Leben, oder zwei, wenn jemand {mexico} gewürfelt hat. Entscheidungswürfe gibt es nicht.</translation>
    </message>
    <message>
        <source>If several are lowest, &lt;b&gt;all of them&lt;/b&gt; lose one life. There are no deciding throws.</source>
        <translation>Liegen mehrere gleichauf am niedrigsten, verlieren &lt;b&gt;alle&lt;/b&gt; ein Leben. Entscheidungswürfe gibt es nicht.</translation>
    </message>
    <message>
        <source>The loser starts the next round.</source>
        <translation>Der Verlierer beginnt die nächste Runde.</translation>
    </message>
    <message>
        <source>The same player starts every round.</source>
        <translation>Derselbe Spieler beginnt jede Runde.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>{name} stops.</source>
        <translation>{name} hört auf.</translation>
    </message>
    <message>
        <source>One round</source>
        <comment>an example</comment>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>A 31 with one throw</source>
        <comment>an example</comment>
        <translation>Eine 31 bei nur einem Wurf</translation>
    </message>
    <message>
        <source>The Knight changes, then a tie</source>
        <translation>Der Ritter wechselt, dann Gleichstand</translation>
    </message>
    <message>
        <source>A race is lost</source>
        <comment>an example</comment>
        <translation>Ein verlorenes Wettrennen</translation>
    </message>
    <message>
        <source>The Knight throws 1 and 1</source>
        <comment>an example</comment>
        <translation>Der Ritter würfelt 1 und 1</translation>
    </message>
    <message>
        <source>Dice that stay, a 31 between</source>
        <comment>an example</comment>
        <translation>Würfel bleiben liegen, dazwischen eine 31</translation>
    </message>
    <message>
        <source>Done after two throws</source>
        <comment>an example</comment>
        <translation>Fertig nach zwei Würfen</translation>
    </message>
    <message>
        <source>1 and 1 twice</source>
        <comment>an example</comment>
        <translation>Zweimal 1 und 1</translation>
    </message>
    <message>
        <source>How the pot changes</source>
        <comment>an example</comment>
        <translation>Wie sich der Pott ändert</translation>
    </message>
    <message>
        <source>One life</source>
        <comment>an example</comment>
        <translation>Ein Leben</translation>
    </message>
    <message>
        <source>Two lives</source>
        <comment>an example</comment>
        <translation>Zwei Leben</translation>
    </message>
    <message>
        <source>Both have one life left, and both throw 31</source>
        <comment>an example</comment>
        <translation>Beide haben noch ein Leben, und beide würfeln 31</translation>
    </message>
    <message>
        <source>A die may stay</source>
        <translation>Ein Würfel darf liegen bleiben</translation>
    </message>
    <message>
        <source>The 1 of a 31 may not stay.</source>
        <translation>Die 1 einer 31 darf nicht liegen bleiben.</translation>
    </message>
    <message>
        <source>If one die shows a &lt;b&gt;1 or a 2&lt;/b&gt; and the other does not, it may stay while you throw only the other. So the 1 of 41, 51 and 61 may stay, and the 2 of 42, 52 and 62.</source>
        <translation>Zeigt genau ein Würfel eine &lt;b&gt;1 oder 2&lt;/b&gt;, der andere aber keine von beiden, darf er liegen bleiben, und du würfelst nur mit dem anderen. Also darf die 1 von 41, 51 und 61 liegen bleiben, und die 2 von 42, 52 und 62.</translation>
    </message>
    <message>
        <source>If one die shows a &lt;b&gt;1 or a 2&lt;/b&gt; and the other does not, it may stay while you throw only the other. So the 1 of 41, 51 and 61 may stay, and the 2 of 32, 42, 52 and 62.</source>
        <translation>Zeigt genau ein Würfel eine &lt;b&gt;1 oder 2&lt;/b&gt;, der andere aber keine von beiden, darf er liegen bleiben, und du würfelst nur mit dem anderen. Also darf die 1 von 41, 51 und 61 liegen bleiben, und die 2 von 32, 42, 52 und 62.</translation>
    </message>
    <message>
        <source>You may do this &lt;b&gt;once a turn&lt;/b&gt;. It counts as a normal throw. On the throw after it both dice are thrown again.</source>
        <translation>Das darfst du &lt;b&gt;einmal in jedem Zug&lt;/b&gt;. Es zählt als ganz normaler Wurf. Beim Wurf danach würfelst du wieder mit beiden Würfeln.</translation>
    </message>
    <message>
        <source>After a throw &lt;b&gt;one die&lt;/b&gt;, whichever you like, may stay while you throw only the other.</source>
        <translation>Nach einem Wurf darf &lt;b&gt;ein Würfel&lt;/b&gt;, egal welcher, liegen bleiben, und du würfelst nur mit dem anderen.</translation>
    </message>
    <message>
        <source>It counts as a normal throw, and so does a double or {mexico} that comes of it.</source>
        <translation>Es zählt als ganz normaler Wurf; auch ein so gewürfelter Pasch oder ein so gewürfeltes {mexico} gilt.</translation>
    </message>
    <message>
        <source>A die stays for one throw at most: in the next one it must be thrown. The other, which was just thrown, may then stay.</source>
        <translation>Ein Würfel bleibt höchstens für einen Wurf liegen: Beim nächsten muss er geworfen werden. Der andere, eben geworfene, darf dann liegen bleiben.</translation>
    </message>
    <message>
        <source>Every turn begins with both dice.</source>
        <translation>Jeder Zug beginnt mit beiden Würfeln.</translation>
    </message>
    <message>
        <source>The dice stay on the table during a round. If the player before you rolled a &lt;b&gt;1&lt;/b&gt; with their last throw, it may stay for you: you begin by throwing only the other die.</source>
        <translation>Während einer Runde bleiben die Würfel auf dem Tisch. Hat der Spieler vor dir mit seinem letzten Wurf eine &lt;b&gt;1&lt;/b&gt; gewürfelt, darf sie für dich liegen bleiben: Du würfelst dann zuerst nur mit dem anderen Würfel.</translation>
    </message>
    <message>
        <source>Only a 1 is passed on, also that of {mexico} or of a double 1, but not one that had stayed in that throw.</source>
        <translation>Nur eine 1 wird so weitergegeben, auch die von {mexico} oder eine aus einem Einserpasch, aber keine, die bei diesem Wurf liegen geblieben war.</translation>
    </message>
    <message>
        <source>In the throw after it that 1 must be thrown.</source>
        <translation>Beim Wurf danach muss diese 1 geworfen werden.</translation>
    </message>
    <message>
        <source>This uses up your right to let a die stay. What the other die shows does not matter.</source>
        <translation>Danach darf in deinem Zug kein Würfel mehr liegen bleiben. Was der andere Würfel zeigt, ist egal.</translation>
    </message>
    <message>
        <source>The first player of a round begins with an empty table.</source>
        <translation>Der erste Spieler einer Runde beginnt mit leerem Tisch.</translation>
    </message>
    <message>
        <source>Lives</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>Der Pott</translation>
    </message>
    <message numerus="yes">
        <source>At the start of each round the pot is &lt;b&gt;%n sip(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>Am Anfang jeder Runde liegt &lt;b&gt;%n&#xa0;Schluck&lt;/b&gt; im Pott.</numerusform>
            <numerusform>Am Anfang jeder Runde liegen &lt;b&gt;%n&#xa0;Schlucke&lt;/b&gt; im Pott.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the start of each round the pot is &lt;b&gt;%n point(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>Am Anfang jeder Runde liegt &lt;b&gt;%n&#xa0;Strafpunkt&lt;/b&gt; im Pott.</numerusform>
            <numerusform>Am Anfang jeder Runde liegen &lt;b&gt;%n&#xa0;Strafpunkte&lt;/b&gt; im Pott.</numerusform>
        </translation>
    </message>
    <message>
        <source>All this happens in the order of the throws; the pot always shows how high it is.</source>
        <translation>All das geschieht in der Reihenfolge der Würfe; der Pott zeigt immer, wie hoch er steht.</translation>
    </message>
    <message>
        <source>Doubles add nothing to the pot.</source>
        <translation>Ein Pasch bringt nichts in den Pott.</translation>
    </message>
    <message>
        <source>Every &lt;b&gt;double&lt;/b&gt;, at any throw of a turn, adds the number on one die: 2 and 2 add 2, 1 and 1 add 1.</source>
        <translation>Jeder &lt;b&gt;Pasch&lt;/b&gt;, egal bei welchem Wurf eines Zuges, bringt die Augenzahl eines Würfels in den Pott: 2 und 2 bringen 2, 1 und 1 bringen 1.</translation>
    </message>
    <message>
        <source>There is no Knight and no Pirate: a double costs nobody anything.</source>
        <translation>Es gibt keinen Ritter und keinen Piraten: Ein Pasch kostet niemanden sofort etwas.</translation>
    </message>
    <message>
        <source>Even with a Knight in play a double goes into the pot only once.</source>
        <translation>Auch wenn es einen Ritter gibt, kommt ein Pasch nur einmal in den Pott.</translation>
    </message>
    <message>
        <source>{mexico}: if the pot is still at {start}, 7 are added, making {boosted}. If it is higher, it doubles. Every further {mexico} doubles it again.</source>
        <translation>{mexico}: Steht der Pott noch bei {start}, kommen 7 dazu, und er steht bei {boosted}. Steht er höher, verdoppelt er sich. Mit jedem weiteren {mexico} verdoppelt er sich wieder.</translation>
    </message>
    <message>
        <source>Every {mexico} adds &lt;b&gt;3&lt;/b&gt; to the pot.</source>
        <translation>Jedes {mexico} bringt &lt;b&gt;3&lt;/b&gt; in den Pott.</translation>
    </message>
    <message>
        <source>Every {mexico} &lt;b&gt;doubles&lt;/b&gt; the pot.</source>
        <translation>Jedes {mexico} &lt;b&gt;verdoppelt&lt;/b&gt; den Pott.</translation>
    </message>
    <message>
        <source>{mexico} leaves the pot as it is.</source>
        <translation>{mexico} lässt den Pott, wie er ist.</translation>
    </message>
    <message>
        <source>Every &lt;b&gt;65&lt;/b&gt; doubles the pot.</source>
        <translation>Jede &lt;b&gt;65&lt;/b&gt; verdoppelt den Pott.</translation>
    </message>
    <message>
        <source>Nothing else changes the pot.</source>
        <translation>Sonst ändert sich der Pott nicht.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody has &lt;b&gt;%n life/lives&lt;/b&gt;, shown on a die: it lies with that number up and is turned down by one for each life lost.</source>
        <translation>
            <numerusform>Jeder hat &lt;b&gt;%n&#xa0;Leben&lt;/b&gt;, gezeigt von einem Würfel: Er liegt mit dieser Zahl nach oben und wird für jedes verlorene Leben um eins heruntergedreht.</numerusform>
            <numerusform>Jeder hat &lt;b&gt;%n&#xa0;Leben&lt;/b&gt;, gezeigt von einem Würfel: Er liegt mit dieser Zahl nach oben und wird für jedes verlorene Leben um eins heruntergedreht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody has &lt;b&gt;%n life/lives&lt;/b&gt;, shown as a number; the last six are shown on a die, turned down by one for each life lost.</source>
        <translation>
            <numerusform>Jeder hat &lt;b&gt;%n&#xa0;Leben&lt;/b&gt;, gezeigt als Zahl; die letzten sechs zeigt ein Würfel, der für jedes verlorene Leben um eins heruntergedreht wird.</numerusform>
            <numerusform>Jeder hat &lt;b&gt;%n&#xa0;Leben&lt;/b&gt;, gezeigt als Zahl; die letzten sechs zeigt ein Würfel, der für jedes verlorene Leben um eins heruntergedreht wird.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lowest of a round loses &lt;b&gt;one life&lt;/b&gt;.</source>
        <translation>Wer in einer Runde am niedrigsten liegt, verliert &lt;b&gt;ein Leben&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>At 0 lives you are &lt;b&gt;out&lt;/b&gt;; you cannot go below 0. The last player left wins, and the game is over.</source>
        <translation>Mit 0 Leben bist du &lt;b&gt;raus&lt;/b&gt;; unter 0 geht es nie. Wer zuletzt übrig bleibt, gewinnt, und das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>If everybody who is left goes out in the same round, it is a &lt;b&gt;dead game&lt;/b&gt;: nobody wins.</source>
        <translation>Sind in derselben Runde alle, die noch dabei waren, raus, ist es ein &lt;b&gt;totes Spiel&lt;/b&gt;: Niemand gewinnt.</translation>
    </message>
    <message>
        <source>If anybody threw {mexico} in the round, at any throw, it is &lt;b&gt;two lives&lt;/b&gt; instead of one, even if they threw again after it.</source>
        <translation>Hat jemand in der Runde {mexico} gewürfelt, egal bei welchem Wurf, sind es &lt;b&gt;zwei Leben&lt;/b&gt; statt eines, auch wenn danach noch weitergewürfelt wurde.</translation>
    </message>
    <message>
        <source>There is no pot, no Knight and no Pirate.</source>
        <translation>Es gibt keinen Pott, keinen Ritter und keinen Piraten.</translation>
    </message>
    <message>
        <source>{mexico} does not make it two.</source>
        <translation>Auch mit {mexico} werden es nicht zwei.</translation>
    </message>
    <message>
        <source>This doubling is an extra rule, which a table may switch off.</source>
        <translation>Diese Verdopplung ist eine Zusatzregel, auf die man auch verzichten kann.</translation>
    </message>
    <message>
        <source>The Knight</source>
        <translation>Der Ritter</translation>
    </message>
    <message>
        <source>The Pirate</source>
        <translation>Der Pirat</translation>
    </message>
    <message>
        <source>Whoever throws &lt;b&gt;1 and 1&lt;/b&gt; becomes Knight, and stays Knight in later rounds until somebody takes over.</source>
        <translation>Wer &lt;b&gt;1 und 1&lt;/b&gt; würfelt, wird Ritter und bleibt es auch in späteren Runden, bis jemand anders es wird.</translation>
    </message>
    <message>
        <source>While there is a Knight, every double from 200 to 600 costs the Knight the number on one die at once, whoever throws it, even the Knight: 5 and 5 cost &lt;b&gt;5 sips&lt;/b&gt;.</source>
        <translation>Solange es einen Ritter gibt, kostet jeder Pasch von 200 bis 600 den Ritter sofort die Augenzahl eines Würfels, egal, wer ihn würfelt, und sei es der Ritter selbst: 5 und 5 kosten &lt;b&gt;5 Schlucke&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>While there is a Knight, every double from 200 to 600 costs the Knight the number on one die at once, whoever throws it, even the Knight: 5 and 5 cost &lt;b&gt;5 points&lt;/b&gt;.</source>
        <translation>Solange es einen Ritter gibt, kostet jeder Pasch von 200 bis 600 den Ritter sofort die Augenzahl eines Würfels, egal, wer ihn würfelt, und sei es der Ritter selbst: 5 und 5 kosten &lt;b&gt;5 Strafpunkte&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>When 1 and 1 is thrown, the Knight takes &lt;b&gt;1 sip&lt;/b&gt;. If somebody else threw it, that player is the new Knight.</source>
        <translation>Wird 1 und 1 gewürfelt, bekommt der Ritter &lt;b&gt;1 Schluck&lt;/b&gt;. War es jemand anders, wird dieser Spieler der neue Ritter.</translation>
    </message>
    <message>
        <source>When 1 and 1 is thrown, the Knight takes &lt;b&gt;1 point&lt;/b&gt;. If somebody else threw it, that player is the new Knight.</source>
        <translation>Wird 1 und 1 gewürfelt, bekommt der Ritter &lt;b&gt;1 Strafpunkt&lt;/b&gt;. War es jemand anders, wird dieser Spieler der neue Ritter.</translation>
    </message>
    <message>
        <source>Whoever throws &lt;b&gt;1 and 1&lt;/b&gt; becomes Pirate (×1), and stays Pirate from round to round.</source>
        <translation>Wer &lt;b&gt;1 und 1&lt;/b&gt; würfelt, wird Pirat (×1) und bleibt es von Runde zu Runde.</translation>
    </message>
    <message>
        <source>If the Pirate throws 1 and 1 again, that makes ×2, then ×3 and so on. If somebody else throws it, that player is Pirate now, beginning at ×1.</source>
        <translation>Würfelt der Pirat wieder 1 und 1, wird daraus&#xa0;×2, dann&#xa0;×3 und so weiter. Würfelt jemand anders 1 und 1, wird dieser Spieler Pirat und fängt bei&#xa0;×1 an.</translation>
    </message>
    <message>
        <source>While there is a Pirate, every double from 200 to 600 costs the Pirate as many sips as the multiplier says, whoever throws it, even the Pirate: &lt;b&gt;×2 costs 2 sips&lt;/b&gt;.</source>
        <translation>Solange es einen Piraten gibt, kostet jeder Pasch von 200 bis 600 den Piraten so viele Schlucke, wie der Multiplikator sagt, egal, wer ihn würfelt, und sei es der Pirat selbst: &lt;b&gt;×2 kostet 2 Schlucke&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>While there is a Pirate, every double from 200 to 600 costs the Pirate as many points as the multiplier says, whoever throws it, even the Pirate: &lt;b&gt;×2 costs 2 points&lt;/b&gt;.</source>
        <translation>Solange es einen Piraten gibt, kostet jeder Pasch von 200 bis 600 den Piraten so viele Strafpunkte, wie der Multiplikator sagt, egal, wer ihn würfelt, und sei es der Pirat selbst: &lt;b&gt;×2 kostet 2 Strafpunkte&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>If the Knight threw it, the Knight then chooses another player to be Knight, before the turn goes on or ends.</source>
        <translation>War es der Ritter selbst, bestimmt er danach einen anderen Spieler zum Ritter, bevor der Zug weitergeht oder endet.</translation>
    </message>
    <message>
        <source>If there is no Knight, whoever throws 1 and 1 is Knight, and nobody takes anything.</source>
        <translation>Gibt es keinen Ritter, wird es, wer 1 und 1 würfelt, und niemand bekommt etwas.</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kurz gesagt</translation>
    </message>
    <message>
        <source>Nobody may throw more often than the first player of the round did.</source>
        <translation>Niemand darf öfter würfeln als der erste Spieler der Runde.</translation>
    </message>
    <message>
        <source>Everybody throws two dice. The &lt;b&gt;lowest&lt;/b&gt; loses a life; the last one wins.</source>
        <translation>Alle würfeln mit zwei Würfeln. Wer am &lt;b&gt;niedrigsten&lt;/b&gt; liegt, verliert ein Leben; wer zuletzt übrig ist, gewinnt.</translation>
    </message>
    <message>
        <source>Everybody throws two dice. The &lt;b&gt;lowest&lt;/b&gt; takes the pot in sips.</source>
        <translation>Alle würfeln mit zwei Würfeln. Wer am &lt;b&gt;niedrigsten&lt;/b&gt; liegt, bekommt den Pott in Schlucken.</translation>
    </message>
    <message>
        <source>Everybody throws two dice. The &lt;b&gt;lowest&lt;/b&gt; takes the pot in points: the fewer the better.</source>
        <translation>Alle würfeln mit zwei Würfeln. Wer am &lt;b&gt;niedrigsten&lt;/b&gt; liegt, bekommt den Pott in Strafpunkten: je weniger, desto besser.</translation>
    </message>
    <message>
        <source>The higher die is read first: 6 and 4 are &lt;b&gt;64&lt;/b&gt;. Two equal dice are hundreds: 3 and 3 are &lt;b&gt;300&lt;/b&gt;. The best is 2 and 1, &lt;b&gt;{mexico}&lt;/b&gt;.</source>
        <translation>Der höhere Würfel wird zuerst gelesen: 6 und 4 sind &lt;b&gt;64&lt;/b&gt;. Zwei gleiche sind Hunderter: 3 und 3 sind &lt;b&gt;300&lt;/b&gt;. Am besten ist 2 und 1, &lt;b&gt;{mexico}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>You have one throw, and that is the one that counts.</source>
        <translation>Du hast einen Wurf, und der zählt.</translation>
    </message>
    <message numerus="yes">
        <source>You may throw up to &lt;b&gt;%n time(s)&lt;/b&gt; and stop when you like. What counts is the last throw, not the best.</source>
        <translation>
            <numerusform>Du darfst bis zu &lt;b&gt;%n&#xa0;Mal&lt;/b&gt; würfeln und aufhören, wann du willst. Es zählt der letzte Wurf, nicht der beste.</numerusform>
            <numerusform>Du darfst bis zu &lt;b&gt;%n&#xa0;Mal&lt;/b&gt; würfeln und aufhören, wann du willst. Es zählt der letzte Wurf, nicht der beste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You throw &lt;b&gt;%n time(s)&lt;/b&gt;. What counts is the last throw, not the best.</source>
        <translation>
            <numerusform>Du würfelst &lt;b&gt;%n&#xa0;Mal&lt;/b&gt;. Es zählt der letzte Wurf, nicht der beste.</numerusform>
            <numerusform>Du würfelst &lt;b&gt;%n&#xa0;Mal&lt;/b&gt;. Es zählt der letzte Wurf, nicht der beste.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is that?</source>
        <comment>words explained</comment>
        <translation>Was ist was?</translation>
    </message>
    <message>
        <source>&lt;b&gt;{mexico}&lt;/b&gt; beats everything.</source>
        <translation>&lt;b&gt;{mexico}&lt;/b&gt; schlägt alles.</translation>
    </message>
    <message>
        <source>&lt;b&gt;31&lt;/b&gt; is no throw: you give somebody a sip, then throw again.</source>
        <translation>&lt;b&gt;31&lt;/b&gt; ist kein Wurf: Du gibst jemandem einen Schluck und würfelst noch einmal.</translation>
    </message>
    <message>
        <source>&lt;b&gt;31&lt;/b&gt; is no throw: you give somebody a point, then throw again.</source>
        <translation>&lt;b&gt;31&lt;/b&gt; ist kein Wurf: Du gibst jemandem einen Strafpunkt und würfelst noch einmal.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Elbow&lt;/b&gt; is a 31: no result, your turn starts again.</source>
        <translation>&lt;b&gt;Ellbogen&lt;/b&gt; heißt die 31: kein Ergebnis, dein Zug beginnt von vorn.</translation>
    </message>
    <message>
        <source>&lt;b&gt;31&lt;/b&gt; does not count: you just throw again.</source>
        <translation>&lt;b&gt;31&lt;/b&gt; zählt nicht: Du würfelst einfach noch einmal.</translation>
    </message>
    <message>
        <source>&lt;b&gt;31&lt;/b&gt; is the lowest of all.</source>
        <translation>&lt;b&gt;31&lt;/b&gt; ist der niedrigste Wurf von allen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;32&lt;/b&gt; starts a race: whoever presses &lt;b&gt;TAP&lt;/b&gt; before you throw again makes you keep it.</source>
        <translation>&lt;b&gt;32&lt;/b&gt;: Ein Wettrennen beginnt. Wer &lt;b&gt;TIPP&lt;/b&gt; drückt, bevor du wieder würfelst, hält dich auf der 32 fest.</translation>
    </message>
    <message>
        <source>&lt;b&gt;32&lt;/b&gt; ends your turn at once.</source>
        <translation>&lt;b&gt;32&lt;/b&gt; beendet deinen Zug sofort.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Knight&lt;/b&gt; takes sips for doubles. 1 and 1 makes you Knight.</source>
        <translation>&lt;b&gt;Der Ritter&lt;/b&gt; bekommt Schlucke für jeden Pasch. Mit 1 und 1 wirst du Ritter.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Knight&lt;/b&gt; takes points for doubles. 1 and 1 makes you Knight.</source>
        <translation>&lt;b&gt;Der Ritter&lt;/b&gt; bekommt Strafpunkte für jeden Pasch. Mit 1 und 1 wirst du Ritter.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Pirate&lt;/b&gt; takes sips for doubles. 1 and 1 makes you Pirate.</source>
        <translation>&lt;b&gt;Der Pirat&lt;/b&gt; bekommt Schlucke für jeden Pasch. Mit 1 und 1 wirst du Pirat.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The Pirate&lt;/b&gt; takes points for doubles. 1 and 1 makes you Pirate.</source>
        <translation>&lt;b&gt;Der Pirat&lt;/b&gt; bekommt Strafpunkte für jeden Pasch. Mit 1 und 1 wirst du Pirat.</translation>
    </message>
    <message>
        <source>&lt;b&gt;A die that stays&lt;/b&gt; lies to one side while you throw only the other.</source>
        <translation>&lt;b&gt;Ein Würfel, der liegen bleibt&lt;/b&gt;, liegt beiseite, während du nur mit dem anderen würfelst.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lives&lt;/b&gt; are shown on a die. At 0 you are out.</source>
        <translation>&lt;b&gt;Leben&lt;/b&gt; werden mit einem Würfel gezeigt. Mit 0 bist du raus.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The pot&lt;/b&gt; can grow in a round; the lowest takes it all.</source>
        <translation>&lt;b&gt;Der Pott&lt;/b&gt; kann in einer Runde wachsen; wer am niedrigsten liegt, bekommt ihn ganz.</translation>
    </message>
    <message>
        <source>31 and 32</source>
        <translation>31 und 32</translation>
    </message>
    <message>
        <source>A &lt;b&gt;31&lt;/b&gt; is an &lt;b&gt;Elbow&lt;/b&gt;: no result. Your turn starts again from nothing, with as many throws as when it began.</source>
        <translation>Eine &lt;b&gt;31&lt;/b&gt; ist ein &lt;b&gt;Ellbogen&lt;/b&gt;: kein Ergebnis. Dein Zug beginnt ganz von vorn, mit so vielen Würfen wie am Anfang.</translation>
    </message>
    <message>
        <source>Both dice are thrown next; neither may stay.</source>
        <translation>Danach würfelst du mit beiden Würfeln; keiner darf liegen bleiben.</translation>
    </message>
    <message>
        <source>Throws before an Elbow do not count for the limit of the others.</source>
        <translation>Würfe vor einem Ellbogen zählen nicht für das Limit der anderen.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;31&lt;/b&gt; is no throw and no result. You give &lt;b&gt;one sip&lt;/b&gt; to another player of your choice, not to yourself.</source>
        <translation>Eine &lt;b&gt;31&lt;/b&gt; ist kein Wurf und kein Ergebnis. Du gibst &lt;b&gt;einen Schluck&lt;/b&gt; an einen anderen Spieler deiner Wahl, nicht an dich selbst.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;31&lt;/b&gt; is no throw and no result. You give &lt;b&gt;one point&lt;/b&gt; to another player of your choice, not to yourself.</source>
        <translation>Eine &lt;b&gt;31&lt;/b&gt; ist kein Wurf und kein Ergebnis. Du gibst &lt;b&gt;einen Strafpunkt&lt;/b&gt; an einen anderen Spieler deiner Wahl, nicht an dich selbst.</translation>
    </message>
    <message>
        <source>Then you must throw again, as often as it happens.</source>
        <translation>Dann musst du noch einmal würfeln, sooft das passiert.</translation>
    </message>
    <message>
        <source>A die may stay once more, but first you throw both: the 1 of the 31 may not stay.</source>
        <translation>Auch darf wieder ein Würfel liegen bleiben, aber zuerst würfelst du mit beiden: Die 1 der 31 darf nicht liegen bleiben.</translation>
    </message>
    <message>
        <source>This can happen any number of times in a turn, even on the last throw. What earlier throws did stays done.</source>
        <translation>Das kann in einem Zug beliebig oft passieren, auch beim letzten Wurf. Was die Würfe davor bewirkt haben, bleibt bestehen.</translation>
    </message>
    <message>
        <source>Then you must throw again, as often as it happens. &lt;b&gt;Both dice&lt;/b&gt; are thrown, even one that had stayed: the whole throw is void.</source>
        <translation>Dann musst du noch einmal würfeln, sooft das passiert. Du würfelst mit &lt;b&gt;beiden Würfeln&lt;/b&gt;, auch wenn einer liegen geblieben war: Der ganze Wurf ist ungültig.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;31&lt;/b&gt; does not count. You simply throw both dice again, as often as it happens; nobody gives or takes anything.</source>
        <translation>Eine &lt;b&gt;31&lt;/b&gt; zählt nicht. Du würfelst einfach noch einmal mit beiden Würfeln, sooft das passiert; niemand gibt oder bekommt etwas.</translation>
    </message>
    <message>
        <source>The number of your throws stays as it was.</source>
        <translation>Die Zahl deiner Würfe bleibt, wie sie war.</translation>
    </message>
    <message>
        <source>The number of your throws stays as it was, also for the limit of the others.</source>
        <translation>Die Zahl deiner Würfe bleibt, wie sie war, auch für das Limit der anderen.</translation>
    </message>
    <message>
        <source>If your right to let a die stay was used up, it stays used up.</source>
        <translation>Ist in deinem Zug schon ein Würfel liegen geblieben, darf keiner mehr liegen bleiben.</translation>
    </message>
    <message>
        <source>Right after a 31 you cannot stop.</source>
        <translation>Direkt nach einer 31 kannst du nicht aufhören.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;31&lt;/b&gt; is a result like any other, and the &lt;b&gt;lowest&lt;/b&gt; of all.</source>
        <translation>Eine &lt;b&gt;31&lt;/b&gt; ist ein Ergebnis wie jedes andere, und das &lt;b&gt;niedrigste&lt;/b&gt; von allen.</translation>
    </message>
    <message>
        <source>If you throw a &lt;b&gt;32&lt;/b&gt; with throws left, everybody else may press &lt;b&gt;TAP&lt;/b&gt;, even those who have had their turn. The first tap before you throw or stop makes the 32 your result: &lt;b&gt;STUCK!&lt;/b&gt; Your turn is over.</source>
        <translation>Würfelst du eine &lt;b&gt;32&lt;/b&gt; und hast noch Würfe übrig, dürfen alle anderen &lt;b&gt;TIPP&lt;/b&gt; drücken, auch wer schon am Zug war. Der erste Tipp, bevor du würfelst oder aufhörst, macht die 32 zu deinem Ergebnis: &lt;b&gt;FEST!&lt;/b&gt; Dein Zug ist zu Ende.</translation>
    </message>
    <message>
        <source>If you throw a &lt;b&gt;32&lt;/b&gt; with throws left, everybody else may press &lt;b&gt;TAP&lt;/b&gt;, even those who have had their turn. The first tap before you throw makes the 32 your result: &lt;b&gt;STUCK!&lt;/b&gt; Your turn is over.</source>
        <translation>Würfelst du eine &lt;b&gt;32&lt;/b&gt; und hast noch Würfe übrig, dürfen alle anderen &lt;b&gt;TIPP&lt;/b&gt; drücken, auch wer schon am Zug war. Der erste Tipp, bevor du würfelst, macht die 32 zu deinem Ergebnis: &lt;b&gt;FEST!&lt;/b&gt; Dein Zug ist zu Ende.</translation>
    </message>
    <message>
        <source>If you are faster, play goes on. In a dead heat you win: a tap must be faster.</source>
        <translation>Bist du schneller, geht das Spiel weiter. Passiert beides gleichzeitig, gewinnst du: Ein Tipp muss schneller sein.</translation>
    </message>
    <message>
        <source>Who taps before the dice lie has to wait a moment, and that tap does not count.</source>
        <translation>Wer tippt, bevor die Würfel liegen, muss einen Augenblick warten, und der Tipp zählt nicht.</translation>
    </message>
    <message>
        <source>On your last throw a 32 has no race. A second 32 is a second race.</source>
        <translation>Bei einer 32 im letzten Wurf gibt es kein Wettrennen. Eine zweite 32 ist ein zweites Wettrennen.</translation>
    </message>
    <message>
        <source>On that next throw the 2 may stay, if no die has stayed in this turn yet.</source>
        <translation>Bei diesem nächsten Wurf darf die 2 liegen bleiben, wenn du das in diesem Zug noch darfst.</translation>
    </message>
    <message>
        <source>On that next throw a die may stay as always.</source>
        <translation>Bei diesem nächsten Wurf darf wie immer ein Würfel liegen bleiben.</translation>
    </message>
    <message>
        <source>If this happens to the first player of a round, it sets the limit too.</source>
        <translation>Trifft es den ersten Spieler einer Runde, bestimmt das auch das Limit.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;32&lt;/b&gt; ends your turn at once and is your result.</source>
        <translation>Eine &lt;b&gt;32&lt;/b&gt; beendet deinen Zug sofort und ist dein Ergebnis.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;32&lt;/b&gt; is a throw like any other.</source>
        <translation>Eine &lt;b&gt;32&lt;/b&gt; ist ein Wurf wie jeder andere.</translation>
    </message>
    <message>
        <source>31 is the very lowest</source>
        <translation>31 ist das Allerniedrigste</translation>
    </message>
    <message>
        <source>31 has no rank</source>
        <translation>31 hat keinen Rang</translation>
    </message>
    <message>
        <source>lowest of all: 32</source>
        <translation>am niedrigsten: 32</translation>
    </message>
    <message>
        <source>From high to low</source>
        <translation>Rangfolge der Würfe</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>Whoever starts goes first, then everybody else once, clockwise, in the order in which you sit.</source>
        <translation>Zuerst spielt, wer beginnt, dann alle anderen einmal, im Uhrzeigersinn, so wie ihr sitzt.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;last throw that counts&lt;/b&gt; is your result, even if an earlier one was higher.</source>
        <translation>Der &lt;b&gt;letzte Wurf, der zählt&lt;/b&gt;, ist dein Ergebnis, auch wenn ein früherer höher war.</translation>
    </message>
    <message>
        <source>Points or sips: the rules and the numbers are the same, only the word is different. A table can change it at any time.</source>
        <translation>Strafpunkte oder Schlucke: Regeln und Zahlen sind dieselben, nur das Wort ist ein anderes. Wechseln könnt ihr jederzeit.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;tally&lt;/b&gt; counts all sips that a player has taken since the start: every pot they lost, and anything else that cost them some.</source>
        <translation>Der &lt;b&gt;Stand&lt;/b&gt; zählt alle Schlucke, die ein Spieler seit Beginn des Spiels bekommen hat: jeden verlorenen Pott und was sonst noch dazukam.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;tally&lt;/b&gt; counts all points that a player has taken since the start: every pot they lost, and anything else that cost them some.</source>
        <translation>Der &lt;b&gt;Stand&lt;/b&gt; zählt alle Strafpunkte, die ein Spieler seit Beginn des Spiels bekommen hat: jeden verlorenen Pott und was sonst noch dazukam.</translation>
    </message>
    <message>
        <source>Before the first throw of a round, players may leave or change seats. A 31 counts as a throw here. Nobody can join: whoever leaves is out, and the last one left has won.</source>
        <translation>Bevor in einer Runde gewürfelt wurde, können Spieler aussteigen oder die Plätze tauschen. Eine 31 zählt hier als Wurf. Dazukommen kann niemand: Wer aussteigt, ist raus, und wer zuletzt übrig ist, hat gewonnen.</translation>
    </message>
    <message>
        <source>Before the first throw of a round, players may join at the end of the seating order, leave, or change seats. A 31 counts as a throw here.</source>
        <translation>Bevor in einer Runde gewürfelt wurde, können Spieler am Ende der Sitzordnung dazukommen, aussteigen oder die Plätze tauschen. Eine 31 zählt hier als Wurf.</translation>
    </message>
    <message>
        <source>If the player who was going to start leaves, the next one clockwise starts. Changing seats does not change who starts.</source>
        <translation>Steigt der Spieler aus, der beginnen sollte, beginnt der Nächste im Uhrzeigersinn. Ein Platztausch ändert nichts daran, wer beginnt.</translation>
    </message>
    <message>
        <source>The table chooses who starts the first round.</source>
        <translation>Ihr bestimmt, wer die erste Runde beginnt.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;lowest result&lt;/b&gt; loses the round.</source>
        <translation>Das &lt;b&gt;niedrigste Ergebnis&lt;/b&gt; verliert die Runde.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>There is no end and no winner: the table plays on until somebody ends the game. Then the tallies are shown, the highest last.</source>
        <translation>Es gibt kein Ende und keinen Gewinner: Ihr spielt, bis jemand das Spiel beendet. Dann wird der Stand von allen gezeigt, der höchste zuletzt.</translation>
    </message>
    <message>
        <source>Sips are for people aged 18 or older, in moderation. Never drive afterwards.</source>
        <translation>Schlucke nur ab 18 und in Maßen. Danach nie ans Steuer.</translation>
    </message>
    <message>
        <source>There are always at least {least} players.</source>
        <translation>Es spielen immer mindestens {least} Spieler.</translation>
    </message>
    <message>
        <source>A game begins with {least} to {most} players.</source>
        <translation>Ein Spiel beginnt mit {least} bis {most} Spielern.</translation>
    </message>
    <message>
        <source>There are always {least} to {most} players.</source>
        <translation>Es spielen immer {least} bis {most} Spieler.</translation>
    </message>
    <message>
        <source>If the Knight leaves, there is none until somebody throws 1 and 1.</source>
        <translation>Steigt der Ritter aus, gibt es keinen mehr, bis jemand 1 und 1 würfelt.</translation>
    </message>
    <message>
        <source>If the Pirate leaves, there is none until somebody throws 1 and 1.</source>
        <translation>Steigt der Pirat aus, gibt es keinen mehr, bis jemand 1 und 1 würfelt.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>Both dice are thrown each time: no die may stay.</source>
        <translation>Du würfelst jedes Mal mit beiden Würfeln: Keiner darf liegen bleiben.</translation>
    </message>
    <message>
        <source>Everybody throws &lt;b&gt;once&lt;/b&gt;, and that is the result.</source>
        <translation>Alle würfeln &lt;b&gt;einmal&lt;/b&gt;, und das ist das Ergebnis.</translation>
    </message>
    <message numerus="yes">
        <source>The first player of a round may throw up to &lt;b&gt;%n time(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>Der erste Spieler einer Runde darf bis zu &lt;b&gt;%n&#xa0;Mal&lt;/b&gt; würfeln.</numerusform>
            <numerusform>Der erste Spieler einer Runde darf bis zu &lt;b&gt;%n&#xa0;Mal&lt;/b&gt; würfeln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may throw up to &lt;b&gt;%n time(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>Du darfst bis zu &lt;b&gt;%n&#xa0;Mal&lt;/b&gt; würfeln.</numerusform>
            <numerusform>Du darfst bis zu &lt;b&gt;%n&#xa0;Mal&lt;/b&gt; würfeln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player of a round throws &lt;b&gt;%n time(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>Der erste Spieler einer Runde würfelt &lt;b&gt;%n&#xa0;Mal&lt;/b&gt;.</numerusform>
            <numerusform>Der erste Spieler einer Runde würfelt &lt;b&gt;%n&#xa0;Mal&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody throws exactly &lt;b&gt;%n time(s)&lt;/b&gt;, whatever the dice show. Only the last throw is the result.</source>
        <translation>
            <numerusform>Alle würfeln genau &lt;b&gt;%n&#xa0;Mal&lt;/b&gt;, was auch immer fällt. Nur der letzte Wurf ist das Ergebnis.</numerusform>
            <numerusform>Alle würfeln genau &lt;b&gt;%n&#xa0;Mal&lt;/b&gt;, was auch immer fällt. Nur der letzte Wurf ist das Ergebnis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You throw &lt;b&gt;%n time(s)&lt;/b&gt;.</source>
        <translation>
            <numerusform>Du würfelst &lt;b&gt;%n&#xa0;Mal&lt;/b&gt;.</numerusform>
            <numerusform>Du würfelst &lt;b&gt;%n&#xa0;Mal&lt;/b&gt;.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody else may throw as often as the first player did, and no more.</source>
        <translation>Alle anderen dürfen so oft würfeln wie der erste Spieler, aber nicht öfter.</translation>
    </message>
    <message>
        <source>Everybody else throws as often as the first player did.</source>
        <translation>Alle anderen würfeln so oft wie der erste Spieler.</translation>
    </message>
    <message>
        <source>If the first player throws {mexico} before the last throw, everybody after them gets as many throws as that took.</source>
        <translation>Würfelt der erste Spieler {mexico} vor dem letzten Wurf, haben alle nach ihm so viele Würfe, wie er dafür gebraucht hat.</translation>
    </message>
    <message>
        <source>{mexico} ends your turn at once. Thrown by the first player of a round, it also sets the limit.</source>
        <translation>{mexico} beendet deinen Zug sofort. Beim ersten Spieler einer Runde bestimmt es auch das Limit.</translation>
    </message>
    <message>
        <source>The number of throws is the same for everyone: nobody sets a limit.</source>
        <translation>Die Zahl der Würfe ist für alle gleich: Niemand setzt ein Limit.</translation>
    </message>
    <message>
        <source>You may &lt;b&gt;stop&lt;/b&gt; after at least one throw that counts. After the last throw your turn ends by itself.</source>
        <translation>Du darfst &lt;b&gt;aufhören&lt;/b&gt;, sobald ein Wurf von dir zählt. Nach dem letzten Wurf endet dein Zug von selbst.</translation>
    </message>
    <message>
        <source>You cannot stop early. Only {mexico} and 32 end a turn sooner.</source>
        <translation>Früher aufhören geht nicht. Nur {mexico} und 32 beenden einen Zug eher.</translation>
    </message>
    <message>
        <source>You cannot stop early.</source>
        <translation>Früher aufhören geht nicht.</translation>
    </message>
    <message>
        <source>{mexico} does not end your turn. If you throw again it is no longer your result.</source>
        <translation>{mexico} beendet deinen Zug nicht. Würfelst du weiter, ist es nicht mehr dein Ergebnis.</translation>
    </message>
    <message>
        <source>{mexico} ends your turn at once.</source>
        <translation>{mexico} beendet deinen Zug sofort.</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Hausregel</translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>out</source>
        <translation>raus</translation>
    </message>
    <message numerus="yes">
        <source>loses %n</source>
        <comment>lives</comment>
        <translation>
            <numerusform>verliert %n</numerusform>
            <numerusform>verliert %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n</source>
        <comment>sips or points</comment>
        <translation>
            <numerusform>bekommt %n</numerusform>
            <numerusform>bekommt %n</numerusform>
        </translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>niedrigster</translation>
    </message>
    <message>
        <source>so far</source>
        <comment>in a narrow row</comment>
        <translation>bisher</translation>
    </message>
    <message>
        <source>player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>threw {die} for who starts</source>
        <translation>hat dafür, wer beginnt, eine {die} gewürfelt</translation>
    </message>
    <message>
        <source>has not thrown yet</source>
        <translation>hat noch nicht gewürfelt</translation>
    </message>
    <message>
        <source>no result yet</source>
        <translation>noch kein Ergebnis</translation>
    </message>
    <message>
        <source>so far {reading}</source>
        <translation>bisher {reading}</translation>
    </message>
    <message>
        <source>result {reading}</source>
        <translation>Ergebnis {reading}</translation>
    </message>
    <message numerus="yes">
        <source>%n life/lives</source>
        <translation>
            <numerusform>%n&#xa0;Leben</numerusform>
            <numerusform>%n&#xa0;Leben</numerusform>
        </translation>
    </message>
    <message>
        <source>Pirate ×{level}</source>
        <translation>Pirat&#xa0;×{level}</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ritter</translation>
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
        <translation>{name} beginnt</translation>
    </message>
    <message>
        <source>with the highest die</source>
        <translation>mit dem höchsten Wurf</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>in round {round}</source>
        <translation>in Runde&#xa0;{round}</translation>
    </message>
    <message>
        <source>Dead game</source>
        <translation>Totes Spiel</translation>
    </message>
    <message>
        <source>Everyone is out at once: nobody wins.</source>
        <translation>Alle sind auf einmal raus: Niemand gewinnt.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist vorbei</translation>
    </message>
    <message numerus="yes">
        <source>after %n finished round(s)</source>
        <translation>
            <numerusform>nach %n&#xa0;gespielter Runde</numerusform>
            <numerusform>nach %n&#xa0;gespielten Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>before its first round ended</source>
        <translation>noch vor dem Ende der ersten Runde</translation>
    </message>
    <message numerus="yes">
        <source>{names} loses %n life/lives</source>
        <translation>
            <numerusform>{names} verliert %n&#xa0;Leben</numerusform>
            <numerusform>{names} verliert %n&#xa0;Leben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} lose %n life/lives each</source>
        <translation>
            <numerusform>{names} verlieren je %n&#xa0;Leben</numerusform>
            <numerusform>{names} verlieren je %n&#xa0;Leben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} takes %n sip(s)</source>
        <translation>
            <numerusform>{names} bekommt %n&#xa0;Schluck</numerusform>
            <numerusform>{names} bekommt %n&#xa0;Schlucke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} takes %n point(s)</source>
        <translation>
            <numerusform>{names} bekommt %n&#xa0;Strafpunkt</numerusform>
            <numerusform>{names} bekommt %n&#xa0;Strafpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>and starts the next round</source>
        <translation>und beginnt die nächste Runde</translation>
    </message>
    <message>
        <source>{name} starts the next round</source>
        <translation>{name} beginnt die nächste Runde</translation>
    </message>
    <message>
        <source>{mexico}!</source>
        <comment>Mexico! or Mex!</comment>
        <translation>{mexico}!</translation>
    </message>
    <message>
        <source>Elbow</source>
        <translation>Ellbogen</translation>
    </message>
    <message>
        <source>31, again</source>
        <translation>31, noch einmal</translation>
    </message>
    <message>
        <source>STUCK!</source>
        <translation>FEST!</translation>
    </message>
    <message>
        <source>{name} is Knight</source>
        <translation>{name} ist Ritter</translation>
    </message>
    <message>
        <source>{name} is Pirate</source>
        <translation>{name} ist Pirat</translation>
    </message>
    <message>
        <source>{name}: Pirate ×{level}</source>
        <translation>{name}: Pirat&#xa0;×{level}</translation>
    </message>
    <message>
        <source>Deciding throws</source>
        <translation>Entscheidungswürfe</translation>
    </message>
    <message>
        <source>out</source>
        <translation>raus</translation>
    </message>
</context>
<context>
    <name>stakes</name>
    <message numerus="yes">
        <source>%n sip(s)</source>
        <translation>
            <numerusform>%n&#xa0;Schluck</numerusform>
            <numerusform>%n&#xa0;Schlucke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;Strafpunkt</numerusform>
            <numerusform>%n&#xa0;Strafpunkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>start page</name>
    <message>
        <source>Last loser: {name}</source>
        <translation>Letzter Verlierer: {name}</translation>
    </message>
    <message>
        <source>No loser yet: {name} starts</source>
        <translation>Noch kein Verlierer: {name} beginnt</translation>
    </message>
    <message>
        <source>Last loser: nobody yet</source>
        <translation>Letzter Verlierer: noch niemand</translation>
    </message>
    <message>
        <source>Throw for it</source>
        <translation>Auswürfeln</translation>
    </message>
    <message>
        <source>At least {least} players are needed: add somebody under “Change”.</source>
        <translation>Mindestens {least} müssen mitspielen: Nehmt unter „Ändern“ jemanden dazu.</translation>
    </message>
    <message>
        <source>{game} is for at most {most}: choose another game, or let somebody sit out under “Change”.</source>
        <translation>{game} ist für höchstens {most} Spieler: Wählt ein anderes Spiel oder lasst unter „Ändern“ jemanden aussetzen.</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Abende</translation>
    </message>
    <message>
        <source>Each face</source>
        <translation>Jede Zahl</translation>
    </message>
    <message>
        <source>What fell most</source>
        <translation>Was am häufigsten fiel</translation>
    </message>
    <message>
        <source>Fell</source>
        <translation>Gefallen</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Luck over time</source>
        <translation>Glück im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Luck so far</source>
        <translation>Glück bisher</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Rounds lost</source>
        <translation>Verlorene Runden</translation>
    </message>
    <message>
        <source>Mexicos</source>
        <translation>Mexicos</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Pasche</translation>
    </message>
    <message>
        <source>Thrown 31</source>
        <translation>31 geworfen</translation>
    </message>
    <message>
        <source>Thrown 32</source>
        <translation>32 geworfen</translation>
    </message>
    <message>
        <source>Times Knight</source>
        <translation>Mal Ritter</translation>
    </message>
    <message>
        <source>Times Pirate</source>
        <translation>Mal Pirat</translation>
    </message>
    <message>
        <source>Rounds in a row without a loss</source>
        <translation>Runden in Folge ohne Verlust</translation>
    </message>
    <message>
        <source>Lost in a row</source>
        <translation>In Folge verloren</translation>
    </message>
    <message>
        <source>Lives lost</source>
        <translation>Verlorene Leben</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <source>Result on average</source>
        <translation>Ergebnis im Schnitt</translation>
    </message>
    <message>
        <source>Highest result</source>
        <translation>Höchstes Ergebnis</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Sips and points taken</source>
        <translation>Kassierte Schlucke und Strafpunkte</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Kassiert</translation>
    </message>
    <message>
        <source>Rounds lost of those played</source>
        <translation>Verlorene von gespielten Runden</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Mexicos of all throws</source>
        <translation>Mexicos von allen Würfen</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>Im Schnitt</translation>
    </message>
    <message>
        <source>Throws</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Höchstes</translation>
    </message>
    <message>
        <source>Taken in all</source>
        <translation>Insgesamt kassiert</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Pirat</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>For a lost round</source>
        <translation>Für eine verlorene Runde</translation>
    </message>
    <message>
        <source>As Knight or Pirate</source>
        <translation>Als Ritter oder Pirat</translation>
    </message>
    <message>
        <source>Given by others</source>
        <translation>Von anderen verteilt</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>Lost by {name}</source>
        <translation>Verloren von {name}</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Rounds together</source>
        <translation>Runden zusammen</translation>
    </message>
    <message>
        <source>Lost by the other</source>
        <translation>Verloren vom anderen</translation>
    </message>
    <message>
        <source>Rounds with the higher result</source>
        <translation>Runden mit dem höheren Ergebnis</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n throw(s)</source>
        <translation>
            <numerusform>%n Wurf</numerusform>
            <numerusform>%n Würfe</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has lost as many rounds as the odds expect.</source>
        <translation>{name} hat so viele Runden verloren, wie zu erwarten war.</translation>
    </message>
    <message>
        <source>{name} has lost {rounds} rounds fewer than the odds expect.</source>
        <translation>{name} hat {rounds} Runden weniger verloren, als zu erwarten war.</translation>
    </message>
    <message>
        <source>{name} has lost {rounds} rounds more than the odds expect.</source>
        <translation>{name} hat {rounds} Runden mehr verloren, als zu erwarten war.</translation>
    </message>
    <message>
        <source>The odds expect what each would have lost on average had all played as well as can be.</source>
        <translation>Erwartet wird, was man im Schnitt verloren hätte, wenn alle so gut wie möglich gespielt hätten.</translation>
    </message>
    <message>
        <source>{name} against {other}</source>
        <translation>{name} gegen {other}</translation>
    </message>
    <message numerus="yes">
        <source>{name} and {other} have played %n round(s) together.</source>
        <translation>
            <numerusform>{name} und {other} haben %n Runde zusammen gespielt.</numerusform>
            <numerusform>{name} und {other} haben %n Runden zusammen gespielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n Würfel</numerusform>
            <numerusform>%n Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>{found}, expected {expected}</source>
        <translation>{found}, erwartet {expected}</translation>
    </message>
    <message>
        <source>All dice</source>
        <translation>Alle Würfel</translation>
    </message>
    <message>
        <source>Not a single round has been played this evening yet.</source>
        <translation>Heute Abend ist noch keine einzige Runde gespielt.</translation>
    </message>
    <message>
        <source>Not a single round has been played by these rules yet.</source>
        <translation>Nach diesen Regeln ist noch keine einzige Runde gespielt.</translation>
    </message>
    <message>
        <source>Not a single round has been played yet. After the first one you will find here who loses how often, who is lucky, what falls most.</source>
        <translation>Noch ist keine einzige Runde gespielt. Nach der ersten steht hier, wer wie oft verliert, wer Glück hat, was am häufigsten fällt.</translation>
    </message>
    <message>
        <source>Choose the first of the two.</source>
        <translation>Wähle die erste der beiden Personen.</translation>
    </message>
    <message>
        <source>Choose the second of the two.</source>
        <translation>Wähle die zweite der beiden Personen.</translation>
    </message>
    <message>
        <source>The evening as a picture</source>
        <translation>Der Abend als Bild</translation>
    </message>
    <message>
        <source>{dice}; the dashed line is one in six</source>
        <translation>{dice}; die gestrichelte Linie ist ein Sechstel</translation>
    </message>
    <message>
        <source>Is it fair?</source>
        <translation>Sind die Würfel fair?</translation>
    </message>
    <message>
        <source>The dashed line: what the odds expect.</source>
        <translation>Die gestrichelte Linie: was zu erwarten war.</translation>
    </message>
    <message>
        <source>Above the dashed line: fewer rounds lost than the odds expect. Below it: more.</source>
        <translation>Über der gestrichelten Linie: weniger Runden verloren, als zu erwarten war. Darunter: mehr.</translation>
    </message>
</context>
<context>
    <name>status</name>
    <message>
        <source>&lt;b&gt;The game is over&lt;/b&gt;</source>
        <translation>&lt;b&gt;Das Spiel ist vorbei&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Round {round} is over&lt;/b&gt;</source>
        <translation>&lt;b&gt;Runde&#xa0;{round} ist vorbei&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; 31. Who takes 1 sip?</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; 31. Wer bekommt einen Schluck?</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; 31. Who takes 1 point?</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; 31. Wer bekommt einen Strafpunkt?</translation>
    </message>
    <message>
        <source>&lt;b&gt;32!&lt;/b&gt; The race waits: get ready</source>
        <translation>&lt;b&gt;32!&lt;/b&gt; Gleich geht’s los: Macht euch bereit</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; {value} and the other die?</source>
        <comment>6 and the other die?</comment>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; {value} und der andere?</translation>
    </message>
    <message>
        <source>&lt;b&gt;32!&lt;/b&gt; Tap before {name} throws</source>
        <translation>&lt;b&gt;32!&lt;/b&gt; Tippt, bevor {name} würfelt</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; who will be Knight?</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; Wer wird jetzt Ritter?</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; a deciding throw</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; Entscheidungswurf</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; throw {throw} of {limit}</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; Wurf {throw} von {limit}</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; Elbow, again: throw {throw} of {limit}</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; Ellbogen, von vorn: Wurf {throw} von {limit}</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; 31, again: throw {throw} of {limit}</source>
        <translation>&lt;b&gt;{name}:&lt;/b&gt; 31, noch einmal: Wurf {throw} von {limit}</translation>
    </message>
    <message>
        <source>the next pot starts at &lt;b&gt;{pot}&lt;/b&gt;</source>
        <translation>der nächste Pott beginnt bei &lt;b&gt;{pot}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>to beat: &lt;b&gt;{reading}&lt;/b&gt; ({names})</source>
        <translation>zu schlagen: &lt;b&gt;{reading}&lt;/b&gt; ({names})</translation>
    </message>
    <message>
        <source>the &lt;b&gt;highest&lt;/b&gt; loses</source>
        <translation>der &lt;b&gt;höchste&lt;/b&gt; Wurf verliert</translation>
    </message>
    <message>
        <source>the &lt;b&gt;lowest&lt;/b&gt; loses</source>
        <translation>der &lt;b&gt;niedrigste&lt;/b&gt; Wurf verliert</translation>
    </message>
    <message>
        <source>the &lt;b&gt;highest&lt;/b&gt; takes {amount}</source>
        <translation>&lt;b&gt;höchster&lt;/b&gt; Wurf: {amount}</translation>
    </message>
    <message>
        <source>the &lt;b&gt;lowest&lt;/b&gt; takes {amount}</source>
        <translation>&lt;b&gt;niedrigster&lt;/b&gt; Wurf: {amount}</translation>
    </message>
</context>
<context>
    <name>troubles</name>
    <message>
        <source>This game is not being saved: your games were kept by a newer Mexen. They are left as they are; use the newer one to see them.</source>
        <translation>Dieses Spiel wird nicht gespeichert: Deine Spiele stammen von einem neueren Mexen. Sie bleiben, wie sie sind; öffne das neuere, um sie zu sehen.</translation>
    </message>
    <message>
        <source>This game is not being saved: another program has the file of your games open. The game goes on; it will be saved when that one is closed.</source>
        <translation>Dieses Spiel wird nicht gespeichert: Ein anderes Programm hat die Datei mit deinen Spielen geöffnet. Das Spiel geht weiter; es wird gespeichert, sobald das andere Programm geschlossen ist.</translation>
    </message>
    <message>
        <source>This game is not being saved: Mexen may not write in the folder {folder}. The game goes on; it will be saved when writing is allowed.</source>
        <translation>Dieses Spiel wird nicht gespeichert: Mexen darf nicht in den Ordner {folder} schreiben. Das Spiel geht weiter; es wird gespeichert, sobald das erlaubt ist.</translation>
    </message>
    <message>
        <source>This game is not being saved: the disk is full. The game goes on; it will be saved when there is room again.</source>
        <translation>Dieses Spiel wird nicht gespeichert: Der Datenträger ist voll. Das Spiel geht weiter; es wird gespeichert, sobald wieder Platz ist.</translation>
    </message>
    <message>
        <source>This game is not being saved: the disk does not answer as it should ({reason}). The game goes on; it will be saved when that is over.</source>
        <translation>Dieses Spiel wird nicht gespeichert: Der Datenträger antwortet nicht, wie er soll ({reason}). Das Spiel geht weiter; es wird gespeichert, sobald das vorbei ist.</translation>
    </message>
    <message>
        <source>Your games cannot be read at the moment. They will be here again as soon as they can be.</source>
        <translation>Eure Spiele lassen sich gerade nicht lesen. Sobald das wieder geht, stehen sie hier.</translation>
    </message>
    <message>
        <source>Players, house rules and settings are not being saved: Mexen cannot write in the folder {folder}. Until it can, they are kept only while this window is open.</source>
        <translation>Spieler, Hausregeln und Einstellungen werden nicht gespeichert: Mexen kann nicht in den Ordner {folder} schreiben. Bis das wieder geht, bleiben sie nur erhalten, solange dieses Fenster offen ist.</translation>
    </message>
    <message>
        <source>The file with your players, house rules and settings was damaged: Mexen has begun a new one. The damaged file is kept as {file}.</source>
        <translation>Die Datei mit deinen Spielern, Hausregeln und Einstellungen war beschädigt: Mexen hat eine neue angelegt. Die beschädigte Datei wird als {file} aufbewahrt.</translation>
    </message>
    <message>
        <source>This game is not being saved: the file of your games is damaged. It is left as it is, in the folder {folder}; the game goes on.</source>
        <translation>Dieses Spiel wird nicht gespeichert: Die Datei mit deinen Spielen ist beschädigt. Sie bleibt, wie sie ist, im Ordner {folder}; das Spiel geht weiter.</translation>
    </message>
    <message numerus="yes">
        <source>The file of your games was damaged: %n game(s) could be saved from it. The damaged file is kept as {file}.</source>
        <translation>
            <numerusform>Die Datei mit deinen Spielen war beschädigt: %n Spiel konnte daraus gerettet werden. Die beschädigte Datei wird als {file} aufbewahrt.</numerusform>
            <numerusform>Die Datei mit deinen Spielen war beschädigt: %n Spiele konnten daraus gerettet werden. Die beschädigte Datei wird als {file} aufbewahrt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of your games was damaged, and nothing could be read from it: Mexen has begun a new one. The damaged file is kept as {file}.</source>
        <translation>Die Datei mit deinen Spielen war beschädigt und nicht mehr lesbar: Mexen hat eine neue angelegt. Die beschädigte Datei wird als {file} aufbewahrt.</translation>
    </message>
    <message>
        <source>The file of your games was deleted while you played: Mexen has put it back. Nothing is lost.</source>
        <translation>Die Datei mit deinen Spielen wurde während des Spiels gelöscht: Mexen hat sie wiederhergestellt. Nichts ist verloren.</translation>
    </message>
    <message>
        <source>Another file took the place of your games while you played: Mexen has put yours back. Nothing is lost; the other one is kept as {file}.</source>
        <translation>Während des Spiels ist eine andere Datei an die Stelle deiner Spiele getreten: Mexen hat deine wiederhergestellt. Nichts ist verloren; die andere wird als {file} aufbewahrt.</translation>
    </message>
</context>
</TS>
