# What the engine says about decisions: hints, the coach, the review.
page-hint-title = Worth a look
page-hint-unit = wins in 100
page-hint-seeking = Looking at your answers…
page-hint-equal = About as good.
page-hint-play = Play { $n }
page-hint-sure = Differences are sure to ±{ $n }.
page-hint-answer = { $n }: { $says }, { $chance } wins in 100
page-hint-why = Why this move?
page-hint-played = { $name } played: { $says }
page-hint-this = played
