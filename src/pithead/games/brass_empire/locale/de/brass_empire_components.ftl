### Was an einem Kartensatz falsch ist und was dann zu tun ist (docs/cards.md).
### Fehler, die jede Materialdatei haben kann, stehen in components.ftl.

component-error-wrong-card-id = Die Kennung einer Karte besteht aus kleinen Buchstaben, Ziffern und „_“, beginnt mit einem Buchstaben und hat höchstens 40 Zeichen; benenne sie um.
component-error-free-card = Eine Karte, die gekauft wird, muss etwas kosten; gib ihr Kosten in labor oder construction.
component-error-zero-brass = Keine Karte hat einen Messingwert von 0; lass „brass“ bei einer Karte ohne Wert weg.
component-error-wrong-head = Eine Karte vom Typ { $type } hat keinen solchen Text; möglich sind: { $allowed }.
component-error-employee-in-play = Ein Mitarbeiter bleibt nie im Spiel; entferne dies oder ändere den Typ der Karte.
component-error-missing-name = Diese Karte ist nicht im mitgelieferten Satz und hat daher noch keinen Namen; ergänze: name = {"{"} en = "…", fr = "…", de = "…" {"}"}.
component-error-missing-translation = Der Name der Karte in der Sprache „{ $language }“ fehlt; ergänze ihn.
component-error-long-name = Ein Name hat höchstens { $most } Zeichen, alle druckbar; kürze ihn.
component-error-empty-list = Diese Liste von Effekten ist leer; ergänze einen oder entferne die Liste.
component-error-long-list = Eine Liste hat höchstens { $most } Effekte; kürze sie.
component-error-deep-list = Effekte sind höchstens { $most } Ebenen tief geschachtelt; vereinfache diesen.
component-error-card-gone = Wenn „{ $head }“ geschieht, ist die Karte selbst nicht im Spiel; „this“, store und discharge haben dort keine Bedeutung; entferne sie.
component-error-pay-place = „pay“ ist der erste von mindestens zwei Effekten in einem may, einer Option von choose, each_turn oder action; versetze es dorthin.
component-error-may-start = Was ein Spieler tun darf, muss mit einem dieser Effekte beginnen: pay, gain, steal, draw, look, recall, discard, dismiss, acquire, peek, refresh, damage, destroy, boost, ready, build, rebuild oder store.
component-error-choose-place = „choose“ muss der letzte Effekt eines ganzen Textes sein, nicht in einem anderen Effekt; versetze es.
component-error-not-last = In einer Bedingung oder einem may muss dies der letzte Effekt der Liste sein; versetze ihn.
component-error-empty-op = Dieser Effekt tut nichts; gib ihm eine Menge.
component-error-same-resource = Eine Ressource lässt sich nicht gegen sich selbst tauschen; ändere „give“ oder „get“.
component-error-damage-platform = Mehr als 1 Schaden darf nur Einheiten treffen; schreibe n = 1 oder ein anderes Ziel.
component-error-option-count = Eine Wahl hat { $low } bis { $high } Optionen; ergänze oder entferne welche.
component-error-not-a-number = Das lässt sich für eine Wiederholung nicht zählen; zähle etwas anderes und lass „least“ weg.
component-error-dismiss-from = Nenne jeden Ort einmal; „this“ steht allein, einmal und nur in „play“ eines Mitarbeiters.
component-error-count-filter = Nur „played“ lässt sich auf einen Konzern oder Typ beschränken; entferne „corp“ und „type“.
component-error-off-turn = „{ $head }“ kann im Zug eines anderen geschehen und darf nichts fragen: nur brass, draw, draw_later, store, this verstärken, Abwürfe jedes Gegners und Schaden an jeder gegnerischen Einheit (in „destroyed“ auch ein may darum).
component-error-free-ready = „ready“ muss hier bezahlt werden, sonst könnte sich ein Effekt endlos wiederholen; stelle ein „pay“ voran.
component-error-too-many-designs = Ein Satz hat höchstens { $most } verschiedene Karten; entferne welche.
component-error-deck-count = Der { $deck ->
        [labor] Arbeitsstapel (Mitarbeiter außerhalb der Reserven)
       *[design] Konstruktionsstapel (Einheiten und Gebäude außerhalb der Reserven)
    } muss { $wanted } Karten haben und hat { $found }; ändere die Exemplare.
component-error-not-a-starter = Nur diese sind Startkarten: { $known }; lege diese Karte woandershin.
component-error-missing-card = Die Karte „{ $card }“ fehlt, mit der jeder Spieler beginnt; ergänze sie.
component-error-starter-kind = Diese Startkarte ist neutral, vom Typ { $type }, und ihr „deck“ ist „starter“; berichtige sie.
component-error-starter-copies = Jeder Spieler beginnt mit { $wanted } Exemplaren dieser Karte; berichtige „copies“.
component-error-platform-text = Was die Förderplattform tut, gehört zu den Regeln; entferne ihre Effekte.
component-error-reserve-corp = Eine Reserve enthält nur Karten ihres Konzerns; gib dieser Karte einen Konzern oder nimm sie aus der Reserve.
component-error-reserve-size = Die Reserve von { $corp } hat mehr als { $most } Karten; entferne Exemplare.
component-error-reserve-missing = { $corp } hat keine Reserve; gib dem Konzern Karten mit deck = "reserve".
component-error-reserve-brass = Die Reserve von { $corp } ist { $brass } Messing wert und die von { $other } { $wanted }; gib allen denselben Wert.
component-error-too-many-whenever = Höchstens { $most } verschiedene Karten dürfen ein „whenever“ haben; entferne dieses.
component-error-acquire-to-hand = Höchstens { $most } Karten mit je einem Exemplar dürfen auf die Hand erwerben; lege die Karte auf den Ablagestapel oder den Nachziehstapel.
