### Le livret de règles sur la page, quel que soit le jeu.

page-rulebook-of = { $game } : les règles
page-rulebook-whole = Ouvrir le livret
page-rulebook-contents = Sommaire
page-rulebook-turn = Un tour en un coup d’œil
page-rulebook-print = Imprimer
page-rulebook-found = { $n ->
    [one] { $n } règle trouvée
   *[other] { $n } règles trouvées
}
