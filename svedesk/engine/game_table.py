"""What a table of a game looks like and says: where zones are and how cards are drawn in them, its steps, its words,
what hands mean. Data and sentences, no pixels: a window draws from it, a terminal writes from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple, Protocol

from svedesk.engine.ask import Option
from svedesk.engine.facts import Facts
from svedesk.engine.log import Operation
from svedesk.engine.records import SHARED, Place
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.script import Lang
from svedesk.engine.table_words import Name, TableWords
from svedesk.engine.view import CardView, View, ZoneView

Known = Callable[[str], bool]
"""Whether a card number means here what it means at the table: a host may have other cards than its guests."""
FactsOf = Callable[[str], Facts]
"""Gives what is printed on the card with a number. Raises KeyError for an unknown number."""
OWN_NUMBER = "own "
"""What the names of numbers begin with that players count for themselves."""


def all_known(_: str) -> bool:
    """At one's own table every card is known."""
    return True


# -- where things are -------------------------------------------------------------------------------------------------

TABLE_WIDTH, TABLE_HEIGHT = 980, 640
"""The base size of a table: the unit of every length here. A larger one is scaled, and what its shape leaves over goes
to the middle column and the middle row."""
CARD_RATIO = 63 / 88
"""Width of a card by its height."""


class Edge(NamedTuple):
    """A distance to a line of the table: "left", "center", "right", or the top or bottom of a row ("hand.top")."""

    line: str
    by: float = 0.0


class Rectangle(NamedTuple):
    """A rectangle by its edges."""

    left: Edge
    top: Edge
    right: Edge
    bottom: Edge


class Beside(NamedTuple):
    """A card's place in the middle row beside the shared zone, counted from there: on the right for the near seat, on
    the left for the far one."""

    nth: int


class TableRow(NamedTuple):
    """A row of the table across. One that `grows` holds cards that are read: it has the size the user wants of them,
    and the others make room, down to the share `least` of their height. In one that is `turned` cards are turned
    sideways: it is never higher than a place in it is wide. The row called "middle" takes what is left over."""

    name: str
    height: float
    grows: bool = False
    turned: bool = False
    least: float = 0.7


# -- what lies there --------------------------------------------------------------------------------------------------

Shape = Literal["row", "fan", "single", "spread", "pile", "attached"]


class TableZone(NamedTuple):
    """How one zone is shown and handled. The places are those of the near and the far seat, a shared zone has one.

    `shape`: "row" (side by side in `slots`, more if need be), "fan" (a hand), "single" (one large card), "spread" (side
    by side, however many), "pile" (one card and a count) or "attached" (drawn with the card they are attached to).
    """

    name: str
    shape: Shape
    near: Rectangle | Beside | None = None
    far: Rectangle | Beside | None = None
    slots: int = 5
    outline: Literal["", "solid", "dashed"] = ""
    """Of the slots of a row; "dashed" ones carry the zone's caption."""
    held: bool = False
    """What is facedown there shows its face to whoever knows it, and only they can name it."""
    in_play: bool = False
    """What cards do there counts, so their values and how they are turned are told."""
    turns: bool = False
    """Cards are turned there by hand, as they are where `in_play`."""
    changes: bool = False
    """Numbers and keywords of cards can be changed there by hand."""
    turns_over: bool = False
    """Cards can be turned over there by hand."""
    fixed: bool = False
    """Cards stay there: they are not moved by hand, one by one or in groups."""
    on_top: bool = False
    """What is put there by hand comes on top."""
    top: Literal["first", "open", "back"] = "back"
    """Which card of a pile is seen: the first if it is faceup, the first that is faceup, or none; then those that are
    faceup are counted apart."""
    back: Literal["main", "evolve"] = "main"
    """Which back cards have there."""
    if_used: bool = False
    """Only some decks use it: it is drawn where the game says so, and where something is in it."""
    takes_cards: bool = True
    """Whether a card may be put there by itself."""
    linked: bool = False
    """What is attached to a card from there, but no part of it, peeks out below it and is counted on it."""
    number: str = ""
    """The number of the seat that its card stands for."""
    newest_on_top: bool = False
    """The rules know no order in it, so at a table each card is laid on those before it."""
    numbered: bool = False
    """Each facedown card of a row shows the number of its place, and its face on the back to whoever knows it."""
    faces_owner: bool = False
    """Cards of a row lie as their own player sees them: those of the far seat by half a turn more."""


def top_first(zone: ZoneView, zones: Mapping[str, TableZone]) -> tuple[CardView, ...]:
    """The known cards of a zone, those of a pile from the top down. Ids are given in order of arrival, so the newest
    card of a cemetery is the one with the highest."""
    if not zones[zone.place.zone].newest_on_top:
        return zone.cards
    return tuple(sorted(zone.cards, key=lambda card: card.id, reverse=True))


class TableNumber(NamedTuple):
    """How a number of a seat is shown. `most` names the number that says how large it may be, `up_to` how many marks
    there are at least. With `shares` it is shown in the lower part of that other number's place, where it is set."""

    name: str
    look: Literal["track", "stars", "rings", "shield", "plain"]
    near: Rectangle | None = None
    far: Rectangle | None = None
    most: str = ""
    up_to: int = 0
    shares: str = ""


# -- what is done -----------------------------------------------------------------------------------------------------


class Target(NamedTuple):
    """What is under the mouse: a zone of a seat ("middle": the bare middle of the table), and the card there (0:
    none)."""

    seat: int
    zone: str
    card: int = 0


Gesture = Literal["drop", "aim", "click", "lay"]


class Deed(NamedTuple):
    """A kind of option that is something a card does, and the gesture for it: the card is "drop"ped somewhere, "aim"ed
    at another card, asked by a "click", or one from the zone `source` is "lay"ed on it. With several, a double click
    means the one with the lowest `rank`."""

    kind: str
    gesture: Gesture
    rank: int = 0
    source: str = ""


class HandMove(NamedTuple):
    """A way to move cards by hand that menus offer: to a zone of the seat, and there to a position (see
    `engine.manual`). It is called after the zone unless the game has a `verb` for it (see `TableWords.title`)."""

    zone: str
    position: str = ""
    verb: str = ""


class HandZones(NamedTuple):
    """The zones that the usual acts of a hand are about, "" for one the game has none of: draw from deck to hand, mill
    from deck to discard, create in play; the others have a key each."""

    deck: str
    hand: str
    discard: str
    play: str
    reserve: str = ""
    removed: str = ""
    second_deck: str = ""


class HandMenus(NamedTuple):
    """What the menus of a hand offer: where cards go, the top card of the deck, a random card, the rest of cards that
    were looked at; where new ones are created; keywords, and what is most often added to attack and defense."""

    moves: tuple[HandMove, ...]
    top_moves: tuple[HandMove, ...]
    random_moves: tuple[HandMove, ...]
    rest_moves: tuple[HandMove, ...]
    creates: tuple[str, ...]
    numbers: tuple[str, ...]
    """Numbers of a seat that can be set."""
    kinds: tuple[str, ...] = ()
    """Types of cards that are revealed for."""
    keywords: tuple[str, ...] = ()
    stats: tuple[str, ...] = ()


# -- by hand ----------------------------------------------------------------------------------------------------------


class Attachment(NamedTuple):
    """A card that may be attached to another. `number` is the card the face goes by that is then seen, `back` whether
    that is its back face, `zone` where it then lies."""

    card: int
    number: str
    zone: str
    back: bool = False


# -- how cards lie ----------------------------------------------------------------------------------------------------


class Orientation(NamedTuple):
    """A way for cards to lie: a "state" and a "verb" in words. `then` is the next turn (-1: the way after)."""

    turned: int
    name: str
    verb: str
    then: int = -1


def next_orientation(orientations: Sequence[Orientation], cards: Sequence[CardView]) -> Orientation:
    """How cards are turned next: as whichever of them is turned least."""
    places = {way.turned: place for place, way in enumerate(orientations)}
    at = places.get(min(card.turned for card in cards), 0)
    return orientations[places.get(orientations[at].then, (at + 1) % len(orientations))]


class GameTable(Protocol):
    """What a game says of its table. Where a subclass says nothing else, cards are moved and nothing more."""

    @property
    def rows(self) -> tuple[TableRow, ...]:
        """The rows of the table from top to bottom."""

    @property
    def zones(self) -> Mapping[str, TableZone]:
        """The zones by name, in the order they are told in; those of a row or fan from the middle outwards."""

    @property
    def numbers(self) -> Mapping[str, TableNumber]:
        """The numbers of a seat that are shown, in the order they are told in."""
        return {}

    @property
    def name_plates(self) -> tuple[Rectangle, Rectangle]:
        """Where the names of the seats are, near and far."""

    @property
    def steps(self) -> tuple[str, ...]:
        """The steps of a turn in order: first words of `table.step`."""

    @property
    def preparing(self) -> frozenset[str]:
        """Steps before the first turn."""
        return frozenset()

    @property
    def resume_step(self) -> str:
        """The step from which a game goes on whose question was dropped."""
        return self.steps[0]

    @property
    def overviews(self) -> frozenset[str]:
        """Kinds of questions before which a terminal shows the whole table."""
        return self.free_choices

    @property
    def free_choices(self) -> frozenset[str]:
        """Kinds of questions that wait for a deed of the player's own choice. All others are answered with a button for
        each option, or by a click on the card it is about."""
        return frozenset()

    @property
    def responses(self) -> frozenset[str]:
        """Those of them that are asked in another's turn."""
        return frozenset()

    @property
    def choices(self) -> frozenset[str]:
        """Kinds of questions that are answered by themselves when there is one possible answer, unless the user wants
        to be asked."""
        return frozenset(("first", "order", "target", "choose", "select", "may", "discard", "number", "divide"))

    @property
    def renewed(self) -> frozenset[str]:
        """Kinds of options of which a question may have several: only the last is offered, the others stand where they
        stood in older games."""
        return frozenset()

    @property
    def go_on(self) -> frozenset[str]:
        """Kinds of options at such a question that the button on the table is for: to end the turn, to pass. It does
        the first of them that there is, and is called after the "verb" of that name."""
        return frozenset()

    @property
    def deeds(self) -> tuple[Deed, ...]:
        """What cards can do."""
        return (Deed("play", "drop"),)

    @property
    def primary(self) -> Mapping[str, str]:
        """The kind of option that is usually wanted, by kind of question; "yes" where nothing is said."""
        return {}

    @property
    def hand_zones(self) -> HandZones:
        """What the usual acts of a hand are about."""

    @property
    def orientations(self) -> tuple[Orientation, ...]:
        """How cards in play may lie, the usual way first; none where they all lie alike."""
        return ()

    @property
    def hand_menus(self) -> HandMenus:
        """What the menus of a hand offer."""
        usual = self.hand_zones
        discard = HandMove(usual.discard, "top")
        return HandMenus(
            moves=(HandMove(usual.play), HandMove(usual.hand), discard, HandMove(usual.deck, "top")),
            top_moves=(HandMove(usual.hand), HandMove(usual.deck, "bottom")),
            random_moves=(discard,),
            rest_moves=(HandMove(usual.deck, "bottom"),),
            creates=(usual.play, usual.hand),
            numbers=tuple(self.numbers),
        )

    @property
    def life(self) -> str:
        """The number of a seat that has keys of its own, "" for none."""
        return ""

    def is_used(self, view: View, place: Place) -> bool:
        """Whether a seat's deck uses a zone that only some use."""
        return True

    def is_drop(self, option: Option, card: CardView | None, target: Target, seat: int) -> bool:
        """Whether dropping a card of the asked seat on a target means an option that is dropped or aimed."""
        return target.seat == SHARED or target == Target(seat, self.hand_zones.play, target.card)

    def drop(
        self, view: View, cards: Sequence[CardView], held: CardView, target: Target, facts: FactsOf
    ) -> Operation | None:
        """What it means by hand to drop cards, `held` by the mouse; None for nothing. Whose hand it is, the window
        knows."""
        to = self.landing(target, held.seat)
        group = tuple(card.id for card in cards if Place(card.seat, card.zone) != to)
        text = "top" if self.zones[to.zone].on_top else ""
        return Operation("move", view.seat, group, to, text=text) if group else None

    def drop_top(self, view: View, place: Place, target: Target) -> Operation | None:
        """What it means by hand to drop the top card of a pile; None for nothing."""
        to = self.landing(target, place.seat)
        return None if to == place else Operation("take", view.seat, to=to, amount=1, source=place)

    def landing(self, target: Target, seat: int) -> Place:
        """The zone where a card of a seat lands that is dropped on a target: the middle means its own zone in play."""
        return Place(seat, self.hand_zones.play) if target.zone == "middle" else Place(target.seat, target.zone)

    def attachments(
        self, view: View, base: CardView, pile: Place, facts: Callable[[str], Facts]
    ) -> tuple[Attachment, ...] | None:
        """The cards of a pile that fit another card by the rules, as far as the seat of the view knows them: what a
        hand that drops the pile on that card may mean. None where such a drop means nothing of the kind. `facts` are
        those of the cards at the table."""
        return None

    def attached_zone(self, facts: Facts) -> str:
        """The zone a card lies in that is attached to another."""
        return self.hand_zones.play

    def words(
        self, rules: Ruleset, lang: Lang, name: Name, seats: Sequence[str] = (), *, known: Known = all_known
    ) -> TableWords:
        """The words of a table that is played by `rules`, which are this game's own. `seats` are the names of the
        seats, as far as they are known."""


def number_of(view: View, seat: int, name: str) -> int | None:
    """A number of a seat, None where it was never set."""
    return next((value for at, key, value in view.numbers if (at, key) == (seat, name)), None)
