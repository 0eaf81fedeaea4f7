### Die Spielregel von Rockwell. Eine Nachricht je Regel; ihre Nummer dient Ablehnungen und Tests.
### Das Attribut „section“ ist ein Schlüssel, in allen Sprachen gleich: rules-section-<Schlüssel> ist die Überschrift.

rules-aim-rockwell = Du leitest eine Bergbaugesellschaft, die sich zum Mittelpunkt der Erde bohrt. Teile, was die Trupps fördern, verkaufe es, liefere es aus, investiere es und schaffe große Realisierungen vor allen anderen. Wer am Ende das meiste Prestige hat, gewinnt.

## Abschnitte

rules-section-board = Der Spielplan
rules-section-setup = Aufbau
rules-section-auction = Angebotsabgabe
rules-section-vice-presidents = Vizepräsidenten
rules-section-drilling = Phase I: Bohrung
rules-section-bribery = Korruption
rules-section-subcontracting = Subunternehmer
rules-section-extraction = Förderung
rules-section-danger = Gefahr
rules-section-mineshafts = Minenschächte
rules-section-market = Phase II: Markt
rules-section-workshop = Phase III: Atelier
rules-section-achievements = Realisierungen
rules-section-turn = Ende der Spielrunde
rules-section-end = Spielende
rules-section-al = Zwei Spieler: Al

## Der Spielplan

rule-RW-BOARD-1 = Vier Ringe aus je acht unterirdischen Feldern liegen um den Erdkern: A ist der äußerste, D der innerste. Die Ringe sind aneinander ausgerichtet: Ein Feld grenzt an seine beiden Nachbarn im selben Ring und an die Felder an derselben Stelle des nächsten Rings außen und innen. Alle D-Felder grenzen an den Erdkern.
    .title = Ringe und Nachbarfelder
    .section = board
rule-RW-BOARD-2 = Vier Mineneingänge liegen außerhalb von Ring A. Jeder grenzt an zwei A-Felder, sodass jedes A-Feld an genau einen Eingang grenzt: Rund um den Ring grenzt der erste Eingang an die ersten beiden Felder, der zweite an die nächsten beiden und so weiter.
    .title = Die Mineneingänge
    .section = board
rule-RW-BOARD-3 = Die Vorderseite eines Feldes zeigt sein Level und die nötige Bohrleistung. Seine Rückseite mit dem Ertrag des Minenschachts bleibt unbekannt, bis das Feld durchbohrt ist. Seine Karten kommen vom Förderungsstapel mit der Zahl seiner Bohrleistung (laut deutscher Spielregel steht der Stapel auf der Rückseite des Feldes).
    .title = Was ein Feld zeigt
    .section = board
rule-RW-BOARD-4 = Die Felder werden innerhalb ihres Levels gemischt, und zwei Felder mit gleicher nötiger Bohrleistung grenzen nie aneinander. Gibt es in einem Ring zwei verschiedene Werte, so wechseln sie sich ab; welcher beginnt, wird für jeden Ring ausgelost.
    .title = Auslegen der Felder
    .section = board

## Aufbau

rule-RW-SET-1 = Gespielt wird zu 2, 3 oder 4. Alle haben vier Bohrtrupps mit Bohrleistung 1, je einen auf jedem Mineneingang, zwei Vizepräsidenten und drei Minenschächte und beginnen ohne Verbesserungen.
    .title = Spieler und Figuren
    .section = setup
rule-RW-SET-2 = Alle beginnen mit 3 Zink, 2 Kupfer, 1 Silber und 3.000 $. Rohstoffe, Geld, Versicherungs- und Auslieferungssteine bleiben vor den anderen verborgen; die Gesellschaftspläne sind offen. Die Tischoption „offener Vorrat“ zeigt alles, denn aus den öffentlichen Ereignissen lässt es sich ohnehin errechnen.
    .title = Der Anfangsvorrat
    .section = setup
rule-RW-SET-3 = Die 48 Förderungskarten bilden acht Stapel zu je sechs Karten; jeder Stapel wird gemischt.
    .title = Die Förderungsstapel
    .section = setup
rule-RW-SET-4 = Die erste Direktionsreihenfolge und die erste Kontrollreihenfolge werden jeweils ausgelost.
    .title = Reihenfolgen zu Beginn
    .section = setup
rule-RW-SET-5 = Geld, Rohstoffwürfel und Versicherungssteine gehen nie aus.
    .title = Unbegrenzte Reserve
    .section = setup
rule-RW-SET-6 = Es gibt neun Stapel Realisierungssteine, einen je Art, der höchste Wert liegt oben. Zu viert enthält ein Stapel 4-3-2-1 Prestige in Gruppe I, 5-4-3-2 in Gruppe II und 6-5-4-3 in Gruppe III. Zu dritt werden nur die obersten drei Steine jedes Stapels verwendet, zu zweit nur der erste und der dritte.
    .title = Stapel der Realisierungen
    .section = setup
rule-RW-SET-7 = Die Auslieferungssteine werden nach Art sortiert, der billigste oben; bei jeder Spielerzahl werden alle verwendet. Zu zweit und zu dritt gelten die teureren Schutz- und Minenschachtsteine und die andere Seite der Bretter.
    .title = Auslieferungen und Spielerzahl
    .section = setup

## Angebotsabgabe

rule-RW-AUC-1 = Alle bieten gleichzeitig und verdeckt beliebig viele Rohstoffe und Geld aus ihrem Vorrat und decken dann auf. Ein Zink ist 400 $ wert, ein Kupfer 600 $, ein Silber 800 $, ein Gold 1.000 $; Geld zählt seinen Betrag, in Schritten von 100 $. Du darfst auch nichts bieten. Versicherungssteine kann man nicht bieten.
    .title = Das geheime Angebot
    .section = auction
rule-RW-AUC-2 = Das höchste Angebot kommt in der Direktionsreihenfolge nach vorn, die anderen folgen der Höhe nach. Bei gleichen Angeboten bleibt die bisherige Reihenfolge.
    .title = Neue Direktionsreihenfolge
    .section = auction
rule-RW-AUC-3 = Alle Angebote gehen in die allgemeine Reserve, auch die unterlegenen.
    .title = Alle bezahlen
    .section = auction

## Vizepräsidenten

rule-RW-VP-1 = In Direktionsreihenfolge setzen alle je einen Vizepräsidenten ein, danach in derselben Reihenfolge den zweiten.
    .title = Einsetzen in zwei Durchgängen
    .section = vice-presidents
rule-RW-VP-2 = Setze einen Vizepräsidenten auf eine freie Position von Brett I, II oder III, aber nie auf ein Brett, auf dem du schon einen hast. Du musst beide setzen, wenn du kannst. Sind nur noch auf dem Brett Positionen frei, auf dem du schon einen hast, bleibt der zweite zu Hause.
    .title = Wohin sie dürfen
    .section = vice-presidents

## Phase I: Bohrung

rule-RW-INS-1 = Vor der Bohrung dürfen alle beliebig viele ihrer Rohstoffe eins zu eins gegen Versicherungssteine tauschen. Alle entscheiden gleichzeitig; danach wird der Tausch gezeigt, doch wie viele Steine du hast, bleibt verborgen. Nicht verwendete Steine behältst du für spätere Spielrunden.
    .title = Versicherungen abschließen
    .section = drilling
rule-RW-ORD-1 = Die Besitzer der Vizepräsidenten auf Brett I rücken, von links nach rechts, mit ihrem Kontrollwürfel in dieser Folge an die Spitze der Kontrollreihenfolge. Alle anderen behalten dahinter ihre Reihenfolge.
    .title = Neue Kontrollreihenfolge
    .section = drilling
rule-RW-ROUND-1 = Es gibt vier Bohrrunden. In jeder wählst du, in der Kontrollreihenfolge, einen deiner Bohrtrupps als aktiven und bewegst ihn oder lässt ihn stehen: Auch das zählt als sein Zug. Wer keinen Bohrtrupp mehr hat, passt.
    .title = Vier Bohrrunden
    .section = drilling
rule-RW-MOVE-1 = Ein Bohrtrupp zieht auf ein angrenzendes Feld, durchbohrt oder nicht, oder von Ring D zum Erdkern. Auf einen Mineneingang kehrt er nie zurück.
    .title = Der einfache Zug
    .section = drilling
rule-RW-MOVE-2 = Von seinem Mineneingang erreicht ein Bohrtrupp jedes der beiden A-Felder, an die der Eingang grenzt.
    .title = Den Eingang verlassen
    .section = drilling
rule-RW-MOVE-3 = Mit Mobilität 1 darf der Zug stattdessen ein Sprung auf das zweite Feld links oder rechts im selben Ring sein. Der Sprung gilt als ein Zug.
    .title = Mobilität 1: der Sprung
    .section = drilling
rule-RW-MOVE-4 = Mit Mobilität 2 darf dein Bohrtrupp stattdessen auf die Grenze zwischen seinem Feld und einem Nachbarfeld im selben Ring ziehen, wenn beide nicht durchbohrt sind. Dort zählen der Trupp und sein Subunternehmer auf beiden Feldern voll und besetzen beide. Direkt von einem Eingang erreicht er keine Grenze, und sein nächster Zug führt auf eines der beiden Felder und nirgendwo anders hin.
    .title = Mobilität 2: die Grenze
    .section = drilling
rule-RW-MOVE-5 = Auf einer Grenze steht höchstens ein Bohrtrupp, gleich wem er gehört. So ist es voreingestellt und so halten es die französische und die deutsche Ausgabe; die englische erlaubt je Spieler einen Bohrtrupp.
    .title = Bohrtrupps auf einer Grenze
    .section = drilling
rule-RW-MOVE-6 = Mit Mobilität 3 darf der Zug aus zwei Schritten bestehen, jeder nach RW-MOVE-1, RW-MOVE-2 oder RW-MOVE-4, beliebig kombiniert; oder aus einem Sprung (RW-MOVE-3) und sonst nichts. Der erste Schritt wird vor dem zweiten abgeschlossen: Erreicht dadurch ein Feld seine nötige Bohrleistung, wird es sofort durchbohrt, und erst dann machst du den zweiten Schritt oder verzichtest darauf. Jede Stufe der Mobilität schließt die vorigen ein.
    .title = Mobilität 3: zwei Schritte
    .section = drilling
rule-RW-MOVE-7 = Sobald eines seiner beiden Felder durchbohrt wird, kommt ein Bohrtrupp von der Grenze auf dieses Feld, samt Subunternehmer und ohne Kosten, und erhält seinen Anteil. Erreichen beide Felder zugleich ihre nötige Bohrleistung (durch Anheuern, einen beim Zug erhöhten Subunternehmer oder eine Verbesserung), so wählt der aktive Spieler, welches durchbohrt wird; das andere wird ohne diesen Bohrtrupp neu gezählt.
    .title = Bohrung von der Grenze
    .section = drilling
rule-RW-CORE-1 = Erreicht ein Bohrtrupp den Erdkern, ist er am Ziel: Lege ihn in die Schachtel. Sein Subunternehmer kommt ohne Kosten auf Brett I zurück.
    .title = Am Erdkern
    .section = drilling
rule-RW-ADV-1 = Am Ende deines Zugs, nach einer dadurch ausgelösten Förderung, darfst du mit deinem aktiven Bohrtrupp einen Vorteil deines Vizepräsidenten auf Brett I nutzen; der Bohrtrupp muss dazu auf einem Feld oder einer Grenze stehen. Auf einem durchbohrten Feld darfst du anheuern. Auf einem Mineneingang ist kein Vorteil nutzbar.
    .title = Einen Vorteil nutzen
    .section = drilling

## Korruption

rule-RW-BRIBE-1 = Mit einem Vizepräsidenten auf Position 1 oder 2 von Brett I darfst du einen gegnerischen Bohrtrupp auf das Feld deines aktiven Bohrtrupps holen. Er muss von einem angrenzenden Feld kommen, und das Feld deines Trupps darf noch nicht durchbohrt sein.
    .title = Einen Bohrtrupp bestechen
    .section = bribery
rule-RW-BRIBE-2 = Du kannst weder einen eigenen Bohrtrupp bestechen noch einen, der noch auf einem Mineneingang steht, und du kannst niemanden durch Bestechung zum Erdkern bringen.
    .title = Wer nicht bestochen werden kann
    .section = bribery
rule-RW-BRIBE-3 = Du darfst einmal je Bohrrunde bestechen. Jede Bestechung verbraucht einen Korruptionsstein, und davon gibt es für alle zusammen drei je Spielrunde.
    .title = Wie oft
    .section = bribery
rule-RW-BRIBE-4 = Ein bestochener Bohrtrupp mit Subunternehmer bringt diesen mit: Du als Bestechender zahlst dessen Personalkosten erneut, seine Bohrleistung bleibt gleich. Die Bestechung ist nicht möglich, wenn du nicht zahlen kannst oder wenn diese Bohrleistung für das Level des Zielfelds zu hoch ist.
    .title = Bestechung mit Subunternehmer
    .section = bribery
rule-RW-BRIBE-5 = Steht dein aktiver Bohrtrupp auf einer Grenze, darfst du auf jedes seiner beiden Felder bestechen, von einem Feld aus, das an das gewählte grenzt. Ein Gegner auf einer Grenze kann bestochen werden, wenn eines seiner Felder an das Zielfeld grenzt oder selbst das Zielfeld ist. Der bestochene Bohrtrupp steht danach nur noch auf dem Zielfeld.
    .title = Korruption und Grenzen
    .section = bribery

## Subunternehmer

rule-RW-SUB-1 = Mit einem Vizepräsidenten auf Position 3 oder 4 von Brett I darfst du einen Subunternehmerwürfel neben deinen aktiven Bohrtrupp legen. Ein Subunternehmer mit Bohrleistung 1, 2, 3 oder 4 kostet 1.000 $, 1.500 $, 2.000 $ oder 2.500 $; seine Bohrleistung kommt zu der des Bohrtrupps hinzu.
    .title = Einen Subunternehmer anheuern
    .section = subcontracting
rule-RW-SUB-2 = Du darfst einmal je Bohrrunde anheuern, ein Bohrtrupp hat höchstens einen Subunternehmer, und insgesamt gibt es drei.
    .title = Einer je Bohrtrupp
    .section = subcontracting
rule-RW-SUB-3 = Die Bohrleistung eines Subunternehmers ist nie höher, als sein Level erlaubt: 1 in A, 2 in B, 3 in C und 4 in D.
    .title = Obergrenze je Level
    .section = subcontracting
rule-RW-SUB-4 = Zieht ein Bohrtrupp mit Subunternehmer, auch von einer Grenze, so nimmst du den Subunternehmer entweder mit und zahlst erneut die Personalkosten, für eine beliebige erlaubte Bohrleistung, oder du gibst ihn frei: Er kehrt auf Brett I zurück und kann sofort wieder angeheuert werden. Je Aktivierung zahlst du nur einmal und legst die Bohrleistung nur einmal fest; sie muss in jedem Level erlaubt sein, das der Bohrtrupp betritt. Stehen bleiben kostet nichts und ändert nichts.
    .title = Ziehen mit Subunternehmer
    .section = subcontracting
rule-RW-SUB-5 = Am Ende der Spielrunde kehren alle Subunternehmer auf Brett I zurück.
    .title = Rückkehr der Subunternehmer
    .section = subcontracting

## Förderung

rule-RW-EXT-1 = Sobald die Bohrleistung auf einem nicht durchbohrten Feld die nötige Zahl erreicht, wird das Spiel unterbrochen und das Feld durchbohrt. Alle Bohrtrupps und Subunternehmer dort zählen, auch die auf seinen Grenzen. Auslöser kann ein Zug sein, eine Bestechung, ein Anheuern, eine Verbesserung der Bohrleistung in Phase III oder Al. Drehe das Feld um; alles darauf bleibt stehen.
    .title = Wann durchbohrt wird
    .section = extraction
rule-RW-EXT-2 = Ziehe eine Karte vom Stapel des Feldes. Ihre Rohstoffe werden Art für Art gleichmäßig unter allen geteilt, die dort mindestens einen Bohrtrupp haben, gleich mit welcher Bohrleistung. Ein Minenschacht allein gibt keinen Anteil.
    .title = Teilen der Rohstoffe
    .section = extraction
rule-RW-EXT-3 = Der Überschuss jeder Art geht an den vorrangigen Spieler: den Besitzer des Minenschachts auf dem Feld; gibt es keinen, den Spieler, der dort allein die höchste Bohrleistung hat, Bohrtrupps samt Subunternehmern; bei Gleichstand den aktiven Spieler, auch wenn er selbst nicht zu den Gleichstarken gehört.
    .title = Überschuss und Vorrang
    .section = extraction
rule-RW-EXT-4 = Der aktive Spieler, der die Förderung ausgelöst hat, behält die Förderungskarte.
    .title = Wer die Karte behält
    .section = extraction
rule-RW-EXT-5 = Eine Förderung läuft in dieser Reihenfolge ab: Feld umdrehen, Bohrtrupps von den Grenzen daraufstellen, Karte ziehen, Anteile, Überschuss, Gefahr, Rohstoffe in die Vorräte, Karte an den aktiven Spieler, Realisierungen. Danach geht das Spiel dort weiter, wo es unterbrochen wurde.
    .title = Ablauf einer Förderung
    .section = extraction

## Gefahr

rule-RW-DANGER-1 = Zeigt die Karte Gefahr, verlieren alle Beteiligten einen Teil der Rohstoffe, die sie erhalten, die wertvollsten zuerst, den Überschuss eingeschlossen. Du verlierst so viele, wie deine gesamte Bohrleistung auf dem Feld beträgt, Subunternehmer und Trupps auf Grenzen voll gezählt, abzüglich deines Schutzes (1, 3 oder alle), aber nie mehr, als du erhältst. Wer dort nur einen Minenschacht hat, verliert nichts.
    .title = Verluste durch Gefahr
    .section = danger
rule-RW-DANGER-2 = Nach Abzug des Schutzes darfst du Versicherungssteine abgeben, von keinem bis zur Zahl der Rohstoffe, die dir sonst verloren gehen. Jeder rettet einen Rohstoff, und was dann noch verloren geht, ist immer das Wertvollste. Alle Beteiligten entscheiden gleichzeitig, nachdem sie die Karte gesehen haben. Versicherungen wirken auch in Phase III und wenn Al die Förderung auslöst.
    .title = Versicherungen einsetzen
    .section = danger

## Minenschächte

rule-RW-SHAFT-1 = Nach der vierten Bohrrunde bringt jeder Minenschacht auf einem durchbohrten Feld seinem Besitzer den Ertrag, den das Feld zeigt.
    .title = Ertrag der Minenschächte
    .section = mineshafts

## Phase II: Markt

rule-RW-MKT-1 = Alle mit einem Vizepräsidenten auf Brett II führen reihum je eine Aktion aus, beginnend mit der Position ganz links. Deine Position sagt, wie viele Aktionen du hast. Nach deiner letzten Aktion, oder wenn du passt, kehrt dein Vizepräsident nach Hause zurück.
    .title = Aktionen auf Brett II
    .section = market
rule-RW-MKT-2 = Mit einer Aktion kaufst oder verkaufst du beliebig viele Rohstoffe einer Art zu den festen Preisen: Zink 400 $, Kupfer 600 $, Silber 800 $, Gold 1.000 $.
    .title = Kaufen und verkaufen
    .section = market
rule-RW-MKT-3 = In einer Phase II handelst du jede Art nur einmal, ob Kauf oder Verkauf. Andere dürfen sie noch handeln.
    .title = Einmal je Rohstoffart
    .section = market

## Phase III: Atelier

rule-RW-WORK-1 = Alle mit einem Vizepräsidenten auf Brett III führen reihum je eine Aktion aus, beginnend mit der Position ganz links. Deine Position sagt, wie viele Aktionen du hast. Nach deiner letzten Aktion, oder wenn du passt, kehrt dein Vizepräsident nach Hause zurück.
    .title = Aktionen auf Brett III
    .section = workshop
rule-RW-WORK-2 = Bohrleistung: Einer deiner Bohrtrupps steigt um eine Stufe, von 1 auf 2 für 1.500 $, von 2 auf 3 für 2.500 $, von 3 auf 4 für 3.500 $. Wird dadurch die nötige Bohrleistung seines Feldes erreicht, löst das sofort eine Förderung aus, und du bist der aktive Spieler. Ein Bohrtrupp auf einem Mineneingang darf verbessert werden, einer, der den Erdkern erreicht hat, nicht.
    .title = Verbesserung der Bohrleistung
    .section = workshop
rule-RW-WORK-3 = Schutz, Stufe für Stufe: Deine Verluste durch Gefahr sinken um 1 für 1.500 $, dann um 3 für 2.000 $, dann entfallen sie ganz für 2.500 $. Zu zweit und zu dritt kosten die Stufen mehr (RW-SET-7).
    .title = Verbesserter Schutz
    .section = workshop
rule-RW-WORK-4 = Mobilität, Stufe für Stufe: Stufe 1 für 1.500 $, Stufe 2 für 2.000 $, Stufe 3 für 2.500 $.
    .title = Verbesserte Mobilität
    .section = workshop
rule-RW-WORK-5 = Minenschächte werden Stufe für Stufe gebaut (zu zweit und zu dritt zu höheren Preisen, RW-SET-7): Der erste, 1.500 $, kommt auf ein nicht durchbohrtes Feld ohne Gegner, das du besetzt oder das an einen deiner Bohrtrupps grenzt. Der zweite, 2.000 $, kommt auf ein ebensolches Feld oder auf ein durchbohrtes Feld, das du besetzt oder das an einen deiner Bohrtrupps grenzt (Voreinstellung sowie französische und deutsche Ausgabe; die englische erlaubt jedes durchbohrte Feld, jedes besetzte Feld und jedes an einen deiner Bohrtrupps grenzende Feld). Der dritte, 2.500 $, kommt auf ein beliebiges Feld. Ein Bohrtrupp auf einem Eingang grenzt an dessen zwei A-Felder, ein Bohrtrupp auf der Grenze besetzt seine beiden Felder, und ein Bohrtrupp am Erdkern grenzt an nichts.
    .title = Einen Minenschacht bauen
    .section = workshop
rule-RW-WORK-6 = Für eine Aktion und den Preis einer Stufe, die du erreicht hast, darfst du einen beliebigen deiner eigenen Minenschächte auf ein anderes Feld versetzen, das die Regel dieser Stufe erlaubt.
    .title = Einen Minenschacht versetzen
    .section = workshop
rule-RW-WORK-7 = Auf einem Feld steht nie mehr als ein Minenschacht.
    .title = Ein Schacht je Feld
    .section = workshop
rule-RW-WORK-8 = Auslieferung: Zahle die Rohstoffe, die der oberste Stein eines Auslieferungsstapels zeigt, und behalte den Stein verdeckt für sein Prestige.
    .title = Eine Auslieferung machen
    .section = workshop

## Realisierungen

rule-RW-ACH-1 = Einen Realisierungsstein erhältst du sofort und automatisch, jederzeit, auch wenn du nicht am Zug bist, und er kostet nichts. Jede Art erhältst du nur einmal: Du nimmst den obersten Stein ihres Stapels und legst ihn verdeckt auf deinen Gesellschaftsplan. Ein Ereignis wird beurteilt, wenn es abgeschlossen ist: eine ganze Förderung nach den Verlusten, alle Erträge der Minenschächte zusammen, eine Aktion.
    .title = Eine Realisierung erhalten
    .section = achievements
rule-RW-ACH-2 = Gruppe I: 8 Zink und 8 Kupfer; 6 Förderungskarten; 10 Silber. Gruppe II: Drei deiner Bohrtrupps haben Bohrleistung 2 oder mehr erreicht; 12 Gold; alle deine Bohrtrupps sind gleichzeitig auf Level C oder tiefer. Gruppe III: 6 Rohstoffe jeder Art; zwei deiner Bohrtrupps haben Bohrleistung 4 erreicht; einer deiner Bohrtrupps hat den Erdkern erreicht. Bohrtrupps, die den Erdkern erreicht haben, zählen weiter mit, und es zählt nur die eigene Bohrleistung eines Bohrtrupps, ohne Subunternehmer.
    .title = Die neun Realisierungen
    .section = achievements
rule-RW-ACH-3 = Erhalten mehrere Spieler zugleich dieselbe Realisierung, nimmt der aktive Spieler den ersten Stein, die anderen folgen in Direktionsreihenfolge (Voreinstellung sowie englische und deutsche Ausgabe; in der französischen entscheidet allein die Direktionsreihenfolge). Gibt es keinen aktiven Spieler, wie beim Ertrag der Minenschächte, oder ist Al aktiv, entscheidet allein die Direktionsreihenfolge.
    .title = Mehrere Spieler zugleich
    .section = achievements

## Ende der Spielrunde

rule-RW-TURN-1 = Am Ende der Spielrunde, in dieser Reihenfolge: Korruptionssteine und Subunternehmer kehren auf Brett I zurück, die Vizepräsidenten kehren nach Hause zurück, das Spielende wird geprüft (RW-END-1), zu zweit verbessert sich ein Bohrtrupp von Al (RW-AL-4), und eine neue Angebotsabgabe beginnt. Subunternehmer zählen also in Phase III noch mit.
    .title = Ablauf am Rundenende
    .section = turn

## Spielende

rule-RW-END-1 = Das Spiel endet am Ende der Spielrunde, in der die Mehrheit der Spieler einen Bohrtrupp am Erdkern hat (3 von 4, 2 von 3, beide von 2) oder in der ein Spieler sechs Realisierungen vollendet hat, darunter alle drei der Gruppe III.
    .title = Wann das Spiel endet
    .section = end
rule-RW-END-2 = Bonuspunkte gibt es für jede der vier Rohstoffarten und für Geld, vom größten bis zum kleinsten Besitz: 3-2-1-0 zu viert, 2-1-0 zu dritt, 2-0 zu zweit. Spieler im Gleichstand werten alle den höheren Platz, und die Plätze, die sie füllen, sind vergeben: zu viert 3-3-1-0, 3-2-2-0, 3-2-1-1, 3-3-3-0, 3-3-1-1, 3-2-2-2 oder 3-3-3-3, zu dritt 2-2-0, 2-1-1 oder 2-2-2, zu zweit 2-2. Nichts zu haben ist eine Menge wie jede andere, außer mit der Tischoption „kein Bonus für null“.
    .title = Die Bonuspunkte
    .section = end
rule-RW-END-3 = Zähle dein Prestige aus Realisierungen, Auslieferungen und Bonuspunkten zusammen: Das meiste gewinnt. Bei Gleichstand entscheiden die meisten Realisierungssteine, dann die meisten Rohstoffe; danach wird der Sieg geteilt.
    .title = Sieger und Gleichstand
    .section = end
rule-RW-END-4 = Damit jede Partie zu Ende geht, endet das Spiel auch am Ende der dritten Spielrunde in Folge, in der kein Feld durchbohrt und kein Realisierungs- oder Auslieferungsstein gewonnen wurde. Diese Regel stammt von uns.
    .title = Drei Runden Stillstand
    .section = end

## Zwei Spieler: Al

rule-RW-AL-1 = Im Spiel zu zweit kommt ein unsichtbarer Mitspieler hinzu: Al. Al hat vier Bohrtrupps mit Bohrleistung 1 auf den Mineneingängen und sonst nichts.
    .title = Wer Al ist
    .section = al
rule-RW-AL-2 = Nach jeder Bohrrunde (nach der vierten noch vor dem Ertrag der Minenschächte) zieht einer der Bohrtrupps von Al einen Schritt auf ein angrenzendes Feld; er geht nie auf eine Grenze, bleibt nie stehen und zieht nie zum Erdkern. Es ist einer von denen auf einem Eingang oder auf einem durchbohrten Feld oder, wenn es solche nicht gibt, irgendeiner; unter diesen der mit der höchsten Bohrleistung; unter diesen der am weitesten vom Erdkern entfernte, ein Eingang vor Ring A. Bleiben mehrere übrig, wählt der erste Spieler der Kontrollreihenfolge.
    .title = Welchen Bohrtrupp Al zieht
    .section = al
rule-RW-AL-3 = Der Bohrtrupp von Al zieht auf das angrenzende nicht durchbohrte Feld, dem vor dem Zug am wenigsten Bohrleistung fehlt. Bei Gleichstand, oder wenn alle durchbohrt sind, wählt der erste Spieler der Kontrollreihenfolge. Musste er auch schon den Bohrtrupp wählen, wählt er dennoch nur unter den gleich nahen Feldern (Voreinstellung und deutsche Ausgabe); in der englischen und der französischen Ausgabe darf es ein beliebiges angrenzendes Feld sein.
    .title = Wohin Al zieht
    .section = al
rule-RW-AL-4 = Nach der Prüfung am Ende der Spielrunde (RW-TURN-1) erhöht, sofern das Spiel nicht vorbei ist, der erste Spieler der Direktionsreihenfolge die Bohrleistung eines Bohrtrupps von Al um eins, bis höchstens 4; sind alle auf 4, geschieht nichts. Das kann eine Förderung auslösen, bei der Al der aktive Spieler ist; danach wird das Spielende (RW-END-1) erneut geprüft.
    .title = Al verbessert sich
    .section = al
rule-RW-AL-5 = Al teilt wie jeder Spieler, doch seine Rohstoffe gehen in die allgemeine Reserve zurück, auch ein Überschuss, den er gewinnt; die Karte einer von ihm ausgelösten Förderung scheidet aus dem Spiel aus. Seine Bohrtrupps gelten bei Korruption und Minenschächten als gegnerisch, für das Spielende (RW-END-1) zählt er nie. Er hat keinen Schutz und zahlt nichts.
    .title = Wie Al teilt
    .section = al
