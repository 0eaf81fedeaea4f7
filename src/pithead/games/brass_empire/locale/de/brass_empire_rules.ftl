### Die Spielregel von Brass Empire. Eine Nachricht je Regel; ihre Nummer dient Ablehnungen und Tests.
### Das Attribut „section“ ist ein Schlüssel, in allen Sprachen gleich: rules-section-<Schlüssel> ist die Überschrift.

rules-aim-brass-empire = Du führst einen Konzern in einer Stadt aus Dampf und Messing. Stelle Mitarbeiter ein, errichte Gebäude und schicke Einheiten aus, um Messing zu fördern und darum zu kämpfen. Ist das Vorkommen leer, gewinnt das meiste Messing: deine Marker und der Wert all deiner Karten.

## Abschnitte

rules-section-be-aim = Ziel
rules-section-be-setup = Aufbau
rules-section-be-cards = Karten
rules-section-be-turn = Ein Zug
rules-section-be-play = Ausspielphase
rules-section-be-action = Aktionsphase
rules-section-be-end = Spielende
rules-section-be-variants = Varianten
rules-section-be-solo = Solospiel

## Ziel

rule-BE-AIM-1 = Wer am Ende das meiste Messing hat, gewinnt. Zähle deine Messingmarker und dazu den Messingwert all deiner Karten.
    .title = Das meiste Messing
    .section = be-aim
rule-BE-AIM-2 = Bei Gleichstand entscheidet der höhere gesamte Messingwert der Karten des eigenen Konzerns, dann die kleinere Zahl eigener Karten, dann die größere Zahl Messingmarker. Wer dann noch gleichauf liegt, teilt sich den Platz.
    .title = Gleichstand
    .section = be-aim

## Aufbau

rule-BE-SET-1 = Das Spiel ist für 1 bis 6 Personen. Bis zu fünft nehmen alle verschiedene Konzerne; zu sechst teilen sich zwei einen Konzern, beide mit einer vollständigen eigenen Reserve. Wer nicht wählt, bekommt einen Konzern zugelost.
    .title = Spieler und Konzerne
    .section = be-setup
rule-BE-SET-2 = Mische 7 Schreiber und 3 Gewerkschaftsarbeiter: Das ist dein erster Nachziehstapel. Lege eine Förderplattform offen vor dich.
    .title = Startkarten
    .section = be-setup
rule-BE-SET-3 = Nimm die sechs Reservekarten deines Konzerns: drei Exemplare einer Karte, zwei einer anderen, eines einer dritten. Nur du darfst sie kaufen, wann immer du eine Karte kaufen könntest. Die empfohlenen, in dieser Reihenfolge: McGlynn Clockwerks: Schnüffler, Clockwerks-Fabrik, Miltonische Kaserne; Frontier Rail: Jetpack-Kurier, Personenbahnhof, Bohrkarawane; Omni-Edo Corporation: Konzern-Ninja, Sortieranlage, Zhan-Shi-Motorrad; Harlem Electric Works: Volt-Miliz, Batterieturbine, Schockwellensender; Windcraft Enterprises: Hetzhund, Teilesilo, Jemmy die Nieterin.
    .title = Reserven
    .section = be-setup
rule-BE-SET-4 = Die gemeinsamen Karten, die zu keiner Reserve gehören, bilden zwei Stapel: Die 90 Gebäude und Einheiten werden zum Konstruktionsstapel gemischt, die 100 Mitarbeiter zum Arbeitsstapel. Reservekarten von Konzernen, die niemand spielt, kommen zurück in die Schachtel.
    .title = Die gemeinsamen Stapel
    .section = be-setup
rule-BE-SET-5 = Decke von beiden Stapeln sechs Karten auf: Die des Konstruktionsstapels sind das Konstruktionsbüro, die des Arbeitsstapels der Arbeitsmarkt.
    .title = Die Auslagen
    .section = be-setup
rule-BE-SET-6 = Das Vorkommen enthält 40 Messing bei 1 Spieler, 50 bei 2 oder 3, 60 bei 4, 75 bei 5 und 80 bei 6. Der Gastgeber darf jede andere Größe von 10 bis 150 festlegen; empfohlen sind 15 bis 25 je Spieler.
    .title = Das Vorkommen
    .section = be-setup
rule-BE-SET-7 = Alle ziehen fünf Karten. Wer beginnt, wird ausgelost; gespielt wird im Uhrzeigersinn.
    .title = Erste Hand, erster Spieler
    .section = be-setup
rule-BE-SET-8 = Alle sehen die Auslagen, die Reserven, Karten im Spiel mit Schaden und Ladungen, in diesem Zug ausgespielte Karten, Ablagestapel, die entlassenen Karten, Messing, das Vorkommen und wie viele Karten jeder Stapel und jede Hand hat. Niemand sieht die Reihenfolge eines Stapels, fremde Handkarten (auch nicht die des Partners) oder welche Karte ein verdecktes gegnerisches Gebäude ist. Welche Karten dein eigener Nachziehstapel enthält, darfst du immer nachsehen, nicht aber ihre Reihenfolge.
    .title = Offen und verborgen
    .section = be-setup

## Karten

rule-BE-CARD-1 = Einen Mitarbeiter spielst du für seinen Effekt aus; am Ende des Zugs wird er abgelegt. Einheiten und Gebäude bleiben im Spiel und haben Angriff und Leben.
    .title = Drei Arten
    .section = be-cards
rule-BE-CARD-2 = Eine Karte zeigt ihren Namen, ihre Kosten in Arbeit, Bau oder beidem, ihren Konzern (falls sie einen hat), ihre Art, ihre Seltenheit (1, 2 oder mindestens 3 Exemplare), ihren Effekt und ihren Messingwert (falls sie einen hat).
    .title = Was eine Karte zeigt
    .section = be-cards
rule-BE-CARD-3 = Widersprechen sich der Text einer Karte und eine Regel, gilt die Karte.
    .title = Die Karte gilt
    .section = be-cards
rule-BE-CARD-4 = Karten aus der Hand auszuspielen kostet nichts. Du musst sie nicht ausspielen, aber was übrig ist, wird am Ende deines Zugs abgelegt.
    .title = Ausspielen kostet nichts
    .section = be-cards
rule-BE-CARD-5 = Schaden bleibt auf einer Karte, bis sie das Spiel verlässt; nichts heilt ihn. Eine Karte, die später wieder ins Spiel kommt, ist unbeschädigt.
    .title = Schaden bleibt
    .section = be-cards
rule-BE-CARD-6 = Musst du eine Karte ziehen oder aufdecken und dein Nachziehstapel ist leer, mische deinen Ablagestapel zu einem neuen und fahre fort; sind beide leer, ziehst du nicht weiter. Gemischt wird nur, wenn eine Karte gebraucht wird. In diesem Zug ausgespielte Karten kommen erst am Ende des Zugs auf den Ablagestapel, auch eine in diesem Zug ausgespielte Einheit oder ein Gebäude, das das Spiel schon wieder verlassen hat. Aufgedeckte Karten kommen dorthin zurück, wo sie waren, wenn nichts anderes gesagt ist.
    .title = Leerer Nachziehstapel
    .section = be-cards
rule-BE-CARD-7 = Eine erworbene Karte kommt sofort auf deinen Ablagestapel und wird bei einem späteren Mischen in diesem Zug mitgemischt, wenn keine Karte und nicht die Teamregel etwas anderes sagt.
    .title = Erworbene Karten
    .section = be-cards
rule-BE-CARD-8 = Verlässt eine Karte eine Auslage, wird sie sofort von ihrem Stapel ersetzt, bevor irgendetwas anderes geschieht. So sind die Auslagen bei jeder Entscheidung voll. Ist der Stapel leer, bleibt der Platz leer.
    .title = Auslagen füllen sich sofort
    .section = be-cards
rule-BE-CARD-9 = Eine entlassene Karte verlässt das Spiel und kommt zu den entlassenen Karten, die niemand nutzen darf, wenn keine Karte es sagt. Der Effekt nennt den Ort, von dem sie kommt; „Hand oder Ablagestapel“ meint nie eine in diesem Zug schon ausgespielte Karte, auch nicht die entlassende selbst.
    .title = Entlassen
    .section = be-cards
rule-BE-CARD-10 = In deiner Ausspielphase darfst du ein eigenes offenes Gebäude abreißen, dessen Text einen Abrisseffekt hat: Es kommt zuerst auf deinen Ablagestapel, dann geschieht dieser Effekt (beim Ziehen kann es eingemischt werden). Abreißen bringt kein Messing, und keine Karte gibt welches dafür. Der Abriss löst auch seinen Effekt bei Zerstörung aus, aber ein Gegner, der das Gebäude zerstört, löst den Abrisseffekt nicht aus. Die Förderplattform kann nicht abgerissen werden.
    .title = Abreißen
    .section = be-cards
rule-BE-CARD-11 = Ein Mobilisierungseffekt geschieht einmal, wenn die Einheit aus der Hand ausgespielt wird. Eine Einheit, die Ressourcen gibt, gibt sie nur dann und nicht in jedem Zug.
    .title = Mobilisieren
    .section = be-cards
rule-BE-CARD-12 = Effekte bei Fertigstellung geschehen, wenn das Gebäude zu Beginn des Zugs aufgedeckt wird.
    .title = Bei Fertigstellung
    .section = be-cards
rule-BE-CARD-13 = Angreifer müssen einen Wächter zerstören, bevor sie ein anderes Gebäude seines Besitzers angreifen können, auch die Förderplattform. Bei mehreren Wächtern wählt der Angreifer. Eine Einheit mit Wächter schützt, sobald sie ausgespielt ist, ein Gebäude, sobald es offen liegt. Ein Wächter schützt weder Einheiten noch Karten eines Partners und nicht vor Effekten.
    .title = Wächter
    .section = be-cards
rule-BE-CARD-14 = Ein Effekt bei Zerstörung geschieht auch im Zug eines anderen Spielers. Sagt er „du darfst“, antwortet der Besitzer oder sein Dauerauftrag, bevor es weitergeht. Sonst handelt niemand außerhalb seines Zugs, wenn keine Karte es sagt.
    .title = Bei Zerstörung
    .section = be-cards
rule-BE-CARD-15 = Ein Effekt wird in der gedruckten Reihenfolge ausgeführt, so weit es geht. Was du „darfst“, entscheidest du, alles andere geschieht; ein Teil ohne erlaubtes Ziel entfällt. Effekte wählen nur offene Karten, und zwar die von Gegnern, wenn der Text nicht deine nennt. Alles erhaltene Messing kommt aus dem Vorkommen, und nur Fördern, Kampfbeute und Umwandlung brauchen deine Plattform; verlorenes oder gestohlenes Messing bringt niemanden unter 0 und kommt nie ins Vorkommen zurück, und Marker gehen nie aus.
    .title = Effekte ausführen
    .section = be-cards
rule-BE-CARD-16 = Eine Karte wird höchstens einmal je Zug ausgespielt, eine Einheit handelt höchstens zweimal je Zug, ein ausgelöster Gebäudeeffekt wirkt einmal je Zug, und ein Effekt geht einen Nachziehstapel samt Ablagestapel höchstens einmal durch. Keine Karte heilt oder erhöht das Leben.
    .title = Grenzen
    .section = be-cards

## Ein Zug

rule-BE-TURN-1 = Decke alle deine verdeckten Gebäude gemeinsam auf. Dann führst du ihre Effekte bei Fertigstellung in beliebiger Reihenfolge aus. Von diesem Zug an kannst du ihre Effekte nutzen, und ihre dauerhaften Boni gelten. Die Förderplattform gehört nicht dazu.
    .title = Beginn des Zugs
    .section = be-turn
rule-BE-TURN-2 = In beliebiger Reihenfolge und so oft du kannst: Karten aus der Hand ausspielen, Effekte von Gebäuden nutzen, abreißen, Karten kaufen, mit deiner Förderplattform umwandeln, sie wieder aufbauen.
    .title = Ausspielphase
    .section = be-turn
rule-BE-TURN-3 = Die Aktionsphase folgt auf die Ausspielphase. Hat sie begonnen, wird keine Karte mehr ausgespielt und kein Gebäudeeffekt mehr genutzt, wenn kein Effekt es sagt; eine jetzt gezogene Karte wird unausgespielt abgelegt. Übrige Arbeit und übriger Bau dürfen bis zum Ende des Zugs noch zum Kaufen, Umwandeln und Wiederaufbauen ausgegeben werden.
    .title = Aktionsphase
    .section = be-turn
rule-BE-TURN-4 = Lege die ausgespielten Mitarbeiter und den Rest deiner Hand ab. Übrige Arbeit und übriger Bau verfallen. Dann ziehst du fünf Karten und dazu, was Effekte dieses Zugs versprochen haben. Ein Handkartenlimit gibt es nicht.
    .title = Ende des Zugs
    .section = be-turn

## Ausspielphase

rule-BE-PLAY-1 = Der Effekt eines Mitarbeiters geschieht sofort. Entschieden wird beim Ausspielen der Karte, und Bedingungen müssen dann erfüllt sein. Erhaltene Arbeit und erhaltener Bau dürfen bis zum Ende des Zugs ausgegeben werden.
    .title = Mitarbeiter
    .section = be-play
rule-BE-PLAY-2 = Ein Gebäude spielst du verdeckt aus: Es ist im Bau. Es kann nicht angegriffen werden und hat keinen Effekt, bis du es zu Beginn deines nächsten Zugs aufdeckst.
    .title = Gebäude
    .section = be-play
rule-BE-PLAY-3 = Eine Einheit spielst du offen aus. Von jetzt an kann sie angegriffen werden und schlägt zurück, aber in diesem Zug handelt sie noch nicht.
    .title = Einheiten
    .section = be-play
rule-BE-PLAY-4 = Du darfst Karten jedes Konzerns aus beiden Auslagen oder aus deiner eigenen Reserve kaufen, so viele du bezahlen kannst. Du bezahlst die ganzen Kosten, Arbeit mit Arbeit und Bau mit Bau. Die Reserve wird nicht aufgefüllt.
    .title = Kaufen
    .section = be-play
rule-BE-PLAY-5 = Den Effekt eines offenen Gebäudes darfst du einmal in jedem deiner Züge nutzen, auch im Zug, in dem es aufgedeckt wird. Reine Arbeit und reinen Bau gibt es nach den Effekten bei Fertigstellung von selbst; alles andere nutzt du in der Ausspielphase, wann du willst.
    .title = Gebäudeeffekte
    .section = be-play
rule-BE-PLAY-6 = Solange deine Förderplattform offen liegt, darfst du 2 Baupunkte in 1 Messing aus dem Vorkommen umwandeln, so oft du bezahlen kannst. Das ist ein Umwandlungskurs, kein Gebäudeeffekt.
    .title = Umwandeln
    .section = be-play
rule-BE-PLAY-7 = Eine zerstörte Förderplattform liegt verdeckt, bis du sie wieder aufbaust: jederzeit in deinem Zug, in beiden Phasen, für 1 Baupunkt. Sie hat dann wieder volles Leben und funktioniert sofort. Eine beschädigte Plattform, die noch steht, kann nicht repariert werden.
    .title = Plattform wieder aufbauen
    .section = be-play

## Aktionsphase

rule-BE-ACT-1 = Jede deiner Einheiten, die zu Beginn deines Zugs im Spiel war, darf eine Aktion ausführen: fördern, angreifen oder eine aufgedruckte Aktion nutzen.
    .title = Eine Aktion je Einheit
    .section = be-action
rule-BE-ACT-2 = Eine Einheit, die fördert, nimmt so viel Messing aus dem Vorkommen, wie ihr Angriff beträgt. Deine Förderplattform muss offen liegen.
    .title = Fördern
    .section = be-action
rule-BE-ACT-3 = Eine Einheit greift eine Einheit, ein offenes Gebäude oder die Förderplattform eines Gegners an, nie deine eigenen Karten. Angreifer und Ziel fügen einander gleichzeitig ihren Angriff zu; Einheiten schlagen auch zurück, wenn sie gerade erst mobilisiert wurden, und auch Gebäude fügen ihren Angriff zu. Eine verdeckte Karte kann nicht angegriffen werden.
    .title = Angreifen
    .section = be-action
rule-BE-ACT-4 = Eine Karte mit 0 Leben ist zerstört und kommt auf den Ablagestapel ihres Besitzers; eine Förderplattform wird stattdessen verdeckt.
    .title = Zerstörte Karten
    .section = be-action
rule-BE-ACT-5 = Zerstört deine Karte im Kampf eine fremde Karte und liegt deine Förderplattform offen, nimmst du Messing in Höhe ihres Messingwerts aus dem Vorkommen, oder 1, wenn sie keinen hat. Eine zerstörte Förderplattform bringt unter derselben Bedingung 1.
    .title = Kampfbeute
    .section = be-action
rule-BE-ACT-6 = Zerstört das Zurückschlagen den Angreifer, nimmt der Verteidiger ebenso dessen Wert, wenn seine eigene Plattform offen liegt. Beide Spieler können in einem Kampf Beute machen; die Plattformen zählen so, wie sie vor dem Kampf lagen.
    .title = Beute des Verteidigers
    .section = be-action
rule-BE-ACT-7 = Kampf ist der Schaden, den Angreifer und Ziel einander zufügen, auch ein gedruckter Erstschlag. Eine auf andere Weise zerstörte Karte bringt kein Messing, wenn der Effekt es nicht sagt.
    .title = Was ein Kampf ist
    .section = be-action
rule-BE-ACT-8 = Gebäude fördern nie, wie hoch ihr Angriff auch ist.
    .title = Gebäude fördern nie
    .section = be-action
rule-BE-ACT-9 = Ein Angriff wird vollständig abgewickelt, bevor der nächste angesagt wird: Ziel nennen; Schaden in beide Richtungen gleichzeitig; Karten mit 0 Leben kommen auf die Ablagestapel ihrer Besitzer; Messing, zuerst für den Besitzer des Angreifers; dann Effekte bei Zerstörung, die des aktiven Spielers zuerst, wobei jeder seine eigenen ordnet. Karten, die dadurch zerstört werden, folgen ebenso und bringen kein Messing.
    .title = Ablauf eines Angriffs
    .section = be-action

## Spielende

rule-BE-END-1 = Verlässt der letzte Marker das Vorkommen, gleich in wessen Zug, wird die Runde zu Ende gespielt: Alle, die danach sitzen, haben noch ihren Zug, damit alle gleich oft an der Reihe waren. Dann endet das Spiel, was auch immer dazwischen geschieht.
    .title = Das Vorkommen ist erschöpft
    .section = be-end
rule-BE-END-2 = In dieser letzten Runde wird weiter Messing verdient, über den Inhalt des Vorkommens hinaus.
    .title = Messing der letzten Runde
    .section = be-end
rule-BE-END-3 = Ein Gewinn, der größer ist als der Rest des Vorkommens, wird voll ausgezahlt.
    .title = Voll ausgezahlt
    .section = be-end
rule-BE-END-4 = Deine Punkte sind deine Messingmarker und der Messingwert all deiner Karten: im Nachziehstapel, auf der Hand, im Ablagestapel, im Spiel und im Bau. Entlassene Karten und nie gekaufte Reservekarten zählen nicht.
    .title = Wertung
    .section = be-end
rule-BE-END-5 = Vergehen 20 Runden in Folge, in denen kein Messing aus dem Vorkommen genommen wird, oder sind 200 Runden gespielt, endet das Spiel mit dieser Runde und wird wie üblich gewertet. Im Gefechtsmodus endet es nach 20 Runden, in denen niemand Messing verlor, oder nach 200; wer das meiste Messing hat, gewinnt, Gleichstand wird geteilt.
    .title = Festgefahrene Spiele
    .section = be-end

## Varianten

rule-BE-VAR-RES = Für 2 bis 6 Spieler. Bevor die Stapel gebildet werden, stellen alle geheim ihre Reserve aus allen Karten ihres Konzerns zusammen, gemeinsamen wie Reservekarten, und decken sie gleichzeitig auf: höchstens 10 Karten, nicht mehr Exemplare, als es gibt, und für alle derselbe gesamte Messingwert, den der Gastgeber festlegt (empfohlen sind 8 bis 12; eine Karte ohne Wert zählt 0). Gewählte gemeinsame Karten fehlen in den gemeinsamen Stapeln; haben zwei Spieler denselben Konzern, gilt von jeder Karte die größere Zahl. Nicht gewählte Startreservekarten aller Konzerne werden je nach Tischoption in die gemeinsamen Stapel gemischt oder entfernt.
    .title = Reserve nach Maß
    .section = be-variants
rule-BE-VAR-TEAM = Für 4 oder 6 Spieler in Zweierteams, die einander gegenübersitzen, sodass die Teams abwechseln. Deine Aktionen und Effekte schaden nie deinem Partner, „jeder andere Spieler“ übergeht ihn, und du darfst jeden Spieler außerhalb deines Teams angreifen. Für 1 Arbeitspunkt zusätzlich kommt eine auf dem Arbeitsmarkt gekaufte Karte auf den Ablagestapel deines Partners und gehört ihm, für 1 Baupunkt zusätzlich eine aus dem Konstruktionsbüro; nicht aus einer Reserve und nicht ohne Kauf erhaltene. Die Wertungen eines Teams werden addiert, Gleichstand wird an den Summen entschieden.
    .title = Teamspiel
    .section = be-variants
rule-BE-VAR-BATTLE = Für 2 bis 6 Spieler, ohne Vorkommen und ohne Wertung. Alle beginnen mit 20 Messing als Leben; was Messing gibt oder aus dem Vorkommen nimmt, stellt stattdessen Leben wieder her, nie über 20. Einheiten können nicht fördern; sie greifen Einheiten, Gebäude oder ein Unternehmen selbst an, das Messing in Höhe ihres Angriffs verliert, ohne zurückzuschlagen und ohne Schutz durch Wächter; Zerstören bringt nichts. Wer 0 erreicht, ist bankrott und sofort ausgeschieden: Die eigenen Karten verlassen das Spiel, ohne zerstört zu werden, der Platz wird übersprungen, der eigene Zug endet. Wer zuletzt übrig bleibt, gewinnt sofort; wer im selben Augenblick ausscheidet, teilt sich den Platz.
    .title = Gefechtsmodus
    .section = be-variants
rule-BE-VAR-FIRST = Was auch immer im Kampf zerstört wird, bringt genau 1 Messing, und Einheiten dürfen auch bei zerstörter Plattform fördern. Sonst ändert sich nichts: Kampfbeute und Umwandlung brauchen sie weiterhin offen.
    .title = Erstausgabe
    .section = be-variants
rule-BE-VAR-SOLO = Ein Spieler spielt allein gegen eine KI, die festen eigenen Regeln folgt.
    .title = Solospiel
    .section = be-variants
rule-BE-VAR-MIX = Reserve nach Maß, Teamspiel, Gefechtsmodus und Erstausgabe lassen sich verbinden, nur nicht Gefechtsmodus und Erstausgabe, denn von dieser bleibt dann nichts übrig. Im Teamspiel mit Gefechtsmodus gewinnt das letzte Team, von dem noch ein Spieler steht. Das Solospiel verbindet sich mit keiner: Sie verlangen mindestens zwei Spieler.
    .title = Varianten verbinden
    .section = be-variants

## Solospiel

rule-BE-SOLO-1 = Das Vorkommen enthält 40 Messing, und du beginnst. Verlässt eine Karte eine Auslage, rücken die Karten links von ihr einen Platz nach rechts und die neue kommt ganz nach links; ist der Stapel leer, bleibt die Lücke links.
    .title = Aufbau und Auslagen
    .section = be-solo
rule-BE-SOLO-2 = Nach jedem deiner Züge macht die KI einen Zug. Sie hat keinen Nachziehstapel, keine Hand und keine Plattform.
    .title = Der Zug der KI
    .section = be-solo
rule-BE-SOLO-3 = Zu Beginn ihres Zugs nimmt die KI 1 Messing und je 1 für jedes Gebäude, das sie im Spiel hat.
    .title = Das Einkommen der KI
    .section = be-solo
rule-BE-SOLO-4 = Ihre Einheiten handeln in der Reihenfolge, in der sie sie erwarb; was sie erwirbt, handelt ab ihrem nächsten Zug. Sie vergleicht die Marker einmal, nach ihrem Einkommen: Hast du mehr, greift jede Einheit deine Förderplattform an, bis sie zerstört ist (Wächter zuerst: am wenigsten Leben übrig, dann am längsten im Spiel), und die übrigen fördern. Hast du nicht mehr oder ist deine Plattform zerstört, fördert jede ihren Angriff. Eine Einheit mit Angriff 0 tut nichts.
    .title = Die Einheiten der KI
    .section = be-solo
rule-BE-SOLO-5 = Mit weniger als 7 Messingmarkern nimmt die KI den Mitarbeiter ganz rechts auf ihren Wertungsstapel. Mit 7 oder mehr nimmt sie dazu die Konstruktionskarte ganz rechts, die offen ins Spiel kommt.
    .title = Was die KI erwirbt
    .section = be-solo
rule-BE-SOLO-6 = Kartentexte wirken für die KI nicht: Nur Angriff, Leben, Messingwert und Wächter zählen. Deine Effekte behandeln sie als Gegner; was ihre Hand, ihren Nachziehstapel, Ablagestapel oder ihre Plattform braucht, bewirkt nichts.
    .title = Texte und die KI
    .section = be-solo
rule-BE-SOLO-7 = Eine zerstörte Karte der KI kommt auf ihren Wertungsstapel und nie zurück. Du nimmst dafür wie üblich Messing. Ebenso nimmt die KI Messing für deine Karten, ohne eine Plattform zu brauchen, und 1 für deine Plattform.
    .title = Zerstören gegen die KI
    .section = be-solo
rule-BE-SOLO-8 = Der Zug, in dem der letzte Marker genommen wird, wird beendet, Gewinne über das Vorkommen hinaus werden voll ausgezahlt, und das Spiel endet. Die Tischoption „gleiche Zugzahl“ gibt der KI noch ihren Zug, wenn dieser deiner war. Die KI wertet Marker, Wertungsstapel und Karten im Spiel; du gewinnst mit mehr Messing als die KI, nicht bei Gleichstand.
    .title = Ende des Solospiels
    .section = be-solo
