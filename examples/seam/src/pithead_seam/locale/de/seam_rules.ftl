rule-SM-SET-1 = Alle beginnen mit 12 Öl und drei verdeckten Werkzeugen. Für jede Nacht liegt ein Abschnitt verdeckt bereit.
rule-SM-BID-1 = Jede Nacht wird der nächste Abschnitt aufgedeckt. Alle bieten heimlich Öl, höchstens so viel sie haben. Das höchste Gebot zahlt und gräbt.
rule-SM-BID-2 = Bei Gleichstand zahlt niemand und niemand gräbt.
rule-SM-REST-1 = Wer nicht gräbt, bekommt 1 Öl.
rule-SM-DIG-1 = Wer gräbt, bekommt die Kohle des Abschnitts und darf ein Werkzeug aus der Hand für dessen zusätzliche Kohle nutzen.
rule-SM-DIG-2 = Ein Werkzeug verbraucht sein Öl; ohne dieses Öl geht es nicht.
rule-SM-END-1 = Nach der letzten Nacht gewinnt die meiste Kohle, dann das meiste Öl.
