"""A deck that is being edited."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from svedesk.decks.editing import DeckEditing
from svedesk.decks.model import Deck, holds_one, in_sections
from svedesk.decks.shelf import Shelf
from svedesk.engine.facts import Facts
from svedesk.engine.game import GameDecks
from svedesk.gui.kit.translate import tr


class OpenDeck:
    """A deck on the page, with its undo history and its file (None: not saved yet)."""

    def __init__(self, deck: Deck, path: Path | None, rules: GameDecks) -> None:
        self.editing, self.path = DeckEditing(deck, rules), path

    def keep(self, shelf: Shelf) -> None:
        """Save it. Raises `DamagedFile`."""
        deck = self.editing.deck
        named = deck if deck.name.strip() else replace(deck, name=tr("Unnamed"))
        self.path = shelf.keep(named, self.path)


def new_deck(rules: GameDecks) -> Deck:
    """An empty deck."""
    return Deck(in_sections(rules), tr("New deck"), rules.formats[0])


def change_copies(
    editing: DeckEditing, library: Mapping[str, Facts], wanted: str, number: str, prints: Sequence[Facts]
) -> None:
    """Carry out a command (see `card_list`) for a card with these prints: "more" (or "open"), "fewer", or that many
    copies; of what decks have one of (a leader) at most one. Applies to the print that is in the deck, if there is
    one."""
    number = _print_in_deck(editing, number, prints)
    facts = library.get(number)
    if wanted == "fewer":
        editing.take_out(number)
    elif facts is None:  # no longer known: it can only be removed
        for _ in range(editing.copies(number) if wanted == "0" else 0):
            editing.take_out(number)
    elif wanted in ("more", "open"):
        editing.add(facts)
    elif (section := editing.rules.section_of(facts)) is not None:
        editing.set_copies(facts, min(int(wanted), 1) if holds_one(editing.rules, section) else int(wanted))


def _print_in_deck(editing: DeckEditing, number: str, prints: Sequence[Facts]) -> str:
    """The print of a card that is in the deck; this one if none is."""
    if editing.copies(number):
        return number
    return next((facts.number for facts in prints if editing.copies(facts.number)), number)
