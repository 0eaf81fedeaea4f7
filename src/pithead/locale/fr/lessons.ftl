# Ce que dit le guide de toute leçon.
lesson-press-next = Appuyez d’abord sur Suivant.
lesson-wait = Un instant : les autres d’abord.
lesson-hint = À votre place : { $action }.
lesson-hint-why = À votre place : { $action }. { $why }
puzzle = Trouver soi-même
puzzle-q = Dans la partie, une réponse a coûté ici { NUMBER($n, maximumFractionDigits: 1) } victoires sur 100. Quel coup est meilleur ? { $good ->
    [one] Une seule réponse est la meilleure.
   *[other] { $good } réponses se valent.
}
puzzle-q-done = C’est ça : aussi bon que la meilleure réponse trouvée.
puzzle-q-wrong = Ce n’est pas l’une des meilleures réponses trouvées.
puzzle-q-wrong-short = Pas tout à fait : il manque { NUMBER($n, maximumFractionDigits: 1) } victoires sur 100.
