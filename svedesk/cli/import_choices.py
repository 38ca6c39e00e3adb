"""What a list of cards leaves to decide: asked at a terminal, and told where there is none."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from svedesk.cards.draft import RowDraft
from svedesk.cards.import_file import read_cards
from svedesk.cards.import_rows import undecided_numbers
from svedesk.cli import materials
from svedesk.cli.console import CommandError, say
from svedesk.engine.game import Game

_UNKNOWN_WORDS = frozenset(("odd-type", "odd-class-unknown"))


def other_game(path: Path, rows: Sequence[RowDraft]) -> str:
    """The game that the cards of a file are to be imported for instead, since it knows the words of most of its rows;
    "" for none. Raises CommandError where nobody can be asked, and the command names no game."""
    own = _understood(rows)
    if own * 2 > len(rows):
        return ""
    for other in materials.other_games():
        if (count := _understood(read_cards(path, other.facts))) * 2 <= len(rows) or count <= own:
            continue
        this = _name(materials.game())
        looks = f"This looks like a list of {_name(other)}: {count} of {len(rows)} rows have its types of cards,"
        if sys.stdin.isatty():
            say(f"{looks} {own} those of {this}.")
            if input(f"Import it for {_name(other)}? [Y/n] ").strip().casefold() in ("", "y", "yes"):
                return other.name
        elif materials.is_named():
            say(f"{looks} {own} those of {this}. It was imported for {this}, as you said.")
        else:
            raise CommandError(
                f"{looks} {own} those of {this}. Nothing was imported. Add --game {other.name}, or --game "
                f"{materials.game().name} if it is one of {this}."
            )
    return ""


def in_edition(rows: Sequence[RowDraft], edition: str | None) -> Sequence[RowDraft]:
    """Rows by the numbers of an edition, which is asked for where the list does not tell and some are other cards in
    each."""
    count = undecided_numbers(rows, materials.game().facts)
    if not count or edition == "ja" or (edition is None and not sys.stdin.isatty()):
        return rows
    if edition is None:
        say(f"{count} numbers of this list are other cards in the English edition.")
        if input("Are they English? [y/N] ").strip().casefold() not in ("y", "yes"):
            return rows
    return [_english(row) for row in rows]


def _english(row: RowDraft) -> RowDraft:
    numbers = {field: f"{row.values[field]}EN" for field in ("number", "variant_of") if row.values.get(field)}
    return row._replace(values={**row.values, **numbers})


def _understood(rows: Sequence[RowDraft]) -> int:
    """How many rows tell a type of card, all in words of the game they were read for."""
    return sum(
        bool(row.values.get("kind")) and not any(oddity.key in _UNKNOWN_WORDS for oddity in row.oddities)
        for row in rows
    )


def _name(game: Game) -> str:
    return game.term("game", game.name, "en")
