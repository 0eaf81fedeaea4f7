### Dateien mit Spielmaterial: ihre Tabelle, was an einer nicht stimmt und was zu tun ist (docs/components.md).
### Ein Grund steht hinter Datei und Stelle: siehe component-error.

components-title = Material von { $game } (Prüfsumme { $digest })
components-section = Abschnitt
components-entry = Eintrag
components-values = Werte
components-source = Quelle
components-exported = In { $file } geschrieben. Bearbeite die Datei, prüfe sie mit --check und spiele mit --components.
components-good = { $file }: In Ordnung. Das Material ist vollständig und spielbar.
source-mark-rulebook = Spielregel
source-mark-publisher = Verlag
source-mark-reconstructed = rekonstruiert

component-error = { $file }: { $place }: { $reason }
component-error-whole-file = { $file }: { $reason }
component-error-missing-file = Diese Datei gibt es nicht; prüfe den Namen.
component-error-unreadable-file = Diese Datei lässt sich nicht lesen; prüfe, ob es eine Datei ist und du sie lesen darfst.
component-error-not-utf8 = Das ist kein UTF-8-Text; speichere die Datei als UTF-8.
component-error-syntax = Das ist kein gültiges TOML; suche ein fehlendes Anführungszeichen, Komma oder eine Klammer, oder einen doppelten Schlüssel.
component-error-unreadable-value = Eine Zahl ist viel zu lang oder Klammern sind viel zu tief verschachtelt; exportiere das Material noch einmal und vergleiche.
component-error-unknown-field = Hier heißt nichts „{ $field }“; berichtige den Namen oder entferne ihn.
component-error-missing-field = Hier fehlt „{ $field }“; füge es hinzu.
component-error-wrong-type = Schreibe hier { $expected ->
        [int] eine ganze Zahl
        [str] einen Text in geraden Anführungszeichen
        [bool] true oder false
        [array] eine Liste in eckigen Klammern
       *[object] eine Tabelle in geschweiften Klammern
    }.
component-error-wrong-value = Das gehört nicht hierher; exportiere das Material noch einmal und vergleiche.
component-error-unknown-word = „{ $value }“ ist hier unbekannt; schreibe eines von: { $allowed }.
component-error-out-of-range = Schreibe eine ganze Zahl von { $low } bis { $high }.
component-error-not-hundreds = { MONEY($value) } ist kein Vielfaches von { MONEY(100) }; runde den Betrag.
component-error-wrong-count = Hier müssen genau { $wanted } Einträge stehen, nicht { $found }.
component-error-wrong-id = „{ $id }“ passt nicht zu diesem Eintrag; schreibe { $stem }.1, { $stem }.2 und so weiter, höchstens { $stem }.99.
component-error-duplicate-id = „{ $id }“ kommt zweimal vor; gib jedem Eintrag eine eigene Kennung.
component-error-stratum-count = Level { $stratum } braucht { $wanted } Felder und hat { $found }; ergänze oder entferne welche.
component-error-no-arrangement = { $count } Felder von Level { $stratum } brauchen Bohrleistung { $power }, also würden zwei davon aneinandergrenzen; nimm höchstens vier gleicher Bohrleistung je Level.
component-error-strata-clash = Level { $outer } und { $inner } haben so viele Bohrleistungen gemeinsam, dass sich gleiche nicht immer trennen lassen; gib benachbarten Levels verschiedene Bohrleistungen.
component-error-pile-short = { $tiles } Felder ziehen vom Förderungsstapel { $pile }, der { $cards } Karten hat; gib ihm mindestens so viele Karten wie Felder.
component-error-pile-unused = Kein Feld braucht Bohrleistung { $pile }, also würde diese Karte nie gezogen; berichtige den Stapel oder die Bohrleistung der Felder.
component-error-free-delivery = Ein Auslieferungsstein muss mindestens einen Rohstoff kosten.
component-error-not-cheapest-first = Dieser Stein ist billiger als der vorige im Stapel { $pile }; ordne jeden Stapel vom billigsten zum teuersten.
component-error-delivery-pile-missing = Stapel { $pile } hat keinen Auslieferungsstein; füge mindestens einen hinzu.
component-error-slot-count = Ein Brett hat { $low } bis { $high } Positionen; ergänze oder entferne welche.
component-error-too-few-slots = Die drei Bretter haben zusammen { $slots } Positionen; { $seats } Spieler brauchen mindestens { $seats }, für je einen Vizepräsidenten.
component-error-not-descending = Jeder Stein muss weniger zählen als der vorige; ordne die vier Werte vom höchsten zum niedrigsten.
component-error-achievement-missing = Für die Realisierung { $id } gibt es keinen Stapel; füge ihn hinzu.
