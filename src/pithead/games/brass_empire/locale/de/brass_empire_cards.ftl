### Brass Empire: die Namen der Karten und die Wendungen, aus denen ihre Texte bestehen.
### Wendungen beginnen klein und haben keinen Punkt; zu Sätzen werden sie von selbst.
### $form ist „may“ hinter „du darfst“, „then“ hinter einer Bedingung, sonst „do“.

card-clerk = Schreiber
card-union-worker = Gewerkschaftsarbeiter
card-mining-platform = Förderplattform
card-manager = Manager
card-contractor = Bauunternehmer
card-day-laborers = Tagelöhner
card-scrap-dealer = Schrotthändler
card-vanguard-mercenary = Söldner der Vorhut
card-hired-sentinel = Gedungener Wachposten
card-blast-wall = Druckwellenmauer
card-jetpack-courier = Jetpack-Kurier
card-passenger-station = Personenbahnhof
card-drilling-caravan = Bohrkarawane
card-ticket-agent = Fahrkartenverkäufer
card-track-surveyor = Gleisvermesser
card-freight-broker = Frachtmakler
card-rail-baron = Eisenbahnbaron
card-land-agent = Grundstücksmakler
card-elizebeth-boyd = Elizebeth Boyd
card-handcar-scout = Draisinenspäher
card-prospecting-rig = Schürfgerät
card-conductor-terminal = Schaffnerterminal
card-ore-depot = Erzlager
card-signal-house = Stellwerk
card-bennett-ironside = Bennett Ironside
card-corp-ninja = Konzern-Ninja
card-sorting-facility = Sortieranlage
card-zhan-shi-cycle = Zhan-Shi-Motorrad
card-construction-sensei = Bau-Sensei
card-illumination-inventor = Lichterfinder
card-zen-archivist = Zen-Archivar
card-efficiency-auditor = Effizienzprüfer
card-master-builder = Baumeister
card-himiko-edo = Himiko Edo
card-paper-dojo = Papier-Dojo
card-stone-sentinel = Steinerner Wachposten
card-lantern-workshop = Laternenwerkstatt
card-reclamation-yard = Verwertungshof
card-floating-shipyard = Schwimmende Werft
card-lacquered-colossus = Lackierter Koloss
card-gumshoe = Schnüffler
card-clockwerks-factory = Clockwerks-Fabrik
card-miltonian-barracks = Miltonische Kaserne
card-telegraph-runner = Telegrafenbote
card-pendulum-sniper = Pendelschütze
card-archive-keeper = Archivhüter
card-clockwork-apprentice = Uhrwerkslehrling
card-case-analyst = Fallanalytiker
card-inspector-harlowe = Inspektor Harlowe
card-cog-courier = Zahnradbote
card-chroniker = Chronokämpfer
card-records-hall = Aktensaal
card-winding-tower = Aufziehturm
card-listening-post = Horchposten
card-earl-hildebrand = Graf Hildebrand
card-volt-militia = Volt-Miliz
card-battery-turbine = Batterieturbine
card-shockwave-emitter = Schockwellensender
card-railcar-thief = Waggondieb
card-spark-saboteur = Funkensaboteur
card-dynamo-mechanic = Dynamo-Mechaniker
card-blackout-agent = Blackout-Agent
card-arc-gunner = Lichtbogenschütze
card-harlem-redmond = Harlem Redmond
card-spark-runner = Funkenläufer
card-tesla-trooper = Tesla-Soldat
card-relay-station = Relaisstation
card-capacitor-bank = Kondensatorbank
card-lightning-fence = Blitzzaun
card-quentin-edison = Quentin Edison
card-pester-hound = Hetzhund
card-parts-silo = Teilesilo
card-jemmy-riveter = Jemmy die Nieterin
card-line-worker = Fließbandarbeiter
card-assembly-foreman = Montagevorarbeiter
card-drill-sergeant = Drillmeister
card-ramming-pilot = Rammpilot
card-chief-engineer = Chefingenieur
card-orville-threepwood = Orville Threepwood
card-gyro-skimmer = Kreiselgleiter
card-overclocked-wagon = Übertakteter Wagen
card-bulwark-walker = Bollwerkläufer
card-assembly-line = Montagestraße
card-command-mast = Kommandomast
card-skybreaker = Himmelsbrecher
# Eine Karte aus dem eigenen Satz des Spielers, die ihre Namen mitbringt.
text-own-name = { $de }

## Die Kartenliste

text-group-starter = Startkarten, für jeden Spieler
text-group-neutral = Neutrale Karten
text-group-frontier = Frontier Rail
text-group-omni-edo = Omni-Edo Corporation
text-group-mcglynn = McGlynn Clockwerks
text-group-harlem = Harlem Electric Works
text-group-windcraft = Windcraft Enterprises
text-fact-type = { $type ->
        [employee] Mitarbeiter
        [unit] Einheit
       *[building] Gebäude
    }{ $deck ->
        [reserve] { " (Reserve)" }
       *[other] { "" }
    }
text-fact-cost = Kosten { $cost }
text-fact-body = Angriff { $attack }, Leben { $health }
text-fact-brass = { $n ->
        [0] ohne Messingwert
       *[other] Messingwert { $n }
    }
text-fact-copies = { $n ->
        [one] 1 Exemplar
       *[other] { $n } Exemplare
    }

## Klauseln

text-platform = Wandle 2 Baupunkte in 1 Messing um, so oft du willst. Ist sie zerstört, kann sie für 1 Baupunkt wieder aufgebaut werden.
text-warden = Wächter.
text-aura = { $type ->
        [unit] Deine anderen Einheiten haben +{ $n } Angriff.
       *[building] Deine Einheiten haben +{ $n } Angriff.
    }
text-clause-play = { $text }
text-clause-mobilize = Mobilisieren: { $text }
text-clause-built = Bei Fertigstellung: { $text }
text-clause-each-turn = In jedem Zug: { $text }
text-clause-demolish = Abriss: { $text }
text-clause-destroyed = Bei Zerstörung: { $text }
text-clause-action = Aktion: { $text }
text-clause-kills = { $type ->
        [unit] Wenn diese Einheit im Kampf eine Karte zerstört:
       *[building] Wenn dieses Gebäude im Kampf eine Karte zerstört:
    } { $text }
text-clause-whenever-acquire = Einmal pro Zug, wenn du eine Karte erwirbst: { $text }
text-clause-whenever-mobilize = Einmal pro Zug, wenn du { $type ->
        [unit] eine andere Einheit
       *[building] eine Einheit
    } mobilisierst: { $text }
text-clause-whenever-dismiss = Einmal pro Zug, wenn du eine Karte entlässt: { $text }
text-clause-whenever-mine = Einmal pro Zug, wenn eine deiner Einheiten fördert: { $text }

## Listen und Aufbau

text-list-comma = { $a }, { $b }
text-list-and = { $a } und { $b }
text-list-or = { $a } oder { $b }
text-list-then = { $a }; dann { $b }
text-op-choose = wähle eins: { $options }
text-op-option = • { $text }
text-op-may = { $form ->
        [then] darfst du
       *[do] du darfst
    } { $what }
text-op-may-then = { $form ->
        [then] darfst du
       *[do] du darfst
    } { $what }. Wenn du das tust, { $rest }
text-op-price = Preis: { $price } Dann: { $what }
text-op-again = { $what }; tu das zweimal, falls { $when }
text-op-if = falls { $when }, { $what }
text-op-if-else = falls { $when }, { $what }. Andernfalls { $other }
text-op-for-each = { $what } für { $count } (höchstens { $most })

## Ressourcen

text-op-gain = { $form ->
        [may] { $what } erhalten
       *[do] erhalte { $what }
    }
text-op-exchange = { $times ->
        [1] { $form ->
            [then] darfst du { $give } gegen { $get } tauschen
           *[do] du darfst { $give } gegen { $get } tauschen
        }
       *[other] { $form ->
            [then] darfst du
           *[do] du darfst
        } bis zu { $times ->
            [2] zweimal
            [3] dreimal
           *[other] { $times }-mal
        } { $give } gegen { $get } tauschen
    }
text-op-discount = { $form ->
        [then] kostet { $type ->
            [employee] der nächste Mitarbeiter, den
            [unit] die nächste Einheit, die
           *[building] das nächste Gebäude, das
        } du in diesem Zug kaufst, { $what } weniger
       *[do] { $type ->
            [employee] der nächste Mitarbeiter, den
            [unit] die nächste Einheit, die
           *[building] das nächste Gebäude, das
        } du in diesem Zug kaufst, kostet { $what } weniger
    }
text-op-steal = { $form ->
        [may] einem Gegner deiner Wahl { $n } Messing stehlen
       *[do] stiehl einem Gegner deiner Wahl { $n } Messing
    }
text-op-pay = { $form ->
        [may] { $what } bezahlen
       *[do] bezahle { $what }
    }
text-op-sacrifice = { $what ->
        [unit] { $form ->
            [may] { $type ->
                [unit] eine andere deiner Einheiten zerstören
               *[other] eine deiner Einheiten zerstören
            }
           *[do] { $type ->
                [unit] zerstöre eine andere deiner Einheiten
               *[other] zerstöre eine deiner Einheiten
            }
        }
       *[building] { $form ->
            [may] { $type ->
                [building] ein anderes deiner offenen Gebäude zerstören
               *[other] eines deiner offenen Gebäude zerstören
            }
           *[do] { $type ->
                [building] zerstöre ein anderes deiner offenen Gebäude
               *[other] zerstöre eines deiner offenen Gebäude
            }
        }
    }

## Karten

text-op-draw = { $form ->
        [may] { $n ->
            [1] eine Karte
           *[other] { $n } Karten
        } ziehen
       *[do] ziehe { $n ->
            [1] eine Karte
           *[other] { $n } Karten
        }
    }
text-op-draw-later = ziehe am Ende deines Zugs { $n ->
        [one] 1 zusätzliche Karte
       *[other] { $n } zusätzliche Karten
    }
text-op-look = { $form ->
        [may] { $n ->
            [1] die oberste Karte deines Nachziehstapels ansehen und sie dort lassen oder { $then ->
                [dismiss] entlassen
               *[discard] abwerfen
            }
           *[other] die obersten { $n } Karten deines Nachziehstapels ansehen, beliebig viele davon { $then ->
                [dismiss] entlassen
               *[discard] abwerfen
            } und die anderen in beliebiger Reihenfolge zurücklegen
        }
       *[do] { $n ->
            [1] sieh dir die oberste Karte deines Nachziehstapels an und lass sie dort oder { $then ->
                [dismiss] entlass
               *[discard] wirf
            } sie{ $then ->
                [dismiss] { "" }
               *[discard] { " ab" }
            }
           *[other] sieh dir die obersten { $n } Karten deines Nachziehstapels an, { $then ->
                [dismiss] entlass beliebig viele davon
               *[discard] wirf beliebig viele davon ab
            } und lege die anderen in beliebiger Reihenfolge zurück
        }
    }
text-op-recall = { $form ->
        [may] { $what ->
            [employee] einen Mitarbeiter
            [unit] eine Einheit
            [building] ein Gebäude
           *[card] eine Karte
        } aus deinem Ablagestapel { $to ->
            [hand] auf die Hand nehmen
           *[deck] oben auf deinen Nachziehstapel legen
        }
       *[do] { $to ->
            [hand] nimm
           *[deck] lege
        } { $what ->
            [employee] einen Mitarbeiter
            [unit] eine Einheit
            [building] ein Gebäude
           *[card] eine Karte
        } aus deinem Ablagestapel { $to ->
            [hand] auf die Hand
           *[deck] oben auf deinen Nachziehstapel
        }
    }
text-op-discard-you = { $form ->
        [may] { $n ->
            [1] eine Karte
           *[other] { $n } Karten
        } abwerfen
       *[do] wirf { $n ->
            [1] eine Karte
           *[other] { $n } Karten
        } ab
    }
text-op-discard-opponent = { $form ->
        [may] einen Gegner { $n ->
            [1] eine zufällige Karte
           *[other] { $n } zufällige Karten
        } abwerfen lassen
       *[do] lass einen Gegner { $n ->
            [1] eine zufällige Karte
           *[other] { $n } zufällige Karten
        } abwerfen
    }
text-op-discard-each-opponent = { $form ->
        [may] jeden Gegner { $n ->
            [1] eine zufällige Karte
           *[other] { $n } zufällige Karten
        } abwerfen lassen
       *[do] lass jeden Gegner { $n ->
            [1] eine zufällige Karte
           *[other] { $n } zufällige Karten
        } abwerfen
    }
text-op-dismiss = { $form ->
        [may] { $n ->
            [1] eine Karte
           *[other] { $n } Karten
        } { $places } entlassen
       *[do] entlass { $n ->
            [1] eine Karte
           *[other] { $n } Karten
        } { $places }
    }
text-op-dismiss-this = { $form ->
        [may] diese Karte entlassen
       *[do] entlass diese Karte
    }
text-op-acquire = { $form ->
        [may] kostenlos { $what ->
            [employee] einen Mitarbeiter
            [unit] eine Einheit
            [building] ein Gebäude
           *[card] eine Karte
        } { $place } mit Gesamtkosten (Arbeit plus Bau) von höchstens { $n } erwerben{ $to ->
            [hand] { " und auf die Hand nehmen" }
            [deck] { " und oben auf deinen Nachziehstapel legen" }
           *[discard] { "" }
        }
       *[do] erwirb kostenlos { $what ->
            [employee] einen Mitarbeiter
            [unit] eine Einheit
            [building] ein Gebäude
           *[card] eine Karte
        } { $place } mit Gesamtkosten (Arbeit plus Bau) von höchstens { $n }{ $to ->
            [hand] { " " }und nimm { $what ->
                [employee] ihn
                [building] es
               *[other] sie
            } auf die Hand
            [deck] { " " }und lege { $what ->
                [employee] ihn
                [building] es
               *[other] sie
            } oben auf deinen Nachziehstapel
           *[discard] { "" }
        }
    }
text-op-peek = { $form ->
        [may] { $what ->
            [hand] die Hand eines Gegners ansehen
           *[site] ein verdecktes gegnerisches Gebäude ansehen
        }
       *[do] sieh dir { $what ->
            [hand] die Hand eines Gegners an
           *[site] ein verdecktes gegnerisches Gebäude an
        }
    }
text-op-refresh = { $form ->
        [may] eine Karte { $row ->
            [labor_market] aus dem Arbeitsmarkt
           *[design_department] aus dem Konstruktionsbüro
        } unter ihren Stapel legen und die Auslage auffüllen
       *[do] lege eine Karte { $row ->
            [labor_market] aus dem Arbeitsmarkt
           *[design_department] aus dem Konstruktionsbüro
        } unter ihren Stapel und fülle die Auslage auf
    }{ $n ->
        [1] { "" }
        [2] { " (tu das zweimal)" }
       *[other] { " " }(tu das { $n }-mal)
    }
text-from-hand = aus deiner Hand
text-from-discard = aus deinem Ablagestapel
text-from-labor-market = aus dem Arbeitsmarkt
text-from-design-department = aus dem Konstruktionsbüro
text-from-reserve = aus deiner Reserve

## Karten im Spiel

text-op-damage = { $form ->
        [may] { $target ->
            [opponent_card] einer gegnerischen Einheit oder einem gegnerischen Gebäude
            [each_opponent_unit] jeder gegnerischen Einheit
           *[opponent_unit] einer gegnerischen Einheit
        } { $n } Schaden zufügen
       *[do] füge { $target ->
            [opponent_card] einer gegnerischen Einheit oder einem gegnerischen Gebäude
            [each_opponent_unit] jeder gegnerischen Einheit
           *[opponent_unit] einer gegnerischen Einheit
        } { $n } Schaden zu
    }
text-op-destroy = { $form ->
        [may] eine gegnerische Einheit{ $n ->
            [0] { "" }
           *[other] { " " }mit höchstens { $n } Leben
        } zerstören
       *[do] zerstöre eine gegnerische Einheit{ $n ->
            [0] { "" }
           *[other] { " " }mit höchstens { $n } Leben
        }
    }
text-op-destroy-this = { $form ->
        [may] { $type ->
            [unit] diese Einheit
           *[building] dieses Gebäude
        } zerstören
       *[do] zerstöre { $type ->
            [unit] diese Einheit
           *[building] dieses Gebäude
        }
    }
text-op-boost = { $form ->
        [may] { $target ->
            [each_your_unit] { $type ->
                [unit] allen deinen anderen Einheiten
               *[other] allen deinen Einheiten
            }
           *[your_unit] { $type ->
                [unit] einer anderen deiner Einheiten
               *[other] einer deiner Einheiten
            }
        } bis zum Ende des Zugs +{ $n } Angriff geben
       *[do] gib { $target ->
            [each_your_unit] { $type ->
                [unit] allen deinen anderen Einheiten
               *[other] allen deinen Einheiten
            }
           *[your_unit] { $type ->
                [unit] einer anderen deiner Einheiten
               *[other] einer deiner Einheiten
            }
        } bis zum Ende des Zugs +{ $n } Angriff
    }
text-op-boost-this = { $form ->
        [may] { $type ->
            [unit] dieser Einheit
           *[building] diesem Gebäude
        } bis zum Ende des Zugs +{ $n } Angriff geben
       *[do] gib { $type ->
            [unit] dieser Einheit
           *[building] diesem Gebäude
        } bis zum Ende des Zugs +{ $n } Angriff
    }
text-op-ready = { $form ->
        [may] { $type ->
            [unit] eine andere deiner Einheiten
           *[other] eine deiner Einheiten
        } in diesem Zug eine Aktion ausführen lassen
       *[do] lass { $type ->
            [unit] eine andere deiner Einheiten
           *[other] eine deiner Einheiten
        } in diesem Zug eine Aktion ausführen
    }, auch wenn sie gerade erst gekommen ist oder schon eine ausgeführt hat
text-op-build = { $form ->
        [may] eines deiner Gebäude im Bau aufdecken
       *[do] decke eines deiner Gebäude im Bau auf
    }
text-op-rebuild = { $form ->
        [may] deine Förderplattform wieder aufbauen
       *[do] baue deine Förderplattform wieder auf
    }
text-op-store = { $form ->
        [may] { $n ->
            [one] 1 Ladung
           *[other] { $n } Ladungen
        } auf { $type ->
            [unit] dieser Einheit speichern, die
           *[building] diesem Gebäude speichern, das
        } höchstens { $most } fasst
       *[do] speichere { $n ->
            [one] 1 Ladung
           *[other] { $n } Ladungen
        } auf { $type ->
            [unit] dieser Einheit, die
           *[building] diesem Gebäude, das
        } höchstens { $most } fasst
    }
text-op-discharge = entferne alle Ladungen von { $type ->
        [unit] dieser Einheit
       *[building] diesem Gebäude
    }; für jede davon { $each }

## Bedingungen und Zählungen

text-if-played = du in diesem Zug { $n ->
        [1] { $other ->
            [yes] { $what ->
                [employee] einen anderen Mitarbeiter
                [unit] eine andere Einheit
                [building] ein anderes Gebäude
               *[card] eine andere Karte
            }
           *[no] { $what ->
                [employee] einen Mitarbeiter
                [unit] eine Einheit
                [building] ein Gebäude
               *[card] eine Karte
            }
        }
       *[other] mindestens { $n } andere { $what ->
            [employee] Mitarbeiter
            [unit] Einheiten
            [building] Gebäude
           *[card] Karten
        }
    } ausgespielt hast
text-if-played-corp = du in diesem Zug { $n ->
        [1] { $what ->
            [employee] { $other ->
                [yes] einen anderen
               *[no] einen
            } { $corp ->
                [neutral] neutralen Mitarbeiter
               *[other] { $name }-Mitarbeiter
            }
            [unit] { $other ->
                [yes] eine andere
               *[no] eine
            } { $corp ->
                [neutral] neutrale Einheit
               *[other] { $name }-Einheit
            }
            [building] { $other ->
                [yes] ein anderes
               *[no] ein
            } { $corp ->
                [neutral] neutrales Gebäude
               *[other] { $name }-Gebäude
            }
           *[card] { $other ->
                [yes] eine andere
               *[no] eine
            } { $corp ->
                [neutral] neutrale Karte
               *[other] { $name }-Karte
            }
        }
       *[other] mindestens { $n } andere { $corp ->
            [neutral] { "neutrale " }
           *[other] { $name }-
        }{ $what ->
            [employee] Mitarbeiter
            [unit] Einheiten
            [building] Gebäude
           *[card] Karten
        }
    } ausgespielt hast
text-if-your-units = du { $n ->
        [1] eine Einheit
       *[other] mindestens { $n } Einheiten
    } hast
text-if-your-buildings = du { $n ->
        [1] ein offenes Gebäude
       *[other] mindestens { $n } offene Gebäude
    } hast (die Förderplattform zählt mit)
text-if-your-sites = du { $n ->
        [1] ein Gebäude
       *[other] mindestens { $n } Gebäude
    } im Bau hast
text-if-opponent-units = ein Gegner { $n ->
        [1] eine Einheit
       *[other] mindestens { $n } Einheiten
    } hat
text-if-platform = deine Förderplattform offen liegt
text-if-richer-opponents = { $n ->
        [1] ein Gegner mehr Messing hat
       *[other] mindestens { $n } Gegner mehr Messing haben
    } als du
text-each-played = { $what ->
        [employee] jeden anderen Mitarbeiter, den
        [unit] jede andere Einheit, die
        [building] jedes andere Gebäude, das
       *[card] jede andere Karte, die
    } du in diesem Zug ausgespielt hast
text-each-played-corp = { $what ->
        [employee] jeden anderen { $corp ->
            [neutral] neutralen Mitarbeiter
           *[other] { $name }-Mitarbeiter
        }, den
        [unit] jede andere { $corp ->
            [neutral] neutrale Einheit
           *[other] { $name }-Einheit
        }, die
        [building] jedes andere { $corp ->
            [neutral] neutrale Gebäude
           *[other] { $name }-Gebäude
        }, das
       *[card] jede andere { $corp ->
            [neutral] neutrale Karte
           *[other] { $name }-Karte
        }, die
    } du in diesem Zug ausgespielt hast
text-each-your-units = jede deiner Einheiten
text-each-your-buildings = jedes deiner offenen Gebäude samt Förderplattform
text-each-your-sites = jedes deiner Gebäude im Bau
text-each-opponent-units = jede Einheit des Gegners mit den meisten Einheiten
text-each-richer-opponents = jeden Gegner mit mehr Messing als du

## Kurztexte: auf der Karte, höchstens vier Zeilen. [labor] und die anderen sind Symbole, *…* ist fett.

short-platform = 2[construction] → 1[brass]
short-warden = [shield] *Wächter*
short-aura = { $type ->
        [unit] Deine anderen Einheiten +{ $n }[attack]
       *[building] Deine Einheiten +{ $n }[attack]
    }
short-clause-mobilize = *Mobilisieren:* { $text }
short-clause-built = *Fertig:* { $text }
short-clause-each-turn = *Jeden Zug:* { $text }
short-clause-demolish = *Abriss:* { $text }
short-clause-destroyed = *Bei Zerstörung:* { $text }
short-clause-action = *Aktion:* { $text }
short-clause-kills = *Zerstört Karte:* { $text }
short-clause-whenever-acquire = *Bei Erwerb:* { $text }
short-clause-whenever-mobilize = *Neue Einheit:* { $text }
short-clause-whenever-dismiss = *Beim Entlassen:* { $text }
short-clause-whenever-mine = *Beim Fördern:* { $text }
short-then = { $a }, { $b }
short-and = { $a } { $b }
short-either = entweder { $options }
short-or = { $a } oder { $b }
short-price = { $price }: { $what }
short-again = { $what }, doppelt { $when }
short-may = du darfst { $what }
short-if = { $when }: { $what }
short-if-else = { $when }: { $what }, sonst { $other }
short-for-each = { $what } je { $count }, max. { $most }
short-gain-labor = +{ $n }[labor]
short-gain-construction = +{ $n }[construction]
short-gain-brass = +{ $n }[brass]
short-pay-labor = { $n }[labor]
short-pay-construction = { $n }[construction]
short-pay-brass = { $n }[brass]
short-exchange = { $give } → { $get }{ $times ->
        [1] { "" }
       *[other] , max. ×{ $times }
    }
short-discount = { $what ->
        [employee] nächster Mitarbeiter
        [unit] nächste Einheit
       *[building] nächstes Gebäude
    } −{ $price }
short-steal = { $n }[brass] stehlen
short-sacrifice = { $what ->
        [unit] eigene Einheit
       *[building] eigenes Gebäude
    } opfern
short-draw = { $n }[card] ziehen
short-draw-later = +{ $n }[card] am Zugende
short-look = { $n ->
        [1] 1[card] prüfen{ $then ->
            [dismiss] , ggf. entlassen
           *[discard] { "" }
        }
       *[other] { $n }[card] ansehen, beliebige { $then ->
            [dismiss] entlassen
           *[discard] abwerfen
        }
    }
short-recall = { $what ->
        [employee] 1 Mitarbeiter
        [unit] 1 Einheit
        [building] 1 Gebäude
       *[card] 1[card]
    } aus Ablage { $to ->
        [hand] auf die Hand
       *[deck] auf den Stapel
    }
short-discard-you = { $n }[card] abwerfen
short-discard-opponent = ein Gegner wirft { $n }[card] ab
short-discard-each-opponent = Gegner −{ $n }[card]
short-dismiss = { $places ->
        [this] diese entlassen
        [hand] { $n } aus Hand entlassen
        [discard] { $n } aus Ablage entlassen
        [discard-hand] { $n } aus Hand/Ablage entlassen
       *[other] { $n } aus Hand/Reihe entlassen
    }
short-acquire = { $from ->
        [reserve] Reservekarte
       *[other] { $what ->
            [unit] Einheit
           *[other] Karte
        }
    } bis { $n } gratis{ $to ->
        [hand] { ", auf die Hand" }
        [deck] { ", auf den Stapel" }
       *[discard] { "" }
    }
short-peek = { $what ->
        [hand] eine Hand ansehen
       *[site] Baustelle ansehen
    }
short-refresh = { $n ->
        [1] neue
       *[other] { $n } neue
    } { $row ->
        [labor_market] Arbeitskarte
       *[design_department] Konstruktionskarte
    }{ $n ->
        [1] { "" }
       *[other] n
    }
short-damage = { $n }[damage] an { $target ->
        [opponent_card] eine Karte
        [each_opponent_unit] jede Gegnereinheit
       *[opponent_unit] eine Einheit
    }
short-destroy = { $target ->
        [this] diese zerstören
       *[other] { $n ->
            [0] Gegnereinheit zerstören
           *[other] Gegnereinheit mit max. { $n }[health] zerstören
        }
    }
short-boost = { $target ->
        [each_your_unit] deine Einheiten +{ $n }[attack]
        [your_unit] eine Einheit +{ $n }[attack]
       *[this] diese +{ $n }[attack]
    }
short-ready = Zusatzaktion
short-build = Gebäude fertigstellen
short-rebuild = Plattform wieder aufbauen
short-store = { $n }[charge] laden
short-discharge = leeren: je [charge] { $each }
short-discharge-more = leeren: je [charge] und einmal mehr { $each }
short-if-played = { $n ->
        [1] mit { $what ->
            [employee] anderem Mitarbeiter
            [unit] anderer Einheit
            [building] anderem Gebäude
           *[card] anderer Karte
        }
       *[other] nach { $n } { $what ->
            [employee] Mitarbeitern
            [unit] Einheiten
            [building] Gebäuden
           *[card] Karten
        }
    }
short-if-played-corp = mit [{ $corp }]
short-if-your-units = mit { $n ->
        [1] Einheit
       *[other] { $n } Einheiten
    }
short-if-your-buildings = mit { $n ->
        [1] Gebäude
       *[other] { $n } Gebäuden
    }
short-if-your-sites = mit Baustelle
short-if-opponent-units = wenn ein Gegner { $n ->
        [1] eine Einheit
       *[other] { $n }+ Einheiten
    } hat
short-if-platform = Plattform steht
short-if-richer-opponents = wenn ein Gegner reicher ist
short-each-played = { $what ->
        [employee] Mitarbeiter
        [unit] Einheit
        [building] Gebäude
       *[card] Karte
    }
short-each-played-corp = weitere [{ $corp }]
short-each-your-units = Einheit
short-each-your-buildings = Gebäude
short-each-your-sites = Baustelle
short-each-opponent-units = Gegnereinheit
short-each-richer-opponents = reicheren Gegner
