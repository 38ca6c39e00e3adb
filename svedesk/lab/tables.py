"""The results of the lab as tables: what a terminal, a CSV file, a web page and the window each show in their way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from svedesk.engine.facts import Facts
from svedesk.engine.game import Game, GameDecks
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.engine.table_words import Name
from svedesk.lab.report import (
    Rate,
    RateDifference,
    card_rows,
    compared_cards,
    hand_rows,
    paired_difference,
    rate,
    rows,
)
from svedesk.lab.tally import Results
from svedesk.messages import PROGRAM


class ShareCell(NamedTuple):
    """A share that nothing is told of but itself."""

    share: float


class CardCell(NamedTuple):
    """A card by its number."""

    number: str


class Average(NamedTuple):
    """A mean."""

    mean: float


class Amount(NamedTuple):
    """A count, with the most that any like it comes to."""

    number: int
    most: int


Cell = str | int | Amount | CardCell | ShareCell | Rate | RateDifference | Average | None


class LabTable(NamedTuple):
    """A table: what stands above it, what it tells in each column (words of the list "lab-column") and its rows."""

    title: Message
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


def heading(column: str, lang: Lang) -> str:
    """What stands above a column."""
    return PROGRAM[lang].words["lab-column"][column]


def explained(column: str, lang: Lang) -> str:
    """What its numbers are, in a sentence."""
    return PROGRAM[lang].words["lab-column-tip"][column]


def tables(results: Results, decks: GameDecks, facts: Mapping[str, Facts]) -> tuple[LabTable, ...]:
    """All of them: two lists that are compared side by side, then each list by itself."""
    both = (lists(results), both_cards(results, decks)) if len(results.plan.lists) > 1 else ()
    each = (
        made
        for deck in range(len(results.plan.lists))
        for made in (
            matchups(results, deck),
            turns(results, deck),
            cards(results, deck, decks),
            hands(results, deck, facts),
        )
    )
    return tuple(made for made in (*both, *each) if made.rows or made.title.key != "lab-hands")


def matchups(results: Results, deck: int) -> LabTable:
    """A list against each deck."""
    columns = ("against", "games", "won", "first", "second", "hand-kept", "hand-redrawn", "won-in", "lost-in")
    lines = (
        (
            row.name or None,
            row.all.games if row.all else 0,
            *(row.all, row.first, row.second, row.kept, row.redrawn),
            *(mean if mean is None else Average(mean) for mean in (row.won_in, row.lost_in)),
        )
        for row in rows(results, deck)
    )
    return LabTable(Message("lab-matchups", (results.plan.lists[deck].name,)), columns, tuple(lines))


def turns(results: Results, deck: int) -> LabTable:
    """How many games were won and lost in which turn of the winner's own."""
    whole = results.all(deck)
    both = {*whole.won_in, *whole.lost_in}
    most = max((*whole.won_in.values(), *whole.lost_in.values()), default=0)
    rows = tuple(
        (turn, Amount(whole.won_in.get(turn, 0), most), Amount(whole.lost_in.get(turn, 0), most))
        for turn in (range(min(both), max(both) + 1) if both else ())
    )
    name = results.plan.lists[deck].name
    return LabTable(Message("lab-turns", (name,)), ("turn", "games-won", "games-lost"), rows)


def cards(results: Results, deck: int, decks: GameDecks) -> LabTable:
    """The cards of a list."""
    columns = (
        *("card", "copies", "drawn", "played", "stuck", "with-it", "without"),
        *("kept", "kept-won", "redrawn-won", "opened"),
    )
    rows = (
        (
            *(CardCell(row.number), row.copies),
            *map(_share, (row.drawn, row.played, row.stuck)),
            *(row.with_it, row.without, _share(row.kept), row.kept_won, row.redrawn_won, row.opened),
        )
        for row in card_rows(results, deck, decks)
    )
    return LabTable(Message("lab-cards", (results.plan.lists[deck].name,)), columns, tuple(rows))


def hands(results: Results, deck: int, facts: Mapping[str, Facts]) -> LabTable:
    """What was won with the first hands of a list, kept and redrawn; no row where no hand is ever redrawn."""
    columns = ("early", "games", "hand-kept", "hand-redrawn", "keeping")
    rows = tuple(tuple(row) for row in hand_rows(results, deck, facts))
    return LabTable(Message("lab-hands", (results.plan.lists[deck].name,)), columns, rows)


def lists(results: Results) -> LabTable:
    """Two lists against each deck, side by side."""
    names, against = [deck.name for deck in results.plan.lists], results.plan.against
    rows = [_list_row(results, place, deck.name) for place, deck in enumerate(against)]
    if len(against) > 1:
        rows.append(_list_row(results, None, None))
    return LabTable(Message("lab-lists", tuple(names)), ("against", "list-1", "list-2", "better"), tuple(rows))


def _list_row(results: Results, against: int | None, name: str | None) -> tuple[Cell, ...]:
    both = (results.all(deck) if against is None else results.against(deck, against) for deck in (0, 1))
    return name, *(rate(tally.all) for tally in both), paired_difference(results.pairs(against))


def both_cards(results: Results, decks: GameDecks) -> LabTable:
    """Their cards, side by side."""
    columns = (
        "card",
        "copies-1",
        "copies-2",
        "with-1",
        "with-2",
        "better",
        "played-1",
        "played-2",
        "stuck-1",
        "stuck-2",
    )

    rows = (
        (
            *(CardCell(card.number), *card.copies),
            *(row and row.with_it for row in card.rows),
            card.difference,
            *(_share(row and row.played) for row in card.rows),
            *(_share(row and row.stuck) for row in card.rows),
        )
        for card in compared_cards(results, decks)
    )
    names = tuple(deck.name for deck in results.plan.lists)
    return LabTable(Message("lab-both-cards", names), columns, tuple(rows))


def _share(share: float | None) -> ShareCell | None:
    return None if share is None else ShareCell(share)


def names_in(game: Game, facts: Mapping[str, Facts], lang: Lang, name: Name) -> Name:
    """What cards are called in tables: those that are not drawn are often named like others, so their type is shown,
    too."""

    def name_with_type(number: str) -> str:
        card = facts.get(number)
        if card is None or game.decks.section_of(card) == game.decks.main_section:
            return name(number)
        return f"{name(number)} ({game.type_of(card, lang)})"

    return name_with_type


# -- as text ----------------------------------------------------------------------------------------------------------


def percent(share: float) -> str:
    """A share with one place behind the point."""
    return f"{share * 100:.1f} %"


def in_words(cell: Cell, lang: Lang, name: Name) -> str:
    """A cell for people to read."""
    match cell:
        case None:
            return "–"
        case CardCell(number):
            return name(number)
        case ShareCell(share):
            return f"{share * 100:.0f} %"
        case Rate(share, _, interval):
            return f"{percent(share)} ±{(interval.high - interval.low) * 50:.1f}"
        case RateDifference(by, interval):
            return f"{by * 100:+.1f} ±{(interval.high - interval.low) * 50:.1f}"
        case Average(mean):
            return f"{mean:.1f}"
        case Amount(number):
            return str(number)
        case _:
            return str(cell)


def row_name(cell: Cell, lang: Lang, name: Name) -> str:
    """The first cell of a row: the games against all decks have no name of their own."""
    return PROGRAM.say(Message("lab-all-decks"), lang) if cell is None else in_words(cell, lang, name)


def facts(results: Results, lang: Lang) -> str:
    """How the games were played, in sentences."""
    plan, tallies = results.plan, (results.all(deck) for deck in range(len(results.plan.lists)))
    seeds = ", ".join(map(str, results.seeds))
    sentences = [Message("lab-facts", (len(results.done), plan.level, plan.edition, seeds))]
    if plan.without_text:
        sentences.append(Message("lab-without-text"))
    if unfinished := sum(tally.unfinished for tally in tallies):
        sentences.append(Message("lab-unfinished", (unfinished,)))
    return ("" if lang == "ja" else " ").join(PROGRAM.say(sentence, lang) for sentence in sentences)
