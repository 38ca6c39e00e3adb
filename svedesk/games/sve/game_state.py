"""What every procedure and value of this game works on: a table, and what the cards on it mean."""

from __future__ import annotations

from svedesk.engine.records import BACK_FACE, SHARED, Card, Place
from svedesk.engine.table import Table
from svedesk.games.sve.definitions import Definition, Definitions
from svedesk.games.sve.editions import EDITIONS, Edition
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.formats import FORMATS, Format
from svedesk.games.sve.zones import FIELD

_FORMATS = tuple(FORMATS.values())
_FIELDS = (Place(0, FIELD), Place(1, FIELD))
_ACTIVE, _TURN, _EDITION = (SHARED, "active"), (SHARED, "turn"), (SHARED, "edition")


class GameOver(Exception):
    """Raised inside the rules once the table has an outcome; ends all procedures at once."""


class GameState:
    """A table with the meaning of its cards: a game over a snapshot answers questions about the past.

    `left` holds, by the id a card had on the field, the game just before it left (10.11). Nothing refers back over a
    main phase question, where it is emptied: a game that is played again from there comes to hold the same.
    `replacing` names the replacement effects in whose place something is being done right now: they do not apply to it
    again (10.10.2.3).
    """

    __slots__ = ("definitions", "left", "replacing", "table")

    def __init__(self, table: Table, definitions: Definitions) -> None:
        self.table = table
        self.definitions = definitions
        self.left: dict[int, GameState] = {}
        self.replacing: frozenset[tuple[object, ...]] = frozenset()

    def before(self) -> GameState:
        """This game as it is now, for looking back later (10.7.4.1.2, 10.11)."""
        return GameState(self.table.snapshot(), self.definitions)

    @property
    def active(self) -> int:
        """The active player's seat (7.1.1)."""
        return self.table.numbers.get(_ACTIVE, 0)

    @property
    def turn(self) -> int:
        """The number of the turn, from 1 (0 before the game)."""
        return self.table.numbers.get(_TURN, 0)

    def in_turn_order(self) -> tuple[int, int]:
        """The active player's seat, then the other's (1.3.4)."""
        active = self.active
        return active, 1 - active

    def card(self, card_id: int) -> Card | None:
        """A card by id, None once it has moved on."""
        return self.table.cards.get(card_id)

    @property
    def asks_hidden(self) -> bool:
        """Whether also a choice is asked that only hidden cards leave nothing to choose in (see `Setup`)."""
        return bool(self.table.number(SHARED, "ask_hidden"))

    @property
    def edition(self) -> Edition:
        """The edition of the rules it is played by."""
        return EDITIONS[self.table.numbers.get(_EDITION, 0)]

    @property
    def format(self) -> Format:
        """The format it is played in."""
        return _FORMATS[self.table.number(SHARED, "format")]

    def printed(self, card: Card) -> Definition:
        """What the visible face of the card itself says (2.14.3.1), evolved or not; a card that moves
        shows its front again (2.14.2.1)."""
        meaning = self.definitions[card.number]
        if card.marks and meaning.facts.back and card.mark(BACK_FACE):
            return self.definitions[meaning.facts.back]
        return meaning

    def facts(self, card: Card) -> SveFacts:
        """What is printed on the card itself, evolved or not (the cost is always this one's, 5.15.1.2)."""
        return (self.printed(card) if card.marks else self.definitions[card.number]).facts

    def field(self, seat: int) -> list[Card]:
        """The cards on a seat's field."""
        return list(map(self.table.cards.__getitem__, self.table.zones[_FIELDS[seat]]))

    def on_fields(self) -> list[Card]:
        """All cards on fields, the active player's first."""
        zones, active = self.table.zones, self.active
        ids = (*zones[_FIELDS[active]], *zones[_FIELDS[1 - active]])
        return list(map(self.table.cards.__getitem__, ids))

    def room(self, seat: int, zone: str) -> int:
        """How many more cards a field or EX area may hold (4.4.4, 4.8.3)."""
        return max(0, self.table.number(seat, f"{zone}_limit") - len(self.table.zone(seat, zone)))

    def lies_on_field(self, card_id: int) -> bool:
        """Whether a card is still on a field."""
        card = self.table.cards.get(card_id)
        return card is not None and card.zone == FIELD
