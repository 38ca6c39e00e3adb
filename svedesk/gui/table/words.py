"""Words for the window: names of cards and seats, sentences of the rules, labels of options, in the reader's language.
The sentences themselves are the game's (see `engine.game_table`); here they are given the names they need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from svedesk.cards.library import Library
from svedesk.decks.model import Deck
from svedesk.engine.ask import Ask, Option
from svedesk.engine.facts import Facts, stats_text
from svedesk.engine.game import CardRules, Game
from svedesk.engine.game_scripts import CardReading
from svedesk.engine.game_table import GameTable, Known, all_known
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.engine.table_words import LogReader, Name, TableWords
from svedesk.engine.view import CardView, View
from svedesk.gui.kit.translate import tr


class GameTexts:
    """A game and its rules as a source of texts (see `words.CardTexts`). Texts are rendered once."""

    def __init__(self, game: Game, rules: CardRules) -> None:
        self.game = game
        self._rules = rules
        self._readings: dict[str, CardReading] = {}
        self._texts: dict[tuple[str, Lang], str] = {}

    @property
    def table(self) -> GameTable:
        """The table of the game."""
        return self.game.table

    def facts(self, number: str) -> Facts:
        """What is printed on a card. Raises KeyError for an unknown number."""
        return self._rules.facts(number)

    def text(self, number: str, lang: Lang) -> str:
        """Its rules text, one ability per line."""
        key = (number, lang)
        if key not in self._texts:
            self._texts[key] = self._reading(number).text(lang)
        return self._texts[key]

    def printed(self, number: str, lang: Lang) -> str:
        """Its text as a list of the user has it, in this language if it is known in it, "" where none does."""
        english, japanese = self._rules.printed_text(number)
        return (japanese or english) if lang == "ja" else (english or japanese)

    def is_executed(self, number: str) -> bool:
        """Whether the rules do all that it says."""
        return self._reading(number).automation == "executes"

    def is_quick(self, number: str) -> bool:
        """Whether the card itself has Quick."""
        return "quick" in self._reading(number).keywords

    def words(self, lang: Lang, name: Name, seats: Sequence[str], *, known: Known = all_known) -> TableWords:
        """The words of a table that is played by these rules."""
        return self.table.words(self._rules, lang, name, seats, known=known)

    def _reading(self, number: str) -> CardReading:
        if number not in self._readings:
            self._readings[number] = self._rules.reading(number)
        return self._readings[number]


class CardTexts(Protocol):
    """Where the texts of cards come from: the game's rules over a set of card facts."""

    def facts(self, number: str) -> Facts:
        """What is printed on a card. Raises KeyError for an unknown number."""

    def text(self, number: str, lang: Lang) -> str:
        """Its rules text, one ability per line."""

    def printed(self, number: str, lang: Lang) -> str:
        """Its text as a list of the user has it, "" where none does."""

    def is_executed(self, number: str) -> bool:
        """Whether the rules do all that it says."""

    def is_quick(self, number: str) -> bool:
        """Whether the card itself has Quick."""

    @property
    def table(self) -> GameTable:
        """The table of the game."""

    def words(self, lang: Lang, name: Name, seats: Sequence[str]) -> TableWords:
        """The words of the table."""


class Words:
    """Everything the window says about the game of one desk."""

    def __init__(self, texts: CardTexts, seats: Sequence[str], lang: Lang = "en") -> None:
        self.texts = texts
        self.seats = tuple(seats)
        self.you = -1
        """The seat of the only person before this screen: it is spoken of as "you"; -1 where several look."""
        self.lang: Lang = lang
        self.table = texts.table
        self.of_game = texts.words(lang, self.name, self.seats)
        """The words of the game that is played."""

    def facts(self, number: str) -> Facts:
        """What is printed on a card. Raises KeyError for an unknown number."""
        return self.texts.facts(number)

    def name(self, number: str) -> str:
        """The name of card `number`; the number itself for a card nobody has facts of. A card of which only the back is
        seen has the number ""."""
        if not number:
            return tr("Facedown card")
        try:
            facts = self.facts(number)
        except KeyError:
            return number
        return facts.name_ja if self.lang == "ja" and facts.name_ja else facts.name

    def classes(self, number: str) -> tuple[str, ...]:
        """The classes of card `number`, () where it has none or nobody knows it."""
        return self.facts(number).classes if self.has(number) else ()

    def has(self, number: str) -> bool:
        """Whether anything is known of card `number` here: a host may play with others."""
        try:
            self.facts(number)
        except KeyError:
            return False
        return True

    def seat(self, seat: int) -> str:
        """How the person at a seat is called."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else tr("Nobody")

    def back(self, number: str) -> str:
        """The number a double-faced card's back face goes by, "" for a card with one face."""
        try:
            return self.facts(number).back
        except KeyError:
            return ""

    def is_turned(self, card: CardView) -> bool:
        """Whether a double-faced card shows its back face."""
        return card.shown.printed != card.number and card.shown.printed == self.back(card.number)

    def is_evolved(self, card: CardView) -> bool:
        """Whether what a card shows is printed on another card, which lies on it."""
        return card.shown.printed != card.number and not self.is_turned(card)

    def keyword(self, name: str) -> str:
        """A keyword by the name the rules know it under."""
        term = self.of_game.term("keyword", name)
        return term if term != name else name.replace("_", " ").capitalize()

    def reason(self, message: Message) -> str:
        """A refusal as a sentence with the clause it rests on."""
        return self.of_game.sentence(message, clause=True)

    def log(self, seat: int, name: Name | None = None) -> LogReader:
        """Who reads the log to the person at `seat`; `name` may dress the names of cards (as links)."""
        if self.you >= 0:
            reader = self.of_game.log(self.you, name=name)
            reader.alone = True
            return reader
        return self.of_game.log(seat, by_name=True, name=name)

    def rules(self, number: str) -> str:
        """The rules text of a card, one ability per line."""
        return self.texts.text(number, self.lang)

    def zone(self, zone: str) -> str:
        """A zone's name, as a title."""
        return self.of_game.title("zone", zone)

    def zone_word(self, zone: str) -> str:
        """A zone's name, within a sentence about cards."""
        title = self.zone(zone)
        return title if title[1:2].isupper() else title[:1].lower() + title[1:]

    def option(self, ask: Ask, option: Option, view: View) -> str:
        """The label of one option: a verb for a deed, the card's name for a card."""
        short = self.of_game.title("verb", option.kind) if option.kind == "end" else ""
        return short or self.of_game.option(ask, option, view)


def known_cards(words: Words, numbers: Iterable[str]) -> list[tuple[str, str, str]]:
    """Number, name and note of each of these cards that is known, once. By hand everything can be created in every
    game; the note of a card that not all editions know says which is the first, and what it is called where it is
    printed, in Japanese."""
    rows = []
    for number in dict.fromkeys(numbers):
        try:
            facts = words.facts(number)
        except KeyError:
            continue  # of a deck whose pack or list is gone
        kind = f"{words.of_game.term('special', facts.special)} {words.of_game.term('kind', facts.kind)}"
        kind = f"{kind} {stats_text(facts.attack, facts.defense)}".strip()
        name = words.name(number)
        later = [part for part in (facts.name_ja, facts.first_edition) if part != name] if facts.first_edition else []
        rows.append((number, name, " · ".join((kind, *later, number))))
    return rows


def cards_to_create(words: Words, library: Library, decks: Iterable[Deck]) -> list[tuple[str, str, str]]:
    """Every card that can be created, tokens first: number, name, note."""
    numbers = (
        *(facts.number for facts in library.tokens()),
        *(number for deck in decks for number in deck.numbers()),
    )
    return known_cards(words, numbers)
