"""What the builder's page works with: the decks that are open, and what it asks about cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from svedesk.decks.editing import Editing
from svedesk.decks.model import Deck
from svedesk.engine.facts import Facts
from svedesk.gui.finder import Finder
from svedesk.gui.tongue import tr


class OpenDeck:
    """A deck on the page: how it is being built, and the file it is kept in (None: it never was)."""

    def __init__(self, deck: Deck, path: Path | None) -> None:
        self.editing, self.path = Editing(deck), path


def new_deck() -> Deck:
    """A deck that nothing was done with."""
    return Deck(tr("New deck"), (), ())


class Sources(NamedTuple):
    """What the page asks about cards: `comes_from` tells where one is from that did not come with the program."""

    library: Mapping[str, Facts]
    finder: Finder
    comes_from: Callable[[str], str]
    meant: Callable[[str], tuple[int, tuple[Facts, ...]]]
    """Of a line nobody knows how many copies it says, and the nearest cards."""
