"""Game-neutral kernel: tables of frozen records, questions, events, sessions and views.

Standard library only. Knows no game words: each game is a `Ruleset` (see `ruleset.py`) played through a `Session`.
"""
