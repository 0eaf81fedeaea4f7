### Les fichiers de matériel : leur tableau, ce qui ne va pas dans un fichier et que faire (docs/components.md).
### Un motif suit le fichier et l’endroit ; voir component-error.

components-title = Matériel de { $game } (empreinte { $digest })
components-section = section
components-entry = élément
components-values = valeurs
components-source = source
components-exported = Écrit dans { $file }. Modifiez ce fichier, vérifiez-le avec --check et jouez avec --components.
components-good = { $file } : tout est bon. Le matériel est complet et jouable.
source-mark-rulebook = livret de règles
source-mark-publisher = éditeur
source-mark-reconstructed = reconstitué

component-error = { $file } : { $place } : { $reason }
component-error-whole-file = { $file } : { $reason }
component-error-missing-file = ce fichier n’existe pas ; vérifiez son nom.
component-error-unreadable-file = ce fichier est illisible ; vérifiez que c’est bien un fichier et que vous avez le droit de le lire.
component-error-not-utf8 = ce texte n’est pas en UTF-8 ; enregistrez le fichier en UTF-8.
component-error-syntax = ce n’est pas du TOML valide ; cherchez un guillemet, une virgule ou un crochet manquant, ou une clé écrite deux fois.
component-error-unreadable-value = un nombre est beaucoup trop long ou des crochets sont beaucoup trop imbriqués ; exportez de nouveau le matériel et comparez.
component-error-unknown-field = rien ne s’appelle « { $field } » ici ; corrigez le nom ou supprimez-le.
component-error-missing-field = il manque « { $field } » ici ; ajoutez-le.
component-error-wrong-type = écrivez ici { $expected ->
        [int] un nombre entier
        [str] un texte entre guillemets droits
        [bool] true ou false
        [array] une liste entre crochets
       *[object] une table entre accolades
    }.
component-error-wrong-value = cela n’a pas sa place ici ; exportez de nouveau le matériel et comparez.
component-error-unknown-word = « { $value } » est inconnu ici ; écrivez l’un de ces mots : { $allowed }.
component-error-out-of-range = écrivez un nombre entier de { $low } à { $high }.
component-error-not-hundreds = { MONEY($value) } n’est pas un multiple de { MONEY(100) } ; arrondissez.
component-error-wrong-count = il faut ici exactement { $wanted } éléments, et non { $found }.
component-error-wrong-id = « { $id } » ne convient pas à cet élément ; écrivez { $stem }.1, { $stem }.2 et ainsi de suite, jusqu’à { $stem }.99.
component-error-duplicate-id = « { $id } » est utilisé deux fois ; donnez à chaque élément son propre identifiant.
component-error-stratum-count = le niveau { $stratum } demande { $wanted } tuiles et en a { $found } ; ajoutez-en ou retirez-en.
component-error-no-arrangement = { $count } tuiles du niveau { $stratum } demandent la puissance { $power }, deux d’entre elles seraient donc adjacentes ; mettez-en au plus quatre de même puissance par niveau.
component-error-strata-clash = les niveaux { $outer } et { $inner } ont tant de puissances en commun que des tuiles de même puissance ne pourraient pas toujours être séparées ; donnez des puissances différentes aux niveaux voisins.
component-error-pile-short = { $tiles } tuiles puisent dans la pile Extraction { $pile }, qui a { $cards } cartes ; donnez-lui au moins autant de cartes que de tuiles.
component-error-pile-unused = aucune tuile ne demande la puissance { $pile }, cette carte ne serait donc jamais piochée ; corrigez la pile, ou les puissances des tuiles.
component-error-free-delivery = une tuile Livraison doit coûter au moins un cube.
component-error-not-cheapest-first = cette tuile est moins chère que la précédente de la pile { $pile } ; rangez chaque pile de la moins chère à la plus chère.
component-error-delivery-pile-missing = la pile { $pile } n’a aucune tuile Livraison ; ajoutez-en au moins une.
component-error-slot-count = un plateau a de { $low } à { $high } emplacements ; ajoutez-en ou retirez-en.
component-error-too-few-slots = les trois plateaux ont { $slots } emplacements en tout ; il en faut au moins { $seats } pour { $seats } joueurs, un par Vice-Président.
component-error-not-descending = chaque tuile doit valoir moins que la précédente ; rangez les quatre valeurs de la plus haute à la plus basse.
component-error-achievement-missing = il n’y a pas de pile pour la réalisation { $id } ; ajoutez-la.
