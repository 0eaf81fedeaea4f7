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
