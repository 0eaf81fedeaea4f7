### Ce qui ne va pas dans un fichier de matériel, et que faire (docs/components.md).

component-at = { $file }, { $place }

component-error-missing-file = { $file } : ce fichier n’existe pas ; vérifiez son nom.
component-error-unreadable-file = { $file } : ce fichier est illisible ; vérifiez que c’est bien un fichier et que vous avez le droit de le lire.
component-error-not-utf8 = { $file }, ligne { $line } : ce texte n’est pas en UTF-8 ; enregistrez le fichier en UTF-8.
component-error-syntax = { $file }, ligne { $line } : ce n’est pas du TOML valide ; cherchez un guillemet, une virgule ou un crochet manquant, ou une clé écrite deux fois.
component-error-unreadable-value = { $file }, ligne { $line } : un nombre est beaucoup trop long ou des crochets sont beaucoup trop imbriqués ; exportez de nouveau le matériel et comparez.
component-error-unknown-field = { component-at } : rien ne s’appelle « { $field } » ici ; corrigez le nom ou supprimez-le.
component-error-missing-field = { component-at } : il manque « { $field } » ici ; ajoutez-le.
component-error-wrong-type = { component-at } : écrivez ici { $expected ->
        [int] un nombre entier
        [str] un texte entre guillemets droits
        [bool] true ou false
        [array] une liste entre crochets
       *[object] une table entre accolades
    }.
component-error-wrong-value = { component-at } : cela n’a pas sa place ici ; exportez de nouveau le matériel et comparez.
component-error-unknown-word = { component-at } : « { $value } » est inconnu ici ; écrivez l’un de ces mots : { $allowed }.
component-error-out-of-range = { component-at } : écrivez un nombre entier de { $low } à { $high }.
component-error-not-hundreds = { component-at } : { MONEY($value) } n’est pas un multiple de { MONEY(100) } ; arrondissez.
component-error-wrong-count = { component-at } : il faut ici exactement { $wanted } éléments, et non { $found }.
component-error-wrong-id = { component-at } : « { $id } » ne convient pas à cet élément ; écrivez { $stem }.1, { $stem }.2 et ainsi de suite, jusqu’à { $stem }.99.
component-error-duplicate-id = { component-at } : « { $id } » est utilisé deux fois ; donnez à chaque élément son propre identifiant.
component-error-stratum-count = { component-at } : le niveau { $stratum } demande { $wanted } tuiles et en a { $found } ; ajoutez-en ou retirez-en.
component-error-no-arrangement = { component-at } : { $count } tuiles du niveau { $stratum } demandent la puissance { $power }, deux d’entre elles seraient donc adjacentes ; mettez-en au plus quatre de même puissance par niveau.
component-error-pile-short = { component-at } : { $tiles } tuiles puisent dans la pile Extraction { $pile }, qui a { $cards } cartes ; donnez-lui au moins autant de cartes que de tuiles.
component-error-pile-unused = { component-at } : aucune tuile ne demande la puissance { $pile }, cette carte ne serait donc jamais piochée ; corrigez la pile, ou les puissances des tuiles.
component-error-free-delivery = { component-at } : une tuile Livraison doit coûter au moins un cube.
component-error-not-cheapest-first = { component-at } : cette tuile est moins chère que la précédente de la pile { $pile } ; rangez chaque pile de la moins chère à la plus chère.
component-error-delivery-pile-missing = { component-at } : la pile { $pile } n’a aucune tuile Livraison ; ajoutez-en au moins une.
component-error-slot-count = { component-at } : un plateau a de { $low } à { $high } emplacements ; ajoutez-en ou retirez-en.
component-error-too-few-slots = { component-at } : les trois plateaux ont { $slots } emplacements en tout ; il en faut au moins { $seats } pour { $seats } joueurs, un par Vice-Président.
component-error-not-descending = { component-at } : chaque tuile doit valoir moins que la précédente ; rangez les quatre valeurs de la plus haute à la plus basse.
component-error-achievement-missing = { component-at } : il n’y a pas de pile pour la réalisation { $id } ; ajoutez-la.
