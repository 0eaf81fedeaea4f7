# What the engine says about decisions: hints, the coach, the review.
page-hint-title = Einen Blick wert
page-hint-unit = Siege von 100
page-hint-seeking = Deine Antworten werden geprüft …
page-hint-equal = Etwa gleich gut.
page-hint-play = { $n } spielen
page-hint-sure = Unterschiede sind auf ±{ $n } sicher.
page-hint-answer = { $n }: { $says }, { $chance } Siege von 100
page-hint-why = Warum dieser Zug?
page-hint-played = { $name } spielte: { $says }
page-hint-this = gespielt
