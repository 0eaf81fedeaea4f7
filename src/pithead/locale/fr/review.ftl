### Analyse : ce que valaient les réponses, en mots tirés des chiffres.

review-reason-source = { NUMBER($points, maximumFractionDigits: 1) } points de plus ({ $source })
review-reason-rival = { NUMBER($points, maximumFractionDigits: 1) } points de moins pour { SEAT($seat) }
review-course = Place { $place } avec { $points } points. Votre meilleure chance : { NUMBER($n, maximumFractionDigits: 1) } sur 100 ({ $turn }).
review-costliest = { $count ->
    [one] Une décision vous a sûrement coûté quelque chose :
   *[other] { $count } décisions vous ont sûrement coûté quelque chose, la pire
} { NUMBER($n, maximumFractionDigits: 1) } victoires sur 100 (± { NUMBER($error, maximumFractionDigits: 1) } ; { $turn }).
review-no-mistake = { $n ->
    [one] Une décision comptait, sans erreur certaine.
   *[other] Aucune de vos { $n } décisions qui comptaient n’était une erreur certaine.
}
review-luck = { $way ->
    [for] La chance vous a rapporté { NUMBER($n, maximumFractionDigits: 1) } victoires sur 100.
    [against] La chance vous a coûté { NUMBER($n, maximumFractionDigits: 1) } victoires sur 100.
   *[none] La chance a été équitable.
}
review-others = { $way ->
    [for] Les erreurs des autres vous ont rapporté { NUMBER($n, maximumFractionDigits: 1) } victoires sur 100.
    [against] Les erreurs des autres ont profité à quelqu’un d’autre : elles vous ont coûté { NUMBER($n, maximumFractionDigits: 1) } victoires sur 100.
   *[none] Les erreurs des autres n’ont rien changé pour vous.
}
review-verdict-good = à peu près aussi bon
review-verdict-slip = imprécision
review-verdict-mistake = erreur
review-verdict-blunder = grosse erreur
review-verdict-unsure = impossible à dire
review-verdict-decided = déjà joué
review-failed = L’analyse s’est arrêtée ici. Ce qui est fait est gardé.
review-made-by = Évalué par « { $bot } », poids { $digest }.
review-headline = { NUMBER($place) ->
    [1] Première place
    [2] Deuxième place
    [3] Troisième place
   *[other] Place { $place }
}, { $cause ->
    [decisions] { $way ->
        [against] avec des occasions manquées
       *[other] sans rien gaspiller
    }
    [deal] { $way ->
        [against] après un mauvais départ
        [for] après un bon départ
       *[other] après une partie équilibrée
    }
    [draws] { $way ->
        [against] malgré la malchance au tirage
        [for] avec de la chance au tirage
       *[other] après une partie équilibrée
    }
    [others] { $way ->
        [against] les erreurs des autres ayant profité à quelqu’un d’autre
        [for] avec un peu d’aide des autres
       *[other] après une partie équilibrée
    }
   *[guesses] { $way ->
        [against] avec des paris perdus
        [for] avec des paris gagnés
       *[other] après une partie équilibrée
    }
}

## pithead review

cli-review = Analyser une partie terminée : ce que valait chaque décision, et d’où vient le résultat.
cli-review-seat = ne dire que ce qui concerne cette place, comptée à partir de 1
cli-review-effort = avec quel soin : 2 essaie deux fois plus de mondes (par défaut : 1)
cli-review-seed = un texte ou un nombre ; la même graine donne la même analyse (par défaut : 0)
cli-review-html = écrire une page en un seul fichier
cli-review-keep = dossier où garder une analyse interrompue (par défaut : à côté de la partie)
cli-example-review = analyser une partie enregistrée sur deux processus
cli-example-review-page = écrire l’analyse d’une place sous forme de page
review-title = Analyse : { $game }
review-chances = Les chances au fil de la partie
review-ledger = D’où vient le résultat, en victoires sur 100
review-result = résultat
review-deal = départ
review-draws = tirages
review-decisions = vos décisions
review-guesses = paris
review-by-others = les autres
review-rest = reste
review-seat = place
review-decision = { $turn }, décision { $entry } : { $verdict }, { $loss } victoires sur 100 (± { $error })
review-gift = { $turn }, décision { $entry } : un cadeau ({ SEAT($seat) }), { $loss } victoires sur 100
review-found = { $turn }, décision { $entry } : bien vu
review-played = Joué : { $action }
review-better = Mieux : { $action }
review-because = Pourquoi : { $reasons }
review-helped = À qui cela a profité : { $seats }
review-helped-part = { SEAT($seat) } { $gain }
review-hindsight = Après coup : { $change } victoires sur 100.
review-less-sure = Les réponses étaient secrètes : moins sûr.
review-level = Joué comme le niveau { $level } ({ $low } à { $high }).
review-level-few = Trop peu de décisions pour donner un niveau : { $n } comptées, il en faut environ 30.
review-made = Évalué par « { $bot } », effort { $effort }, graine { $seed }. Une note penche vers le joueur qui la donne ; les petites différences sont du bruit.
review-progress = Analysé : { $n } sur { $total }
review-stopped = Arrêté à { $n } sur { $total }. La même commande reprend à cet endroit.
review-written = L’analyse est dans { $file }.
error-review-not-over = seule une partie terminée peut être analysée ; celle-ci s’arrête après { $n } entrées du journal
error-review-seat = il n’y a pas de place { $n } : cette table a les places 1 à { $seats }
error-review-effort = { $text } n’est pas un effort : donnez un nombre de 0.1 à 100

## pithead puzzles

cli-puzzles = Chercher des problèmes dans des parties de bots, ou vérifier ceux d’un fichier.
cli-puzzles-count = nombre de problèmes (par défaut : 48)
cli-puzzles-seats = seulement des parties à ce nombre de places (par défaut : 2 à 4, tour à tour)
cli-puzzles-effort = degré de vérification ; 1 correspond à une décision dans une analyse (par défaut : 10, pour un contrôle 1)
cli-puzzles-seed = un texte ou un nombre ; la même graine donne les mêmes problèmes (par défaut : 0)
cli-puzzles-out = dossier pour puzzles.jsonl et pour l’état d’une recherche interrompue (par défaut : le dossier courant)
cli-puzzles-check = dire quels problèmes de ce dossier ne se chargent plus ou ne sont plus justes
cli-example-puzzles = chercher dix problèmes avec deux processus
cli-example-puzzles-check = contrôler les problèmes du dossier courant
puzzles-progress = Problèmes : { $n } sur { $total }, tirés de { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
puzzles-written = { $n } problèmes sur { $total } sont dans { $file }. La même commande reprend où elle s’est arrêtée.
puzzles-loads-not = { $puzzle } ({ $sort }) : sa position ou ses réponses n’existent plus
puzzles-holds-not = { $puzzle } ({ $sort }) : sa meilleure réponse n’est plus la meilleure
puzzles-checked = { $n ->
    [one] 1 problème contrôlé
   *[other] { $n } problèmes contrôlés
}, { $wrong } à refaire.
error-puzzles-none = { $file } n’existe pas
error-puzzles-file = impossible de lire { $file } : { $why }
