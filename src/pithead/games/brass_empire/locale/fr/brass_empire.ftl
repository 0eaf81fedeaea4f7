### Brass Empire : ce qui est demandé, fait, refusé et raconté.

## Noms

name-player = Joueur { $n }
name-ai = IA
name-another = { $name } { ROMAN($n) }
name-frontier = Frontier
name-omni-edo = Omni-Edo
name-mcglynn = McGlynn
name-harlem = Harlem
name-windcraft = Windcraft
name-neutral = neutre
corporation-frontier = Frontier Rail
corporation-omni-edo = Omni-Edo Corporation
corporation-mcglynn = McGlynn Clockwerks
corporation-harlem = Harlem Electric Works
corporation-windcraft = Windcraft Enterprises
corporation-random = au hasard
count-labor = { $n } Travail
count-construction = { $n } Construction
count-brass = { $n } Laiton
count-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
count-damage = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
count-charge = { $n ->
    [one] { $n } charge
   *[other] { $n } charges
}

## Ce qui s’est passé

event-brass-empire-corporation = { SEAT($seat) } : { CORPORATION($corporation) }.
event-brass-empire-reserve = Réserve ({ SEAT($seat) }) : { CARDS($cards) }.
event-brass-empire-first = { SEAT($seat) } joue en premier.
event-brass-empire-filled = { CARD($card) } arrive au { PLACE($row) }, emplacement { $slot }.
event-brass-empire-turn = Manche { $round } : au tour { OF($seat) }.
event-brass-empire-flipped = { SEAT($seat) } achève { CARD($card) }.
event-brass-empire-drew = { SEAT($seat) } pioche { COUNT($n, "cards") }.
event-brass-empire-drew-seen = Pioche ({ SEAT($seat) }) : { CARDS($cards) }.
event-brass-empire-shuffled = { SEAT($seat) } mélange sa défausse ({ COUNT($n, "cards") }) en une nouvelle pioche.
event-brass-empire-played = { SEAT($seat) } joue { CARD($card) }.
event-brass-empire-mobilized = { SEAT($seat) } mobilise { CARD($card) }.
event-brass-empire-laid = { SEAT($seat) } joue un bâtiment face cachée.
event-brass-empire-laid-seen = Le bâtiment en construction ({ SEAT($seat) }) est { CARD($card) }.
event-brass-empire-effect = Effet de la carte { CARD($card) } ({ SEAT($seat) }) : { $clause ->
    [mobilize] mobilisation
    [built] à l’achèvement
    [each_turn] à chaque tour
    [demolish] démolition
    [destroyed] à la destruction
    [action] action
    [kills] une carte a été détruite
    [whenever] déclenché
   *[play] une fois jouée
}.
event-brass-empire-gained = { SEAT($seat) } gagne { RESOURCES($labor, $construction) }.
event-brass-empire-brass = { SEAT($seat) } prend { COUNT($n, "brass") } au gisement{ $beyond ->
    [0] , qui en contient encore { $pool }
   *[other] , dont { $beyond } au-delà de son contenu
}.
event-brass-empire-restored = { SEAT($seat) } récupère { COUNT($n, "brass") } et en a { $brass }.
event-brass-empire-spent = { SEAT($seat) } { $reason ->
    [buy] paie { RESOURCES($labor, $construction, $brass) } pour une carte
    [gift] paie { RESOURCES($labor, $construction, $brass) } pour une carte destinée à son partenaire
    [convert] convertit { RESOURCES($labor, $construction, $brass) }
    [rebuild] paie { RESOURCES($labor, $construction, $brass) } pour reconstruire
    [exchange] échange { RESOURCES($labor, $construction, $brass) }
   *[pay] paie { RESOURCES($labor, $construction, $brass) }
}.
event-brass-empire-bought = { SEAT($seat) } achète { CARD($card) } ({ PLACE($source) }).
event-brass-empire-rebuilt = { SEAT($seat) } reconstruit la plateforme minière.
event-brass-empire-used = { SEAT($seat) } utilise { CARD($card) }.
event-brass-empire-demolished = { SEAT($seat) } démolit { CARD($card) }.
event-brass-empire-actions = { SEAT($seat) } commence la phase d’action.
event-brass-empire-mined = { SEAT($seat) } extrait avec { CARD($card) } : { COUNT($n, "brass") }.
event-brass-empire-acted = { SEAT($seat) } utilise une action : { CARD($card) }.
event-brass-empire-attacked = { CARD($card) } ({ SEAT($seat) }) attaque { CARD($target_card) } ({ SEAT($target_seat) }).
event-brass-empire-raided = { CARD($card) } ({ SEAT($seat) }) attaque la compagnie { OF($target_seat) } : { COUNT($n, "damage") }.
event-brass-empire-damaged = { CARD($card) } ({ SEAT($seat) }) subit { COUNT($n, "damage") } : vie restante { $left }.
event-brass-empire-destroyed = Carte détruite : { CARD($card) } ({ SEAT($seat) }).
event-brass-empire-platform-destroyed = La plateforme minière ({ SEAT($seat) }) est détruite et retournée face cachée.
event-brass-empire-lost-brass = { SEAT($seat) } perd { COUNT($n, "brass") }{ $to ->
    [none] {""}
   *[other] {" "}au profit { OF($to) }
}.
event-brass-empire-bankrupt = { SEAT($seat) } fait faillite et quitte la partie.
event-brass-empire-discarded = { SEAT($seat) } défausse { CARD($card) } { $source ->
    [deck] de sa pioche
   *[hand] de sa main
}.
event-brass-empire-dismissed = { SEAT($seat) } congédie { CARD($card) } ({ PLACE($source) }).
event-brass-empire-acquired = { SEAT($seat) } acquiert { CARD($card) } ({ PLACE($source) }) { $to ->
    [deck] sur sa pioche
    [hand] en main
   *[discard] dans sa défausse
}.
event-brass-empire-recalled = { SEAT($seat) } reprend { CARD($card) } de sa défausse { $to ->
    [deck] sur sa pioche
   *[hand] en main
}.
event-brass-empire-looked = { SEAT($seat) } regarde le dessus de sa pioche : { COUNT($n, "cards") }.
event-brass-empire-looked-seen = Vu par { SEAT($seat) } : { CARDS($cards) }.
event-brass-empire-put-back = { SEAT($seat) } remet une carte sur sa pioche.
event-brass-empire-peeked = { SEAT($seat) } regarde { $what ->
    [hand] la main { OF($whose) }
   *[site] un bâtiment en construction { OF($whose) }
}.
event-brass-empire-peeked-seen = Vu par { SEAT($seat) } { $what ->
    [hand] dans la main { OF($whose) }
   *[site] en construction chez { SEAT($whose) }
} : { CARDS($cards) }.
event-brass-empire-refreshed = { SEAT($seat) } place { CARD($card) } ({ PLACE($place) }) sous sa pioche.
event-brass-empire-boosted = { CARD($card) } ({ SEAT($seat) }) : +{ $n } en attaque jusqu’à la fin du tour.
event-brass-empire-readied = { CARD($card) } ({ SEAT($seat) }) peut agir ce tour-ci.
event-brass-empire-stored = { CARD($card) } ({ SEAT($seat) }) stocke { COUNT($n, "charge") } et en a { $charge }.
event-brass-empire-discharged = { CARD($card) } ({ SEAT($seat) }) libère { COUNT($n, "charge") }.
event-brass-empire-discount = { SEAT($seat) } : { $on ->
    [employee] le prochain employé acheté
    [unit] la prochaine unité achetée
   *[building] le prochain bâtiment acheté
} ce tour-ci coûte { RESOURCES($labor, $construction) } de moins.
event-brass-empire-draw-later = { SEAT($seat) } piochera { COUNT($n, "cards") } de plus à la fin du tour.
event-brass-empire-cleared = { SEAT($seat) } termine son tour et défausse : { CARDS($cards) }.
event-brass-empire-ai-turn = Manche { $round } : au tour de l’IA.
event-brass-empire-ai-took = L’IA prend { CARD($card) } ({ PLACE($place) }) { $to ->
    [play] en jeu
   *[score] dans sa pile de score
}.
event-brass-empire-last-round = La manche { $round } est la dernière : { $reason ->
    [pool] le gisement est vide
    [quiet] depuis 20 manches, rien n’a été gagné ni perdu
   *[rounds] 200 manches ont été jouées
}.
event-brass-empire-game-over = La partie est finie : { $reason ->
    [pool] le gisement est vide
    [quiet] depuis 20 manches, rien n’a été gagné ni perdu
    [rounds] 200 manches ont été jouées
   *[last_standing] il ne reste qu’un camp
}.
event-brass-empire-final = { SEAT($seat) } : { COUNT($total, "brass") } ({ $tokens } en jetons, { $cards } en cartes).
event-brass-empire-won = Victoire : { SEATS($seats) }.

## Pourquoi pas, et ce qui le permettrait

refusal-corporation-taken = Société déjà prise par { SEAT($owner) } : { CORPORATION($corporation) }.
remedy-corporation-taken = Choisissez une autre société, ou laissez faire le hasard.
refusal-reserve-cards = Cette réserve compte { COUNT($cards, "cards") } ; { $most } au plus sont permises.
remedy-reserve-cards = Choisissez { $most } cartes ou moins.
refusal-reserve-copies = Vous ne pouvez pas prendre { $asked } fois { CARD($card) } : il y en a { $copies }.
remedy-reserve-copies = Prenez-en { $copies } ou moins.
refusal-reserve-value = Cette réserve vaut { COUNT($value, "brass") } ; à cette table, chaque réserve doit valoir { $needed }.
remedy-reserve-value = Choisissez des cartes dont les valeurs en Laiton totalisent { $needed }.
refusal-reserve-field = Votre société a { $designs } cartes différentes ; il n’y a pas de numéro { $field }.
remedy-reserve-field = Laissez le numéro { $field } à 0.
refusal-hand-missing = { CARD($card) } n’est pas dans votre main.
remedy-hand-missing = Jouez une carte de votre main.
refusal-slot-empty = Il n’y a pas de carte à cet endroit : { PLACE($place) }.
remedy-slot-empty = Choisissez un emplacement avec une carte.
refusal-buy-cost = { CARD($card) } : coût { RESOURCES($labor, $construction) }, disponible : { RESOURCES($have_labor, $have_construction) }.
remedy-buy-cost = { $hand ->
    [0] Il vous manque { RESOURCES($missing_labor, $missing_construction) }.
   *[other] Il vous manque { RESOURCES($missing_labor, $missing_construction) } : jouez d’abord le reste de votre main, ou choisissez une carte moins chère.
  }
refusal-reserve-missing = { CARD($card) } n’est pas dans votre réserve.
remedy-reserve-missing = Achetez une carte de votre réserve, ou d’une rangée.
refusal-gift-alone = Vous n’avez pas de partenaire pour qui acheter.
remedy-gift-alone = Achetez la carte pour vous.
refusal-gift-out = Votre partenaire { SEAT($partner) } ne joue plus.
remedy-gift-out = Achetez la carte pour vous.
refusal-gift-cost = Pour votre partenaire, { CARD($card) } : coût { RESOURCES($labor, $construction) }, disponible : { RESOURCES($have_labor, $have_construction) }.
remedy-gift-cost = Il vous manque { RESOURCES($missing_labor, $missing_construction) } : achetez-la pour vous, ou choisissez une carte moins chère.
refusal-convert-down = Votre plateforme minière est détruite et ne convertit rien.
remedy-convert-down = Reconstruisez-la d’abord pour { COUNT(1, "construction") }.
refusal-convert-cost = Convertir demande { COUNT(2, "construction") } ; vous en avez { $have }.
remedy-convert-cost = Il vous manque { COUNT($missing, "construction") } : gagnez-en d’abord, ou faites autre chose.
refusal-convert-healthy = Vous avez déjà { $most } Laiton, le maximum en mode bataille : la conversion n’apporterait rien.
remedy-convert-healthy = Gardez votre Construction pour acheter ou reconstruire.
refusal-rebuild-stands = Votre plateforme minière est debout ; elle ne peut pas être réparée.
remedy-rebuild-stands = Ne la reconstruisez que si elle a été détruite.
refusal-rebuild-cost = Reconstruire coûte { COUNT(1, "construction") } ; vous en avez { $have }.
remedy-rebuild-cost = Il vous manque { COUNT($missing, "construction") } : gagnez-en d’abord, ou faites autre chose.
refusal-number-missing = Vous n’avez pas de carte numéro { $number } en jeu ; vous y avez { COUNT($have, "cards") }.
remedy-number-missing = Choisissez une de vos cartes en jeu par son numéro.
refusal-use-unit = { CARD($card) }{ NTH($number) } est une unité ; seuls les bâtiments s’utilisent.
remedy-use-unit = Faites-la agir pendant la phase d’action.
refusal-use-face-down = Votre bâtiment { $number } est encore en construction.
remedy-use-face-down = Attendez votre prochain tour : il sera retourné face visible.
refusal-use-none = { CARD($card) }{ NTH($number) } n’a pas d’effet à utiliser à chaque tour.
remedy-use-none = Choisissez un bâtiment qui dit « à chaque tour ».
refusal-use-by-itself = Ce bâtiment donne ses ressources automatiquement au début de votre tour : { CARD($card) }{ NTH($number) }.
remedy-use-by-itself = Vous les avez déjà : dépensez-les.
refusal-use-done = Ce bâtiment a déjà été utilisé ce tour-ci : { CARD($card) }{ NTH($number) }.
remedy-use-done = Utilisez-le de nouveau à votre prochain tour.
refusal-use-pay = Vous ne pouvez pas payer le prix demandé : { CARD($card) }{ NTH($number) }.
remedy-use-pay = { $missing ->
    [resources] Il vous manque { RESOURCES($missing_labor, $missing_construction, $missing_brass) }.
    [cards] Il vous manque { COUNT($missing_cards, "cards") } en main.
    [unit] Vous n’avez pas d’autre unité à sacrifier.
   *[building] Vous n’avez pas d’autre bâtiment terminé à sacrifier.
}
refusal-demolish-unit = { CARD($card) }{ NTH($number) } est une unité ; seuls les bâtiments se démolissent.
remedy-demolish-unit = Choisissez un de vos bâtiments face visible.
refusal-demolish-face-down = Votre bâtiment { $number } est encore en construction.
remedy-demolish-face-down = Attendez votre prochain tour : il sera retourné face visible.
refusal-demolish-none = { CARD($card) }{ NTH($number) } n’a pas d’effet de démolition.
remedy-demolish-none = Choisissez un bâtiment qui dit « Démolition ».
refusal-act-building = { CARD($card) }{ NTH($number) } est un bâtiment ; seules les unités agissent.
remedy-act-building = Choisissez une de vos unités.
refusal-unit-fresh = Cette unité a été mobilisée ce tour-ci et ne peut pas encore agir : { CARD($card) }{ NTH($number) }.
remedy-unit-fresh = Elle pourra agir à votre prochain tour.
refusal-unit-acted = { CARD($card) }{ NTH($number) } a déjà agi ce tour-ci.
remedy-unit-acted = Choisissez une unité qui n’a pas encore agi.
refusal-mine-down = { CARD($card) }{ NTH($number) } ne peut pas extraire tant que votre plateforme minière est détruite.
remedy-mine-down = Reconstruisez la plateforme pour { COUNT(1, "construction") }, ou attaquez.
refusal-mine-battle = En mode bataille, { CARD($card) }{ NTH($number) } ne peut pas extraire.
remedy-mine-battle = Attaquez une carte ou une compagnie.
refusal-attack-own = Vous ne pouvez pas attaquer vos propres cartes.
remedy-attack-own = Choisissez une carte adverse.
refusal-attack-partner = { SEAT($seat) } est votre partenaire.
remedy-attack-partner = Attaquez un adversaire d’une autre équipe.
refusal-attack-nobody = { SEAT($seat) } n’est plus en jeu.
remedy-attack-nobody = Attaquez un de vos adversaires.
refusal-attack-missing = { SEAT($seat) } n’a pas de carte numéro { $target } en jeu, seulement { COUNT($have, "cards") }.
remedy-attack-missing = Choisissez une carte en jeu par son numéro ; 0 est la plateforme minière.
refusal-attack-face-down = La carte { $target } { OF($seat) } est en construction et ne peut pas être attaquée.
remedy-attack-face-down = Choisissez une carte face visible.
refusal-attack-platform = Plateforme minière détruite ou absente : { SEAT($seat) }.
remedy-attack-platform = Choisissez une autre cible.
refusal-attack-warden = { CARD($warden_card) } (carte { $warden } { OF($seat) }) est un Gardien et protège ce bâtiment.
remedy-attack-warden = Attaquez le Gardien, ou une unité.
refusal-raid-peace = La compagnie { OF($seat) } ne peut être attaquée qu’en mode bataille.
remedy-raid-peace = Attaquez une carte de ce joueur.
refusal-act-none = { CARD($card) }{ NTH($number) } n’a pas d’action propre.
remedy-act-none = Faites-la extraire ou attaquer.
refusal-act-pay = Vous ne pouvez pas payer l’action : { CARD($card) }{ NTH($number) }.
remedy-act-pay = { remedy-use-pay } Faites-la plutôt extraire ou attaquer.
refusal-option-missing = Il n’y a pas d’option { $option } ; il y en a { $options }.
remedy-option-missing = Choisissez-en une de 1 à { $options }.
refusal-option-pay = Vous ne pouvez pas payer ce que demande l’option { $option }.
remedy-option-pay = { remedy-use-pay } Choisissez une autre option.
refusal-option-idle = L’option { $option } n’aurait aucun effet maintenant.
remedy-option-idle = Choisissez une autre option.
refusal-amount-most = { $asked }, c’est trop : { $most } au plus.
remedy-amount-most = Choisissez un nombre de 0 à { $most }.
refusal-amount-cost = Cela demande { RESOURCES($labor, $construction, $brass) } ; vous avez { RESOURCES($have_labor, $have_construction, $have_brass) }.
remedy-amount-cost = Il vous manque { RESOURCES($missing_labor, $missing_construction, $missing_brass) } : choisissez { $most } au plus.
refusal-pick-zone = Cette carte doit venir d’ici : { PLACES($zones) }.
remedy-pick-zone = Choisissez une carte ici : { PLACES($zones) }.
refusal-pick-missing = { CARD($card) } n’est pas là : { PLACE($zone) }.
remedy-pick-missing = Choisissez une carte qui s’y trouve.
refusal-pick-fitting = L’effet ne permet pas cette carte : { CARD($card) }.
remedy-pick-fitting = Choisissez une carte du type et de la société indiqués par le texte.
refusal-slot-row = Ce n’est pas la rangée indiquée par le texte : { PLACE($place) }.
remedy-slot-row = Choisissez une carte de l’autre rangée.
refusal-slot-fitting = L’effet ne permet pas cette carte : { CARD($card) } ({ PLACE($place) }).
remedy-slot-fitting = Choisissez une carte dont le type et le coût conviennent au texte.
refusal-target-seat = Les cartes { OF($seat) } ne peuvent pas être choisies ici.
remedy-target-seat = Choisissez une carte d’un joueur que le texte permet.
refusal-target-partner = { SEAT($seat) } est votre partenaire : vos effets ne lui nuisent jamais.
remedy-target-partner = Choisissez une carte d’une autre équipe.
refusal-target-missing = { SEAT($seat) } n’a pas de carte numéro { $number } en jeu, seulement { COUNT($have, "cards") }.
remedy-target-missing = Choisissez une carte en jeu par son numéro.
refusal-target-face = La carte { $number } { OF($seat) } n’est pas du bon côté pour cela.
remedy-target-face = Les effets choisissent des cartes face visible ; seul l’achèvement choisit un bâtiment en construction.
refusal-target-kind = { CARD($card) } (carte { $number } { OF($seat) }) n’est pas du type indiqué par le texte.
remedy-target-kind = Choisissez une unité ou un bâtiment selon le texte.
refusal-target-self = Une carte ne peut pas se choisir elle-même : { CARD($card) }{ NTH($number) }.
remedy-target-self = Choisissez une autre de vos cartes.
refusal-target-health = La vie de cette carte est de { $health }, le maximum permis de { $most } : { CARD($card) } (carte { $number } { OF($seat) }).
remedy-target-health = Choisissez une carte dont la vie est de { $most } au plus.
refusal-target-ready = { CARD($card) }{ NTH($number) } peut agir de toute façon, ou a déjà agi deux fois.
remedy-target-ready = Choisissez une unité qui ne peut pas agir autrement.
refusal-player-self = Vous ne pouvez pas vous choisir vous-même.
remedy-player-self = Choisissez un adversaire.
refusal-player-partner = { SEAT($seat) } est votre partenaire.
remedy-player-partner = Choisissez un joueur d’une autre équipe.
refusal-player-nobody = { SEAT($seat) } n’est plus en jeu.
remedy-player-nobody = Choisissez un de vos adversaires.
refusal-player-nothing = Cet effet ne ferait rien à { SEAT($seat) }.
remedy-player-nothing = Choisissez un autre adversaire.
refusal-put-missing = { CARD($card) } n’est pas parmi les cartes que vous regardez.
remedy-put-missing = Choisissez-en une parmi elles.
refusal-put-where = Elle ne peut pas aller là : { PLACE($where) }.
remedy-put-where = Choisissez parmi : { PLACES($wheres) }.
refusal-next-missing = Il n’y a pas d’effet numéro { $number } en attente ; il y en a { $have }.
remedy-next-missing = Choisissez-en un de 1 à { $have }.

## Options de table

option-brass-empire-corporations = sociétés
    .help = Qui reçoit quelle société : au hasard, ou chacun choisit dans l’ordre du tour.
option-brass-empire-corporations-random = au hasard
option-brass-empire-corporations-chosen = choisies
option-brass-empire-pool = gisement
    .help = La quantité de Laiton du gisement ; standard : 40 à 80, selon le nombre de joueurs.
option-brass-empire-pool-standard = standard
option-brass-empire-pool-short = partie courte
option-brass-empire-pool-long = partie longue
option-brass-empire-reserves = réserves
    .help = Les six cartes que conseille le livret, ou chaque joueur compose sa réserve.
option-brass-empire-reserves-standard = conseillées
option-brass-empire-reserves-built = composées
option-brass-empire-reserve-value = valeur des réserves
    .help = La valeur en Laiton de chaque réserve composée.
option-brass-empire-spare-reserves = cartes de réserve restantes
    .help = Les cartes de réserve que personne n’a choisies sont retirées, ou mélangées aux pioches centrales.
option-brass-empire-spare-reserves-removed = retirées
option-brass-empire-spare-reserves-shuffled = mélangées
option-brass-empire-team = jeu par équipes
    .help = Les partenaires sont face à face et additionnent leur Laiton.
option-brass-empire-battle = mode bataille
    .help = Le Laiton est la vie ; la dernière compagnie en lice gagne.
option-brass-empire-first-edition = première édition
    .help = Détruire rapporte exactement 1 Laiton ; les unités extraient même sans plateforme.
option-brass-empire-equal-turns = tours égaux
    .help = Solitaire : l’IA joue son tour même si le vôtre a vidé le gisement.
option-brass-empire-even-start = départ équilibré
    .help = Conseillé à deux : après leur premier tour, tous sauf le premier joueur piochent six cartes au lieu de cinq.
error-option-battle-first = le mode bataille et la première édition ne se combinent pas : il ne resterait rien de la seconde ; retirez l’un des deux
error-option-battle-pool = le mode bataille n’a pas de gisement ; retirez l’option « pool »
error-option-needs-built = l’option de table { $option } demande des réserves composées ; ajoutez reserves=built
error-option-reserve-value = aucune réserve ({ CORPORATION($corporation) }) ne vaut { COUNT($value, "brass") } ; choisissez une autre reserve_value

## Ce qui est demandé

ask-brass-empire-corporation = { $aim ->
    [battle] La dernière compagnie debout gagne. Quelle société prenez-vous ?
    [brass] Qui a le plus de Laiton gagne. Quelle société prenez-vous ?
   *[later] Quelle société prenez-vous ?
}
ask-brass-empire-reserve = { $aim ->
    [battle] La dernière compagnie debout gagne. Composez votre réserve : { COUNT($most, "cards") } au plus, d’une valeur totale de { COUNT($value, "brass") }.
    [brass] Qui a le plus de Laiton gagne. Composez votre réserve : { COUNT($most, "cards") } au plus, d’une valeur totale de { COUNT($value, "brass") }.
   *[later] Composez votre réserve : { COUNT($most, "cards") } au plus, d’une valeur totale de { COUNT($value, "brass") }.
}
ask-brass-empire-play = { $aim ->
    [battle] La dernière compagnie debout gagne. Jouez vos cartes pour du Travail et de la Construction, puis achetez. Vous avez { RESOURCES($labor, $construction) }.
    [brass] Qui a le plus de Laiton gagne. Jouez vos cartes pour du Travail et de la Construction, puis achetez ou convertissez. Vous avez { RESOURCES($labor, $construction) }.
   *[later] Phase de jeu. Vos ressources : { RESOURCES($labor, $construction) }. Que faites-vous ?
}
ask-brass-empire-action = Phase d’action. Vos ressources : { RESOURCES($labor, $construction) }. Que faites-vous ?
ask-brass-empire-may = { CARD($card) } : « { $text } » Utiliser cet effet ?
ask-brass-empire-choose = { CARD($card) } : « { $text } » Quelle option choisissez-vous ?
ask-brass-empire-amount = { CARD($card) } : « { $text } » Combien de fois ({ $most } au plus) ?
ask-brass-empire-pick = { CARD($card) } : « { $text } » Quelle carte ?
ask-brass-empire-target = { CARD($card) } : « { $text } » Quelle carte en jeu ?
ask-brass-empire-player = { CARD($card) } : « { $text } » Quel joueur ?
ask-brass-empire-look = { CARD($card) } : « { $text } » Où va chaque carte (encore { $left }) ?
ask-brass-empire-order = Plusieurs effets attendent : lequel vient ensuite ?

## Ce qui est fait

action-brass-empire-corporation = { CORPORATION($corporation) }
action-brass-empire-build = Réserve : { CARDS($cards) }
action-brass-empire-play = Jouer { CARD($card) }
action-brass-empire-buy = Acheter { CARD($card) } ({ PLACE($place) })
action-brass-empire-gift = Acheter { CARD($card) } ({ PLACE($place) }) pour { SEAT($partner) }
action-brass-empire-reserve = Acheter { CARD($card) } de la réserve
action-brass-empire-convert = Convertir { COUNT(2, "construction") } en { COUNT(1, "brass") }
action-brass-empire-rebuild = Reconstruire la plateforme minière
action-brass-empire-use = Utiliser { CARD($card) }{ NTH($number) }
action-brass-empire-demolish = Démolir { CARD($card) }{ NTH($number) }
action-brass-empire-end = { $phase ->
    [play] Passer aux actions
   *[action] Terminer le tour
}
action-brass-empire-mine = Extraire avec { CARD($card) }{ NTH($number) }
action-brass-empire-attack = { CARD($card) }{ NTH($number) } attaque { SEAT($seat) } : { CARD($target_card) }{ NTH($target) }
action-brass-empire-raid = { CARD($card) }{ NTH($number) } attaque la compagnie { OF($seat) }
action-brass-empire-act = Action : { CARD($card) }{ NTH($number) }
action-brass-empire-yes = Oui
action-brass-empire-no = Non
action-brass-empire-option = Option { $option } : { $text }
action-brass-empire-amount = { $n ->
    [0] Pas du tout
    [1] Une fois
    [2] Deux fois
   *[other] { $n } fois
}
action-brass-empire-take = { CARD($card) } ({ PLACE($zone) })
action-brass-empire-slot = { CARD($card) } ({ PLACE($place) })
action-brass-empire-target = { SEAT($seat) } : { CARD($card) }{ NTH($number) }
action-brass-empire-player = { SEAT($seat) }
action-brass-empire-put = { $where ->
    [deck] Remettre { CARD($card) } sur la pioche
    [dismiss] Congédier { CARD($card) }
   *[discard] Défausser { CARD($card) }
}
action-brass-empire-next = Effet { $number } : { $text }
detail-brass-empire-gift = { RESOURCES($labor, $construction) } de plus que pour vous
detail-brass-empire-text = { $name } : { $text }

## Où sont les cartes

zone-hand = main
zone-discard = défausse
zone-deck = pioche
zone-reserve = réserve
zone-played = jouée ce tour-ci
zone-play = en jeu
zone-dismiss = cartes congédiées
zone-labor = marché du travail
zone-design = bureau d’études

## La table dans le terminal

score-brass-empire = Laiton
turn-brass-empire = Manche { $n }
source-brass-empire-tokens = jetons
source-brass-empire-cards = cartes
letter-labor = T
letter-construction = C
type-employee = employé
type-unit = unité
type-building = bâtiment
draw-brass-empire-title = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
} · { $phase ->
    [corporations] choix des sociétés
    [reserves] composition des réserves
    [play] phase de jeu
    [action] phase d’action
    [ai] tour de l’IA
   *[end] fin de la partie
}
draw-brass-empire-turn = au tour { OF($seat) }
draw-brass-empire-pool = gisement : { COUNT($n, "brass") }
draw-brass-empire-last = dernière manche
draw-brass-empire-labor-row = Marché du travail (pioche : { $n })
draw-brass-empire-design-row = Bureau d’études (pioche : { $n })
draw-brass-empire-you = vous
draw-brass-empire-partner = partenaire
draw-brass-empire-out = en faillite
draw-brass-empire-platform = plateforme minière { $health }/{ $full }
draw-brass-empire-platform-down = plateforme minière détruite
draw-brass-empire-piles = main { $hand }, pioche { $deck }, défausse { $discard }
draw-brass-empire-site = en construction
draw-brass-empire-ready = peut agir
draw-brass-empire-used = utilisé
draw-brass-empire-hand = Votre main
draw-brass-empire-played = Jouées : { CARDS($cards) }
draw-brass-empire-deck = Pioche, sans ordre : { CARDS($cards) }
draw-brass-empire-discard = Défausse : { CARDS($cards) }
draw-brass-empire-reserve = Votre réserve
draw-brass-empire-score-pile = pile de score { $n }
play-legend-brass-empire = 4T 2C      le coût d’une carte : 4 Travail et 2 Construction
    2/4        attaque et vie restante ; ◆3 sa valeur en Laiton ; ⚡2 charges
    L3, D6     la troisième carte du marché du travail, la sixième du bureau d’études
    H          la lettre d’une société : Frontier, Omni-Edo, McGlynn, Harlem, Windcraft
    (2)        le numéro d’une carte dans la ligne de son propriétaire ; 0 est la plateforme minière
    Actions en notation : « play clerk », « buy L3 », « attack 1 2 0 » (votre carte 1, place 2, sa plateforme minière)
card-face-down = une carte face cachée
deck-starter = carte de départ
deck-reserve = réserve
deck-pool = pioche centrale
zone-labor-market = marché du travail
zone-design-department = bureau d’études
zone-this = cette carte

## Notes: what an attentive player remembers

note-brass-empire-sure = Dans la main { OF($seat) }, c’est certain : { CARDS($cards) }.
note-brass-empire-some = { SEAT($seat) } a en main { COUNT($n, "cards") } parmi : { CARDS($cards) }.
note-brass-empire-buried = Sous la pioche ({ PLACE($row) }) : { CARDS($cards) }.

## Ce qu’une action ferait

preview-brass-empire-attack = Elle inflige { COUNT($strike, "damage") } ({ $target_left ->
    [0] la cible est détruite
    [one] la cible garde 1 point de vie
   *[other] la cible garde { $target_left } points de vie
}) et en subit { $back } ({ $attacker_left ->
    [0] votre unité est détruite
    [one] votre unité garde 1 point de vie
   *[other] votre unité garde { $attacker_left } points de vie
}).
preview-brass-empire-reward = Vous prenez { COUNT($brass, "brass") }, l’adversaire { COUNT($their_brass, "brass") }.
preview-brass-empire-mine = Elle prend { COUNT($brass, "brass") } au gisement.
preview-brass-empire-raid = La compagnie perd { COUNT($lost, "brass") }{ $bankrupt ->
    [1] {" "}et est en faillite
   *[other] {""}
}.
preview-brass-empire-purchase = Il vous restera : { RESOURCES($labor, $construction) }.
preview-brass-empire-target = { COUNT($strike, "damage") } : { $target_left ->
    [0] la cible est détruite
    [one] la cible garde 1 point de vie
   *[other] la cible garde { $target_left } points de vie
}.
preview-brass-empire-holds = La condition de la carte est remplie en ce moment.
preview-brass-empire-fails = La condition de la carte n’est pas remplie en ce moment.
preview-brass-empire-times = Compte actuel : { $times }.

# Balance studies.
balance-brass-empire-order = Victoires selon l’ordre du tour
balance-brass-empire-endings = Comment les parties ont fini
balance-brass-empire-corporations = Victoires par société
balance-brass-empire-cards = Cartes : part achetée ou prise quand elles étaient disponibles
balance-brass-empire-card-wins = Victoires des joueurs ayant acheté ou pris une carte
balance-brass-empire-ending-pool = le gisement était vide
balance-brass-empire-ending-rounds = toutes les manches jouées
balance-brass-empire-ending-last-standing = tous les autres en faillite

# Why a bot does what it does.
bot-term-brass = plus de Laiton
bot-term-card-value = des cartes qui valent plus de Laiton
bot-term-deck = une meilleure pioche
bot-term-units = des unités plus fortes
bot-term-buildings = de meilleurs bâtiments
bot-term-platform = la plateforme minière
bot-term-means = davantage à dépenser
bot-reason-reserve = la réserve qui vaut le plus
bot-reason-nothing-better = il n’y a rien de mieux à faire
bot-reason-play-employee = jouer un employé ne coûte rien
bot-reason-play-card = une carte en jeu vaut mieux qu’une carte en main
bot-reason-buy-dear = la carte utile la plus chère
bot-reason-buy-strong = c’est la carte qui renforce le plus la compagnie
bot-reason-buy-value = la fin approche, la valeur en Laiton compte
bot-reason-gift = une carte pour le partenaire
bot-reason-convert = la Construction qui reste devient du Laiton
bot-reason-rebuild = sans plateforme minière, pas d’extraction
bot-reason-use = l’effet d’un bâtiment ne coûte rien
bot-reason-demolish = démolir rapporte
bot-reason-mine = extraire, c’est du Laiton tout de suite
bot-reason-act = l’action propre de l’unité
bot-reason-raid = l’attaque touche la compagnie elle-même
bot-reason-attack = l’attaque vaut plus que l’extraction
bot-reason-attack-platform = sans plateforme minière, l’adversaire n’extrait rien
bot-reason-accept = ce que propose la carte vaut la peine
bot-reason-exchange = autant qu’en laissent de meilleurs achats
bot-reason-option = cette option rapporte le plus maintenant
bot-reason-take = la carte qui vaut le plus
bot-reason-trim = la carte la plus faible s’en va
bot-reason-look = les bonnes cartes dessus, les mauvaises ailleurs
bot-reason-target = la carte la plus dangereuse
bot-reason-own-card = celle de ses cartes qui convient le mieux
bot-reason-richest = l’adversaire le plus riche
bot-reason-order = l’ordre ne change rien

# The game in lists and results.

# Ce que marque la relecture.
mark-brass-empire-attack = Attaque
mark-brass-empire-raided = Assaut
mark-brass-empire-destroyed = Destruction
mark-brass-empire-bankrupt = Faillite
mark-brass-empire-last-round = Dernière manche

# Answers given in advance
order-brass-empire-accept = Pendant les tours des autres, toujours accepter ce que proposent mes cartes
order-brass-empire-decline = Pendant les tours des autres, toujours refuser ce que proposent mes cartes

# Kinds of decisions, as a review counts them.
kind-brass-empire-corporation = Corporation
kind-brass-empire-reserve = Réserve
kind-brass-empire-play = Cartes et achats
kind-brass-empire-action = Actions et attaques
kind-brass-empire-may = Effets facultatifs
kind-brass-empire-choose = Options
kind-brass-empire-amount = Quantités
kind-brass-empire-pick = Choix d’une carte
kind-brass-empire-target = Cibles
kind-brass-empire-player = Choix d’un joueur
kind-brass-empire-look = Ordre de la pioche
kind-brass-empire-order = Ordre des effets

## Comment jouent les personnages

style-brass-empire-attacks = Attaques
    .each = attaques par tour
style-brass-empire-builds = Chantiers
    .each = bâtiments commencés par tour
style-brass-empire-trims = Renvois
    .each = cartes à soi renvoyées par tour
style-brass-empire-mines = Extraction
    .each = laiton extrait par tour
style-brass-empire-hoards = Réserves
    .each = cartes que le paquet gagne par tour
style-brass-empire-banks = Change
    .each = conversions en laiton par tour

balance-brass-empire-fights = Combats : part des parties où il y en a eu
balance-brass-empire-fight-attacked = attaque
balance-brass-empire-fight-destroyed = carte détruite
balance-brass-empire-fight-platform-destroyed = plate-forme minière détruite
