### Les bots : pourquoi ils ont choisi.

bot-name-level-1 = Bot, niveau 1 : débonnaire
bot-name-level-2 = Bot, niveau 2 : facile
bot-name-level-3 = Bot, niveau 3 : correct
bot-name-level-4 = Bot, niveau 4 : fort
bot-name-level-5 = Bot, niveau 5 : redoutable
bot-name-random = Bot « random »
bot-name-greedy = Bot « greedy »
bot-name-practised = Bot « practised »
bot-name-farsighted = Bot « farsighted »
bot-name-value = Bot « value »
bot-name-planner = Bot « planner »
bot-name-ismcts = Bot « ismcts »
bot-name-net = Bot « net »

bot-why-random = Tiré au sort parmi tout ce qui était permis.
bot-why-greedy = Règle empirique : { $reason }.
bot-why-slip = Une étourderie : la première idée venue.
bot-why-search = Le meilleur de { $tries } coups d’œil en avant : environ { $chance } % de chances de gagner.
bot-why-equal = Après { $tries } coups d’œil en avant, un choix en vaut un autre : environ { $chance } % de chances de gagner.
bot-why-terms = Le meilleur de { $tries } coups d’œil en avant : environ { $chance } % de chances de gagner. { $terms }

## Ce qui fait la différence

bot-term-prestige = plus de prestige
bot-term-bonus = plus de points bonus à la fin
bot-term-delivery = une livraison à portée de main
bot-term-achievement = une réalisation se rapproche
bot-term-money = plus de dollars
bot-term-cubes = des cubes de plus de valeur
bot-term-crews = des équipes plus puissantes
bot-term-depth = des équipes là où elles servent
bot-term-improvements = un meilleur équipement
bot-term-mineshafts = plus de revenus des puits de mine
bot-term-tiles = une meilleure part des prochaines tuiles
bot-term-vice-presidents = des Vice-Présidents mieux employés
bot-term-order = une meilleure place dans l’ordre
bot-term-brass = plus de Laiton
bot-term-card-value = des cartes de plus grande valeur en Laiton
bot-term-deck = une meilleure pioche
bot-term-units = des unités plus fortes
bot-term-buildings = de meilleurs bâtiments
bot-term-platform = la plateforme minière
bot-term-means = davantage à dépenser

## Règles empiriques

bot-reason-uninsured = l’assurance coûte plus qu’elle ne sauve
bot-reason-insured = une assurance contre le Danger
bot-reason-buy-lacking = des cubes pour une livraison ou une réalisation
bot-reason-small-bid = une petite offre, car toute offre est perdue
bot-reason-workshop = c’est à l’atelier que se fait le prestige
bot-reason-market = la bourse change les cubes en dollars
bot-reason-control = un avantage pendant le forage
bot-reason-rich-tile = la tuile la plus riche d’abord
bot-reason-al = pour Al, un choix en vaut un autre
bot-reason-halt = l’équipe est bien où elle est
bot-reason-complete-tile = cela complète une tuile
bot-reason-approach-tile = l’équipe se rapproche d’une tuile qui vaut le forage
bot-reason-centre = une équipe au centre de la Terre est une réalisation
bot-reason-spare-money = rien ici ne vaut son prix
bot-reason-bribe = une corruption
bot-reason-cover = les tuiles Assurance sont là pour servir
bot-reason-keep-cubes = les cubes valent plus que leur prix
bot-reason-sell-spare = aucune livraison ne demande ces cubes, et l’atelier demande des dollars
bot-reason-deliver = la livraison rapporte plus de prestige que ne valent ses cubes
bot-reason-safety = moins de cubes perdus au Danger
bot-reason-mobility = les équipes atteignent plus de tuiles
bot-reason-power = une équipe plus puissante fore plus profond
bot-reason-mineshaft = un puits de mine rapporte à chaque tour
bot-reason-reserve = n’importe quelle réserve de la bonne valeur
bot-reason-nothing-better = il ne reste rien de mieux à faire
bot-reason-play-employee = jouer un employé ne coûte rien
bot-reason-play-card = une carte en jeu vaut mieux qu’une carte en main
bot-reason-buy-dear = la carte utile la plus chère
bot-reason-buy-strong = c’est la carte qui renforce le plus la compagnie
bot-reason-buy-value = la fin approche, la valeur en Laiton compte
bot-reason-gift = une carte pour le partenaire
bot-reason-convert = la Construction qui reste devient du Laiton
bot-reason-rebuild = sans plateforme minière, pas d’extraction
bot-reason-use = l’effet d’un bâtiment ne coûte rien
bot-reason-demolish = démolir un bâtiment
bot-reason-mine = extraire, c’est du Laiton tout de suite
bot-reason-act = l’action propre de l’unité
bot-reason-raid = l’attaque touche la compagnie elle-même
bot-reason-attack = l’attaque vaut plus que l’extraction
bot-reason-attack-platform = sans plateforme minière, l’adversaire n’extrait rien
bot-reason-accept = ce que propose la carte est bon
bot-reason-exchange = autant d’échanges que possible
bot-reason-option = cette option dépense ce qui a été amassé
bot-reason-take = la carte la plus chère
bot-reason-trim = la carte la plus faible s’en va
bot-reason-look = les bonnes cartes dessus, les mauvaises ailleurs
bot-reason-target = la carte la plus dangereuse
bot-reason-own-card = sa propre carte la plus forte
bot-reason-richest = l’adversaire le plus riche
bot-reason-order = l’ordre ne change rien

## pithead train

cli-train = Faire apprendre les bots : des poids et des réseaux tirés de parties jouées exprès.
cli-train-learn = quoi : values (poids et réseau, tirés de parties), practice (un goût, Brass Empire), taste ou weights (par CMA-ES) ; à défaut values
cli-train-seats = pour ce nombre de joueurs ; à défaut, tous ceux que permet le jeu
cli-train-games = nombre de parties par ronde, ou par candidat (500 à défaut)
cli-train-rounds = nombre de rondes, ou de générations (3 à défaut)
cli-train-out = le dossier des fichiers ; à défaut, celui où les bots lisent les leurs
train-table = Table de { $seats }
train-learned = Ronde { $round } : log-vraisemblance { $likelihood }, le favori a gagné dans { $right } % des cas
train-learned-net = Réseau : log-vraisemblance { $likelihood }, le favori a gagné dans { $right } % des cas
train-practised = Ronde { $round } : gagne { $share } % contre les règles simples
train-generation = Génération { $n } : le meilleur gagne { $best } %, la moyenne { $mean } %
train-tuned = Ce qui a été réglé gagne { $share } % là où { $even } % serait l’égalité.
error-train-folder = Impossible d’écrire dans le dossier { $folder } ; indiquez-en un qui existe avec --out.
error-train-weights = { $why }.
