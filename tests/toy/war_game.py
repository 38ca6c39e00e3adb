"""War as a `Game`: cards, decks of one section, a table of its own; no scripts, no leaders."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from toy.war import NUMBERS, SUITS, War, WarReading, card, war_deck
from toy.war_bots import WarBots
from toy.war_facts import WarFacts
from toy.war_table import MESSAGES, WAR_TABLE, WarTable

from svedesk.engine.board import write_down
from svedesk.engine.facts import Facts
from svedesk.engine.game import CardRules, DeckAutomation, KnownCards, Rulebook, SectionWords
from svedesk.engine.game_scripts import (
    Automation,
    LineReading,
    ScriptExample,
    ScriptPiece,
    ScriptWord,
    TextComparison,
    UnreadWords,
    WordGroup,
)
from svedesk.engine.log import Board, DeckList, Setup
from svedesk.engine.message import Message
from svedesk.engine.script import Lang


class WarDecks:
    """A deck of War is any number of cards, one of each."""

    sections: tuple[str, ...] = ("deck",)
    main_section = "deck"
    main_kinds = ("card",)
    section_words: Mapping[str, SectionWords] = {"deck": SectionWords(("Deck", "デッキ"), ("deck", "cards"))}
    formats: tuple[str, ...] = ("standard",)
    opening_hand = 3

    def section_of(self, card: Facts) -> str | None:
        return "deck"

    def most_in(self, section: str, form: str) -> int | None:
        return len(NUMBERS)

    def problems(self, deck: DeckList, form: str, facts: Mapping[str, Facts]) -> tuple[Message, ...]:
        return () if deck.all else (Message("war-no-cards"),)

    def fitting(self, deck: DeckList, form: str, facts: Mapping[str, Facts]) -> Callable[[Facts], bool]:
        return lambda one: one.number not in deck.all

    def automation(
        self, numbers: Iterable[str], rules: CardRules, status: Callable[[str], Automation] | None = None
    ) -> DeckAutomation:
        return DeckAutomation(len({*numbers}))

    def shipped(self, resources: Path) -> Mapping[str, DeckList]:
        """One for each suit."""
        numbers = {suit: tuple(number for number in NUMBERS if number[0] == suit) for suit in SUITS}
        return {name.upper(): war_deck(numbers[suit], name) for suit, name in SUITS.items()}

    def random(self, cards: Sequence[Facts], shipped: Mapping[str, Facts], seed: int) -> DeckList | None:
        return None


class WarTextReader:
    """Reads nothing."""

    def parts(self, text: str) -> tuple[str, ...]:
        return tuple(text.split("\n"))

    def read(self, facts: Facts, text: str, lang: Lang, *, closely: bool = False) -> tuple[LineReading, ...]:
        return (LineReading(text),)

    def unread(self, facts: Facts, part: str, lang: Lang) -> UnreadWords | None:
        return UnreadWords(0, len(part))


class WarScripts:
    """War has none."""

    manual_text = ""

    shipped: Collection[str] = ()
    words: Mapping[str, ScriptWord] = {}
    common_words: tuple[str, ...] = ()
    word_groups: tuple[WordGroup, ...] = ()
    examples: tuple[ScriptExample, ...] = ()

    def naming(self, number: str, name: str, name_ja: str, special: str) -> tuple[str, str] | None:
        return None

    def begun_name(self, before: str) -> tuple[str, int] | None:
        return None

    def pieces(self, facts: Facts, script: str) -> tuple[ScriptPiece, ...] | None:
        return ()

    def joined(self, pieces: Sequence[str]) -> str:
        return ", ".join(pieces)

    def text_reader(self, cards: Iterable[Facts]) -> WarTextReader:
        return WarTextReader()

    def source(self, number: str) -> str:
        raise KeyError(number)

    def places(self) -> Mapping[str, str]:
        return {}

    def read(self, facts: Facts, script: str, texts: tuple[str, str], library: Mapping[str, Facts]) -> WarReading:
        return WarReading(facts)

    def mistakes(self, number: str, library: Mapping[str, Facts]) -> Iterator[str]:
        return iter(())

    def unread_lines(self) -> Iterator[str]:
        return iter(())

    def compare(
        self, rules: CardRules, numbers: Sequence[str], texts: Mapping[Lang, Mapping[str, str]]
    ) -> Iterator[TextComparison]:
        return iter(())

    def read_texts(self, data: bytes, library: Mapping[str, Facts]) -> Mapping[Lang, Mapping[str, str]]:
        return {}


class WarGame:
    """What the desk asks of War."""

    name = "war"
    facts: type[WarFacts] = WarFacts
    editions: tuple[str, ...] = ("1",)
    rulebook = Rulebook("Rules of War", "rules/war", r"[A-Z]\d")
    decks = WarDecks()
    scripts = WarScripts()
    showcase: tuple[str, ...] = NUMBERS[:5]
    table: WarTable = WAR_TABLE
    card_types: tuple[tuple[str, str], ...] = (("kind", "card"),)
    keywords: tuple[str, ...] = ()

    def edition_note(self, edition: str, lang: Lang) -> str:
        return ""

    def type_of(self, card: Facts, lang: Lang) -> str:
        return self.term("kind", card.kind, lang)

    def term(self, kind: str, word: str, lang: Lang) -> str:
        return MESSAGES[lang].words.get(kind, {}).get(word, word)

    def rules(self, cards: KnownCards) -> War:
        return War(cards.origins)

    def bots(self, rules: CardRules, edition: str) -> WarBots:
        return WarBots()

    def shipped_cards(self, resources: Path) -> Iterable[Facts]:
        return map(card, NUMBERS)

    def empty_board(
        self, rules: CardRules, edition: str, decks: tuple[DeckList, DeckList], *, seed: int, with_decks: bool
    ) -> Board:
        return write_down(rules.deal(Setup(self.name, edition, seed, decks if with_decks else (war_deck(()),) * 2)))

    def trial_board(
        self, rules: CardRules, edition: str, deck: DeckList, number: str, facts: Mapping[str, Facts], *, seed: int
    ) -> Board:
        return self.empty_board(rules, edition, (deck, deck), seed=seed, with_decks=True)


WAR = WarGame()
