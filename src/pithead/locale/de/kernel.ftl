### Was der Kern ablehnt, in jedem Spiel.

rules-section-kernel = Spielen mit Pithead

rule-PH-FORM = Eine Aktion wird in der Notation ihres Spiels geschrieben, nennt nur, was es gibt, und hält die Grenzen ein. Alles andere wird abgelehnt und ändert nichts.
    .title = Gültige Schreibweise
    .section = kernel
rule-PH-STALE = Eine Antwort gilt für die Frage, auf die sie gegeben wurde. Ist das Spiel weitergegangen, seit die Frage gezeigt wurde, wird die Antwort abgelehnt und die Frage neu gestellt.
    .title = Verspätete Antworten
    .section = kernel
rule-PH-OVER = Ist das Spiel zu Ende, kannst du es nur noch ansehen oder einen Zug rückgängig machen.
    .title = Nach dem Ende
    .section = kernel

refusal-malformed = Das ist keine Aktion dieses Spiels. Erwartet wird: { $expected }
remedy-malformed = Wähle eine der nummerierten Möglichkeiten oder schreibe eine Aktion in der Notation.
refusal-not-asked = Du bist nicht dran. Gefragt: { SEATS($waiting) }.
remedy-not-asked = Warte, bis du dran bist.
refusal-answered = Du hast deine geheime Antwort schon gegeben, oder du wirst nicht gefragt.
remedy-answered = Warte, bis alle Antworten aufgedeckt sind.
refusal-wrong-question = „{ $verb }“ beantwortet diese Frage nicht.
remedy-wrong-question = Mögliche Antworten: { $verbs }.
refusal-stale = Das Spiel ist weitergegangen, seit du es gesehen hast.
remedy-stale = Sieh dir das Spiel an, wie es jetzt ist, und wähle neu.
refusal-game-over = Das Spiel ist zu Ende.
remedy-game-over = Beginne ein neues Spiel oder mache den letzten Zug rückgängig.

## Tischoptionen

option-value = { $option } { $value }
option-yes = ja
option-no = nein
option-number = { $n }

## Namen beider Spiele

name-nothing = nichts
name-nobody = niemand
