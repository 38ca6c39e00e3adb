"""What a card cannot do, or what is not done to it, for a time or for as long as it stays (1.3.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from svedesk.engine.ask import Flow
from svedesk.engine.events import Said
from svedesk.engine.message import Message, named
from svedesk.engine.records import Given
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.turn_counts import use_no_more
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Target
from svedesk.games.sve.script_node import Scope
from svedesk.games.sve.values.durations import in_next_turn, to_end_of_next_turn
from svedesk.games.sve.values.groups import acted_on
from svedesk.games.sve.values.restrictions import FORBIDDEN
from svedesk.phrases.phrase import heard, phrases, said

Rule = Literal["damage", "combat_damage", "ability_damage", "dealing", "attacks", "leader_attacks", "refreshing"]
"""What is forbidden: to take damage, or one kind of it; to deal damage; to attack, or attack leaders; to refresh."""
_TIME_EN = "<during|=|turn=for the rest of this turn, |next={next}, |both=until the end of each opponent's next turn, >"
_DURING_EN = _TIME_EN.format(next="during each opponent's next turn")
_WHOSE_EN = "<during|next=each opponent's|its=its controller's>"
_DURING_JA = "<during|=|turn=このターン、|next=次の相手のターン中、|both=このターンと次の相手のターン中、>"


class Forbid(Step):
    """Cards may not do something, or it is not done to them: this turn, in each opponent's next turn, or both. For as
    long as a card stays, this turn, in each opponent's next turn, or from now on to the end of that. Not to refresh is
    said of a start phase: an opponent's next one, or the next one of whoever controls the card ("its")."""

    script_word = 'forbid(what, rule, during="")'

    what: Target
    rule: Rule
    during: Literal["", "turn", "next", "both", "its"] = ""

    phrases: ClassVar = phrases(
        en=(
            said(
                "during its controller's next turn, <what:can> can't attack "
                "<rule|attacks=enemies|leader_attacks=enemy leaders>",
                during="its",
            ),
            f"{_DURING_EN}<what:does> take <rule|damage=|combat_damage=combat |ability_damage=ability >damage",
            said("<what:can> cannot deal damage this turn", rule="dealing", during="turn"),
            f"{_DURING_EN}<what:can> <rule|dealing=cannot deal damage>",
            f"{_DURING_EN}<what:can> can't attack <rule|attacks=enemies|leader_attacks=enemy leaders>",
            f"<rule=refreshing><what:does> refresh during {_WHOSE_EN} next start phase",
        ),
        ja=(
            said(
                "次のそれのプレイヤーのターン中、<what>は<rule|attacks=相手|leader_attacks=相手のリーダー>を攻撃できない",
                during="its",
            ),
            f"{_DURING_JA}<what>は<rule|damage=|combat_damage=交戦|ability_damage=能力<~による>>ダメージを受けない",
            heard(
                f"{_DURING_JA}<what>は「<rule|damage=|combat_damage=交戦|ability_damage=能力<~による>>ダメージを受けない」を持つ"
            ),
            f"{_DURING_JA}<what>は<rule|dealing=ダメージを与えない>",
            f"{_DURING_JA}<what>は<rule|attacks=相手|leader_attacks=相手のリーダー>を攻撃できない",
            "<rule=refreshing><what>は<during|next=次の相手|its=次のそれのプレイヤー>のスタートフェイズにスタンドしない",
        ),
    )

    def on_leader(self) -> Message | None:
        """Leaders take damage."""
        return None if self.rule in ("damage", "ability_damage") else Step.on_leader(self)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.rule == "refreshing" and self.during not in ("next", "its"):
            yield Message("mistake-refreshes-when")
        elif self.rule not in ("refreshing", "attacks", "leader_attacks") and self.during == "its":
            yield Message("mistake-its-turn")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Those that are meant now (10.9.2); whichever of what allows it (1.3.3)."""
        for card_id in acted_on(game, self.what, context, noun="follower"):
            card = game.table.cards[card_id]
            whose = card.seat if self.during == "its" else 1 - context.seat
            until = {"": "", "turn": "turn", "both": to_end_of_next_turn(game, whose)}.get(
                self.during, in_next_turn(game, whose)
            )
            change = Given(FORBIDDEN[self.rule], 1, until, context.number, game.table.next_serial())
            game.table.put(card._replace(given=(*card.given, change)))
            game.table.emit(Said(context.seat, Message(f"forbidden-{self.rule}", (named(card.number),))))
        yield from ()


class UseNoMore(Step):
    """This card's {ACT} abilities can't be activated this turn."""

    script_word = "use_no_more"  # 1.3.3

    phrases: ClassVar = phrases(
        en="this card's {ACT} abilities can't be activated this turn",
        ja=(
            "このターン、これの【起動】能力を使えない",
            heard("このターン、これの【進化】を除く【起動】能力を使えない"),
        ),
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Of the card as long as it stays where it is."""
        use_no_more(game, context.this)
        yield from ()
