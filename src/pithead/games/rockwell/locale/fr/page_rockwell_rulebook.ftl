### Les dessins des règles de Rockwell : les étapes d’un tour, et une légende par exemple.

rulebook-rockwell-step-auction = Appel d’offres
rulebook-rockwell-step-about-auction = Chacun mise en secret des cubes et des dollars. L’offre la plus élevée passe en tête ; chacun paie la sienne.
rulebook-rockwell-step-vice-presidents = Vice-Présidents
rulebook-rockwell-step-about-vice-presidents = Placez vos deux Vice-Présidents sur deux plateaux différents. Ils décident de ce que vous pourrez faire pendant le tour.
rulebook-rockwell-step-drilling = Phase I : forage
rulebook-rockwell-step-about-drilling = Assurez des cubes, puis déplacez une équipe à chacune des quatre rondes. Une tuile qui réunit assez de puissance est forée, et tous ceux qui s’y trouvent partagent sa carte.
rulebook-rockwell-step-market = Phase II : marché
rulebook-rockwell-step-about-market = Avec un Vice-Président sur le plateau II, achetez et vendez des cubes à prix fixe.
rulebook-rockwell-step-workshop = Phase III : atelier
rulebook-rockwell-step-about-workshop = Avec un Vice-Président sur le plateau III, améliorez votre compagnie, creusez des puits de mine et livrez des cubes pour du prestige.
rulebook-rockwell-step-turn = Fin du tour
rulebook-rockwell-step-about-turn = Dés, tuiles Corruption et Vice-Présidents reviennent à leur place. Si rien ne met fin à la partie, un nouvel appel d’offres commence.

example-RW-BOARD-1 = L’équipe est sur une tuile de l’anneau B. Sa tuile touche les quatre tuiles en surbrillance : une plus près de la surface, une plus profonde et une de chaque côté.
example-RW-BOARD-3 = Les tuiles de gauche et de droite demandent encore une puissance de 5. Celle du milieu est forée : un puits de mine y rapporte un zinc et un cuivre par tour.
example-RW-SET-2 = Ce que chaque joueur possède au départ.
example-RW-AUC-2 = L’offre de Vert vaut le plus : Vert passe en tête. Mauve et Rouge ont misé autant et gardent leur ordre : Mauve était devant Rouge.
example-RW-VP-2 = Vert a placé ses deux Vice-Présidents, sur les plateaux I et III. Rouge et Mauve en ont encore un : Rouge pour le plateau I ou III, Mauve pour le plateau II ou III.
example-RW-MOVE-1 = D’ici, l’équipe peut rejoindre quatre tuiles.
example-RW-MOVE-2 = Depuis l’entrée, l’équipe atteint deux tuiles de l’anneau A.
example-RW-MOVE-3 = L’équipe verte saute par-dessus une tuile, peu importe qui s’y trouve.
example-RW-MOVE-4 = L’équipe verte est à cheval sur deux tuiles, et sa puissance de 2 compte sur les deux. Il manque encore 2 à gauche ; à droite, où Rouge apporte 1, il manque aussi 2.
example-RW-MOVE-6 = Deux pas en un déplacement : un anneau plus bas, puis la tuile suivante.
example-RW-CORE-1 = Un pas depuis l’anneau D, et l’équipe atteint le centre de la Terre.
example-RW-BRIBE-1 = Vert corrompt l’équipe de Rouge et l’attire sur la tuile de gauche : 1 et 3 font 4, la tuile est forée. Les deux partagent ; Rouge y a plus de puissance et prend l’excédent.
example-RW-SUB-1 = Le prix d’un dé, de la puissance 1 à la puissance 4.
example-RW-SUB-3 = Dans l’anneau C, un dé vaut au plus 3. L’équipe et son dé font 6 ici : il manque encore 1.
example-RW-EXT-3 = La carte montre 3 cubes de cuivre, 5 d’argent et 4 d’or. Vert et Rouge reçoivent chacun 1 cube de cuivre, 2 d’argent et 2 d’or. Rouge, plus puissant sur la tuile, prend le cuivre et l’argent qui restent.
example-RW-DANGER-1 = La même carte avec Danger, sans Protection ni assurance. Vert perd 3 cubes et Rouge 4, les plus précieux d’abord.
example-RW-SHAFT-1 = Le puits de mine de Vert se trouve sur une tuile forée et lui rapporte un zinc et un cuivre à chaque tour.
example-RW-MKT-2 = Le prix d’un cube, à l’achat comme à la vente.
example-RW-WORK-1 = Le prix de chaque progression à quatre joueurs.
example-RW-ACH-2 = Les neuf réalisations, avec le prestige de la première tuile de leur pile au départ. Les suivants reçoivent moins.
example-RW-END-2 = L’or à la fin d’une partie à quatre. Rouge et Mauve sont à égalité à la deuxième place : les deux reçoivent 2, et personne ne reçoit 1.
example-RW-AL-3 = L’équipe d’Al est sur la tuile forée. À droite, il ne manque que 1 de puissance : c’est là qu’elle va.
