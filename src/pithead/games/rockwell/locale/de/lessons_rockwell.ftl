# Was der Begleiter einer Lektion sagt.

## guided

lesson-rockwell-guided = Deine erste Partie
lesson-rockwell-guided-about = Zwei Spielrunden mit Begleitung, die dritte allein.
lesson-rockwell-guided-aim = Willkommen! Wer das meiste Prestige hat, gewinnt; du bekommst es für Auslieferungen, Realisierungen und als Schlussbonus. Sind zwei von drei Gesellschaften am Erdkern, ist es die letzte Spielrunde.
lesson-rockwell-guided-rings = Die Zahlen zeigen die nötige Bohrleistung. Tiefe Felder brauchen mehr und bringen mehr: Zink und Kupfer hier oben, Silber und Gold weiter unten.
lesson-rockwell-guided-bid = Wer verdeckt am meisten bietet, setzt zuerst seine Vizepräsidenten; bezahlen müssen alle. Drücke „zuerst Geld“, +{ MONEY(500) }, dann „{ MONEY(500) } bieten“: Zink und Kupfer brauchst du noch.
lesson-rockwell-guided-bid-done = Dein Angebot war das höchste: Du bist zuerst dran!
lesson-rockwell-guided-bid-wrong = Behalte deine Rohstoffe: „zuerst Geld“, dann +{ MONEY(500) } und nicht mehr.
lesson-rockwell-guided-bid-wrong-more = Etwas mehr: Die anderen bieten auch. Nimm { MONEY(500) }.
lesson-rockwell-guided-workshop = Schicke einen Vizepräsidenten ins Atelier: Dort gibt es nur zwei Positionen, und diese gibt vier Aktionen.
lesson-rockwell-guided-workshop-wrong = Gute Position, aber das Atelier wird schneller voll.
lesson-rockwell-guided-control = Dein zweiter: das Kontrollzentrum. Mit dem Würfel kannst du Bohrleistung anheuern, und du bohrst zuerst.
lesson-rockwell-guided-control-wrong = Korruption ist eine andere Lektion. Nimm den ersten Würfel.
lesson-rockwell-guided-first-move = Vier Bohrrunden, je ein Trupp. Wähle Trupp a, dann Feld A1: Es braucht 2, er hat 1. Schicke ihn trotzdem hin.
lesson-rockwell-guided-first-move-wrong = Später! Zuerst Trupp a nach A1.
lesson-rockwell-guided-hire = Es fehlt 1. Jede Zeile ist eine mögliche Karte und was du davon behältst. Heuere Bohrleistung 1 für { MONEY(1000) } an.
lesson-rockwell-guided-hire-done = Alles für dich: 5 Zink und 4 Kupfer, zusammen { MONEY(4400) } wert. Auch die Karte gehört dir: Sechs ergeben eine Realisierung.
lesson-rockwell-guided-hire-wrong = Ohne ihn wird A1 nicht durchbohrt. Heuere an!
lesson-rockwell-guided-join = Bruno wartet auf A3, ihm fehlt 1. Geh mit Trupp b dazu.
lesson-rockwell-guided-join-done = Gleiche Anteile. Bei gleicher Bohrleistung bekommst du den Überschuss, ein Zink und ein Silber: Du hast durchbohrt.
lesson-rockwell-guided-join-wrong = Schau, wo nur 1 fehlt: Trupp b nach A3.
lesson-rockwell-guided-achievement = 8 Zink und 8 Kupfer: deine erste Realisierung, 4 Prestige! Sie kostet nichts; die Rohstoffe bleiben dir.
lesson-rockwell-guided-danger = Auf A6 fehlt wieder 1. Schließ es mit Trupp c ab.
lesson-rockwell-guided-danger-done = Gefahr! Alle dort verlieren die wertvollsten Rohstoffe ihres Anteils, einen je Punkt Bohrleistung. Du: ein Silber. Merk dir das.
lesson-rockwell-guided-danger-wrong = Auf A6 fehlt nur 1: Trupp c.
lesson-rockwell-guided-spread = Durchbohrte Felder geben nichts mehr. Zieh c einen Ring tiefer oder d aus dem Eingang. Lass b stehen: Ich habe einen Plan.
lesson-rockwell-guided-spread-wrong = Bitte c nach B6, oder d nach A7 oder A8.
lesson-rockwell-guided-market = Die anderen verkaufen. Du hast hier niemanden: zwei Vizepräsidenten, drei Bretter, irgendetwas fehlt immer.
lesson-rockwell-guided-power = Jetzt das Atelier. Mache Trupp b stärker: Bohrleistung 2 für { MONEY(1500) }.
lesson-rockwell-guided-power-wrong = Zuerst Trupp b: In der nächsten Spielrunde siehst du, warum.
lesson-rockwell-guided-deliver = Dann liefere 3 Zink und 4 Kupfer in einer Kiste aus.
lesson-rockwell-guided-deliver-done = 3 Prestige; die nächste Kiste dieser Art wird teurer.
lesson-rockwell-guided-deliver-wrong = Die Kiste mit Zink und Kupfer, sie zählt 3.
lesson-rockwell-guided-choice = Noch eine Auslieferung, oder passen und Rohstoffe zum Verkaufen behalten. Du entscheidest.
lesson-rockwell-guided-choice-wrong = Dein Geld ist weg: Liefere aus oder passe.
lesson-rockwell-guided-second-bid = Biete höchstens, was eine frühe Position dir mehr bringt als eine späte: hier eine Transaktion oder Aktion. Biete bis zu { MONEY(1000) } oder nichts.
lesson-rockwell-guided-second-bid-done = Bruno wählt zuerst, mit { MONEY(1200) }. Bezahlt haben auch die anderen.
lesson-rockwell-guided-second-bid-wrong = Behalte mehr: Du brauchst es bald.
lesson-rockwell-guided-seats = Wieder das Atelier, und die Börse: Aus Rohstoffen muss Geld werden.
lesson-rockwell-guided-seats-wrong = Ohne Geld wird nichts gebaut: Atelier und Börse.
lesson-rockwell-guided-seats-wrong-deals = Nimm eine Position mit mindestens zwei Transaktionen.
lesson-rockwell-guided-insurance = Weißt du noch, die Gefahr? Vor dem Bohren darfst du versichern (vorhin habe ich das übersprungen). Tausche 2 Zink: Jeder Stein rettet einen Rohstoff, auch den wertvollsten.
lesson-rockwell-guided-insurance-wrong = Zwei Zink: deine billigsten Rohstoffe.
lesson-rockwell-guided-deeper = B3 braucht 4. Brunos Trupp bringt 2, und dein Trupp b jetzt auch.
lesson-rockwell-guided-deeper-wrong = Mein Plan für b: geradeaus hinunter nach B3.
lesson-rockwell-guided-cover = Gefahr! Mit Bohrleistung 2 verlierst du ein Gold und ein Silber. Nutze zwei Versicherungssteine.
lesson-rockwell-guided-cover-done = Alles gerettet: 1 Zink, 3 Kupfer, 2 Silber, 1 Gold. Bruno hat zwei verloren.
lesson-rockwell-guided-cover-wrong = Nimm zwei: Zink gegen Gold!
lesson-rockwell-guided-own-moves = Drei Züge nach deiner Wahl. Tipp: Auf A2 fehlt 1, und Trupp a steht daneben.
lesson-rockwell-guided-own-moves-done-taken = 4 Zink, 1 Kupfer, 2 Silber. Gut gesehen!
lesson-rockwell-guided-own-rest = Noch zwei Züge nach deiner Wahl: tiefer hinab, oder dorthin, wo nur noch wenig fehlt.
lesson-rockwell-guided-sell = Bring { MONEY(3000) } zusammen. Jede Art handelst du einmal je Spielrunde: Verkaufe viel. Behalte 1 Zink, 1 Kupfer, 2 Silber, 1 Gold. Dann passe.
lesson-rockwell-guided-sell-wrong = So nicht: Es reicht nicht, oder dir fehlt danach etwas.
lesson-rockwell-guided-sell-wrong-pass = Noch nicht: Zuerst { MONEY(3000) }.
lesson-rockwell-guided-race = Ein Wettlauf! Drei Trupps mit Bohrleistung 2: Die erste Gesellschaft bekommt 5, die nächste 4. Verbessere außer b noch zwei.
lesson-rockwell-guided-race-done = Erster Platz! 5 Prestige!
lesson-rockwell-guided-race-wrong = Kisten können warten, Bruno nicht: noch zwei Trupps auf 2.
lesson-rockwell-guided-all = Das gerettete Gold macht diese Kiste voll: 3 Prestige.
lesson-rockwell-guided-all-wrong = Die Kiste mit allen vier Arten.
lesson-rockwell-guided-scores = Prestige: du { $you }, Bruno { $bruno }, Flint { $flint }. Am Ende bringt das Meiste von jeder Rohstoffart und vom Geld je 2, der zweite Platz 1. Gleichstand zählt als besserer Platz.
lesson-rockwell-guided-ending = Das Spiel endet nach einer Spielrunde mit zwei Gesellschaften am Erdkern, mit sechs Realisierungen einer Gesellschaft samt Gruppe III oder nach drei Spielrunden ohne Fortschritt.
lesson-rockwell-guided-free = Der Tisch gehört dir! Spiel diese Spielrunde, wie du willst, und hol dir jederzeit einen Tipp.
lesson-rockwell-guided-end = Gut gespielt: du { $you }, Bruno { $bruno }, Flint { $flint }. Schicke einen Trupp zum Erdkern, sobald du führst. Spiel weiter bis zum Ende oder wähle eine kurze Lektion.

## bribery

lesson-rockwell-bribery = Korruption
lesson-rockwell-bribery-about = Hol einen gegnerischen Trupp und durchbohre dein Feld.
lesson-rockwell-bribery-seat = Dein Vizepräsident steht auf einer Korruptionsposition: Einmal je Bohrrunde holst du einen gegnerischen Trupp von einem Nachbarfeld auf das Feld deines aktiven Trupps.
lesson-rockwell-bribery-move = A1 braucht 2, du bringst 1. Bruno steht daneben auf A2. Zieh a nach A1.
lesson-rockwell-bribery-move-wrong = Trupp a nach A1, neben Bruno.
lesson-rockwell-bribery-bribe = Jetzt bestich seinen Trupp: Er kommt nach A1 und durchbohrt das Feld mit dir.
lesson-rockwell-bribery-bribe-done = 3 Zink, 2 Kupfer und die Karte: Bei gleicher Bohrleistung geht der Überschuss an dich, denn du bist am Zug.
lesson-rockwell-bribery-bribe-wrong = Ohne ihn wird A1 nicht durchbohrt. Bestich!
lesson-rockwell-bribery-limits = Drei Bestechungen je Spielrunde für alle zusammen, je Bohrrunde eine pro Person. Trupps an Eingängen können nicht bestochen werden; ein Würfel kommt auf deine Kosten mit.

## subcontractors

lesson-rockwell-subcontractors = Subunternehmer
lesson-rockwell-subcontractors-about = Heuere Bohrleistung an, dann nimm den Würfel mit oder gib ihn frei.
lesson-rockwell-subcontractors-seat = Dein Vizepräsident steht auf einer Position mit Würfel: Einmal je Bohrrunde heuerst du Bohrleistung für deinen aktiven Trupp an.
lesson-rockwell-subcontractors-move = A1 braucht 2. Zieh a dorthin: Ein Würfel erledigt den Rest.
lesson-rockwell-subcontractors-move-wrong = Trupp a nach A1.
lesson-rockwell-subcontractors-hire = In Ring A hat ein Würfel höchstens Bohrleistung 1, für { MONEY(1000) }. Heuere ihn an.
lesson-rockwell-subcontractors-hire-done = Die ganze Karte gehört dir: 5 Zink und 4 Kupfer für { MONEY(1000) }.
lesson-rockwell-subcontractors-hire-wrong = Heuere an: Dir fehlt 1.
lesson-rockwell-subcontractors-deeper = Der Würfel bleibt bei Trupp a. Zieh a hinunter nach B1, das 4 braucht.
lesson-rockwell-subcontractors-deeper-wrong = Trupp a nach B1.
lesson-rockwell-subcontractors-abandon = Mitnehmen kostet noch einmal, und 1 + 2 reicht nicht für 4. Gib ihn frei.
lesson-rockwell-subcontractors-abandon-done = Richtig: Nimm einen Würfel nur mit, wenn er gleich bohrt.
lesson-rockwell-subcontractors-abandon-wrong = Das kostet noch einmal und bohrt nichts.
lesson-rockwell-subcontractors-limits = Würfel gehen bis 1 in A, 2 in B, 3 in C, 4 in D. Es gibt drei, und alle kommen am Ende der Spielrunde zurück.

## mobility

lesson-rockwell-mobility = Mobilität 2 und 3
lesson-rockwell-mobility-about = Auf zwei Feldern zugleich stehen; bohren und weitergehen.
lesson-rockwell-mobility-levels = Mit Mobilität 1 springt ein Trupp im Ring. Mit 2 steht er auf der Grenze zweier Felder. Mit 3 macht er einen zweiten Schritt. Du hast alle drei.
lesson-rockwell-mobility-straddle = Flint hat auf A2 2 von 3. Zieh a auf die Grenze von A1 und A2: Seine Bohrleistung zählt auf beiden voll.
lesson-rockwell-mobility-straddle-done = A2 ist durchbohrt, und Trupp a steht darauf: Dort gibt es nichts mehr.
lesson-rockwell-mobility-straddle-wrong = Trupp a, auf die Grenze A1-A2.
lesson-rockwell-mobility-back = Mobilität 3 erlaubt einen zweiten Schritt. Geh zurück auf A1: Dort fehlt noch 1.
lesson-rockwell-mobility-back-wrong = Zurück auf A1.
lesson-rockwell-mobility-first = Bruno hat auf A4 2 von 3. Schritt eins: b nach A4, das bohrt.
lesson-rockwell-mobility-first-done = Mit dem ersten Schritt durchbohrt, und du darfst weiter.
lesson-rockwell-mobility-first-wrong = Trupp b nach A4.
lesson-rockwell-mobility-second = Hier ist nichts mehr zu holen. Schritt zwei: weiter nach B4, zum nächsten Feld.
lesson-rockwell-mobility-second-wrong = Geh weiter, hinunter nach B4.
lesson-rockwell-mobility-why = Mit Mobilität sind deine Trupps da, wo gleich durchbohrt wird, und weg, wenn nichts mehr zu holen ist.

## mineshafts

lesson-rockwell-mineshafts = Minenschächte
lesson-rockwell-mineshafts-about = Ertrag in jeder Spielrunde, und der Überschuss ganz ohne Trupp.
lesson-rockwell-mineshafts-what = Ein Minenschacht wird im Atelier gebaut, auf einem Feld, das noch niemand durchbohrt hat. Der erste kostet { MONEY(2000) }.
lesson-rockwell-mineshafts-build = Bau deinen auf A4: Bald teilen es mehrere Gesellschaften.
lesson-rockwell-mineshafts-build-done = Er steht. Du brauchst dort keinen Trupp.
lesson-rockwell-mineshafts-build-wrong = Bau einen Schacht auf einem Feld in Ring A.
lesson-rockwell-mineshafts-odd = Wird ein Feld mit deinem Schacht durchbohrt, geht der Überschuss zuerst an dich, egal wie viel Bohrleistung die anderen dort haben.
lesson-rockwell-mineshafts-income = Danach zahlt er jede Spielrunde nach der vierten Bohrrunde die Rohstoffe auf dem durchbohrten Feld. Tiefe Felder zahlen mehr.

## no-bid

lesson-rockwell-no-bid = Was bieten?
lesson-rockwell-no-bid-about = Wenig Geld, Kisten fast voll.
lesson-rockwell-no-bid-q = Nichts zu bauen, und deine Rohstoffe sind fast lieferbar: 5 von 6 Zink, 3 von 4 Kupfer. Was bietest du?
lesson-rockwell-no-bid-q-done = Nichts. Jedes Angebot ist weg, ob hoch oder niedrig, und jeder Rohstoff füllt eine Kiste.
lesson-rockwell-no-bid-q-wrong = Ist dir die frühe Wahl eine Kiste wert? Bezahlen musst du auf jeden Fall.

## alone

lesson-rockwell-alone = Teilen oder nicht?
lesson-rockwell-alone-about = Eine halbe Karte kostenlos oder eine ganze für { MONEY(1000) }.
lesson-rockwell-alone-q = Bruno wartet auf A1, ihm fehlt 1. Dazugehen, oder A3 allein mit einem Würfel durchbohren?
lesson-rockwell-alone-q-option-join = Dazugehen
lesson-rockwell-alone-q-option-alone = A3 durchbohren
lesson-rockwell-alone-q-wrong-join = Eine halbe Karte, die andere Hälfte bekommt Bruno. Was bringt die ganze?
lesson-rockwell-alone-q-done = Allein: Die ganze Karte minus { MONEY(1000) } bringt im Schnitt mehr als die halbe, und Bruno geht leer aus.
lesson-rockwell-alone-drill = Jetzt mach es: Trupp b nach A3.
lesson-rockwell-alone-drill-wrong = Bitte Trupp b nach A3.
lesson-rockwell-alone-hire = Und heuere die Bohrleistung an, die fehlt.
lesson-rockwell-alone-hire-wrong = Heuere an: Sonst wird A3 nicht durchbohrt.

## one-short

lesson-rockwell-one-short = Eins fehlt
lesson-rockwell-one-short-about = Würdest du ein Feld für andere vorbereiten?
lesson-rockwell-one-short-q = Flint hat auf A2 1 von 3. Mit dir sind es 2, und Bruno steht daneben und zieht nach dir. Hingehen?
lesson-rockwell-one-short-q-option-go = Nach A2 gehen
lesson-rockwell-one-short-q-option-wait = Woanders hin
lesson-rockwell-one-short-q-wrong-go = Bruno zieht als Nächster und bringt die fehlende Bohrleistung: Wer durchbohrt?
lesson-rockwell-one-short-q-done = Richtig: Bruno würde durchbohren und Karte und Überschuss nehmen. Lass die anderen Felder für dich vorbereiten.

## insure

lesson-rockwell-insure = Wie viel Versicherung?
lesson-rockwell-insure-about = Ein tiefes Feld wird in dieser Spielrunde durchbohrt.
lesson-rockwell-insure-q = Dein Trupp mit 4 und Brunos mit 2 durchbohren C2 in dieser Spielrunde. Du hast 6 Zink. Wie viel davon versicherst du?
lesson-rockwell-insure-q-done = Vier Zink. Etwa die Hälfte dieser Karten ist gefährlich, und Bohrleistung 4 kostet die vier wertvollsten Rohstoffe deines Anteils.
lesson-rockwell-insure-q-wrong = Je Punkt Bohrleistung geht ein Rohstoff deines Anteils verloren. Deine billigsten können die wertvollsten retten.

## still

lesson-rockwell-still = Das Bohren ist vorbei
lesson-rockwell-still-about = Ein Feld steht bei 3 von 4. Ist es verloren?
lesson-rockwell-still-q = B1 steht bei 3 von 4: Dein Trupp a hat 2, Bruno 1. Das Bohren ist vorbei. Wie durchbohrst du es noch?
lesson-rockwell-still-q-done = Verbessere einen Trupp dort: Ein Feld ist durchbohrt, sobald die Bohrleistung reicht, auch im Atelier.
lesson-rockwell-still-q-wrong = Welche Verbesserung bringt Bohrleistung auf B1?

## eight

lesson-rockwell-eight = Acht und acht
lesson-rockwell-eight-about = Eine Realisierung kostet nichts, eine Auslieferung schon.
lesson-rockwell-eight-q = Du hast 8 Zink, 7 Kupfer und { MONEY(600) }. Eine Zinkkiste ist fürs Atelier bereit. Was zuerst?
lesson-rockwell-eight-q-done = Ein Kupfer: 8 und 8 zählt sofort und kostet keinen Rohstoff. Liefere danach aus.
lesson-rockwell-eight-q-wrong = Schau auf die Realisierung 8 + 8: Was fehlt?

## carry

lesson-rockwell-carry = Würfel mitnehmen?
lesson-rockwell-carry-about = Die Kosten fallen noch einmal an.
lesson-rockwell-carry-q = Trupp a kommt mit Würfel nach B1; Bruno hat dort 1 von 4. Den Würfel mitnehmen, und mit welcher Bohrleistung?
lesson-rockwell-carry-q-done = Bohrleistung 2: 1 + 1 + 2 durchbohrt B1 jetzt. Sonst gib ihn frei: Er kostet jedes Mal.
lesson-rockwell-carry-q-wrong = Was fehlt auf B1 noch, wenn dein Trupp dort ist?

## bribe-tie

lesson-rockwell-bribe-tie = Ankommen und bestechen
lesson-rockwell-bribe-tie-about = Ein Gleichstand, der sich lohnt.
lesson-rockwell-bribe-tie-q = Flint hat auf A2 1 von 3, Bruno steht daneben auf A1. Du darfst bestechen. Wohin?
lesson-rockwell-bribe-tie-q-wrong = Wo können drei Trupps zusammenkommen?
lesson-rockwell-bribe-tie-then = Jetzt der dritte Trupp.
lesson-rockwell-bribe-tie-then-done = Je Bohrleistung 1: gleiche Anteile, und Überschuss und Karte bekommst du, denn du bist am Zug.
lesson-rockwell-bribe-tie-then-wrong = Bestich Brunos Trupp.

## odd-cubes

lesson-rockwell-odd-cubes = Der Überschuss
lesson-rockwell-odd-cubes-about = Verdiene, wo andere teilen.
lesson-rockwell-odd-cubes-q = Bruno und Flint stehen beide neben A4: Zusammen durchbohren sie es bald. Du hast { MONEY(3000) } und niemanden in der Nähe. Was baust du?
lesson-rockwell-odd-cubes-q-done = Ein Minenschacht auf A4: Er nimmt den Überschuss und zahlt danach jede Spielrunde.
lesson-rockwell-odd-cubes-q-wrong = Was bringt auf A4 etwas, ohne dass ein Trupp dort steht?

## centre

lesson-rockwell-centre = Zum Erdkern?
lesson-rockwell-centre-about = Wer beendet das Spiel?
lesson-rockwell-centre-q = Drei spielen, Bruno ist am Erdkern, du liegst zurück. Dein Trupp a kann hinein. Gehst du?
lesson-rockwell-centre-q-option-in = Hineingehen
lesson-rockwell-centre-q-option-wait = Noch nicht
lesson-rockwell-centre-q-wrong-in = Zwei von drei am Erdkern: Das wird die letzte Spielrunde. Du liegst zurück!
lesson-rockwell-centre-q-done = Richtig: Du würdest das Spiel selbst beenden. Hol erst Punkte und geh hinein, wenn du führst.

## one-deal

lesson-rockwell-one-deal = Eine Transaktion
lesson-rockwell-one-deal-about = Geld beschaffen, ohne eine Kiste zu verlieren.
lesson-rockwell-one-deal-q = Eine Transaktion, und du brauchst { MONEY(1500) } für Bohrleistung. Eine Kiste braucht 4 Kupfer, du hast 3. Was verkaufst du?
lesson-rockwell-one-deal-q-done = Zink, vier oder mehr: { MONEY(1600) }, und das Kupfer bleibt für seine Kiste.
lesson-rockwell-one-deal-q-wrong = Das reicht nicht. Jede Art handelst du nur einmal.
lesson-rockwell-one-deal-q-wrong-copper = Das Kupfer brauchst du für seine Kiste. Etwas anderes?

## last-gold

lesson-rockwell-last-gold = Die letzte Transaktion
lesson-rockwell-last-gold-about = Gleichstand ist so gut wie Führung.
lesson-rockwell-last-gold-q = Letzte Spielrunde: Bruno hat 3 Gold, du 2, eine Transaktion und { MONEY(1200) }. Was tust du?
lesson-rockwell-last-gold-q-done = Kauf ein Gold: Bei Gleichstand bekommen beide den höheren Bonus.
lesson-rockwell-last-gold-q-wrong = Das meiste Gold bringt den Bonus, und bei Gleichstand bekommen ihn beide.

## What was done in a lesson, at its end

lesson-did-rockwell-drilled = { $n ->
    [one] 1 Feld durchbohrt
   *[other] { $n } Felder durchbohrt
}
lesson-did-rockwell-hired = { $n ->
    [one] Einmal Leistung angeheuert
   *[other] { $n }-mal Leistung angeheuert
}
lesson-did-rockwell-bribed = { $n ->
    [one] 1 Bohrtrupp bestochen
   *[other] { $n } Bohrtrupps bestochen
}
lesson-did-rockwell-covered = { $n ->
    [one] Einmal Versicherung genutzt
   *[other] { $n }-mal Versicherung genutzt
}
lesson-did-rockwell-sold = { $n ->
    [one] 1 Verkauf
   *[other] { $n } Verkäufe
}
lesson-did-rockwell-powered = { $n ->
    [one] 1 Bohrtrupp verbessert
   *[other] { $n } Bohrtrupps verbessert
}
lesson-did-rockwell-shaft-built = { $n ->
    [one] 1 Minenschacht gebaut
   *[other] { $n } Minenschächte gebaut
}
lesson-did-rockwell-delivered = { $n ->
    [one] 1 Auslieferung
   *[other] { $n } Auslieferungen
}
lesson-did-rockwell-achieved = { $n ->
    [one] 1 Realisierung
   *[other] { $n } Realisierungen
}
