### La table de Brass Empire sur la page.

## À l’accueil

game-brass-empire = Brass Empire
page-about-brass-empire = Engagez du personnel, construisez des machines, extrayez du Laiton et lancez vos unités contre les sociétés rivales. Un jeu de cartes.
page-length-brass-empire = 30 à 90 minutes

## Titres des listes de choix

verb-brass-empire-play = Jouer une carte
verb-brass-empire-buy = Acheter dans une rangée
verb-brass-empire-gift = Acheter pour votre partenaire
verb-brass-empire-reserve = Acheter dans la réserve
verb-brass-empire-use = Utiliser
verb-brass-empire-demolish = Démolir
verb-brass-empire-mine = Extraire
verb-brass-empire-attack = Attaquer
verb-brass-empire-raid = Attaquer une compagnie
verb-brass-empire-act = Actions des unités
verb-brass-empire-put = Où elle va

## The table

board-brass-copies = { $n } × { $name }
board-brass-warden = Gardien
board-brass-numbered = carte { $number } ({ $owner })
board-brass-standing = attaque { $attack }, vie { $health } sur { $full }
board-brass-down = détruite
board-brass-choosable = sélectionnable
board-brass-close = Fermer
board-brass-line = En jeu : { $owner }
board-brass-your-line = Vos cartes en jeu
board-brass-team-with = équipe avec { $partner }
board-brass-your-partner = votre partenaire
board-brass-away = hors ligne
board-brass-score-pile = pile de score
board-brass-plays-now = joue
board-brass-plays-next = joue ensuite
board-brass-hand = main
board-brass-discard = défausse
board-brass-deck = Pioche
board-brass-discard-pile = Défausse
board-brass-company = Compagnie ({ $name })
board-brass-choose = choisir
board-brass-hand-empty = Aucune carte en main.
board-brass-reserve-empty = Plus rien à acheter.
board-brass-reserve-about = pour vous uniquement
board-brass-pile-empty = Aucune carte ici.
board-brass-battle = Bataille : le Laiton, c’est la vie
board-brass-fewer = { $card } : une de moins
board-brass-more = { $card } : une de plus
board-brass-of = { $n } sur { $most }
board-brass-reserve-sum = { $cards } cartes sur { $most } au plus, valeur { $value } sur { $needed } Laiton
board-brass-reserve-take = Prendre cette réserve
board-brass-reserve-suggested = Proposer une réserve
board-brass-take-corporation = Choisir
board-brass-identity-frontier = Droit vers le Laiton. Facile à jouer, mais peu de pouvoir d’achat dans une longue partie.
board-brass-identity-omni-edo = Allège sa pioche en congédiant des cartes, et construit.
board-brass-identity-mcglynn = Pioche des cartes et en sait plus que les autres.
board-brass-identity-harlem = Sabotage, dégâts directs et batteries qui stockent des ressources.
board-brass-identity-windcraft = Des unités et des machines en grand nombre.
board-brass-identity-random = Prenez au hasard une société libre.
board-brass-ask-may = Utiliser cet effet ?
board-brass-ask-choose = Choisissez
board-brass-ask-amount = Combien de fois ?
board-brass-ask-pick = Quelle carte ?
board-brass-ask-target = Quelle carte en jeu ?
board-brass-ask-player = Quel joueur ?
board-brass-ask-look = Où va chaque carte ?
board-brass-ask-order = Quel effet vient ensuite ?
board-brass-choose-lit = Choisissez une carte en surbrillance sur la table.
board-brass-row-labor = Marché du travail
board-brass-row-design = Bureau d’études
board-brass-type-employee = Employé
board-brass-type-unit = Unité
board-brass-type-building = Bâtiment
board-brass-labor = Travail
board-brass-construction = Construction
board-brass-brass = Laiton
board-brass-then = , { $n } une fois votre main jouée
board-brass-ai-next = L’IA la prendra
board-brass-played = jouée
board-brass-site = en chantier
board-brass-rebuild = Reconstruire
board-brass-rebuild-short = 1[construction] : reconstruire
board-brass-convert = convertir
board-brass-ready = prête
board-brass-use = utiliser
board-brass-acted = ✓ a agi
board-brass-next-turn = tour suivant
board-brass-done = ✓ fait
board-brass-mines = Extraire +{ $n }[brass]
board-brass-plain-unit = Extraire +{ $n }[brass] ou attaquer
board-brass-guards = protège vos bâtiments
board-brass-platform-down = Plateforme détruite
board-brass-being-built = En chantier
board-brass-down-short = ruine
board-brass-soon = bientôt
board-brass-tag-guarded = protégée
board-brass-tag-face-down = face cachée
board-brass-tag-partner = partenaire
board-brass-tag-leaves = reste { $n }[health]
board-brass-play-all = Jouer { $n ->
    [one] la carte
   *[other] les { $n } cartes
}
board-brass-use-all = Utiliser { $n ->
    [one] 1 bâtiment
   *[other] { $n } bâtiments
}
board-brass-buy-card = Acheter { $card }
board-brass-buy-for = Acheter { $card } pour { $name }
board-brass-play-then = Tout jouer, puis acheter
board-brass-working = En cours…
board-brass-and-use = et { $cards } :
board-brass-units-act = Activer les unités
board-brass-units-ready = { $n ->
    [one] 1 unité prête
   *[other] { $n } unités prêtes
}
board-brass-end-turn = Terminer le tour
board-brass-end-sure = Terminer quand même ?
board-brass-end-early = Terminer…
board-brass-unplayed = { $n ->
    [one] 1 carte non jouée
   *[other] { $n } cartes non jouées
}
board-brass-units-left = { $n ->
    [one] 1 unité n’a pas agi
   *[other] { $n } unités n’ont pas agi
}
board-brass-money-left = { $n ->
    [one] 1 carte encore à portée
   *[other] { $n } cartes encore à portée
}
board-brass-unspent = non dépensé : { $what }
board-brass-draw-five = puis piocher 5
board-brass-printed = imprimée sur la carte
board-brass-mine = Extraire +{ $n }[brass]
board-brass-action = Action
board-brass-use-card = Utiliser { $card }
board-brass-demolish = Démolir
board-brass-convert-two = 2[construction] → 1[brass]
board-brass-raid = Attaquer la compagnie
board-brass-choose-red = Choisissez une cible
board-brass-plays = À { $name } de jouer
board-brass-over = La partie est finie
board-brass-heading-play = À vous, { $name }
board-brass-heading-first = Amassez du Laiton
board-brass-heading-first-battle = Tenez le plus longtemps
board-brass-heading-buy = Achetez, { $name }
board-brass-heading-act = Vos unités, { $name }
board-brass-heading-end = Tout est fait, { $name }
board-brass-heading-setup = Avant la partie
board-brass-heading-corporation = Qui a le plus de Laiton gagne. Choisissez votre société : ces cartes de réserve ne seront que pour vous.
board-brass-heading-reserve = Composez votre réserve : ces cartes ne seront que pour vous.
board-brass-turn = Étapes de votre tour
board-brass-step-play = Jouer
board-brass-step-buy = Acheter
board-brass-step-act = Unités
board-brass-step-end = Fin
board-brass-attacks-or = attaque, ou :
board-brass-space = Espace
board-brass-soon-note = { $n ->
    [one] puis 1 carte en pointillé à portée
   *[other] puis { $n } cartes en pointillé à portée
}
board-brass-glow-note = { $n ->
    [one] 1 carte brillante à portée
   *[other] { $n } cartes brillantes à portée
}
board-brass-standing-order = Au tour des autres :
board-brass-standing-ask = me demander
board-brass-standing-yes = toujours oui
board-brass-standing-no = toujours non
board-brass-cost = Coût : { $cost }
board-brass-cost-about = La jouer ensuite est gratuit.
board-brass-worth = Vaut { $brass }
board-brass-worth-about = à la fin de la partie.
board-brass-worth-about-both = à la fin de la partie, ou pour qui la détruit au combat.
board-brass-in-reach = À portée une fois votre main jouée.
board-brass-affordable = Vous pouvez l’acheter.
board-brass-leaves = reste : { RESOURCES($labor, $construction) }
board-brass-term-warden = Gardien
board-brass-term-about-warden = À détruire avant de pouvoir attaquer les bâtiments de la même compagnie.
board-brass-term-with = Avec ce signe
board-brass-term-about-with = si vous avez joué une autre carte { $name } ce tour-ci.
board-brass-term-dismiss = Congédier
board-brass-term-about-dismiss = hors de la partie, pour tout le monde.
board-brass-term-mobilize = Mobilisation
board-brass-term-about-mobilize = une fois, quand elle est jouée de la main.
board-brass-term-built = Achevé
board-brass-term-about-built = une fois, au début de votre prochain tour.
board-brass-term-demolish = Démolition
board-brass-term-about-demolish = détruisez-le vous-même à votre tour pour cet effet.
board-brass-term-charge = Charges
board-brass-term-about-charge = restent sur la carte jusqu’à leur emploi.
board-brass-term-total-cost = Coût total
board-brass-term-about-total-cost = Travail et Construction additionnés.
board-brass-term-ready = Rejoue
board-brass-term-about-ready = même si elle vient d’arriver ou a déjà agi.
board-brass-attacks = { $attacker } attaque { $target }
board-brass-theirs = { $card } ({ $owner })
board-brass-yours = Votre carte { $card }
board-brass-takes = subit { $n ->
    [one] 1 dégât
   *[other] { $n } dégâts
}, { $left ->
    [0] n’y survit pas
   *[other] garde { $left }
}
board-brass-struck = reçoit { $n } en riposte, { $left ->
    [0] n’y survit pas
   *[other] garde { $left }
}
board-brass-click-attack = Cliquez pour attaquer.
board-brass-gallery = Cartes
board-brass-search = Chercher une carte
board-brass-corporation = Société
board-brass-found-none = Aucune carte ne contient ces mots. Essayez-en moins, ou toutes les sociétés.
board-brass-found = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
board-brass-legend-cards = Sur chaque carte
board-brass-legend-table = Sur la table
board-brass-legend-labor = *Travail* : coût (rond, cuivre)
board-brass-legend-construction = *Construction* : coût (carré, bleu)
board-brass-legend-brass = *Laiton* : valeur à la fin, ou pour qui la détruit
board-brass-legend-attack = *Attaque :* dégâts infligés, Laiton extrait
board-brass-legend-health = *Vie ;* les dégâts restent
board-brass-legend-charge = *Charges* stockées
board-brass-legend-with = Avec ce signe : si vous avez joué une autre carte de cette société ce tour-ci
board-brass-legend-warden = Gardien : à détruire avant les bâtiments de sa compagnie
board-brass-legend-card = Une carte : à piocher, à défausser
board-brass-legend-grey = Coût gris : hors de portée ce tour-ci
board-brass-legend-gold = Or : cliquez pour jouer, acheter ou utiliser
board-brass-legend-red = Rouge : vous pouvez l’attaquer
board-brass-legend-dash = Or pointillé : à portée une fois votre main jouée
board-brass-legend-dim = Estompée : pas une cible, l’étiquette dit pourquoi
board-brass-legend-scaff = Échafaudage : achevé au prochain tour, à l’abri jusque-là
board-brass-your-turn = À vous, { $name }
board-brass-turn-of = À { $name } de jouer
board-brass-pool = Gisement
board-brass-pool-of = sur { $n }
board-brass-pool-about = La partie finit avec la manche où le gisement s’épuise.
board-brass-tray-labor = Travail
board-brass-tray-design = Études
board-brass-undo = Annuler
board-brass-more-of = Plus
board-brass-menu = Menu
board-brass-key-hand = une carte de la main ; pour une question, ses réponses
board-brass-key-play-all = jouer toutes les cartes
board-brass-key-end = terminer le tour
board-brass-key-show = revoir ce qui s’est passé depuis votre dernier tour
board-brass-key-zoom = ranger la grande carte
board-brass-key-zones = rangée Travail, rangée Études, adversaires, vos cartes, réserve
board-brass-key-deeds = action, extraire, convertir
board-brass-key-next = prochaine carte utilisable

## Depuis votre dernier tour

board-brass-news = Depuis votre dernier tour
board-brass-news-nothing = rien pour l’instant
board-brass-news-more = et { $n } de plus
board-brass-replay = Revoir
board-brass-news-hit = { CARD($card) } ({ SEAT($seat) }) a touché votre { CARD($target) } : reste { $left }[health]
board-brass-news-felled = { CARD($card) } ({ SEAT($seat) }) a détruit votre { CARD($target) }
board-brass-news-hurt = Votre { CARD($target) } a subi { $n }[damage] : reste { $left }[health]
board-brass-news-destroyed = Carte détruite chez vous : { CARD($target) }
board-brass-news-raided = { CARD($card) } ({ SEAT($seat) }) a frappé votre compagnie : −{ $n }[brass]
board-brass-news-lost = Vous avez perdu { $n }[brass]
board-brass-news-discarded = Vous avez défaussé { CARD($card) }
board-brass-news-last = C’est la dernière manche
board-brass-news-brass = { SEAT($seat) } +{ $n }[brass]
board-brass-news-fight = { SEAT($seat) } a détruit { CARD($target) } ({ SEAT($owner) })
board-brass-news-bought = { SEAT($seat) } a acheté { CARDS($cards) }
board-brass-news-took = { SEAT($seat) } a pris { CARDS($cards) }
board-brass-news-mobilized = { SEAT($seat) } a mobilisé { CARD($card) }
board-brass-news-flipped = { SEAT($seat) } a achevé { CARD($card) }
board-brass-bot = bot ({ $level })
board-brass-bought = achetée
board-brass-won-about = Laiton pris depuis votre dernier tour : { $n }
board-brass-score-about = Jetons Laiton. Qui a le plus de Laiton l’emporte : jetons plus valeur de toutes les cartes.
board-brass-deck-count = pioche
board-brass-waiting = Travail et Construction : ce dont dispose { $name } à présent.

## Après la partie

board-brass-end-employee = employés
board-brass-end-unit = unités
board-brass-end-building = bâtiments
board-brass-end-decks = Les cartes de chacun

## Ce que sont les choses sur la table

board-brass-play-first = Jouez d’abord votre main : vous pourrez ensuite la payer.
board-brass-standing-about = Certaines cartes offrent un effet quand elles sont détruites pendant le tour d’un autre joueur. Ce choix répond pour vous.
board-brass-body = attaque { $attack }, vie { $health } sur { $full }
board-brass-body-about-unit = inflige son attaque en dégâts et extrait autant de Laiton ; les dégâts restent ; à 0 point de vie, elle est détruite.
board-brass-body-about-building = riposte avec son attaque ; les dégâts restent ; à 0 point de vie, il est détruit.
board-brass-site-about = achevé au début du prochain tour de son propriétaire ; impossible à attaquer d’ici là.
board-brass-tip-play = Jouez des cartes et utilisez des bâtiments, dans l’ordre voulu. Jouer est gratuit.
board-brass-tip-buy = Achetez les cartes en surbrillance, des rangées ou de votre réserve. Elles vont dans votre défausse.
board-brass-tip-act = Chaque unité en jeu au début de votre tour extrait, attaque ou accomplit l’action imprimée.
board-brass-tip-end = Vos cartes vont à la défausse, ce qui n’est pas dépensé est perdu, et vous piochez 5 cartes.
board-brass-tip-labor = Paie des cartes. Ce que vous ne dépensez pas est perdu à la fin du tour.
board-brass-tip-construction = Paie des cartes et la reconstruction ; 2 deviennent 1 Laiton. Ce que vous ne dépensez pas est perdu à la fin du tour.
board-brass-tip-brass = Vos jetons. Qui a le plus de Laiton l’emporte : jetons plus valeur de toutes vos cartes.
board-brass-tip-deck = Cliquez pour voir ses cartes ; leur ordre est secret.
board-brass-tip-discard = Devient votre pioche quand celle-ci est vide. Cliquez pour voir les cartes.
board-brass-tip-row = Une carte prise dans la rangée est remplacée d’ici aussitôt.
board-brass-tip-dismissed = Cliquez pour voir les cartes hors jeu ({ $n }).
board-brass-tip-open = Visible par tous : cliquez pour voir les cartes.
board-brass-tip-counted = Seul le nombre de cartes est connu.
board-brass-tip-battle = Chaque compagnie commence avec 20 Laiton et est éliminée à 0. Attaquez directement les compagnies ; le dernier camp en jeu gagne.
board-brass-tip-round = Dans une manche, chacun joue un tour.
board-brass-tip-gallery = Toutes les cartes du jeu, avec une recherche.
board-brass-sign-attack = attaque
board-brass-sign-health = vie
board-brass-sign-charge = charges
board-brass-sign-damage = dégâts
board-brass-sign-card = cartes
board-brass-tip-news = Cliquez pour revoir.
board-brass-tip-main-play = Joue votre main dans un bon ordre et utilise les bâtiments qui ne demandent rien. À chaque choix, vous décidez ; Annuler défait le tout.
board-brass-tip-main-units = Vous ne jouez plus de cartes : vos unités agissent. Vous pouvez encore acheter avec ce qui reste.
board-brass-tip-main-end = Ce qui n’est pas dépensé est perdu ; vous piochez 5 cartes.
board-brass-tip-main-deed = L’unité ne fera rien d’autre ce tour-ci.
board-brass-tip-key = Touche : { $key }
board-brass-tip-lamp-ready = Peut agir ce tour-ci : extraire, attaquer ou accomplir son action.
board-brass-tip-lamp-next = Arrivée ce tour-ci : elle agira à votre prochain tour.
board-brass-tip-lamp-acted = A déjà agi ce tour-ci.
board-brass-tip-lamp-done = Déjà utilisé ce tour-ci.
board-brass-dismissed = Hors jeu

## Le journal en bref : l’insigne à côté de chaque ligne dit de qui il s’agit

board-brass-log-turn = { $name }, manche { $n }
board-brass-log-only-you = Vous
board-brass-log-only-brass = Laiton
board-brass-log-only-fights = Combats
board-brass-log-played = joue { CARD($card) }
board-brass-log-mobilized = mobilise { CARD($card) }
board-brass-log-laid = commence un bâtiment
board-brass-log-flipped = achève { CARD($card) }
board-brass-log-used = utilise { CARD($card) }
board-brass-log-bought = achète { CARD($card) }
board-brass-log-acquired = obtient { CARD($card) }
board-brass-log-mined = extrait { $n }[brass] avec { CARD($card) }
board-brass-log-acted = action : { CARD($card) }
board-brass-log-attacked = { CARD($card) } attaque { CARD($target_card) } ({ SEAT($target_seat) })
board-brass-log-raided = { CARD($card) } attaque { SEAT($target_seat) } : −{ $n }[brass]
board-brass-log-damaged = { CARD($card) } : −{ $n }[health], reste { $left }
board-brass-log-destroyed = carte détruite : { CARD($card) }
board-brass-log-platform-destroyed = plateforme minière détruite
board-brass-log-demolished = démolit { CARD($card) }
board-brass-log-discarded = défausse { CARD($card) }
board-brass-log-dismissed = congédie { CARD($card) }
board-brass-log-stored = { CARD($card) } : +{ $n }[charge], total { $charge }
board-brass-story-played = { $n ->
    [one] joue 1 carte
   *[other] joue { $n } cartes
}
board-brass-story-bought = achète { CARDS($cards) }
board-brass-story-hit = inflige { $n }[damage] à { $mine ->
    [1] votre { CARD($card) }
   *[0] { CARD($card) } ({ SEAT($seat) })
}
board-brass-story-destroyed = détruit { $mine ->
    [1] votre { CARD($card) }
   *[0] { CARD($card) } ({ SEAT($seat) })
}
board-brass-story-lost = perd { CARD($card) }
board-brass-story-platform = détruit { $mine ->
    [1] votre plateforme
   *[0] la plateforme ({ SEAT($seat) })
}
board-brass-story-raided = attaque { $mine ->
    [1] votre compagnie
   *[0] la compagnie ({ SEAT($seat) })
} : { $n }[damage]
board-brass-story-finished = achève { CARD($card) }
board-brass-story-demolished = démolit { CARD($card) }
board-brass-story-nothing = ne fait rien
board-brass-moment-destroyed = Carte détruite
board-brass-moment-pool = Plus que { COUNT($n, "brass") }
board-brass-moment-last = Dernière manche
board-brass-moment-lead = Vous dépassez { $name }, { $own } à { $other }
board-brass-moment-passed = { $name } vous dépasse, { $other } à { $own }

board-brass-idle-sure = Cela n’aurait aucun effet maintenant. L’utiliser quand même ?
board-brass-short-after = Après « Tout jouer », il manquera { RESOURCES($labor, $construction) }.
board-brass-eager = D’abord { $card }
board-brass-eager-about = { $card } → { $what }, puis tout jouer
board-brass-send-out-about = Vous ne jouerez plus de cartes ; vous pourrez encore acheter.
board-brass-send-out-unplayed = { $n ->
    [one] 1 carte non jouée
   *[other] { $n } cartes non jouées
  }
board-brass-demolish-for = Démolir : { $what }
board-brass-demolish-pill = démolir +{ $n }
board-brass-rebuild-pill = reconstruire
board-brass-use-later = après « Tout jouer »
board-brass-use-idle = sans effet ici
board-brass-eager-tag = { $card } prend celle-ci
board-brass-ask-pick-discard = Quelle carte défausser ?
board-brass-ask-pick-pay = Quelle carte défausser ?
board-brass-ask-pick-dismiss = Quelle carte congédier ?
board-brass-ask-pick-recall = Quelle carte reprendre ?
board-brass-ask-pick-acquire = Quelle carte prendre ?
board-brass-ask-pick-refresh = Quelle carte remplacer ?
board-brass-ask-target-damage = À quelle carte infliger les dégâts ?
board-brass-ask-target-destroy = Quelle carte détruire ?
board-brass-ask-target-boost = Quelle unité renforcer ?
board-brass-ask-target-ready = Quelle unité agit encore ?
board-brass-ask-target-build = Quel bâtiment achever ?
board-brass-ask-target-pay = Quelle carte sacrifier ?
board-brass-ask-target-peek = Quel bâtiment regarder ?
board-brass-ask-player-steal = Qui voler ?
board-brass-ask-player-discard = Qui doit se défausser ?
board-brass-ask-player-peek = De qui voulez-vous voir la main ?
board-brass-ask-amount-exchange = Convertir combien de fois ?
board-brass-use-effect = Utiliser l’effet
board-brass-skip-effect = Passer l’effet
board-brass-not-now = Pas maintenant
board-brass-has-brass = a { $n }[brass]
board-brass-exchanged = { $given } { $got }, reste { $left }
board-brass-times = { $n ->
    [1] Une fois
    [2] Deux fois
   *[other] { $n } fois
  }
