"""What a card game is to the desk: a Protocol that each package of `svedesk.games` implements.

The kernel plays a game through its `Ruleset`; everything around the table (decks, lists of cards, packs, the window)
asks the `Game`. It holds no state and is handed around; which games there are is for `svedesk.games.registry` to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, Protocol

from svedesk.engine.facts import Facts
from svedesk.engine.game_bots import GameBots
from svedesk.engine.game_scripts import Automation, CardReading, GameScripts
from svedesk.engine.game_table import GameTable
from svedesk.engine.log import Board, DeckList
from svedesk.engine.message import Message
from svedesk.engine.origin import Origin
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.script import Lang


@dataclass(frozen=True, slots=True)
class KnownCards:
    """Cards that rules are made over, by number, with what is known of them besides their facts.

    `texts` are rules texts (English, Japanese; "" for a language it is not known in); `scripts` scripts as text, which
    go before what the game ships; `reprints` prints with the number of a shipped print of the same card; `origins` the
    cards that do not come with the program.
    """

    facts: Mapping[str, Facts]
    texts: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    scripts: Mapping[str, str] = field(default_factory=dict)
    reprints: Mapping[str, str] = field(default_factory=dict)
    origins: Mapping[str, Origin] = field(default_factory=dict)


class CardRules(Ruleset, Protocol):
    """A game's rules over known cards, and what they say of each. All raise KeyError for an unknown number."""

    def reading(self, number: str) -> CardReading:
        """What is read of a card: of its script, or else of its text."""

    def printed_text(self, number: str) -> tuple[str, str]:
        """The text of a card in English and Japanese as a list of the user has it, "" where none does. It is theirs:
        to be shown to them, and put into nothing that is saved or sent. Knows every number."""

    def scripted(self, number: str) -> bool:
        """Whether there is a script for a card; it may be one that can't be used. Knows every number."""

    def usable(self, number: str) -> bool:
        """Whether a card's script that came as text can be used."""

    def tokens(self, number: str) -> tuple[tuple[str, str], ...]:
        """The cards from outside the game that a card brings into it, with their zones."""


class DeckAutomation(NamedTuple):
    """How many different cards of a deck are executed to what extent."""

    executes: int = 0
    partly: int = 0
    by_hand: int = 0

    @property
    def whole(self) -> bool:
        """Whether nothing of it is resolved by hand."""
        return not self.partly and not self.by_hand

    @property
    def message(self) -> Message:
        """How much of a deck is executed, in words."""
        return Message("deck-executes") if self.whole else Message("deck-by-hand-in-part", tuple(self))


class SectionWords(NamedTuple):
    """What lists and files of others call a section of a deck."""

    headings: tuple[str, ...]
    """Lines above its cards; the first is what lists of ours have."""
    parts: tuple[str, ...] = ()
    """Words of which the name of its pile in JSON has one in it."""


class Rulebook(NamedTuple):
    """The printed rules of a game as the program knows them: what they are called, the folder of the files of their
    editions below `resources`, and how the number of a clause looks, as a regular expression."""

    title: str
    folder: str
    clause: str


class GameDecks(Protocol):
    """How decks of a game are built."""

    @property
    def sections(self) -> tuple[str, ...]:
        """The sections of a deck by name, in their order. Files have them by these names."""

    @property
    def main_section(self) -> str:
        """The section that is shuffled and drawn from."""

    @property
    def main_kinds(self) -> tuple[str, ...]:
        """The types of the cards in it, in the order of the rules."""

    @property
    def section_words(self) -> Mapping[str, SectionWords]:
        """What each section is called elsewhere."""

    @property
    def formats(self) -> tuple[str, ...]:
        """Ways to build decks, by name; the first is the usual one."""

    @property
    def opening_hand(self) -> int:
        """How many cards a player is dealt."""

    def section_of(self, card: Facts) -> str | None:
        """The section of a deck that a card goes into; None for one that goes into none."""

    def most_in(self, section: str, form: str) -> int | None:
        """How many cards a section may hold in a format; None where nothing limits them."""

    def problems(self, deck: DeckList, form: str, facts: Mapping[str, Facts]) -> tuple[Message, ...]:
        """Everything a deck breaks of a format's rules; empty when it may be played."""

    def fitting(self, deck: DeckList, form: str, facts: Mapping[str, Facts]) -> Callable[[Facts], bool]:
        """Tells of a card whether it fits what is in a deck already. How many copies there may be is for
        `problems`."""

    def automation(
        self, numbers: Iterable[str], rules: CardRules, status: Callable[[str], Automation] | None = None
    ) -> DeckAutomation:
        """How much of a deck is executed, each card counted once; unknown numbers are not counted. `status` tells it of
        a card for somebody who has it at hand."""

    def shipped(self, resources: Path) -> Mapping[str, DeckList]:
        """The decks that come with the program by their codes, some of them in files below the folder `resources`."""

    def random(self, cards: Sequence[Facts], shipped: Mapping[str, Facts], seed: int) -> DeckList | None:
        """A deck made of these cards by chance, with what it needs of the `shipped` ones besides; None where they make
        none."""


class Game(Protocol):
    """One card game."""

    def __hash__(self) -> int: ...

    @property
    def name(self) -> str:
        """The word that saves, decks and packs name it by."""

    @property
    def facts(self) -> type[Facts]:
        """The class of what is printed on its cards; what is to be known of the fields stands there, too (see
        `card_fields.schema`)."""

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions of the rules by name; the last is what a game is played by that says nothing else."""

    @property
    def rulebook(self) -> Rulebook:
        """Its rulebook, whose clauses tests prove (see `svedesk rules`)."""

    def edition_note(self, edition: str, lang: Lang) -> str:
        """What is to be known of an edition when it is chosen: what of it is not executed yet. "" where nothing is."""

    @property
    def decks(self) -> GameDecks:
        """How decks are built."""

    @property
    def scripts(self) -> GameScripts:
        """What of its cards executes."""

    @property
    def table(self) -> GameTable:
        """What its table looks like and says."""

    @property
    def showcase(self) -> tuple[str, ...]:
        """Numbers of a few shipped cards that make a fine picture."""

    @property
    def card_types(self) -> tuple[tuple[str, str], ...]:
        """The types that cards are sorted by, in their order: each the kind of word it is (see `term`) and the word."""

    @property
    def keywords(self) -> tuple[str, ...]:
        """All keywords that cards may have."""

    def type_of(self, card: Facts, lang: Lang) -> str:
        """A card's type in words: "Evolved follower"."""

    def term(self, kind: str, word: str, lang: Lang) -> str:
        """What one of its words is called: the "game" itself by its name, a "format", "kind", "class", "section" (of a
        deck) ... One it does not know stands as it is."""

    def rules(self, cards: KnownCards) -> CardRules:
        """The rules over these cards."""

    def bots(self, rules: CardRules, edition: str) -> GameBots:
        """What its computer players know, over these rules."""

    def shipped_cards(self, resources: Path) -> Iterable[Facts]:
        """The cards that come with the program, some of them in files below the folder `resources`."""

    def empty_board(
        self, rules: CardRules, edition: str, decks: tuple[DeckList, DeckList], *, seed: int, with_decks: bool
    ) -> Board:
        """A board to set a position up on. Raises `Refused` for decks that can't be dealt."""

    def trial_board(
        self, rules: CardRules, edition: str, deck: DeckList, number: str, facts: Mapping[str, Facts], *, seed: int
    ) -> Board:
        """A board to try one card on: it is at hand with all it needs, both play this deck, and there is somebody to
        aim at. Raises `Refused` for a deck that can't be dealt."""
