"""The kinds of abilities (10.1): one file each, with what it holds and how it reads."""
