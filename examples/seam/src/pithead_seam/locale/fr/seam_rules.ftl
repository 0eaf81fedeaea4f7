rule-SM-SET-1 = Chaque équipe commence avec 12 huile et trois outils cachés. Une veine par nuit est posée face cachée.
rule-SM-BID-1 = Chaque nuit, la veine suivante est révélée. Toutes les équipes misent en secret, au plus leur huile. La plus haute mise paie et creuse.
rule-SM-BID-2 = En cas d’égalité, personne ne paie et personne ne creuse.
rule-SM-REST-1 = Chaque équipe qui ne creuse pas reçoit 1 huile.
rule-SM-DIG-1 = L’équipe qui creuse gagne le charbon de la veine et peut utiliser un outil de sa main pour en tirer plus de charbon.
rule-SM-DIG-2 = Un outil brûle son huile ; sans elle, impossible de l’utiliser.
rule-SM-END-1 = Après la dernière nuit, le plus de charbon gagne, puis le plus d’huile.
