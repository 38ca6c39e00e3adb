"""What a card that is being written means to the rules: how much of it they execute, and all that is wrong with it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from svedesk.engine.card_fields import statistics, words
from svedesk.engine.facts import Facts
from svedesk.engine.game_scripts import CardReading, GameScripts, ScriptError
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.packs.draft import CardDraft, DraftMistake, PackDraft, Traits, read_draft
from svedesk.packs.editing import other_face
from svedesk.packs.model import PackCard
from svedesk.packs.names import folded_name
from svedesk.packs.typed_text import CardRulesText, LinesRead

State = Literal["executes", "partly", "by_hand", "mistakes", "unfinished"]
"""How a card of a pack is played: as by `status`; by hand because its script has mistakes; not at all yet."""
KEPT = 500
"""How many cards' meanings are kept."""


class CheckedCard(NamedTuple):
    """A card as the rules see it.

    `card` is None while facts are missing. `mistakes` are those of its script, each with its place; `reading` holds as
    much of the script as can be read.
    """

    state: State
    card: PackCard | None
    wrong: tuple[DraftMistake, ...] = ()
    mistakes: tuple[ScriptError, ...] = ()
    reading: CardReading | None = None

    def text(self, lang: Lang) -> str:
        """The rules text of what could be read of its script, one ability a line."""
        return self.reading.text(lang) if self.reading is not None else ""


class Meanings:
    """The meanings of the cards of one pack among the cards there are, each found out once. `taken` are the numbers
    that are somebody else's, with the names of those cards."""

    def __init__(
        self, scripts: GameScripts, library: Mapping[str, Facts], traits: Traits, taken: Mapping[str, str]
    ) -> None:
        self._scripts = scripts
        self._library, self._traits = dict(library), traits
        self._taken = {folded_name(number): name for number, name in taken.items()}
        self._checked: OrderedDict[object, CheckedCard] = OrderedDict()
        self._facts: dict[CardDraft, PackCard | tuple[DraftMistake, ...]] = {}
        self._cards: tuple[CardDraft, ...] | None = None
        self._places: dict[str, int] = {}
        self._own: dict[str, Facts] = {}
        self._lean = _lean(self._library.values())
        self._evolved = {facts.counted_name: facts for facts in library.values() if facts.is_evolved}
        self._around: frozenset[tuple[str, ...]] = frozenset()
        self._lines: tuple[object, LinesRead] | None = None

    def of(self, pack: PackDraft, at: int) -> CheckedCard:
        """The meaning of the card at a place."""
        if pack.cards is not self._cards:
            self._look_around(pack)
        draft = pack.cards[at]
        keeping = (*self._whose(draft, self._same(pack, at)), *self._half(pack, at))
        key = (draft, keeping, self._around)
        known = self._checked.get(key)
        if known is None:
            known = self._checked[key] = self._meaning(draft, keeping)
            while len(self._checked) > KEPT:
                self._checked.popitem(last=False)
        return known

    def text_of(self, pack: PackDraft, at: int) -> CardRulesText:
        """The rules text of the card at a place, and what becomes of the card when it is typed."""
        if pack.cards is not self._cards:
            self._look_around(pack)
        draft = pack.cards[at]
        read = self._facts[draft]
        return CardRulesText(draft, read.facts if isinstance(read, PackCard) else _stand_in(draft), self._lines_read())

    def _lines_read(self) -> LinesRead:
        """What was read among the cards as they are called now."""
        named = {facts.number: (facts.name, facts.name_ja, facts.special) for facts in self._own.values()}
        around = (frozenset(named.items()), self._around)
        if self._lines is None or self._lines[0] != around:
            reader = self._scripts.text_reader({**self._library, **self._own}.values())
            self._lines = (around, LinesRead(self._scripts, reader))
        return self._lines[1]

    def fit(self, pack: PackDraft) -> tuple[PackCard, ...]:
        """The cards of a pack that can be played, in its order; their scripts need not be looked at for that."""
        if pack.cards is not self._cards:
            self._look_around(pack)
        places = range(len(pack.cards))
        read = (self._whole(pack, at) for at in places if not self._half(pack, at))
        return tuple(card for card in read if card is not None)

    def _look_around(self, pack: PackDraft) -> None:
        """What the pack's cards have that others of it refer to: names of evolved cards, tokens, traits."""
        self._cards = pack.cards
        self._places = {folded_name(pack.cards[at].number.strip()): at for at in reversed(range(len(pack.cards)))}
        self._facts = {draft: self._facts.get(draft) or read_draft(draft, self._traits) for draft in pack.cards}
        cards = [card.facts for card in self._facts.values() if isinstance(card, PackCard)]
        self._own = {facts.number: facts for facts in cards}
        self._around = frozenset(
            (
                *((facts.special, facts.counted_name) for facts in cards if facts.is_evolved),
                *(("token", facts.number, facts.name, facts.name_ja) for facts in cards if facts.special == "token"),
                *(("trait", *pair) for facts in cards for pair in zip(facts.traits, facts.traits_ja, strict=False)),
            )
        )

    def _meaning(self, draft: CardDraft, keeping: tuple[DraftMistake, ...]) -> CheckedCard:
        read = self._facts[draft]
        wrong = read if isinstance(read, tuple) else keeping
        card = read if isinstance(read, PackCard) and not wrong else None
        facts = read.facts if isinstance(read, PackCard) else _stand_in(draft)
        known = self._known_to(draft.script, facts)
        reading = self._scripts.read(facts, draft.script, (draft.text, draft.text_ja), known)
        errors = tuple(reading.errors)
        state: State = "unfinished" if card is None else "mistakes" if errors else reading.automation
        return CheckedCard(state, card, wrong, errors, reading if draft.script.strip() else None)

    def _known_to(self, script: str, facts: Facts) -> dict[str, Facts]:
        """As many cards as it takes to check a script: with all there are each key that is pressed would be felt. Only
        names, which stand in quotation marks, may be those of any card."""
        if '"' in script or "'" in script:
            return {**self._library, **self._own}
        evolved = self._evolved.get(facts.counted_name)
        return {**self._lean, **({evolved.number: evolved} if evolved is not None else {}), **self._own}

    def _same(self, pack: PackDraft, at: int) -> str:
        """What the card is called that has the number of this one and stands before it: the first keeps it."""
        first = self._places.get(folded_name(pack.cards[at].number.strip()), at)
        return pack.cards[first].called if first < at else ""

    def _whole(self, pack: PackDraft, at: int) -> PackCard | None:
        """The card at a place if it is finished, whatever is with its other face."""
        card = self._facts[pack.cards[at]]
        wrong = isinstance(card, tuple) or self._whose(pack.cards[at], self._same(pack, at))
        return card if isinstance(card, PackCard) and not wrong else None

    def _half(self, pack: PackDraft, at: int) -> tuple[DraftMistake, ...]:
        """What keeps one face of a double-faced card out of play: the other."""
        card = pack.cards[at]
        if not (card.back or card.front):
            return ()
        field, other = "back" if card.back else "front", other_face(pack, at)
        if other is None:
            return (DraftMistake(field, Message("draft-no-other-face", (card.back or card.front,))),)
        if self._whole(pack, other) is None:
            return (DraftMistake(field, Message("draft-other-face", (pack.cards[other].called,))),)
        return ()

    def _whose(self, draft: CardDraft, same: str) -> tuple[DraftMistake, ...]:
        """Whose number a card has that is not its own."""
        number = draft.number.strip()
        if folded_name(number) in self._taken:
            whose = self._taken[folded_name(number)]
            return (DraftMistake("number", Message("draft-taken-elsewhere", (number, whose))),)
        return (DraftMistake("number", Message("draft-taken", (number, same))),) if same else ()


def _lean(cards: Iterable[Facts]) -> dict[str, Facts]:
    """All tokens, and of every trait one card that has it."""
    traits: set[tuple[str, str]] = set()
    lean: dict[str, Facts] = {}
    for facts in cards:
        pairs = set(zip(facts.traits, facts.traits_ja, strict=False))
        if facts.special == "token" or not pairs <= traits:
            lean[facts.number] = facts
            traits |= pairs
    return lean


def _stand_in(draft: CardDraft) -> Facts:
    """Facts to read a script with while the card's own are not all there."""
    facts, new = draft.facts_class, type(draft)()
    kind = draft.kind if draft.kind in words(facts, "kind") else new.kind
    special = draft.special if draft.special in words(facts, "special") else ""
    return facts("OWN-000", draft.called or "-", "-", kind, special, **dict.fromkeys(statistics(facts), 0))  # type: ignore[arg-type]
