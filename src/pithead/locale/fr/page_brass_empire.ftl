### La table de Brass Empire sur la page.

board-brass-copies = { $n } × { $name }
board-brass-times = × { $n }
board-brass-warden = Gardien
board-brass-numbered = carte { $number } ({ $owner })
board-brass-standing = attaque { $attack }, vie { $health } sur { $full }
board-brass-down = détruite
board-brass-choosable = peut être choisie
board-brass-pile = { $owner } : { $pile }
board-brass-any-order = Sans ordre
board-brass-close = Fermer
board-brass-rule = Règle { $rule }
board-brass-deck = pioche { $n }
board-brass-line = En jeu : { $owner }
board-brass-nothing-in-play = Encore rien en jeu.
board-brass-team-with = avec { $partner }
board-brass-away = absent
board-brass-score-pile = pile de score
board-brass-fold = Replier
board-brass-unfold = { $n ->
    [0] Voir la plateforme
    [one] Voir 1 carte en jeu
   *[other] Voir { $n } cartes en jeu
}
board-brass-hand-empty = Aucune carte en main.
board-brass-reserve-empty = Plus rien à acheter.
board-brass-bench = La carte en détail
board-brass-bench-hint = Pointez une carte pour la lire, cliquez pour l’utiliser. N : carte suivante possible, W : pourquoi pas.
board-brass-open-menu = Cliquez pour voir ce qu’elle peut faire.
board-brass-choose-target = Attaquer : choisissez une cible éclairée
board-brass-battle = Bataille : le Laiton est la vie
board-brass-fewer = Une carte { $card } de moins
board-brass-more = Une carte { $card } de plus
board-brass-of = { $n } sur { $most }
board-brass-reserve-sum = { $cards } cartes sur { $most } au plus, valeur { $value } sur { $needed } Laiton
board-brass-reserve-take = Prendre cette réserve
board-brass-identity-frontier = Droit au Laiton. Facile à jouer, peu de pouvoir d’achat dans une longue partie.
board-brass-identity-omni-edo = Épure son paquet en congédiant des cartes, et bâtit.
board-brass-identity-mcglynn = Pioche des cartes et en sait plus que les autres.
board-brass-identity-harlem = Sabotage, dégâts directs et batteries qui gardent des ressources.
board-brass-identity-windcraft = Des unités et des machines en grand nombre.
board-brass-ask-may = Le faites-vous ?
board-brass-ask-choose = Choisissez.
board-brass-ask-amount = Combien de fois échangez-vous ?
board-brass-ask-pick = Quelle carte ?
board-brass-ask-target = Quelle carte en jeu ?
board-brass-ask-player = Quel joueur ?
board-brass-ask-look = Où va quelle carte ?
board-brass-ask-order = Plusieurs textes attendent : lequel vient maintenant ?
board-brass-choose-lit = Choisissez une carte éclairée sur la table.
board-brass-row-labor = Marché du travail
board-brass-row-design = Bureau d’études
board-brass-identity-random = Laissez le hasard en choisir une qui est libre.
