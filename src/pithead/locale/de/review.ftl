### Analyse: was Antworten wert waren, in Worten aus Zahlen.

review-reason-source = { NUMBER($points, maximumFractionDigits: 1) } Punkte mehr durch { $source }
review-reason-rival = { NUMBER($points, maximumFractionDigits: 1) } Punkte weniger für { SEAT($seat) }
