"""What the parts of a cost take, and whether there is enough for all of them together (10.4.2.1, 10.4.2.2).  Each part
says what it takes, by itself. One question is then asked of all of them: in their order, can each take what those
before it leave?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.cost import Cost

if TYPE_CHECKING:
    from svedesk.games.sve.game_state import GameState


class ShiftedNumber(NamedTuple):
    """A number of the player raised or lowered by so much, within its limits (10.4.5, 10.4.5.1). `refusal` makes the
    sentence from the number it is and how much of it is taken."""

    name: str
    by: int
    refusal: Callable[[int, int], Message]
    most: int | None = None


class TakenCards(NamedTuple):
    """At least `low` and at most `high` of some cards, which are moved away, engaged, lose counters, or only have to be
    where they are.

    `amounts` are what each of the cards is worth, all together at least `least`; `counters` how many Stack counters are
    removed, a card left without any being gone (13.3.3.2). `refusal` makes the sentence that there are too few from how
    many there are (or what all are worth); `reason` the question which cards from how many are asked for (or what those
    chosen are worth), None where nothing is asked.
    """

    cards: tuple[int, ...]
    low: int
    high: int
    refusal: Callable[[int], Message]
    how: Literal["move", "engage", "counters", "stay"] = "move"
    reason: Callable[[int], Message] | None = None
    kind: str = "select"
    """The kind of the question."""
    amounts: tuple[int, ...] = ()
    counters: int = 0
    least: int = 0
    hidden: bool = False
    """Whether it is asked even where there is no choice: nobody is to learn from that what lies in a hand."""
    interchangeable: bool = False
    """Whether it makes no difference which of them."""
    worth: int = 0
    """What those chosen before are worth."""

    def amount(self, card: int) -> int:
        """The number of one of the cards."""
        return self.amounts[self.cards.index(card)] if self.amounts and card in self.cards else 0

    def total(self, cards: Sequence[int]) -> int:
        """The numbers of some of the cards together."""
        return sum(map(self.amount, cards))

    @property
    def why_not(self) -> Message | None:
        """Why there are too few cards for it, if for nothing else; None when there are enough."""
        have = self.total(self.cards) if self.least else len(self.cards)
        return None if have >= (self.least or self.low) else self.refusal(have)

    def fixed(self, cards: tuple[int, ...]) -> TakenCards:
        """With cards that were decided on."""
        amounts = tuple(map(self.amount, cards)) if self.amounts else ()
        return self._replace(cards=cards, low=len(cards), high=len(cards), amounts=amounts, least=0)

    def without(self, cards: tuple[int, ...]) -> TakenCards:
        """Where some cards are not to be had."""
        left = tuple(card for card in self.cards if card not in cards)
        return self._replace(cards=left, amounts=tuple(map(self.amount, left)) if self.amounts else ())

    def rest(self, cards: tuple[int, ...]) -> TakenCards:
        """What is still to be taken beside cards that were decided on."""
        low, high = max(0, self.low - len(cards)), max(0, self.high - len(cards))
        least = max(0, self.least - self.total(cards)) if self.least else 0
        return self.without(cards)._replace(low=low, high=high, least=least)


class Lying(NamedTuple):
    """What must be known of the cards on the player's field: which they are, how many `places` must be free of them
    when all is paid (a card that is played needs one, 10.6.2.6), and which cards stay by losing a Stack counter instead
    of leaving, with how many they have (13.3.2.2)."""

    field: frozenset[int] = frozenset()
    places: int = 0
    stacks: tuple[tuple[int, int], ...] = ()


class _Left(NamedTuple):
    """What the parts before have done to the cards: moved away, engaged, and what counters are left."""

    gone: frozenset[int]
    engaged: frozenset[int]
    stacks: tuple[tuple[int, int], ...]

    def usable(self, take: TakenCards) -> list[int]:
        """The cards a part can still take."""
        cards = [card for card in take.cards if card not in self.gone]
        if take.how == "engage":
            return [card for card in cards if card not in self.engaged]
        if take.how == "counters":
            return [card for card in cards if dict(self.stacks).get(card, 0) >= take.counters]
        return cards

    def after(self, take: TakenCards, cards: tuple[int, ...]) -> _Left:
        """When a part has taken these."""
        if take.how == "engage":
            return self._replace(engaged=self.engaged.union(cards))
        if take.how == "stay":
            return self
        stacks = dict(self.stacks)
        gone: set[int] = set()
        for card in cards:
            if take.how == "counters":
                stacks[card] -= take.counters
                gone.update({card} if not stacks[card] else ())
            elif stacks.get(card):
                stacks[card] -= 1  # and it stays
            else:
                gone.add(card)
        return self._replace(gone=self.gone | gone, stacks=tuple(stacks.items()))


def enough(takes: Sequence[TakenCards], lying: Lying) -> bool:
    """Whether there are cards for all parts together."""
    if any(take.why_not is not None for take in takes):
        return False
    if not lying.places:
        wanted = [card for take in takes if take.how != "stay" for card in take.cards]
        staying = {card for take in takes if take.how == "stay" for card in take.cards}
        if len(wanted) == len(set(wanted)) and staying.isdisjoint(wanted):
            return True  # no card is wanted twice, and none that is to stay goes
    return _go_on(tuple(takes), _Left(frozenset(), frozenset(), lying.stacks), lying)


def _go_on(takes: tuple[TakenCards, ...], left: _Left, lying: Lying) -> bool:
    if not takes:
        return len(left.gone & lying.field) >= lying.places
    take, later = takes[0], takes[1:]
    return any(_go_on(later, left.after(take, cards), lying) for cards in _ways(take, later, left, lying))


def _ways(take: TakenCards, later: Sequence[TakenCards], left: _Left, lying: Lying) -> Iterator[tuple[int, ...]]:
    """The ways for one part to take as few cards as it can, those that come to the same for all others left out."""
    alike: dict[tuple[object, ...], list[int]] = {}
    for card in left.usable(take):
        wanted = tuple((card in other.cards, other.amount(card)) for other in later)
        traits = (take.amount(card), dict(left.stacks).get(card), card in left.engaged, card in lying.field)
        alike.setdefault((wanted, traits), []).append(card)
    yield from _picks(take, list(alike.values()), ())


def _picks(take: TakenCards, kinds: list[list[int]], chosen: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Ways to take enough of kinds of cards that are alike."""
    if len(chosen) >= take.low and (not take.least or take.total(chosen) >= take.least):
        yield chosen
    elif kinds and len(chosen) < take.high:
        for count in range(min(len(kinds[0]), take.high - len(chosen)), -1, -1):
            yield from _picks(take, kinds[1:], chosen + tuple(kinds[0][:count]))


def wanted_now(takes: Sequence[TakenCards], at: int, chosen: tuple[int, ...], lying: Lying) -> tuple[TakenCards, bool]:
    """What one part still wants beside cards chosen for it: of the cards that leave enough for all others. All it wants
    where they do however they are chosen, else one card; and which of these it is. Parts decided on are fixed."""
    take = takes[at]
    fixed, rest = take.fixed(chosen), take.rest(chosen)
    if rest.low >= len(rest.cards) and not rest.least and not rest.hidden:
        return rest, True  # all of them, or it cannot be paid
    able = tuple(card for card in rest.cards if enough(_with(takes, at, fixed, rest, (card,)), lying))
    now = rest.without(tuple(card for card in rest.cards if card not in able))._replace(worth=take.total(chosen))
    if rest.least:
        return now._replace(low=1, high=1), False
    if rest.interchangeable or not _whichever(takes, at, fixed, now, lying):
        return now._replace(low=min(1, now.low), high=min(1, now.high)), False
    return now, True


def _whichever(takes: Sequence[TakenCards], at: int, fixed: TakenCards, rest: TakenCards, lying: Lying) -> bool:
    """Whether enough is left for all others whichever cards a part takes."""
    others = (*takes[:at], fixed, *takes[at + 1 :])
    if not lying.places and not any(card in other.cards for other in others for card in rest.cards):
        return True
    left = _Left(frozenset(), frozenset(), lying.stacks)
    return all(
        enough(_with(takes, at, fixed, rest, way), lying)
        for size in range(rest.low, min(rest.high, len(rest.cards)) + 1)
        for way in _ways(rest._replace(low=size, high=size), others, left, lying)
    )


def _with(
    takes: Sequence[TakenCards], at: int, fixed: TakenCards, rest: TakenCards, cards: tuple[int, ...]
) -> tuple[TakenCards, ...]:
    """All parts, one of them with cards decided on before and now."""
    return (*takes[:at], fixed, rest.fixed(cards), rest.rest(cards), *takes[at + 1 :])


TAKEN = "taken"
"""The mark of a card that says how many cards a counted process of its cost was executed with."""


class Process(Cost):
    """One process of a cost."""

    by_hand: ClassVar[bool] = False
    """Whether only its player can tell what is done."""

    @property
    def counts(self) -> bool:
        """Whether the text goes by how many cards it was executed with."""
        return False

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """What it takes, as many parts of it however the table lies (10.4.2.2, 10.4.5.1)."""
        raise NotImplementedError

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """Do it with the cards chosen for what it takes. Where a replacement effect alters what happens, it counts as
        done all the same (10.6.2.5.2)."""
        raise NotImplementedError
