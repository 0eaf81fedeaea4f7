### Les dessins des règles de Brass Empire : les étapes d’un tour, et une légende par exemple.

rulebook-brass-empire-step-start = Début du tour
rulebook-brass-empire-step-about-start = Retournez vos nouveaux bâtiments face visible. Vous pouvez dès lors les utiliser.
rulebook-brass-empire-step-play = Phase de jeu
rulebook-brass-empire-step-about-play = Jouez gratuitement les cartes de votre main. Dépensez le Travail et la Construction gagnés pour acheter des cartes, ou changez la Construction en Laiton.
rulebook-brass-empire-step-action = Phase d’action
rulebook-brass-empire-step-about-action = Chaque unité en jeu depuis le début du tour extrait du Laiton, attaque ou utilise sa propre action.
rulebook-brass-empire-step-end = Fin du tour
rulebook-brass-empire-step-about-end = Défaussez les cartes jouées et celles qui restent en main. Le Travail et la Construction non dépensés sont perdus. Piochez cinq cartes.

example-BE-SET-2 = Votre première pioche compte sept Commis et trois Ouvriers syndiqués. La Plateforme minière est devant vous.
example-BE-CARD-1 = Un employé, une unité et un bâtiment. Unités et bâtiments montrent leur attaque en bas à gauche et leur vie en bas à droite.
example-BE-CARD-2 = Le Chronocombattant est une unité de McGlynn Clockwerks. Il coûte 2 points de Travail et 3 de Construction et compte 2 Laiton à la fin.
example-BE-CARD-13 = Le Chronocombattant doit venir à bout du Gardien avant de pouvoir attaquer la Plateforme minière derrière lui.
example-BE-TURN-1 = La Manufacture Clockwerks a été jouée face cachée au tour précédent. On la retourne, et elle est utilisable aussitôt.
example-BE-PLAY-1 = Le Commis donne 1 point de Travail et le Gérant 2 : vous avez 3 points de Travail à dépenser.
example-BE-PLAY-4 = Pour 2 points de Travail et 3 de Construction, le Chronocombattant rejoint votre défausse. Vous le jouerez après l’avoir pioché.
example-BE-PLAY-6 = La Plateforme minière change 2 points de Construction en 1 Laiton, autant de fois que vous voulez.
example-BE-PLAY-7 = Pour 1 point de Construction, une Plateforme minière détruite est reconstruite avec toute sa vie.
example-BE-ACT-2 = Le Soldat Tesla a une attaque de 2 et extrait 2 Laiton.
example-BE-ACT-3 = Le Chronocombattant attaque le Soldat Tesla. Chacun inflige 2 dégâts à l’autre : le Soldat Tesla est détruit, le Chronocombattant survit avec 2 points de vie.
example-BE-ACT-5 = Le Soldat Tesla détruit rapporte 3 Laiton à l’attaquant.
example-BE-END-4 = 14 jetons, puis 2, 3, 1 et 1 pour les cartes possédées : 21 Laiton.
