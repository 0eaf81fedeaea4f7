### Ce que le noyau refuse, quel que soit le jeu.

rules-section-kernel = Jouer avec Pithead

rule-PH-FORM = Une action s’écrit dans la notation de son jeu, ne nomme que ce qui existe et respecte les limites. Tout le reste est refusé et ne change rien.
    .title = Actions bien formées
    .section = kernel
rule-PH-STALE = Une réponse vaut pour la question à laquelle elle répond. Si la partie a avancé depuis que la question a été affichée, la réponse est refusée et la question est posée de nouveau.
    .title = Réponses tardives
    .section = kernel
rule-PH-OVER = Une fois la partie terminée, on ne peut plus que la regarder ou annuler un coup.
    .title = Après la fin
    .section = kernel

refusal-malformed = Ce n’est pas une action de ce jeu. Attendu : { $expected }
remedy-malformed = Choisissez une des options numérotées, ou tapez une action en notation.
refusal-not-asked = Ce n’est pas à vous. En attente : { SEATS($waiting) }.
remedy-not-asked = Attendez que ce soit à vous de jouer.
refusal-answered = Vous avez déjà donné votre réponse secrète, ou la question ne vous est pas posée.
remedy-answered = Attendez que toutes les réponses soient révélées.
refusal-wrong-question = « { $verb } » ne répond pas à la question posée.
remedy-wrong-question = Réponses possibles : { $verbs }.
refusal-stale = La partie a avancé depuis que vous l’avez vue.
remedy-stale = Regardez la partie telle qu’elle est et choisissez de nouveau.
refusal-game-over = La partie est terminée.
remedy-game-over = Commencez une nouvelle partie, ou annulez le dernier coup.

## Options de table

option-value = { $option } { $value }
option-yes = oui
option-no = non
option-number = { $n }

## Noms communs aux deux jeux

name-nothing = rien
name-nobody = personne
