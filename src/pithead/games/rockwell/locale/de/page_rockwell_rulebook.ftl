### Die Zeichnungen der Spielregel von Rockwell: die Schritte einer Spielrunde, und je Beispiel ein Satz dazu.

rulebook-rockwell-step-auction = Angebotsabgabe
rulebook-rockwell-step-about-auction = Alle bieten verdeckt Rohstoffe und Geld. Das höchste Angebot kommt nach vorn; alle bezahlen ihr Angebot.
rulebook-rockwell-step-vice-presidents = Vizepräsidenten
rulebook-rockwell-step-about-vice-presidents = Setze deine beiden Vizepräsidenten auf zwei verschiedene Bretter. Sie bestimmen, was du in dieser Spielrunde noch tun darfst.
rulebook-rockwell-step-drilling = Phase I: Bohrung
rulebook-rockwell-step-about-drilling = Versichere Rohstoffe und bewege dann in jeder der vier Bohrrunden einen Trupp. Steht genug Bohrleistung auf einem Feld, wird es durchbohrt, und alle dort teilen sich die Karte.
rulebook-rockwell-step-market = Phase II: Markt
rulebook-rockwell-step-about-market = Mit einem Vizepräsidenten auf Brett II kaufst und verkaufst du Rohstoffe zu festen Preisen.
rulebook-rockwell-step-workshop = Phase III: Atelier
rulebook-rockwell-step-about-workshop = Mit einem Vizepräsidenten auf Brett III verbesserst du deine Gesellschaft, baust Minenschächte und lieferst Rohstoffe für Prestige.
rulebook-rockwell-step-turn = Ende der Spielrunde
rulebook-rockwell-step-about-turn = Subunternehmer, Korruptionssteine und Vizepräsidenten kehren zurück. Endet das Spiel nicht, folgt eine neue Angebotsabgabe.

example-RW-BOARD-1 = Der Trupp steht auf einem Feld in Ring B. Es grenzt an die vier hervorgehobenen: eines weiter außen, eines weiter innen und je eines links und rechts.
example-RW-BOARD-3 = Links und rechts ist noch Bohrleistung 5 nötig. Das mittlere Feld ist durchbohrt: Ein Minenschacht bringt dort jede Spielrunde ein Zink und ein Kupfer.
example-RW-SET-2 = Das haben alle zu Beginn.
example-RW-AUC-2 = Das Angebot von Grün ist am meisten wert, also kommt Grün nach vorn. Violett und Rot haben gleich viel geboten und behalten ihre Reihenfolge: Violett war vor Rot.
example-RW-VP-2 = Grün hat beide Vizepräsidenten gesetzt, auf Brett I und III. Rot und Violett haben noch je einen: Rot für Brett I oder III, Violett für Brett II oder III.
example-RW-MOVE-1 = Von hier kann der Trupp auf vier Felder ziehen.
example-RW-MOVE-2 = Vom Eingang aus erreicht der Trupp zwei Felder in Ring A.
example-RW-MOVE-3 = Der grüne Trupp springt über ein Feld. Wer darauf steht, spielt keine Rolle.
example-RW-MOVE-4 = Der grüne Trupp steht auf der Grenze, und seine Bohrleistung 2 zählt auf beiden Feldern. Links fehlen noch 2; rechts, wo Rot 1 beisteuert, fehlen ebenfalls 2.
example-RW-MOVE-6 = Zwei Schritte in einem Zug: einen Ring tiefer, dann auf das nächste Feld.
example-RW-CORE-1 = Ein Schritt aus Ring D, und der Trupp hat den Erdkern erreicht.
example-RW-BRIBE-1 = Grün besticht den Trupp von Rot und holt ihn auf das linke Feld: 1 und 3 ergeben 4, das Feld ist durchbohrt. Beide teilen; Rot hat dort mehr Bohrleistung und bekommt den Überschuss.
example-RW-SUB-1 = So viel kostet ein Subunternehmer mit Bohrleistung 1 bis 4.
example-RW-SUB-3 = In Ring C hat ein Subunternehmer höchstens Bohrleistung 3. Zusammen mit dem Trupp sind es hier 6, also fehlt noch 1.
example-RW-EXT-3 = Die Karte zeigt 3 Kupfer, 5 Silber und 4 Gold. Grün und Rot bekommen je 1 Kupfer, 2 Silber und 2 Gold. Rot hat dort mehr Bohrleistung und nimmt das übrige Kupfer und das übrige Silber.
example-RW-DANGER-1 = Dieselbe Karte mit Gefahr, ohne Schutz und Versicherung. Grün verliert 3 Rohstoffe, Rot 4, die wertvollsten zuerst.
example-RW-SHAFT-1 = Der Minenschacht von Grün steht auf einem durchbohrten Feld und bringt jede Spielrunde ein Zink und ein Kupfer.
example-RW-MKT-2 = So viel kostet ein Rohstoff, und so viel bekommst du dafür.
example-RW-WORK-1 = Die Preise der Stufen zu viert.
example-RW-ACH-2 = Die neun Realisierungen mit dem Prestige des obersten Steins zu Beginn. Wer später kommt, bekommt weniger.
example-RW-END-2 = Gold am Ende eines Spiels zu viert. Rot und Violett teilen sich den zweiten Platz: Beide bekommen 2, niemand bekommt 1.
example-RW-AL-3 = Der Trupp von Al steht auf dem durchbohrten Feld. Rechts fehlt nur 1 Bohrleistung, also zieht er dorthin.
