rule-SM-SET-1 = Every crew starts with 12 oil and three hidden tools. One stretch of the seam is dealt for each night, face down.
rule-SM-BID-1 = Each night the next stretch is turned up. All crews bid oil for it in secret, at most what they have. The highest bid pays and digs.
rule-SM-BID-2 = If the highest bid is tied, nobody pays and nobody digs.
rule-SM-REST-1 = Every crew that does not dig gets 1 oil.
rule-SM-DIG-1 = The digger gets the coal of the stretch and may use one tool from their hand for its extra coal.
rule-SM-DIG-2 = A tool burns its oil; without that oil it can’t be used.
rule-SM-END-1 = After the last night the most coal wins, then the most oil.
