### Analyse : ce que valaient les réponses, en mots tirés des chiffres.

review-reason-source = { NUMBER($points, maximumFractionDigits: 1) } points de plus ({ $source })
review-reason-rival = { NUMBER($points, maximumFractionDigits: 1) } points de moins pour { SEAT($seat) }
