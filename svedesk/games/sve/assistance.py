"""Help with the rules off: what a hand means to do besides what it does, as operations of their own.

A turn that is said to begin, or an end phase, does nothing by itself then: no ability is triggered, nothing is asked
but for Quick. What a player would do next anyway is done along with it where that help is wanted.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Literal

from svedesk.engine.log import Operation
from svedesk.engine.records import SHARED, SIDEWAYS, UPRIGHT, Card, Place
from svedesk.engine.script import walk
from svedesk.games.sve.abilities.own_cost import CostsX, OwnCost
from svedesk.games.sve.definitions import Definitions
from svedesk.games.sve.flow.by_hand import BY_HAND
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Token
from svedesk.games.sve.reading.printed import Printed
from svedesk.games.sve.rules.limits import MAX_PLAY_POINTS
from svedesk.games.sve.values.changes import is_boxed
from svedesk.games.sve.values.cost import play_cost
from svedesk.games.sve.values.names import is_follower
from svedesk.games.sve.values.stats import attack
from svedesk.games.sve.verbs.become import Transform
from svedesk.games.sve.verbs.create import (
    FieldOrEx,
    IntoEx,
    IntoExEach,
    IntoExOneOf,
    Summon,
    SummonOneOf,
    SummonRestIntoEx,
)
from svedesk.games.sve.verbs.equip import Equip
from svedesk.games.sve.verbs.put_named import PutNamed
from svedesk.games.sve.zones import DECK, EX, FIELD, HAND, LEADER, RESOLUTION

Help = Literal["refresh", "points", "draw", "cost", "combat"]
"""At the start of a turn: cards refresh, play points grow and are there again, a card is drawn. When a card is laid
from hand or EX area onto the own field or into the resolution zone: its cost is paid. When a follower is said to
attack: it engages, and damage is dealt both ways."""


def assist(game: GameState, operation: Operation, helps: Collection[str]) -> tuple[Operation, ...]:
    """An operation as it is meant with the rules off, then what is done along with it."""
    if operation.name == "step":
        return _step(game, operation, helps)
    if operation.name == "move" and "cost" in helps:
        return operation, *_cost(game, operation)
    if operation.name == "arrow" and "combat" in helps:
        return operation, *_combat(game, operation)
    return (operation,)


def tokens(definitions: Definitions, number: str) -> tuple[tuple[str, str], ...]:
    """The tokens that a card's text creates, each with the zone it is created in: a number and the name of a zone. Of a
    printed text that is only read, those it names where it says that they are put somewhere."""
    created: dict[tuple[str, str], None] = {}
    for node in walk(definitions[number].abilities):
        if isinstance(node, PutNamed):
            token = definitions.token_named(node.name.en)
            created.update({(token, node.to): None} if token else {})
        elif isinstance(node, IntoEx | IntoExEach | IntoExOneOf):
            created.update({(token.number, EX): None for token in _of(node)})
        elif isinstance(node, Equip):
            created[node.token.number, EX] = None
        elif isinstance(node, Printed):
            created.update(dict.fromkeys(_read_tokens(definitions, node)))
        elif isinstance(node, Summon | SummonOneOf | SummonRestIntoEx | FieldOrEx | Transform):
            created.update({(token.number, FIELD): None for token in _of(node)})
    return tuple(created)


def _read_tokens(definitions: Definitions, printed: Printed) -> Iterator[tuple[str, str]]:
    """Those that a line names in a sentence that says what is done with them: in English, else in Japanese."""
    yield from _named(definitions, printed.en) or _named(definitions, printed.ja)


def _named(definitions: Definitions, text: str) -> dict[tuple[str, str], None]:
    tokens: dict[tuple[str, str], None] = {}
    for sentence in re.split(r"(?<=[.。\n])", text):
        if _MAKES.search(sentence) is None:
            continue
        zone = EX if _INTO_EX.search(sentence) else FIELD
        for match in _NAMES.finditer(sentence):
            # In English the name is as many of the words before "token" as there is one called so.
            words = [match["ja"]] if match["ja"] else [match["en"].split(" ", nth)[-1] for nth in range(4)]
            number = next((definitions.token_called[word] for word in words if word in definitions.token_called), "")
            if number:
                # Equipment is created in hand's reach, to be laid on its follower.
                equips = definitions.printed(number).kind == "equipment"
                tokens[number, EX if equips else zone] = None
    return tokens


_MAKES = re.compile(r"\b(?:summon|put|transform|create|into)|出す|出し|に置|変身|装備", re.IGNORECASE)
_INTO_EX = re.compile(r"EX area|EXエリアに", re.IGNORECASE)
_NAMES = re.compile(
    r"『(?P<ja>[^『』]+)』(?![がのはで])|"
    r"(?P<en>(?:[A-Z][\w'-]*(?: of(?: the)?)? ?){1,4}) tokens?\b(?! (?:is|are|leaves|attacks|in|on (?!that))\b)"
)
"""Those that something is done with: of one that is or does something, or lies somewhere, the line only speaks; but
"summon a ... token on that follower's field" says where it is created."""


_Several = IntoExEach | IntoExOneOf | Summon | SummonOneOf


def _of(node: _Several | IntoEx | SummonRestIntoEx | FieldOrEx | Transform) -> tuple[Token, ...]:
    return node.tokens if isinstance(node, _Several) else (node.token,)


# -- turns ------------------------------------------------------------------------------------------------------------


def _step(game: GameState, operation: Operation, helps: Collection[str]) -> tuple[Operation, ...]:
    words = operation.text.split()
    if words == ["end"]:
        return (operation._replace(text=f"end {BY_HAND}"),)
    if words not in (["start"], ["start", BY_HAND]) or operation.side not in range(game.table.seats):
        return (operation,)
    turn = operation.amount or game.turn + 1
    begun = operation._replace(text=f"start {BY_HAND}", amount=turn)
    return begun, *_start_of_turn(game, operation.side, turn, helps)


def _start_of_turn(game: GameState, seat: int, turn: int, helps: Collection[str]) -> Iterator[Operation]:
    """What the start phase does for everybody (7.2.1 to 7.2.4), as far as there is anything to do."""
    table = game.table
    if "points" in helps:
        most = min(MAX_PLAY_POINTS, table.number(seat, "max_play_points") + 1)
        for name in ("max_play_points", "play_points"):
            if table.number(seat, name) != most:
                yield Operation("number_set", seat, amount=most, text=name, side=seat)
    if "refresh" in helps:
        engaged = tuple(card.id for card in game.field(seat) if card.sideways and card.faceup and not is_boxed(card))
        if engaged:
            yield Operation("turn", seat, engaged, amount=UPRIGHT)
    if "draw" in helps and turn > 1 and table.zone(seat, DECK):
        yield Operation("draw", seat, to=Place(seat, HAND), amount=1, source=Place(seat, DECK))


# -- playing ----------------------------------------------------------------------------------------------------------


def _cost(game: GameState, operation: Operation) -> Iterator[Operation]:
    """The play points for one card, where there are enough and its text leaves no choice of cost."""
    card = game.card(operation.cards[0]) if len(operation.cards) == 1 else None
    if card is None or card.zone not in (HAND, EX) or operation.to is None:
        return
    if operation.to not in (Place(card.seat, FIELD), Place(SHARED, RESOLUTION)):
        return
    meaning = game.definitions[card.number]
    if meaning.facts.cost is None or meaning.has(OwnCost, CostsX):
        return
    cost = play_cost(game, card)
    if 0 < cost <= game.table.number(card.seat, "play_points"):
        yield Operation("number", operation.seat, amount=-cost, text="play_points", side=card.seat)


# -- fighting ---------------------------------------------------------------------------------------------------------


def _combat(game: GameState, operation: Operation) -> Iterator[Operation]:
    """The attacker engages; attack damage and the damage back (8.4.4, 8.4.9.1)."""
    if len(operation.cards) != 2:
        return
    attacker, target = (game.card(card_id) for card_id in operation.cards)
    if attacker is None or target is None or not _fights(game, attacker) or target.seat == attacker.seat:
        return
    if target.zone != LEADER and not _fights(game, target):
        return
    if not attacker.sideways:
        yield Operation("turn", operation.seat, (attacker.id,), amount=SIDEWAYS)
    dealt = attack(game, attacker)
    if target.zone == LEADER:
        if dealt > 0 and game.table.number(target.seat, "leader_defense") > 0:
            yield Operation("number", operation.seat, amount=-dealt, text="leader_defense", side=target.seat)
        return
    if dealt > 0:
        yield Operation("damage", operation.seat, (target.id,), amount=dealt)
    if attack(game, target) > 0:
        yield Operation("damage", operation.seat, (attacker.id,), amount=attack(game, target))


def _fights(game: GameState, card: Card) -> bool:
    return card.zone == FIELD and card.faceup and is_follower(game, card)
