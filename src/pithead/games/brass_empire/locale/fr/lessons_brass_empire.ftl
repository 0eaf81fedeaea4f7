# Ce que dit le guide d’une leçon.

## guided

lesson-brass-empire-guided = Votre première partie
lesson-brass-empire-guided-about = Fondez une compagnie et jouez jusqu’au bout : cinq tours avec un guide, le reste sans aide.
lesson-brass-empire-guided-aim = Bienvenue ! Qui a le plus de Laiton gagne. Il vient de ce gisement, 18 aujourd’hui. Quand il est vide, on finit la manche et on compte.
lesson-brass-empire-guided-clerks = Cinq Commis, cinq points de Travail. Jouer des cartes ne coûte rien : jouez-les toutes.
lesson-brass-empire-guided-clerks-wrong = Jouez d’abord toute votre main.
lesson-brass-empire-guided-hire = Le Travail sert à recruter. Guichetier 2, Gérant 3 : exactement vos cinq. Le losange jaune compte comme Laiton à la fin.
lesson-brass-empire-guided-hire-wrong = Bonne carte, mais ces deux-là utilisent tout votre Travail.
lesson-brass-empire-guided-discard = Elles vont dans votre défausse, que l’on mélange quand la pioche est vide. Terminez votre tour.
lesson-brass-empire-guided-discard-wrong = Tout est dépensé : terminez votre tour.
lesson-brass-empire-guided-workers = Otto a recruté Jemmy la Riveteuse. Vos Ouvriers syndiqués donnent de la Construction, pour machines et bâtiments. Jouez tout.
lesson-brass-empire-guided-workers-wrong = Jouez d’abord toutes vos cartes.
lesson-brass-empire-guided-caravan = Ces six cartes ne sont que pour vous. La Caravane de forage coûte 2 points de Travail et 3 de Construction. C’est juste ce que vous avez !
lesson-brass-empire-guided-caravan-wrong = La Caravane est votre meilleur début.
lesson-brass-empire-guided-caravan-wrong-convert = Un Laiton maintenant, ou une machine qui en rapporte trois par tour ?
lesson-brass-empire-guided-end-two = Bel achat. Terminez votre tour.
lesson-brass-empire-guided-end-two-wrong = Terminez votre tour.
lesson-brass-empire-guided-send = Otto a acheté un Molosse. La pioche est mélangée, et vos achats sont là ! Jouez d’abord la Caravane : une unité est mobilisée, elle reste en jeu.
lesson-brass-empire-guided-send-wrong = La Caravane d’abord.
lesson-brass-empire-guided-send-wrong-agent = La Caravane d’abord : le Guichetier ne paie qu’après une autre carte Frontier.
lesson-brass-empire-guided-badges = Même insigne, même société : après une autre carte Frontier, votre Guichetier rapporte du Laiton. Jouez le reste.
lesson-brass-empire-guided-badges-wrong = Jouez d’abord le reste de votre main.
lesson-brass-empire-guided-terminal = Votre premier Laiton ! Investissez : le Terminus changera du Travail en Laiton à chaque tour.
lesson-brass-empire-guided-terminal-wrong = Le Terminus rapportera plus.
lesson-brass-empire-guided-wait = Une nouvelle unité attend un tour, et il faut d’abord piocher le Terminus. Le Travail non dépensé est perdu, cela arrive. Terminez votre tour.
lesson-brass-empire-guided-wait-wrong = Rien de mieux aujourd’hui : terminez votre tour.
lesson-brass-empire-guided-manager = Otto a mobilisé son Molosse ; lui aussi attend un tour. Jouez tout : votre Gérant rapporte 2.
lesson-brass-empire-guided-manager-wrong = Jouez d’abord toutes vos cartes.
lesson-brass-empire-guided-choice = À vous ! Le Coursier à réacteur : 1 Laiton chaque fois qu’il est joué. Le Baron du rail : 1 par bâtiment debout, plateforme comprise.
lesson-brass-empire-guided-choice-wrong = Prenez maintenant une carte qui rapporte du Laiton : Coursier ou Baron.
lesson-brass-empire-guided-to-action = La Caravane peut agir. Vous avez fini de jouer des cartes : choisissez « Activer les unités ».
lesson-brass-empire-guided-to-action-wrong = Assez acheté : choisissez « Activer les unités ».
lesson-brass-empire-guided-act = Toute unité peut extraire autant que son attaque, ici 2. L’Action de celle-ci rapporte 3.
lesson-brass-empire-guided-act-done = Trois jetons de Laiton !
lesson-brass-empire-guided-act-done-mine = Deux ! Son Action en rapporte trois.
lesson-brass-empire-guided-act-wrong = Laissez d’abord la Caravane gagner.
lesson-brass-empire-guided-act-wrong-attack = Bientôt. D’abord, qu’elle gagne.
lesson-brass-empire-guided-end-four = C’était l’action de votre unité. Terminez votre tour.
lesson-brass-empire-guided-end-four-wrong = Terminez votre tour.
lesson-brass-empire-guided-ruin = Aïe ! Grâce à Jemmy, le Molosse a frappé pour 2. Votre plateforme est détruite, Otto prend 1 Laiton. Sans elle, pas d’extraction. Réparons.
lesson-brass-empire-guided-scaffold = Jouez d’abord le Terminus. Un bâtiment arrive face cachée : personne ne peut l’attaquer, et il est retourné au début de votre prochain tour.
lesson-brass-empire-guided-scaffold-wrong = Le Terminus d’abord.
lesson-brass-empire-guided-rest = Jouez le reste. Ce que rapportent ces cartes ne demande pas de plateforme ; seul le Laiton de vos unités en a besoin.
lesson-brass-empire-guided-rest-wrong = Jouez d’abord le reste de votre main.
lesson-brass-empire-guided-rebuild = Pour 1 point de Construction, vous la reconstruisez : toute sa vie, et prête tout de suite.
lesson-brass-empire-guided-rebuild-wrong = La plateforme d’abord : sans elle, ni extraction ni récompense.
lesson-brass-empire-guided-to-payback = Elle est debout. Choisissez « Activer les unités ».
lesson-brass-empire-guided-to-payback-wrong = Choisissez « Activer les unités ».
lesson-brass-empire-guided-payback = La revanche ! L’Action rapporterait 3, mais le Molosse frapperait à chaque tour. Choisissez la Caravane, puis lui : 2 dégâts le détruisent, sa riposte n’en fait qu’un.
lesson-brass-empire-guided-payback-done = Une carte détruite paie son losange : un Laiton, et plus de Molosse.
lesson-brass-empire-guided-payback-done-platform = Sa plateforme rapporte 1 aussi. Mais le Molosse est encore là.
lesson-brass-empire-guided-payback-wrong = Arrêtez d’abord le Molosse.
lesson-brass-empire-guided-end-five = Terminez votre tour.
lesson-brass-empire-guided-end-five-wrong = Terminez votre tour.
lesson-brass-empire-guided-open = Le Terminus est ouvert ! Jouez tout, puis utilisez-le : 2 points de Travail donnent 1 Laiton, deux fois au plus. Ou recrutez. Vous décidez.
lesson-brass-empire-guided-call = Gagner 3, ou chasser un Molosse pour 1 ? L’aperçu le dit. À vous, puis terminez le tour.
lesson-brass-empire-guided-free = À partir d’ici, c’est votre compagnie ; un indice si vous le demandez. Encore un mot : une carte congédiée quitte la partie pour toujours.
lesson-brass-empire-guided-free-tip-convert = Votre plateforme change deux points de Construction en un Laiton.
lesson-brass-empire-guided-free-tip-idle = Votre Caravane est encore prête.
lesson-brass-empire-guided-last = Le gisement est vide ! On finit la manche pour que chacun ait eu autant de tours. Les gains comptent encore.
lesson-brass-empire-guided-won = Jetons plus tous vos losanges : { $you } à { $otto }. Vous dirigez une compagnie minière !
lesson-brass-empire-guided-lost = Jetons plus tous vos losanges : { $you } à { $otto }. Il s’en est fallu de peu ! Vous savez faire maintenant.

## wardens

lesson-brass-empire-wardens = Unités et Gardiens
lesson-brass-empire-wardens-about = Détruisez-les, ou attaquez ailleurs.
lesson-brass-empire-wardens-guard = La Sentinelle d’Otto est un Gardien : tant qu’elle est là, vos unités ne peuvent attaquer ni sa plateforme ni ses bâtiments. Extraire reste permis.
lesson-brass-empire-wardens-to-action = Trois unités sont prêtes. Pas de cartes aujourd’hui : choisissez « Activer les unités ».
lesson-brass-empire-wardens-to-action-wrong = Choisissez « Activer les unités ».
lesson-brass-empire-wardens-strike = La Sentinelle a 3 points de vie et frappe pour 1. La Caravane d’abord : attaque 2, vie 4.
lesson-brass-empire-wardens-strike-done = Deux dégâts : il reste 1 point de vie. Les dégâts restent, rien ne les soigne.
lesson-brass-empire-wardens-strike-wrong = Attaquez la Sentinelle avec la Caravane.
lesson-brass-empire-wardens-finish = Maintenant le Gyroplaneur : il détruit la Sentinelle et survit. L’Éclaireur le pourrait aussi, mais il servira ailleurs.
lesson-brass-empire-wardens-finish-done = Détruite : sa valeur en Laiton est à vous, 1.
lesson-brass-empire-wardens-finish-wrong = Détruisez la Sentinelle.
lesson-brass-empire-wardens-mine = Il reste une unité. Extrayez avec l’Éclaireur, ou attaquez la plateforme.
lesson-brass-empire-wardens-mine-done = Chaque unité agit une fois par tour.
lesson-brass-empire-wardens-mine-wrong = Faites extraire la dernière unité.
lesson-brass-empire-wardens-units = Comptez avant de vous battre : avec trois unités à l’extraction, vous auriez gagné plus. Attaquez ce qui vous gêne le plus.

## mobilize

lesson-brass-empire-mobilize = Mobiliser et démolir
lesson-brass-empire-mobilize-about = Des effets à l’arrivée, des effets au départ.
lesson-brass-empire-mobilize-once = Un effet de mobilisation a lieu une fois, à l’arrivée. Cet Éclaireur rapporte 1 Laiton si une autre carte Frontier a été jouée avant.
lesson-brass-empire-mobilize-first = L’ordre compte donc : le Guichetier d’abord.
lesson-brass-empire-mobilize-first-wrong = Le Guichetier d’abord.
lesson-brass-empire-mobilize-first-wrong-order = Il ne rapporterait encore rien. Le Guichetier d’abord.
lesson-brass-empire-mobilize-then = Maintenant l’Éclaireur.
lesson-brass-empire-mobilize-then-done = Un Laiton à l’arrivée.
lesson-brass-empire-mobilize-then-wrong = Jouez l’Éclaireur.
lesson-brass-empire-mobilize-demolish = Votre Poste d’aiguillage a servi à son achèvement. Démolir, c’est le détruire vous-même pour un dernier effet : ici 2 points de Construction.
lesson-brass-empire-mobilize-demolish-done = Deux points de Construction !
lesson-brass-empire-mobilize-demolish-wrong = Démolissez le Poste d’aiguillage.
lesson-brass-empire-mobilize-returns = La carte va dans votre défausse : vous pourrez la piocher et la rejouer.

## team

lesson-brass-empire-team = Jouer en équipes
lesson-brass-empire-team-about = Des cadeaux au partenaire.
lesson-brass-empire-team-partner = Ada est en face : vous gagnez ou perdez ensemble, scores additionnés. Otto et Iris forment l’autre équipe.
lesson-brass-empire-team-hand = Jouez votre main : cinq points de Travail.
lesson-brass-empire-team-hand-wrong = Jouez d’abord votre main.
lesson-brass-empire-team-gift = Le Coursier du télégraphe est une carte McGlynn, la société d’Ada. Pour 1 point de Travail de plus, il va dans sa défausse. Offrez-le-lui.
lesson-brass-empire-team-gift-done = Ada vous remerciera : ces cartes valent plus après d’autres de leur société.
lesson-brass-empire-team-gift-wrong = Un cadeau, pas un achat pour vous : achetez-la pour Ada.
lesson-brass-empire-team-end = Terminez votre tour.
lesson-brass-empire-team-end-wrong = Terminez votre tour.
lesson-brass-empire-team-harm = Vos effets ne nuisent jamais à votre partenaire, et les équipes jouent à tour de rôle.

## battle

lesson-brass-empire-battle = Mode bataille
lesson-brass-empire-battle-about = Le Laiton est la vie : la dernière compagnie debout gagne.
lesson-brass-empire-battle-health = Pas de gisement ici : le Laiton est la vie. Vous en avez 20, Otto n’en a plus que 5. À 0, une compagnie est éliminée.
lesson-brass-empire-battle-to-action = Vos unités sont prêtes : choisissez « Activer les unités ».
lesson-brass-empire-battle-to-action-wrong = Choisissez « Activer les unités ».
lesson-brass-empire-battle-guard = La Sentinelle blessée d’Otto, 2 points de vie, peut vous attaquer au prochain tour. Détruisez-la avec la Caravane.
lesson-brass-empire-battle-guard-done = Détruite. En mode bataille cela ne rapporte rien, mais elle ne vous nuira plus.
lesson-brass-empire-battle-guard-wrong = Détruisez la Sentinelle avec la Caravane.
lesson-brass-empire-battle-raid = Attaquez la compagnie elle-même : aucun Gardien ne la protège, et elle perd autant de Laiton que l’attaque.
lesson-brass-empire-battle-raid-done = Otto perd 2, et rien ne riposte.
lesson-brass-empire-battle-raid-wrong = Attaquez la compagnie d’Otto.
lesson-brass-empire-battle-heal = Ici les unités n’extraient pas. Tout ce qui donne du Laiton vous rend de la vie, jamais au-delà de 20.

## solitaire

lesson-brass-empire-solitaire = Solitaire
lesson-brass-empire-solitaire-about = Lisez le prochain coup de l’IA.
lesson-brass-empire-solitaire-alone = Vous contre une machine : après chacun de vos tours, elle prend 1 Laiton, plus avec des bâtiments, et l’employé le plus à droite.
lesson-brass-empire-solitaire-hand = Jouez votre main : quatre points de Travail et un de Construction.
lesson-brass-empire-solitaire-hand-wrong = Jouez d’abord votre main.
lesson-brass-empire-solitaire-next = La marque montre ce que l’IA prendra. Cette carte compterait pour elle : achetez-la.
lesson-brass-empire-solitaire-next-done = La rangée a glissé à droite : l’IA prendra maintenant une autre carte.
lesson-brass-empire-solitaire-next-wrong = Achetez la carte marquée.
lesson-brass-empire-solitaire-end = Terminez votre tour et regardez.
lesson-brass-empire-solitaire-end-wrong = Terminez votre tour.
lesson-brass-empire-solitaire-clock = Dès 7 Laiton, elle prend aussi la carte Études la plus à droite, qui extrait ou attaque. Il faut finir avec plus de Laiton qu’elle.

## order

lesson-brass-empire-order = Quelle carte d’abord ?
lesson-brass-empire-order-about = Certaines cartes comptent celles jouées avant.
lesson-brass-empire-order-q = Un Coursier à réacteur et un Guichetier en main, tous deux Frontier. Lequel d’abord ?
lesson-brass-empire-order-q-wrong = Lequel a besoin d’une carte jouée avant lui ?
lesson-brass-empire-order-then = Et maintenant l’autre.
lesson-brass-empire-order-then-done = 2 Laiton au lieu de 1 : le Guichetier ne paie qu’après une autre carte Frontier.
lesson-brass-empire-order-then-wrong = Jouez le Guichetier.

## rebuild

lesson-brass-empire-rebuild = Plateforme détruite
lesson-brass-empire-rebuild-about = Une Construction, une unité.
lesson-brass-empire-rebuild-q = Votre plateforme est détruite, vous avez 1 point de Construction, et la Caravane est prête. Que faire ?
lesson-brass-empire-rebuild-q-done = Reconstruisez, puis agissez : la Caravane rapporte 3 avec une plateforme et rien sans.
lesson-brass-empire-rebuild-q-wrong = Que rapporte la Caravane sans plateforme ?

## last-act

lesson-brass-empire-last-act = Le dernier tour
lesson-brass-empire-last-act-about = Gagner ou se battre ?
lesson-brass-empire-last-act-q = Votre dernier tour de la partie : la Caravane peut agir pour 3 Laiton, ou détruire le Molosse d’Otto pour 1. Que choisir ?
lesson-brass-empire-last-act-q-option-act = Agir pour 3
lesson-brass-empire-last-act-q-option-kill = Détruire le Molosse
lesson-brass-empire-last-act-q-wrong-kill = Le Molosse ne peut plus vous nuire. Qu’est-ce qui compte ?
lesson-brass-empire-last-act-q-done = Agir : il n’y a plus rien à protéger, prenez le plus de Laiton.

## wall

lesson-brass-empire-wall = Un mur
lesson-brass-empire-wall-about = Trois unités devant un Gardien.
lesson-brass-empire-wall-q = Trois unités d’attaque 2. Otto a un mur Gardien de 4 points de vie, valeur 2, et sa plateforme. Extraire ou se battre ?
lesson-brass-empire-wall-q-option-mine = Extraire
lesson-brass-empire-wall-q-option-fight = Se battre
lesson-brass-empire-wall-q-wrong-fight = Deux unités brisent le mur pour 2, la troisième frappe la plateforme pour 1. Comparez.
lesson-brass-empire-wall-q-done = Extraire : 6 Laiton. Se battre rapporterait 3, sans rien détruire qui vous gêne.

## fence

lesson-brass-empire-fence = Une clôture dangereuse
lesson-brass-empire-fence-about = Comptez avec la riposte.
lesson-brass-empire-fence-q = Votre Éclaireur a 1 en attaque et 2 en vie. La Clôture d’Otto a 2 en attaque et 3 en vie. L’attaquer ?
lesson-brass-empire-fence-q-option-attack = Attaquer
lesson-brass-empire-fence-q-option-mine = Plutôt extraire
lesson-brass-empire-fence-q-wrong-attack = Les deux frappent ensemble. Qui reste ?
lesson-brass-empire-fence-q-done = Extraire : l’Éclaireur serait détruit pour 1 dégât sur 3, et rapporterait 2 Laiton à Otto.

## who-strikes

lesson-brass-empire-who-strikes = Qui frappe ?
lesson-brass-empire-who-strikes-about = La bonne unité pour la tâche.
lesson-brass-empire-who-strikes-to-action = Le Marcheur d’Otto n’a plus que 2 points de vie. Choisissez « Activer les unités ».
lesson-brass-empire-who-strikes-to-action-wrong = Choisissez « Activer les unités ».
lesson-brass-empire-who-strikes-q = Gyroplaneur, 2 en attaque et 3 en vie, ou Éclaireur, 1 et 2 : qui attaque le Marcheur, 2 en attaque ?
lesson-brass-empire-who-strikes-q-done = Le Gyroplaneur le détruit sans aide et survit ; l’Éclaireur reste libre d’extraire.
lesson-brass-empire-who-strikes-q-wrong = Le Marcheur d’abord : c’est un Gardien.
lesson-brass-empire-who-strikes-q-wrong-scout = L’Éclaireur serait détruit, et le Marcheur tiendrait encore.

## tower

lesson-brass-empire-tower = La dernière Construction
lesson-brass-empire-tower-about = Les losanges comptent, construits ou non.
lesson-brass-empire-tower-q = Dernier tour : 1 point de Travail, 2 de Construction. Convertir pour 1 Laiton, ou acheter la Tour à remontoir ?
lesson-brass-empire-tower-q-done = La Tour : son losange compte 2 à la fin, même jamais construite.
lesson-brass-empire-tower-q-wrong = Regardez le losange de la Tour.
lesson-brass-empire-tower-q-wrong-convert = Cela fait 1. Que compte la Tour à la fin ?

## empty-it

lesson-brass-empire-empty-it = Encore trois Laiton
lesson-brass-empire-empty-it-about = À qui le dernier tour ?
lesson-brass-empire-empty-it-q = Vous jouez en dernier dans la manche et menez 25 à 22. Le gisement contient 3 Laiton, à portée de votre Caravane. Le vider ?
lesson-brass-empire-empty-it-q-option-empty = Le vider
lesson-brass-empire-empty-it-q-option-wait = Pas encore
lesson-brass-empire-empty-it-q-wrong-wait = Qui joue après vous, si la manche finit avec votre tour ?
lesson-brass-empire-empty-it-q-done = Videz-le : la manche finit avec vous, personne ne peut répondre.

## count-first

lesson-brass-empire-count-first = Comptez d’abord
lesson-brass-empire-count-first-about = Finir la partie doit rapporter.
lesson-brass-empire-count-first-q = Vous jouez en premier dans la manche ; losanges compris, 26 partout. Le gisement contient 1. Le Gyroplaneur d’Otto, endommagé, est prêt. Extraire, ou l’attaquer ?
lesson-brass-empire-count-first-q-option-take = Extraire 2
lesson-brass-empire-count-first-q-option-fight = Attaquer le Gyroplaneur
lesson-brass-empire-count-first-q-wrong-take = Otto a encore son tour, et les gains comptent au-delà du gisement : son Gyroplaneur extrait 2 aussi. Égalité !
lesson-brass-empire-count-first-q-done = Attaquez : 1 Laiton pour vous, et Otto n’extrait rien : 27 à 26. Comptez sa réponse avant de finir la partie.

## signal-house

lesson-brass-empire-signal-house = Poste d’aiguillage
lesson-brass-empire-signal-house-about = Le garder ou non ?
lesson-brass-empire-signal-house-q = Votre Poste d’aiguillage est debout ; il a rapporté à son achèvement. À quoi sert-il maintenant ?
lesson-brass-empire-signal-house-q-done = Démolir : 2 points de Construction maintenant (1 Laiton à la plateforme), et la carte pourra être rejouée.
lesson-brass-empire-signal-house-q-wrong = Lisez sa dernière ligne.

## inventor

lesson-brass-empire-inventor = Quel Commis part ?
lesson-brass-empire-inventor-about = Moins de Commis, de meilleures mains.
lesson-brass-empire-inventor-q = Inventeur d’éclairages et un Commis en main, un Commis dans la défausse. Jouez l’Inventeur : quel Commis congédier ?
lesson-brass-empire-inventor-q-done = Celui de la défausse : l’autre travaille encore ce tour-ci.
lesson-brass-empire-inventor-q-wrong = Jouez l’Inventeur et congédiez un Commis.
lesson-brass-empire-inventor-q-wrong-hand = Celui-là peut encore rapporter 1 point de Travail.

## sergeant

lesson-brass-empire-sergeant = Prête tout de suite
lesson-brass-empire-sergeant-about = L’ordre de deux cartes.
lesson-brass-empire-sergeant-q = Caravane et Sergent instructeur en main ; le Sergent fait agir une unité. Que jouer d’abord ?
lesson-brass-empire-sergeant-q-wrong = Quelle unité agirait maintenant ?
lesson-brass-empire-sergeant-then = Maintenant le Sergent.
lesson-brass-empire-sergeant-then-done = La Caravane agit aujourd’hui au lieu du prochain tour : 3 Laiton plus tôt.
lesson-brass-empire-sergeant-then-wrong = Jouez le Sergent.

## What was done in a lesson, at its end

lesson-did-brass-empire-played = { $n ->
    [one] 1 carte jouée
   *[other] { $n } cartes jouées
}
lesson-did-brass-empire-bought = { $n ->
    [one] 1 carte achetée
   *[other] { $n } cartes achetées
}
lesson-did-brass-empire-laid = { $n ->
    [one] 1 bâtiment commencé
   *[other] { $n } bâtiments commencés
}
lesson-did-brass-empire-mobilized = { $n ->
    [one] 1 unité mobilisée
   *[other] { $n } unités mobilisées
}
lesson-did-brass-empire-mined = { $n ->
    [one] 1 extraction
   *[other] { $n } extractions
}
lesson-did-brass-empire-attacked = { $n ->
    [one] 1 attaque
   *[other] { $n } attaques
}
lesson-did-brass-empire-used = { $n ->
    [one] 1 capacité utilisée
   *[other] { $n } capacités utilisées
}
lesson-did-brass-empire-demolished = { $n ->
    [one] 1 bâtiment démoli
   *[other] { $n } bâtiments démolis
}
