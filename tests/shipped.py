"""The game that comes with the program, with its cards and decks."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from svedesk.cards import library as cards
from svedesk.cards.library import Library
from svedesk.data import resources
from svedesk.decks import starter
from svedesk.decks.model import Copies, Deck, Lines, one_by_one
from svedesk.engine.facts import Facts
from svedesk.engine.message import Message
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.shadowverse import SVE as SVE
from svedesk.packs.draft import draft_class
from svedesk.scripts.script_folder import is_manual

CardDraft = draft_class(SVE.facts)


@cache
def shipped_library() -> Library:
    return cards.shipped_library(SVE)


@cache
def starter_library() -> Library:
    """The cards of the starter decks and the tokens: few, of most names one print, to play small tables with."""
    files = [f"{name}.json" for name in ("sd01", "sd02", "sd03", "sd04", "sd05", "sd06", "tokens", "tokens_ja")]
    sets = (json.loads((resources() / "cards" / file).read_text(encoding="utf-8")) for file in files)
    return Library(SVE.facts.of_row(row) for told in sets for row in told["cards"])


def scripted(set_name: str) -> list[str]:
    """The numbers of a set's cards that have scripts, or of "tokens" or "tokens_ja"."""
    lines = (line for file in SCRIPTS.folder.files if file.stem == set_name for line in file.lines.values())
    return [line.number for line in lines if not line.print_of]


def source_of(number: str) -> str:
    """The text of a script that ships."""
    return SVE.scripts.source(number)


SCRIPTED_SETS = tuple(sorted({file.stem for file in SCRIPTS.folder.files}))
_MANUAL = tuple(line.number for file in SCRIPTS.folder.files for line in file.lines.values() if is_manual(line))
STARTERS = tuple(number for number in _MANUAL if number in starter_library())
"""The cards of the starter decks and the tokens, whose scripts are written by hand."""
CORRECTED = tuple(number for number in _MANUAL if number not in STARTERS)
"""The other cards whose scripts are written by hand, since they are not read."""


def starter_decks() -> dict[str, Deck]:
    """Those of the products SD01 to SD06."""
    return {code: deck for code, deck in starter.starter_decks(SVE).items() if code.startswith("SD")}


def theme_decks() -> dict[str, Deck]:
    """Those that are this project's own."""
    return {code: deck for code, deck in starter.starter_decks(SVE).items() if code.startswith("TD")}


def tournament_decks() -> dict[str, Deck]:
    """Those by class and archetype, of the kind that people bring to tournaments."""
    return {code: deck for code, deck in starter.starter_decks(SVE).items() if "_" in code}


def problems(deck: Deck, library: Mapping[str, Facts]) -> tuple[Message, ...]:
    return SVE.decks.problems(deck.as_list(), deck.format, library)


def fitting(deck: Deck, library: Mapping[str, Facts]) -> Callable[[Facts], bool]:
    return SVE.decks.fitting(deck.as_list(), deck.format, library)


def sve_deck(
    name: str = "",
    leaders: Iterable[str] = (),
    main: Copies = (),
    evolve: Copies = (),
    format: str = "standard",  # noqa: A002 - as the field is called
    note: str = "",
    unknown: Lines = (),
) -> Deck:
    """A deck of these cards, the leaders by number."""
    sections = (("leaders", tuple(Counter(leaders).items())), ("main", main), ("evolve", evolve))
    return Deck(sections, name, format, note, unknown)


def having(deck: Deck, **changes: Any) -> Deck:
    """A deck with other cards in some sections, the leaders by number, and other fields."""
    if "leaders" in changes:
        changes["leaders"] = tuple(Counter(changes["leaders"]).items())
    sections = {section: changes.pop(section) for section in deck if section in changes}
    return replace(deck.having(**sections), **changes)


def leaders(deck: Deck) -> tuple[str, ...]:
    """The numbers of a deck's leaders."""
    return one_by_one(deck["leaders"])
