"""The words of a table for one reader, and who reads the log to him."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, Protocol

from svedesk.engine.ask import Ask, Option
from svedesk.engine.events import Event, Played
from svedesk.engine.facts import Facts
from svedesk.engine.message import Message
from svedesk.engine.records import Given
from svedesk.engine.script import Lang
from svedesk.engine.view import View

Name = Callable[[str], str]
"""Gives the name of the card with a number, in the reader's language (a window may give a link)."""


class LogEvent(NamedTuple):
    """An event as the log has it."""

    event: Event
    by_hand: bool = False


class LogText(NamedTuple):
    """One line of the log in words: what the events from `first` to `last` of those read came to. A line of many cards
    has a `short` form without their names, and `parts` for each. `why`: what it came of, where that can be told."""

    first: int
    last: int
    text: str
    short: str = ""
    parts: tuple[str, ...] = ()
    why: str = ""


class LogReader(Protocol):
    """Puts the events one seat gets into words. It must be given every event in order, for events name many cards by id
    only. `alone`: nobody else reads along, so that cards the reader has drawn may be named."""

    alone: bool = False

    def learn(self, view: View) -> None:
        """Take note of every card of a view: at the start, and after an undo."""

    def follow(self, event: LogEvent) -> None:
        """Take note of an event that is not to be told."""

    def read(self, events: Sequence[LogEvent]) -> tuple[LogText, ...]:
        """The lines that events come to; those that are one thing to a reader are one line."""


class TableWords(ABC):
    """The words of a table for one reader, in one language. `name` gives the names of cards, `seats` are the names of
    the seats, as far as they are known."""

    def __init__(self, lang: Lang, name: Name, seats: Sequence[str]) -> None:
        self.lang: Lang = lang
        self._name, self._seats = name, tuple(seats)

    def name(self, number: str) -> str:
        """The name of a card."""
        return self._name(number)

    @abstractmethod
    def known_term(self, kind: str, word: str) -> str:
        """A word as the game's lists have it, "" for one that is in none. See `term` for the kinds; there are lists of
        a "... title" and a "... caption" of each, and "none of", "waiting", "lost", "given" and "until"."""

    def term(self, kind: str, word: str) -> str:
        """A word of the game as it is used within a sentence. Kinds are "zone", "number", "keyword", "stat", "phase",
        "kind" (of cards) and "state": "facedown", "evolved" (another card's values count), "damage", "hidden" (a card
        nobody may know), "turn" and the names of orientations. A word nobody knows stands as it is."""
        return self.known_term(kind, word) or word

    def title(self, kind: str, word: str) -> str:
        """The same on its own: on a menu, at the head of a list. There are titles of "verb"s besides: those of
        orientations, "turn_all" (all upright), "lay_on" (what belongs on a card), "end", "pass" and "next", and those
        of the game's own."""
        term = self.known_term(f"{kind} title", word)
        if term:
            return term
        term = self.term(kind, word)
        return term[:1].upper() + term[1:]

    def caption(self, kind: str, word: str) -> str:
        """The same where there is little room: on the table itself."""
        return self.known_term(f"{kind} caption", word) or self.title(kind, word)

    def seat_note(self, view: View, seat: int) -> str:
        """What is said of a seat beside the number of its cards in hand, "" for nothing; in lines that may
        stand side by side."""
        return ""

    @abstractmethod
    def sentence(self, message: Message, *, clause: bool = False) -> str:
        """A message as a sentence; with `clause`, the rule it rests on is added. Raises KeyError for a message nobody
        wrote a sentence for."""

    def question(self, ask: Ask, view: View) -> str:
        """What a question wants, with the card that asks where the sentence does not name it."""
        sentence = self.sentence(ask.reason)
        source = view.card(ask.source)
        if source is None or not source.number:
            return sentence
        asking = self._name(source.shown.printed)
        return sentence if asking in sentence else f"{asking}: {sentence}"

    def prompt(self, ask: Ask, view: View) -> str:
        """The same as a hint at what can be done."""
        return self.question(ask, view)

    @abstractmethod
    def option(self, ask: Ask, option: Option, view: View, *, target: str = "") -> str:
        """What an option is called. `target` is how a target is named where its name alone says too little."""

    def none_of(self, ask: Ask) -> str:
        """What it is called to pick nothing at a question, "" where that has no name of its own."""
        return self._of_question("none of", ask)

    def only_one_of(self, ask: Ask) -> str:
        """What it is called to pick the only option of a question that may also be answered with none, "" where that
        has no name of its own."""
        return self._of_question("only one of", ask)

    def _of_question(self, kind: str, ask: Ask) -> str:
        return self.known_term(kind, ask.reason.key) or self.known_term(kind, ask.kind)

    def moment(self, played: Played) -> str:
        """What the ability that is played waited for, in a word of its card's, "" where there is none."""
        return ""

    def waits_for_target(self, number: str) -> bool:
        """Whether playing this card may ask for a target: then it may be dropped on it."""
        return False

    def waiting(self, kind: str, seat: int) -> str:
        """What is said of a seat that is asked a question of this kind, "" where that has no words of its own."""
        return self.known_term("waiting", kind).format(self._seats[seat])

    def lost(self, seat: int, reason: str, *, you: bool = False) -> str:
        """Why a seat lost; `you`: it is that of the reader."""
        if you and (own := self.known_term("you lost", reason) or self.known_term("you lost", "other")):
            return own
        return (self.known_term("lost", reason) or self.known_term("lost", "other")).format(self._seats[seat])

    def given(self, given: Given) -> str:
        """What was given to a card."""
        return (self.known_term("given", given.what) or self.known_term("given", "ability") or "{}").format(given.value)

    def until(self, until: str) -> str:
        """How long it has it, "" for as long as it is there."""
        return self.known_term("until", until)

    def due(self, ask: Ask, view: View, act: Literal["draw", "mill", "look"]) -> int:
        """How many cards the text that is resolved by hand says to draw, mill or look at, 0 where it says none."""
        return 0

    def plain(self, text: str) -> str:
        """A rules text with words in place of its icons, for places that can't draw them."""
        return text

    @abstractmethod
    def sheet(self, facts: Facts) -> tuple[str, ...]:
        """A card as lines: name, number and what is printed, then its text."""

    @abstractmethod
    def log(self, seat: int, *, by_name: bool = False, name: Name | None = None) -> LogReader:
        """Who reads the log to a seat: of "you" and "opponent", or of all seats `by_name`. `name` may dress the names
        of cards (as links)."""
