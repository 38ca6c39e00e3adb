"""What commands work with: the cards, the rules over them, decks by code or file, names in a language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from svedesk.cards.library import Library
from svedesk.cli.console import Arguments, CommandError, Parser, by_beginning, say
from svedesk.data import resources
from svedesk.decks.model import Deck
from svedesk.decks.restrictions import RestrictionList, RestrictionLists, deck_problems
from svedesk.decks.starter import starter_decks
from svedesk.documents.damaged import readable
from svedesk.documents.reading import is_there
from svedesk.engine.facts import Facts
from svedesk.engine.game import CardRules, Game
from svedesk.engine.game_table import GameTable
from svedesk.engine.log import DeckList, Setup
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.engine.table_words import Name
from svedesk.games.registry import shipped_games
from svedesk.nearest import nearest
from svedesk.packs.owned import Owned, all_readable

if TYPE_CHECKING:  # most commands load nothing that reads lists
    from svedesk.decks.draft import DeckDraft, DeckEntry

_NAMED = 3
"""Cards that are named in a sentence as what may be meant."""


_WANTED: ContextVar[str] = ContextVar("_WANTED", default="")
"""The name of the game that a command is about, "" for the usual one."""


def choose(name: str) -> str:
    """Let all that follows be about a game ("": the usual one); returns the name of the one it was about. Raises
    CommandError for a game there is none of."""
    if name and name not in shipped_games():
        raise CommandError(f"There is no game “{readable(name)}”. There are {' and '.join(shipped_games())}.")
    before = _WANTED.get()
    if name != before:
        _WANTED.set(name)
        for loader in (game, cards, rules):
            loader.cache_clear()
    return before


def is_named() -> bool:
    """Whether the command names the game it is about."""
    return bool(_WANTED.get())


@cache
def game() -> Game:
    """The game that is played."""
    games, wanted = shipped_games(), _WANTED.get()
    return games[wanted] if wanted else games.default


def other_games() -> Iterator[Game]:
    """The games that are not played, each loaded when it is looked at."""
    return (each for name, each in shipped_games().items() if name != game().name)


def prepare(name: str) -> None:
    """Get the rules of a game ready, in a process that may be a new one."""
    choose("" if name == shipped_games().default_name else name)
    rules()


@cache
def cards() -> Owned:
    """All cards of this user; what can't be read is told and left out."""
    readable = all_readable(game())
    for wrong in readable.damaged:
        say(wrong.sentence)
    return readable


def library() -> Library:
    """What is printed on them."""
    return cards().library


@cache
def rules() -> CardRules:
    """The rules of the game over those cards."""
    return cards().rules()


def table() -> GameTable:
    """What a table of the game says."""
    return game().table


@dataclass(frozen=True)
class TableCards:
    """A game and the cards that this user has for it: what there is to be asked about at a table."""

    game: Game
    library: Library

    def names(self, lang: Lang) -> Name:
        """The names of cards in a language; the number of one that nobody knows."""

        def name(number: str) -> str:
            facts = self.library.get(number)
            if facts is None:
                return number
            return (lang == "ja" and facts.name_ja) or facts.name

        return name

    def find(self, wanted: str) -> tuple[Facts, ...]:
        """The cards with a number or a name. Raises CommandError, with what may be meant, when there is none."""
        matches = self.library.find(wanted)
        if matches:
            return matches
        raise CommandError(f"There is no card “{wanted}”.{did_you_mean(self.library.nearest(wanted, _NAMED))}")


def at_table() -> TableCards:
    """The usual game and its cards."""
    return TableCards(game(), library())


def names(lang: Lang) -> Name:
    """The names of the usual game's cards in a language."""
    return at_table().names(lang)


def card(wanted: str) -> tuple[Facts, ...]:
    """The cards of the usual game with a number or a name. Raises CommandError when there is none."""
    return at_table().find(wanted)


def did_you_mean(near: Sequence[Facts]) -> str:
    """The question behind a sentence of a card there is not: whether one of these is meant; "" of none."""
    *others, last = [f"{facts.name} ({facts.number})" for facts in near] or [""]
    return f" Did you mean {', '.join(others)}{' or ' if others else ''}{last}?" if near else ""


ASSUMED_JAPANESE = (
    "Numbers of this list are other cards in the English edition. They were taken as Japanese ones; "
    "`svedesk deck` takes them as English ones with --numbers en."
)


def deck(wanted: str) -> Deck:
    """A deck that comes with the program by its code (SD01), one in a file of any form, or a share code, to be played.
    Raises `CommandError`, also where a card of it is not known, and `DamagedFile`."""
    decks = starter_decks(game())
    if wanted.upper() in decks:  # as it is, without a look through all cards
        return decks[wanted.upper()]
    draft, *others = deck_drafts(wanted)
    if others:
        raise CommandError("This is a saved game with two decks. Take them out first: svedesk deck import FILE.")
    if draft.unknown:
        first, *more = map(unknown_line, draft.unknown)
        raise CommandError(f"{first}{f' And {len(more)} more.' if more else ''}")
    if draft.other_numbering is not None:
        say(ASSUMED_JAPANESE)
    return draft.deck(draft.name or "Deck")


def deck_draft(wanted: str) -> DeckDraft:
    """The same with all its lines; of a saved game the first player's. Raises `CommandError` and `DamagedFile`."""
    return deck_drafts(wanted)[0]


def deck_drafts(wanted: str) -> tuple[DeckDraft, ...]:
    """The same of all decks that a file has: a saved game has two. Raises `CommandError` and `DamagedFile`."""
    from svedesk.decks.exchange import draft_of, read_any  # what has no deck does without
    from svedesk.decks.share_code import code_in
    from svedesk.replay.decks import drafts_in

    decks = starter_decks(game())
    if wanted.upper() in decks:
        return (draft_of(decks[wanted.upper()], library(), game()),)
    if code_in(wanted, game()):
        return (read_any(wanted.encode(), library(), game()),)
    path = Path(wanted)
    if not is_there(path):
        near = nearest(wanted.upper(), decks)
        hint = f" Did you mean {near[0]}?" if near else " `svedesk decks` lists the decks that come with svedesk."
        raise CommandError(f"There is no deck or deck file “{readable(wanted)}”.{hint}")
    return drafts_in(path, library(), game(), rules(), other_games())


def unknown_line(entry: DeckEntry) -> str:
    """What is said of a line of a deck whose card nobody knows, or whose name says one and its number another."""
    why = (
        "its name is one card, its number another"
        if entry.at_odds
        else "a heading? The cards below it count with those above"
        if entry.heads
        else "unknown card"
    )
    return f"Line {entry.line + 1}, “{entry.text[:80]}”: {why}.{did_you_mean(entry.near[:_NAMED])}"


def restriction_list() -> RestrictionList | None:
    """The restriction list that the user chose in the settings; what can't be read is told and left out."""
    from svedesk.settings.file import read_settings, settings_path  # what checks no deck does without

    lists = RestrictionLists(game())
    for damaged in lists.damaged:
        say(damaged.sentence)
    return lists.chosen(read_settings(settings_path()).settings.restrictions)


def rule_problems(deck: DeckList, form: str) -> tuple[Message, ...]:
    """What is wrong with a deck built for a format by the rules alone: another program may have another restriction
    list, and plays fairly by it."""
    return game().decks.problems(deck, form, library())


def check_legal(deck: Deck, form: str, lang: Lang = "en") -> None:
    """Raises CommandError, with the first thing that a deck breaks of a format's rules, when it may not be played."""
    words = table().words(rules(), lang, names(lang))
    mistakes = deck_problems(game(), deck.as_list(), form, library(), restriction_list())
    if mistakes:
        besides = f" And {len(mistakes) - 1} more: see svedesk deck check." if len(mistakes) > 1 else ""
        sentence = words.sentence(mistakes[0], clause=True)
        raise CommandError(f"{readable(deck.name) or 'The deck'} can't be played: {sentence}{besides}")


class EditionAndFormat(NamedTuple):
    """By which rules a game is played: the edition of the rules, "" for the last one, and the format, "" for the one
    both decks are built for."""

    edition: str = ""
    form: str = ""


BY_DEFAULT = EditionAndFormat()


def decks_argument(parser: Parser) -> None:
    """With which decks to play."""
    usual = tuple(game().decks.shipped(resources()))[:2]
    parser.add_argument(
        "--decks",
        nargs=2,
        default=usual,
        metavar="DECK",
        help=f"two decks: code, file or share code (default: {' '.join(usual)})",
    )


def rules_arguments(parser: Parser) -> None:
    """By which rules to play."""
    parser.add_argument(
        "--format",
        choices=game().decks.formats,
        default="",
        help="format (default: the one both decks are built for, or standard)",
    )
    edition_argument(parser)


def edition_argument(parser: Parser) -> None:
    """By which edition of the rules to play."""
    editions = game().editions
    known = (*editions, *game().replaced_editions)
    parser.add_argument(
        *("--rules", "--edition"),
        type=by_beginning(known),
        choices=known,
        default=editions[-1],
        metavar="EDITION",
        help=f"edition of the rules: {', '.join(editions)} (default: {editions[-1]})",
    )


def played_by(arguments: Arguments) -> EditionAndFormat:
    """What `rules_arguments` were given."""
    return EditionAndFormat(arguments.rules, arguments.format)


def setup(decks: tuple[Deck, ...], seed: int, first: int = -1, by: EditionAndFormat = BY_DEFAULT) -> Setup:
    """A game of these decks; `first` is the seat that goes first (-1: chance decides who says)."""
    forms = {deck.format for deck in decks}
    form = by.form or (forms.pop() if len(forms) == 1 else game().decks.formats[0])
    return Setup(
        game().name,
        by.edition or game().editions[-1],
        seed,
        tuple(deck.as_list() for deck in decks),
        first,
        format=form,
    )
