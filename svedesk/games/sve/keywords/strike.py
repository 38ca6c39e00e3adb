"""Strike (12.7): when this follower attacks; Follower Strike and Leader Strike when it attacks one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope, is_plain_amulet
from svedesk.games.sve.trigger_events import AttackMade
from svedesk.games.sve.zones import LEADER
from svedesk.phrases.phrase import heard, phrases


class Strike(Trigger):
    """The condition of a Strike ability; `on` narrows it to attacks on followers or on the leader."""

    script_words = (
        NodeWord("strike(*steps, cost=(), times=0)", "Strike: when this follower attacks."),
        NodeWord(
            "follower_strike(*steps, cost=(), times=0)",
            "Follower Strike: when this follower attacks a follower.",
            on="follower",
        ),
        NodeWord(
            "leader_strike(*steps, cost=(), times=0)",
            "Leader Strike: when this follower attacks a leader.",
            on="leader",
        ),
    )

    hears: ClassVar = (AttackMade,)
    moment: ClassVar = "strike"
    own: ClassVar = True

    on: Literal["any", "follower", "leader"] = "any"

    phrases: ClassVar = phrases(
        en="<on|any=Strike|follower=Follower Strike|leader=Leader Strike>: ",
        en_paid="<on|any=Strike|follower=Follower Strike|leader=Leader Strike>, ",
        ja=(
            "【<on|any=攻撃時|follower=フォロワー攻撃時|leader=リーダー攻撃時>】",
            heard("【攻撃時】<on|follower=フォロワー|leader=リーダー>への攻撃なら、"),
        ),
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability.awaits(self) and is_plain_amulet(scope.card):
            yield Message("mistake-for-fights")

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Its own card attacked (12.7.2)."""
        happening = watch.happening
        if not isinstance(happening, AttackMade) or happening.card.id != watch.watcher.id:
            return None
        if self.on != "any" and (self.on == "leader") != (happening.target.zone == LEADER):
            return None
        return Met(watch.watcher.id, (happening.target.id,))
