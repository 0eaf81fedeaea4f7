### Les bots : pourquoi ils ont choisi.

bot-name-level-1 = Bot, niveau 1 : très facile
bot-name-level-2 = Bot, niveau 2 : facile
bot-name-level-3 = Bot, niveau 3 : moyen
bot-name-level-4 = Bot, niveau 4 : difficile
bot-name-level-5 = Bot, niveau 5 : expert
bot-name-random = Bot, au hasard
bot-name-uniform = Bot, simple
bot-name-greedy = Bot, simple
bot-name-practised = Bot, simple
bot-name-value = Bot, simple
bot-name-planner = Bot, simple
bot-with-character = { $character } : { $bot }
own-bot = Bot « { $name } »

bot-why-random = Un choix permis, tiré au hasard.
bot-why-greedy = Le meilleur choix à première vue : { $reason }.
bot-why-own = Ce bot ne donne pas de raison.
bot-why-slip = Une erreur voulue : pas la meilleure réponse, mais une réponse humaine.
bot-why-search = Le meilleur choix sur { $tries } simulations : environ { $chance } % de chances de gagner.
bot-why-terms = Le meilleur choix sur { $tries } simulations : environ { $chance } % de chances de gagner. { $terms }

## pithead train

cli-train = Entraîner les bots : apprendre des poids dans des parties jouées par des bots.
cli-train-learn = quoi apprendre : value (une fonction de valeur, à partir de parties), heuristic-practice (les poids de l’heuristique, par la pratique), heuristic-tuning (par une stratégie d’évolution) ou exploit (ceux qui gagnent le plus contre les poids installés) (par défaut : value)
cli-train-seats = pour ce nombre de joueurs (par défaut : tous ceux que permet le jeu)
cli-train-games = nombre de parties par itération (par défaut : 500)
cli-train-rounds = nombre d’itérations (par défaut : 3)
cli-train-out = dossier des fichiers (par défaut : <jeu>-weights dans le dossier courant)
train-table = Table à { $seats }
train-learned = Itération { $round } : log-vraisemblance { $likelihood }, le favori a gagné dans { $right } % des cas
train-practised = Itération { $round } : gagne { $share } % contre les poids par défaut de l’heuristique
train-exploit = Itération { $round } : gagne { $share } % de parties nouvelles contre les poids installés ; { $even } % serait l’égalité
error-train-folder = Impossible d’écrire dans le dossier { $folder } ; indiquez-en un qui existe avec --out.
error-train-shipped = { $folder } contient les poids installés ; indiquez un autre dossier avec --out.
error-train-weights = { $why }.
bot-reason-score = c’est ce qui rapporte le plus de points tout de suite
