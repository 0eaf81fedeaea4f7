### The rulebook on the page, whatever the game.

page-rulebook-of = { $game }: rulebook
page-rulebook-whole = Open full rulebook
page-rulebook-contents = Contents
page-rulebook-turn = A turn at a glance
page-rulebook-print = Print
page-rulebook-found = { $n ->
    [one] { $n } rule found
   *[other] { $n } rules found
}
