# Ce que dit le guide d’une leçon.

## guided

lesson-rockwell-guided = Votre première partie
lesson-rockwell-guided-about = Deux tours avec un guide, le troisième sans aide.
lesson-rockwell-guided-aim = Bienvenue ! Le plus grand prestige l’emporte : livraisons, réalisations et bonus final. Dès que deux compagnies sur trois ont une équipe au centre, ce tour est le dernier.
lesson-rockwell-guided-rings = Les nombres indiquent la puissance requise. Les tuiles profondes demandent plus et rapportent mieux : zinc et cuivre en haut, argent et or en bas.
lesson-rockwell-guided-bid = Qui mise le plus en secret place d’abord ses Vice-Présidents, mais chacun paie. Touchez « dollars d’abord », +{ MONEY(500) }, puis « Miser { MONEY(500) } » : zinc et cuivre vous serviront.
lesson-rockwell-guided-bid-done = Votre offre est la plus haute : à vous d’abord !
lesson-rockwell-guided-bid-wrong = Gardez vos cubes : « dollars d’abord », puis +{ MONEY(500) }, pas plus.
lesson-rockwell-guided-bid-wrong-more = Un peu plus : les autres misent aussi. Disons { MONEY(500) }.
lesson-rockwell-guided-workshop = Envoyez un Vice-Président à l’atelier : il n’y a que deux emplacements, et celui-ci donne quatre actions.
lesson-rockwell-guided-workshop-wrong = Bon emplacement, mais l’atelier se remplit en premier.
lesson-rockwell-guided-control = Le second : le centre de contrôle. Le dé permet d’embaucher de la puissance, et vous forez en premier.
lesson-rockwell-guided-control-wrong = La corruption viendra dans une autre leçon. Prenez le premier dé.
lesson-rockwell-guided-first-move = Quatre rondes, une équipe par ronde. Choisissez l’équipe a, puis A1 : il faut 2, elle a 1. Envoyez-la quand même.
lesson-rockwell-guided-first-move-wrong = Plus tard ! D’abord l’équipe a en A1.
lesson-rockwell-guided-hire = Il manque 1. Chaque ligne est une carte possible et ce que vous en gardez. Embauchez une puissance de 1 pour { MONEY(1000) }.
lesson-rockwell-guided-hire-done = Tout est à vous : 5 cubes de zinc et 4 de cuivre, soit { MONEY(4400) }. La carte aussi : six font une réalisation.
lesson-rockwell-guided-hire-wrong = Sans lui, A1 n’est pas forée. Embauchez !
lesson-rockwell-guided-join = Bruno attend en A3, il lui manque 1. Rejoignez-le avec l’équipe b.
lesson-rockwell-guided-join-done = Parts égales. À puissance égale, l’excédent, un zinc et un argent, est pour vous : c’est vous qui avez foré.
lesson-rockwell-guided-join-wrong = Regardez où il ne manque que 1 : équipe b en A3.
lesson-rockwell-guided-achievement = 8 cubes de zinc et 8 de cuivre : première réalisation, 4 points de prestige ! Elle ne coûte rien ; vous gardez les cubes.
lesson-rockwell-guided-danger = Il manque encore 1 en A6. Terminez avec l’équipe c.
lesson-rockwell-guided-danger-done = Danger ! Chacun y perd les cubes les plus précieux de sa part, un par point de puissance. Vous : un cube d’argent. Retenez-le.
lesson-rockwell-guided-danger-wrong = Il ne manque que 1 en A6 : équipe c.
lesson-rockwell-guided-spread = Une tuile forée ne donne plus rien. Descendez c d’un anneau, ou sortez d de son entrée. Laissez b : j’ai un plan pour elle.
lesson-rockwell-guided-spread-wrong = L’équipe c en B6, ou d en A7 ou A8.
lesson-rockwell-guided-market = Les autres vendent. Vous n’avez personne ici : deux Vice-Présidents, trois plateaux, il manque toujours quelque chose.
lesson-rockwell-guided-power = Maintenant l’atelier. Renforcez l’équipe b : puissance 2 pour { MONEY(1500) }.
lesson-rockwell-guided-power-wrong = L’équipe b d’abord : vous verrez pourquoi au prochain tour.
lesson-rockwell-guided-deliver = Puis livrez 3 cubes de zinc et 4 de cuivre dans une seule caisse.
lesson-rockwell-guided-deliver-done = 3 points de prestige ; la prochaine caisse de ce type sera plus chère.
lesson-rockwell-guided-deliver-wrong = La caisse qui demande les deux et vaut 3.
lesson-rockwell-guided-choice = Encore une livraison, ou passer et garder les cubes pour les vendre. À vous de choisir.
lesson-rockwell-guided-choice-wrong = Vous n’avez plus de dollars : livrez ou passez.
lesson-rockwell-guided-second-bid = Ne misez jamais plus que ce qu’un bon emplacement rapporte de plus qu’un mauvais : ici, une transaction ou une action. Misez jusqu’à { MONEY(1000) }, ou rien.
lesson-rockwell-guided-second-bid-done = Bruno choisit en premier avec { MONEY(1200) }. Les autres ont payé aussi.
lesson-rockwell-guided-second-bid-wrong = Gardez-en plus : vous en aurez bientôt besoin.
lesson-rockwell-guided-seats = L’atelier encore, et la bourse : il faut changer des cubes en dollars.
lesson-rockwell-guided-seats-wrong = Sans dollars, rien ne se construit : atelier et bourse.
lesson-rockwell-guided-seats-wrong-deals = Prenez un emplacement d’au moins deux transactions.
lesson-rockwell-guided-insurance = Et le Danger ? Avant de forer, on peut s’assurer (j’ai sauté cela au premier tour). Échangez 2 cubes de zinc : chaque tuile Assurance sauve un cube, si précieux soit-il.
lesson-rockwell-guided-insurance-wrong = Deux cubes de zinc : vos cubes les moins chers.
lesson-rockwell-guided-deeper = B3 demande 4. L’équipe de Bruno apporte 2, et votre équipe b aussi maintenant.
lesson-rockwell-guided-deeper-wrong = Mon plan pour b : tout droit en B3.
lesson-rockwell-guided-cover = Danger ! Avec une puissance de 2, vous perdez un cube d’or et un cube d’argent. Utilisez deux tuiles Assurance.
lesson-rockwell-guided-cover-done = Tout est sauvé : 1 cube de zinc, 3 de cuivre, 2 d’argent, 1 d’or. Bruno en perd deux.
lesson-rockwell-guided-cover-wrong = Utilisez-en deux : du zinc contre de l’or !
lesson-rockwell-guided-own-moves = Trois déplacements à vous. Indice : il manque 1 en A2, et l’équipe a est à côté.
lesson-rockwell-guided-own-moves-done-taken = 4 cubes de zinc, 1 de cuivre, 2 d’argent. Bien vu !
lesson-rockwell-guided-own-rest = Encore deux déplacements à vous : descendez, ou allez là où il manque peu.
lesson-rockwell-guided-sell = Obtenez { MONEY(3000) }. Chaque type ne se vend qu’une fois par tour : vendez beaucoup. Gardez 1 cube de zinc, 1 de cuivre, 2 d’argent, 1 d’or. Puis passez.
lesson-rockwell-guided-sell-wrong = Non : il vous manquerait des dollars, ou des cubes à garder.
lesson-rockwell-guided-sell-wrong-pass = Pas encore : d’abord { MONEY(3000) }.
lesson-rockwell-guided-race = Une course ! Trois équipes de puissance 2 : la première compagnie marque 5, la suivante 4. Améliorez deux autres équipes, en plus de b.
lesson-rockwell-guided-race-done = Première ! 5 points de prestige !
lesson-rockwell-guided-race-wrong = Les caisses peuvent attendre, Bruno non : encore deux équipes à 2.
lesson-rockwell-guided-all = L’or que vous avez sauvé complète cette caisse : 3 points de prestige.
lesson-rockwell-guided-all-wrong = La caisse avec les quatre types.
lesson-rockwell-guided-scores = Prestige : vous { $you }, Bruno { $bruno }, Flint { $flint }. À la fin, le plus de chaque cube, ou de dollars, rapporte 2, la deuxième place 1. À égalité, la meilleure place compte.
lesson-rockwell-guided-ending = La partie s’achève après un tour avec deux compagnies au centre, avec six réalisations d’une compagnie dont tout le groupe III, ou après trois tours sans progrès.
lesson-rockwell-guided-free = La table est à vous ! Jouez ce tour comme il vous plaît, et demandez un indice quand vous voulez.
lesson-rockwell-guided-end = Bien joué : vous { $you }, Bruno { $bruno }, Flint { $flint }. Envoyez une équipe au centre dès que vous menez. Continuez jusqu’à la fin, ou choisissez une leçon courte.

## bribery

lesson-rockwell-bribery = Corruption
lesson-rockwell-bribery-about = Attirez une équipe adverse pour forer votre tuile.
lesson-rockwell-bribery-seat = Votre Vice-Président a un emplacement Corruption : une fois par ronde, attirez une équipe adverse d’une tuile adjacente sur celle de votre équipe active.
lesson-rockwell-bribery-move = A1 demande 2, vous apportez 1. Bruno est à côté, en A2. Déplacez a en A1.
lesson-rockwell-bribery-move-wrong = L’équipe a en A1, à côté de Bruno.
lesson-rockwell-bribery-bribe = Corrompez son équipe : elle vient en A1 et fore la tuile avec vous.
lesson-rockwell-bribery-bribe-done = 3 cubes de zinc, 2 de cuivre et la carte : à puissance égale, l’excédent va à la compagnie active, la vôtre.
lesson-rockwell-bribery-bribe-wrong = Sans elle, A1 n’est pas forée. Corrompez !
lesson-rockwell-bribery-limits = Trois corruptions par tour pour tous les joueurs réunis, une par ronde chacun. On ne peut pas corrompre une équipe à une entrée ; un dé suit à vos frais.

## subcontractors

lesson-rockwell-subcontractors = Sous-traitants
lesson-rockwell-subcontractors-about = Embauchez de la puissance, puis emmenez le dé ou laissez-le.
lesson-rockwell-subcontractors-seat = Votre Vice-Président a un emplacement avec un dé : une fois par ronde, embauchez de la puissance pour votre équipe active.
lesson-rockwell-subcontractors-move = A1 demande 2. Allez-y avec a : un dé fera le reste.
lesson-rockwell-subcontractors-move-wrong = L’équipe a en A1.
lesson-rockwell-subcontractors-hire = Dans l’anneau A, un dé a au plus 1 de puissance, pour { MONEY(1000) }. Embauchez.
lesson-rockwell-subcontractors-hire-done = Toute la carte est à vous : 5 cubes de zinc et 4 de cuivre pour { MONEY(1000) }.
lesson-rockwell-subcontractors-hire-wrong = Embauchez : il vous manque 1.
lesson-rockwell-subcontractors-deeper = Le dé reste avec l’équipe a. Descendez a en B1, qui demande 4.
lesson-rockwell-subcontractors-deeper-wrong = L’équipe a en B1.
lesson-rockwell-subcontractors-abandon = L’emmener coûte de nouveau les frais, et 1 + 2 ne font pas 4. Abandonnez-le.
lesson-rockwell-subcontractors-abandon-done = Exact : n’emmenez un dé que s’il fore ensuite.
lesson-rockwell-subcontractors-abandon-wrong = Il coûterait encore et ne forerait rien.
lesson-rockwell-subcontractors-limits = Les dés vont jusqu’à 1 en A, 2 en B, 3 en C, 4 en D. Il y en a trois, et tous reviennent en fin de tour.

## mobility

lesson-rockwell-mobility = Mobilité 2 et 3
lesson-rockwell-mobility-about = Être sur deux tuiles à la fois ; forer, puis repartir.
lesson-rockwell-mobility-levels = Avec Mobilité 1, une équipe saute dans l’anneau. Avec 2, elle se met à cheval sur deux tuiles. Avec 3, elle fait un second pas. Vous avez les trois.
lesson-rockwell-mobility-straddle = Flint a 2 sur 3 en A2. Mettez a sur le bord A1-A2 : sa puissance compte entière sur les deux.
lesson-rockwell-mobility-straddle-done = A2 est forée et l’équipe a s’y trouve : il n’y a plus rien à en tirer.
lesson-rockwell-mobility-straddle-wrong = L’équipe a, sur le bord A1-A2.
lesson-rockwell-mobility-back = La Mobilité 3 permet un second pas. Retournez en A1, où il manque encore 1.
lesson-rockwell-mobility-back-wrong = Retour en A1.
lesson-rockwell-mobility-first = Bruno a 2 sur 3 en A4. Premier pas : b en A4 pour forer.
lesson-rockwell-mobility-first-done = Forée au premier pas, et vous pouvez continuer.
lesson-rockwell-mobility-first-wrong = L’équipe b en A4.
lesson-rockwell-mobility-second = Il n’y a plus rien ici. Second pas : vers B4, pour la prochaine tuile.
lesson-rockwell-mobility-second-wrong = Continuez, descendez en B4.
lesson-rockwell-mobility-why = Grâce à la Mobilité, vos équipes arrivent là où l’on va forer et repartent quand il n’y a plus rien.

## mineshafts

lesson-rockwell-mineshafts = Puits de mine
lesson-rockwell-mineshafts-about = Un revenu à chaque tour, et l’excédent sans équipe.
lesson-rockwell-mineshafts-what = Un puits de mine se construit à l’atelier, sur une tuile non forée. Le premier coûte { MONEY(2000) }.
lesson-rockwell-mineshafts-build = Construisez le vôtre en A4 : plusieurs compagnies se la partageront bientôt.
lesson-rockwell-mineshafts-build-done = Voilà. Vous n’avez pas besoin d’y avoir une équipe.
lesson-rockwell-mineshafts-build-wrong = Construisez un puits sur une tuile de l’anneau A.
lesson-rockwell-mineshafts-odd = Quand une tuile avec votre puits est forée, l’excédent vous revient d’abord, quelle que soit la puissance des autres.
lesson-rockwell-mineshafts-income = Ensuite il rapporte à chaque tour, après la quatrième ronde : les cubes indiqués sur la tuile forée. Les tuiles profondes rapportent mieux.

## no-bid

lesson-rockwell-no-bid = Combien miser ?
lesson-rockwell-no-bid-about = Peu de dollars, des caisses presque pleines.
lesson-rockwell-no-bid-q = Rien à construire, et vos cubes presque livrables : 5 cubes de zinc sur 6, 3 de cuivre sur 4. Combien misez-vous ?
lesson-rockwell-no-bid-q-done = Rien. Toute offre se paie, haute ou basse, et chaque cube rapproche d’une caisse.
lesson-rockwell-no-bid-q-wrong = Choisir tôt vaut-il une caisse ? Votre offre est payée dans tous les cas.

## alone

lesson-rockwell-alone = Partager ou pas ?
lesson-rockwell-alone-about = Une demi-carte gratuite, ou une entière pour { MONEY(1000) }.
lesson-rockwell-alone-q = Bruno attend en A1, il lui manque 1. Le rejoindre, ou forer A3 sans lui, avec un dé ?
lesson-rockwell-alone-q-option-join = Le rejoindre
lesson-rockwell-alone-q-option-alone = Forer A3
lesson-rockwell-alone-q-wrong-join = Une demi-carte, et l’autre à Bruno. Que rapporterait la carte entière ?
lesson-rockwell-alone-q-done = Sans partage : la carte entière moins { MONEY(1000) } vaut en moyenne plus que la moitié, et Bruno n’a rien.
lesson-rockwell-alone-drill = Faites-le : l’équipe b en A3.
lesson-rockwell-alone-drill-wrong = L’équipe b en A3, s’il vous plaît.
lesson-rockwell-alone-hire = Et embauchez la puissance qui manque.
lesson-rockwell-alone-hire-wrong = Embauchez : sinon, A3 n’est pas forée.

## one-short

lesson-rockwell-one-short = Il manque 1
lesson-rockwell-one-short-about = Préparer une tuile pour quelqu’un d’autre ?
lesson-rockwell-one-short-q = Flint a 1 sur 3 en A2. Avec vous, 2 ; et Bruno, à côté, joue après vous. Y aller ?
lesson-rockwell-one-short-q-option-go = Aller en A2
lesson-rockwell-one-short-q-option-wait = Aller ailleurs
lesson-rockwell-one-short-q-wrong-go = Bruno joue ensuite et apporte la puissance qui manque : qui fore ?
lesson-rockwell-one-short-q-done = Exact : Bruno forerait et prendrait la carte et l’excédent. Laissez les autres préparer des tuiles pour vous.

## insure

lesson-rockwell-insure = Combien d’assurance ?
lesson-rockwell-insure-about = Une tuile profonde sera forée ce tour-ci.
lesson-rockwell-insure-q = Votre équipe de 4 et celle de Bruno, 2, foreront C2 ce tour-ci. Vous avez 6 cubes de zinc. Combien en assurer ?
lesson-rockwell-insure-q-done = Quatre cubes de zinc. Une carte sur deux environ est dangereuse, et une puissance de 4 coûte les quatre cubes les plus précieux de votre part.
lesson-rockwell-insure-q-wrong = On perd un cube de sa part par point de puissance. Vos cubes les moins chers peuvent sauver les plus précieux.

## still

lesson-rockwell-still = Le forage est fini
lesson-rockwell-still-about = Une tuile en est à 3 sur 4. Est-elle perdue ?
lesson-rockwell-still-q = B1 en est à 3 sur 4 : votre équipe a compte 2, Bruno 1. Le forage est fini. Comment la forer encore ?
lesson-rockwell-still-q-done = Améliorez une équipe sur place : une tuile est forée dès que la puissance y est, à l’atelier aussi.
lesson-rockwell-still-q-wrong = Quelle amélioration ajoute de la puissance en B1 ?

## eight

lesson-rockwell-eight = Huit et huit
lesson-rockwell-eight-about = Une réalisation ne coûte rien, une livraison si.
lesson-rockwell-eight-q = Vous avez 8 cubes de zinc, 7 de cuivre et { MONEY(600) }. Une caisse de zinc est prête pour l’atelier. Que faire d’abord ?
lesson-rockwell-eight-q-done = Un cuivre : 8 et 8 comptent aussitôt, sans coûter un cube. Livrez ensuite.
lesson-rockwell-eight-q-wrong = Voyez la réalisation 8 + 8 : que manque-t-il ?

## carry

lesson-rockwell-carry = Emmener le dé ?
lesson-rockwell-carry-about = Il faut payer de nouveau les frais.
lesson-rockwell-carry-q = L’équipe a arrive en B1 avec son dé ; Bruno y a 1 sur 4. Emmener le dé, et à quelle puissance ?
lesson-rockwell-carry-q-done = Puissance 2 : 1 + 1 + 2 forent B1 maintenant. Sinon, abandonnez-le : les frais sont dus à chaque fois.
lesson-rockwell-carry-q-wrong = Avec votre équipe, que manque-t-il encore en B1 ?

## bribe-tie

lesson-rockwell-bribe-tie = Arriver et corrompre
lesson-rockwell-bribe-tie-about = Une égalité qui vous rapporte.
lesson-rockwell-bribe-tie-q = Flint a 1 sur 3 en A2, Bruno est à côté, en A1. Vous pouvez corrompre. Où aller ?
lesson-rockwell-bribe-tie-q-wrong = Où trois équipes peuvent-elles se retrouver ?
lesson-rockwell-bribe-tie-then = Maintenant la troisième équipe.
lesson-rockwell-bribe-tie-then-done = Une puissance chacun : parts égales, et l’excédent et la carte vont à la compagnie active, la vôtre.
lesson-rockwell-bribe-tie-then-wrong = Corrompez l’équipe de Bruno.

## odd-cubes

lesson-rockwell-odd-cubes = L’excédent
lesson-rockwell-odd-cubes-about = Gagnez là où d’autres partagent.
lesson-rockwell-odd-cubes-q = Bruno et Flint sont tous deux à côté de A4 : ensemble, ils vont la forer. Vous avez { MONEY(3000) } et personne à proximité. Que construisez-vous ?
lesson-rockwell-odd-cubes-q-done = Un puits en A4 : il prend l’excédent, puis rapporte à chaque tour.
lesson-rockwell-odd-cubes-q-wrong = Qu’est-ce qui rapporte en A4 sans équipe ?

## centre

lesson-rockwell-centre = Vers le centre ?
lesson-rockwell-centre-about = Qui met fin à la partie ?
lesson-rockwell-centre-q = Trois joueurs, Bruno est au centre, vous êtes derrière. Votre équipe a peut y entrer. Y allez-vous ?
lesson-rockwell-centre-q-option-in = Entrer
lesson-rockwell-centre-q-option-wait = Pas encore
lesson-rockwell-centre-q-wrong-in = Deux sur trois au centre : ce tour devient le dernier. Vous êtes derrière !
lesson-rockwell-centre-q-done = Exact : vous finiriez vous-même la partie. Marquez d’abord, entrez quand vous menez.

## one-deal

lesson-rockwell-one-deal = Une transaction
lesson-rockwell-one-deal-about = Obtenir des dollars sans perdre une caisse.
lesson-rockwell-one-deal-q = Une transaction, et il vous faut { MONEY(1500) } pour la puissance. Une caisse demande 4 cubes de cuivre, vous en avez 3. Que vendre ?
lesson-rockwell-one-deal-q-done = Du zinc, quatre ou plus : { MONEY(1600) }, et le cuivre reste pour sa caisse.
lesson-rockwell-one-deal-q-wrong = Cela ne suffit pas. Chaque type ne se vend qu’une fois.
lesson-rockwell-one-deal-q-wrong-copper = Il vous faut le cuivre pour sa caisse. Autre chose ?

## last-gold

lesson-rockwell-last-gold = La dernière transaction
lesson-rockwell-last-gold-about = Une égalité vaut une avance.
lesson-rockwell-last-gold-q = Dernier tour : Bruno a 3 cubes d’or, vous 2, une transaction et { MONEY(1200) }. Que faites-vous ?
lesson-rockwell-last-gold-q-done = Achetez un or : à égalité, les deux ont le bonus le plus haut.
lesson-rockwell-last-gold-q-wrong = Le plus d’or donne le bonus, et à égalité les deux l’ont.

## What was done in a lesson, at its end

lesson-did-rockwell-drilled = { $n ->
    [one] 1 tuile forée
   *[other] { $n } tuiles forées
}
lesson-did-rockwell-hired = { $n ->
    [one] De la puissance embauchée une fois
   *[other] De la puissance embauchée { $n } fois
}
lesson-did-rockwell-bribed = { $n ->
    [one] 1 équipe corrompue
   *[other] { $n } équipes corrompues
}
lesson-did-rockwell-covered = { $n ->
    [one] Assurance utilisée une fois
   *[other] Assurance utilisée { $n } fois
}
lesson-did-rockwell-sold = { $n ->
    [one] 1 vente
   *[other] { $n } ventes
}
lesson-did-rockwell-powered = { $n ->
    [one] 1 équipe améliorée
   *[other] { $n } équipes améliorées
}
lesson-did-rockwell-shaft-built = { $n ->
    [one] 1 puits de mine construit
   *[other] { $n } puits de mine construits
}
lesson-did-rockwell-delivered = { $n ->
    [one] 1 livraison
   *[other] { $n } livraisons
}
lesson-did-rockwell-achieved = { $n ->
    [one] 1 réalisation
   *[other] { $n } réalisations
}
