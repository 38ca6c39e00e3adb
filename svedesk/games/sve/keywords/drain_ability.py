"""What Drain does (12.13.2)."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.facts import Facts
from svedesk.games.sve.abilities.automatic import Automatic, Met, Trigger, TriggerWatch
from svedesk.games.sve.abilities.keyword import KEYWORDS
from svedesk.games.sve.amount import EventAmount
from svedesk.games.sve.definition import Definition, define
from svedesk.games.sve.keywords.printed import DRAIN_NUMBER
from svedesk.games.sve.trigger_events import DamageMade
from svedesk.games.sve.verbs.leader_defense import RaiseLeaderDefense
from svedesk.phrases.phrase import phrases


class DealsAttackDamage(Trigger):
    """The condition of Drain."""

    hears: ClassVar = (DamageMade,)
    runs_on = True
    own: ClassVar = True
    gives = "number"

    phrases: ClassVar = phrases(
        en="Whenever this follower deals attack damage, ",
        ja="これが攻撃ダメージを与えたとき、",
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Its own card dealt damage as the attacker (12.13.2.1), not as the target or by an ability (12.13.2.2)."""
        happening = watch.happening
        if not isinstance(happening, DamageMade) or not happening.attack or happening.source != watch.watcher.id:
            return None
        return Met(watch.watcher.id, (happening.target,), happening.amount)


def drain_definition() -> Definition:
    """The ability the keyword stands for (12.13.2)."""
    keyword = KEYWORDS["drain"]
    facts = Facts(DRAIN_NUMBER, keyword.en, keyword.ja, "keyword")
    return define(facts, (Automatic(DealsAttackDamage(), (RaiseLeaderDefense(EventAmount()),)),))
