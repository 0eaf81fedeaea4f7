### Le livret de règles de Rockwell. Un message par règle ; son numéro sert dans les refus et les tests.
### L’attribut « section » est une clé, la même dans toutes les langues ; son titre est rules-section-<clé>.

rules-aim-rockwell = Vous dirigez une compagnie minière qui fore vers le centre de la Terre. Partagez ce que les équipes remontent, vendez-le, livrez-le, investissez-le, et accomplissez de grandes réalisations avant les autres. À la fin, le plus de prestige l’emporte.

## Sections

rules-section-board = Le plateau
rules-section-setup = Mise en place
rules-section-auction = Appel d’offres
rules-section-vice-presidents = Vice-Présidents
rules-section-drilling = Phase I : forage
rules-section-bribery = Corruption
rules-section-subcontracting = Sous-traitance
rules-section-extraction = Extraction
rules-section-danger = Danger
rules-section-mineshafts = Puits de mine
rules-section-market = Phase II : marché
rules-section-workshop = Phase III : atelier
rules-section-achievements = Réalisations
rules-section-turn = Fin du tour
rules-section-end = Fin de la partie
rules-section-al = À deux joueurs : Al

## Le plateau

rule-RW-BOARD-1 = Quatre anneaux de huit tuiles Terrain chacun, de A (le plus extérieur) à D, entourent le centre de la Terre. Les anneaux sont alignés : une tuile touche ses deux voisines du même anneau, ainsi que la tuile située à la même position dans l’anneau suivant, vers l’intérieur comme vers l’extérieur. Toutes les tuiles D touchent le centre.
    .title = Anneaux et tuiles voisines
    .section = board
rule-RW-BOARD-2 = Quatre entrées de mine se trouvent à l’extérieur de l’anneau A. Chacune touche deux tuiles A, si bien que chaque tuile A touche une seule entrée : en suivant l’anneau, la première entrée touche les deux premières tuiles, la deuxième les deux suivantes, et ainsi de suite.
    .title = Entrées de mine
    .section = board
rule-RW-BOARD-3 = Le recto d’une tuile indique son niveau et la puissance requise pour la forer. Son verso, qui porte le revenu du puits de mine, reste inconnu tant qu’elle n’est pas forée. Ses cartes viennent de la pile Extraction qui porte le même numéro que sa puissance (d’après le livret allemand, la pile est imprimée au verso de la tuile).
    .title = Ce qu’indique une tuile
    .section = board
rule-RW-BOARD-4 = Les tuiles sont mélangées au sein de leur niveau, et deux tuiles de même puissance ne sont jamais adjacentes. Quand un anneau compte deux puissances, elles alternent ; un tirage au sort décide, pour chaque anneau, laquelle vient en premier.
    .title = Disposition des tuiles
    .section = board

## Mise en place

rule-RW-SET-1 = Le jeu se joue à 2, 3 ou 4. Chaque joueur dispose de quatre équipes de forage de puissance 1, une sur chaque entrée de mine, de deux Vice-Présidents et de trois puits de mine ; il commence sans aucune amélioration.
    .title = Joueurs et pions
    .section = setup
rule-RW-SET-2 = Chaque joueur commence avec 3 cubes de zinc, 2 de cuivre, 1 d’argent et 3 000 $. Les cubes, les dollars, les tuiles Assurance et les tuiles Livraison restent cachés aux autres joueurs ; les plateaux de compagnie sont publics. L’option de table « stock visible » montre tout, puisqu’on peut de toute façon le déduire des événements publics.
    .title = Stock de départ
    .section = setup
rule-RW-SET-3 = Les 48 cartes Extraction forment huit piles de six cartes ; chaque pile est mélangée.
    .title = Piles Extraction
    .section = setup
rule-RW-SET-4 = Le premier ordre de Direction et le premier ordre de Contrôle sont chacun tirés au sort.
    .title = Ordres de départ
    .section = setup
rule-RW-SET-5 = Les dollars, les cubes Ressource et les tuiles Assurance ne s’épuisent jamais.
    .title = Réserve illimitée
    .section = setup
rule-RW-SET-6 = Il y a neuf piles de tuiles Réalisation, une par type, la plus forte valeur au-dessus. À quatre joueurs, une pile contient 4-3-2-1 points de prestige dans le groupe I, 5-4-3-2 dans le groupe II et 6-5-4-3 dans le groupe III. À trois joueurs, on n’utilise que les trois premières tuiles de chaque pile ; à deux joueurs, que la première et la troisième.
    .title = Piles Réalisation
    .section = setup
rule-RW-SET-7 = Les tuiles Livraison sont triées par type, la moins chère au-dessus ; on les utilise toutes, quel que soit le nombre de joueurs. À deux ou trois joueurs, on prend les tuiles Protection et Puits de mine plus chères et l’autre face des plateaux.
    .title = Livraisons et nombre de joueurs
    .section = setup

## Appel d’offres

rule-RW-AUC-1 = Tous les joueurs misent en même temps et en secret autant de cubes et de dollars de leur stock qu’ils le souhaitent, puis dévoilent leur offre. Un zinc vaut 400 $, un cuivre 600 $, un argent 800 $, un or 1 000 $, et les billets leur valeur, par tranches de 100 $. On peut ne rien miser ; les tuiles Assurance ne peuvent pas être misées.
    .title = Miser en secret
    .section = auction
rule-RW-AUC-2 = L’offre la plus élevée passe en tête de l’ordre de Direction, et les autres suivent de la plus forte à la plus faible. En cas d’égalité, l’ordre actuel est conservé.
    .title = Nouvel ordre de Direction
    .section = auction
rule-RW-AUC-3 = Toutes les offres vont à la réserve générale, gagnantes ou non.
    .title = Chacun paie
    .section = auction

## Vice-Présidents

rule-RW-VP-1 = Dans l’ordre de Direction, chaque joueur pose un Vice-Président. Puis, de nouveau dans le même ordre, chacun pose le second.
    .title = Pose en deux temps
    .section = vice-presidents
rule-RW-VP-2 = Un Vice-Président se pose sur n’importe quel emplacement libre des plateaux I, II et III, mais jamais sur un plateau où vous en avez déjà un. Vous devez poser les deux si vous le pouvez ; si les seuls emplacements libres sont sur le plateau où vous en avez déjà un, le second reste sur votre compagnie.
    .title = Où les poser
    .section = vice-presidents

## Phase I : forage

rule-RW-INS-1 = Avant le forage, tous les joueurs peuvent, en même temps, échanger autant de cubes qu’ils le souhaitent contre des tuiles Assurance, un pour une. L’échange est montré quand tous ont choisi, mais le stock de tuiles reste caché. Les tuiles inutilisées sont conservées pour les tours suivants.
    .title = Prendre des assurances
    .section = drilling
rule-RW-ORD-1 = Les propriétaires des Vice-Présidents du plateau I, de gauche à droite, placent leur cube Contrôle en tête de l’ordre de Contrôle, dans cette séquence. Les autres conservent leur ordre derrière eux.
    .title = Nouvel ordre de Contrôle
    .section = drilling
rule-RW-ROUND-1 = Il y a quatre rondes de forage. À chacune, dans l’ordre de Contrôle, choisissez l’une de vos équipes comme équipe active et déplacez-la, ou laissez-la sur place : cela compte comme son déplacement. Si vous n’avez plus d’équipe, vous passez.
    .title = Quatre rondes de forage
    .section = drilling
rule-RW-MOVE-1 = Un déplacement mène à une tuile adjacente, forée ou non, ou de l’anneau D au centre de la Terre. Une équipe ne retourne jamais sur une entrée de mine.
    .title = Déplacement de base
    .section = drilling
rule-RW-MOVE-2 = Depuis son entrée de mine, une équipe peut atteindre l’une ou l’autre des deux tuiles A que touche cette entrée.
    .title = Quitter l’entrée
    .section = drilling
rule-RW-MOVE-3 = Avec Mobilité 1, le déplacement peut aussi être un saut vers la deuxième tuile à gauche ou à droite dans le même anneau. Ce saut compte pour un seul déplacement.
    .title = Mobilité 1 : saut
    .section = drilling
rule-RW-MOVE-4 = Avec Mobilité 2, votre équipe peut aussi se placer à cheval sur le bord entre sa tuile et une tuile voisine du même anneau, si toutes deux sont non forées. L’équipe et son dé comptent alors en entier sur les deux tuiles et les occupent toutes deux. Une entrée ne mène jamais directement à un bord, et le déplacement suivant mène à l’une des deux tuiles, nulle part ailleurs.
    .title = Mobilité 2 : chevauchement
    .section = drilling
rule-RW-MOVE-5 = Une seule équipe, quel que soit son propriétaire, peut se trouver sur un même bord. C’est la règle par défaut et celle des éditions française et allemande ; l’édition anglaise autorise une équipe par joueur.
    .title = Équipes sur un bord
    .section = drilling
rule-RW-MOVE-6 = Avec Mobilité 3, le déplacement peut compter deux pas, chacun selon RW-MOVE-1, RW-MOVE-2 ou RW-MOVE-4, dans n’importe quelle combinaison ; ou bien il consiste en un seul saut (RW-MOVE-3) et rien d’autre. Le premier pas s’achève avant le second : si la puissance requise d’une tuile est ainsi atteinte, elle est forée aussitôt, et c’est ensuite seulement que vous faites le second pas ou y renoncez. Chaque progression de Mobilité inclut les précédentes.
    .title = Mobilité 3 : deux pas
    .section = drilling
rule-RW-MOVE-7 = Dès que l’une de ses deux tuiles est forée, une équipe à cheval est placée sur celle-ci avec son dé, sans frais, et participe au partage. Si les deux tuiles atteignent en même temps leur puissance requise (par une embauche, un dé augmenté lors du déplacement ou une amélioration), le joueur actif choisit laquelle est forée ; on recompte alors l’autre sans cette équipe.
    .title = Forage d’une tuile chevauchée
    .section = drilling
rule-RW-CORE-1 = Une équipe qui atteint le centre de la Terre quitte la partie et retourne dans la boîte. Son dé revient sur le plateau I, sans frais à payer.
    .title = Atteindre le centre
    .section = drilling
rule-RW-ADV-1 = À la fin de votre déplacement, après l’extraction qu’il a éventuellement déclenchée, vous pouvez utiliser un avantage de votre Vice-Président du plateau I avec votre équipe active, qui doit se trouver sur une tuile ou sur un bord. Il est permis d’embaucher sur une tuile forée. Sur une entrée de mine, aucun avantage n’est utilisable.
    .title = Utiliser un avantage
    .section = drilling

## Corruption

rule-RW-BRIBE-1 = Avec un Vice-Président sur l’emplacement 1 ou 2 du plateau I, vous pouvez déplacer une équipe adverse d’une tuile adjacente à celle de votre équipe active vers la tuile de votre équipe active, qui ne doit pas encore être forée.
    .title = Corrompre une équipe
    .section = bribery
rule-RW-BRIBE-2 = Vous ne pouvez corrompre ni l’une de vos propres équipes, ni une équipe encore sur une entrée de mine, et vous ne pouvez pas corrompre une équipe jusqu’au centre de la Terre.
    .title = Équipes incorruptibles
    .section = bribery
rule-RW-BRIBE-3 = Chaque joueur peut corrompre une fois par ronde de forage. Chaque corruption consomme une tuile Corruption, et il n’y en a que trois par tour pour tous les joueurs réunis.
    .title = Limites de la corruption
    .section = bribery
rule-RW-BRIBE-4 = Une équipe corrompue qui a un sous-traitant l’emmène : c’est vous, le corrupteur, qui payez de nouveau ses frais d’embauche, et sa puissance ne change pas. La corruption est impossible si vous ne pouvez pas payer ces frais, ou si cette puissance dépasse celle que permet le niveau de destination.
    .title = Corrompre avec un sous-traitant
    .section = bribery
rule-RW-BRIBE-5 = Si votre équipe active est à cheval, vous pouvez corrompre vers l’une ou l’autre de ses deux tuiles, depuis une tuile adjacente à celle que vous choisissez. Une équipe adverse à cheval peut être corrompue si l’une de ses tuiles est adjacente à la destination ou est la destination elle-même. L’équipe corrompue se trouve ensuite sur la seule tuile de destination.
    .title = Corruption et chevauchement
    .section = bribery

## Sous-traitance

rule-RW-SUB-1 = Avec un Vice-Président sur l’emplacement 3 ou 4 du plateau I, vous pouvez placer un dé Sous-traitance à côté de votre équipe active. Un dé de puissance 1, 2, 3 ou 4 coûte 1 000 $, 1 500 $, 2 000 $ ou 2 500 $, et sa puissance s’ajoute à celle de l’équipe.
    .title = Embaucher un sous-traitant
    .section = subcontracting
rule-RW-SUB-2 = Chaque joueur peut embaucher une fois par ronde de forage, une équipe ne peut avoir qu’un seul dé, et il y a trois dés en tout.
    .title = Un dé par équipe
    .section = subcontracting
rule-RW-SUB-3 = La puissance d’un dé ne dépasse jamais celle que permet son niveau : 1 en A, 2 en B, 3 en C et 4 en D.
    .title = Puissance selon le niveau
    .section = subcontracting
rule-RW-SUB-4 = Quand une équipe accompagnée d’un dé se déplace, y compris depuis un bord, soit vous emmenez ce dé en payant de nouveau les frais d’embauche, pour n’importe quelle puissance permise, soit vous l’abandonnez : il revient sur le plateau I et peut aussitôt être embauché de nouveau. Vous ne payez qu’une fois par activation et fixez la puissance une seule fois ; elle doit être permise dans chaque niveau où passe l’équipe. Rester sur place ne coûte rien et ne change rien.
    .title = Se déplacer avec un dé
    .section = subcontracting
rule-RW-SUB-5 = Tous les dés reviennent sur le plateau I à la fin du tour.
    .title = Retour des dés
    .section = subcontracting

## Extraction

rule-RW-EXT-1 = Dès que la puissance sur une tuile non forée atteint le nombre de la tuile, le jeu s’interrompt et la tuile est forée. Toutes les équipes et tous les dés présents comptent, ceux à cheval aussi. Un déplacement, une corruption, une embauche, une amélioration Puissance en phase III ou Al peut en être la cause. Retournez la tuile ; tout ce qui s’y trouve y reste.
    .title = Quand une tuile est forée
    .section = extraction
rule-RW-EXT-2 = On pioche une carte de la pile de la tuile. Ses cubes sont répartis également, type par type, entre tous les joueurs ayant au moins une équipe sur la tuile, quelle que soit leur puissance. Un puits de mine ne donne pas droit à une part.
    .title = Partage des cubes
    .section = extraction
rule-RW-EXT-3 = L’excédent de chaque type va au joueur prioritaire : le propriétaire du puits de mine posé sur la tuile ; à défaut, le joueur qui y a strictement le plus de puissance, équipes et dés compris ; en cas d’égalité, le joueur actif, même s’il n’est pas l’un des ex æquo.
    .title = Excédent et priorité
    .section = extraction
rule-RW-EXT-4 = Le joueur actif, celui qui a déclenché l’extraction, garde la carte Extraction.
    .title = Qui garde la carte
    .section = extraction
rule-RW-EXT-5 = Une extraction se déroule dans cet ordre : la tuile est retournée, les équipes à cheval y sont placées, la carte est piochée, parts, excédent, Danger, les cubes vont dans les stocks, la carte va au joueur actif, réalisations. Puis le jeu reprend là où il s’était interrompu.
    .title = Déroulement d’une extraction
    .section = extraction

## Danger

rule-RW-DANGER-1 = Si la carte montre un Danger, chaque participant au partage perd les plus précieux des cubes qu’il reçoit, excédent compris. Il en perd autant que sa puissance totale sur la tuile, dés et équipes à cheval comptés en entier, moins sa Protection (1, 3 ou la totalité), et jamais plus qu’il n’en reçoit. Un joueur qui n’y a qu’un puits de mine ne perd rien.
    .title = Pertes dues au Danger
    .section = danger
rule-RW-DANGER-2 = Une fois la Protection déduite, vous pouvez défausser des tuiles Assurance, de zéro jusqu’au nombre de cubes que vous perdriez encore. Chacune sauve un cube, et ce qui reste perdu est toujours le plus précieux. Tous les participants au partage décident en même temps, après avoir vu la carte. L’assurance sert aussi en phase III et quand Al déclenche l’extraction.
    .title = Utiliser ses assurances
    .section = danger

## Puits de mine

rule-RW-SHAFT-1 = Après la quatrième ronde de forage, chaque puits de mine posé sur une tuile forée rapporte à son propriétaire le revenu indiqué sur cette tuile.
    .title = Revenu des puits de mine
    .section = mineshafts

## Phase II : marché

rule-RW-MKT-1 = Les joueurs ayant un Vice-Président sur le plateau II jouent à tour de rôle, une action à la fois, en commençant par l’emplacement le plus à gauche ; chacun dispose d’autant d’actions que l’indique son emplacement. Après votre dernière action, ou si vous passez, votre Vice-Président retourne sur votre compagnie.
    .title = Agir sur le plateau II
    .section = market
rule-RW-MKT-2 = Une action permet d’acheter ou de vendre autant de cubes d’un même type que vous le souhaitez, aux prix fixes : zinc 400 $, cuivre 600 $, argent 800 $, or 1 000 $.
    .title = Acheter et vendre
    .section = market
rule-RW-MKT-3 = Pendant une phase II, vous ne négociez chaque type de ressource qu’une fois, à l’achat ou à la vente. Les autres joueurs le peuvent encore.
    .title = Une fois par type
    .section = market

## Phase III : atelier

rule-RW-WORK-1 = Les joueurs ayant un Vice-Président sur le plateau III jouent à tour de rôle, une action à la fois, en commençant par l’emplacement le plus à gauche ; chacun dispose d’autant d’actions que l’indique son emplacement. Après votre dernière action, ou si vous passez, votre Vice-Président retourne sur votre compagnie.
    .title = Agir sur le plateau III
    .section = workshop
rule-RW-WORK-2 = Puissance : l’une de vos équipes gagne un cran, de 1 à 2 pour 1 500 $, de 2 à 3 pour 2 500 $, de 3 à 4 pour 3 500 $. Si la puissance requise de sa tuile est atteinte, une extraction est aussitôt déclenchée et vous êtes le joueur actif. Une équipe sur une entrée de mine peut être améliorée, une équipe qui a atteint le centre ne le peut pas.
    .title = Amélioration Puissance
    .section = workshop
rule-RW-WORK-3 = Protection, une progression après l’autre : vos pertes dues au Danger sont réduites de 1 pour 1 500 $, puis de 3 pour 2 000 $, puis en totalité pour 2 500 $. À deux ou trois joueurs, ces progressions coûtent plus cher (RW-SET-7).
    .title = Amélioration Protection
    .section = workshop
rule-RW-WORK-4 = Mobilité, une progression après l’autre : la 1 pour 1 500 $, la 2 pour 2 000 $, la 3 pour 2 500 $.
    .title = Amélioration Mobilité
    .section = workshop
rule-RW-WORK-5 = Les puits de mine se construisent une progression après l’autre (à des prix plus élevés à deux ou trois joueurs, RW-SET-7) : le premier, 1 500 $, se pose sur une tuile non forée, sans adversaire, que vous occupez ou qui est adjacente à l’une de vos équipes. Le deuxième, 2 000 $, se pose sur une telle tuile, ou sur une tuile forée que vous occupez ou qui est adjacente à l’une de vos équipes (règle par défaut et éditions française et allemande ; l’édition anglaise autorise toute tuile forée, toute tuile occupée et toute tuile adjacente à l’une de vos équipes). Le troisième, 2 500 $, se pose sur n’importe quelle tuile. Une équipe sur une entrée est adjacente à ses deux tuiles A, une équipe à cheval occupe ses deux tuiles, et une équipe au centre n’est adjacente à rien.
    .title = Construire un puits
    .section = workshop
rule-RW-WORK-6 = Pour une action et le prix d’une progression que vous avez atteinte, vous pouvez déplacer l’un quelconque de vos propres puits de mine vers une autre tuile que permet la règle de cette progression.
    .title = Déplacer un puits
    .section = workshop
rule-RW-WORK-7 = Il n’y a jamais deux puits de mine sur une même tuile.
    .title = Un puits par tuile
    .section = workshop
rule-RW-WORK-8 = Livraison : payez les cubes indiqués sur la première tuile d’une pile Livraison et gardez la tuile, cachée, pour son prestige.
    .title = Effectuer une livraison
    .section = workshop

## Réalisations

rule-RW-ACH-1 = Une tuile Réalisation se gagne aussitôt et automatiquement, à tout moment, même quand ce n’est pas à vous de jouer, et ne coûte rien. Vous ne gagnez chaque type qu’une fois : vous prenez la première tuile de sa pile et la placez face cachée sur votre plateau de compagnie. Un événement se juge une fois terminé : une extraction entière, pertes déduites, tous les revenus des puits de mine ensemble, une action.
    .title = Gagner une réalisation
    .section = achievements
rule-RW-ACH-2 = Groupe I : 8 cubes de zinc et 8 de cuivre ; 6 cartes Extraction ; 10 cubes d’argent. Groupe II : trois de vos équipes ont atteint la puissance 2 ou plus ; 12 cubes d’or ; toutes vos équipes sont au niveau C ou plus profond au même moment. Groupe III : 6 cubes de chaque type ; deux de vos équipes ont atteint la puissance 4 ; une de vos équipes a atteint le centre de la Terre. Les équipes qui ont atteint le centre comptent encore, et seule compte la puissance propre de l’équipe, sans les dés.
    .title = Les neuf réalisations
    .section = achievements
rule-RW-ACH-3 = Si plusieurs joueurs gagnent la même réalisation en même temps, le joueur actif prend la première tuile, puis les autres suivent dans l’ordre de Direction (règle par défaut et éditions anglaise et allemande ; dans l’édition française, seul l’ordre de Direction décide). S’il n’y a pas de joueur actif, comme pour le revenu des puits de mine, ou si Al est actif, seul l’ordre de Direction décide.
    .title = Plusieurs joueurs à la fois
    .section = achievements

## Fin du tour

rule-RW-TURN-1 = À la fin du tour, dans cet ordre : les tuiles Corruption et les dés reviennent sur le plateau I, les Vice-Présidents retournent sur leur compagnie, on vérifie si la partie est finie (RW-END-1), à deux joueurs une équipe d’Al s’améliore (RW-AL-4), et un nouvel appel d’offres commence. Les dés comptent donc encore pendant la phase III.
    .title = Ordre de fin de tour
    .section = turn

## Fin de la partie

rule-RW-END-1 = La partie s’achève à la fin du tour où la majorité des joueurs a amené une équipe au centre de la Terre (3 sur 4, 2 sur 3, ou les deux à 2), ou bien à la fin du tour où un joueur a accompli six réalisations, dont les trois du groupe III.
    .title = Quand la partie finit
    .section = end
rule-RW-END-2 = Des points bonus sont attribués pour chacun des quatre types de cubes et pour les dollars, du plus au moins bien pourvu : 3-2-1-0 à quatre joueurs, 2-1-0 à trois, 2-0 à deux. Les joueurs à égalité marquent tous pour la meilleure place, et les places qu’ils occupent sont épuisées : à quatre 3-3-1-0, 3-2-2-0, 3-2-1-1, 3-3-3-0, 3-3-1-1, 3-2-2-2 ou 3-3-3-3, à trois 2-2-0, 2-1-1 ou 2-2-2, à deux 2-2. Ne rien avoir est une quantité comme une autre, sauf avec l’option de table « pas de bonus pour zéro ».
    .title = Points bonus
    .section = end
rule-RW-END-3 = Le joueur qui a le plus de prestige (réalisations, livraisons et points bonus) l’emporte. En cas d’égalité, c’est celui qui a le plus de tuiles Réalisation, puis celui qui a le plus de cubes ; ensuite, la victoire est partagée.
    .title = Vainqueur et égalités
    .section = end
rule-RW-END-4 = Pour que toute partie ait une fin, elle s’achève aussi à la fin du troisième tour de suite où aucune tuile n’a été forée et où aucune tuile Réalisation ou Livraison n’a été gagnée. Cette règle est la nôtre.
    .title = Trois tours stériles
    .section = end

## À deux joueurs : Al

rule-RW-AL-1 = Dans une partie à deux, un joueur invisible, Al, se joint à vous. Al a quatre équipes de puissance 1 sur les entrées de mine, et rien d’autre.
    .title = Qui est Al
    .section = al
rule-RW-AL-2 = Après chaque ronde de forage (après la quatrième, avant le revenu des puits de mine), l’une des équipes d’Al avance d’un pas vers une tuile adjacente ; elle ne se met jamais à cheval, ne reste jamais sur place et ne va jamais au centre. C’est l’une de celles qui sont sur une entrée ou sur une tuile forée ou, s’il n’y en a pas, n’importe laquelle de ses équipes ; parmi celles-ci, la plus puissante ; parmi ces dernières, la moins profonde, une entrée passant avant l’anneau A. S’il en reste plusieurs, le premier joueur dans l’ordre de Contrôle choisit.
    .title = Quelle équipe Al déplace
    .section = al
rule-RW-AL-3 = L’équipe d’Al va sur la tuile adjacente non forée à laquelle il manque le moins de puissance avant le déplacement. En cas d’égalité, ou s’il n’y en a aucune non forée, le premier joueur dans l’ordre de Contrôle choisit. Si ce joueur a aussi dû choisir l’équipe, il ne choisit toujours qu’entre les tuiles également proches (règle par défaut et édition allemande) ; dans les éditions anglaise et française, ce peut être n’importe quelle tuile adjacente.
    .title = Où va Al
    .section = al
rule-RW-AL-4 = Après la vérification de fin de tour (RW-TURN-1), sauf si la partie est finie, le premier joueur dans l’ordre de Direction améliore d’un cran la puissance d’une équipe d’Al, jusqu’à 4 ; si toutes sont à 4, il ne se passe rien. Cela peut déclencher une extraction, dont Al est le joueur actif ; on vérifie alors de nouveau si la partie est finie (RW-END-1).
    .title = Al s’améliore
    .section = al
rule-RW-AL-5 = Al participe au partage comme tout joueur, mais ses cubes retournent dans la réserve générale, de même que l’excédent qu’il remporte ; la carte d’une extraction qu’il déclenche quitte la partie. Ses équipes comptent comme équipes adverses pour la corruption et les puits de mine, mais lui-même ne compte jamais pour la fin de la partie (RW-END-1). Il n’a pas de Protection et ne paie rien.
    .title = Comment Al partage
    .section = al
