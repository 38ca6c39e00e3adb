"""A deck as it stands on paper: its rows in order, sums, cost curve, notes, share code."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from svedesk.decks.editing import curve, kinds
from svedesk.decks.model import MAYBE, Copies, Deck, counted_sections, size
from svedesk.decks.share_code import code_of
from svedesk.engine.facts import Facts
from svedesk.engine.game import Game, GameDecks
from svedesk.engine.script import Lang


def heading(game: Game, section: str, copies: Copies, lang: Lang) -> str:
    """The line above the cards of a section: "Main deck · 40", or "Leader" where it is for one card."""
    name = game.term("section", section, lang)
    return f"{name} · {size(copies)}" if section in (*counted_sections(game.decks), MAYBE) else name


def sizes(deck: Deck, rules: GameDecks) -> str:
    """How many cards a deck has, section by section: "40 + 10"."""
    return " + ".join(str(size(deck[section])) for section in counted_sections(rules))


LATE = 99
"""Where a card stands whose cost nobody knows: after all others."""


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A card on the sheet. Names are "" where they are not known, and so is the cost."""

    count: int
    number: str
    name: str = ""
    name_ja: str = ""
    cost: str = ""
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Pile:
    """The cards of a section below its heading."""

    heading: str
    lines: tuple[SheetLine, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """All that the sheet says; no text of cards."""

    name: str
    format: str
    """In words; "" for the usual one."""
    sizes: str
    """How many cards there are, section by section."""
    piles: tuple[Pile, ...]
    curve: tuple[int, ...]
    kinds: tuple[tuple[str, int], ...]
    """How many cards there are of each type, by its word."""
    note: str
    code: str


def sheet_of(deck: Deck, library: Mapping[str, Facts], game: Game, lang: Lang) -> Sheet:
    """The sheet of a deck, each section by cost and name, its headings in a language."""
    drawn = deck[game.decks.main_section]
    return Sheet(
        deck.name,
        "" if deck.format == game.decks.formats[0] else game.term("format", deck.format, lang),
        sizes(deck, game.decks),
        tuple(Pile(heading(game, section, deck[section], lang), _lines(deck[section], library)) for section in deck),
        curve(drawn, library),
        tuple((game.term("kind", kind, lang), count) for kind, count in kinds(drawn, library, game.decks)),
        deck.note,
        code_of(deck, game),
    )


def _lines(copies: Copies, library: Mapping[str, Facts]) -> tuple[SheetLine, ...]:
    ordered = sorted(copies, key=lambda copy: _order(copy[0], library))
    return tuple(_line(number, count, library) for number, count in ordered)


def _line(number: str, count: int, library: Mapping[str, Facts]) -> SheetLine:
    facts = library.get(number)
    if facts is None:
        return SheetLine(count, number)
    english, japanese = facts.name, facts.name_ja
    if english == japanese:  # of a list in one language the other name is the same word
        english, japanese = (english, "") if english.isascii() else ("", japanese)
    cost = "" if facts.cost is None else str(facts.cost)
    return SheetLine(count, number, english, japanese, cost, facts.kind)


def _order(number: str, library: Mapping[str, Facts]) -> tuple[int, str, str]:
    facts = library.get(number)
    if facts is None:
        return LATE, "", number
    return (LATE if facts.cost is None else facts.cost), facts.name, number
