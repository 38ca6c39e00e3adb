"""What a table of a game looks like and says: how cards lie in its zones, its steps, its words. Data and sentences, no
pixels: a window draws from it, a terminal writes from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple, Protocol

from svedesk.engine.ask import Ask, Option
from svedesk.engine.events import Event
from svedesk.engine.facts import Facts
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.script import Lang
from svedesk.engine.view import CardView, View, ZoneView

Name = Callable[[str], str]
"""Gives the name of the card with a number, in the reader's language (a window may give a link)."""
Known = Callable[[str], bool]
"""Whether a card number means here what it means at the table: a host may have other cards than its guests."""


def all_known(_: str) -> bool:
    """At one's own table every card is known."""
    return True


# -- what lies where --------------------------------------------------------------------------------------------------


class TableZone(NamedTuple):
    """How one zone is shown and handled.

    `shape`: "row" (side by side), "fan" (a hand), "single" (one large card), "spread" (side by side in the middle of
    the table), "pile" (one card and a count) or "attached" (drawn with the card they are attached to). `held`: what
    lies facedown there shows its face to whoever knows it. `in_play`: what cards do there counts, so their values and
    how they are turned are told.
    """

    name: str
    shape: Literal["row", "fan", "single", "spread", "pile", "attached"]
    held: bool = False
    in_play: bool = False
    if_used: bool = False
    """Only some decks use it: told of where something lies there."""
    newest_on_top: bool = False
    """The rules know no order in it, so at a table each card is laid on those before it."""


def top_first(zone: ZoneView, zones: Mapping[str, TableZone]) -> tuple[CardView, ...]:
    """The known cards of a zone, those of a pile from the top down. Ids are given in order of arrival, so the newest
    card of a cemetery is the one with the highest."""
    if not zones[zone.place.zone].newest_on_top:
        return zone.cards
    return tuple(sorted(zone.cards, key=lambda card: card.id, reverse=True))


class TableNumber(NamedTuple):
    """How a number of a seat is shown; `most` names the number that says how large it may be."""

    name: str
    most: str = ""


# -- by hand ----------------------------------------------------------------------------------------------------------


class Attachment(NamedTuple):
    """A card that may be attached to another. `number` is the card the face goes by that is then seen, `back` whether
    that is its back face, `zone` where it then lies."""

    card: int
    number: str
    zone: str
    back: bool = False


# -- words ------------------------------------------------------------------------------------------------------------


class LogEvent(NamedTuple):
    """An event as the log has it."""

    event: Event
    by_hand: bool = False


class LogText(NamedTuple):
    """One line of the log in words: what the events from `first` to `last` of those read came to. A line of many cards
    has a `short` form without their names, and `parts` for each."""

    first: int
    last: int
    text: str
    short: str = ""
    parts: tuple[str, ...] = ()


class LogReader(Protocol):
    """Puts the events one seat gets into words. It must be given every event in order, for events name many cards by id
    only."""

    def learn(self, view: View) -> None:
        """Take note of every card of a view: at the start, and after an undo."""

    def follow(self, event: LogEvent) -> None:
        """Take note of an event that is not to be told."""

    def read(self, events: Sequence[LogEvent]) -> tuple[LogText, ...]:
        """The lines that events come to; those that are one thing to a reader are one line."""


class TableWords(Protocol):
    """The words of a table for one reader, in one language."""

    @property
    def lang(self) -> Lang:
        """The language."""

    def name(self, number: str) -> str:
        """The name of a card."""

    def term(self, kind: str, word: str) -> str:
        """A word of the game as it stands in a sentence. Kinds are "zone", "number", "keyword", "stat", "phase", "kind"
        (of cards) and "state": "engaged", "facedown", "evolved", "damage", "hidden" (a card nobody may know) and
        "turn". A word the game does not know stands as it is, for players may write any by hand."""

    def sentence(self, message: Message, *, clause: bool = False) -> str:
        """A message as a sentence; with `clause`, the rule it rests on is added. Raises KeyError for a message nobody
        wrote a sentence for."""

    def question(self, ask: Ask, view: View) -> str:
        """What a question wants, with the card that asks where the sentence does not name it."""

    def option(self, ask: Ask, option: Option, view: View, *, target: str = "") -> str:
        """What an option is called. `target` is how a target is named where its name alone says too little."""

    def sheet(self, facts: Facts) -> tuple[str, ...]:
        """A card as lines: name, number and what is printed, then its text."""

    def log(self, seat: int, *, by_name: bool = False, name: Name | None = None) -> LogReader:
        """Who reads the log to a seat: of "you" and "opponent", or of all seats `by_name`. `name` may dress the names
        of cards (as links)."""


class GameTable(Protocol):
    """What a game says of its table."""

    @property
    def zones(self) -> Mapping[str, TableZone]:
        """The zones by name, in the order they are told in; those of a row or fan from the middle outwards."""

    @property
    def numbers(self) -> Mapping[str, TableNumber]:
        """The numbers of a seat by name, in the order they are told in."""

    @property
    def overviews(self) -> frozenset[str]:
        """Kinds of questions before which a terminal shows the whole table."""

    def attachments(
        self, view: View, base: CardView, pile: Place, facts: Callable[[str], Facts]
    ) -> tuple[Attachment, ...] | None:
        """The cards of a pile that fit another card by the rules, as far as the seat of the view knows them: what a
        hand that drops the pile on that card may mean. None where such a drop means nothing of the kind. `facts` are
        those of the cards at the table."""

    def attached_zone(self, facts: Facts) -> str:
        """The zone a card lies in that is attached to another."""

    def words(
        self, rules: Ruleset, lang: Lang, name: Name, seats: Sequence[str] = (), *, known: Known = all_known
    ) -> TableWords:
        """The words of a table that is played by `rules`, which are this game's own. `seats` are the names of the
        seats, as far as they are known."""
