### Die Zeichnungen der Spielregel von Brass Empire: die Schritte eines Zugs, und je Beispiel ein Satz dazu.

rulebook-brass-empire-step-start = Beginn des Zugs
rulebook-brass-empire-step-about-start = Decke deine neuen Gebäude auf. Ab jetzt kannst du sie nutzen.
rulebook-brass-empire-step-play = Ausspielphase
rulebook-brass-empire-step-about-play = Spiele deine Handkarten kostenlos aus. Mit Arbeit und Bau kaufst du neue Karten, oder du wandelst Bau in Messing um.
rulebook-brass-empire-step-action = Aktionsphase
rulebook-brass-empire-step-about-action = Jede Einheit, die zu Beginn des Zugs im Spiel war, fördert Messing, greift an oder nutzt ihre eigene Aktion.
rulebook-brass-empire-step-end = Ende des Zugs
rulebook-brass-empire-step-about-end = Lege ausgespielte Karten und den Rest deiner Hand ab. Übrige Arbeit und übriger Bau verfallen. Ziehe fünf Karten.

example-BE-SET-2 = Dein erster Stapel besteht aus sieben Schreibern und drei Gewerkschaftsarbeitern. Die Förderplattform liegt vor dir.
example-BE-CARD-1 = Ein Mitarbeiter, eine Einheit und ein Gebäude. Bei Einheiten und Gebäuden steht links unten der Angriff und rechts unten das Leben.
example-BE-CARD-2 = Der Chronokämpfer ist eine Einheit von McGlynn Clockwerks. Er kostet 2 Arbeits- und 3 Baupunkte und zählt am Ende 2 Messing.
example-BE-CARD-13 = Der Chronokämpfer muss erst den Wächter zerstören, bevor er die Förderplattform dahinter angreifen kann.
example-BE-TURN-1 = Die Clockwerks-Fabrik wurde im letzten Zug verdeckt ausgespielt. Jetzt wird sie aufgedeckt und kann sofort genutzt werden.
example-BE-PLAY-1 = Der Schreiber bringt 1 Arbeitspunkt, der Manager 2: Du hast 3 Arbeitspunkte zum Ausgeben.
example-BE-PLAY-4 = Für 2 Arbeits- und 3 Baupunkte kommt der Chronokämpfer auf deinen Ablagestapel. Ausspielen kannst du ihn, sobald du ihn gezogen hast.
example-BE-PLAY-6 = Die Förderplattform macht aus 2 Baupunkten 1 Messing, so oft du willst.
example-BE-PLAY-7 = Für 1 Baupunkt wird eine zerstörte Förderplattform mit vollem Leben wieder aufgebaut.
example-BE-ACT-2 = Der Tesla-Soldat hat Angriff 2 und fördert 2 Messing.
example-BE-ACT-3 = Der Chronokämpfer greift den Tesla-Soldaten an. Beide fügen einander 2 Schaden zu: Der Tesla-Soldat wird zerstört, der Chronokämpfer übersteht es mit 2 Leben.
example-BE-ACT-5 = Der zerstörte Tesla-Soldat bringt dem Angreifer 3 Messing.
example-BE-END-4 = 14 Marker, dazu 2, 3, 1 und 1 für die eigenen Karten: 21 Messing.
