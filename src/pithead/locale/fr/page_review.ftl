# What the engine says about decisions: hints, the coach, the review.
page-hint-title = À considérer
page-hint-unit = victoires sur 100
page-hint-seeking = Examen de vos réponses…
page-hint-equal = Presque aussi bon.
page-hint-play = Jouer { $n }
page-hint-sure = Écarts sûrs à ±{ $n }.
page-hint-answer = { $n } : { $says }, { $chance } victoires sur 100
page-hint-why = Pourquoi ce coup ?
page-hint-played = { $name } a joué : { $says }
page-hint-this = joué
