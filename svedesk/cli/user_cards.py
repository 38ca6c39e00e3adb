"""A list of cards of the user's own for one run of a command: facts and texts, in memory only, and decks made of the
cards among them that have no script."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from svedesk.cards.collection import reprinted
from svedesk.cards.import_file import read_cards
from svedesk.cards.import_rows import entries_of
from svedesk.cards.library import Library, starter_library
from svedesk.cards.shared_texts import told_texts
from svedesk.cli.console import CommandError
from svedesk.decks.model import Copies, Deck
from svedesk.documents.damaged import DamagedFile
from svedesk.engine import rng
from svedesk.engine.facts import Facts
from svedesk.games.sve.reprints import known_scripts
from svedesk.games.sve.ruleset import Sve

MAIN, EVOLVE, COPIES = 40, 10, 3


class Brought(NamedTuple):
    """The rules over the shipped cards and those of a list, and which of the list have no script."""

    rules: Sve
    unscripted: tuple[Facts, ...]


@cache
def brought(path: Path) -> Brought:
    """The cards of a list: Cockatrice XML, CSV or JSON. Raises CommandError."""
    try:
        fresh = entries_of(read_cards(path))
    except DamagedFile as error:  # said as what other processes can be told, too
        raise CommandError(error.sentence) from error
    shipped, scripts = starter_library(), known_scripts(reprinted(fresh))
    texts = {**{entry.number: ("", "") for entry in fresh}, **told_texts(fresh)}
    library = Library((*shipped.values(), *(entry.facts for entry in fresh)))
    unscripted = tuple(entry.facts for entry in fresh if entry.number not in scripts)
    return Brought(Sve(library, scripts, texts), unscripted)


def random_deck(cards: tuple[Facts, ...], seed: int) -> Deck:
    """A deck of one class made of these cards by chance: its size and copies as 6.1.1 wants them as far as there are
    cards. Raises CommandError when there is no class with enough of them."""
    crafts = sorted({facts.classes[0] for facts in cards if len(facts.classes) == 1} - {"Neutral"})
    crafts = [craft for craft in crafts if len(_of(cards, craft, evolved=False)) * COPIES >= MAIN]
    if not crafts:
        raise CommandError("There are not enough cards without a script in any class to build a deck.")
    state, place = rng.below(seed, len(crafts))
    craft = crafts[place]
    state, main = _some(_of(cards, craft, evolved=False), MAIN, state)
    names = {facts.counts_as or facts.name for facts in cards if facts.number in dict(main)}
    fit = [facts for facts in _of(cards, craft, evolved=True) if (facts.counts_as or facts.name) in names]
    state, evolve = _some(fit, EVOLVE, state)
    leaders = [facts.number for facts in cards if facts.kind == "leader" and craft in facts.classes][:1]
    return Deck(f"Random {craft}", tuple(leaders or _shipped_leader(craft)), main, evolve)


def _of(cards: tuple[Facts, ...], craft: str, *, evolved: bool) -> list[Facts]:
    kinds = ("follower",) if evolved else ("follower", "spell", "amulet")
    wanted = "evolved" if evolved else ""
    return [
        facts
        for facts in cards
        if facts.kind in kinds
        and facts.special == wanted
        and {craft, "Neutral"} & set(facts.classes)
        and not facts.front
    ]


def _some(cards: list[Facts], count: int, state: int) -> tuple[int, Copies]:
    """So many cards at random, up to three of each."""
    left, found = [facts.number for facts in cards for _ in range(COPIES)], list[str]()
    while left and len(found) < count:
        state, place = rng.below(state, len(left))
        found.append(left.pop(place))
    return state, tuple((number, found.count(number)) for number in dict.fromkeys(found))


def _shipped_leader(craft: str) -> list[str]:
    found = [facts.number for facts in starter_library().values() if facts.kind == "leader" and craft in facts.classes]
    return found[:1]
