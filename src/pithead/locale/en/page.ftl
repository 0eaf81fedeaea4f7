### The page: everything it says itself.
