<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
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
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>the key</comment>
        <translation>Leertaste</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Players …</source>
        <translation>Spieler&#xa0;…</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Frühere Spiele</translation>
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
    <name>LeftOpenCard</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <translation>{game}, Runde&#xa0;{number}</translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
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
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>As the system</source>
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
        <translation>Voll</translation>
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
        <source>Played for</source>
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
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
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
        <source>See it again</source>
        <translation>Noch einmal ansehen</translation>
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
        <source>No game has been played yet. Each one comes here by itself.</source>
        <translation>Noch wurde kein Spiel gespielt. Jedes kommt von selbst hierher.</translation>
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
        <source>A round back</source>
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
        <source>A round forward</source>
        <translation>Eine Runde weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Moment des Spiels</translation>
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
        <source>There is already a player {name}</source>
        <translation>{name} gibt es schon</translation>
    </message>
    <message>
        <source>At most {most} characters</source>
        <translation>Höchstens {most} Zeichen</translation>
    </message>
    <message>
        <source>A name cannot hold control characters</source>
        <translation>Steuerzeichen gehen im Namen nicht</translation>
    </message>
    <message>
        <source>This key cannot tap: press one with a letter or a sign.</source>
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
        <source>{key} taps for {name} already: press another key.</source>
        <translation>{key} tippt schon für {name}: Nimm eine andere Taste.</translation>
    </message>
    <message>
        <source>A round is on: who comes, goes or moves waits until it is over.</source>
        <translation>Die Runde läuft noch: Dazukommen, aussteigen oder Plätze tauschen könnt ihr danach.</translation>
    </message>
    <message>
        <source>Where lives are played nobody can join a game that is on.</source>
        <translation>Wird um Leben gespielt, kann niemand mehr dazukommen.</translation>
    </message>
    <message>
        <source>It takes at least {least} players: let somebody else join first.</source>
        <translation>Mindestens {least} müssen mitspielen: Lasst erst jemand anderen dazukommen.</translation>
    </message>
    <message>
        <source>It takes at most {most} players: let somebody else leave first.</source>
        <translation>Höchstens {most} können mitspielen: Lasst erst jemand anderen aussteigen.</translation>
    </message>
</context>
<context>
    <name>RosterDialog</name>
    <message>
        <source>Who plays tonight</source>
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
        <source>Put back</source>
        <translation>Zurückholen</translation>
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
        <source>%n name(s) to settle</source>
        <translation>
            <numerusform>%n&#xa0;Name stimmt noch nicht</numerusform>
            <numerusform>%n&#xa0;Namen stimmen noch nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag it up or down, or press Alt with an arrow key.</source>
        <translation>Nach oben oder unten ziehen, oder Alt und eine Pfeiltaste drücken.</translation>
    </message>
    <message>
        <source>{name} is no longer in the list.</source>
        <translation>{name} steht nicht mehr auf der Liste.</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>What happened</source>
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
        <source>Who plays</source>
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
        <source>What is played for</source>
        <translation>Worum gespielt wird</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Frühere Spiele</translation>
    </message>
    <message>
        <source>How it looks</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} beginnt</translation>
    </message>
</context>
<context>
    <name>StarterRow</name>
    <message>
        <source>Who starts</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Wählen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Put away</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>What is kept</source>
        <translation>Was gespeichert wird</translation>
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
    <name>TrayPane</name>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>keep the {value}?</source>
        <translation>die {value} behalten?</translation>
    </message>
    <message>
        <source>keep a die?</source>
        <translation>einen Würfel behalten?</translation>
    </message>
</context>
<context>
    <name>Visit</name>
    <message>
        <source>This game cannot be read.</source>
        <translation>Dieses Spiel kann nicht gelesen werden.</translation>
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
        <source>{problem} What came before is shown here.</source>
        <translation>{problem} Was davor kam, ist hier zu sehen.</translation>
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
        <source>Past games</source>
        <translation>Frühere Spiele</translation>
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
        <source>Game records ({pattern})</source>
        <translation>Spielprotokolle ({pattern})</translation>
    </message>
</context>
<context>
    <name>lists</name>
    <message>
        <source>{names} and {last}</source>
        <comment>Ann, Bo and Cem</comment>
        <translation>{names} und {last}</translation>
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
        <source>31 is no throw: {name} hands out, then goes on.</source>
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
        <source>{name} is Knight.</source>
        <translation>{name} ist jetzt Ritter.</translation>
    </message>
    <message>
        <source>{name} is Pirate.</source>
        <translation>{name} ist jetzt Pirat.</translation>
    </message>
    <message>
        <source>{name} is Pirate times {level}.</source>
        <translation>{name} ist jetzt Pirat&#xa0;×{level}.</translation>
    </message>
    <message>
        <source>There is no Knight now.</source>
        <translation>Jetzt gibt es keinen Ritter.</translation>
    </message>
    <message>
        <source>There is no Pirate now.</source>
        <translation>Jetzt gibt es keinen Piraten.</translation>
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
        <source>{name} is faster than every tap.</source>
        <translation>{name} ist schneller als alle anderen.</translation>
    </message>
    <message>
        <source>{tapper} taps: {name} is stuck with &lt;b&gt;32&lt;/b&gt;.</source>
        <translation>{tapper} tippt: {name} sitzt mit &lt;b&gt;32&lt;/b&gt; fest.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has &lt;b&gt;{reading}&lt;/b&gt; after %n throw(s).</source>
        <translation>
            <numerusform>{name} hat nach %n&#xa0;Wurf &lt;b&gt;{reading}&lt;/b&gt;.</numerusform>
            <numerusform>{name} hat nach %n&#xa0;Würfen &lt;b&gt;{reading}&lt;/b&gt;.</numerusform>
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
        <source>{names} are equal: deciding throws.</source>
        <translation>{names} liegen gleichauf: Entscheidungswürfe.</translation>
    </message>
    <message>
        <source>31 decides nothing: {name} throws again.</source>
        <translation>31 entscheidet nichts: {name} würfelt noch einmal.</translation>
    </message>
    <message>
        <source>{name} throws &lt;b&gt;{value}&lt;/b&gt; to decide.</source>
        <translation>{name} würfelt &lt;b&gt;{value}&lt;/b&gt; zur Entscheidung.</translation>
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
        <source>Dead game: all went out at once.</source>
        <translation>Totes Spiel: Alle sind auf einmal raus.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
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
        <translation>Dieses Programm kann es nicht noch einmal abspielen.</translation>
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
        <source>{names} took most.</source>
        <translation>{names} hat am meisten bekommen.</translation>
    </message>
    <message>
        <source>{names} took most, equally much.</source>
        <translation>{names} haben am meisten bekommen, gleich viel.</translation>
    </message>
    <message>
        <source>Over in round {round}</source>
        <translation>Zu Ende in Runde {round}</translation>
    </message>
    <message>
        <source>Open, in round {round}</source>
        <translation>Noch offen, in Runde {round}</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
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
        <source>This file is no game record.</source>
        <translation>Diese Datei ist kein Spielprotokoll.</translation>
    </message>
    <message>
        <source>So many players cannot play this game.</source>
        <translation>Mit so vielen Spielern geht dieses Spiel nicht.</translation>
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
        <source>The record does not say “{key}”.</source>
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
        <source>“{value}” is nothing to play for here.</source>
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
        <translation>Der Name „{name}“ kann nicht geschrieben werden.</translation>
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
        <source>A new seating order names everybody once.</source>
        <translation>Eine neue Sitzordnung nennt alle einmal.</translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>Here both dice are thrown each time.</source>
        <translation>Hier werden immer beide Würfel geworfen.</translation>
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
        <source>Where it stands, in round {round}:</source>
        <translation>Der Stand, in Runde {round}:</translation>
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
        <source>{least} or more players</source>
        <translation>{least} oder mehr Spieler</translation>
    </message>
    <message>
        <source>{least} to {most} players</source>
        <translation>{least} bis {most} Spieler</translation>
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
        <translation>am niedrigsten</translation>
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
        <source>All are out at once: nobody wins.</source>
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
        <source>It takes at least {least} players: add somebody under “Change”.</source>
        <translation>Mindestens {least} müssen mitspielen: Nehmt unter „Ändern“ jemanden dazu.</translation>
    </message>
    <message>
        <source>{game} is for {players}, and {count} are here: choose another game, or let somebody sit out under “Change”.</source>
        <translation>{game} ist für {players}, ihr seid {count}: Wählt ein anderes Spiel, oder lasst unter „Ändern“ jemanden aussetzen.</translation>
    </message>
</context>
<context>
    <name>status</name>
    <message>
        <source>&lt;b&gt;The game is over&lt;/b&gt;</source>
        <translation>&lt;b&gt;Das Spiel ist vorbei&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;End of round {round}&lt;/b&gt;</source>
        <translation>&lt;b&gt;Ende von Runde&#xa0;{round}&lt;/b&gt;</translation>
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
        <source>&lt;b&gt;32!&lt;/b&gt; Tap before {name} throws</source>
        <translation>&lt;b&gt;32!&lt;/b&gt; Tippt, bevor {name} würfelt</translation>
    </message>
    <message>
        <source>&lt;b&gt;{name}:&lt;/b&gt; who is Knight now?</source>
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
        <source>the pot is back at &lt;b&gt;{pot}&lt;/b&gt;</source>
        <translation>der Pott steht wieder bei &lt;b&gt;{pot}&lt;/b&gt;</translation>
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
        <translation>der &lt;b&gt;höchste&lt;/b&gt; Wurf bekommt {amount}</translation>
    </message>
    <message>
        <source>the &lt;b&gt;lowest&lt;/b&gt; takes {amount}</source>
        <translation>der &lt;b&gt;niedrigste&lt;/b&gt; Wurf bekommt {amount}</translation>
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
        <source>This game is not being saved: the disk is full. It goes on; it will be saved when there is room again.</source>
        <translation>Dieses Spiel wird nicht gespeichert: Der Datenträger ist voll. Es geht weiter; gespeichert wird es, sobald wieder Platz ist.</translation>
    </message>
    <message>
        <source>This game is not being saved: the disk does not answer as it should ({reason}). The game goes on; it will be saved when that is over.</source>
        <translation>Dieses Spiel wird nicht gespeichert: Der Datenträger antwortet nicht, wie er soll ({reason}). Das Spiel geht weiter; es wird gespeichert, sobald das vorbei ist.</translation>
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
