"""The kinds of abilities (10.1): what they hold and how they read."""
