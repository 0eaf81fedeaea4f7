### Rockwell : ce qui est demandé, fait, refusé et raconté.

## Noms

name-zinc = zinc
name-copper = cuivre
name-silver = argent
name-gold = or
name-money = dollars
name-tiles = tuiles Assurance
name-al = Al
name-seat-0 = Vert
name-seat-1 = Rouge
name-seat-2 = Mauve
name-seat-3 = Blanc
name-centre = centre de la Terre
name-entrance = entrée { $place }
name-border = bord { $place }
name-bribery = Corruption
name-subcontracting = Sous-traitance
name-zinc-copper = zinc et cuivre
name-silver-gold = argent et or
name-all = les quatre types
achievement-zinc-copper = 8 cubes de zinc et 8 cubes de cuivre
achievement-cards = 6 cartes Extraction
achievement-silver = 10 cubes d’argent
achievement-crews-2 = trois équipes de puissance 2
achievement-gold = 12 cubes d’or
achievement-deep = toutes les équipes au niveau C ou plus bas
achievement-each-kind = 6 cubes de chaque type
achievement-crews-4 = deux équipes de puissance 4
achievement-centre = une équipe au centre de la Terre
count-zinc = { $n ->
    [one] { $n } cube de zinc
   *[other] { $n } cubes de zinc
}
count-copper = { $n ->
    [one] { $n } cube de cuivre
   *[other] { $n } cubes de cuivre
}
count-silver = { $n ->
    [one] { $n } cube d’argent
   *[other] { $n } cubes d’argent
}
count-gold = { $n ->
    [one] { $n } cube d’or
   *[other] { $n } cubes d’or
}
count-money = { MONEY($n) }
count-insurance = { $n ->
    [one] { $n } tuile Assurance
   *[other] { $n } tuiles Assurance
}
count-prestige = { $n ->
    [one] { $n } point de prestige
   *[other] { $n } points de prestige
}

## Notes: what an attentive player remembers

note-rockwell-company = { SEAT($seat) } a { $exact ->
    [0] au moins{" "}
   *[other] {""}
}{ GOODS($zinc, $copper, $silver, $gold, $money) }{ $insurance ->
    [0] {""}
   *[other] {", "}{ COUNT($insurance, "insurance") }
}{ $prestige ->
    [0] {""}
   *[other] {", "}{ COUNT($prestige, "prestige") } en livraisons
}.

## Options de table

option-rockwell-edition = édition
    .help = Suivre à la lettre le livret d’une langue là où les éditions diffèrent.
option-rockwell-edition-default = standard
option-rockwell-edition-en = anglaise
option-rockwell-edition-fr = française
option-rockwell-edition-de = allemande
option-rockwell-open-stock = stock visible
    .help = Montrer à tous les cubes, les dollars, les tuiles Assurance et les livraisons de chacun.
option-rockwell-none-scores-nothing = pas de bonus pour zéro
    .help = Ne rien posséder d’une ressource ne donne aucun bonus à la fin.
option-rockwell-even-start = départ équilibré
    .help = Le premier de l’ordre de Direction est aussi le premier de l’ordre de Contrôle.

## Ce qui est demandé

ask-rockwell-bid = { $aim ->
    [first] Le plus grand prestige l’emporte. Misez en secret des cubes, des dollars ou rien : le plus offrant place d’abord ses Vice-Présidents. Chacun paie sa mise.
   *[later] Appel d’offres : que misez-vous en secret ?
}
ask-rockwell-place = Où placez-vous un Vice-Président ?
ask-rockwell-insure = Quels cubes échangez-vous contre des tuiles Assurance ?
ask-rockwell-move = Quelle équipe déplacez-vous, et où ?
ask-rockwell-carry = Emmener le sous-traitant de l’équipe { CREW($crew) } : { PLACE($at) } → { PLACE($to) } ?
ask-rockwell-step = L’équipe { CREW($crew) } ({ PLACE($at) }) peut faire un second pas.
ask-rockwell-drill = Les deux tuiles atteignent leur puissance : laquelle est forée ?
ask-rockwell-advantage = Utiliser votre avantage avec l’équipe { CREW($crew) } ({ PLACE($at) }) ?
ask-rockwell-cover = Danger ! Combien de tuiles Assurance défaussez-vous ?
ask-rockwell-market = Bourse, { $left ->
    [one] encore 1 action
   *[other] encore { $left } actions
} : qu’achetez-vous ou que vendez-vous ?
ask-rockwell-workshop = Atelier, { $left ->
    [one] encore 1 action
   *[other] encore { $left } actions
} : qu’améliorez-vous ou que livrez-vous ?
ask-rockwell-al-crew = Laquelle des équipes d’Al se déplace ?
ask-rockwell-al-move = Où va l’équipe { CREW($crew) } d’Al ({ PLACE($at) }) ?
ask-rockwell-al-power = Laquelle des équipes d’Al gagne en puissance ?

## Ce qui est fait

action-rockwell-bid = { GOODS($zinc, $copper, $silver, $gold, $money) ->
    [rien] Ne rien miser
   *[other] Miser { GOODS($zinc, $copper, $silver, $gold, $money) }
}
action-rockwell-place = Plateau { ROMAN($board) }, emplacement { $slot }
action-rockwell-insure = { CUBES($zinc, $copper, $silver, $gold) ->
    [rien] Ne rien assurer
   *[other] Assurer { CUBES($zinc, $copper, $silver, $gold) }
}
action-rockwell-move = Équipe { $crew } → { PLACE($place) }
action-rockwell-stay = L’équipe { $crew } reste sur place
action-rockwell-carry = L’emmener avec la puissance { $power }
action-rockwell-abandon = Abandonner le sous-traitant
action-rockwell-step = Second pas → { PLACE($place) }
action-rockwell-halt = S’arrêter ici
action-rockwell-drill = Forer { PLACE($place) }
action-rockwell-bribe = Corrompre l’équipe { $crew } { OF($owner) } → { PLACE($place) }
action-rockwell-hire = Embaucher un sous-traitant de puissance { $power }
action-rockwell-decline = N’utiliser aucun avantage
action-rockwell-cover = { $tiles ->
    [0] Ne défausser aucune tuile Assurance
    [one] Défausser { $tiles } tuile Assurance
   *[other] Défausser { $tiles } tuiles Assurance
}
action-rockwell-sell = Vendre { COUNT($n, $kind) }
action-rockwell-buy = Acheter { COUNT($n, $kind) }
action-rockwell-pass = Passer
action-rockwell-power = Améliorer la puissance de l’équipe { $crew }
action-rockwell-safety = Améliorer la Protection
action-rockwell-mobility = Améliorer la Mobilité
action-rockwell-shaft = Puits de mine sur { PLACE($place) }
action-rockwell-shift = Déplacer un puits de mine : { PLACE($from) } → { PLACE($to) }
action-rockwell-deliver = Livrer : { NAME($pile) }
action-rockwell-al-crew = Équipe { $crew } d’Al
action-rockwell-al-move = Équipe d’Al → { PLACE($place) }
action-rockwell-al-power = Équipe { $crew } d’Al : +1 puissance

## Ce que cela coûte et donne

detail-rockwell-delivery = ({ CUBES($zinc, $copper, $silver, $gold) } → { COUNT($prestige, "prestige") })
detail-rockwell-advantage = ({ NAME($what) })
detail-rockwell-times = (×{ $n })
detail-rockwell-place = ({ PLACE($place) })
detail-rockwell-price = ({ MONEY($price) })

## Ce qui s’est passé

event-rockwell-turn = Le tour { $turn } commence.
event-rockwell-bid = { SEAT($seat) } { $worth ->
    [0] n’a rien misé
   *[other] a misé { GOODS($zinc, $copper, $silver, $gold, $money) }, valeur { MONEY($worth) }
}.
event-rockwell-management = Ordre de Direction : { SEATS($order) }.
event-rockwell-placed = { SEAT($seat) } place un Vice-Président sur le plateau { ROMAN($board) }, emplacement { $slot }.
event-rockwell-kept-home = Le second Vice-Président { OF($seat) } reste sur sa compagnie : aucun emplacement n’est libre pour lui.
event-rockwell-insured = { SEAT($seat) } { $tiles ->
    [0] n’assure rien
   *[other] échange { CUBES($zinc, $copper, $silver, $gold) } contre { COUNT($tiles, "insurance") }
}.
event-rockwell-control = Ordre de Contrôle : { SEATS($order) }.
event-rockwell-round = Ronde de forage { $round }.
event-rockwell-idle = { SEAT($seat) } n’a plus d’équipe et passe.
event-rockwell-moved = L’équipe { $crew } { OF($owner) } se déplace : { PLACE($from) } → { PLACE($to) }.
event-rockwell-stayed = L’équipe { $crew } { OF($owner) } reste sur place.
event-rockwell-die-carried = L’équipe { $crew } { OF($seat) } emmène son sous-traitant avec la puissance { $power } pour { MONEY($price) }.
event-rockwell-die-abandoned = L’équipe { $crew } { OF($seat) } abandonne son sous-traitant.
event-rockwell-core = L’équipe { $crew } { OF($seat) } atteint le centre de la Terre !
event-rockwell-bribed = { SEAT($seat) } corrompt l’équipe { $crew } { OF($owner) } : { PLACE($from) } → { PLACE($to) }{ $price ->
    [0] {""}
   *[other] {" "}pour { MONEY($price) }
}.
event-rockwell-hired = { SEAT($seat) } embauche un sous-traitant de puissance { $power } pour l’équipe { $crew } : { MONEY($price) }.
event-rockwell-drilled = { $tile } est forée : puissance { $power } (requise : { $need }). Déclenché par { SEAT($owner) }.
event-rockwell-settled = L’équipe { $crew } { OF($owner) } passe du bord à { $tile }.
event-rockwell-card = Carte Extraction { $card } pour { $tile } : { CUBES($zinc, $copper, $silver, $gold) }{ $danger ->
    [0] {""}
   *[other] , avec Danger
}.
event-rockwell-shared = Part { OF($owner) } : { CUBES($zinc, $copper, $silver, $gold) }.
event-rockwell-priority = { SEAT($owner) } est prioritaire ({ $reason ->
    [shaft] puits de mine sur la tuile
    [power] la plus grande puissance
   *[active] compagnie active
}) et prend l’excédent : { CUBES($zinc, $copper, $silver, $gold) }.
event-rockwell-danger = { $loss ->
    [one] Le Danger menace { $loss } cube { OF($owner) }.
   *[other] Le Danger menace { $loss } cubes { OF($owner) }.
}
event-rockwell-covered = { SEAT($seat) } défausse { COUNT($tiles, "insurance") }.
event-rockwell-lost = Le Danger fait perdre { CUBES($zinc, $copper, $silver, $gold) } à { SEAT($owner) }.
event-rockwell-received = { SEAT($owner) } reçoit { CUBES($zinc, $copper, $silver, $gold) }.
event-rockwell-kept-card = { SEAT($seat) } garde la carte Extraction { $card }.
event-rockwell-card-gone = La carte Extraction { $card } quitte la partie.
event-rockwell-income = Le puits de mine { OF($seat) } sur { $tile } rapporte { CUBES($zinc, $copper, $silver, $gold) }.
event-rockwell-sold = { SEAT($seat) } vend { COUNT($n, $kind) } pour { MONEY($money) }.
event-rockwell-bought = { SEAT($seat) } achète { COUNT($n, $kind) } pour { MONEY($money) }.
event-rockwell-left-market = { SEAT($seat) } quitte la bourse.
event-rockwell-powered = L’équipe { $crew } { OF($owner) } a maintenant la puissance { $power }{ $price ->
    [0] {""}
   *[other] , pour { MONEY($price) }
}.
event-rockwell-made-safe = { SEAT($seat) } atteint la progression { $level } de Protection pour { MONEY($price) }.
event-rockwell-made-mobile = { SEAT($seat) } atteint la progression { $level } de Mobilité pour { MONEY($price) }.
event-rockwell-shaft-built = { SEAT($seat) } place un puits de mine sur { $tile } pour { MONEY($price) }.
event-rockwell-shaft-moved = { SEAT($seat) } déplace un puits de mine pour { MONEY($price) } : { $from } → { $to }.
event-rockwell-delivered = { SEAT($seat) } livre { CUBES($zinc, $copper, $silver, $gold) } ({ NAME($pile) }) : { COUNT($prestige, "prestige") }.
event-rockwell-left-workshop = { SEAT($seat) } quitte l’atelier.
event-rockwell-achieved = { SEAT($seat) } accomplit « { ACHIEVEMENT($achievement) } » : { COUNT($prestige, "prestige") }.
event-rockwell-turn-end = Le tour { $turn } se termine.
event-rockwell-game-over = La partie est terminée : { $reason ->
    [centre] la majorité des compagnies ont une équipe au centre de la Terre
    [achievements] une compagnie a six réalisations, dont tout le groupe III
   *[quiet] trois tours de suite n’ont rien apporté de nouveau
}.
event-rockwell-bonus = Bonus { OF($seat) } ({ NAME($what) }) : { COUNT($prestige, "prestige") }.
event-rockwell-final = { SEAT($seat) } : { COUNT($prestige, "prestige") } ({ $achievements } de réalisations, { $deliveries } de livraisons, { $bonus } de bonus).
event-rockwell-won = Victoire : { SEATS($seats) }.

## Pourquoi non, et ce qui le permettrait

refusal-bid-exceeds = Vous ne pouvez pas miser { COUNT($asked, $what) } : vous avez { COUNT($have, $what) }.
remedy-bid-exceeds = { $have ->
    [0] Misez autre chose, ou rien.
   *[other] Misez au plus { COUNT($have, $what) }.
}
refusal-slot-missing = Le plateau { ROMAN($board) } n’a pas d’emplacement { $slot } : il en a { $slots }.
remedy-slot-missing = Choisissez un emplacement de 1 à { $slots }.
refusal-slot-taken = L’emplacement { $slot } du plateau { ROMAN($board) } est pris par { SEAT($owner) }.
remedy-slot-taken = Choisissez un emplacement libre.
refusal-board-doubled = Vous avez déjà un Vice-Président sur le plateau { ROMAN($board) }.
remedy-board-doubled = Choisissez un emplacement d’un autre plateau.
refusal-insure-exceeds = Vous ne pouvez pas assurer { COUNT($asked, $what) } : vous avez { COUNT($have, $what) }.
remedy-insure-exceeds = { $have ->
    [0] Assurez autre chose, ou rien.
   *[other] Assurez au plus { COUNT($have, $what) }.
}
refusal-crew-gone = L’équipe { $crew } a atteint le centre de la Terre et n’est plus en jeu.
remedy-crew-gone = Choisissez une équipe qui est encore dans la mine.
refusal-move-here = L’équipe s’y trouve déjà : { PLACE($place) }.
remedy-move-here = Laissez l’équipe sur place, ou choisissez un autre lieu.
refusal-move-entrance = Une équipe ne peut pas retourner à une entrée.
remedy-move-entrance = Choisissez une tuile.
refusal-move-not-adjacent = Pas adjacents : { PLACE($here) }, { PLACE($place) }.
remedy-move-not-adjacent = Choisissez une tuile adjacente ; le centre seulement depuis l’anneau D.
refusal-move-entrance-reach = Hors d’atteinte pour cette équipe ({ PLACE($here) }) : { PLACE($place) }.
remedy-move-entrance-reach = Choisissez une des deux tuiles que touche l’entrée.
refusal-jump-mobility = Le saut { PLACE($here) } → { PLACE($place) } demande la Mobilité 1 ; vous avez { $have }.
remedy-jump-mobility = Améliorez la Mobilité à l’atelier, ou choisissez une tuile adjacente.
refusal-border-mobility = Être à cheval ({ PLACE($place) }) demande la Mobilité 2 ; vous avez { $have }.
remedy-border-mobility = Améliorez la Mobilité à l’atelier, ou choisissez une tuile.
refusal-border-drilled = Une des tuiles est déjà forée : { PLACE($place) }.
remedy-border-drilled = Chevauchez seulement deux tuiles non forées.
refusal-border-elsewhere = Ne touche pas la tuile de l’équipe ({ PLACE($here) }) : { PLACE($place) }.
remedy-border-elsewhere = Choisissez un bord de la tuile où se trouve l’équipe.
refusal-border-from-entrance = Une équipe ne passe pas directement d’une entrée à un bord : { PLACE($here) } → { PLACE($place) }.
remedy-border-from-entrance = Allez d’abord sur une tuile.
refusal-border-leave = Un déplacement ne mène de là ({ PLACE($here) }) qu’à ses deux tuiles.
remedy-border-leave = Choisissez une des deux tuiles.
refusal-border-taken = Déjà occupé par une autre équipe : { PLACE($place) }.
remedy-border-taken = Choisissez un autre bord, ou une tuile.
refusal-step-jump = Un saut ne peut pas faire partie d’un déplacement en deux pas.
remedy-step-jump = Faites un second pas vers une tuile adjacente, ou arrêtez-vous ici.
refusal-step-die = Le sous-traitant de puissance { $power } ne peut pas y aller ({ PLACE($place) }) : la limite y est { $limit }.
remedy-step-die = Allez seulement où la puissance { $power } est permise, ou arrêtez-vous ici.
refusal-carry-stratum = Un sous-traitant de puissance { $power } ne peut pas y aller ({ PLACE($place) }) : la limite y est { $limit }.
remedy-carry-stratum = Choisissez une puissance de { $limit } au plus, ou abandonnez le sous-traitant.
refusal-carry-money = Emmener le sous-traitant avec la puissance { $power } coûte { MONEY($price) } ; vous avez { MONEY($have) }.
remedy-carry-money = Il vous manque { MONEY($missing) } : choisissez moins de puissance, ou abandonnez le sous-traitant.
refusal-advantage-bribery = Votre Vice-Président du plateau I vous donne la corruption, non la sous-traitance.
remedy-advantage-bribery = Corrompez une équipe, ou n’utilisez aucun avantage.
refusal-advantage-subcontracting = Votre Vice-Président du plateau I vous donne la sous-traitance, non la corruption.
remedy-advantage-subcontracting = Embauchez un sous-traitant, ou n’utilisez aucun avantage.
refusal-bribe-nobody = Cet adversaire n’existe pas.
remedy-bribe-nobody = Choisissez une équipe d’un de vos adversaires.
refusal-bribe-own = L’équipe { $crew } est à vous.
remedy-bribe-own = Choisissez une équipe d’un adversaire.
refusal-bribe-entrance = L’équipe { $crew } { OF($owner) } est encore à une entrée.
remedy-bribe-entrance = Choisissez une équipe sur une tuile ou un bord.
refusal-bribe-gone = L’équipe { $crew } { OF($owner) } a atteint le centre et n’est plus en jeu.
remedy-bribe-gone = Choisissez une équipe qui est encore dans la mine.
refusal-bribe-centre = Vous ne pouvez pas attirer une équipe au centre de la Terre.
remedy-bribe-centre = Attirez une équipe sur la tuile de votre équipe active.
refusal-bribe-destination = Une équipe corrompue va sur la tuile de votre équipe active ({ PLACE($here) }), pas ailleurs ({ PLACE($place) }).
remedy-bribe-destination = Choisissez la tuile de votre équipe active.
refusal-bribe-drilled = Déjà forée : { PLACE($place) }.
remedy-bribe-drilled = Corrompez seulement quand votre équipe active est sur une tuile non forée.
refusal-bribe-not-adjacent = L’équipe { $crew } { OF($owner) } n’est pas sur une tuile adjacente à { PLACE($place) }.
remedy-bribe-not-adjacent = Choisissez une équipe sur une tuile adjacente.
refusal-bribe-spent = Les { $bribes } tuiles Corruption de ce tour sont utilisées.
remedy-bribe-spent = Elles reviennent sur le plateau I à la fin du tour.
refusal-bribe-stratum = L’équipe amène un sous-traitant de puissance { $power }, au-dessus de la limite de { $limit } sur { PLACE($place) }.
remedy-bribe-stratum = Choisissez une équipe sans sous-traitant, ou avec un de puissance { $limit } au plus.
refusal-bribe-money = L’équipe amène son sous-traitant, dont les frais sont de { MONEY($price) } ; vous avez { MONEY($have) }.
remedy-bribe-money = Il vous manque { MONEY($missing) } : choisissez une équipe sans sous-traitant, ou avec un moins cher.
refusal-hire-spent = Les { $dice } sous-traitants sont au travail.
remedy-hire-spent = Ils reviennent sur le plateau I à la fin du tour, ou quand une équipe en abandonne un.
refusal-hire-second = L’équipe { $crew } a déjà un sous-traitant.
remedy-hire-second = N’utilisez aucun avantage avec cette équipe.
refusal-hire-stratum = Un sous-traitant de puissance { $power } ne peut pas travailler ici ({ PLACE($here) }) : la limite y est { $limit }.
remedy-hire-stratum = Choisissez une puissance de { $limit } au plus.
refusal-hire-money = Un sous-traitant de puissance { $power } coûte { MONEY($price) } ; vous avez { MONEY($have) }.
remedy-hire-money = Il vous manque { MONEY($missing) } : choisissez moins de puissance.
refusal-drill-other = L’équipe ne chevauche pas { PLACE($place) }, ou cette tuile n’a pas atteint sa puissance.
remedy-drill-other = Choisissez une des deux tuiles sous l’équipe à cheval.
refusal-cover-tiles = Vous ne pouvez pas défausser { COUNT($asked, "insurance") } : vous en avez { $have }.
remedy-cover-tiles = { $have ->
    [0] N’en défaussez aucune.
   *[other] Défaussez-en au plus { $have }.
}
refusal-cover-loss = Vous ne pouvez pas défausser { COUNT($asked, "insurance") } : { $loss ->
    [one] { $loss } cube seulement est
   *[other] { $loss } cubes seulement sont
} en danger.
remedy-cover-loss = Défaussez-en au plus { $loss }.
refusal-traded = Déjà négocié pendant cette Phase II : { NAME($kind) }.
remedy-traded = Choisissez un autre type, ou passez.
refusal-sell-exceeds = Vous ne pouvez pas vendre { COUNT($asked, $kind) } : vous en avez { $have }.
remedy-sell-exceeds = { $have ->
    [0] Vendez un autre type, ou passez.
   *[other] Vendez-en au plus { $have }.
}
refusal-buy-money = Cet achat ({ NAME($kind) }) coûte { MONEY($price) } ; vous avez { MONEY($have) }.
remedy-buy-money = Il vous manque { MONEY($missing) } : { $most ->
    [0] achetez un autre type, ou passez.
   *[other] achetez-en au plus { $most }.
}
refusal-trade-nothing = Une transaction ({ NAME($kind) }) demande au moins un cube.
remedy-trade-nothing = Achetez ou vendez un cube ou plus, ou passez.
refusal-power-most = L’équipe { $crew } a déjà la puissance 4, la plus grande.
remedy-power-most = Améliorez une autre équipe.
refusal-power-gone = L’équipe { $crew } a atteint le centre de la Terre et ne peut plus être améliorée.
remedy-power-gone = Améliorez une équipe qui est encore dans la mine.
refusal-power-money = Le cran suivant de puissance de l’équipe { $crew } coûte { MONEY($price) } ; vous avez { MONEY($have) }.
remedy-power-money = Il vous manque { MONEY($missing) } : choisissez moins cher, ou passez.
refusal-safety-most = Votre Protection est complète.
remedy-safety-most = Améliorez autre chose.
refusal-safety-money = La progression suivante de la Protection coûte { MONEY($price) } ; vous avez { MONEY($have) }.
remedy-safety-money = Il vous manque { MONEY($missing) } : choisissez moins cher, ou passez.
refusal-mobility-most = Votre Mobilité est complète.
remedy-mobility-most = Améliorez autre chose.
refusal-mobility-money = La progression suivante de la Mobilité coûte { MONEY($price) } ; vous avez { MONEY($have) }.
remedy-mobility-money = Il vous manque { MONEY($missing) } : choisissez moins cher, ou passez.
refusal-shaft-most = Vos { $shafts } puits de mine sont sur le plateau.
remedy-shaft-most = Déplacez-en un sur une autre tuile.
refusal-shaft-money = Le prochain puits de mine coûte { MONEY($price) } ; vous avez { MONEY($have) }.
remedy-shaft-money = Il vous manque { MONEY($missing) } : choisissez moins cher, ou passez.
refusal-shaft-tile = Votre puits de mine numéro { $level } ne peut pas être placé ici : { PLACE($place) }.
remedy-shaft-tile = { $level ->
    [1] Choisissez une tuile non forée sans adversaire, que vous occupez ou qui est adjacente à une de vos équipes.
    [2] Choisissez une tuile que vous occupez ou qui est adjacente à une de vos équipes ; non forée, seulement sans adversaire. (L’édition anglaise permet davantage.)
   *[other] Choisissez n’importe quelle tuile sans puits de mine.
}
refusal-shaft-taken = Il y a déjà un puits de mine ici ({ PLACE($place) }), celui { OF($owner) }.
remedy-shaft-taken = Choisissez une tuile sans puits de mine.
refusal-shift-none = Vous n’avez pas de puits de mine sur { $from }.
remedy-shift-none = Choisissez une tuile avec un de vos puits de mine.
refusal-shift-tile = { $level ->
    [0] Vous n’avez pas encore de puits de mine à déplacer.
   *[other] À la progression { $level }, aucun de vos puits de mine ne peut aller sur { $to }.
}
remedy-shift-tile = Choisissez une tuile que permet une progression de puits de mine déjà atteinte.
refusal-shift-money = Déplacer un puits de mine sur { $to } coûte { MONEY($price) } ; vous avez { MONEY($have) }.
remedy-shift-money = Il vous manque { MONEY($missing) } : choisissez moins cher, ou passez.
refusal-deliver-empty = La pile « { NAME($pile) } » n’a plus de livraison.
remedy-deliver-empty = Choisissez une autre pile.
refusal-deliver-cubes = Pour la première livraison de « { NAME($pile) } », il vous manque { CUBES($zinc, $copper, $silver, $gold) }.
remedy-deliver-cubes = Procurez-vous encore { CUBES($zinc, $copper, $silver, $gold) }, ou choisissez une autre pile.
refusal-al-crew = L’équipe { $crew } d’Al n’est pas celle qui doit se déplacer.
remedy-al-crew = Choisissez une des équipes proposées : d’abord celles à une entrée ou sur une tuile forée, puis la plus puissante, puis la moins profonde.
refusal-al-tile = L’équipe d’Al ne peut pas aller ici : { PLACE($place) }.
remedy-al-tile = Choisissez une des tuiles proposées : la voisine non forée à laquelle il manque le moins de puissance.
refusal-al-power-most = L’équipe { $crew } d’Al a déjà la puissance 4.
remedy-al-power-most = Choisissez une autre équipe d’Al.
refusal-shaft-centre = Un puits de mine se place sur une tuile, ni au centre ni à une entrée.
remedy-shaft-centre = Choisissez une tuile de A1 à D8.

## La table dans le terminal

letter-zinc = z
letter-copper = c
letter-silver = a
letter-gold = o
draw-rockwell-title = Tour { $turn } · { $phase ->
    [auction] appel d’offres
    [vice_presidents] placement des Vice-Présidents
    [drilling] Phase I : forage, ronde { $round } sur 4
    [market] Phase II : marché
    [workshop] Phase III : atelier
    [end] fin de la partie
   *[turn] fin du tour
} · sous-traitants libres : { $dice } · tuiles Corruption libres : { $bribes }
draw-rockwell-you = Vous êtes { SEAT($seat) }.
draw-rockwell-too-narrow = La table demande { $n } colonnes : élargissez la fenêtre.
draw-rockwell-achieved = Réalisations { OF($seat) } : { $list }
draw-rockwell-management = Ordre de Direction :
draw-rockwell-control = Ordre de Contrôle :
draw-rockwell-board-1 = I   Contrôle
draw-rockwell-board-2 = II  Bourse
draw-rockwell-board-3 = III Atelier
draw-rockwell-head-company = compagnie
draw-rockwell-head-stock = stock
draw-rockwell-head-money = dollars
draw-rockwell-head-insurance = assur.
draw-rockwell-head-safety = prot.
draw-rockwell-head-mobility = mobil.
draw-rockwell-head-shafts = puits
draw-rockwell-head-cards = cartes
draw-rockwell-head-achievements = réalis.
draw-rockwell-head-deliveries = livr.
draw-rockwell-prices = Prix en $ : cubes { $cubes } · puissance { $power } · Protection { $safety } · Mobilité { $mobility } · puits de mine { $shaft } · sous-traitant { $hire }
draw-rockwell-deliveries = Livraisons → prestige : { $list }
draw-rockwell-achievements = Réalisations → prestige : { $list }

## D’où vient le prestige

source-rockwell-achievements = réalisations
source-rockwell-deliveries = livraisons
source-rockwell-bonus-zinc = bonus zinc
source-rockwell-bonus-copper = bonus cuivre
source-rockwell-bonus-silver = bonus argent
source-rockwell-bonus-gold = bonus or
source-rockwell-bonus-money = bonus dollars

## Ce qu’une action déclencherait

preview-rockwell-tile = Cela fore { $tile } avec une puissance de { $power } (requise : { $need }). Participent au partage : { SEATS($sharers) }. L’excédent va à { SEAT($priority) }.
preview-rockwell-card = Si la carte est { $card } ({ CUBES($zinc, $copper, $silver, $gold) }{ $danger ->
    [0] {""}
   *[other] , Danger
}) : { $shares }
preview-rockwell-shares = { $a } ; { $b }
preview-rockwell-share = { SEAT($owner) } { CUBES($zinc, $copper, $silver, $gold) }{ $loss ->
    [0] {""}
   *[other] {" "}(dont { $loss } en danger)
}

# Balance studies.
balance-rockwell-order = Victoires selon l’ordre de Direction initial
balance-rockwell-slots = Emplacements : part des parties où ils ont servi
balance-rockwell-improvements = Améliorations : part des parties où elles ont été faites
balance-rockwell-deliveries = Piles Livraison : part des parties où elles ont servi
balance-rockwell-delivery-wins = Victoires des joueurs ayant fait une livraison d’une pile
balance-rockwell-achievements = Réalisations : part des parties où elles ont été obtenues
balance-rockwell-achievement-wins = Victoires des joueurs ayant obtenu une réalisation
balance-rockwell-endings = Comment les parties ont fini
balance-rockwell-improvement-power = Puissance
balance-rockwell-improvement-safety = Protection
balance-rockwell-improvement-mobility = Mobilité
balance-rockwell-improvement-mineshaft = puits de mine
balance-rockwell-improvement-mineshaft-moved = puits de mine déplacé
balance-rockwell-ending-centre = une équipe au centre de la Terre
balance-rockwell-ending-achievements = réalisations
balance-rockwell-ending-quiet = il ne se passait plus rien

# Why a bot does what it does.
bot-term-prestige = plus de prestige
bot-term-bonus = plus de points bonus à la fin
bot-term-delivery = une livraison à portée de main
bot-term-achievement = une réalisation à portée de main
bot-term-money = plus de dollars
bot-term-cubes = des cubes de plus de valeur
bot-term-crews = des équipes plus puissantes
bot-term-depth = des équipes là où elles servent
bot-term-improvements = un meilleur équipement
bot-term-mineshafts = plus de revenus des puits de mine
bot-term-tiles = une meilleure part des prochaines tuiles
bot-term-vice-presidents = des Vice-Présidents mieux employés
bot-term-order = une meilleure place dans l’ordre
bot-reason-uninsured = l’assurance coûte plus qu’elle ne sauve
bot-reason-insured = une assurance contre le Danger
bot-reason-buy-lacking = des cubes pour une livraison ou une réalisation
bot-reason-bid = ce que vaut l’ordre, tiré au sort pour que personne ne puisse compter dessus
bot-reason-workshop = c’est à l’atelier que se fait le prestige
bot-reason-market = la bourse change les cubes en dollars
bot-reason-control = un avantage pendant le forage
bot-reason-rich-tile = la tuile la plus riche d’abord
bot-reason-al = pour Al, un choix en vaut un autre
bot-reason-halt = l’équipe est bien où elle est
bot-reason-complete-tile = cela fore une tuile
bot-reason-approach-tile = l’équipe se rapproche d’une tuile intéressante
bot-reason-centre = une équipe au centre de la Terre est une réalisation
bot-reason-spare-money = rien ici ne vaut son prix
bot-reason-bribe = une équipe corrompue
bot-reason-cover = les tuiles Assurance sont là pour servir
bot-reason-keep-cubes = les cubes valent plus que leur prix
bot-reason-sell-spare = aucune livraison ne demande ces cubes, et l’atelier demande des dollars
bot-reason-deliver = la livraison rapporte plus de prestige que ne valent ses cubes
bot-reason-safety = moins de cubes perdus au Danger
bot-reason-mobility = les équipes atteignent plus de tuiles
bot-reason-power = une équipe plus puissante fore plus profond
bot-reason-mineshaft = un puits de mine rapporte à chaque tour

# The game in lists and results.
score-rockwell = Prestige
turn-rockwell = Tour { $n }
play-legend-rockwell =
    5 −3     une tuile non forée : puissance requise, puissance encore manquante ; ✓ une tuile forée et le revenu de son puits
    Va2+1    l’équipe a de Vert (chaque compagnie a les équipes a, b, c et d), de puissance 2, avec un sous-traitant de 1 ; un chevron, « ou », quand elle est à cheval
    Aa1      l’équipe a d’Al : à deux joueurs, Al est une troisième compagnie que personne ne joue
    ▣V       le puits de mine de Vert ; la colonne 8 touche la colonne 1
    3z 1o    3 cubes de zinc et 1 cube d’or : z zinc, c cuivre, a argent, o or
    ×4       un emplacement qui donne 4 actions
    info     les prix et les piles, et les réalisations de chaque compagnie, à tout moment
    ⛏ marque ce qui fore aussitôt une tuile ; « why » et le numéro montrent ce qu’on en tirerait.
    Actions en notation : « move a B3 », « bid 1 0 0 0 500 », « sell zinc 2 »

# Ce que marque la relecture.
mark-rockwell-extraction = Extraction
mark-rockwell-bribery = Corruption
mark-rockwell-mineshaft = Puits de mine
mark-rockwell-delivery = Livraison
mark-rockwell-achievement = Réalisation

# Answers given in advance
order-rockwell-insure-nothing = Ne rien assurer jusqu’à nouvel ordre
order-rockwell-no-deals = Ne corrompre ni embaucher personne jusqu’à nouvel ordre
order-rockwell-no-advantage = Ne corrompre ni embaucher personne ce tour-ci
order-rockwell-pass = Passer jusqu’à la fin du tour

# Kinds of decisions, as a review counts them.
kind-rockwell-bid = Enchères
kind-rockwell-place = Vice-Présidents
kind-rockwell-insure = Assurance
kind-rockwell-move = Déplacements
kind-rockwell-carry = Sous-traitant
kind-rockwell-step = Second pas
kind-rockwell-drill = Forage
kind-rockwell-cover = Danger
kind-rockwell-advantage = Avantages
kind-rockwell-market = Bourse
kind-rockwell-workshop = Atelier
kind-rockwell-al-crew = L’équipe de Al
kind-rockwell-al-move = Le déplacement de Al
kind-rockwell-al-power = La puissance de Al

## Comment jouent les personnages

style-rockwell-bids = Mises
    .each = centaines de dollars misées par tour
style-rockwell-insures = Assurances
    .each = assurances achetées par tour
style-rockwell-bribes = Pots-de-vin
    .each = équipes soudoyées par partie
style-rockwell-builds = Améliorations
    .each = puits construits ou déplacés par partie
style-rockwell-hoards = Réserves
    .each = cubes achetés par tour
style-rockwell-haste = Hâte
    .each = part des parties finies en sept tours

balance-rockwell-control = Victoires selon l’ordre de Contrôle initial
balance-rockwell-special = Autres faits : part des parties où ils se sont produits
balance-rockwell-special-insured = assurance achetée
balance-rockwell-special-covered = assurance utilisée
balance-rockwell-special-bribed = équipe soudoyée
balance-rockwell-special-hired = sous-traitant engagé
balance-rockwell-special-income = revenu d’un puits
