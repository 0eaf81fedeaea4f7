# What the companion of any lesson says.
lesson-press-next = Press Next first.
lesson-wait = One moment: the others go first.
lesson-hint = Try this: { $action }.
lesson-hint-why = Try this: { $action }. { $why }
