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
puzzle-about = { $seats } places · { $levels } de nos { $of } niveaux le trouvent
puzzle-best = { $good ->
    [one] Ici, une réponse est sûrement meilleure que toutes les autres.
   *[other] Ici, { $good } réponses sont sûrement meilleures que toutes les autres.
} { $levels } de nos { $of } niveaux { $good ->
    [one] la trouvent
   *[other] en trouvent une
}.{ $sealed ->
    [0] {""}
   *[other] {" "}Les autres répondent en secret : c’est donc moins sûr.
}
puzzle-best-done = C’est ça : { NUMBER($n, maximumFractionDigits: 1) } victoires sur 100 de plus que « { $tempting } ». { $why }
puzzle-best-wrong = Ce n’est pas une des meilleures réponses.
puzzle-best-wrong-short = Pas tout à fait : il manque { NUMBER($n, maximumFractionDigits: 1) } victoires sur 100.
puzzle-best-wrong-offered = Choisissez une des réponses proposées ici.
puzzle-why = Cela rapporte { $reason }.
