# Was der Begleiter einer Lektion sagt.

## guided

lesson-brass-empire-guided = Deine erste Partie
lesson-brass-empire-guided-about = Gründe ein Unternehmen und spiele zu Ende: fünf Züge mit Begleitung, den Rest allein.
lesson-brass-empire-guided-aim = Willkommen! Wer das meiste Messing hat, gewinnt. Es kommt aus diesem Vorkommen, heute 18. Ist es leer, spielen wir die Runde zu Ende und zählen.
lesson-brass-empire-guided-clerks = Fünf Schreiber, fünf Arbeitspunkte. Karten auszuspielen kostet nichts, also spiele alle aus.
lesson-brass-empire-guided-clerks-wrong = Spiele zuerst alle Handkarten aus.
lesson-brass-empire-guided-hire = Mit Arbeit stellst du Leute ein. Fahrkartenverkäufer 2, Manager 3: genau deine fünf. Die gelbe Raute zählt am Ende als Messing.
lesson-brass-empire-guided-hire-wrong = Gute Karte, aber diese beiden nutzen deine ganze Arbeit.
lesson-brass-empire-guided-discard = Sie kommen auf deinen Ablagestapel. Ist dein Nachziehstapel leer, mischst du daraus einen neuen. Beende deinen Zug.
lesson-brass-empire-guided-discard-wrong = Alles ausgegeben: Beende deinen Zug.
lesson-brass-empire-guided-workers = Otto hat Jemmy die Nieterin eingestellt. Deine Gewerkschaftsarbeiter bringen Baupunkte, für Maschinen und Gebäude. Spiele alle Karten aus.
lesson-brass-empire-guided-workers-wrong = Spiele zuerst alle Karten aus.
lesson-brass-empire-guided-caravan = Diese sechs Karten sind nur für dich. Die Bohrkarawane kostet 2 Arbeits- und 3 Baupunkte. Genau das hast du!
lesson-brass-empire-guided-caravan-wrong = Die Karawane ist dein bester Anfang.
lesson-brass-empire-guided-caravan-wrong-convert = Ein Messing jetzt, oder eine Maschine, die jeden Zug drei bringt?
lesson-brass-empire-guided-end-two = Gut gekauft. Beende deinen Zug.
lesson-brass-empire-guided-end-two-wrong = Beende deinen Zug.
lesson-brass-empire-guided-send = Otto hat einen Hetzhund gekauft. Neu gemischt, und deine Käufe sind da! Spiele zuerst die Karawane aus: Einheiten werden mobilisiert, sie bleiben im Spiel.
lesson-brass-empire-guided-send-wrong = Zuerst die Karawane.
lesson-brass-empire-guided-send-wrong-agent = Zuerst die Karawane: Der Verkäufer zahlt nur nach einer anderen Frontier-Karte.
lesson-brass-empire-guided-badges = Gleiches Zeichen, gleicher Konzern: Nach einer anderen Frontier-Karte bringt dein Fahrkartenverkäufer Messing. Spiele den Rest aus.
lesson-brass-empire-guided-badges-wrong = Spiele zuerst den Rest deiner Hand aus.
lesson-brass-empire-guided-terminal = Dein erstes Messing! Jetzt investiere: Das Schaffnerterminal macht jeden Zug aus Arbeit Messing.
lesson-brass-empire-guided-terminal-wrong = Das Terminal bringt mehr.
lesson-brass-empire-guided-wait = Neue Einheiten warten einen Zug, und das Terminal musst du erst ziehen. Übrige Arbeit verfällt; das kommt vor. Beende deinen Zug.
lesson-brass-empire-guided-wait-wrong = Heute geht nichts Besseres: Beende deinen Zug.
lesson-brass-empire-guided-manager = Otto hat seinen Hund mobilisiert; auch er wartet einen Zug. Spiele alles aus: Dein Manager bringt 2.
lesson-brass-empire-guided-manager-wrong = Spiele zuerst alle Karten aus.
lesson-brass-empire-guided-choice = Du wählst! Kurier: 1 Messing, sooft du ihn ausspielst. Eisenbahnbaron: 1 für jedes Gebäude, das bei dir steht, Plattform inbegriffen.
lesson-brass-empire-guided-choice-wrong = Nimm jetzt eine Karte, die Messing bringt: Kurier oder Baron.
lesson-brass-empire-guided-to-action = Jetzt arbeitet die Karawane. Mit Karten bist du fertig: Drücke „Einheiten einsetzen“.
lesson-brass-empire-guided-to-action-wrong = Genug gekauft: Drücke „Einheiten einsetzen“.
lesson-brass-empire-guided-act = Jede Einheit kann so viel fördern wie ihr Angriff, hier 2. Die eigene Aktion der Karawane bringt 3.
lesson-brass-empire-guided-act-done = Drei Messing!
lesson-brass-empire-guided-act-done-mine = Zwei! Ihre Aktion bringt drei.
lesson-brass-empire-guided-act-wrong = Lass zuerst die Karawane verdienen.
lesson-brass-empire-guided-act-wrong-attack = Bald. Zuerst soll sie verdienen.
lesson-brass-empire-guided-end-four = Das war die Aktion deiner Einheit. Beende deinen Zug.
lesson-brass-empire-guided-end-four-wrong = Beende deinen Zug.
lesson-brass-empire-guided-ruin = Autsch! Dank Jemmy hat der Hund 2 Schaden angerichtet. Deine Plattform ist zerstört, Otto nimmt 1 Messing. Ohne sie kannst du nicht fördern. Das beheben wir.
lesson-brass-empire-guided-scaffold = Spiele zuerst das Terminal aus. Gebäude beginnen verdeckt: Niemand kann sie angreifen, und sie werden zu Beginn deines nächsten Zugs aufgedeckt.
lesson-brass-empire-guided-scaffold-wrong = Zuerst das Terminal.
lesson-brass-empire-guided-rest = Spiele den Rest aus. Was diese Karten bringen, braucht keine Plattform; nur das Messing deiner Einheiten braucht sie.
lesson-brass-empire-guided-rest-wrong = Spiele zuerst den Rest deiner Hand aus.
lesson-brass-empire-guided-rebuild = Für 1 Baupunkt baust du sie wieder auf: volles Leben, und sofort bereit.
lesson-brass-empire-guided-rebuild-wrong = Zuerst die Plattform: Ohne sie gibt es weder Förderung noch Kampfbeute.
lesson-brass-empire-guided-to-payback = Sie steht wieder. Drücke „Einheiten einsetzen“.
lesson-brass-empire-guided-to-payback-wrong = Drücke „Einheiten einsetzen“.
lesson-brass-empire-guided-payback = Rache! Die Aktion brächte 3, doch der Hund träfe die Plattform jeden Zug. Karawane wählen, dann den Hund: Dein Angriff 2 zerstört ihn, sein Gegenschlag kratzt nur.
lesson-brass-empire-guided-payback-done = Eine zerstörte Karte zahlt ihre Raute: ein Messing, und kein Hund mehr.
lesson-brass-empire-guided-payback-done-platform = Auch seine Plattform bringt 1. Der Hund ist allerdings noch da.
lesson-brass-empire-guided-payback-wrong = Halte zuerst den Hund auf.
lesson-brass-empire-guided-end-five = Beende deinen Zug.
lesson-brass-empire-guided-end-five-wrong = Beende deinen Zug.
lesson-brass-empire-guided-open = Das Terminal ist offen! Spiele alles aus, dann nutze es: Aus 2 Arbeitspunkten wird 1 Messing, bis zu zweimal. Oder stelle jemanden ein. Du entscheidest.
lesson-brass-empire-guided-call = 3 verdienen oder für 1 einen Hund jagen? Die Vorschau zeigt es. Du wählst, dann beende deinen Zug.
lesson-brass-empire-guided-free = Ab hier ist es dein Unternehmen; Tipps nur auf Wunsch. Noch ein Wort: Eine entlassene Karte verlässt das Spiel für immer, oft ein Gewinn für den Stapel.
lesson-brass-empire-guided-free-tip-convert = Deine Plattform macht aus zwei Baupunkten ein Messing.
lesson-brass-empire-guided-free-tip-idle = Deine Karawane ist noch bereit.
lesson-brass-empire-guided-last = Das Vorkommen ist leer! Wir spielen die Runde zu Ende, damit beide gleich oft dran waren. Gewinne zählen noch.
lesson-brass-empire-guided-won = Marker plus alle deine Rauten: { $you } zu { $otto }. Du leitest jetzt ein Bergbauunternehmen!
lesson-brass-empire-guided-lost = Marker plus alle deine Rauten: { $you } zu { $otto }. Knapp! Jetzt weißt du, wie es geht.

## wardens

lesson-brass-empire-wardens = Einheiten und Wächter
lesson-brass-empire-wardens-about = Brich durch oder nutze deinen Angriff anders.
lesson-brass-empire-wardens-guard = Ottos Wachposten hat die Fähigkeit Wächter: Solange er steht, können deine Einheiten weder die Plattform noch andere Gebäude angreifen. Fördern ist immer erlaubt.
lesson-brass-empire-wardens-to-action = Drei Einheiten sind bereit. Heute keine Karten: Drücke „Einheiten einsetzen“.
lesson-brass-empire-wardens-to-action-wrong = Drücke „Einheiten einsetzen“.
lesson-brass-empire-wardens-strike = Der Wachposten hat 3 Leben und richtet 1 Schaden an. Zuerst die Karawane: Angriff 2, Leben 4.
lesson-brass-empire-wardens-strike-done = Zwei Schaden: noch 1 Leben. Schaden bleibt, nichts heilt ihn.
lesson-brass-empire-wardens-strike-wrong = Greife den Wachposten mit der Karawane an.
lesson-brass-empire-wardens-finish = Jetzt der Gleiter: Er zerstört den Wachposten und übersteht es. Der Späher könnte es auch, wird aber anderswo gebraucht.
lesson-brass-empire-wardens-finish-done = Zerstört: Sein Messingwert gehört dir, 1.
lesson-brass-empire-wardens-finish-wrong = Zerstöre den Wachposten.
lesson-brass-empire-wardens-mine = Eine Einheit ist übrig. Fördere mit dem Späher oder greife die Plattform an.
lesson-brass-empire-wardens-mine-done = Jede Einheit handelt einmal je Zug.
lesson-brass-empire-wardens-mine-wrong = Lass die letzte Einheit fördern.
lesson-brass-empire-wardens-units = Rechne, bevor du kämpfst: Drei Einheiten beim Fördern hätten mehr gebracht. Kämpfe gegen das, was dir am meisten schadet.

## mobilize

lesson-brass-empire-mobilize = Mobilisieren und abreißen
lesson-brass-empire-mobilize-about = Effekte beim Kommen, Effekte beim Gehen.
lesson-brass-empire-mobilize-once = Ein Mobilisierungseffekt wirkt einmal, bei der Ankunft. Dieser Späher bringt 1 Messing, wenn vorher eine andere Frontier-Karte ausgespielt wurde.
lesson-brass-empire-mobilize-first = Also achte auf die Reihenfolge: zuerst der Fahrkartenverkäufer.
lesson-brass-empire-mobilize-first-wrong = Zuerst der Fahrkartenverkäufer.
lesson-brass-empire-mobilize-first-wrong-order = Noch bringt er nichts. Zuerst der Fahrkartenverkäufer.
lesson-brass-empire-mobilize-then = Jetzt der Späher.
lesson-brass-empire-mobilize-then-done = Ein Messing bei der Ankunft.
lesson-brass-empire-mobilize-then-wrong = Spiele den Späher aus.
lesson-brass-empire-mobilize-demolish = Dein Stellwerk hat bei Fertigstellung gewirkt. Abreißen heißt: es selbst zerstören, für einen letzten Effekt, hier 2 Baupunkte.
lesson-brass-empire-mobilize-demolish-done = Zwei Baupunkte!
lesson-brass-empire-mobilize-demolish-wrong = Reiße das Stellwerk ab.
lesson-brass-empire-mobilize-returns = Die Karte kommt auf deinen Ablagestapel: Du kannst sie wieder ziehen und neu bauen.

## team

lesson-brass-empire-team = Im Team spielen
lesson-brass-empire-team-about = Geschenke für den Partner.
lesson-brass-empire-team-partner = Ada sitzt dir gegenüber: Ihr gewinnt oder verliert zusammen, eure Punkte werden addiert. Otto und Iris sind das andere Team.
lesson-brass-empire-team-hand = Spiele deine Hand aus: fünf Arbeitspunkte.
lesson-brass-empire-team-hand-wrong = Spiele zuerst deine Hand aus.
lesson-brass-empire-team-gift = Der Telegrafenbote gehört zu McGlynn, Adas Konzern. Für 1 Arbeitspunkt mehr kommt er auf ihren Ablagestapel. Verschenke ihn.
lesson-brass-empire-team-gift-done = Ada dankt es dir: Solche Karten wirken am besten nach anderen ihres Konzerns.
lesson-brass-empire-team-gift-wrong = Ein Geschenk, kein eigener Kauf: Ada soll die Karte bekommen.
lesson-brass-empire-team-end = Beende deinen Zug.
lesson-brass-empire-team-end-wrong = Beende deinen Zug.
lesson-brass-empire-team-harm = Deine Effekte schaden dem Partner nie, und die Teams sind abwechselnd dran.

## battle

lesson-brass-empire-battle = Gefechtsmodus
lesson-brass-empire-battle-about = Messing ist Leben: Das letzte Unternehmen gewinnt.
lesson-brass-empire-battle-health = Hier gibt es kein Vorkommen: Messing ist Leben. Du hast 20, Otto nur noch 5. Bei 0 scheidet ein Unternehmen aus.
lesson-brass-empire-battle-to-action = Deine Einheiten sind bereit: Drücke „Einheiten einsetzen“.
lesson-brass-empire-battle-to-action-wrong = Drücke „Einheiten einsetzen“.
lesson-brass-empire-battle-guard = Ottos beschädigter Wachposten, noch 2 Leben, könnte dich im nächsten Zug angreifen. Zerstöre ihn mit der Karawane.
lesson-brass-empire-battle-guard-done = Zerstört. Im Gefechtsmodus bringt das nichts ein, aber er schadet dir nicht mehr.
lesson-brass-empire-battle-guard-wrong = Zerstöre den Wachposten mit der Karawane.
lesson-brass-empire-battle-raid = Jetzt greife das Unternehmen selbst an: Kein Wächter schützt es, und es verliert so viel Messing wie dein Angriff.
lesson-brass-empire-battle-raid-done = Otto verliert 2, und nichts schlägt zurück.
lesson-brass-empire-battle-raid-wrong = Greife Ottos Unternehmen an.
lesson-brass-empire-battle-heal = Einheiten fördern hier nicht. Was Messing gibt, stellt dein Leben wieder her, nie über 20.

## solitaire

lesson-brass-empire-solitaire = Solospiel
lesson-brass-empire-solitaire-about = Lies den nächsten Zug der KI.
lesson-brass-empire-solitaire-alone = Du gegen eine Maschine: Nach jedem deiner Züge nimmt sie 1 Messing, mit Gebäuden mehr, und den Mitarbeiter ganz rechts.
lesson-brass-empire-solitaire-hand = Spiele deine Hand aus: vier Arbeitspunkte und ein Baupunkt.
lesson-brass-empire-solitaire-hand-wrong = Spiele zuerst deine Hand aus.
lesson-brass-empire-solitaire-next = Die Markierung zeigt, was die KI als Nächstes nimmt. Die Karte zählt für sie, also kauf sie selbst.
lesson-brass-empire-solitaire-next-done = Die Auslage ist nach rechts gerückt: Nun ist eine andere Karte für die KI dran.
lesson-brass-empire-solitaire-next-wrong = Kauf die markierte Karte.
lesson-brass-empire-solitaire-end = Beende deinen Zug und schau zu.
lesson-brass-empire-solitaire-end-wrong = Beende deinen Zug.
lesson-brass-empire-solitaire-clock = Ab 7 Messing nimmt sie auch die Konstruktionskarte ganz rechts, die für sie fördert oder angreift. Du gewinnst mit mehr Messing.

## order

lesson-brass-empire-order = Welche Karte zuerst?
lesson-brass-empire-order-about = Manche Karten zählen, was vorher kam.
lesson-brass-empire-order-q = Jetpack-Kurier und Fahrkartenverkäufer auf der Hand, beide Frontier. Was zuerst?
lesson-brass-empire-order-q-wrong = Welche von beiden braucht eine Karte davor?
lesson-brass-empire-order-then = Und jetzt die andere.
lesson-brass-empire-order-then-done = 2 Messing statt 1: Der Verkäufer zahlt nur nach einer anderen Frontier-Karte.
lesson-brass-empire-order-then-wrong = Spiele den Fahrkartenverkäufer aus.

## rebuild

lesson-brass-empire-rebuild = Plattform zerstört
lesson-brass-empire-rebuild-about = Ein Bau, eine Einheit.
lesson-brass-empire-rebuild-q = Deine Plattform ist zerstört, du hast 1 Baupunkt, und die Karawane ist bereit. Was jetzt?
lesson-brass-empire-rebuild-q-done = Wieder aufbauen, dann handeln: Die Karawane bringt 3 mit Plattform und ohne nichts.
lesson-brass-empire-rebuild-q-wrong = Was bringt die Karawane ohne Plattform?

## last-act

lesson-brass-empire-last-act = Der letzte Zug
lesson-brass-empire-last-act-about = Verdienen oder kämpfen?
lesson-brass-empire-last-act-q = Dein letzter Zug der Partie: Die Karawane kann für 3 Messing handeln oder Ottos Hund für 1 zerstören. Was wählst du?
lesson-brass-empire-last-act-q-option-act = Handeln für 3
lesson-brass-empire-last-act-q-option-kill = Hund zerstören
lesson-brass-empire-last-act-q-wrong-kill = Der Hund kann dir nicht mehr schaden. Was zählt jetzt?
lesson-brass-empire-last-act-q-done = Handeln: Es gibt nichts mehr zu schützen, also nimm das meiste Messing.

## wall

lesson-brass-empire-wall = Eine Mauer
lesson-brass-empire-wall-about = Drei Einheiten vor einem Wächter.
lesson-brass-empire-wall-q = Drei Einheiten mit Angriff 2. Otto hat eine Mauer, Wächter mit 4 Leben und Wert 2, und seine Plattform. Fördern oder kämpfen?
lesson-brass-empire-wall-q-option-mine = Fördern
lesson-brass-empire-wall-q-option-fight = Kämpfen
lesson-brass-empire-wall-q-wrong-fight = Zwei Einheiten brechen die Mauer für 2, die dritte trifft die Plattform für 1. Vergleiche.
lesson-brass-empire-wall-q-done = Fördern: 6 Messing. Kämpfen bringt 3 und trifft nichts, was dir schadet.

## fence

lesson-brass-empire-fence = Ein gefährlicher Zaun
lesson-brass-empire-fence-about = Rechne mit dem Gegenschlag.
lesson-brass-empire-fence-q = Dein Späher hat Angriff 1 und Leben 2. Ottos Blitzzaun hat Angriff 2 und Leben 3. Angreifen?
lesson-brass-empire-fence-q-option-attack = Angreifen
lesson-brass-empire-fence-q-option-mine = Lieber fördern
lesson-brass-empire-fence-q-wrong-attack = Beide schlagen zugleich. Wer bleibt übrig?
lesson-brass-empire-fence-q-done = Fördern: Der Späher wird für 1 von 3 Schaden zerstört, und Otto bekommt 2 Messing.

## who-strikes

lesson-brass-empire-who-strikes = Wer schlägt zu?
lesson-brass-empire-who-strikes-about = Die richtige Einheit dafür.
lesson-brass-empire-who-strikes-to-action = Ottos Läufer hat noch 2 Leben. Drücke „Einheiten einsetzen“.
lesson-brass-empire-who-strikes-to-action-wrong = Drücke „Einheiten einsetzen“.
lesson-brass-empire-who-strikes-q = Kreiselgleiter, Angriff 2 und Leben 3, oder Späher, 1 und 2: Wer greift den Läufer mit Angriff 2 an?
lesson-brass-empire-who-strikes-q-done = Der Gleiter zerstört ihn allein und übersteht es; der Späher kann fördern.
lesson-brass-empire-who-strikes-q-wrong = Zuerst der Läufer: Er schützt die anderen als Wächter.
lesson-brass-empire-who-strikes-q-wrong-scout = Der Späher wird zerstört, und der Läufer steht noch.

## tower

lesson-brass-empire-tower = Der letzte Bau
lesson-brass-empire-tower-about = Rauten zählen, gebaut oder nicht.
lesson-brass-empire-tower-q = Letzter Zug: 1 Arbeitspunkt, 2 Baupunkte. Für 1 Messing umwandeln oder den Aufziehturm kaufen?
lesson-brass-empire-tower-q-done = Der Turm: Seine Raute zählt am Ende 2, obwohl er nie gebaut wird.
lesson-brass-empire-tower-q-wrong = Schau auf die Raute des Turms.
lesson-brass-empire-tower-q-wrong-convert = Das ist 1. Was zählt der Turm am Ende?

## empty-it

lesson-brass-empire-empty-it = Noch drei Messing
lesson-brass-empire-empty-it-about = Wer hat den letzten Zug?
lesson-brass-empire-empty-it-q = Du bist in der Runde als Letztes dran und führst 25 zu 22. Im Vorkommen sind 3, deine Karawane kann sie nehmen. Leeren?
lesson-brass-empire-empty-it-q-option-empty = Leeren
lesson-brass-empire-empty-it-q-option-wait = Noch nicht
lesson-brass-empire-empty-it-q-wrong-wait = Wer ist nach dir dran, wenn die Runde mit deinem Zug endet?
lesson-brass-empire-empty-it-q-done = Leeren: Die Runde endet mit dir, niemand kann antworten.

## count-first

lesson-brass-empire-count-first = Erst rechnen
lesson-brass-empire-count-first-about = Das Ende muss sich lohnen.
lesson-brass-empire-count-first-q = Du spielst zuerst in der Runde; mit Rauten steht es 26 zu 26. Im Vorkommen ist noch 1. Ottos beschädigter Gleiter ist bereit. Fördern oder angreifen?
lesson-brass-empire-count-first-q-option-take = 2 fördern
lesson-brass-empire-count-first-q-option-fight = Gleiter angreifen
lesson-brass-empire-count-first-q-wrong-take = Otto hat noch seinen Zug, und Gewinne zählen auch bei leerem Vorkommen: Sein Gleiter fördert auch 2. Gleichstand!
lesson-brass-empire-count-first-q-done = Angreifen: 1 Messing für dich, und Otto fördert nichts: 27 zu 26. Rechne seine Antwort aus, bevor du das Spiel beendest.

## signal-house

lesson-brass-empire-signal-house = Stellwerk
lesson-brass-empire-signal-house-about = Behalten oder nicht?
lesson-brass-empire-signal-house-q = Dein Stellwerk steht; bei Fertigstellung hat es gezahlt. Wozu ist es jetzt gut?
lesson-brass-empire-signal-house-q-done = Abreißen: 2 Baupunkte jetzt (1 Messing an der Plattform), und die Karte kommt wieder.
lesson-brass-empire-signal-house-q-wrong = Lies seine letzte Zeile.

## inventor

lesson-brass-empire-inventor = Welcher Schreiber geht?
lesson-brass-empire-inventor-about = Weniger Schreiber, bessere Hände.
lesson-brass-empire-inventor-q = Lichterfinder und ein Schreiber auf der Hand, ein Schreiber im Ablagestapel. Spiele den Lichterfinder aus: Welchen entlässt du?
lesson-brass-empire-inventor-q-done = Den abgelegten: Der andere arbeitet diesen Zug noch.
lesson-brass-empire-inventor-q-wrong = Spiele den Lichterfinder aus und entlass einen Schreiber.
lesson-brass-empire-inventor-q-wrong-hand = Der könnte heute noch 1 Arbeitspunkt bringen.

## sergeant

lesson-brass-empire-sergeant = Sofort bereit
lesson-brass-empire-sergeant-about = Die Reihenfolge zweier Karten.
lesson-brass-empire-sergeant-q = Karawane und Drillmeister auf der Hand; der Drillmeister lässt eine Einheit handeln. Was zuerst?
lesson-brass-empire-sergeant-q-wrong = Welche Einheit würde jetzt handeln?
lesson-brass-empire-sergeant-then = Jetzt der Drillmeister.
lesson-brass-empire-sergeant-then-done = Die Karawane handelt heute statt im nächsten Zug: 3 Messing früher.
lesson-brass-empire-sergeant-then-wrong = Spiele den Drillmeister aus.

## What was done in a lesson, at its end

lesson-did-brass-empire-played = { $n ->
    [one] 1 Karte gespielt
   *[other] { $n } Karten gespielt
}
lesson-did-brass-empire-bought = { $n ->
    [one] 1 Karte gekauft
   *[other] { $n } Karten gekauft
}
lesson-did-brass-empire-laid = { $n ->
    [one] 1 Gebäude begonnen
   *[other] { $n } Gebäude begonnen
}
lesson-did-brass-empire-mobilized = { $n ->
    [one] 1 Einheit mobilisiert
   *[other] { $n } Einheiten mobilisiert
}
lesson-did-brass-empire-mined = { $n ->
    [one] Einmal gefördert
   *[other] { $n }-mal gefördert
}
lesson-did-brass-empire-attacked = { $n ->
    [one] 1 Angriff
   *[other] { $n } Angriffe
}
lesson-did-brass-empire-used = { $n ->
    [one] 1 Fähigkeit genutzt
   *[other] { $n } Fähigkeiten genutzt
}
lesson-did-brass-empire-demolished = { $n ->
    [one] 1 Gebäude abgerissen
   *[other] { $n } Gebäude abgerissen
}
