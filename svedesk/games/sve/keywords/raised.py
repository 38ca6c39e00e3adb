"""Whenever the attack or defense of a card is raised or lowered (5.26)."""

from __future__ import annotations

from typing import ClassVar, Literal

from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch, event_phrases
from svedesk.games.sve.group import Group
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.trigger_events import StatChanged
from svedesk.games.sve.values.groups import is_meant


class Changed(Trigger):
    """Whenever the attack or defense of a card of a group on the field is raised, or lowered."""

    script_words = (
        NodeWord(
            "whenever_raised(group, stat, *steps, cost=())",
            "Whenever the attack or defense of a card of the group is raised.",
            how="raised",
        ),
        NodeWord(
            "whenever_lowered(group, stat, *steps, cost=())",
            "Whenever the attack or defense of a card of the group is lowered.",
            how="lowered",
        ),
    )

    hears: ClassVar = (StatChanged,)
    names_it = True
    runs_on = True
    gives = "number"

    group: Group
    stat: Literal["attack", "defense"]
    how: Literal["raised", "lowered"] = "raised"

    phrases: ClassVar = event_phrases(
        en="the <stat|attack|defense> of <group:one> is <how|raised=increased|lowered=decreased>",
        ja="<group:all>の【<stat|attack=攻撃力|defense=体力>】を<how|raised=+した|lowered=-した>",
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """By a plus or minus, or by being set to another value (5.26.2)."""
        happening = watch.happening
        if not isinstance(happening, StatChanged) or happening.stat != self.stat:
            return None
        if (happening.amount > 0) != (self.how == "raised"):
            return None
        if not is_meant(watch.now, happening.card, self.group, watch.watcher.seat, watch.watcher.id):
            return None
        return Met(watch.watcher.id, (happening.card.id,), abs(happening.amount))


class ThisRaised(Trigger):
    """The attack or defense of the card itself is raised: once for what raises both."""

    script_words = (
        NodeWord("when_this_is_raised(*steps, cost=())", "When the attack or defense of this follower is raised."),
    )

    hears: ClassVar = (StatChanged,)
    own: ClassVar = True
    runs_on = True

    phrases: ClassVar = event_phrases(
        en="the attack or defense of this follower is increased", ja="これの【攻撃力】か【体力】を+した", once=True
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """By a plus, or by being set to a higher value (5.26.2)."""
        happening = watch.happening
        if not isinstance(happening, StatChanged) or happening.card.id != watch.watcher.id or happening.amount <= 0:
            return None
        return None if happening.with_other else Met(watch.watcher.id)
