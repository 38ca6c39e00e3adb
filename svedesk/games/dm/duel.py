"""What every procedure and value of this game works on: a table, and what the cards on it mean."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from typing import TYPE_CHECKING, Protocol, TypeVar

from svedesk.engine.ask import Builder, Picked
from svedesk.engine.events import PhaseBegan
from svedesk.engine.records import BACK_FACE, BESIDE, SHARED, Card, Outcome, Place, with_number
from svedesk.engine.table import Table
from svedesk.games.dm.facts import CASTLE, NEO
from svedesk.games.dm.zones import BATTLE, DECK, HAND, MANA, SHIELDS

if TYPE_CHECKING:
    from svedesk.games.dm.facts import DmFacts
    from svedesk.games.dm.meaning import Meaning


class CardMeanings(Protocol):
    """What cards mean, by number. `zones` are those outside of the battle zone in which an ability may trigger or hold
    (110.4g, 314.3), of the cards that were asked for."""

    zones: set[str]
    awaited: set[str]
    """The events that some of them wait for in such a zone."""
    declared: set[str]
    """The events at which some of them may be declared from the hand (603.2e)."""
    has_cells: bool
    """Whether there are king cells among them (812.1)."""
    has_cores: bool
    """Whether there are cores among them, which give no mana (309.5)."""
    counts_breakers: bool
    """Whether some of them count the creatures that broke shields."""

    def __getitem__(self, number: str, /) -> Meaning:
        """What a card means. Raises KeyError for an unknown number."""

    def all_facts(self) -> Iterable[DmFacts]:
        """The facts of all cards there are."""

    def names_of(self, facts: DmFacts) -> tuple[str, ...]:
        """The names that a card can be called by (202.2)."""


_Result = TypeVar("_Result")
Steps = Generator[Builder, Picked, _Result]
"""A procedure that may ask, and comes to something."""
ASIDE = "aside"
"""The mark of a card that is pending or a shield in standby: it still belongs to its zone and is not counted there
(409.1c, 113.6a)."""
MIDDLE = 100
"""The place of the card that stands for a creature of several linked ones (701.18a): BESIDE of those at its right is
more."""
SINGLE = ""
"""The zone of the record of a card in the battle zone that is read by itself, whatever it is a part of (109.2a)."""
LINK = "+"
"""What stands between the numbers of several cards that are one creature."""
SEAL = "seal"
"""The mark of a seal, which alone in the battle zone is a card without a type (703.4i)."""
HEIGHT = "height"
"""The mark of a card in a pile: how high above the card that stands for the pile it lies, negative below it."""
BREAKER = "breaker"
"""The number of a seat that says which of its creatures broke shields in this turn, -1 for several; noted where a card
asks for it."""
_ACTIVE, _TURN = (SHARED, "active"), (SHARED, "turn")
_BATTLE = (Place(0, BATTLE), Place(1, BATTLE))


class DuelOver(Exception):
    """Raised inside the rules once the table has an outcome: the game ends immediately (104.1)."""


class Duel:
    """A table with the meaning of its cards.

    A pile is one object (109.2, 801.2): one of its cards stands for it, all others lie on that one (`Card.on`), and
    what is on top says what the object is (200.3a). So an evolution keeps its id, how it is turned and what was given
    to it, whatever lies on it and whatever leaves.
    """

    __slots__ = ("meanings", "table")

    def __init__(self, table: Table, meanings: CardMeanings) -> None:
        self.table = table
        self.meanings = meanings

    @property
    def active(self) -> int:
        """The active player's seat."""
        return self.table.numbers.get(_ACTIVE, 0)

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return self.table.numbers.get(_TURN, 0)

    def in_turn_order(self) -> tuple[int, int]:
        """The active player's seat, then the other's (101.4)."""
        active = self.active
        return active, 1 - active

    # -- cards --------------------------------------------------------------------------------------------------------

    def card(self, card_id: int) -> Card | None:
        """A card by its id, None once it has moved on."""
        return self.table.cards.get(card_id)

    def printed(self, card: Card) -> Meaning:
        """What a card says by itself, whatever lies on it; in the battle zone a cell is only a part of its creature
        (805.1d to 805.1f, 812.1a, 812.1b)."""
        if not card.marks:  # the usual case
            return self.meanings[card.number]
        meaning = self.meanings[self.face(card)]
        if meaning.made_of is not None and card.zone in (BATTLE, SINGLE) and card.mark(BACK_FACE):
            return meaning.cell or self.meanings[card.number]
        return meaning

    def face(self, card: Card) -> str:
        """The number of the face of a card that lies up, or of the half that is used (200.3c, 808.3)."""
        if card.marks and card.mark(BACK_FACE):
            return self.meanings[card.number].facts.back or card.number
        return card.number

    def halves(self, card: Card) -> tuple[Card, ...]:
        """A card outside the battle zone as each of the two cards that it is, if it is a twinpact (808.3)."""
        if not self.meanings[card.number].is_twinpact or card.zone == BATTLE or card.mark(BACK_FACE):
            return (card,)
        return card, card._replace(marks=with_number(card.marks, BACK_FACE, 1))

    def faces(self, card: Card) -> tuple[Card, ...]:
        """A card as each that it may be read as: the halves of a twinpact, and of a card with two faces and no back
        either, but in the battle zone (807.3, 810.2)."""
        if card.zone != BATTLE and (meaning := self.meanings[card.number]).is_two_faced and meaning.facts.back:
            plain = card._replace(marks=with_number(card.marks, BACK_FACE, 0))
            return plain, card._replace(marks=with_number(card.marks, BACK_FACE, 1))
        return self.halves(card)

    def top(self, card: Card) -> Card:
        """The card on top of a pile, which says what the pile is (200.3a). What is attached says nothing of it, nor
        what is linked beside it."""
        table = self.table
        if not table.linked or card.zone != BATTLE or not self._has_upon(card):
            return card
        cards, top, height = table.cards, card, _height(card)
        for card_id in table.linked:  # asked very often: a comprehension and `max` take twice as long
            upon = cards[card_id]
            if upon.on == card.id and (over := _height(upon)) > height and self._is_over(upon):
                top, height = upon, over
        return top

    def _is_over(self, card: Card) -> bool:
        if not card.faceup:
            return True
        meaning = self.meanings[card.number]
        return not (meaning.is_attached or meaning.is_aura or (card.marks and card.mark(BESIDE)))

    def root(self, card: Card) -> Card:
        """The card that stands for the pile a card is in."""
        return self.table.cards[card.on] if card.on else card

    def pile(self, card: Card) -> list[Card]:
        """All cards of an object, the top first: evolutions, auras and linked cards too (109.2b, 109.2c)."""
        table = self.table
        if not table.linked:
            return [card]
        upon = [member for member in self._upon(card) if not self.is_attached(member)]
        return sorted((card, *upon), key=_height, reverse=True)

    def chain(self, card: Card) -> list[Card]:
        """The cards side by side that are one creature, from left to right; of most creatures there is one."""
        if card.zone != BATTLE or not self.table.linked or not self._has_upon(card):
            return [card]
        cards = self.table.cards
        upon = (cards[card_id] for card_id in self.table.linked)
        beside = [member for member in upon if member.on == card.id and member.marks and member.mark(BESIDE)]
        return sorted((card, *beside), key=_side) if beside else [card]

    def is_attached(self, card: Card) -> bool:
        """Whether a card is cross gear or a weapon; facedown it is nothing, and a seal where it lies on another
        (116)."""
        return card.faceup and self.meanings[card.number].is_attached and not card.mark(BACK_FACE)

    def is_gear(self, card: Card) -> bool:
        """Whether a card is cross gear."""
        return card.faceup and self.meanings[card.number].is_gear

    def gears(self, card: Card) -> list[Card]:
        """The cross gear and weapons of a creature: they lie on it and are no part of it (109.2c)."""
        return [gear for gear in self._upon(card) if self.is_attached(gear)] if self.table.linked else []

    def auras(self, card: Card) -> list[Card]:
        """The auras attached to a creature (310.2), which are a part of it (109.2c); not those under it (310.8b)."""
        upon = (aura for aura in self._upon(card) if aura.mark(HEIGHT) >= 0)
        return [aura for aura in upon if aura.faceup and self.meanings[aura.number].is_aura]

    def seals(self, card: Card) -> list[Card]:
        """The seals on an object, the newest first (116.1b)."""
        return [upon for upon in self.pile(card) if upon.on == card.id and not upon.faceup]

    def _has_upon(self, card: Card) -> bool:
        """Whether cards lie on one in the battle zone; asked where some lie on another at all."""
        abilities = self.table.derived
        return card.id in (self.below() if abilities is None else abilities.below)

    def below(self) -> frozenset[int]:
        """The cards that others lie on."""
        cards = self.table.cards
        return frozenset([cards[card_id].on for card_id in self.table.linked])

    def _upon(self, card: Card) -> list[Card]:
        cards, base = self.table.cards, card.id
        return sorted([upon for card_id in self.table.linked if (upon := cards[card_id]).on == base])

    def is_creature(self, card: Card) -> bool:
        """Whether an object in the battle zone is a creature now: one that is sealed is ignored (116.2)."""
        if not (card.marks or (self.table.linked and self._has_upon(card))):  # the usual case
            return card.faceup and self.meanings[card.number].is_creature
        return self.meaning(card).is_creature and self.top(card).faceup

    def is_sealed(self, card: Card) -> bool:
        """Whether a card in the battle zone has a facedown one on top (116.1)."""
        return card.zone == BATTLE and not self.top(card).faceup

    def is_evolution(self, card: Card) -> bool:
        """Whether a card is an evolution now: a NEO creature with a card under it is one too (802.2, 802.4)."""
        meaning = self.meaning(card)
        if meaning.is_evolution:
            return True
        if meaning.facts.special != NEO or card.zone != BATTLE:
            return False
        top = _height(self.top(card))
        return any(member.faceup and _height(member) < top for member in self.pile(card))

    def number_of(self, card: Card) -> str:
        """The number whose meaning an object has: of the face that lies up, of several cards that are linked all
        together."""
        if card.zone != BATTLE or not self.table.linked or not self._has_upon(card):
            return self.face(card) if card.marks else card.number
        abilities = self.table.derived
        numbers: dict[int, str] = {} if abilities is None else abilities.numbers
        lies = self.table.cards.get(card.id) is card  # not a record of how it was
        if lies and (known := numbers.get(card.id)) is not None:
            return known
        top = self.top(card)
        parts = [self.face(top if part.id == card.id else part) for part in self.chain(card)]
        number = LINK.join(dict.fromkeys(parts)) if len(parts) > 1 else parts[0]
        if lies:
            numbers[card.id] = number
        return number

    def meaning(self, card: Card) -> Meaning:
        """What a card is: in the battle zone what lies on top of it."""
        linked = self.table.linked
        if not (card.marks or (linked and card.zone == BATTLE and self._has_upon(card))):  # the usual case
            return self.meanings[card.number]
        if card.zone == SINGLE and linked:
            return self.printed(card)
        return self.meanings[self.number_of(card)]

    def facts(self, card: Card) -> DmFacts:
        """The facts that a card has now."""
        return self.meaning(card).facts

    def names(self, card: Card) -> tuple[str, ...]:
        """The names of a card: of a twinpact that is no creature in the battle zone that of both halves (808.4), of a
        card with two faces either (807.3, 810.2)."""
        halves = self.halves(card)
        if len(halves) > 1:
            names = [self.meanings[self.face(half)].facts.counted_name for half in halves]
            return ("/".join(dict.fromkeys(names)) if names[1] not in names[0] else names[0], *names)
        return tuple(name for face in self.faces(card) for name in self.meaning(face).names)

    def civilizations(self, card: Card) -> frozenset[str]:
        """The civilizations of a card; of a twinpact those of both halves."""
        if card.zone == BATTLE or (card.marks and card.mark(BACK_FACE)):
            return self.printed(card).civilizations
        return self.meanings[card.number].whole

    def is_there(self, card_id: int) -> bool:
        """Whether an object is in the battle zone."""
        card = self.table.cards.get(card_id)
        return card is not None and card.zone == BATTLE and not card.on

    # -- zones --------------------------------------------------------------------------------------------------------

    def creatures(self, seat: int) -> list[Card]:
        """The objects in a player's half of the battle zone, but cross gear that a creature is crossed with."""
        cards = self.table.cards
        lying = [cards[card_id] for card_id in self.table.zones[_BATTLE[seat]]]
        return [card for card in lying if not card.on]

    def in_battle(self) -> list[Card]:
        """All objects in the battle zone, the active player's first."""
        active, other = self.in_turn_order()
        return [*self.creatures(active), *self.creatures(other)]

    def counted(self, seat: int, zone: str) -> list[Card]:
        """The cards that are counted in a zone: those set aside are not (409.1c, 113.6a)."""
        cards = self.table.cards
        lying = [cards[card_id] for card_id in self.table.zone(seat, zone)]
        return [card for card in lying if not (card.marks and card.mark(ASIDE))]

    def hand(self, seat: int) -> list[Card]:
        """The cards in a player's hand."""
        return self.counted(seat, HAND)

    def mana(self, seat: int) -> list[Card]:
        """The cards in a player's mana zone."""
        return self.counted(seat, MANA)

    def shields(self, seat: int) -> list[Card]:
        """A player's shields; each card of a stack counts (113.2), but no castle that is attached (304.2)."""
        return [card for card in self.counted(seat, SHIELDS) if not self.is_castle(card)]

    def is_castle(self, card: Card) -> bool:
        """Whether a card is a castle that fortifies a shield (304.2a)."""
        return card.faceup and bool(card.on) and self.meanings[card.number].facts.kind == CASTLE

    def deck(self, seat: int) -> tuple[int, ...]:
        """The ids of a player's deck, the top first."""
        return self.table.zone(seat, DECK)

    # -- numbers ------------------------------------------------------------------------------------------------------

    def number(self, name: str) -> int:
        """A number of the table, such as the id of the attacking creature."""
        return self.table.numbers.get((SHARED, name), 0)

    def set_number(self, name: str, value: int) -> None:
        """Set a number of the table."""
        self.table.set_number(SHARED, name, value)

    def to_step(self, step: str) -> None:
        """Go on to a step, which happens in every turn (500.1)."""
        self.table.step = (step,)
        self.table.events.append(tuple.__new__(PhaseBegan, (self.active, step, self.turn)))  # at every step

    # -- the end ------------------------------------------------------------------------------------------------------

    def end(self, losers: Mapping[int, str], winners: tuple[int, ...] = ()) -> None:
        """The game ends at once (104.1). Who both wins and loses wins (104.2c). Where each loses, or each wins, the
        rules name no winner: that is a draw."""
        lost = {seat: why for seat, why in losers.items() if seat not in winners}
        won = tuple(seat for seat in (0, 1) if seat in winners or (lost and seat not in lost))
        if len(won) != 1:
            won = ()
        reasons = lost or {1 - seat: "effect" for seat in won}
        self.table.outcome = Outcome(won, tuple(sorted(reasons.items())))
        self.table.step = ("over",)
        raise DuelOver


def _height(card: Card) -> tuple[int, int]:
    """What was laid on a card by hand has no mark: it lies above it, the newest on top."""
    return (card.mark(HEIGHT) if card.marks else 0) or bool(card.on), card.id


def _side(card: Card) -> tuple[int, int]:
    return (card.mark(BESIDE) if card.on else MIDDLE), card.id
