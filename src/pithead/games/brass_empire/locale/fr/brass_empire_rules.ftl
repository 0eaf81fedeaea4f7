### Le livret de règles de Brass Empire. Un message par règle ; son numéro sert dans les refus et les tests.
### L’attribut « section » est une clé, la même dans toutes les langues ; son titre est rules-section-<clé>.

rules-aim-brass-empire = Vous êtes à la tête d’une société dans une ville de vapeur et de laiton. Recrutez des employés, élevez des bâtiments et envoyez des unités extraire le Laiton et se battre pour lui. Quand le gisement est vide, le plus de Laiton l’emporte : vos jetons et la valeur de toutes vos cartes.

## Sections

rules-section-be-aim = But du jeu
rules-section-be-setup = Mise en place
rules-section-be-cards = Cartes
rules-section-be-turn = Un tour
rules-section-be-play = Phase de jeu
rules-section-be-action = Phase d’action
rules-section-be-end = Fin de la partie
rules-section-be-variants = Variantes
rules-section-be-solo = Solitaire

## But du jeu

rule-BE-AIM-1 = Qui a le plus de Laiton à la fin de la partie gagne. Comptez vos jetons Laiton et ajoutez la valeur en Laiton de toutes vos cartes.
    .title = Le plus de Laiton
    .section = be-aim
rule-BE-AIM-2 = À égalité, le joueur dont les cartes de sa propre société ont la plus grande valeur totale en Laiton l’emporte, puis celui qui possède le moins de cartes, puis celui qui a le plus de jetons Laiton. Ceux qui restent à égalité partagent la place.
    .title = Égalités
    .section = be-aim

## Mise en place

rule-BE-SET-1 = Le jeu se joue de 1 à 6. Jusqu’à cinq, chacun prend une société différente ; à six, deux joueurs partagent la même, chacun avec sa propre réserve complète. Sans choix, la société est tirée au sort.
    .title = Joueurs et sociétés
    .section = be-setup
rule-BE-SET-2 = Mélangez 7 Commis et 3 Ouvriers syndiqués : c’est votre première pioche. Placez une plateforme minière face visible devant vous.
    .title = Cartes de départ
    .section = be-setup
rule-BE-SET-3 = Prenez les six cartes de réserve de votre société : trois exemplaires d’une carte, deux d’une autre, un d’une troisième. Elles ne sont que pour vous : achetez-les à tout moment où vous pourriez acheter une carte. Les réserves conseillées, dans cet ordre : McGlynn Clockwerks : Détective privé, Manufacture Clockwerks, Caserne miltonienne ; Frontier Rail : Coursier à réacteur, Gare de voyageurs, Caravane de forage ; Omni-Edo Corporation : Ninja d’entreprise, Centre de tri, Moto Zhan Shi ; Harlem Electric Works : Milice Volt, Turbine à batterie, Émetteur d’ondes de choc ; Windcraft Enterprises : Molosse harceleur, Silo à pièces, Jemmy la Riveteuse.
    .title = Réserves
    .section = be-setup
rule-BE-SET-4 = Les cartes communes, qui ne sont d’aucune réserve, forment les pioches centrales : les 90 bâtiments et unités, mélangés, la pioche Études ; les 100 employés, mélangés, la pioche Travail. Les cartes de réserve des sociétés que personne ne joue retournent dans la boîte.
    .title = Pioches centrales
    .section = be-setup
rule-BE-SET-5 = Retournez six cartes de chaque pioche centrale : celles de la pioche Études forment le bureau d’études, celles de la pioche Travail le marché du travail.
    .title = Rangées centrales
    .section = be-setup
rule-BE-SET-6 = Le gisement contient 40 Laiton pour 1 joueur, 50 pour 2 ou 3, 60 pour 4, 75 pour 5 et 80 pour 6. L’hôte peut fixer une autre taille, de 10 à 150 ; 15 à 25 par joueur sont conseillés.
    .title = Le gisement
    .section = be-setup
rule-BE-SET-7 = Chaque joueur pioche cinq cartes. Le premier joueur est tiré au sort ; on joue dans le sens horaire.
    .title = Première main, premier joueur
    .section = be-setup
rule-BE-SET-8 = Sont visibles de tous : les rangées, les réserves, les cartes en jeu avec leurs dégâts et leurs charges, les cartes jouées ce tour-ci, les défausses, les cartes congédiées, le Laiton, le gisement et la taille de chaque pioche et de chaque main. Sont cachés : l’ordre de chaque pioche, les mains (même pour un partenaire) et l’identité d’un bâtiment face cachée, que son propriétaire connaît. Vous pouvez toujours voir quelles cartes contient votre pioche, mais pas leur ordre.
    .title = Visible et caché
    .section = be-setup

## Cartes

rule-BE-CARD-1 = Jouez un employé pour son effet ; il est défaussé à la fin du tour. Les unités et les bâtiments restent en jeu et ont une attaque et une vie.
    .title = Trois types
    .section = be-cards
rule-BE-CARD-2 = Une carte montre son nom, son coût en Travail, en Construction ou les deux, sa société (si elle en a une), son type, sa rareté (1, 2, ou 3 exemplaires et plus), son effet et sa valeur en Laiton (si elle en a une).
    .title = Ce que montre une carte
    .section = be-cards
rule-BE-CARD-3 = Quand le texte d’une carte et une règle se contredisent, la carte l’emporte.
    .title = La carte l’emporte
    .section = be-cards
rule-BE-CARD-4 = Jouer une carte de votre main ne coûte rien. Rien ne vous y oblige, mais les cartes non jouées sont défaussées à la fin de votre tour.
    .title = Jouer est gratuit
    .section = be-cards
rule-BE-CARD-5 = Les dégâts restent sur une carte jusqu’à ce qu’elle quitte le jeu ; rien ne la soigne. Une carte qui revient en jeu plus tard est intacte.
    .title = Les dégâts restent
    .section = be-cards
rule-BE-CARD-6 = Si vous devez piocher ou révéler une carte et que votre pioche est vide, mélangez votre défausse pour former une nouvelle pioche et continuez ; si les deux sont vides, vous ne piochez plus. On ne mélange que lorsqu’une carte est nécessaire. Les cartes jouées ce tour-ci ne sont dans la défausse qu’à la fin du tour, même une unité ou un bâtiment joué ce tour-ci et qui a déjà quitté le jeu. Les cartes révélées retournent où elles étaient, sauf indication contraire.
    .title = Pioche vide
    .section = be-cards
rule-BE-CARD-7 = Une carte que vous acquérez va aussitôt dans votre défausse et sera donc comprise dans un mélange plus tard ce tour-ci, sauf si une carte ou la règle des équipes en décide autrement.
    .title = Cartes acquises
    .section = be-cards
rule-BE-CARD-8 = Une carte qui quitte une rangée centrale est aussitôt remplacée depuis sa pioche, avant toute autre chose : à chaque décision, les rangées sont complètes. Si la pioche est vide, l’emplacement reste vide.
    .title = Rangées complétées aussitôt
    .section = be-cards
rule-BE-CARD-9 = Une carte congédiée quitte la partie pour la pile des cartes congédiées, que personne ne peut utiliser à moins qu’une carte ne le dise. L’effet nomme l’endroit d’où elle vient ; « main ou défausse » ne désigne jamais une carte déjà jouée ce tour-ci, y compris celle qui congédie.
    .title = Congédier
    .section = be-cards
rule-BE-CARD-10 = Pendant votre phase de jeu, vous pouvez démolir un de vos bâtiments face visible dont le texte a un effet de démolition : il va d’abord dans votre défausse, puis cet effet a lieu (une pioche peut le remélanger). Démolir ne rapporte pas de Laiton, et aucune carte n’en donne pour cela. La démolition déclenche aussi l’effet de destruction du bâtiment, mais un adversaire qui le détruit ne déclenche pas son effet de démolition. La plateforme minière ne peut pas être démolie.
    .title = Démolir
    .section = be-cards
rule-BE-CARD-11 = Un effet de mobilisation a lieu une seule fois, quand l’unité est jouée de la main. Une unité qui donne des ressources ne les donne qu’à ce moment, pas à chaque tour.
    .title = Mobilisation
    .section = be-cards
rule-BE-CARD-12 = Les effets d’achèvement ont lieu quand le bâtiment est retourné face visible au début du tour.
    .title = À l’achèvement
    .section = be-cards
rule-BE-CARD-13 = Un attaquant doit détruire un Gardien avant d’attaquer tout autre bâtiment de son propriétaire, plateforme minière comprise ; entre plusieurs Gardiens, l’attaquant choisit. Un Gardien est une unité ou un bâtiment : une unité protège dès sa mobilisation, un bâtiment face cachée ne protège rien. Il ne protège ni les unités, ni les cartes d’un partenaire, ni contre les effets.
    .title = Gardiens
    .section = be-cards
rule-BE-CARD-14 = Un effet de destruction a lieu même pendant le tour d’un autre joueur. S’il dit « vous pouvez », le propriétaire répond, ou sa consigne, avant que la partie continue. À part cela, personne n’agit hors de son tour, à moins qu’une carte ne le dise.
    .title = À la destruction
    .section = be-cards
rule-BE-CARD-15 = Un effet est appliqué dans l’ordre imprimé, autant que possible. Ce que vous « pouvez » faire est à votre choix, tout le reste a lieu ; une partie sans cible légale est sautée. Les effets ne choisissent que des cartes face visible, et celles des adversaires, sauf si le texte dit les vôtres. Tout Laiton gagné vient du gisement, et seules l’extraction, les récompenses de combat et la conversion exigent votre plateforme ; le Laiton perdu ou volé ne fait jamais descendre un joueur sous 0 et ne retourne jamais au gisement, et les jetons ne manquent jamais.
    .title = Appliquer les effets
    .section = be-cards
rule-BE-CARD-16 = Une carte est jouée au plus une fois par tour, une unité agit au plus deux fois par tour, un effet déclenché d’un bâtiment ne fonctionne qu’une fois par tour, et un même effet ne parcourt une pioche et sa défausse qu’une fois au plus. Aucune carte ne soigne ni n’augmente la vie.
    .title = Limites
    .section = be-cards

## Un tour

rule-BE-TURN-1 = Retournez ensemble tous vos bâtiments face cachée. Appliquez ensuite leurs effets d’achèvement dans l’ordre de votre choix. Dès ce tour, vous pouvez utiliser leurs effets, et leurs bonus permanents s’appliquent. La plateforme minière n’est pas concernée.
    .title = Début du tour
    .section = be-turn
rule-BE-TURN-2 = Dans n’importe quel ordre et autant que possible : jouer des cartes de votre main, utiliser les effets de vos bâtiments, démolir, acheter des cartes, convertir avec votre plateforme minière, la reconstruire.
    .title = Phase de jeu
    .section = be-turn
rule-BE-TURN-3 = La phase d’action suit la phase de jeu. Dès qu’elle a commencé, on ne joue plus de carte de sa main et on n’utilise plus d’effet de bâtiment, sauf si un effet le dit ; une carte piochée maintenant est défaussée sans être jouée. Le Travail et la Construction qui vous restent peuvent encore servir à acheter, convertir et reconstruire jusqu’à la fin du tour.
    .title = Phase d’action
    .section = be-turn
rule-BE-TURN-4 = Défaussez les employés joués et les cartes restées en main. Le Travail et la Construction non dépensés sont perdus. Piochez ensuite cinq cartes, plus celles que les effets de ce tour ont promises. La main n’a pas de limite.
    .title = Fin du tour
    .section = be-turn

## Phase de jeu

rule-BE-PLAY-1 = L’effet d’un employé a lieu aussitôt. Les choix se font quand la carte est jouée, et les conditions doivent être remplies à ce moment. Le Travail et la Construction gagnés peuvent être dépensés jusqu’à la fin du tour.
    .title = Employés
    .section = be-play
rule-BE-PLAY-2 = Jouez un bâtiment face cachée : il est en construction. Il ne peut pas être attaqué et n’a aucun effet tant que vous ne l’avez pas retourné, au début de votre prochain tour.
    .title = Bâtiments
    .section = be-play
rule-BE-PLAY-3 = Jouez une unité face visible. Elle peut dès lors être attaquée et riposter, mais elle n’agit pas ce tour-ci.
    .title = Unités
    .section = be-play
rule-BE-PLAY-4 = Achetez autant de cartes que vous pouvez en payer : dans les deux rangées, quelle que soit leur société, ou dans votre propre réserve. Payez le coût entier, le Travail en Travail et la Construction en Construction. La réserve n’est pas complétée.
    .title = Acheter
    .section = be-play
rule-BE-PLAY-5 = Vous pouvez utiliser l’effet d’un bâtiment face visible une fois à chacun de vos tours, y compris celui où il est retourné. Les simples gains de Travail et de Construction arrivent d’eux-mêmes après les effets d’achèvement ; le reste s’utilise quand vous voulez pendant la phase de jeu.
    .title = Effets des bâtiments
    .section = be-play
rule-BE-PLAY-6 = Tant que votre plateforme minière est face visible, vous pouvez changer 2 points de Construction en 1 Laiton du gisement, autant de fois que vous pouvez payer. C’est un taux de conversion, pas un effet de bâtiment.
    .title = Convertir
    .section = be-play
rule-BE-PLAY-7 = Une plateforme minière détruite reste face cachée jusqu’à ce que vous la reconstruisiez : à tout moment de votre tour, dans les deux phases, pour 1 point de Construction. Elle retrouve alors toute sa vie et fonctionne aussitôt. Une plateforme endommagée mais debout ne peut pas être réparée.
    .title = Reconstruire la plateforme
    .section = be-play

## Phase d’action

rule-BE-ACT-1 = Chacune de vos unités déjà en jeu au début de votre tour peut faire une action : extraire, attaquer, ou utiliser une action imprimée sur elle.
    .title = Une action par unité
    .section = be-action
rule-BE-ACT-2 = Une unité qui extrait prend dans le gisement autant de Laiton que son attaque. Votre plateforme minière doit être face visible.
    .title = Extraire
    .section = be-action
rule-BE-ACT-3 = Une unité attaque une unité, un bâtiment face visible ou la plateforme minière d’un adversaire, jamais vos propres cartes. L’attaquant et la cible s’infligent leur attaque en même temps ; une unité riposte même si elle vient d’être mobilisée, et les bâtiments infligent aussi leur attaque. Une carte face cachée ne peut pas être attaquée.
    .title = Attaquer
    .section = be-action
rule-BE-ACT-4 = Une carte à 0 point de vie est détruite et va dans la défausse de son propriétaire ; une plateforme minière est retournée face cachée à la place.
    .title = Cartes détruites
    .section = be-action
rule-BE-ACT-5 = Si votre carte détruit au combat celle d’un autre et que votre plateforme minière est face visible, prenez dans le gisement la valeur en Laiton de la carte détruite, ou 1 si elle n’en a pas. Une plateforme minière détruite rapporte 1 à la même condition.
    .title = Récompenses de combat
    .section = be-action
rule-BE-ACT-6 = Si la riposte détruit l’attaquant, le défenseur prend sa valeur de la même façon, si sa propre plateforme est face visible. Les deux joueurs peuvent marquer dans un même combat ; les plateformes comptent telles qu’elles étaient avant lui.
    .title = Récompense du défenseur
    .section = be-action
rule-BE-ACT-7 = Le combat, ce sont les dégâts que s’infligent l’attaquant et la cible, y compris une première frappe imprimée. Une carte détruite autrement ne rapporte pas de Laiton, sauf si l’effet le dit.
    .title = Ce qu’est un combat
    .section = be-action
rule-BE-ACT-8 = Les bâtiments n’extraient jamais, quelle que soit leur attaque.
    .title = Les bâtiments n’extraient pas
    .section = be-action
rule-BE-ACT-9 = Une attaque est résolue en entier avant l’annonce de la suivante : désigner la cible ; dégâts des deux côtés en même temps ; les cartes à 0 point de vie vont dans la défausse de leur propriétaire ; le Laiton, d’abord au propriétaire de l’attaquant ; puis les effets de destruction, ceux du joueur actif d’abord, chacun ordonnant les siens. Les cartes que ces effets détruisent suivent de la même façon et ne rapportent pas de Laiton.
    .title = Résoudre une attaque
    .section = be-action

## Fin de la partie

rule-BE-END-1 = Quand le dernier jeton quitte le gisement, peu importe au tour de qui, terminez la manche : les places suivantes jouent encore, pour que tous aient eu le même nombre de tours. Puis la partie s’achève, quoi qu’il arrive entre-temps.
    .title = Le gisement s’épuise
    .section = be-end
rule-BE-END-2 = On gagne encore du Laiton dans cette dernière manche, au-delà de ce que contenait le gisement.
    .title = Laiton de la dernière manche
    .section = be-end
rule-BE-END-3 = Un gain plus grand que ce que contient encore le gisement est payé en entier.
    .title = Payé en entier
    .section = be-end
rule-BE-END-4 = Votre score est la somme de vos jetons Laiton et de la valeur en Laiton de toutes vos cartes : pioche, main, défausse, en jeu et en construction. Les cartes congédiées et les cartes de réserve jamais achetées ne comptent pas.
    .title = Décompte
    .section = be-end
rule-BE-END-5 = Si 20 manches de suite passent sans que du Laiton soit pris dans le gisement, ou si 200 manches ont été jouées, la partie s’achève avec cette manche et on décompte comme d’habitude. En mode bataille, elle s’achève après 20 manches où personne n’a perdu de Laiton, ou après 200 ; le plus de Laiton gagne, et les égalités sont partagées.
    .title = Parties bloquées
    .section = be-end

## Variantes

rule-BE-VAR-RES = De 2 à 6 joueurs. Avant de former les pioches, chaque joueur compose sa réserve, en secret et révélée en même temps, avec toutes les cartes de sa société, communes ou de réserve : 10 cartes au plus, pas plus d’exemplaires qu’il n’en existe, et la même valeur totale en Laiton pour tous, fixée par l’hôte (8 à 12 sont conseillés ; l’absence de valeur compte 0). Les cartes communes choisies sont ôtées des pioches centrales ; si deux joueurs ont la même société, on ôte le plus grand nombre de chacune. Les cartes de réserve de départ que personne n’a choisies, de toute société, sont mélangées aux pioches centrales ou retirées, selon une option de table.
    .title = Réserve sur mesure
    .section = be-variants
rule-BE-VAR-TEAM = Pour 4 ou 6 joueurs, en équipes de deux placés face à face, de sorte que les équipes alternent. Vos actions et vos effets ne nuisent jamais à votre partenaire, « chaque autre joueur » ne le compte pas, et vous pouvez attaquer tout joueur hors de votre équipe. Pour 1 point de Travail de plus, une carte achetée au marché du travail va dans la défausse de votre partenaire et lui appartient ; pour 1 point de Construction de plus, une carte du bureau d’études ; jamais une carte d’une réserve, ni une carte gagnée sans achat. Les scores d’une équipe s’additionnent, et les égalités se départagent sur les sommes.
    .title = Jeu par équipes
    .section = be-variants
rule-BE-VAR-BATTLE = De 2 à 6 joueurs, sans gisement ni décompte. Chaque joueur commence avec 20 Laiton qui sont sa vie ; tout ce qui produit du Laiton ou en prend au gisement rend de la vie, jamais au-delà de 20. Les unités ne peuvent pas extraire ; elles attaquent des unités, des bâtiments ou une compagnie elle-même, qui perd autant de Laiton que leur attaque, sans riposter et sans qu’un Gardien la protège ; détruire des cartes ne rapporte rien. À 0, un joueur est en faillite et éliminé aussitôt : ses cartes quittent la partie sans être détruites, sa place est sautée, son propre tour s’arrête. Le dernier en lice gagne aussitôt ; ceux qui sont éliminés au même moment partagent la place.
    .title = Mode bataille
    .section = be-variants
rule-BE-VAR-FIRST = Détruire quoi que ce soit au combat rapporte exactement 1 Laiton, et les unités peuvent extraire même si la plateforme est détruite. Rien d’autre ne change : les récompenses et la conversion exigent toujours qu’elle soit face visible.
    .title = Première édition
    .section = be-variants
rule-BE-VAR-SOLO = Un joueur seul affronte une IA qui suit des règles fixes.
    .title = Solitaire
    .section = be-variants
rule-BE-VAR-MIX = La réserve sur mesure, le jeu par équipes, le mode bataille et la première édition se combinent, sauf le mode bataille avec la première édition, dont il ne resterait rien. En jeu par équipes avec le mode bataille, la dernière équipe ayant un joueur en lice gagne. Le solitaire ne se combine avec aucune : elles demandent deux joueurs ou plus.
    .title = Combiner les variantes
    .section = be-variants

## Solitaire

rule-BE-SOLO-1 = Le gisement contient 40 Laiton, et vous commencez. Quand une carte quitte une rangée, les cartes à sa gauche se décalent d’une place vers la droite et la nouvelle entre tout à gauche ; si la pioche centrale est vide, le trou reste à gauche.
    .title = Mise en place et rangées
    .section = be-solo
rule-BE-SOLO-2 = Après chacun de vos tours, l’IA joue le sien. Elle n’a ni pioche, ni main, ni plateforme.
    .title = Le tour de l’IA
    .section = be-solo
rule-BE-SOLO-3 = Au début de son tour, l’IA prend 1 Laiton, plus 1 par bâtiment qu’elle a en jeu.
    .title = Le revenu de l’IA
    .section = be-solo
rule-BE-SOLO-4 = Ses unités agissent dans l’ordre où elle les a acquises ; ce qu’elle acquiert agit dès son prochain tour. Elle compare les jetons une fois, après son revenu : si vous en avez plus, chaque unité attaque votre plateforme minière jusqu’à sa destruction (les Gardiens d’abord : le moins de vie restante, puis le plus longtemps en jeu), et les autres extraient. Si vous n’en avez pas plus, ou si votre plateforme est détruite, chacune extrait son attaque. Une unité d’attaque 0 ne fait rien.
    .title = Les unités de l’IA
    .section = be-solo
rule-BE-SOLO-5 = Avec moins de 7 jetons Laiton, l’IA prend l’employé le plus à droite dans sa pile de score. Avec 7 ou plus, elle prend l’employé le plus à droite dans sa pile de score et la carte Études la plus à droite en jeu, face visible.
    .title = Ce qu’acquiert l’IA
    .section = be-solo
rule-BE-SOLO-6 = Les textes des cartes ne fonctionnent pas pour l’IA : seuls comptent l’attaque, la vie, la valeur en Laiton et Gardien. Vos effets la traitent en adversaire ; ce qui demande sa main, sa pioche, sa défausse ou sa plateforme ne fait rien.
    .title = Les textes et l’IA
    .section = be-solo
rule-BE-SOLO-7 = Une carte détruite de l’IA va dans sa pile de score et ne revient jamais. Elle vous rapporte du Laiton comme d’habitude. L’IA prend de même du Laiton pour vos cartes, sans avoir besoin de plateforme, et 1 pour votre plateforme.
    .title = Détruire face à l’IA
    .section = be-solo
rule-BE-SOLO-8 = Le tour où le dernier jeton est pris est joué jusqu’au bout, les gains au-delà du gisement sont payés en entier, et la partie s’achève. L’option de table « tours égaux » donne son tour à l’IA si ce tour était le vôtre. L’IA compte ses jetons, sa pile de score et ses cartes en jeu ; vous gagnez avec plus de Laiton au total qu’elle, pas à égalité.
    .title = Fin du solitaire
    .section = be-solo
