### La table de Rockwell sur la page.

## La planète

page-rockwell-mine = La mine
page-rockwell-keys = Flèches : à gauche et à droite le long de l’anneau, en haut et en bas d’un anneau à l’autre. Entrée choisit, A à D choisissent une équipe, N va au prochain lieu possible, W explique un refus, Échap annule le choix, M ramène ici.
page-rockwell-key-options = les réponses possibles
page-rockwell-key-pass = passer
page-rockwell-key-planet = à la planète
page-rockwell-key-crew = choisir une équipe sur la planète
page-rockwell-crew = équipe { $crew } { OF($owner) }, puissance { $power }{ $die ->
    [0] {""}
   *[other] {" "}avec un sous-traitant +{ $die }
}
page-rockwell-needs = puissance requise { $need }
page-rockwell-missing = il manque { $missing }
page-rockwell-drilled = forée
page-rockwell-income = rapporte { $cubes }
page-rockwell-shaft-of = puits de mine { OF($owner) }
page-rockwell-can-go = { $place } – possible
page-rockwell-can-take = { $place } – sélectionnable
page-rockwell-take = Choisir l’équipe { $crew }
page-rockwell-taken = { $n ->
    [one] Équipe { $crew } choisie : { $n } possibilité.
   *[other] Équipe { $crew } choisie : { $n } possibilités.
}
page-rockwell-dropped = Rien n’est choisi.
page-rockwell-nothing-here = Il n’y a rien à faire ici pour l’instant.
page-rockwell-out-of-reach = Aucune de vos équipes ne peut y aller maintenant.
page-rockwell-crew-out-of-reach = L’équipe { $crew } ne peut pas y aller maintenant.
page-rockwell-several = Il y a plusieurs possibilités : choisissez.

## Le déroulement d’un tour

page-rockwell-course = Le déroulement du tour
page-rockwell-ending = Ce qui termine la partie
page-rockwell-ending-centre = { $n } compagnies sur { $seats } ont une équipe au centre de la Terre. Pour l’instant : { $names }.
page-rockwell-ending-achievements = Ou une compagnie a { $n } réalisations, dont les trois du groupe III.
page-rockwell-ending-quiet = Ou { $n } tours de suite sans forage, livraison ni réalisation.
page-rockwell-centre = Centre
page-rockwell-quiet = Sans progrès
page-rockwell-order = Ordre de forage
page-rockwell-board-about-2 = acheter et vendre
page-rockwell-board-about-3 = vos prix
page-rockwell-board-why-1 = Le plus à gauche fore d’abord.
page-rockwell-board-why-2 = De gauche à droite, une transaction à la fois.
page-rockwell-board-why-3 = Puissance, Protection, Mobilité, puits, livraisons.
page-rockwell-slots-2 = transactions, un type chacune
page-rockwell-slots-3 = actions
page-rockwell-prices-1 = Prix d’un sous-traitant
page-rockwell-prices-2 = Prix des cubes
page-rockwell-prices-3 = Prix de votre prochaine amélioration
page-rockwell-does-bribery = Une fois par ronde, attirez une équipe adverse d’une tuile voisine sur celle de votre équipe active. Plus à gauche, on fore plus tôt.
page-rockwell-does-subcontracting = Une fois par ronde, ajoutez un dé de +1 à +4 à votre équipe active. Plus à gauche, on fore plus tôt.
page-rockwell-does-2 = Achetez ou vendez { $n } fois, chaque fois d’un seul type.
page-rockwell-does-3 = Améliorez ou livrez { $n } fois.
page-rockwell-about-safety = Progression 1 : un cube sauvé en cas de Danger ; 2 : trois ; 3 : tous.
page-rockwell-about-mobility = 1 : saut dans l’anneau. 2 : sur les bords. 3 : un second pas.
page-rockwell-about-shafts = Un puits prend l’excédent de sa tuile et paie à chaque tour une fois celle-ci forée.
page-rockwell-about-cards = La compagnie qui fore une tuile garde sa carte Extraction ; six font une réalisation.
page-rockwell-about-insurance = Chaque tuile Assurance sauve un cube en cas de Danger, ce tour ou plus tard. Le cube échangé est perdu.
page-rockwell-sealed-in = prêt
page-rockwell-thinking = réfléchit…
page-rockwell-mine-title = Votre compagnie
page-rockwell-watching = Vous regardez la partie.
page-rockwell-deliveries-where = à l’atelier
page-rockwell-achievements-when = gagnées aussitôt
page-rockwell-achieved = obtenue
page-rockwell-ready = prête
page-rockwell-next-gains = { COUNT($prestige, "prestige") } pour la prochaine compagnie
page-rockwell-goal-zinc-copper = 8 + 8
page-rockwell-goal-cards = 6 cartes
page-rockwell-goal-silver = 10 d’argent
page-rockwell-goal-crews-2 = 3 équipes 2+
page-rockwell-goal-gold = 12 d’or
page-rockwell-goal-deep = toutes C–D
page-rockwell-goal-each-kind = 6 de chaque
page-rockwell-goal-crews-4 = 2 équipes 4
page-rockwell-goal-centre = centre
page-rockwell-forecast = Cartes possibles
page-rockwell-cards-left = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
page-rockwell-outlook = { $cards ->
    [0] plus aucune carte
    [one] encore 1 carte, { MONEY($worth) }, Danger { $odds } %
   *[other] encore { $cards } cartes, { MONEY($worth) } en moyenne, Danger { $odds } %
}
page-rockwell-you-keep = vous gardez
page-rockwell-average = Moyenne
page-rockwell-danger-sign = Danger
page-rockwell-odd-to = { $you ->
    [0] Excédent pour { SEAT($owner) }
   *[other] Excédent pour vous
}
page-rockwell-danger-loss = { $n ->
    [one] Le danger prend votre cube le plus précieux ;
   *[other] Le danger prend vos { $n } cubes les plus précieux ;
} vous avez { COUNT($tiles, "insurance") }.
page-rockwell-of-need = { $power } sur { $need }
page-rockwell-choose-target = Choisissez une tuile éclairée.
page-rockwell-drills-now = Forent tout de suite : part moyenne
page-rockwell-power-there = Puissance sur vos tuiles
page-rockwell-your-bid = Votre offre
page-rockwell-match = Égaler : { MONEY($money) }
page-rockwell-beat = Surenchérir : { MONEY($money) }
page-rockwell-paid-with = Payée avec
page-rockwell-cubes-first = cubes les moins chers
page-rockwell-money-first = dollars d’abord
page-rockwell-bid-nothing = Ne rien miser
page-rockwell-bids-before = Offres précédentes
page-rockwell-only-you = visible uniquement par vous
page-rockwell-change-answer = Changer la réponse
page-rockwell-never-insure = Ne jamais assurer
page-rockwell-al-any = Peu importe, ce tour-ci
page-rockwell-not-this-turn = Pas de tout ce tour
page-rockwell-hurt-bribed = { SEAT($seat) } a corrompu votre équipe { $crew }, maintenant ici : { PLACE($to) }
page-rockwell-hurt-lost = Vous avez perdu

page-rockwell-danger-now = { $n ->
    [one] Danger en { $tile } : vous perdez votre cube le plus précieux.
   *[other] Danger en { $tile } : vous perdez vos { $n } cubes les plus précieux.
}
page-rockwell-lost = perdus
page-rockwell-keep = vous gardez
page-rockwell-deals = { $n ->
    [one] encore { $n } transaction
   *[other] encore { $n } transactions
}
page-rockwell-deal-amount = { $way ->
    [buy] { NAME($kind) } à acheter : combien
   *[other] { NAME($kind) } à vendre : combien
}
page-rockwell-none-to-sell = Rien à vendre ; en acheter un coûte { MONEY($price) }.
page-rockwell-sell-everything = Tout vendre : +{ MONEY($money) }
page-rockwell-sell-all = tout
page-rockwell-choose-deal = Choisir la quantité
page-rockwell-make-deals = Effectuer { $n } transactions
page-rockwell-dealing = { $n ->
    [one] Encore une transaction…
   *[other] Encore { $n } transactions…
}
page-rockwell-power-to = Puissance { $n }
page-rockwell-ready-to-deliver = Livraisons prêtes
page-rockwell-placing-order = Ordre de placement
page-rockwell-brings-1 = corrompre ou embaucher · { MONEY($money) }
page-rockwell-brings-2 = acheter et vendre
page-rockwell-brings-3 = améliorer et livrer
page-rockwell-title-bid = Votre offre secrète, { $name }
page-rockwell-title-place = Placez un Vice-Président, { $name }
page-rockwell-title-insure = Assurance, { $name }
page-rockwell-title-move = À vous, { $name }
page-rockwell-title-carry = Emmener le sous-traitant ?
page-rockwell-title-step = Un second pas, { $name } ?
page-rockwell-title-drill = Quelle tuile est forée ?
page-rockwell-title-bribe = Corrompre, { $name } ?
page-rockwell-title-hire = Embaucher, { $name } ?
page-rockwell-title-cover = Danger, { $name } !
page-rockwell-title-market = Achetez ou vendez, { $name }
page-rockwell-title-workshop = Améliorez ou livrez, { $name }
page-rockwell-title-al-crew = Tour d’Al : quelle équipe ?
page-rockwell-title-al-move = Tour d’Al : vers où ?
page-rockwell-title-al-power = Al : quelle équipe renforcer ?
page-rockwell-title-sealed = Réponse enregistrée
page-rockwell-ask-bid = Qui mise le plus place en premier. Chacun paie sa mise.
page-rockwell-ask-place = Choisissez un emplacement, jamais deux par plateau.
page-rockwell-ask-insure = Échangez, si vous voulez, des cubes contre des tuiles Assurance.
page-rockwell-ask-move = Choisissez une tuile, ou d’abord une équipe.
page-rockwell-ask-hire = Pour l’équipe { $crew } : { PLACE($at) }.
page-rockwell-ask-bribe = Elle rejoint votre équipe { $crew } : { PLACE($at) }.
page-rockwell-ask-workshop = Choisissez ici, ou une caisse verte.
page-rockwell-ask-cover = Chaque tuile Assurance sauve un cube.
page-rockwell-ask-market = Une sorte par transaction ; réglez-en plusieurs d’un coup si vous voulez.
page-rockwell-bids-open = Les offres sont dévoilées
page-rockwell-bids-rule = Qui mise le plus place en premier. Chacun paie.
page-rockwell-drilled-by = forée par { $name }
page-rockwell-tile-reached = { $tile } : puissance { $power }, requise : { $need }
page-rockwell-shared-out = { $companies ->
    [one] { $n } cubes pour une seule compagnie
   *[other] { $n } cubes, { $companies } compagnies
}
page-rockwell-shared-rule = Chaque type en parts égales entre les compagnies présentes. Les cubes cerclés sont l’excédent.
page-rockwell-odd-goes = Excédent : { $name }
page-rockwell-odd-why-shaft = Puits de mine sur cette tuile.
page-rockwell-odd-why-power = La plus grande puissance sur cette tuile.
page-rockwell-odd-why-active = Égalité de puissance : il va à la compagnie active.
page-rockwell-danger-rule = Chacun perd ses cubes les plus précieux, un par point de puissance sur la tuile.
page-rockwell-into-stock = Dans le stock
page-rockwell-extraction = Extraction
page-rockwell-step-tile = Tuile
page-rockwell-step-card = Carte
page-rockwell-step-shares = Parts
page-rockwell-step-odd = Excédent
page-rockwell-step-danger = Danger
page-rockwell-step-stock = Stock
page-rockwell-skip = Abréger
page-rockwell-views = Vues
page-rockwell-tab-board = Plateau
page-rockwell-tab-companies = Compagnies
page-rockwell-tab-goals = Objectifs
page-rockwell-tab-log = Journal
page-rockwell-filter-drilled = forages
page-rockwell-filter-me = moi
page-rockwell-round = Ronde de forage { $round } sur 4
page-rockwell-phase-auction = Appel d’offres
page-rockwell-phase-vice-presidents = Vice-Présidents
page-rockwell-phase-drilling = Forage
page-rockwell-phase-market = Marché
page-rockwell-phase-workshop = Atelier

## Les plateaux

page-rockwell-boards = Les trois plateaux
page-rockwell-board-1 = Centre de contrôle
page-rockwell-board-2 = Bourse
page-rockwell-board-3 = Atelier
page-rockwell-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
page-rockwell-slot = Plateau { ROMAN($board) }, emplacement { $slot } : { $gives }, { $seat ->
    [none] libre
   *[other] { SEAT($seat) }
}
page-rockwell-left = { NAME($what) } : { $n }

## Les compagnies

page-rockwell-companies = Les compagnies
page-rockwell-you = vous
page-rockwell-prestige = prestige
page-rockwell-prestige-known = prestige visible
page-rockwell-safety = Protection
page-rockwell-mobility = Mobilité
page-rockwell-shafts = Puits de mine
page-rockwell-cards = Cartes Extraction
page-rockwell-actions-left = { $n ->
    [one] encore { $n } action
   *[other] encore { $n } actions
}

## Piles et prix

page-rockwell-deliveries = Livraisons
page-rockwell-achievements = Réalisations
page-rockwell-empty = épuisée
page-rockwell-tiles-left = { $n ->
    [one] encore { $n } tuile
   *[other] encore { $n } tuiles
}

## Réponses

page-rockwell-less = moins : { $what }
page-rockwell-more = plus : { $what }
page-rockwell-of = sur { $n }
page-rockwell-worth = valeur
page-rockwell-seal-bid = { $worth ->
    [0] Ne rien miser
   *[other] Miser { MONEY($worth) }
}
page-rockwell-seal-insure = { $n ->
    [0] Ne rien assurer
    [one] Assurer { $n } cube
   *[other] Assurer { $n } cubes
}
page-rockwell-seal-cover = { $n ->
    [0] Garder mes assurances
    [one] Défausser { $n } tuile
   *[other] Défausser { $n } tuiles
}
page-rockwell-sell = Vendre { COUNT($n, $kind) }
page-rockwell-buy = Acheter { COUNT($n, $kind) }
page-rockwell-power = Puissance
page-rockwell-new-shaft = Nouveau puits de mine
page-rockwell-move-shaft = Déplacer depuis { $tile }
page-rockwell-choose-tile = Choisissez une tuile, ici ou sur la planète :
page-rockwell-choose-crew = Choisissez une équipe, ici ou sur la planète.
page-rockwell-targets = Destinations possibles
page-rockwell-stay = rester

## À l’accueil

game-rockwell = Rockwell
page-about-rockwell = Envoyez vos équipes vers le centre de la Terre, partagez ce qu’elles remontent et dirigez la compagnie la plus prestigieuse.
page-length-rockwell = 60 à 120 minutes

## Titres des listes de choix

verb-rockwell-place = Placer un Vice-Président
verb-rockwell-move = Déplacer une équipe
verb-rockwell-stay = Rester
verb-rockwell-carry = Emmener le sous-traitant
verb-rockwell-step = Second pas
verb-rockwell-bribe = Corrompre
verb-rockwell-hire = Embaucher un sous-traitant
verb-rockwell-sell = Vendre
verb-rockwell-buy = Acheter
verb-rockwell-power = Améliorer une équipe
verb-rockwell-shaft = Construire un puits
verb-rockwell-shift = Déplacer un puits
verb-rockwell-deliver = Livrer
page-rockwell-improvements = Améliorations
page-rockwell-stocks = Tous les stocks
page-rockwell-legend-planet = Sur la planète
page-rockwell-legend-boards = Plateaux et cartes
page-rockwell-legend-cubes = Cubes et dollars
page-rockwell-legend-phases = Phases et événements
page-rockwell-legend-move = une équipe se déplace
page-rockwell-legend-sealed = a répondu en secret
page-rockwell-legend-need = Puissance requise
page-rockwell-legend-need-about = Dès que les équipes et les dés l’atteignent, la tuile est forée. Le bord montre à qui est la puissance.
page-rockwell-legend-missing = Puissance manquante
page-rockwell-legend-missing-about = Avec autant de puissance en plus, la tuile est forée.
page-rockwell-legend-crew = Équipe
page-rockwell-legend-crew-about = Sa lettre et sa puissance, de 1 à 4. Bord clair : la vôtre.
page-rockwell-legend-die = Sous-traitant
page-rockwell-legend-die-about = Un sous-traitant renforce une équipe jusqu’à la fin du tour.
page-rockwell-legend-income = Sur une tuile forée
page-rockwell-legend-income-about = Ce qu’un puits y rapporte à chaque tour.
page-rockwell-legend-prestige-about = Ce qu’on en voit ; le plus élevé gagne.
page-rockwell-legend-vp = Vice-Président
page-rockwell-legend-vp-about = Deux par compagnie, jamais sur le même plateau.
page-rockwell-legend-times = Transactions ou actions
page-rockwell-legend-times-about = Combien vous en avez là ; on les fait une à une, à tour de rôle.
page-rockwell-legend-danger-about = Chacun perd ses cubes les plus précieux, un par point de puissance ; Protection et Assurance en sauvent.
page-rockwell-legend-odd-about = Au puits de mine sur la tuile, sinon à la plus grande puissance, sinon à la compagnie active.

## Les mots courts du journal : l’emblème qui précède dit qui

page-rockwell-log-bid = { $worth ->
    [0] n’a rien misé
   *[other] a misé { MONEY($worth) }
}
page-rockwell-log-placed = Vice-Président sur { ROMAN($board) }
page-rockwell-log-moved = équipe { $crew } : { PLACE($from) } → { PLACE($to) }
page-rockwell-log-stayed = l’équipe { $crew } reste sur place
page-rockwell-log-management = ordre de Direction
page-rockwell-log-control = ordre de Contrôle
page-rockwell-log-insured = { $tiles ->
    [0] n’assure rien
   *[other] prend { COUNT($tiles, "insurance") }
}
page-rockwell-log-core = l’équipe { $crew } atteint le centre !
page-rockwell-log-bribed = corrompt l’équipe { $crew } { OF($owner) } : { PLACE($from) } → { PLACE($to) }
page-rockwell-log-hired = embauche +{ $power } pour l’équipe { $crew }, { MONEY($price) }
page-rockwell-log-drilled = fore { $tile }
page-rockwell-log-card = carte pour { $tile }
page-rockwell-log-shared = part
page-rockwell-log-priority = excédent
page-rockwell-log-danger = Danger : −{ $loss }
page-rockwell-log-covered = défausse { COUNT($tiles, "insurance") }
page-rockwell-log-lost = perd
page-rockwell-log-received = reçoit
page-rockwell-log-income = le puits de mine sur { $tile } rapporte
page-rockwell-log-left-market = quitte la bourse
page-rockwell-log-left-workshop = quitte l’atelier
page-rockwell-log-sold = vend
page-rockwell-log-bought = achète
page-rockwell-log-powered = équipe { $crew } : puissance { $power }
page-rockwell-log-made-safe = Protection { $level }
page-rockwell-log-made-mobile = Mobilité { $level }
page-rockwell-log-shaft-built = puits de mine sur { $tile }
page-rockwell-log-shaft-moved = puits de mine : { $from } → { $to }
page-rockwell-log-delivered = livre
page-rockwell-log-achieved = accomplit
page-rockwell-will-be-drilled = sera forée
page-rockwell-to-go = encore { $n }
page-rockwell-drills = fore
page-rockwell-drills-for = fore ≈ { $money }
page-rockwell-drills-nothing = Cela ne suffit pas à forer la tuile.
page-rockwell-no-bribe = Ne corrompre personne
page-rockwell-no-hire = N’embaucher personne
page-rockwell-slot-bribery = Corrompre
page-rockwell-slot-subcontracting = Embaucher
page-rockwell-slot-order = { $same ->
    [0] n° { $first }–{ $last }
   *[other] n° { $first }
}
page-rockwell-slot-deliveries = { $n ->
    [0] rien de prêt
    [one] { $n } prête
   *[other] { $n } prêtes
}
page-rockwell-drill-after = { $n ->
    [0] Vous forez en premier.
   *[other] Vous forez après { $names }.
}
page-rockwell-slots-open = { $n ->
    [one] L’emplacement libre à gauche peut encore être pris.
   *[other] Les { $n } emplacements libres à gauche peuvent encore être pris.
}
page-rockwell-would-sell = { $n ->
    [one] Une transaction, une sorte : vos meilleurs cubes rapportent { MONEY($money) } pour l’instant.
   *[other] { $n } transactions, une sorte chacune : vos meilleurs cubes rapportent { MONEY($money) } pour l’instant.
}
page-rockwell-would-deliver = { $n ->
    [one] Une action
   *[other] { $n } actions
} : { $ready ->
    [0] aucune livraison n’est prête.
    [one] une livraison prête, { $prestige } de prestige.
   *[other] { $ready } livraisons prêtes, { $prestige } de prestige.
}{ $waiting ->
    [0] {""}
    [one] {" "}Une autre devrait attendre.
   *[other] {" "}{ $waiting } autres devraient attendre.
}
page-rockwell-look-at-slot = Pointez un emplacement pour voir ce qu’il apporte.
page-rockwell-news-bid = { SEAT($seat) } { $worth ->
    [0] n’a rien misé
   *[other] a misé { MONEY($worth) }
}
page-rockwell-news-placed = { SEAT($seat) } a pris { ROMAN($board) }, { $gives }
page-rockwell-news-insured = { SEAT($seat) } a pris { COUNT($tiles, "insurance") }
page-rockwell-news-moved = { SEAT($seat) } a déplacé { $crew } : { PLACE($to) }
page-rockwell-news-stayed = { SEAT($seat) } a laissé { $crew } sur place
page-rockwell-news-core = { SEAT($seat) } a atteint le centre avec { $crew }
page-rockwell-news-bribed = { SEAT($seat) } a corrompu { $crew } { OF($owner) } : { PLACE($to) }
page-rockwell-news-hired = { SEAT($seat) } a embauché +{ $power } pour { $crew }
page-rockwell-news-drilled = { SEAT($seat) } a foré { $tile }
page-rockwell-news-income = { $tile } a payé { SEAT($seat) }
page-rockwell-news-sold = { SEAT($seat) } a vendu { COUNT($n, $kind) } pour { MONEY($money) }
page-rockwell-news-bought = { SEAT($seat) } a acheté { COUNT($n, $kind) } pour { MONEY($money) }
page-rockwell-news-powered = { SEAT($seat) } : { $crew } passe à { $power } de puissance
page-rockwell-news-made-safe = { SEAT($seat) } : Protection { $level }
page-rockwell-news-made-mobile = { SEAT($seat) } : Mobilité { $level }
page-rockwell-news-shaft-built = { SEAT($seat) } a creusé un puits en { $tile }
page-rockwell-news-shaft-moved = { SEAT($seat) } a déplacé un puits en { $to }
page-rockwell-news-delivered = { SEAT($seat) } a livré
page-rockwell-news-achieved = { SEAT($seat) } a réalisé « { ACHIEVEMENT($achievement) } »
page-rockwell-moment-first = Premiers de la partie
page-rockwell-moment-also = Réalisé
page-rockwell-moment-centre = Vos autres équipes n’y rapporteront plus de prestige.
page-rockwell-moment-delivered = Livré
page-rockwell-moment-you-lead = Vous dépassez { $other }, { $points } à { $others }
page-rockwell-moment-passed = { $name } vous dépasse, { $points } à { $others }
page-rockwell-moment-lead = { $name } prend la tête, { $points } à { $others }
page-rockwell-moment-last = La partie se termine avec ce tour
page-rockwell-moment-left = Aucune action possible : votre Vice-Président s’en va.
page-rockwell-crates = { $n ->
    [0] Pas encore de livraison ; leur valeur reste cachée jusqu’à la fin.
    [one] { $n } livraison ; sa valeur reste cachée jusqu’à la fin.
   *[other] { $n } livraisons ; leur valeur reste cachée jusqu’à la fin.
}
page-rockwell-drills-tile = fore { $tile }
page-rockwell-no-effect-yet = sans effet pour l’instant
page-rockwell-gives-safety = { $level ->
    [1] sauve 1 cube en cas de danger
    [2] sauve 3 cubes en cas de danger
   *[other] rien de perdu en cas de danger
}
page-rockwell-gives-mobility = { $level ->
    [1] sauter dans l’anneau
    [2] se tenir sur les bords
   *[other] faire deux pas
}
page-rockwell-gives-shaft = excédent, et cubes à chaque tour
page-rockwell-about-al = Al n’est à personne : une troisième compagnie qui partage les tuiles et dont les cubes quittent la partie. Ici, vous décidez pour lui, dans votre intérêt.
page-rockwell-al-is = ne joue pour personne, ne marque jamais
page-rockwell-way-sell = Vendre
page-rockwell-way-buy = Acheter
page-rockwell-now-ready = livraison désormais prête
page-rockwell-no-longer-ready = livraison plus prête
page-rockwell-news-received = { SEAT($seat) } a reçu
page-rockwell-news-lost = { SEAT($seat) } a perdu
page-rockwell-news-covered = { SEAT($seat) } a utilisé { COUNT($tiles, "insurance") }
page-rockwell-centre-again = Plus de prestige pour le centre : cette équipe quitte la partie.
page-rockwell-hidden-deliveries = La valeur des livraisons reste cachée jusqu’à la fin

## While others answer: what is decided

page-rockwell-doing-bid = Offres secrètes.
page-rockwell-doing-place = Placer un Vice-Président.
page-rockwell-doing-insure = Assurance avant le forage.
page-rockwell-doing-move = Déplacer une équipe.
page-rockwell-doing-carry = Emmener le sous-traitant ou non.
page-rockwell-doing-step = Un deuxième pas.
page-rockwell-doing-drill = Quelle tuile est forée.
page-rockwell-doing-advantage = Corrompre ou embaucher.
page-rockwell-doing-cover = Assurance contre le danger.
page-rockwell-doing-market = Prochaine transaction à la Bourse.
page-rockwell-doing-workshop = Prochaine action à l’Atelier.
page-rockwell-doing-al-crew = C’est le tour d’Al.
page-rockwell-doing-al-move = C’est le tour d’Al.
page-rockwell-doing-al-power = C’est le tour d’Al.
page-rockwell-after = Ensuite
page-rockwell-where-you-stand = Où vous êtes maintenant
page-rockwell-at-risk = { $n ->
    [one] Le danger vous y coûte un cube au plus.
   *[other] Le danger vous y coûte { $n } cubes au plus.
}
