"""Operations a player does by hand, whatever the rules say: each is data in the log and one function of the table.

Fields each operation reads (`cards`: ids the acting `seat` knows, for `BACKS` also those of backs it sees; zones are
`source` and `to`; `side` is a seat):

    operation                fields                              what it does
    move                     cards to text                       cards in this order to a zone; text: position (below)
    take draw mill           source amount to text               cards off the top of a zone (amount < 0: the bottom)
    cover                    cards=(base,) source                the top card of a zone facedown on a card
    random                   source amount [to text]             cards picked at random: moved, or without `to` shown
    shuffle                  source                              shuffle a zone
    redraw                   source to                           cards of `source` below `to`, as many off its top back
    sort                     source                              the cards of a hand by cost and number
    attach                   cards=(card, base) to [text]        lay a card on another, in zone `to`; text: "back" face
    detach                   cards [to]                          take cards off what they lie on
    control                  cards to                            to the same zone of another seat, as the same cards
    look                     source [amount]                     look at cards off the top (< 0: bottom; 0: all), alone
    look_at                  cards                               look at these, alone
    forget                   [source]                            end the acting seat's looks
    reveal                   cards, or source [amount]           show to all
    reveal_until             source text                         show cards off the top, to the first that fits (below)
    hide                     cards, or source                    end looks and showing for everyone
    flip                     cards [text]                        turn over; text "up" or "down": only that way
    turn                     cards [amount]                      turn cards, by quarter turns from upright (0 to 3)
    turn_all                 side                                turn all cards of a seat as they usually lie
    damage heal              cards amount                        amount from 1
    stat stat_set            cards text amount [until]           text: attack, defense or cost; by or to the amount
    stats                    cards text [until]                  attack and defense: "3/4", with signs by so much
    keyword no_keyword       cards text [until]                  give or take a keyword
    clear                    cards                               take off what was given by hand, but notes
    counter counter_set      cards text amount                   named counters, by or to the amount
    note                     cards text                          a note on a card; "" takes it off
    number number_set        side text amount                    a number of a seat by name, by or to the amount
    create                   to text amount                      so many new cards of the number in `text`
    copy                     cards [to]                          a new card like each
    remove                   cards                               out of the game
    die coin                 amount (sides of the die)           chance
    first                                                        chance picks who goes first; it is only said
    arrow                    cards=(attacker, target)            an attack, which is only said
    step                     text side [amount]                  the step's words, the active seat, the turn

Positions: "" as usual in that zone, "top", "bottom", "3" (three cards above it), "random" (each card anywhere),
"top-random" and "bottom-random" (the group mixed). What fits: "kind:spell", "cost:3" or "card:" and a number, for any
card of that name; all are shown where none fits. `until`: "" as long as the card stays, "turn" until the end of the
turn.
"""

from __future__ import annotations

from collections.abc import Callable

from svedesk.engine.events import ByHand
from svedesk.engine.log import Operation
from svedesk.engine.message import Message, Refused
from svedesk.engine.operations import changing, looking, moving, table_wide
from svedesk.engine.operations.changing import LARGEST_AMOUNT
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.table import Table
from svedesk.engine.view import is_back

Operate = Callable[[Table, Operation, Ruleset], None]

MOST_CARDS_AT_ONCE = 200
LONGEST_TEXT = 40

OPERATIONS: dict[str, Operate] = {
    "move": moving.move,
    "take": moving.take,
    "draw": moving.take,
    "mill": moving.take,
    "cover": moving.cover,
    "random": moving.random_cards,
    "shuffle": moving.shuffle,
    "redraw": moving.redraw,
    "sort": moving.sort,
    "attach": moving.attach,
    "detach": moving.detach,
    "control": moving.control,
    "look": looking.look,
    "look_at": looking.look_at,
    "forget": looking.forget,
    "reveal": looking.reveal,
    "reveal_until": looking.reveal_until,
    "hide": looking.hide,
    "flip": looking.flip,
    "turn": changing.turn,
    "turn_all": changing.turn_all,
    "damage": changing.damage,
    "heal": changing.damage,
    "stat": changing.stat,
    "stat_set": changing.stat,
    "stats": changing.stats,
    "keyword": changing.keyword,
    "no_keyword": changing.keyword,
    "clear": changing.clear,
    "counter": changing.counter,
    "counter_set": changing.counter,
    "note": changing.note,
    "number": table_wide.number,
    "number_set": table_wide.number,
    "create": table_wide.create,
    "copy": table_wide.copy,
    "remove": table_wide.remove,
    "die": table_wide.roll,
    "coin": table_wide.roll,
    "first": table_wide.first,
    "arrow": table_wide.arrow,
    "step": table_wide.step,
}
"""Every operation by its name in the log."""

RESTARTS: frozenset[str] = frozenset({"step"})
"""Operations after which the rules begin again from `table.step`, whatever they were in the middle of."""
BACKS: frozenset[str] = frozenset({"move", "detach", "control", "turn", "flip", "look_at", "reveal", "remove"})
"""Operations that any seat may do to a facedown card that nobody knows, where all see it lie: a hand can take it up."""
TELLS_NOTHING: frozenset[str] = frozenset({"forget"})
"""Operations that change what seats see without an event of their own."""


def operate(table: Table, operation: Operation, ruleset: Ruleset) -> None:
    """Do an operation. Raises `Refused` when it names no operation, when what it needs is not there, or when nothing
    would change; the caller restores the table."""
    perform = OPERATIONS.get(operation.name)
    if perform is None:
        raise Refused(Message("operation-unknown", (operation.name,)))
    _check(table, operation)
    table.emit(ByHand(operation.seat, operation.name))
    before = len(table.events)
    perform(table, operation, ruleset)
    if len(table.events) == before and operation.name not in TELLS_NOTHING:
        raise Refused(Message("operation-nothing"))


def take_off_what_is_gone(table: Table) -> None:
    """Let cards lie on nothing whose base is gone, where the rules had no other use for them."""
    for card_id in sorted(table.linked):
        if table.cards[card_id].on not in table.cards:
            table.link(card_id, 0)


def _check(table: Table, operation: Operation) -> None:
    """What every operation must keep to: sane sizes, and nothing named that is not there or that the acting seat can't
    see."""
    seats = range(table.seats)
    if operation.seat not in seats or operation.side not in seats:
        raise Refused(Message("no-such-seat"))
    if abs(operation.amount) > LARGEST_AMOUNT:
        raise Refused(Message("operation-amount"))
    if len(operation.text) > LONGEST_TEXT or not operation.text.isprintable():
        raise Refused(Message("operation-name"))
    if operation.until not in ("", "turn"):
        raise Refused(Message("operation-until", (operation.until[:LONGEST_TEXT],)))
    if any(place is not None and place not in table.zones for place in (operation.to, operation.source)):
        raise Refused(Message("operation-place"))
    if len(operation.cards) > MOST_CARDS_AT_ONCE or len(set(operation.cards)) != len(operation.cards):
        raise Refused(Message("operation-cards"))
    for card_id in operation.cards:
        card = table.cards.get(card_id)
        # A card the seat can't see is refused in the same words as one that is not there, so that nothing is learned by
        # trying.
        if card is None or not (
            table.sees(card) >> operation.seat & 1 or (operation.name in BACKS and is_back(table, card))
        ):
            raise Refused(Message("operation-card-gone"))
