### What the kernel refuses, whatever the game.

rules-section-kernel = Playing with Pithead

rule-PH-FORM = An action is written in the notation of its game, names only things that exist and keeps within their bounds. Anything else is refused and changes nothing.
    .title = Well-formed actions
    .section = kernel
rule-PH-STALE = An answer belongs to the question it was given for. If the game has moved on since the question was shown, the answer is refused, and you are asked again.
    .title = Late answers
    .section = kernel
rule-PH-OVER = Once the game is over, nothing can be done any more except looking and undoing.
    .title = After the end
    .section = kernel

refusal-malformed = That is no action of this game. Expected: { $expected }
remedy-malformed = Choose one of the numbered options, or type an action as it is written in the notation.
refusal-not-asked = It is up to { SEATS($waiting) } to answer now.
remedy-not-asked = Wait until it is your turn to act.
refusal-answered = You have given your sealed answer already, or none is asked of you.
remedy-answered = Wait until all answers are revealed.
refusal-wrong-question = “{ $verb }” does not answer the question now asked.
remedy-wrong-question = These do: { $verbs }.
refusal-stale = The game has moved on since you saw it: { $now } entries in its log, not { $at }.
remedy-stale = Look at the game as it is now and choose again.
refusal-game-over = The game is over.
remedy-game-over = Start a new game, or undo.

## Table options

option-value = { $option } { $value }
option-yes = yes
option-no = no
option-number = { $n }

## Names both games use

name-nothing = nothing
name-nobody = nobody
