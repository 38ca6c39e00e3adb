"""Play a card as what a text does (10.6.2), or cards of the banished zone; change what a card costs to play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Literal

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.give import give
from svedesk.games.sve.actions.turn_counts import NEXT_PLAY, PLAYS_BANISHED
from svedesk.games.sve.flow.play import play_card, why_not_play
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Ref
from svedesk.games.sve.script_node import Least, NodeWord, Scope, too_few
from svedesk.games.sve.values.groups import acted_on
from svedesk.phrases.phrase import heard, partly, phrases


class PlayIt(Step):
    """Play what was selected, wherever it lies, for so many play points. What adds to that cost still does, and an
    additional cost is paid."""

    script_word = "play_it(what, points=0)"  # 10.10.2.4
    at_least = (Least("points", "mistake-costs", 0),)

    what: Ref
    points: int = 0

    phrases: ClassVar = phrases(
        en="play <what> for <points#> play point<points|1=|*=s>",
        ja="<what>のコストを<points#>にしてプレイする",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.what.name == "this":
            yield Message("mistake-plays-itself")

    def perform(self, game: GameState, context: Context) -> Flow:
        """One after the other, each resolved before the next. A card that cannot be played stays where it is (1.3.2),
        as it was."""
        for card_id in acted_on(game, self.what, context):
            card = game.card(card_id)
            if card is None:
                continue
            give(game, card_id, "set_cost", self.points, context.number)
            if why_not_play(game, context.seat, game.table.cards[card_id]) is None:
                yield from play_card(game, context.seat, card_id, cancel=False)
            elif card_id in game.table.cards:
                game.table.put(card)


class PlayFromBanished(Step):
    """This turn, you can play cards in your banished zone."""

    script_word = "play_from_banished"

    phrases: ClassVar = phrases(
        en="this turn, you can play cards in your banished zone",
        ja="このターン、自分は自分の消滅領域のカードをプレイできる",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """To the end of the turn, those that come there later as well."""
        game.table.set_number(context.seat, PLAYS_BANISHED, 1)
        yield from ()


class ChangePlayCost(Step):
    """What the text named costs so many play points to play, or so many more or less (`shift`): as long as it stays
    where it is and while it is played from there (10.6.2.1.3), or up to the end of the turn."""

    script_words = (
        NodeWord(
            "shift_play_cost(what, shift, *, this_turn=False)",
            "What was named costs so much more to play, or less; `this_turn`: up to the end of the turn.",
        ),
        NodeWord(
            "set_play_cost(what, to: int, *, this_turn=False)",
            "What was named costs so many play points to play; `this_turn`: up to the end of the turn.",
        ),
    )

    may_not_be = True

    what: Ref
    to: int | None = None
    shift: int = 0
    this_turn: bool = False

    phrases: ClassVar = phrases(
        en=(
            *(
                kind(f"<this_turn?{turn}, ><what:costs> {cost} to play")
                for kind, turn in ((partly, "for the rest of this turn"), (heard, "this turn"))
                for cost in ("<less#> less", "<more#> more", "<to#> play point<to|1=|*=s>")
            ),
        ),
        ja=(
            "<this_turn?このターン、><what>をプレイする際、コストを<shift#+>する",
            "<this_turn?このターン、><what>をプレイする際、コストを<to#>にする",
        ),
    )

    @property
    def less(self) -> int | None:
        """By how much less it costs."""
        return -self.shift if self.to is None and self.shift < 0 else None

    @property
    def more(self) -> int | None:
        """By how much more it costs."""
        return self.shift if self.to is None and self.shift > 0 else None

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> ChangePlayCost:
        """English says more and less."""
        values = dict(slots)
        less, more = values.pop("less", 0), values.pop("more", 0)
        assert isinstance(less, int)
        assert isinstance(more, int)
        return cls(**{"shift": more - less, **values})  # type: ignore[arg-type]

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.what.name == "this":
            yield Message("mistake-own-play-cost")
        if self.to is None and not self.shift:
            yield Message("mistake-cost-by-0")
        yield from too_few(self.to, "mistake-costs", 0)

    def perform(self, game: GameState, context: Context) -> Flow:
        """Each card of them that is still where it was."""
        until = "turn" if self.this_turn else ""
        for card_id in acted_on(game, self.what, context):
            if self.to is not None:
                give(game, card_id, "set_cost", self.to, context.number, until)
            else:
                give(game, card_id, "cost", self.shift, context.number, until)
        yield from ()


class NextPlayCosts(Step):
    """The next card of a type that you play this turn costs so much less."""

    script_word = "next_costs_less(kind, less)"
    at_least = (Least("less", "mistake-costs"),)

    kind: Literal["spell", "amulet", "follower", "card"]
    less: int

    phrases: ClassVar = phrases(
        en="the next <kind|card|spell|follower|amulet> you play this turn costs <less#> less to play",
        ja="このターン、次に自分が<kind|card=カード|spell=スペル|follower=フォロワー|amulet=アミュレット>をプレイする際、"
        "コストを-<less#>する",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Said twice before one is played, the next one costs less by both."""
        before = game.table.number(context.seat, NEXT_PLAY + self.kind)
        game.table.set_number(context.seat, NEXT_PLAY + self.kind, before - self.less)
        yield from ()
