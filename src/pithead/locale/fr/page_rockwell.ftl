### La table de Rockwell sur la page.

## La planète

page-rockwell-mine = La mine
page-rockwell-keys = Flèches : à gauche et à droite le long de l’anneau, en haut et en bas d’un anneau à l’autre. Entrée choisit, A à D prennent une équipe, N va au prochain lieu possible, W dit pourquoi non, Échap repose l’équipe, P ramène ici.
page-rockwell-key-planet = à la planète
page-rockwell-key-crew = prendre une équipe sur la planète
page-rockwell-place = Le lieu choisi
page-rockwell-crew = équipe { $crew } de { SEAT($owner) }, puissance { $power }{ $die ->
    [0] {""}
   *[other] {" "}avec un sous-traitant de { $die }
}
page-rockwell-needs = puissance requise { $need }
page-rockwell-missing = il manque { $missing }
page-rockwell-drilled = forée
page-rockwell-income = rapporte { $cubes }
page-rockwell-pays = rapporte
page-rockwell-shaft-of = puits de mine de { SEAT($owner) }
page-rockwell-can-go = { $place } – possible
page-rockwell-can-take = { $place } – peut être pris
page-rockwell-take = Prendre l’équipe { $crew }
page-rockwell-taken = { $n ->
    [one] L’équipe { $crew } est prise : { $n } possibilité.
   *[other] L’équipe { $crew } est prise : { $n } possibilités.
}
page-rockwell-dropped = Rien n’est pris.
page-rockwell-nothing-here = Il n’y a rien à faire ici pour l’instant.
page-rockwell-several = Il y a plusieurs possibilités : choisissez.

## Le déroulement d’un tour

page-rockwell-course = Le déroulement du tour
page-rockwell-turn = Tour { $turn }
page-rockwell-round = ronde de forage { $round } sur 4
page-rockwell-phase-auction = Appel d’offres
page-rockwell-phase-vice-presidents = Vice-Présidents
page-rockwell-phase-drilling = I Forage
page-rockwell-phase-market = II Marché
page-rockwell-phase-workshop = III Atelier
page-rockwell-management = Direction
page-rockwell-control = Contrôle

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
page-rockwell-left = { NAME($what) } : reste { $n }

## Les compagnies

page-rockwell-companies = Les compagnies
page-rockwell-you = vous
page-rockwell-prestige = prestige
page-rockwell-prestige-known = prestige visible
page-rockwell-safety = Protection
page-rockwell-mobility = Mobilité
page-rockwell-shafts = Puits de mine
page-rockwell-level = { $level } sur 3
page-rockwell-cards = Cartes Extraction
page-rockwell-actions-left = Actions restantes

## Piles et prix

page-rockwell-deliveries = Livraisons
page-rockwell-achievements = Réalisations
page-rockwell-prices = Prix
page-rockwell-empty = épuisée
page-rockwell-tiles-left = { $n ->
    [one] encore { $n } tuile
   *[other] encore { $n } tuiles
}
page-rockwell-gain = { COUNT($prestige, "prestige") }, { $n ->
    [one] encore { $n } tuile
   *[other] encore { $n } tuiles
}
page-rockwell-price-power = Puissance 2, 3, 4
page-rockwell-price-safety = Protection 1, 2, 3
page-rockwell-price-mobility = Mobilité 1, 2, 3
page-rockwell-price-shaft = Puits de mine 1, 2, 3
page-rockwell-price-hire = Sous-traitant 1 à 4

## Réponses

page-rockwell-less = moins : { $what }
page-rockwell-more = plus : { $what }
page-rockwell-of = sur { $n }
page-rockwell-clear = Effacer
page-rockwell-worth = Valeur
page-rockwell-sealed = Toutes les réponses sont révélées ensemble.
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
    [0] Ne défausser aucune assurance
    [one] Défausser { $n } tuile Assurance
   *[other] Défausser { $n } tuiles Assurance
}
page-rockwell-danger = { $n ->
    [one] Danger en { $tile } : vous perdriez le cube le plus précieux parmi
   *[other] Danger en { $tile } : vous perdriez les { $n } cubes les plus précieux parmi
}
page-rockwell-sell = Vendre { COUNT($n, $kind) }
page-rockwell-buy = Acheter { COUNT($n, $kind) }
page-rockwell-power = Puissance
page-rockwell-improve = Compagnie
page-rockwell-new-shaft = Nouveau puits de mine
page-rockwell-move-shaft = Déplacer celui de { $tile }
page-rockwell-choose-tile = Choisissez une tuile, ici ou sur la planète :
page-rockwell-choose-crew = Choisissez une équipe, ici ou sur la planète, puis sa destination.
page-rockwell-targets = Où elle peut aller
page-rockwell-stay = rester
page-rockwell-refused = { $n ->
    [one] { $n } autre n’est pas possible : pourquoi ?
   *[other] { $n } autres ne sont pas possibles : pourquoi ?
}
