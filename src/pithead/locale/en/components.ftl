### What is wrong with a component file, and what to do about it (docs/components.md).

component-at = { $file }, { $place }

component-error-missing-file = { $file }: there is no such file; check the name.
component-error-unreadable-file = { $file }: this file cannot be read; check that it is a file and that you may read it.
component-error-not-utf8 = { $file }, line { $line }: this is not UTF-8 text; save the file as UTF-8.
component-error-syntax = { $file }, line { $line }: this is not valid TOML; look for a missing quote, comma or bracket, or a key written twice.
component-error-unreadable-value = { $file }, line { $line }: a number is far too long or brackets are nested far too deep; export the components again and compare.
component-error-unknown-field = { component-at }: nothing here is called “{ $field }”; correct the name or remove it.
component-error-missing-field = { component-at }: “{ $field }” is missing here; add it.
component-error-wrong-type = { component-at }: write { $expected ->
        [int] a whole number
        [str] text in quotes
        [bool] true or false
        [array] a list in square brackets
       *[object] a table in braces
    } here.
component-error-wrong-value = { component-at }: this does not belong here; export the components again and compare.
component-error-unknown-word = { component-at }: “{ $value }” is not known here; write one of: { $allowed }.
component-error-out-of-range = { component-at }: write a whole number from { $low } to { $high }.
component-error-not-hundreds = { component-at }: { MONEY($value) } is not a multiple of { MONEY(100) }; round it.
component-error-wrong-count = { component-at }: there must be exactly { $wanted } entries here, not { $found }.
component-error-wrong-id = { component-at }: “{ $id }” does not fit this entry; write { $stem }.1, { $stem }.2 and so on, up to { $stem }.99.
component-error-duplicate-id = { component-at }: “{ $id }” is used twice; give each entry its own id.
component-error-stratum-count = { component-at }: stratum { $stratum } needs { $wanted } tiles and has { $found }; add or remove some.
component-error-no-arrangement = { component-at }: { $count } tiles of stratum { $stratum } need power { $power }, so two of them would be adjacent; have at most four of a power in a stratum.
component-error-pile-short = { component-at }: { $tiles } tiles draw from extraction pile { $pile }, which has { $cards } cards; give it at least as many cards as tiles.
component-error-pile-unused = { component-at }: no tile needs power { $pile }, so this card would never be drawn; correct the pile, or the powers of the tiles.
component-error-free-delivery = { component-at }: a Delivery tile must cost at least one cube.
component-error-not-cheapest-first = { component-at }: this tile is cheaper than the one before it in pile { $pile }; list each pile from the cheapest to the dearest.
component-error-delivery-pile-missing = { component-at }: pile { $pile } has no Delivery tile; add at least one.
component-error-slot-count = { component-at }: a board has from { $low } to { $high } slots; add or remove some.
component-error-too-few-slots = { component-at }: the three boards have { $slots } slots in all; { $seats } players need at least { $seats }, one Vice President each.
component-error-not-descending = { component-at }: each tile must be worth less than the one before it; list the four values from the highest to the lowest.
component-error-achievement-missing = { component-at }: there is no pile for achievement { $id }; add it.
