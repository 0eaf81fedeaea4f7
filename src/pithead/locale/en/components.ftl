### Component files: their table, and what is wrong with one and what to do about it (docs/components.md).
### A reason stands behind the file and the place: see component-error.

components-title = Components of { $game } (digest { $digest })
components-section = section
components-entry = entry
components-values = values
components-source = source
components-exported = Written to { $file }. Edit it, check it with --check, and play with --components.
components-good = { $file }: OK. All components are there and can be played with.
source-mark-rulebook = rulebook
source-mark-publisher = publisher
source-mark-reconstructed = reconstructed

component-error = { $file }: { $place }: { $reason }
component-error-whole-file = { $file }: { $reason }
component-error-missing-file = there is no such file; check the name.
component-error-unreadable-file = this file cannot be read; check that it is a file and that you have permission to read it.
component-error-not-utf8 = this is not UTF-8 text; save the file as UTF-8.
component-error-syntax = this is not valid TOML; look for a missing quote, comma or bracket, or a key written twice.
component-error-unreadable-value = a number is far too long or brackets are nested far too deep; export the components again and compare.
component-error-unknown-field = nothing here is called “{ $field }”; correct the name or remove it.
component-error-missing-field = “{ $field }” is missing here; add it.
component-error-wrong-type = write { $expected ->
        [int] a whole number
        [str] text in quotes
        [bool] true or false
        [array] a list in square brackets
       *[object] a table in braces
    } here.
component-error-wrong-value = this does not belong here; export the components again and compare.
component-error-unknown-word = “{ $value }” is unknown here; write one of: { $allowed }.
component-error-out-of-range = write a whole number from { $low } to { $high }.
component-error-not-hundreds = { MONEY($value) } is not a multiple of { MONEY(100) }; round it.
component-error-wrong-count = there must be exactly { $wanted } entries here, not { $found }.
component-error-wrong-id = “{ $id }” does not fit this entry; write { $stem }.1, { $stem }.2 and so on, up to { $stem }.99.
component-error-duplicate-id = “{ $id }” is used twice; give each entry its own id.
component-error-stratum-count = stratum { $stratum } needs { $wanted } tiles and has { $found }; add or remove some.
component-error-no-arrangement = { $count } tiles of stratum { $stratum } need power { $power }, so two of them would be adjacent; use at most four tiles of the same power in a stratum.
component-error-strata-clash = strata { $outer } and { $inner } share so many powers that tiles of equal power could not always be kept apart; give neighbouring strata different powers.
component-error-pile-short = { $tiles } tiles draw from extraction pile { $pile }, which has { $cards } cards; give it at least as many cards as tiles.
component-error-pile-unused = no tile needs power { $pile }, so this card would never be drawn; correct the pile, or the powers of the tiles.
component-error-free-delivery = a Delivery tile must cost at least one cube.
component-error-not-cheapest-first = this tile is cheaper than the one before it in pile { $pile }; list each pile from the cheapest to the most expensive.
component-error-delivery-pile-missing = pile { $pile } has no Delivery tile; add at least one.
component-error-slot-count = a board has { $low } to { $high } slots; add or remove some.
component-error-too-few-slots = the three boards have { $slots } slots in all; { $seats } players need at least { $seats }, one for each Vice President.
component-error-not-descending = each tile must be worth less than the one before it; list the four values from the highest to the lowest.
component-error-achievement-missing = there is no pile for achievement { $id }; add it.
