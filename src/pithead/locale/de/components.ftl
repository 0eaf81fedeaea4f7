### Was an einer Datei mit Spielmaterial nicht stimmt, und was zu tun ist (docs/components.md).

component-at = { $file }, { $place }

component-error-missing-file = { $file }: Diese Datei gibt es nicht; prüfe den Namen.
component-error-unreadable-file = { $file }: Diese Datei lässt sich nicht lesen; prüfe, ob es eine Datei ist und du sie lesen darfst.
component-error-not-utf8 = { $file }, Zeile { $line }: Das ist kein UTF-8-Text; speichere die Datei als UTF-8.
component-error-syntax = { $file }, Zeile { $line }: Das ist kein gültiges TOML; suche ein fehlendes Anführungszeichen, Komma oder eine Klammer, oder einen doppelten Schlüssel.
component-error-unreadable-value = { $file }, Zeile { $line }: Eine Zahl ist viel zu lang oder Klammern sind viel zu tief verschachtelt; exportiere das Material noch einmal und vergleiche.
component-error-unknown-field = { component-at }: Hier heißt nichts „{ $field }“; berichtige den Namen oder entferne ihn.
component-error-missing-field = { component-at }: Hier fehlt „{ $field }“; füge es hinzu.
component-error-wrong-type = { component-at }: Schreibe hier { $expected ->
        [int] eine ganze Zahl
        [str] einen Text in geraden Anführungszeichen
        [bool] true oder false
        [array] eine Liste in eckigen Klammern
       *[object] eine Tabelle in geschweiften Klammern
    }.
component-error-wrong-value = { component-at }: Das gehört nicht hierher; exportiere das Material noch einmal und vergleiche.
component-error-unknown-word = { component-at }: „{ $value }“ ist hier unbekannt; schreibe eines von: { $allowed }.
component-error-out-of-range = { component-at }: Schreibe eine ganze Zahl von { $low } bis { $high }.
component-error-not-hundreds = { component-at }: { MONEY($value) } ist kein Vielfaches von { MONEY(100) }; runde den Betrag.
component-error-wrong-count = { component-at }: Hier müssen genau { $wanted } Einträge stehen, nicht { $found }.
component-error-wrong-id = { component-at }: „{ $id }“ passt nicht zu diesem Eintrag; schreibe { $stem }.1, { $stem }.2 und so weiter, höchstens { $stem }.99.
component-error-duplicate-id = { component-at }: „{ $id }“ kommt zweimal vor; gib jedem Eintrag eine eigene Kennung.
component-error-stratum-count = { component-at }: Level { $stratum } braucht { $wanted } Felder und hat { $found }; ergänze oder entferne welche.
component-error-no-arrangement = { component-at }: { $count } Felder von Level { $stratum } brauchen Bohrleistung { $power }, also lägen zwei davon nebeneinander; nimm höchstens vier gleicher Bohrleistung je Level.
component-error-pile-short = { component-at }: { $tiles } Felder ziehen vom Förderungsstapel { $pile }, der { $cards } Karten hat; gib ihm mindestens so viele Karten wie Felder.
component-error-pile-unused = { component-at }: Kein Feld braucht Bohrleistung { $pile }, also würde diese Karte nie gezogen; berichtige den Stapel oder die Bohrleistung der Felder.
component-error-free-delivery = { component-at }: Ein Auslieferungsstein muss mindestens einen Rohstoff kosten.
component-error-not-cheapest-first = { component-at }: Dieser Stein ist billiger als der vorige im Stapel { $pile }; ordne jeden Stapel vom billigsten zum teuersten.
component-error-delivery-pile-missing = { component-at }: Stapel { $pile } hat keinen Auslieferungsstein; füge mindestens einen hinzu.
component-error-slot-count = { component-at }: Ein Plan hat { $low } bis { $high } Positionen; ergänze oder entferne welche.
component-error-too-few-slots = { component-at }: Die drei Pläne haben zusammen { $slots } Positionen; { $seats } Spieler brauchen mindestens { $seats }, für je einen Vizepräsidenten.
component-error-not-descending = { component-at }: Jeder Stein muss weniger zählen als der vorige; ordne die vier Werte vom höchsten zum niedrigsten.
component-error-achievement-missing = { component-at }: Für die Realisierung { $id } gibt es keinen Stapel; füge ihn hinzu.
