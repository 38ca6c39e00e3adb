"""What a card game is to the desk: a Protocol that each package of `svedesk.games` implements.

The kernel plays a game through its `Ruleset`; everything around the table (decks, lists of cards, packs, the window)
asks the `Game`. It holds no state and is handed around; which games there are is for `svedesk.games.registry` to say.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, Protocol

from svedesk.engine.board import write_down
from svedesk.engine.facts import Facts
from svedesk.engine.game_bots import GameBots
from svedesk.engine.game_scripts import Automation, CardReading, GameScripts, NoScripts, PlainReading
from svedesk.engine.game_table import GameTable
from svedesk.engine.log import Board, DeckList, Setup
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
        self.facts(number)
        return PlainReading()

    def printed_text(self, number: str) -> tuple[str, str]:
        """The text of a card in English and Japanese as a list of the user has it, "" where none does. It is theirs:
        to be shown to them, and put into nothing that is saved or sent. Knows every number."""
        return "", ""

    def scripted(self, number: str) -> bool:
        """Whether there is a script for a card; it may be one that can't be used. Knows every number."""
        return False

    def usable(self, number: str) -> bool:
        """Whether a card's script that came as text can be used."""
        return False

    def tokens(self, number: str) -> tuple[tuple[str, str], ...]:
        """The cards from outside the game that a card brings into it, with their zones."""
        return ()


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
    """How decks of a game are built. Where a subclass says nothing else, any cards of the main section are a deck."""

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
        return ("standard",)

    @property
    def opening_hand(self) -> int:
        """How many cards a player is dealt."""

    def section_of(self, card: Facts) -> str | None:
        """The section of a deck that a card goes into; None for one that goes into none."""
        return self.main_section if card.kind in self.main_kinds else None

    def most_in(self, section: str, form: str) -> int | None:
        """How many cards a section may hold in a format; None where nothing limits them."""
        return None

    def problems(self, deck: DeckList, form: str, facts: Mapping[str, Facts]) -> tuple[Message, ...]:
        """Everything a deck breaks of a format's rules; empty when it may be played."""
        return ()

    def fitting(self, deck: DeckList, form: str, facts: Mapping[str, Facts]) -> Callable[[Facts], bool]:
        """Tells of a card whether it fits what is in a deck already. How many copies there may be is for
        `problems`."""
        return lambda card: self.section_of(card) is not None

    def automation(
        self, numbers: Iterable[str], rules: CardRules, status: Callable[[str], Automation] | None = None
    ) -> DeckAutomation:
        """How much of a deck is executed, each card counted once; unknown numbers are not counted. `status` tells it of
        a card for somebody who has it at hand."""
        count: Counter[Automation] = Counter()
        for number in dict.fromkeys(numbers):
            try:
                count[status(number) if status else rules.reading(number).automation] += 1
            except KeyError:
                continue  # what is wrong with such a deck is told elsewhere
        return DeckAutomation(count["executes"], count["partly"], count["by_hand"])

    def shipped(self, resources: Path) -> Mapping[str, DeckList]:
        """The decks that come with the program by their codes, some of them in files below the folder `resources`."""
        return {}

    def read(self, file: Path) -> DeckList:
        """A deck that comes with the program, from its file: its form is checked by tests, not at every start."""
        document = json.loads(file.read_text(encoding="utf-8"))
        sections = (
            (section, tuple(number for number, count in document[section].items() for _ in range(count)))
            for section in self.sections
        )
        return DeckList(tuple(sections), document["name"])

    def random(self, cards: Sequence[Facts], shipped: Mapping[str, Facts], seed: int) -> DeckList | None:
        """A deck made of these cards by chance, with what it needs of the `shipped` ones besides; None where they make
        none."""
        return None


class Game(Protocol):
    """One card game. A package of `svedesk.games` inherits from this and says what is different."""

    def __hash__(self) -> int:
        return hash(self.name)

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
    def replaced_editions(self) -> tuple[str, ...]:
        """Those that are no longer offered, but that saved games are played by, and new ones where they are named."""
        return ()

    @property
    def rulebook(self) -> Rulebook:
        """Its rulebook, whose clauses tests prove (see `svedesk rules`)."""

    def edition_chosen(self, wanted: str, lang: Lang) -> str:
        """The edition of a new game: the one that is wanted, or what has replaced it; of "", and of one unknown, the
        default of players who read this language."""
        return wanted if wanted in self.editions else self.editions[-1]

    def edition_note(self, edition: str, lang: Lang) -> str:
        """What is to be known of an edition when it is chosen: what of it is not executed yet. "" where nothing is."""
        return ""

    @property
    def decks(self) -> GameDecks:
        """How decks are built."""

    @property
    def scripts(self) -> GameScripts:
        """What of its cards executes."""
        return NoScripts()

    @property
    def table(self) -> GameTable:
        """What its table looks like and says."""

    @property
    def showcase(self) -> tuple[str, ...]:
        """Numbers of a few shipped cards that make a fine picture."""
        return ()

    @property
    def card_types(self) -> tuple[tuple[str, str], ...]:
        """The types that cards are sorted by, in their order: each the kind of word it is (see `term`) and the word."""
        return tuple(("kind", kind) for kind in self.decks.main_kinds)

    @property
    def keywords(self) -> tuple[str, ...]:
        """All keywords that cards may have."""
        return ()

    def type_of(self, card: Facts, lang: Lang) -> str:
        """A card's type in words: "Evolved follower"."""
        special, kind = self.term("special", card.special, lang), self.term("kind", card.kind, lang)
        return f"{special}{kind}" if lang == "ja" else f"{special} {kind}".strip().capitalize()

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
        none = DeckList(tuple((section, ()) for section in self.decks.sections))
        return write_down(rules.deal(Setup(self.name, edition, seed, decks if with_decks else (none, none))))

    def trial_board(
        self, rules: CardRules, edition: str, deck: DeckList, number: str, facts: Mapping[str, Facts], *, seed: int
    ) -> Board:
        """A board to try one card on: it is at hand with all it needs, both play this deck, and there is somebody to
        aim at. Raises `Refused` for a deck that can't be dealt."""
        return self.empty_board(rules, edition, (deck, deck), seed=seed, with_decks=True)
