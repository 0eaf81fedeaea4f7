# Was der Begleiter einer Lektion sagt.

## guided

lesson-brass-empire-guided = Deine erste Partie
lesson-brass-empire-guided-about = Gründe ein Unternehmen und spiel zu Ende: fünf Züge mit Begleitung, den Rest allein.
lesson-brass-empire-guided-aim = Willkommen! Am meisten Messing gewinnt. Es kommt aus diesem Vorkommen, heute 18. Ist es leer, spielen wir die Runde zu Ende und zählen.
lesson-brass-empire-guided-clerks = Fünf Schreiber, fünf Arbeit. Karten spielen kostet nichts, also spiel sie alle.
lesson-brass-empire-guided-clerks-wrong = Spiel zuerst alle Handkarten.
lesson-brass-empire-guided-hire = Mit Arbeit stellst du Leute ein. Fahrkartenverkäufer 2, Manager 3: genau deine fünf. Die gelbe Raute zählt am Ende als Messing.
lesson-brass-empire-guided-hire-wrong = Gute Karte, aber diese beiden nutzen deine ganze Arbeit.
lesson-brass-empire-guided-discard = Sie kommen auf deinen Ablagestapel. Ist dein Deck leer, wird er dein neues Deck. Beende deinen Zug.
lesson-brass-empire-guided-discard-wrong = Alles ausgegeben: Beende deinen Zug.
lesson-brass-empire-guided-workers = Otto hat eine Nieterin eingestellt. Deine Gewerkschafter bringen Bau, für Maschinen und Gebäude. Spiel alle Karten.
lesson-brass-empire-guided-workers-wrong = Spiel zuerst alle Karten.
lesson-brass-empire-guided-caravan = Diese sechs Karten sind nur für dich. Die Bohrkarawane kostet 2 Arbeit und 3 Bau. Genau das hast du!
lesson-brass-empire-guided-caravan-wrong = Die Karawane ist dein bester Anfang.
lesson-brass-empire-guided-caravan-wrong-convert = Ein Messing jetzt, oder eine Maschine, die jeden Zug drei verdient?
lesson-brass-empire-guided-end-two = Gut gekauft. Beende deinen Zug.
lesson-brass-empire-guided-end-two-wrong = Beende deinen Zug.
lesson-brass-empire-guided-send = Ein Hetzhund für Otto: Merk dir das Gesicht. Neu gemischt, und deine Käufe sind da! Schick zuerst die Karawane los. Einheiten bleiben liegen.
lesson-brass-empire-guided-send-wrong = Zuerst die Karawane.
lesson-brass-empire-guided-send-wrong-agent = Zuerst die Karawane: Der Verkäufer zahlt nur nach einer anderen Frontier-Karte.
lesson-brass-empire-guided-badges = Gleiches Zeichen, gleicher Konzern: Nach einer anderen Frontier-Karte bringt dein Fahrkartenverkäufer Messing. Spiel den Rest.
lesson-brass-empire-guided-badges-wrong = Spiel zuerst den Rest deiner Hand.
lesson-brass-empire-guided-terminal = Dein erstes Messing! Jetzt investiere: Das Schaffnerterminal macht jeden Zug aus Arbeit Messing.
lesson-brass-empire-guided-terminal-wrong = Das Terminal bringt mehr.
lesson-brass-empire-guided-wait = Neue Einheiten warten einen Zug, und das Terminal musst du erst ziehen. Übrige Arbeit verfällt; das kommt vor. Beende deinen Zug.
lesson-brass-empire-guided-wait-wrong = Heute geht nichts Besseres: Beende deinen Zug.
lesson-brass-empire-guided-manager = Otto hat einen Hund losgeschickt; auch er wartet. Spiel alles: Dein Manager bringt 2.
lesson-brass-empire-guided-manager-wrong = Spiel zuerst alle Karten.
lesson-brass-empire-guided-choice = Du wählst! Kurier: 1 Messing, sooft du ihn spielst. Eisenbahnbaron: 1 für jedes Gebäude, das bei dir steht, Plattform inbegriffen.
lesson-brass-empire-guided-choice-wrong = Zu viele billige Karten verdecken deine besten: Kurier oder Baron.
lesson-brass-empire-guided-to-action = Jetzt arbeitet die Karawane. Mit Karten bist du fertig: „Weiter: Einheiten“.
lesson-brass-empire-guided-to-action-wrong = Genug gekauft: „Weiter: Einheiten“.
lesson-brass-empire-guided-act = Jede Einheit kann so viel fördern wie ihr Angriff, hier 2. Die eigene Aktion der Karawane bringt 3.
lesson-brass-empire-guided-act-done = Drei Messing!
lesson-brass-empire-guided-act-done-mine = Zwei! Ihre Aktion bringt drei.
lesson-brass-empire-guided-act-wrong = Lass zuerst die Karawane verdienen.
lesson-brass-empire-guided-act-wrong-attack = Bald. Zuerst soll sie verdienen.
lesson-brass-empire-guided-end-four = Das war die Aktion deiner Einheit. Beende deinen Zug.
lesson-brass-empire-guided-end-four-wrong = Beende deinen Zug.
lesson-brass-empire-guided-ruin = Autsch! So verstärkt trifft der Hund für 2. Deine Plattform fiel, Otto nimmt 1 Messing. Ohne sie keine Förderung. Das beheben wir.
lesson-brass-empire-guided-scaffold = Leg zuerst das Terminal aus. Gebäude beginnen verdeckt: Niemand kann sie angreifen, und sie öffnen zu Beginn deines nächsten Zuges.
lesson-brass-empire-guided-scaffold-wrong = Zuerst das Terminal.
lesson-brass-empire-guided-rest = Spiel den Rest. Frontier verdient auch ohne Plattform ein Messing.
lesson-brass-empire-guided-rest-wrong = Spiel zuerst den Rest deiner Hand.
lesson-brass-empire-guided-rebuild = Ein Bau baut sie wieder auf, mit vollem Leben, sofort bereit.
lesson-brass-empire-guided-rebuild-wrong = Zuerst die Plattform: Ohne sie gibt es weder Förderung noch Belohnung.
lesson-brass-empire-guided-to-payback = Sie steht wieder. „Weiter: Einheiten“.
lesson-brass-empire-guided-to-payback-wrong = „Weiter: Einheiten“.
lesson-brass-empire-guided-payback = Rache! Karawane, dann Hund. Beide schlagen zugleich: Deine 2 zerstören ihn, seine 1 kratzt dich. Eine zerstörte Karte zahlt ihre Raute.
lesson-brass-empire-guided-payback-done = Ein Messing, und kein Hund mehr.
lesson-brass-empire-guided-payback-done-platform = Auch seine Plattform bringt 1. Der Hund lebt allerdings noch.
lesson-brass-empire-guided-payback-wrong = Halte zuerst den Hund auf.
lesson-brass-empire-guided-end-five = Beende deinen Zug.
lesson-brass-empire-guided-end-five-wrong = Beende deinen Zug.
lesson-brass-empire-guided-open = Das Terminal ist offen! Spiel alles, dann nutze es: 2 Arbeit werden 1 Messing, bis zu zweimal. Oder stell jemanden ein. Du entscheidest.
lesson-brass-empire-guided-call = 3 verdienen oder für 1 einen Hund jagen? Die Vorschau zeigt es. Du wählst, dann beende deinen Zug.
lesson-brass-empire-guided-free = Ab hier ist es dein Unternehmen. Ich flüstere nur, wenn du einen Tipp willst.
lesson-brass-empire-guided-free-tip-convert = Deine Plattform macht aus zwei Bau ein Messing.
lesson-brass-empire-guided-free-tip-idle = Deine Karawane ist noch bereit.
lesson-brass-empire-guided-last = Das Vorkommen ist leer! Wir spielen die Runde zu Ende, damit beide gleich oft dran waren. Gewinne zählen noch.
lesson-brass-empire-guided-won = Marken plus alle deine Rauten: { $you } zu { $otto }. Du leitest jetzt ein Bergbauunternehmen!
lesson-brass-empire-guided-lost = Marken plus alle deine Rauten: { $you } zu { $otto }. Knapp! Jetzt weißt du, wie es geht.

## wardens

lesson-brass-empire-wardens = Einheiten und Wächter
lesson-brass-empire-wardens-about = Durchbrich die Wache oder nutze deinen Angriff anders.
lesson-brass-empire-wardens-guard = Ottos Wächter steht: Solange können deine Einheiten bei ihm nichts anderes angreifen. Fördern ist immer erlaubt.
lesson-brass-empire-wardens-to-action = Drei Einheiten sind bereit. Heute keine Karten: „Weiter: Einheiten“.
lesson-brass-empire-wardens-to-action-wrong = „Weiter: Einheiten“.
lesson-brass-empire-wardens-strike = Der Wächter hat 3 Leben und trifft für 1. Zuerst die Karawane: Angriff 2, Leben 4.
lesson-brass-empire-wardens-strike-done = Zwei Schaden: noch 1 Leben. Schaden bleibt bis zum Ende des Zuges.
lesson-brass-empire-wardens-strike-wrong = Greif den Wächter mit der Karawane an.
lesson-brass-empire-wardens-finish = Jetzt der Gleiter: Er zerstört den Wächter und überlebt. Der Späher könnte es auch, wird aber anderswo gebraucht.
lesson-brass-empire-wardens-finish-done = Zerstört: Sein Messingwert gehört dir, 1.
lesson-brass-empire-wardens-finish-wrong = Erledige den Wächter.
lesson-brass-empire-wardens-mine = Eine Einheit ist übrig. Fördere mit dem Späher oder triff die Plattform: Beides bringt etwas.
lesson-brass-empire-wardens-mine-done = Jede Einheit handelt einmal je Zug.
lesson-brass-empire-wardens-mine-wrong = Lass die letzte Einheit fördern.
lesson-brass-empire-wardens-units = Rechne, bevor du kämpfst: Drei Einheiten beim Fördern bringen mehr. Kämpfe gegen das, was dir am meisten schadet.

## mobilize

lesson-brass-empire-mobilize = Mobilisieren und abreißen
lesson-brass-empire-mobilize-about = Effekte beim Kommen, Effekte beim Gehen.
lesson-brass-empire-mobilize-once = Ein Mobilisieren-Effekt wirkt einmal, bei der Ankunft. Dieser Späher bringt 1 Messing, wenn vorher eine andere Frontier-Karte gespielt wurde.
lesson-brass-empire-mobilize-first = Also achte auf die Reihenfolge: zuerst der Fahrkartenverkäufer.
lesson-brass-empire-mobilize-first-wrong = Zuerst der Fahrkartenverkäufer.
lesson-brass-empire-mobilize-first-wrong-order = Jetzt brächte er nichts. Zuerst der Fahrkartenverkäufer.
lesson-brass-empire-mobilize-then = Jetzt der Späher.
lesson-brass-empire-mobilize-then-done = Ein Messing bei der Ankunft.
lesson-brass-empire-mobilize-then-wrong = Schick den Späher los.
lesson-brass-empire-mobilize-demolish = Dein Stellwerk hat beim Bau gewirkt. Reiß es ab: Beim Gehen bringt es 3 Messing.
lesson-brass-empire-mobilize-demolish-done = Drei Messing!
lesson-brass-empire-mobilize-demolish-wrong = Reiß das Stellwerk ab.
lesson-brass-empire-mobilize-returns = Die Karte kommt auf deinen Ablagestapel: Du ziehst sie wieder und baust sie neu.

## team

lesson-brass-empire-team = Im Team spielen
lesson-brass-empire-team-about = Geschenke für den Partner.
lesson-brass-empire-team-partner = Ada sitzt dir gegenüber: Ihr gewinnt oder verliert zusammen, eure Punkte werden addiert. Otto und Iris sind das andere Team.
lesson-brass-empire-team-hand = Spiel deine Hand: fünf Arbeit.
lesson-brass-empire-team-hand-wrong = Spiel zuerst deine Hand.
lesson-brass-empire-team-gift = Diese Karte gehört zu McGlynn, wie Adas Konzern. Für 1 Arbeit mehr kommt sie auf ihren Ablagestapel. Verschenke sie.
lesson-brass-empire-team-gift-done = Ada dankt es dir: Solche Karten wirken am besten nach anderen ihres Konzerns.
lesson-brass-empire-team-gift-wrong = Ein Geschenk, kein Kauf: Ada soll die Karte bekommen.
lesson-brass-empire-team-end = Beende deinen Zug.
lesson-brass-empire-team-end-wrong = Beende deinen Zug.
lesson-brass-empire-team-harm = Deine Effekte schaden dem Partner nie, und die Teams sind abwechselnd dran.

## battle

lesson-brass-empire-battle = Kampfmodus
lesson-brass-empire-battle-about = Messing ist Leben: Das letzte Unternehmen gewinnt.
lesson-brass-empire-battle-health = Hier gibt es kein Vorkommen: Messing ist Leben. Du hast 20, Otto nur noch 5. Bei 0 scheidet ein Unternehmen aus.
lesson-brass-empire-battle-to-action = Deine Einheiten sind bereit: „Weiter: Einheiten“.
lesson-brass-empire-battle-to-action-wrong = „Weiter: Einheiten“.
lesson-brass-empire-battle-guard = Ein beschädigter Wächter, noch 2 Leben, schützt Ottos Unternehmen. Die Karawane zerstört ihn.
lesson-brass-empire-battle-guard-done = Der Weg ist frei. Zerstörte Karten bringen hier Leben, nie über 20.
lesson-brass-empire-battle-guard-wrong = Zerstöre den Wächter mit der Karawane.
lesson-brass-empire-battle-raid = Jetzt greif das Unternehmen selbst an: Es verliert so viel Messing wie dein Angriff.
lesson-brass-empire-battle-raid-done = Otto verliert 2, und nichts schlägt zurück.
lesson-brass-empire-battle-raid-wrong = Greif Ottos Unternehmen an.
lesson-brass-empire-battle-heal = Einheiten fördern hier nicht. Was Messing bringt, heilt dich: Halte eine Wache und schlag zuerst zu.

## solitaire

lesson-brass-empire-solitaire = Solospiel
lesson-brass-empire-solitaire-about = Lies den nächsten Zug der KI.
lesson-brass-empire-solitaire-alone = Du gegen eine Maschine: Nach jedem deiner Züge nimmt sie 1 Messing, mit Gebäuden mehr, und den Mitarbeiter ganz rechts.
lesson-brass-empire-solitaire-hand = Spiel deine Hand: vier Arbeit und ein Bau.
lesson-brass-empire-solitaire-hand-wrong = Spiel zuerst deine Hand.
lesson-brass-empire-solitaire-next = Die Markierung zeigt, was die KI als Nächstes nimmt. Die Karte zählt für sie, also kauf sie selbst.
lesson-brass-empire-solitaire-next-done = Die Reihe ist nach rechts gerückt: Nun ist eine andere Karte für die KI dran.
lesson-brass-empire-solitaire-next-wrong = Kauf die markierte Karte.
lesson-brass-empire-solitaire-end = Beende deinen Zug und schau zu.
lesson-brass-empire-solitaire-end-wrong = Beende deinen Zug.
lesson-brass-empire-solitaire-clock = Ab 7 Messing nimmt sie auch die Konstruktionskarte ganz rechts, die für sie fördert oder angreift. Du gewinnst mit mehr Messing.

## order

lesson-brass-empire-order = Welche Karte zuerst?
lesson-brass-empire-order-about = Synergie schaut zurück.
lesson-brass-empire-order-q = Jetpack-Kurier und Fahrkartenverkäufer auf der Hand, beide Frontier. Was zuerst?
lesson-brass-empire-order-q-wrong = Welche von beiden fragt nach einer Karte davor?
lesson-brass-empire-order-then = Und jetzt die andere.
lesson-brass-empire-order-then-done = 2 Messing statt 1: Der Verkäufer zahlt nur nach einer anderen Frontier-Karte.
lesson-brass-empire-order-then-wrong = Spiel den Fahrkartenverkäufer.

## rebuild

lesson-brass-empire-rebuild = Plattform zerstört
lesson-brass-empire-rebuild-about = Ein Bau, eine Einheit.
lesson-brass-empire-rebuild-q = Deine Plattform ist zerstört, du hast 1 Bau, und die Karawane ist bereit. Was jetzt?
lesson-brass-empire-rebuild-q-done = Wieder aufbauen, dann handeln: Die Karawane bringt 3 mit Plattform und ohne nichts.
lesson-brass-empire-rebuild-q-wrong = Was bringt die Karawane ohne Plattform?

## last-act

lesson-brass-empire-last-act = Der letzte Zug
lesson-brass-empire-last-act-about = Verdienen oder kämpfen?
lesson-brass-empire-last-act-q = Dein letzter Zug der Partie: Die Karawane kann für 3 Messing handeln oder Ottos Hund für 1 zerstören. Was?
lesson-brass-empire-last-act-q-option-act = Handeln für 3
lesson-brass-empire-last-act-q-option-kill = Den Hund zerstören
lesson-brass-empire-last-act-q-wrong-kill = Der Hund kann dir nicht mehr schaden. Was zählt jetzt?
lesson-brass-empire-last-act-q-done = Handeln: Es gibt keine Zukunft mehr zu schützen, also nimm das meiste Messing.

## wall

lesson-brass-empire-wall = Eine Mauer
lesson-brass-empire-wall-about = Drei Einheiten vor einem Wächter.
lesson-brass-empire-wall-q = Drei Einheiten mit Angriff 2. Otto hat eine Mauer, Wächter mit 4 Leben und Wert 2, und seine Plattform. Fördern oder kämpfen?
lesson-brass-empire-wall-q-option-mine = Fördern
lesson-brass-empire-wall-q-option-fight = Kämpfen
lesson-brass-empire-wall-q-wrong-fight = Zwei Einheiten brechen die Mauer für 2, die dritte trifft die Plattform für 1. Vergleiche.
lesson-brass-empire-wall-q-done = Fördern: 6 Messing. Kämpfen brächte 3 und träfe nichts, was dir schadet.

## fence

lesson-brass-empire-fence = Ein gefährlicher Zaun
lesson-brass-empire-fence-about = Rechne mit dem Gegenschlag.
lesson-brass-empire-fence-q = Dein Späher hat Angriff 1 und Leben 2. Ottos Blitzzaun hat Angriff 2 und Leben 3. Angreifen?
lesson-brass-empire-fence-q-option-attack = Angreifen
lesson-brass-empire-fence-q-option-mine = Lieber fördern
lesson-brass-empire-fence-q-wrong-attack = Beide schlagen zugleich. Wer bleibt übrig?
lesson-brass-empire-fence-q-done = Fördern: Der Späher ginge verloren, für 1 von 3 Schaden, und Otto bekäme 2 Messing.

## who-strikes

lesson-brass-empire-who-strikes = Wer schlägt zu?
lesson-brass-empire-who-strikes-about = Die richtige Einheit dafür.
lesson-brass-empire-who-strikes-to-action = Ottos Läufer hat noch 2 Leben. „Weiter: Einheiten“.
lesson-brass-empire-who-strikes-to-action-wrong = „Weiter: Einheiten“.
lesson-brass-empire-who-strikes-q = Kreiselgleiter, Angriff 2 und Leben 3, oder Späher, 1 und 2: Wer greift den Läufer mit Angriff 2 an?
lesson-brass-empire-who-strikes-q-done = Der Gleiter zerstört ihn allein und überlebt; der Späher kann fördern.
lesson-brass-empire-who-strikes-q-wrong = Zuerst der Läufer: Er ist ein Wächter.
lesson-brass-empire-who-strikes-q-wrong-scout = Der Späher ginge verloren, ohne ihn zu zerstören.

## tower

lesson-brass-empire-tower = Der letzte Bau
lesson-brass-empire-tower-about = Rauten zählen, gebaut oder nicht.
lesson-brass-empire-tower-q = Letzter Zug: 1 Arbeit, 2 Bau. Für 1 Messing umwandeln oder den Aufziehturm kaufen?
lesson-brass-empire-tower-q-done = Der Turm: Seine Raute zählt am Ende 2, obwohl er nie gebaut wird.
lesson-brass-empire-tower-q-wrong = Schau auf die Raute des Turms.
lesson-brass-empire-tower-q-wrong-convert = Das ist 1. Was zählt der Turm am Ende?

## empty-it

lesson-brass-empire-empty-it = Noch drei Messing
lesson-brass-empire-empty-it-about = Wer hat den letzten Zug?
lesson-brass-empire-empty-it-q = Du bist Letzter der Runde und führst 25 zu 22. Im Vorkommen sind 3, deine Karawane kann sie nehmen. Leeren?
lesson-brass-empire-empty-it-q-option-empty = Leeren
lesson-brass-empire-empty-it-q-option-wait = Noch nicht
lesson-brass-empire-empty-it-q-wrong-wait = Wer ist nach dir dran, wenn die Runde mit deinem Zug endet?
lesson-brass-empire-empty-it-q-done = Leeren: Die Runde endet mit dir, niemand kann antworten.

## count-first

lesson-brass-empire-count-first = Erst rechnen
lesson-brass-empire-count-first-about = Das Ende muss sich lohnen.
lesson-brass-empire-count-first-q = Du bist Erster der Runde und führst mit 1 Messing. Im Vorkommen ist 1. Otto hat zwei bereite Hunde. Das letzte nehmen?
lesson-brass-empire-count-first-q-option-take = Nehmen
lesson-brass-empire-count-first-q-option-fight = Erst einen Hund angreifen
lesson-brass-empire-count-first-q-wrong-take = Otto ist noch dran, und Gewinne zählen weiter: Zwei Hunde fördern 2.
lesson-brass-empire-count-first-q-done = Richtig: 2 Vorsprung, und seine Hunde fördern 2: höchstens Gleichstand. Rechne mit seiner Antwort.

## signal-house

lesson-brass-empire-signal-house = Stellwerk
lesson-brass-empire-signal-house-about = Behalten oder nicht?
lesson-brass-empire-signal-house-q = Dein Stellwerk steht; beim Bau hat es gezahlt. Wozu ist es jetzt gut?
lesson-brass-empire-signal-house-q-done = Abreißen: 3 Messing jetzt, und die Karte kommt wieder.
lesson-brass-empire-signal-house-q-wrong = Lies seine letzte Zeile.

## ninja

lesson-brass-empire-ninja = Welcher Schreiber geht?
lesson-brass-empire-ninja-about = Weniger Schreiber, bessere Hände.
lesson-brass-empire-ninja-q = Konzern-Ninja und ein Schreiber auf der Hand, ein Schreiber im Ablagestapel. Spiel den Ninja: Welchen entlässt du?
lesson-brass-empire-ninja-q-done = Den abgelegten: Der andere arbeitet diesen Zug noch.
lesson-brass-empire-ninja-q-wrong = Spiel den Ninja und entlass einen Schreiber.
lesson-brass-empire-ninja-q-wrong-hand = Der könnte heute noch 1 Arbeit bringen.

## sergeant

lesson-brass-empire-sergeant = Sofort bereit
lesson-brass-empire-sergeant-about = Die Reihenfolge zweier Karten.
lesson-brass-empire-sergeant-q = Karawane und Drillmeister auf der Hand; der Drillmeister macht eine Einheit bereit. Was zuerst?
lesson-brass-empire-sergeant-q-wrong = Wen würde der Drillmeister jetzt bereit machen?
lesson-brass-empire-sergeant-then = Jetzt der Drillmeister.
lesson-brass-empire-sergeant-then-done = Die Karawane handelt heute statt im nächsten Zug: 3 Messing früher.
lesson-brass-empire-sergeant-then-wrong = Spiel den Drillmeister.
