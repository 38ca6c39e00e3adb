"""Change card types (5.24), box (5.30), transform (5.16), take all abilities, maneuver (5.31)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Literal

from svedesk.engine.ask import Flow
from svedesk.engine.events import Said
from svedesk.engine.message import Message, named
from svedesk.engine.records import Given
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.arrive import create
from svedesk.games.sve.actions.move import banish
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Ref, Target, Token
from svedesk.games.sve.script_node import Scope
from svedesk.games.sve.values.changes import BOXED, KIND, LOST
from svedesk.games.sve.values.durations import to_end_of_next_turn
from svedesk.games.sve.values.groups import acted_on
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.verbs.create import no_spells
from svedesk.games.sve.zones import BANISHED
from svedesk.phrases.phrase import phrases


class ChangeKind(Step):
    """Change cards into another card type. For as long as they stay, or for the rest of the turn."""

    script_word = 'change_into(what, kind, until="")'

    what: Target
    kind: Literal["follower", "amulet"]
    until: Literal["", "turn"] = ""

    phrases: ClassVar = phrases(
        en="change <what:card> into a~ <kind|amulet|follower><until|=|turn= until the end of the turn>",
        ja="<until|=|turn=ターン終了時まで、><what>を<kind|amulet=アミュレット|follower=フォロワー>にする",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """They lose the card type they had, and keep all else (5.24.1, 5.24.2)."""
        for card_id in acted_on(game, self.what, context):
            _become(game, card_id, Given(KIND, self.kind, self.until, context.number))
        yield from ()


class Maneuver(Step):
    """Maneuver. Amulets are followers for the rest of the turn, with the attack and defense they have."""

    script_word = "maneuver(what)"

    what: Target

    phrases: ClassVar = phrases(
        en="maneuver <what:card>",
        ja="<what>を操縦する",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Nothing happens to one without attack or defense (5.31.1.1)."""
        for card_id in acted_on(game, self.what, context):
            facts = definition(game, game.table.cards[card_id]).facts
            if facts.kind == "amulet" and facts.attack is not None and facts.defense is not None:
                _become(game, card_id, Given(KIND, "follower", "turn", context.number))
        yield from ()


class Box(Step):
    """Box; `until` "next_turn": to the end of its controller's next turn. Cards on the field: for as long as they stay,
    for the rest of the turn, or to the end of the next turn of whoever controls them."""

    script_word = 'box(what, until="")'

    what: Target
    until: Literal["", "turn", "next_turn"] = ""

    phrases: ClassVar = phrases(
        en=(
            "box <what:card><until|=|turn= until the end of the turn|next_turn= until the end of "
            "<what:whose!their controllers'|its controller's> next turn>"
        ),
        ja="<until|=|turn=ターン終了時まで、|next_turn=次のそれのプレイヤーのターン終了時まで、><what>を【箱詰め】状態にする",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """They lose the abilities they have, not those they gain afterwards (5.30.2)."""
        for card_id in acted_on(game, self.what, context):
            until: str = self.until
            if self.until == "next_turn":
                until = to_end_of_next_turn(game, game.table.cards[card_id].seat)
            _become(game, card_id, Given(BOXED, BOXED, until, context.number))
        yield from ()


class LoseAbilities(Step):
    """Cards lose all abilities they have; `this_turn`: up to the end of the turn. Cards on the field, for as long as
    they stay."""

    script_word = "lose_abilities(what, *, this_turn=False)"

    what: Target
    this_turn: bool = False

    phrases: ClassVar = phrases(
        en="<this_turn?this turn, >remove all abilities from <what>",
        ja="<this_turn?このターン、><what>は能力すべてを失う",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Those they have now; those they gain afterwards they have."""
        for card_id in acted_on(game, self.what, context):
            _become(game, card_id, Given(LOST, LOST, "turn" if self.this_turn else "", context.number))
        yield from ()


def _become(game: GameState, card_id: int, change: Given) -> None:
    """Give a card on the field such a change and tell of it."""
    if not game.lies_on_field(card_id):
        return
    card = game.table.cards[card_id]
    change = change._replace(order=game.table.next_serial())
    game.table.put(card._replace(given=(*card.given, change)))
    if change.what == BOXED:
        game.table.emit(Said(card.seat, Message("boxed", (named(card.number),), "5.30.1")))
    elif change.what == LOST:
        game.table.emit(Said(card.seat, Message("loses-abilities", (named(card.number),))))
    else:
        message = Message(f"becomes-{change.value}", (named(card.number),), "5.24.1")
        game.table.emit(Said(card.seat, message))


def _lies_elsewhere(game: GameState, card_id: int) -> bool:
    """Whether something else happened to a card than being banished."""
    card = game.card(card_id)
    return card is not None and card.zone != BANISHED


class Transform(Step):
    """Transform cards into tokens. They are banished, and a token is created where each of them lay."""

    script_word = "transform(what, token)"
    makes_it = True

    what: Target
    token: Token

    phrases: ClassVar = phrases(
        en="transform <what:card> into <is_one|True=a~ <token> token|False=<token> tokens>",
        ja="<what>は『<token>』に変身する",
    )

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> Transform | None:
        """As many tokens as there are cards."""
        made = cls(slots["what"], slots["token"])  # type: ignore[arg-type]
        return made if slots.get("is_one", made.is_one) == made.is_one else None

    @property
    def is_one(self) -> bool:
        """Whether it is one card."""
        return isinstance(self.what, Ref) and not self.what.many

    def on_leader(self) -> Message:
        """Leaders stay in their area."""
        return Message("mistake-leader-stays")

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from no_spells((self.token,), scope)

    def perform(self, game: GameState, context: Context) -> Flow:
        """Tokens are created in the zones the banished cards were in, one for each (5.16.1); "it" is the tokens."""
        banished = acted_on(game, self.what, context)
        lay = [game.table.cards[card_id].place for card_id in banished]
        now = yield from banish(game, banished)
        # For those that were banished this way, tokens that have ceased to exist there among them.
        places = [place for place, card_id in zip(lay, now, strict=True) if not _lies_elsewhere(game, card_id)]
        created: list[int] = []
        for place in dict.fromkeys(places):
            numbers = [self.token.number] * places.count(place)
            created += yield from create(game, context.seat, place.seat, place.zone, numbers)
        context.it = tuple(created)
