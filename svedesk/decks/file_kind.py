"""Which files hold a deck: told by what stands in them, before anything of it is believed."""

from __future__ import annotations

import re
from pathlib import Path

from svedesk.documents.reading import beginning

_OURS = re.compile(rb'"format"\s*:\s*"(?:svedesk|sve|[a-z_]+(?=-deck"))-(deck")?')
"""What our own files begin with; a group of it those with decks."""
_PILE = re.compile(
    rb'"(?:(?:main|evolve|deck)[\w -]*|ContainedObjects|(?:sub|p)_list)"\s*:\s*[\[{]|"card_number"[^{}]*"num"\s*:',
    re.IGNORECASE,
)
"""A pile of cards in the JSON of other programs: lists of cards have none."""


FILE_NAMES = "*.txt *.cod *.json *.jsonl *.csv *.tsv *.md *.xlsx *.html *.xml *.dek *.o8d *.dck *.yaml *.yml"
"""The names of files that decks are in."""
_TEXTS = (".txt", ".cod", ".dek", ".o8d", ".dck")
"""The ends of those that are hardly anything else."""
_ANY_TEXTS = (".md", ".yaml", ".yml")
"""The ends of texts of all kinds: those with a deck have lines with a count or a number of a card."""
_LINE = re.compile(rb"^\W*\d{1,2}\s*[xX\xc3]?|[A-Z]{2,6}\d{0,3}-[A-Z]{0,3}\d{2,3}|:\s*\d{1,2}\s*$", re.MULTILINE)


def is_deck(path: Path) -> bool:
    """Whether a file holds a deck, for all that can be seen of it: a list in a text file, a deck of Cockatrice, or
    JSON. What can't be read does not: whoever opens it tells why."""
    start = beginning(path)
    if start is None:
        return False
    if start.startswith(b"{"):
        ours = _OURS.search(start)
        return bool(ours[1] if ours else _PILE.search(start))
    if start.startswith(b"<"):
        return b"<cockatrice_deck" in start
    if path.suffix.lower() in _ANY_TEXTS:
        return _LINE.search(start) is not None
    return path.suffix.lower() in _TEXTS
