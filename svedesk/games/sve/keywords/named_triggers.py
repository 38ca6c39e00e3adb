"""The keywords that begin a text: Fanfare (12.4), Last Words (12.5), On Evolve (12.6), Strike (12.7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.games.sve.abilities.automatic import Met, OwnTrigger, Trigger, TriggerWatch
from svedesk.games.sve.script_node import NodeWord, Scope
from svedesk.games.sve.trigger_events import AttackMade, Evolved, Moved
from svedesk.games.sve.zones import CEMETERY, FIELD, LEADER
from svedesk.phrases.phrase import heard, phrases


class Fanfare(Trigger):
    """Fanfare: when this card is put onto the field. A `cost` of an automatic ability may be paid for its effect."""

    script_word = "fanfare(*steps, cost=(), times=0)"

    hears: ClassVar = (Moved,)
    moment: ClassVar = "fanfare"
    runs_on = False
    own: ClassVar = True

    phrases: ClassVar = phrases(
        en="{FANFARE} ",
        ja="【ファンファーレ】",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability.awaits(self) and scope.card.special == "evolved":
            yield Message("mistake-fanfare-of-evolved")

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Its own card came onto the field (12.4.3); moving from field to field is not coming (10.7.4.3)."""
        happening = watch.happening
        if not isinstance(happening, Moved) or happening.after.id != watch.watcher.id or happening.after.zone != FIELD:
            return None
        if happening.before is not None and happening.before.zone == FIELD:
            return None
        return Met(watch.watcher.id)


class LastWords(Trigger):
    """Last Words: when this card is put into the cemetery from the field. A token meets it too: it reaches the cemetery
    before it is eliminated."""

    script_word = "last_words(*steps, cost=(), times=0)"  # 9.1.4.3

    hears: ClassVar = (Moved,)
    moment: ClassVar = "last_words"
    runs_on = False
    own: ClassVar = True

    phrases: ClassVar = phrases(
        en="{LAST WORDS} ",
        ja="【ラストワード】",
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Its own card went from the field to the cemetery (12.5.3); "this card" is then the one in the cemetery
        (4.1.4.1)."""
        happening = watch.happening
        if not isinstance(happening, Moved) or happening.before is None or happening.before.id != watch.watcher.id:
            return None
        if happening.before.zone != FIELD or happening.after.zone != CEMETERY:
            return None
        return Met(happening.after.id)


class OnEvolve(OwnTrigger):
    """On Evolve: when this card evolves."""

    script_word = "on_evolve(*steps, cost=(), times=0)"  # 12.6.2

    hears: ClassVar = (Evolved,)
    moment: ClassVar = "on_evolve"
    runs_on = False

    phrases: ClassVar = phrases(
        en="On Evolve: ",
        en_paid="On Evolve, ",
        ja="【進化時】",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability.awaits(self) and scope.card.special != "evolved":
            yield Message("mistake-on-evolve-of-other")


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
    for_followers = "mistake-for-fights"
    runs_on = False
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

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Its own card attacked (12.7.2)."""
        happening = watch.happening
        if not isinstance(happening, AttackMade) or happening.card.id != watch.watcher.id:
            return None
        if self.on != "any" and (self.on == "leader") != (happening.target.zone == LEADER):
            return None
        return Met(watch.watcher.id, (happening.target.id,))
