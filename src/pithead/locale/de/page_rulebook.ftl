### Die Spielregel auf der Seite, gleich für welches Spiel.

page-rulebook-of = { $game }: Spielregel
page-rulebook-whole = Ganze Spielregel öffnen
page-rulebook-contents = Inhalt
page-rulebook-turn = Der Ablauf auf einen Blick
page-rulebook-print = Drucken
page-rulebook-found = { $n ->
    [one] { $n } Regel gefunden
   *[other] { $n } Regeln gefunden
}
