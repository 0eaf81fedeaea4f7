### Les bots : pourquoi ils ont choisi.

bot-why-random = Tiré au sort parmi tout ce qui était permis.
bot-why-greedy = Règle empirique : { $reason }.

## Règles empiriques

bot-reason-uninsured = l’assurance coûte plus qu’elle ne sauve
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
