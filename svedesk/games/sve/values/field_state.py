"""What lies on the fields as the values of all cards there see it, and those values while nothing changes them.

Values are pure functions of a table. What several of them need is found once for each state of the table
(`field_state`); the values of one card are kept until its record, its evolved card or what reaches cards is another one
(`kept`). Neither is ever stale: the table forgets the one with every change, the other names the frozen records it was
found from.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeVar, get_args

from svedesk.engine.ask import Option
from svedesk.engine.records import BACK_FACE, Card, Place
from svedesk.engine.script import Node
from svedesk.engine.view import Shown
from svedesk.games.sve.abilities.counts_as import GivesTrait
from svedesk.games.sve.abilities.passive import WhileHere
from svedesk.games.sve.card_names import Called
from svedesk.games.sve.definitions import Definition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import Happening
from svedesk.games.sve.values.changes import ABILITY, CHANGES, changed
from svedesk.games.sve.zones import EQUIPMENT, EVOLVE, FIELD

_FIELDS = tuple(Place(seat, FIELD) for seat in (0, 1))
_EVOLVED = tuple(Place(seat, EVOLVE) for seat in (0, 1))
_EQUIPMENT = tuple(Place(seat, EQUIPMENT) for seat in (0, 1))

Giving = TypeVar("Giving", WhileHere, GivesTrait)


class Givers(NamedTuple):
    """The cards on one seat's field that have an ability, in the order they came."""

    seat: int
    ids: tuple[int, ...]


class Reach(NamedTuple):
    """What cards on fields give to cards there: the same ability of several as one. `conditional`: some of it only
    while a condition holds, which may ask for anything."""

    passives: tuple[tuple[WhileHere, Givers], ...] = ()
    traits: tuple[tuple[GivesTrait, Givers], ...] = ()
    conditional: bool = False


Evolving = dict[tuple[int, str, tuple[Called, ...]], tuple[tuple[Card, ...], tuple[Option, ...]]]
NOTHING = Reach()
ANYTHING: frozenset[type[Happening]] = frozenset(get_args(Happening))


class FieldState:
    """A state of the fields. `evolved` holds by the id of a card on a field the latest card of an evolve zone that
    lies on it (11.6.2), `equipment` the tokens it is equipped with, the first first (JA 14.5.2.2.2); cards without are
    not in them. `hearing` tells of cards that wait for what happens to others for what, `numbers` are those of all
    cards in play. `values` are those that were asked for in this state; `illegal` is what rules handling found to do
    with these cards (None: it has not looked), `is_settled` that this was nothing."""

    __slots__ = ("_listening", "equipment", "evolved", "hearing", "illegal", "is_settled", "numbers", "reach", "values")

    def __init__(
        self,
        evolved: dict[int, Card],
        equipment: dict[int, tuple[Card, ...]],
        reach: Reach,
        hearing: dict[int, frozenset[type[Happening]]],
        numbers: frozenset[str],
    ) -> None:
        self.evolved = evolved
        self.equipment = equipment
        self.reach = reach
        self.hearing = hearing
        self.numbers = numbers
        self.values: dict[int, CardValues] = {}
        self.is_settled = False
        self.illegal: Any = None
        self._listening: dict[type[Happening], tuple[int, ...]] = {}

    def listening(self, kind: type[Happening]) -> tuple[int, ...]:
        """The cards that wait for what happens to others in this way, by id."""
        ids = self._listening.get(kind)
        if ids is None:
            ids = self._listening[kind] = tuple([card_id for card_id in self.hearing if kind in self.hearing[card_id]])
        return ids

    def __eq__(self, other: object) -> bool:
        """Whether both say the same of the same fields; what was looked at further is left aside."""
        return (
            isinstance(other, FieldState)
            and all(
                getattr(self, name) == getattr(other, name)
                for name in ("equipment", "evolved", "hearing", "numbers", "reach")
            )
            and all(other.listening(kind) == ids for kind, ids in self._listening.items())
        )

    __hash__ = None  # type: ignore[assignment]  # it changes

    def after(self, before: Card, card: Card) -> FieldState | None:
        """All of it while a card on a field means what it meant and nothing else was given to it: its values are found
        anew (`kept`), those of others hold. Turning a card leaves nothing to handle."""
        if card.zone != FIELD or card.given is not before.given or card.number != before.number or card.on != before.on:
            return None
        marked = card.marks != before.marks
        if marked and card.mark(BACK_FACE) != before.mark(BACK_FACE):
            return None
        now = FieldState(self.evolved, self.equipment, self.reach, self.hearing, self.numbers)
        now.values = self.values.copy()
        now._listening = self._listening
        changed = marked or card.damage != before.damage or card.counters != before.counters
        now.is_settled = self.is_settled and not changed
        return now


class CardValues:
    """The values of a card on a field that were asked for (None: not yet), with what they were found from. `is_alive`:
    its defense was found to be above 0, or it to be no follower."""

    __slots__ = (
        "attack",
        "card",
        "defense",
        "definition",
        "equipment",
        "is_alive",
        "keywords",
        "reach",
        "shown",
        "shown_as",
    )

    def __init__(
        self, card: Card, shown: Card, equipment: tuple[Card, ...], reach: Reach, definition: Definition
    ) -> None:
        self.card = card
        self.shown = shown
        self.equipment = equipment
        self.reach = reach
        self.definition = definition
        as_printed = not (card.given or equipment or reach.passives)
        self.keywords: tuple[str, ...] | None = definition.keywords if as_printed else None
        self.attack: int | None = definition.facts.attack or 0 if as_printed else None
        self.defense: int | None = definition.facts.defense or 0 if as_printed else None
        self.shown_as: Shown | None = None
        self.is_alive = False


class KeptValues:
    """What outlasts changes of a table: values of cards on fields by id, what reached cards last, what cards that
    nothing changes are shown as, by number, and with which of the facedown cards of an evolve deck a card evolves."""

    __slots__ = ("cards", "evolving", "printed", "reach")

    def __init__(self) -> None:
        self.cards: dict[int, CardValues] = {}
        self.evolving: Evolving = {}
        self.printed: dict[str, Shown] = {}
        self.reach = NOTHING


def field_state(game: GameState) -> FieldState:
    """The state of the fields now."""
    state: FieldState | None = game.table.derived
    if state is None:
        state = game.table.derived = _look(game)
    return state


def is_in_play(game: GameState, kind: type[Node]) -> bool:
    """Whether a card in play may have an ability of a kind, or another part of that kind: to be asked first, since
    mostly none has."""
    having = game.definitions.having[kind]
    return bool(having) and not having.isdisjoint(field_state(game).numbers)


def values_of(game: GameState, card: Card) -> CardValues:
    """The values of a card on a field; `card` may be a record of it that differs from how it lies."""
    now: FieldState = game.table.derived or field_state(game)
    values = now.values.get(card.id)
    if values is not None and values.card is card:
        return values
    shown = now.evolved.get(card.id, card)
    kept_cards: dict[int, CardValues] = game.table.kept_values.cards
    equipment = now.equipment.get(card.id, ())
    values = kept_cards.get(card.id)
    if (
        values is None
        or values.card is not card
        or values.shown is not shown
        or values.reach is not now.reach
        or values.equipment != equipment
    ):
        meaning = meaning_of(game, card, shown)
        values = kept_cards[card.id] = CardValues(card, shown, equipment, now.reach, meaning)
    now.values[card.id] = values
    return values


def evolving(game: GameState) -> Evolving:
    """With which facedown cards of its seat's evolve deck a card of a name evolves, into one of those names."""
    field_state(game)
    known: Evolving = game.table.kept_values.evolving
    return known


def printed(game: GameState) -> dict[str, Shown]:
    """What cards that nothing changes are shown as, by number, those that were asked for."""
    field_state(game)
    shown: dict[str, Shown] = game.table.kept_values.printed
    return shown


def meaning_of(game: GameState, card: Card, shown: Card) -> Definition:
    """What is printed on `shown`, with what `card`, whose information it is, was changed into (5.24, 5.30)."""
    meaning = game.printed(shown) if shown.marks else game.definitions[shown.number]
    for change in card.given:
        if change.what in CHANGES:
            return changed(meaning, card)
    return meaning


def _look(game: GameState) -> FieldState:
    table, definitions = game.table, game.definitions
    if table.kept_values is None:
        table.kept_values = KeptValues()
    cards, zones = table.cards, table.zones
    numbers: set[str] = set()
    evolved: dict[int, Card] = {}
    for place in _EVOLVED:
        for card_id in zones[place]:
            card = cards[card_id]
            numbers.add(card.number)
            over = evolved.get(card.on)
            if over is None or over.id < card_id:
                evolved[card.on] = card
    equipment: dict[int, tuple[Card, ...]] = {}
    if any(map(zones.get, _EQUIPMENT)):
        for card_id in sorted(card_id for place in _EQUIPMENT for card_id in zones[place]):
            equipment[cards[card_id].on] = (*equipment.get(cards[card_id].on, ()), cards[card_id])
            numbers.add(cards[card_id].number)
    ears = definitions.with_ears
    passive, trait_giving = definitions.having[WhileHere], definitions.having[GivesTrait]
    hearing: dict[int, frozenset[type[Happening]]] = {}
    passives: list[tuple[int, int, WhileHere]] = []
    traits: list[tuple[int, int, GivesTrait]] = []
    for place in _FIELDS:
        for card_id in zones[place]:
            card = cards[card_id]
            numbers.add(card.number)
            shown = evolved.get(card_id, card) if evolved else card
            if card_id in equipment or (card.given and any(change.what == ABILITY for change in card.given)):
                hearing[card_id] = ANYTHING
            elif shown.number in ears:
                hearing[card_id] = meaning_of(game, card, shown).hears
            if shown.number in passive or shown.number in trait_giving:
                meaning = meaning_of(game, card, shown)
                passives += [(place.seat, card_id, ability) for ability in meaning.of[WhileHere]]
                traits += [(place.seat, card_id, ability) for ability in meaning.of[GivesTrait]]
    reach = NOTHING
    if passives or traits:
        conditional = any(ability.condition is not None for _, _, ability in passives)
        reach = Reach(tuple(_together(passives)), tuple(_together(traits)), conditional)
        # What is equal is one and the same: by that the values of cards are known to be what they were.
        reach = table.kept_values.reach = table.kept_values.reach if reach == table.kept_values.reach else reach
    return FieldState(evolved, equipment, reach, hearing, frozenset(numbers))


def _together(given: list[tuple[int, int, Giving]]) -> Iterator[tuple[Giving, Givers]]:
    """One ability of several cards of a seat (copies of a card have the same) as one."""
    groups: dict[tuple[int, int], tuple[Giving, list[int]]] = {}
    for seat, card_id, ability in given:
        groups.setdefault((seat, id(ability)), (ability, []))[1].append(card_id)
    for (seat, _), (ability, ids) in groups.items():
        yield ability, Givers(seat, tuple(sorted(ids)))
