"""The games that come with Pithead, each whole in its own package."""
