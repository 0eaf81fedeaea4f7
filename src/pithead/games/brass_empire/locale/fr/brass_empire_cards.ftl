### Brass Empire : les noms des cartes et les tournures dont leurs textes sont faits.
### Une tournure commence par une minuscule et n’a pas de point ; elle devient phrase toute seule.
### $form vaut « may » après « vous pouvez », « then » après une condition, sinon « do ».

card-clerk = Commis
card-union-worker = Ouvrier syndiqué
card-mining-platform = Plateforme minière
card-manager = Gérant
card-contractor = Entrepreneur
card-day-laborers = Journaliers
card-scrap-dealer = Ferrailleur
card-vanguard-mercenary = Mercenaire d’avant-garde
card-hired-sentinel = Sentinelle à gages
card-blast-wall = Mur pare-souffle
card-jetpack-courier = Coursier à réacteur
card-passenger-station = Gare de voyageurs
card-drilling-caravan = Caravane de forage
card-ticket-agent = Guichetier
card-track-surveyor = Arpenteur des voies
card-freight-broker = Courtier en fret
card-rail-baron = Baron du rail
card-land-agent = Agent foncier
card-elizebeth-boyd = Elizebeth Boyd
card-handcar-scout = Éclaireur en draisine
card-prospecting-rig = Engin de prospection
card-conductor-terminal = Terminus des contrôleurs
card-ore-depot = Dépôt de minerai
card-signal-house = Poste d’aiguillage
card-bennett-ironside = Bennett Ironside
card-corp-ninja = Ninja d’entreprise
card-sorting-facility = Centre de tri
card-zhan-shi-cycle = Moto Zhan Shi
card-construction-sensei = Sensei du bâtiment
card-illumination-inventor = Inventeur d’éclairages
card-zen-archivist = Archiviste zen
card-efficiency-auditor = Auditeur de rendement
card-master-builder = Maître bâtisseur
card-himiko-edo = Himiko Edo
card-paper-dojo = Dojo de papier
card-stone-sentinel = Sentinelle de pierre
card-lantern-workshop = Atelier de lanternes
card-reclamation-yard = Cour de récupération
card-floating-shipyard = Chantier naval flottant
card-lacquered-colossus = Colosse laqué
card-gumshoe = Détective privé
card-clockwerks-factory = Manufacture Clockwerks
card-miltonian-barracks = Caserne miltonienne
card-telegraph-runner = Coursier du télégraphe
card-pendulum-sniper = Tireur au pendule
card-archive-keeper = Gardien des archives
card-clockwork-apprentice = Apprenti horloger
card-case-analyst = Analyste d’enquêtes
card-inspector-harlowe = Inspecteur Harlowe
card-cog-courier = Messager à rouages
card-chroniker = Chronocombattant
card-records-hall = Salle des registres
card-winding-tower = Tour à remontoir
card-listening-post = Poste d’écoute
card-earl-hildebrand = Comte Hildebrand
card-volt-militia = Milice Volt
card-battery-turbine = Turbine à batterie
card-shockwave-emitter = Émetteur d’ondes de choc
card-railcar-thief = Voleur de wagons
card-spark-saboteur = Saboteur à étincelles
card-dynamo-mechanic = Mécanicien des dynamos
card-blackout-agent = Agent du black-out
card-arc-gunner = Tireur à arc électrique
card-harlem-redmond = Harlem Redmond
card-spark-runner = Porteur d’étincelle
card-tesla-trooper = Soldat Tesla
card-relay-station = Station relais
card-capacitor-bank = Batterie de condensateurs
card-lightning-fence = Clôture foudroyante
card-quentin-edison = Quentin Edison
card-pester-hound = Molosse harceleur
card-parts-silo = Silo à pièces
card-jemmy-riveter = Jemmy la Riveteuse
card-line-worker = Ouvrier à la chaîne
card-assembly-foreman = Contremaître d’assemblage
card-drill-sergeant = Sergent instructeur
card-ramming-pilot = Pilote éperonneur
card-chief-engineer = Ingénieur en chef
card-orville-threepwood = Orville Threepwood
card-gyro-skimmer = Gyroplaneur
card-overclocked-wagon = Chariot surcadencé
card-bulwark-walker = Marcheur rempart
card-assembly-line = Chaîne de montage
card-command-mast = Mât de commandement
card-skybreaker = Brise-ciel
# Une carte du jeu du joueur, qui apporte ses noms.
text-own-name = { $fr }

## La liste des cartes

text-group-starter = Cartes de départ, par joueur
text-group-neutral = Cartes neutres
text-group-frontier = Frontier Rail
text-group-omni-edo = Omni-Edo Corporation
text-group-mcglynn = McGlynn Clockwerks
text-group-harlem = Harlem Electric Works
text-group-windcraft = Windcraft Enterprises
text-fact-type = { $type ->
        [employee] employé
        [unit] unité
       *[building] bâtiment
    }{ $deck ->
        [reserve] { " (réserve)" }
       *[other] { "" }
    }
text-fact-cost = coût { $cost }
text-fact-body = attaque { $attack }, vie { $health }
text-fact-brass = { $n ->
        [0] sans valeur en Laiton
       *[other] valeur en Laiton { $n }
    }
text-fact-copies = { $n ->
        [one] { $n } exemplaire
       *[other] { $n } exemplaires
    }

## Clauses

text-platform = Convertissez 2 points de Construction en 1 Laiton, aussi souvent que vous voulez. Une fois détruite, elle peut être reconstruite pour 1 point de Construction.
text-warden = Gardien.
text-aura = { $type ->
        [unit] Vos autres unités ont +{ $n } en attaque.
       *[building] Vos unités ont +{ $n } en attaque.
    }
text-clause-play = { $text }
text-clause-mobilize = Mobilisation : { $text-small }
text-clause-built = À l’achèvement : { $text-small }
text-clause-each-turn = À chaque tour : { $text-small }
text-clause-demolish = Démolition : { $text-small }
text-clause-destroyed = À la destruction : { $text-small }
text-clause-action = Action : { $text-small }
text-clause-kills = { $type ->
        [unit] Quand cette unité détruit une carte au combat :
       *[building] Quand ce bâtiment détruit une carte au combat :
    } { $text-small }
text-clause-whenever-acquire = Une fois par tour, quand vous acquérez une carte : { $text-small }
text-clause-whenever-mobilize = Une fois par tour, quand vous mobilisez { $type ->
        [unit] une autre unité
       *[building] une unité
    } : { $text-small }
text-clause-whenever-dismiss = Une fois par tour, quand vous congédiez une carte : { $text-small }
text-clause-whenever-mine = Une fois par tour, quand une de vos unités extrait : { $text-small }

## Listes et structure

text-list-comma = { $a }, { $b }
text-list-and = { $a } et { $b }
text-list-or = { $a } ou { $b }
text-list-then = { $a } ; puis { $b }
text-op-choose = choisissez : { $options }
text-op-option = • { $text }
text-op-may = vous pouvez { $what }
text-op-may-then = vous pouvez { $what }. Si vous le faites, { $rest }
text-op-price = prix : { $price-small } Puis : { $what-small }
text-op-again = { $what } ; faites-le deux fois si { $when }
text-op-if = si { $when }, { $what }
text-op-if-else = si { $when }, { $what }. Sinon, { $other }
text-op-for-each = { $what } pour chaque { $count } ({ $most } au plus)

## Ressources

text-op-gain = { $form ->
        [may] gagner
       *[do] gagnez
    } { $what }
text-op-exchange = { $times ->
        [1] vous pouvez échanger { $give } contre { $get }
       *[other] vous pouvez échanger { $give } contre { $get }, { $times ->
            [2] deux
            [3] trois
           *[other] { $times }
        } fois au plus
    }
text-op-discount = { $type ->
        [employee] le prochain employé que vous achetez
        [unit] la prochaine unité que vous achetez
       *[building] le prochain bâtiment que vous achetez
    } ce tour-ci coûte { $what } de moins
text-op-steal = { $form ->
        [may] voler
       *[do] volez
    } { $n } Laiton à un adversaire de votre choix
text-op-pay = { $form ->
        [may] payer
       *[do] payez
    } { $what }
text-op-sacrifice = { $form ->
        [may] détruire
       *[do] détruisez
    } { $what ->
        [unit] { $type ->
            [unit] une autre de vos unités
           *[other] une de vos unités
        }
       *[building] { $type ->
            [building] un autre de vos bâtiments face visible
           *[other] un de vos bâtiments face visible
        }
    }

## Cartes

text-op-draw = { $form ->
        [may] piocher
       *[do] piochez
    } { $n ->
        [1] une carte
       *[other] { $n } cartes
    }
text-op-draw-later = piochez { $n ->
        [one] { $n } carte supplémentaire
       *[other] { $n } cartes supplémentaires
    } à la fin de votre tour
text-op-look = { $form ->
        [may] regarder
       *[do] regardez
    } { $n ->
        [1] la première carte de votre pioche et { $form ->
            [may] la laisser là ou la { $then ->
                [dismiss] congédier
               *[discard] défausser
            }
           *[do] laissez-la là ou { $then ->
                [dismiss] congédiez
               *[discard] défaussez
            }-la
        }
       *[other] les { $n } premières cartes de votre pioche, { $form ->
            [may] en { $then ->
                [dismiss] congédier
               *[discard] défausser
            } autant que vous voulez et remettre
           *[do] { $then ->
                [dismiss] congédiez
               *[discard] défaussez
            }-en autant que vous voulez et remettez
        } les autres dans l’ordre de votre choix
    }
text-op-recall = { $to ->
        [hand] { $form ->
            [may] reprendre
           *[do] reprenez
        }
       *[deck] { $form ->
            [may] placer
           *[do] placez
        }
    } { $what ->
        [employee] un employé
        [unit] une unité
        [building] un bâtiment
       *[card] une carte
    } de votre défausse { $to ->
        [hand] en main
       *[deck] sur le dessus de votre pioche
    }
text-op-discard-you = { $form ->
        [may] défausser
       *[do] défaussez
    } { $n ->
        [1] une carte
       *[other] { $n } cartes
    }
text-op-discard-opponent = { $form ->
        [may] faire
       *[do] faites
    } défausser { $n ->
        [1] une carte
       *[other] { $n } cartes
    } au hasard à un adversaire
text-op-discard-each-opponent = { $form ->
        [may] faire
       *[do] faites
    } défausser { $n ->
        [1] une carte
       *[other] { $n } cartes
    } au hasard à chaque adversaire
text-op-dismiss = { $form ->
        [may] congédier
       *[do] congédiez
    } { $n ->
        [1] une carte
       *[other] { $n } cartes
    } { $places }
text-op-dismiss-this = { $form ->
        [may] congédier cette carte
       *[do] congédiez cette carte
    }
text-op-acquire = { $form ->
        [may] acquérir
       *[do] acquérez
    } gratuitement { $what ->
        [employee] un employé
        [unit] une unité
        [building] un bâtiment
       *[card] une carte
    } { $place } dont le coût total (Travail plus Construction) est de { $n } ou moins{ $to ->
        [hand] { " " }et { $form ->
            [may] { $what ->
                [employee] le prendre en main
                [building] le prendre en main
               *[other] la prendre en main
            }
           *[do] { $what ->
                [employee] prenez-le en main
                [building] prenez-le en main
               *[other] prenez-la en main
            }
        }
        [deck] { " " }et { $form ->
            [may] { $what ->
                [employee] le placer sur le dessus de votre pioche
                [building] le placer sur le dessus de votre pioche
               *[other] la placer sur le dessus de votre pioche
            }
           *[do] { $what ->
                [employee] placez-le sur le dessus de votre pioche
                [building] placez-le sur le dessus de votre pioche
               *[other] placez-la sur le dessus de votre pioche
            }
        }
       *[discard] { "" }
    }
text-op-peek = { $form ->
        [may] regarder
       *[do] regardez
    } { $what ->
        [hand] la main d’un adversaire
       *[site] un bâtiment adverse face cachée
    }
text-op-refresh = { $form ->
        [may] placer
       *[do] placez
    } une carte { $row ->
        [labor_market] du marché du travail
       *[design_department] du bureau d’études
    } sous sa pioche, puis { $form ->
        [may] compléter
       *[do] complétez
    } la rangée{ $n ->
        [1] { "" }
        [2] { " (faites-le deux fois)" }
       *[other] { " " }(faites-le { $n } fois)
    }
text-from-hand = de votre main
text-from-discard = de votre défausse
text-from-labor-market = du marché du travail
text-from-design-department = du bureau d’études
text-from-reserve = de votre réserve

## Cartes en jeu

text-op-damage = { $form ->
        [may] infliger
       *[do] infligez
    } { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } à { $target ->
        [opponent_card] une unité adverse ou un bâtiment adverse
        [each_opponent_unit] chaque unité adverse
       *[opponent_unit] une unité adverse
    }
text-op-destroy = { $form ->
        [may] détruire
       *[do] détruisez
    } une unité adverse{ $n ->
        [0] { "" }
       *[other] { " " }ayant { $n } points de vie ou moins
    }
text-op-destroy-this = { $form ->
        [may] détruire
       *[do] détruisez
    } { $type ->
        [unit] cette unité
       *[building] ce bâtiment
    }
text-op-boost = { $form ->
        [may] donner
       *[do] donnez
    } +{ $n } en attaque à { $target ->
        [each_your_unit] { $type ->
            [unit] toutes vos autres unités
           *[other] toutes vos unités
        }
       *[your_unit] { $type ->
            [unit] une autre de vos unités
           *[other] une de vos unités
        }
    } jusqu’à la fin du tour
text-op-boost-this = { $form ->
        [may] donner
       *[do] donnez
    } +{ $n } en attaque à { $type ->
        [unit] cette unité
       *[building] ce bâtiment
    } jusqu’à la fin du tour
text-op-ready = { $form ->
        [may] laisser
       *[do] laissez
    } { $type ->
        [unit] une autre de vos unités
       *[other] une de vos unités
    } agir ce tour-ci, même si elle vient d’arriver ou a déjà agi
text-op-build = { $form ->
        [may] retourner
       *[do] retournez
    } face visible un de vos bâtiments en construction
text-op-rebuild = { $form ->
        [may] reconstruire
       *[do] reconstruisez
    } votre plateforme minière
text-op-store = { $form ->
        [may] stocker
       *[do] stockez
    } { $n ->
        [one] { $n } charge
       *[other] { $n } charges
    } sur { $type ->
        [unit] cette unité
       *[building] ce bâtiment
    }, qui en garde { $most } au plus
text-op-discharge = retirez toutes les charges de { $type ->
        [unit] cette unité
       *[building] ce bâtiment
    } et, pour chacune, { $each }

## Conditions et comptes

text-if-played = vous avez joué { $n ->
        [1] { $other ->
            [yes] { $what ->
                [employee] un autre employé
                [unit] une autre unité
                [building] un autre bâtiment
               *[card] une autre carte
            }
           *[no] { $what ->
                [employee] un employé
                [unit] une unité
                [building] un bâtiment
               *[card] une carte
            }
        }
       *[other] au moins { $n } autres { $what ->
            [employee] employés
            [unit] unités
            [building] bâtiments
           *[card] cartes
        }
    } ce tour-ci
text-if-played-corp = vous avez joué { $n ->
        [1] { $other ->
            [yes] { $what ->
                [employee] un autre employé
                [unit] une autre unité
                [building] un autre bâtiment
               *[card] une autre carte
            }
           *[no] { $what ->
                [employee] un employé
                [unit] une unité
                [building] un bâtiment
               *[card] une carte
            }
        } { $name }
       *[other] au moins { $n } autres { $what ->
            [employee] employés
            [unit] unités
            [building] bâtiments
           *[card] cartes
        } { $corp ->
            [neutral] neutres
           *[other] { $name }
        }
    } ce tour-ci
text-if-your-units = vous avez { $n ->
        [1] une unité
       *[other] au moins { $n } unités
    }
text-if-your-buildings = vous avez { $n ->
        [1] un bâtiment face visible
       *[other] au moins { $n } bâtiments face visible
    } (plateforme minière comprise)
text-if-your-sites = vous avez { $n ->
        [1] un bâtiment en construction
       *[other] au moins { $n } bâtiments en construction
    }
text-if-opponent-units = un adversaire a { $n ->
        [1] une unité
       *[other] au moins { $n } unités
    }
text-if-platform = votre plateforme minière est face visible
text-if-richer-opponents = { $n ->
        [1] un adversaire a
       *[other] au moins { $n } adversaires ont
    } plus de Laiton que vous
text-each-played = { $what ->
        [employee] autre employé joué
        [unit] autre unité jouée
        [building] autre bâtiment joué
       *[card] autre carte jouée
    } ce tour-ci
text-each-played-corp = { $what ->
        [employee] autre employé { $name } joué
        [unit] autre unité { $name } jouée
        [building] autre bâtiment { $name } joué
       *[card] autre carte { $name } jouée
    } ce tour-ci
text-each-your-units = unité que vous avez
text-each-your-buildings = bâtiment face visible que vous avez, plateforme minière comprise
text-each-your-sites = bâtiment que vous avez en construction
text-each-opponent-units = unité de l’adversaire qui en a le plus
text-each-richer-opponents = adversaire qui a plus de Laiton que vous

## Textes courts : sur la carte, quatre lignes au plus. [labor] et les autres sont des icônes, *…* est en gras.

short-platform = 2[construction] → 1[brass]
short-warden = [shield] *Gardien*
short-aura = { $type ->
        [unit] Vos autres unités +{ $n }[attack]
       *[building] Vos unités +{ $n }[attack]
    }
short-clause-mobilize = *Mobilisation :* { $text }
short-clause-built = *Achevé :* { $text }
short-clause-each-turn = *Par tour :* { $text }
short-clause-demolish = *Démolition :* { $text }
short-clause-destroyed = *Destruction :* { $text }
short-clause-action = *Action :* { $text }
short-clause-kills = *Détruit une carte :* { $text }
short-clause-whenever-acquire = *Acquisition :* { $text }
short-clause-whenever-mobilize = *Unité mobilisée :* { $text }
short-clause-whenever-dismiss = *Carte congédiée :* { $text }
short-clause-whenever-mine = *Unité qui extrait :* { $text }
short-then = { $a }, { $b }
short-and = { $a } { $b }
short-either = soit { $options }
short-or = { $a }, soit { $b }
short-price = { $price } : { $what }
short-again = { $what }, 2 fois { $when }
short-may = vous pouvez { $what }
short-if = { $when } : { $what }
short-if-else = { $when } : { $what }, sinon { $other }
short-for-each = { $what } par { $count }, max { $most }
short-gain-labor = +{ $n }[labor]
short-gain-construction = +{ $n }[construction]
short-gain-brass = +{ $n }[brass]
short-pay-labor = { $n }[labor]
short-pay-construction = { $n }[construction]
short-pay-brass = { $n }[brass]
short-exchange = { $give } → { $get }{ $times ->
        [1] { "" }
       *[other] , max ×{ $times }
    }
short-discount = { $what ->
        [employee] prochain employé
        [unit] prochaine unité
       *[building] prochain bâtiment
    } −{ $price }
short-steal = voler { $n }[brass]
short-sacrifice = perdre { $what ->
        [unit] une unité
       *[building] un bâtiment
    }
short-draw = piocher { $n }[card]
short-draw-later = +{ $n }[card] en fin de tour
short-look = { $n ->
        [1] voir 1[card], puis si voulu { $then ->
            [dismiss] congédier
           *[discard] défausser
        }
       *[other] voir { $n }[card], { $then ->
            [dismiss] congédier
           *[discard] défausser
        } à volonté
    }
short-recall = { $what ->
        [employee] 1 employé
        [unit] 1 unité
        [building] 1 bâtiment
       *[card] 1[card]
    } de la défausse { $to ->
        [hand] en main
       *[deck] sur la pioche
    }
short-discard-you = défausser { $n }[card]
short-discard-opponent = un rival défausse { $n }[card]
short-discard-each-opponent = rivaux −{ $n }[card]
short-dismiss = { $places ->
        [this] congédier la carte
        [hand] congédier { $n } de la main
        [discard] congédier { $n } de la défausse
        [discard-hand] congédier { $n } (main/défausse)
       *[other] congédier { $n } (main/rangées)
    }
short-acquire = { $what ->
        [unit] unité
       *[other] carte
    } gratuite{ $from ->
        [reserve] { " (réserve)" }
       *[other] { "" }
    }, coût { $n } max{ $to ->
        [hand] { ", en main" }
        [deck] { ", sur la pioche" }
       *[discard] { "" }
    }
short-peek = voir { $what ->
        [hand] une main
       *[site] un chantier
    }
short-refresh = { $row ->
        [labor_market] { $n ->
            [1] nouvel employé
           *[other] { $n } nouveaux employés
        }
       *[design_department] { $n ->
            [1] autre projet
           *[other] { $n } nouveaux projets
        }
    }
short-damage = { $n }[damage] { $target ->
        [opponent_card] à une carte
        [each_opponent_unit] à toute unité adverse
       *[opponent_unit] à une unité
    }
short-destroy = { $target ->
        [this] détruire la carte
       *[other] { $n ->
            [0] détruire une unité adverse
           *[other] détruire une unité adverse à { $n }[health] max
        }
    }
short-boost = { $target ->
        [each_your_unit] vos unités +{ $n }[attack]
        [your_unit] une unité +{ $n }[attack]
       *[this] cette carte +{ $n }[attack]
    }
short-ready = une unité rejoue
short-build = achever un bâtiment
short-rebuild = reconstruire la plateforme
short-store = stocker { $n }[charge]
short-discharge = vider : { $each } par [charge]
short-discharge-more = vider : { $each } par [charge], plus une fois
short-if-played = { $n ->
        [1] avec { $what ->
            [employee] un autre employé
            [unit] une autre unité
            [building] un autre bâtiment
           *[card] une autre carte
        }
       *[other] après { $n } { $what ->
            [employee] employés
            [unit] unités
            [building] bâtiments
           *[card] cartes
        }
    }
short-if-played-corp = avec [{ $corp }]
short-if-your-units = avec { $n ->
        [1] une unité
       *[other] { $n } unités
    }
short-if-your-buildings = avec { $n ->
        [1] un bâtiment
       *[other] { $n } bâtiments
    }
short-if-your-sites = avec un chantier
short-if-opponent-units = si un rival a { $n ->
        [1] une unité
       *[other] { $n }+ unités
    }
short-if-platform = plateforme debout
short-if-richer-opponents = si un rival est plus riche
short-each-played = { $what ->
        [employee] autre employé
        [unit] autre unité
        [building] autre bâtiment
       *[card] autre carte
    }
short-each-played-corp = autre [{ $corp }]
short-each-your-units = unité
short-each-your-buildings = bâtiment
short-each-your-sites = chantier
short-each-opponent-units = unité adverse
short-each-richer-opponents = rival plus riche
