### Was an einem Kartensatz falsch ist und was dann zu tun ist (docs/cards.md).
### Fehler, die jede Materialdatei haben kann, stehen in components.ftl.

component-error-wrong-card-id = die Kennung einer Karte besteht aus kleinen Buchstaben, Ziffern und „_“, beginnt mit einem Buchstaben und hat höchstens 40 Zeichen; benenne sie um.
component-error-free-card = eine Karte, die man kauft, muss etwas kosten; gib ihr Kosten in labor oder construction.
component-error-zero-brass = keine Karte hat einen Messingwert von 0; lass „brass“ bei einer Karte ohne Wert weg.
component-error-wrong-head = eine Karte vom Typ { $type } hat keinen solchen Text; möglich sind: { $allowed }.
component-error-employee-in-play = ein Mitarbeiter bleibt nie im Spiel; entferne dies oder ändere den Typ der Karte.
component-error-missing-name = diese Karte ist nicht im mitgelieferten Satz und hat daher noch keinen Namen; ergänze: name = {"{"} en = "…", fr = "…", de = "…" {"}"}.
component-error-missing-translation = der Name der Karte in der Sprache „{ $language }“ fehlt; ergänze ihn.
component-error-long-name = ein Name hat höchstens { $most } Zeichen, alle druckbar; kürze ihn.
component-error-empty-list = diese Liste von Effekten ist leer; ergänze einen oder entferne die Liste.
component-error-long-list = eine Liste hat höchstens { $most } Effekte; kürze sie.
component-error-deep-list = Effekte sind höchstens { $most } Ebenen tief geschachtelt; vereinfache diesen.
component-error-card-gone = wenn „{ $head }“ geschieht, ist die Karte selbst nicht im Spiel; „this“, store und discharge bedeuten dort nichts.
component-error-pay-place = „pay“ ist der erste von mindestens zwei Effekten in einem may, einer Option von choose, each_turn oder action; versetze es dorthin.
component-error-may-start = was ein Spieler tun darf, beginnt mit einer Handlung: pay, gain, steal, draw, look, recall, discard, dismiss, acquire, peek, refresh, damage, destroy, boost, ready, build, rebuild oder store.
component-error-choose-place = „choose“ muss der letzte Effekt eines ganzen Textes sein, nicht in einem anderen Effekt; versetze es.
component-error-not-last = in einer Bedingung oder einem may muss dies der letzte Effekt der Liste sein; versetze ihn.
component-error-empty-op = dieser Effekt tut nichts; gib ihm eine Menge.
component-error-same-resource = eine Ressource lässt sich nicht gegen sich selbst tauschen; ändere „give“ oder „get“.
component-error-damage-platform = mehr als 1 Schaden darf nur Einheiten treffen; schreibe n = 1 oder ein anderes Ziel.
component-error-option-count = eine Wahl hat { $low } bis { $high } Optionen; ergänze oder entferne welche.
component-error-not-a-number = das lässt sich für eine Wiederholung nicht zählen; zähle etwas anderes und lass „least“ weg.
component-error-dismiss-from = nenne jeden Ort einmal; „this“ steht allein, einmal und nur in „play“ eines Mitarbeiters.
component-error-count-filter = nur „played“ lässt sich auf einen Konzern oder Typ beschränken; entferne „corp“ und „type“.
component-error-off-turn = „{ $head }“ kann im Zug eines anderen geschehen und darf nichts fragen: nur brass, draw, draw_later, store, this verstärken, Abwürfe jedes Gegners und Schaden an jeder gegnerischen Einheit (in „destroyed“ auch ein may darum).
component-error-free-ready = „ready“ muss hier bezahlt werden, sonst könnte ein Effekt ewig kreisen; stelle ein „pay“ voran.
component-error-too-many-designs = ein Satz hat höchstens { $most } verschiedene Karten; entferne welche.
component-error-deck-count = der { $deck ->
        [labor] Arbeitsstapel (Mitarbeiter außerhalb der Reserven)
       *[design] Konstruktionsstapel (Einheiten und Gebäude außerhalb der Reserven)
    } muss { $wanted } Karten haben und hat { $found }; ändere die Exemplare.
component-error-not-a-starter = nur diese sind Startkarten: { $known }; lege diese Karte woandershin.
component-error-missing-card = die Karte „{ $card }“ fehlt, mit der jeder Spieler beginnt; ergänze sie.
component-error-starter-kind = diese Startkarte ist neutral, vom Typ { $type }, und ihr „deck“ ist „starter“; berichtige sie.
component-error-starter-copies = jeder Spieler beginnt mit { $wanted } Exemplaren dieser Karte; berichtige „copies“.
component-error-platform-text = was die Förderplattform tut, gehört zu den Regeln; entferne ihre Effekte.
component-error-reserve-corp = eine Reserve enthält nur Karten ihres Konzerns; gib dieser Karte einen Konzern oder nimm sie aus der Reserve.
component-error-reserve-size = die Reserve von { $corp } hat mehr als { $most } Karten; entferne Exemplare.
component-error-reserve-missing = { $corp } hat keine Reserve; gib ihm Karten mit deck = "reserve".
component-error-reserve-brass = die Reserve von { $corp } ist { $brass } Messing wert und die von { $other } { $wanted }; alle Reserven müssen gleich viel wert sein.
component-error-too-many-whenever = höchstens { $most } verschiedene Karten dürfen ein „whenever“ haben; entferne dieses.
component-error-acquire-to-hand = höchstens { $most } Karten mit je einem Exemplar dürfen auf die Hand erwerben; lege die Karte auf den Ablagestapel oder den Nachziehstapel.
