### Der Tisch von Brass Empire auf der Seite.

board-brass-copies = { $n } × { $name }
board-brass-times = × { $n }
board-brass-warden = Wächter
board-brass-numbered = Karte { $number } ({ $owner })
board-brass-standing = Angriff { $attack }, Leben { $health } von { $full }
board-brass-down = zerstört
board-brass-choosable = wählbar
board-brass-pile = { $owner }: { $pile }
board-brass-any-order = Ohne Reihenfolge
board-brass-close = Schließen
board-brass-rule = Regel { $rule }
board-brass-deck = Stapel { $n }
board-brass-line = Im Spiel: { $owner }
board-brass-nothing-in-play = Noch nichts im Spiel.
board-brass-team-with = mit { $partner }
board-brass-away = abwesend
board-brass-score-pile = Wertungsstapel
board-brass-fold = Einklappen
board-brass-unfold = { $n ->
    [0] Plattform zeigen
    [one] 1 Karte im Spiel zeigen
   *[other] { $n } Karten im Spiel zeigen
}
board-brass-hand-empty = Keine Karte auf der Hand.
board-brass-reserve-empty = Nichts mehr zu kaufen.
board-brass-bench = Die Karte im Einzelnen
board-brass-bench-hint = Zeige auf eine Karte, um sie zu lesen; klicke, um sie zu benutzen. N: nächste wählbare Karte, W: warum nicht.
board-brass-open-menu = Klicke, um zu sehen, was sie kann.
board-brass-choose-target = Angriff: wähle ein leuchtendes Ziel
board-brass-battle = Gefecht: Messing ist Leben
board-brass-fewer = Eine Karte { $card } weniger
board-brass-more = Eine Karte { $card } mehr
board-brass-of = { $n } von { $most }
board-brass-reserve-sum = { $cards } von höchstens { $most } Karten, Wert { $value } von { $needed } Messing
board-brass-reserve-take = Diese Reserve nehmen
board-brass-identity-frontier = Geradewegs zum Messing. Leicht zu spielen, in langen Partien schwach beim Kaufen.
board-brass-identity-omni-edo = Entlässt Karten, hält den Stapel schlank und baut.
board-brass-identity-mcglynn = Zieht Karten und weiß mehr als die anderen.
board-brass-identity-harlem = Sabotage, direkter Schaden und Batterien, die Rohstoffe speichern.
board-brass-identity-windcraft = Einheiten und Maschinen in großer Zahl.
board-brass-ask-may = Tust du es?
board-brass-ask-choose = Wähle eines.
board-brass-ask-amount = Wie oft tauschst du?
board-brass-ask-pick = Welche Karte?
board-brass-ask-target = Welche Karte im Spiel?
board-brass-ask-player = Welcher Spieler?
board-brass-ask-look = Wohin kommt welche Karte?
board-brass-ask-order = Mehrere Texte warten: Welcher kommt als Nächstes?
board-brass-choose-lit = Wähle eine leuchtende Karte auf dem Tisch.
board-brass-row-labor = Arbeits­markt
board-brass-row-design = Konstruk­tions­büro
board-brass-identity-random = Lass das Los eine freie bestimmen.
