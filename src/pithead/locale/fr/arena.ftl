### L’arène : des bots face à face, l’équilibre, l’échelle.

## Aide

cli-arena = Mesurer des bots les uns contre les autres, l’équilibre d’un jeu ou l’échelle des niveaux de bots.
cli-arena-task = balance : ce que de bons joueurs utilisent et ce qui les fait gagner ; ladder : si chaque niveau bat le précédent ; sinon, des bots sont comparés
cli-arena-contender = le bot que l’on mesure : un nom, NOM@FICHIER avec vos propres poids, module:objet ou fichier.py:objet en Python, exec:COMMANDE pour un programme
cli-arena-against = le bot à toutes les autres places
cli-arena-pool = classer plutôt ces bots entre eux ; pour l’échelle : ses échelons, du plus bas au plus haut
cli-arena-players = balance : sortes de joueurs, comparées sur les mêmes donnes et mélangées
cli-arena-bots = balance : qui joue (par défaut : le meilleur bot)
cli-arena-blocks = nombre de blocs de parties (par défaut : 100) ; un bloc est une même donne, jouée avec le bot mesuré à chaque place
cli-arena-games = balance : nombre de parties (par défaut : 200)
cli-arena-budget = millisecondes de réflexion par réponse ; sans limite, le résultat ne dépend que de la graine
cli-arena-sprt = s’arrêter dès qu’un test séquentiel a tranché entre ces deux parts de victoires, par exemple 0.5:0.55
cli-arena-controls = jouer aussi le bot mesuré contre lui-même, et random contre lui
cli-arena-ray = jouer sur le cluster Ray à cette adresse ; « local » en démarre un ici
cli-arena-out = enregistrer les résultats dans ce fichier, bloc après bloc
cli-arena-resume = poursuivre les résultats du fichier donné avec --out
cli-arena-page = dessiner les résultats en une page de graphiques

## Erreurs

error-arena-bot = il n’y a pas de bot « { $name } » ; choisissez parmi : { $known }
error-arena-option = { $option } n’a pas de sens pour « { $command } » ; retirez cette option
error-arena-game = quel jeu ? Écrivez-le après « balance », comme dans « pithead arena balance { $game } »
error-arena-player = { $player } ne peut pas jouer : { $fault }
error-bot-module = « { $name } » : il n’y a ni module ni fichier { $module } ; écrivez module:objet ou fichier.py:objet
error-bot-import = impossible d’importer « { $name } » : { $why }
error-bot-object = « { $name } » : { $module } ne contient pas { $object }
error-bot-reference = « { $name } » n’est pas un bot à vous : écrivez module:objet ou fichier.py:objet
error-bot-kind = « { $name } » n’est ni une sous-classe de pithead.bots.Bot ni une fonction choose(view, legal, rng) ou (observation, mask)
error-bot-weights = { $name } n’utilise pas de poids ; enlevez ce qui suit @
error-bot-init = { $name } ne peut pas être créé par { $name }(game, seat, seed, budget) ; __init__ doit accepter ces quatre arguments, ou supprimez-le
error-arena-weights = les poids d’un bot sont inutilisables : { $reason }
error-arena-players = nommez les bots avec --contender et --against, ou plusieurs avec --pool
error-arena-pool = --pool demande au moins deux bots différents et deux places, et ne va ni avec --contender, ni avec --against, ni avec --sprt
error-arena-sprt = « { $text } » n’est pas une paire de parts de victoires ; écrivez la plus basse puis la plus haute, par exemple 0.5:0.55
error-arena-kinds = --players compare plusieurs sortes de joueurs : nommez-en au moins deux
error-arena-out = indiquez avec --out où vont les chiffres : --out characters.json
error-arena-resume = --resume demande --out avec le fichier à poursuivre
error-arena-exists = { $file } existe déjà ; choisissez un autre nom, ou poursuivez-le avec --resume
error-arena-read = impossible de lire { $file } ; vérifiez son nom et vos droits
error-arena-write = impossible d’écrire { $file } ; vérifiez le dossier, vos droits et l’espace libre
error-arena-broken = { $file } ne contient pas de résultats de l’arène ; choisissez un autre fichier
error-arena-other = { $file } contient les résultats d’une autre série ({ $detail } diffère) ; choisissez un autre fichier ou les mêmes réglages
error-arena-ray-address = « { $address } » n’est pas l’adresse d’un cluster Ray ; écrivez hôte:port, ray://hôte:port, auto ou local
error-arena-ray-unreachable = aucun cluster Ray ne répond à { $address } ; démarrez-le, corrigez l’adresse ou retirez --ray
error-arena-rungs = l’échelle demande au moins deux échelons ; nommez-les avec --pool, du plus bas au plus haut
error-arena-ladder-seats = { $game } n’a pas d’échelle pour ce nombre de places ; choisissez entre 2 et son maximum

## Résultats

arena-progress = Blocs
arena-stopped = { $blocks ->
    [0] Arrêté avant la fin du premier bloc.
    [one] Arrêté ; ce bloc était terminé :
   *[other] Arrêté ; ces { $blocks } blocs étaient terminés :
}
arena-versus = { $contender } a gagné { $share } de { NUMBER($games) } parties ({ $interval } avec une confiance de 95 %) { $seats ->
    [1] en solitaire
   *[other] contre { $against }, { $seats } places
    }, graine { $seed }.
arena-verdict-stronger = { $contender } est plus fort que { $against } : tout l’intervalle est au-dessus de { $chance }, la part due au seul hasard.
arena-verdict-weaker = { $contender } est plus faible que { $against } : tout l’intervalle est au-dessous de { $chance }, la part due au seul hasard.
arena-verdict-unclear = Pas de différence nette entre { $contender } et { $against } : le seul hasard donnerait { $chance }.
arena-sprt-stronger = Le test a tranché : la part de victoires est plus proche de { $strong } que de { $weak }.
arena-sprt-not-stronger = Le test a tranché : la part de victoires est plus proche de { $weak } que de { $strong }.
arena-sprt-open = Le test entre { $weak } et { $strong } n’a pas encore tranché : jouez plus de blocs.
arena-mirror = Contrôle, le bot mesuré contre lui-même : { $interval }, { $verdict }.
arena-sanity = Contrôle, random contre le bot mesuré : { $interval }, { $verdict }.
arena-control-ok = comme prévu
arena-control-wrong = inattendu : ne vous fiez pas au résultat
arena-course = { NUMBER($games) } parties de { $game } en { NUMBER($seconds, maximumFractionDigits: 1) } s, { NUMBER($mean_turns, maximumFractionDigits: 1) } tours et { NUMBER($mean_decisions, maximumFractionDigits: 0) } décisions par partie ; commit { $commit }.
arena-thinking = { $player } a pris { NUMBER($mean_ms, maximumFractionDigits: 2) } ms par réponse, { NUMBER($slowest_ms, maximumFractionDigits: 1) } ms au plus.
arena-replaced = { $player } a été remplacé par random dans { $games ->
    [one] une partie
   *[other] { $games } parties
} : { $fault }
arena-fault-start = impossible de le démarrer ({ $detail })
arena-fault-died = il s’est arrêté de lui-même
arena-fault-slow = il n’a pas répondu en { $detail } ms
arena-fault-nonsense = sa réponse n’a pas été comprise ({ $detail })
arena-fault-illegal = sa réponse n’était pas permise : { $detail }
arena-fault-raised = son code a échoué : { $detail }
arena-player = joueur
arena-rating = cote
arena-interval = intervalle à 95 %
arena-share = part
arena-games = parties

## La page de graphiques

arena-page-versus = { $contender } contre { $against }
arena-page-pool = Cotes à { $game }, { $seats } places
arena-page-share = Part de victoires
arena-page-mark = La ligne pointillée montre la part due au seul hasard.
arena-page-course = Comment la part de victoires s’est stabilisée
arena-page-blocks = { $n ->
    [one] un bloc
   *[other] { $n } blocs
}
arena-page-seats = Victoires par place
arena-page-seat = place { $seat }
arena-page-order = Victoires selon l’ordre de jeu
balance-place = n° { $place }
arena-page-ratings = Cotes
arena-page-elo = Forces de Plackett-Luce sur l’échelle Elo : 400 points de plus signifient une force dix fois plus grande ; la moyenne est 0.
arena-leader-clear = { $player } a la meilleure cote : son intervalle est au-dessus de tous les autres.
arena-leader-unclear = { $player } a la meilleure cote, mais pas nettement : son intervalle recoupe celui de { $others }.
arena-page-players = Qui a joué
arena-page-controls = Contrôles
arena-page-mirror = le bot mesuré contre lui-même
arena-page-sanity = random contre le bot mesuré
arena-page-thought = { NUMBER($mean_ms, maximumFractionDigits: 2) } ms en moyenne, { NUMBER($slowest_ms, maximumFractionDigits: 1) } ms au plus
arena-page-facts = Conditions de la mesure
arena-fact-game = jeu (règles)
arena-fact-components = matériel
arena-fact-weights = poids
arena-fact-options = options de table
arena-fact-seats = places
arena-fact-seed = graine
arena-fact-budget = temps par réponse
arena-no-budget = sans limite
arena-fact-games = parties
arena-fact-seconds = secondes
arena-fact-commit = commit (version)
arena-fact-machine = machine
arena-fact-python = Python

## Équilibre

arena-balance-page = Équilibre de { $game }, { $seats } places
arena-balance-stopped = { $games ->
    [0] Arrêté avant la fin de la première partie.
    [one] Arrêté ; cette partie était terminée :
   *[other] Arrêté ; ces { $games } parties étaient terminées :
}
arena-balance-length = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $game } entre { $bots } : { $turns } tours et { $decisions } décisions par partie.
arena-balance-mean = { $mean } ({ $interval })
arena-balance-turns = Tours par partie
arena-balance-decisions = Décisions par partie
arena-balance-score = Score du gagnant
arena-other-weights = Attention : les poids de { $bots } ont été appris avec un autre matériel ; ces bots peuvent mal juger ce qui est nouveau. Réapprenez avec pithead train --components.
arena-balance-versus = Matériel A ({ $one }) comparé au matériel B ({ $other }), avec les mêmes bots et les mêmes graines.
arena-balance-one = A
arena-balance-other = B
arena-balance-change = B − A (intervalle à 95 %)
arena-balance-clear = * L’intervalle de la différence ne contient pas zéro. Parmi beaucoup de chiffres, c’est le cas d’un sur vingt par hasard.
arena-balance-clear-title = Différences nettes, B − A
arena-balance-none-clear = Aucun chiffre ne diffère nettement.
arena-balance-label-one = { $entry }, A
arena-balance-label-other = B
cli-arena-versus = balance : comparer avec ce matériel, chiffre par chiffre
arena-balance-one-track = Bots qui ne connaissent qu’un plan

## L’échelle

arena-ladder-title = L’échelle
arena-ladder-about = Chacun de { $rungs } joue contre le niveau précédent : un bot plus fort à une table de plus faibles, jusqu’à { $blocks } donnes, chacune jouée avec le plus fort à chaque place, graine { $seed }. Un échelon tient si tout l’intervalle à 95 % est au-dessus du hasard. Fait par `make ladder` ; ne pas modifier.
arena-ladder-facts = Commit { $commit } ; { $machine } ; { $python }.
arena-ladder-upper = plus fort
arena-ladder-lower = plus faible
arena-ladder-chance = hasard
arena-ladder-mean = ms par réponse
arena-ladder-slowest = la plus lente, ms
arena-ladder-holds = tient
arena-ladder-yes = oui
arena-ladder-no = non
arena-ladder-step = { $upper } contre { $lower }, { $seats } places : { $share } ({ $interval })
arena-ladder-replaced = Un bot a échoué dans { $games } de ces parties et random a joué à sa place : ne vous fiez pas à cet échelon.
balance-course = Déroulement des parties
balance-course-lead-changed = changement de tête
balance-course-half-way = victoire du meneur à mi-partie
balance-course-clear = victoire de 15 points ou plus
arena-a-game = par partie
arena-kinds-title = Plusieurs sortes de joueurs sur les mêmes donnes
arena-kinds-mixture = mélange
arena-kinds-paired = { $player }, moins { $first } (intervalle à 95 %, donne par donne)
arena-characters-progress = { $character } : { $share } de victoires
