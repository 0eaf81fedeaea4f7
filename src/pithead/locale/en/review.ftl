### Review: what answers were worth, in words from figures.

review-reason-source = { NUMBER($points, maximumFractionDigits: 1) } more points from { $source }
review-reason-rival = { NUMBER($points, maximumFractionDigits: 1) } fewer points for { SEAT($seat) }
