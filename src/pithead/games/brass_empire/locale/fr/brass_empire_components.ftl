### Ce qui ne va pas dans un jeu de cartes et comment le corriger (docs/cards.md).
### Les défauts communs à tous les fichiers d’éléments sont dans components.ftl.

component-error-wrong-card-id = l’identifiant d’une carte se compose de minuscules, de chiffres et de « _ », une lettre d’abord, 40 caractères au plus ; renommez-la.
component-error-free-card = une carte qui s’achète doit coûter quelque chose ; donnez-lui un coût en labor ou construction.
component-error-zero-brass = aucune carte n’a une valeur en Laiton de 0 ; omettez « brass » pour une carte sans valeur.
component-error-wrong-head = une carte de type { $type } n’a pas ce texte ; elle peut avoir : { $allowed }.
component-error-employee-in-play = un employé ne reste jamais en jeu ; supprimez ceci ou changez le type de la carte.
component-error-missing-name = cette carte n’est pas dans le jeu fourni et n’a donc pas encore de nom ; ajoutez : name = {"{"} en = "…", fr = "…", de = "…" {"}"}.
component-error-missing-translation = le nom de la carte manque dans la langue « { $language } » ; ajoutez-le.
component-error-long-name = un nom a au plus { $most } caractères, tous imprimables ; raccourcissez-le.
component-error-empty-list = cette liste d’effets est vide ; ajoutez-en un ou supprimez la liste.
component-error-long-list = une liste contient au plus { $most } effets ; raccourcissez-la.
component-error-deep-list = les effets s’imbriquent sur { $most } niveaux au plus ; simplifiez celui-ci.
component-error-card-gone = quand « { $head } » se produit, la carte n’est pas en jeu ; « this », store et discharge n’y ont pas de sens ; retirez-les.
component-error-pay-place = « pay » est le premier d’au moins deux effets dans may, une option de choose, each_turn ou action ; déplacez-le.
component-error-may-start = ce qu’un joueur peut faire doit commencer par l’un de ces effets : pay, gain, steal, draw, look, recall, discard, dismiss, acquire, peek, refresh, damage, destroy, boost, ready, build, rebuild ou store.
component-error-choose-place = « choose » doit être le dernier effet d’un texte entier, hors de tout autre effet ; déplacez-le.
component-error-not-last = à l’intérieur d’une condition ou d’un may, ceci doit être le dernier effet de sa liste ; déplacez-le.
component-error-empty-op = cet effet ne fait rien ; donnez-lui une quantité.
component-error-same-resource = une ressource ne s’échange pas contre elle-même ; changez « give » ou « get ».
component-error-damage-platform = plus de 1 dégât ne peut viser que des unités ; écrivez n = 1 ou une autre cible.
component-error-option-count = un choix a de { $low } à { $high } options ; ajoutez-en ou retirez-en.
component-error-not-a-number = ceci ne se compte pas pour une répétition ; comptez autre chose et omettez « least ».
component-error-dismiss-from = nommez chaque endroit une fois ; « this » est seul, une fois, et seulement dans « play » d’un employé.
component-error-count-filter = seul « played » peut être limité à une société ou à un type ; supprimez « corp » et « type ».
component-error-off-turn = « { $head } » peut se produire au tour d’un autre et ne doit rien demander : seulement brass, draw, draw_later, store, renforcer this, des défausses de chaque adversaire et des dégâts à chaque unité adverse (dans « destroyed » aussi un may autour).
component-error-free-ready = « ready » doit se payer ici, sinon un effet pourrait se répéter sans fin ; mettez un « pay » en premier.
component-error-too-many-designs = un jeu a au plus { $most } cartes différentes ; retirez-en.
component-error-deck-count = la { $deck ->
        [labor] pioche Travail (les employés hors réserve)
       *[design] pioche Études (les unités et bâtiments hors réserve)
    } doit avoir { $wanted } cartes et en a { $found } ; changez les exemplaires.
component-error-not-a-starter = seules ces cartes sont des cartes de départ : { $known } ; mettez celle-ci ailleurs.
component-error-missing-card = il manque la carte « { $card } », avec laquelle chaque joueur commence ; ajoutez-la.
component-error-starter-kind = cette carte de départ est neutre, de type { $type }, et son « deck » est « starter » ; corrigez-la.
component-error-starter-copies = chaque joueur commence avec { $wanted } exemplaires de cette carte ; corrigez « copies ».
component-error-platform-text = ce que fait la plateforme minière est dans les règles ; supprimez ses effets.
component-error-reserve-corp = une réserve ne contient que des cartes de sa société ; donnez une société à cette carte ou mettez-la hors réserve.
component-error-reserve-size = la réserve ({ $corp }) a plus de { $most } cartes ; retirez des exemplaires.
component-error-reserve-missing = { $corp } n’a pas de réserve ; donnez-lui des cartes avec deck = "reserve".
component-error-reserve-brass = les réserves ne valent pas autant de Laiton : { $brass } ({ $corp }), { $wanted } ({ $other }) ; donnez-leur à toutes la même valeur.
component-error-too-many-whenever = au plus { $most } cartes différentes peuvent avoir un « whenever » ; supprimez celui-ci.
component-error-acquire-to-hand = au plus { $most } cartes, en un exemplaire chacune, peuvent acquérir vers la main ; envoyez la carte à la défausse ou sur la pioche.
