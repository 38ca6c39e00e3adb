"""What keys, menus and double clicks do to the copies of a card in a deck, whichever page it is shown on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from svedesk.decks.editing import Editing, pile_of
from svedesk.engine.facts import Facts


def change_copies(
    editing: Editing, library: Mapping[str, Facts], wanted: str, number: str, prints: Sequence[Facts]
) -> None:
    """Do what is wanted of a card with these prints (see `card_keys`): "more", "fewer", or so many, a leader once. Of
    the print that is in the deck, where there is one."""
    number = _print_in_deck(editing, number, prints)
    facts = library.get(number)
    if wanted == "fewer":
        editing.take_out(number)
    elif facts is None:  # nobody knows it any more: it can only be taken out
        for _ in range(editing.copies(number) if wanted == "0" else 0):
            editing.take_out(number)
    elif wanted == "more":
        editing.add(facts)
    elif pile_of(facts) is not None:
        editing.set_copies(facts, min(int(wanted), 1) if facts.kind == "leader" else int(wanted))


def _print_in_deck(editing: Editing, number: str, prints: Sequence[Facts]) -> str:
    """The print of a card that is in the deck; this one where none is, or itself."""
    if editing.copies(number):
        return number
    return next((one.number for one in prints if editing.copies(one.number)), number)
