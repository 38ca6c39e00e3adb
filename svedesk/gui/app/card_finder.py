"""The cards of a window, ready to be found: one search for all its pages, made in steps between other things."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal

from svedesk.cards.entry import LibraryEntry
from svedesk.cards.prints import Joined, joining
from svedesk.cards.query import FIELD_OF, Query, asks_rules, understood
from svedesk.cards.search import CardSearch
from svedesk.engine.card_fields import shared
from svedesk.engine.facts import Facts
from svedesk.engine.game import CardRules
from svedesk.engine.game_scripts import Automation, CardReading
from svedesk.gui.kit.tasks import Slices

FEW = 600
"""So many prints are made ready at once when somebody asks; of more, it is begun before."""
_CHUNK = 200
"""Cards that are looked at in one step."""


class CardSearchRequest(NamedTuple):
    """The cards, the likeliest first; `corrections` are the words that were looked for in place of mistyped ones."""

    cards: tuple[Joined, ...]
    corrections: Mapping[str, tuple[str, ...]]
    query: Query = Query()


class RulesInfo(NamedTuple):
    """What can be asked of a card's rules: how much of them executes, which keywords it has."""

    status: Automation
    keywords: frozenset[str]


class ScriptText(NamedTuple):
    """What a script says in English and Japanese, and what can be asked of its rules."""

    en: str
    ja: str
    info: RulesInfo


class ScriptTexts(Protocol):
    """The texts of scripts that were written before."""

    def get(self, facts: Facts) -> ScriptText | None:
        """The text of a card's script, None where it was not kept."""

    def put(self, facts: Facts, text: ScriptText) -> None:
        """Keep the text of a card's script, if it ships."""


@dataclass
class CardChoices:
    """What printed values cards have that can be chosen to filter them."""

    classes: dict[str, None] = field(default_factory=dict)
    traits: dict[str, str] = field(default_factory=dict)
    """The Japanese of each."""
    sets: set[str] = field(default_factory=set)
    shared: dict[str, set[str]] = field(default_factory=dict)
    """By fields that only this game has (see `card_fields.shared`)."""

    def add(self, cards: Iterable[Facts]) -> None:
        """Take in the values of more cards."""
        for card in cards:
            self.classes.update(dict.fromkeys(card.classes))
            self.traits.update(zip(card.traits, card.traits_ja, strict=False))
            if card.special != "token":
                self.sets.add(card.number.rpartition("-")[0])
            for name in shared(type(card)):
                if getattr(card, name):
                    self.shared.setdefault(name, set()).add(getattr(card, name))


Stage = Literal[0, 1, 2, 3]
LISTED: Final = 1
READY: Final = 2
WHOLE: Final = 3
"""How far it has come, from 0: cards are listed, are found by what is typed, and all is known of their rules."""
_UNKNOWN = RulesInfo("by_hand", frozenset())
_NOT_YET = RulesInfo("executes", frozenset())
"""Of such a card nothing is shown."""


class CardFinder(QObject):
    """Finds cards by words and conditions, in names, texts (the user's own lists among them) and everything printed.

    With thousands of cards it takes a moment until they are listed, a second until they can be found by what is typed,
    and some more until all their rules are known. `further` tells that it has come to one of these.

    Cards that are `awaited` are read elsewhere: until that is `learned`, nothing is known of their rules, and it is
    not whole. `progressed` tells how many of how many have been read.
    """

    further = Signal()
    progressed = Signal(int, int)

    def __init__(
        self,
        entries: Iterable[LibraryEntry],
        rules: CardRules,
        parent: QObject | None = None,
        awaited: Iterable[str] = (),
        fields: Mapping[str, str] = FIELD_OF,
        texts: ScriptTexts | None = None,
    ) -> None:
        """`fields` are more words for fields that may be typed, `texts` the texts of scripts that ship."""
        super().__init__(parent)
        self._script_texts = texts
        self._fields = fields
        self._entries, self._rules, self._awaited = tuple(entries), rules, frozenset(awaited)
        self._facts = {entry.number: entry.facts for entry in self._entries}
        self._meanings: dict[str, RulesInfo] = {}
        self._alike: dict[RulesInfo, RulesInfo] = {}
        self._card_of: dict[str, Joined] = {}
        self.cards: tuple[Joined, ...] = ()
        """All of them, as they stand where nothing is typed: leaders first, then by where they go, cost and name."""
        self._by_number: tuple[Joined, ...] = ()
        self._stage: Stage = 0
        self.choices = CardChoices()
        """What to filter by; complete once the cards are listed."""
        self._announced: Stage = 0
        self._slices = Slices(self._make(), self)
        self._slices.advanced.connect(self._tell)
        if len(self._entries) > FEW:
            self._slices.start()

    def find(self, typed: str, *, rules: bool = False, by_number: bool = False) -> CardSearchRequest | None:
        """The cards that have all of it, every card when nothing is typed; equally near ones as in `cards`, or else as
        lists have them. None while that can't be told yet, nor, where it is asked (`rules` or in what is typed), how
        much of each executes."""
        asked = bool(typed.strip())
        facts = type(self._entries[0].facts) if self._entries else Facts
        if not self._reach(
            WHOLE if rules or asks_rules(understood(typed, self._fields, facts).parts) else READY if asked else LISTED
        ):
            return None
        if not asked:
            return CardSearchRequest(self._by_number if by_number else self.cards, {})
        return CardSearchRequest(*self._search.find(typed, () if by_number else self._order))

    @property
    def listed(self) -> bool:
        """Whether all cards are listed and `choices` are complete."""
        return self._reach(LISTED)

    @property
    def ready(self) -> bool:
        """Whether cards are found by what is typed."""
        return self._stage >= READY

    @property
    def whole(self) -> bool:
        """Whether it has come to its end."""
        return self._stage == WHOLE

    def meaning(self, number: str) -> RulesInfo:
        """What can be asked of a card's rules, and is remembered then."""
        known = self._meanings.get(number)
        if known is None:
            if number in self._awaited:
                return _NOT_YET
            known = self._keep(number, self._look(number))
        return known

    def learned(self, meanings: Mapping[str, RulesInfo]) -> None:
        """What was awaited has been found out."""
        for number, known in meanings.items():
            self._keep(number, known)
        self._awaited = frozenset()
        if self._slices.done:
            self._slices = Slices(self._finish(), self)
            self._slices.advanced.connect(self._tell)
            self._slices.start()

    def _keep(self, number: str, known: RulesInfo) -> RulesInfo:
        self._meanings[number] = texts = self._alike.setdefault(known, known)
        return texts

    def status(self, number: str) -> Automation:
        """How much of a card executes."""
        return self.meaning(number).status

    def keywords(self, number: str) -> frozenset[str]:
        """The keywords of a card."""
        return self.meaning(number).keywords

    def prints(self, number: str) -> tuple[Facts, ...]:
        """All prints of the card that this is one of."""
        card = self._card_of.get(number)
        return tuple(entry.facts for entry in card.prints) if card is not None else ()

    def _look(self, number: str) -> RulesInfo:
        try:
            return _info(self._rules.reading(number))
        except KeyError:
            return _UNKNOWN  # the library has learned of it since these rules were made

    def _reach(self, stage: Stage) -> bool:
        while self._stage < stage and len(self._entries) <= FEW:
            self._slices.step()
        return self._stage >= stage

    def _tell(self) -> None:
        if self._stage != self._announced:
            self._announced = self._stage
            self.further.emit()

    def _make(self) -> Generator[None]:
        cards = yield from joining(self._entries)
        yield
        places = sorted(range(len(cards)), key=lambda place: _order(cards[place].first.facts))
        self._order = sorted(range(len(cards)), key=places.__getitem__)
        self.cards, self._by_number = tuple(cards[place] for place in places), cards
        yield
        self._card_of = {entry.number: card for card in cards for entry in card.prints}
        yield
        for at in range(0, len(self._entries), _CHUNK):
            self.choices.add(entry.facts for entry in self._entries[at : at + _CHUNK])
            yield
        self._stage = LISTED
        yield
        self._search = CardSearch(cards, self._texts, self.status, self._fields)
        yield from self._search.prepare()
        self._stage = READY
        yield from self._finish()

    def _finish(self) -> Iterator[None]:
        for entry in self._entries:
            yield
            self.meaning(entry.number)
        if not self._awaited:
            self._stage = WHOLE
        yield

    def _texts(self, number: str) -> tuple[str, str]:
        """The text that a script says, for cards whose text no list told. To write it takes half a millisecond a card:
        of scripts that ship it is kept."""
        if not self._rules.scripted(number):
            return "", ""
        texts = (
            None if any(self._rules.printed_text(number)) else self._script_texts
        )  # a printed text tells more of the rest
        text = texts.get(self._facts[number]) if texts is not None else None
        if text is None:
            reading = self._rules.reading(number)
            text = ScriptText(reading.text("en"), reading.text("ja"), _info(reading))
            if texts is not None:
                texts.put(self._facts[number], text)
        if number not in self._awaited:
            self._keep(number, text.info)
        return text.en, text.ja


def _info(reading: CardReading) -> RulesInfo:
    return RulesInfo(reading.automation, frozenset(reading.keywords))


def _order(card: Facts) -> tuple[bool, bool, int, str, str]:
    return card.kind != "leader", bool(card.special), card.cost or 0, card.name, card.number
