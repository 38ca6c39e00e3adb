"""Decks as files of the user: checked when read, replaced as a whole when written."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from svedesk.decks.model import Deck, in_sections, section_called, summed
from svedesk.documents.kinds import DECK
from svedesk.documents.reading import check_game, read_document
from svedesk.documents.writing import write_document
from svedesk.engine.game import Game, GameDecks

if TYPE_CHECKING:
    from svedesk.decks.form import DeckFile


def load_deck(path: Path, game: Game) -> Deck:
    """The deck of a game in a file; whether it may be played is for `GameDecks.problems`.

    Raises `DamagedFile` when it is not a deck of this game.
    """
    document, rules = read_document(path, DECK), game.decks
    check_game(document, game.name, path.name)
    form = _checked(document, rules, path)
    piles = {section: tuple(getattr(form, section).items()) for section in rules.sections}
    unknown = tuple(
        (section_called(rules, word) or rules.main_section, line)
        for word, lines in form.unknown.items()
        for line in lines
    )
    return Deck(in_sections(rules, piles), form.name, form.built_for, form.note, unknown, tuple(form.maybe.items()))


def save_deck(path: Path, deck: Deck, game: Game) -> None:
    """Write a deck of a game in place of `path`, whole or not at all.

    Raises `DamagedFile` when it can't be written, and, before anything is written, for a deck that could not be read
    again (a name of two lines, say).
    """
    unknown: dict[str, list[str]] = {}
    for section, line in deck.unknown:
        unknown.setdefault(section, []).append(line)
    document = {
        "game": game.name,
        "name": deck.name,
        "built_for": deck.format,
        **{section: summed(deck[section]) for section in deck},
        **({"note": deck.note} if deck.note else {}),
        **({"maybe": summed(deck.maybe)} if deck.maybe else {}),
        **({"unknown": unknown} if unknown else {}),
    }
    write_document(path, DECK, document, lambda fields: _checked(fields, game.decks, path))


def _checked(document: Mapping[str, object], rules: GameDecks, path: Path) -> DeckFile:
    from svedesk.decks.form import checked_deck  # pydantic: a start without decks of the user does without

    return checked_deck(document, rules, path.name)
