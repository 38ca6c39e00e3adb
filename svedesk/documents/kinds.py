"""The kinds of files that svedesk reads for its users."""

from __future__ import annotations

from typing import NamedTuple


class FileKind(NamedTuple):
    """What a file is: the word in its "format", the newest version this program knows, and the most bytes it may have.

    What it is called is in the messages, in the list "kind"."""

    format: str
    version: int
    max_bytes: int


FIRST_GAME = "sve"
"""The game of files that name none: they are of a time when there was no other."""

GAME = FileKind("svedesk-game", 4, 20_000_000)
"""A long game is under 200 kB. Version 4 is of games whose seed has 256 bits; others are written as before."""
BOARD = FileKind("svedesk-board", 3, 20_000_000)
DECK = FileKind("svedesk-deck", 2, 256_000)
DECK_LIST = FileKind("deck-list", 1, 2_000_000)
"""A deck in whatever form: some tables write all that is printed on each of its cards."""
CARDS = FileKind("svedesk-cards", 1, 8_000_000)
TEXTS = FileKind("card-texts", 1, 50_000_000)
"""Card texts of the user's own, in whatever form they were collected."""
LIST = FileKind("card-list", 1, 50_000_000)
"""Cards in a file of somebody else's making: a Cockatrice card database, a CSV, Excel or JSON list."""
PACK = FileKind("svedesk-pack", 2, 250_000_000)
"""Own cards with their pictures, in one zip file."""
MAPPING = FileKind("svedesk-mapping", 1, 64_000)
DRAFT = FileKind("svedesk-draft", 1, 50_000_000)
"""Own cards as they were typed, with what keeps them from being played."""
RESTRICTIONS = FileKind("svedesk-restrictions", 1, 1_000_000)
ANSWERS = FileKind("svedesk-answers", 1, 20_000_000)
"""Official answers about cards, from lists of the user's own."""
COPIES = FileKind("svedesk-copies", 1, 2_000_000)
"""How many copies of each print somebody owns."""
SETTINGS = FileKind("svedesk-settings", 1, 256_000)

BOOKMARKS = FileKind("svedesk-bookmarks", 1, 20_000_000)
"""The moments of one game that its players marked."""

RECORD = FileKind("svedesk-record", 1, 50_000_000)
"""How the games of one player ended: about 300 bytes each."""

PROOF = FileKind("svedesk-proof", 5, 40_000_000)
"""A network game that was opened at its end, with what a seat was promised and shown."""

SEALED = FileKind("svedesk-sealed", 1, 40_000_000)
"""A save of a network game that is still being played: what the other player's program holds opens it."""

LAB = FileKind("svedesk-lab", 1, 4_000_000_000)
"""Results of the lab, a line for each game: about a kilobyte."""
LAB_SUFFIX = ".svelab"

KINDS = {
    kind.format: kind
    for kind in (
        GAME,
        BOARD,
        BOOKMARKS,
        RECORD,
        DECK,
        DECK_LIST,
        CARDS,
        TEXTS,
        LIST,
        PACK,
        DRAFT,
        MAPPING,
        RESTRICTIONS,
        ANSWERS,
        COPIES,
        SETTINGS,
        PROOF,
        SEALED,
        LAB,
    )
}
"""All of them, by the word in "format"."""
