"""Keywords that stand for abilities: Bane where it is one (EN early 12.14.2), Drain (12.13.2), Single and Twin Drive
(14.4.6), Stack (13.3.2)."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.facts import Facts
from svedesk.games.sve.abilities.activated import Stack
from svedesk.games.sve.abilities.automatic import Automatic, Met, Trigger, TriggerWatch
from svedesk.games.sve.abilities.cost import EngageThis
from svedesk.games.sve.abilities.keyword import KEYWORDS, Keyword
from svedesk.games.sve.abilities.replacement import Replacing
from svedesk.games.sve.abilities.would import WouldMove
from svedesk.games.sve.actions.give import STACK as COUNTER
from svedesk.games.sve.amount import EventAmount
from svedesk.games.sve.definitions import Definition, define
from svedesk.games.sve.group import Group, Ref
from svedesk.games.sve.keywords.named_triggers import Strike
from svedesk.games.sve.keywords.printed import BANE_NUMBER, DRAIN_NUMBER, DRIVE_CHECKS
from svedesk.games.sve.trigger_events import DamageMade, Fought
from svedesk.games.sve.verbs.into_cemetery import Destroy
from svedesk.games.sve.verbs.leader_defense import RaiseLeaderDefense
from svedesk.games.sve.verbs.select import Select
from svedesk.games.sve.verbs.stack import LoseStackCounter, TransferStack
from svedesk.games.sve.verbs.universes import PerformDriveChecks
from svedesk.phrases.phrase import phrases


class HasFought(Trigger):
    """The condition of Bane."""

    hears: ClassVar = (Fought,)
    own: ClassVar = True

    phrases: ClassVar = phrases(
        en="After this follower has fought an enemy follower, ",
        ja="これが相手のフォロワーと交戦したあと、",
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Its own card fought, whether or not that dealt damage (12.14.2.1); "that follower" is the other."""
        happening = watch.happening
        if not isinstance(happening, Fought) or happening.card.id != watch.watcher.id:
            return None
        return Met(watch.watcher.id, (happening.other,))


def bane_definition() -> Definition:
    """The ability the keyword stands for."""
    keyword = KEYWORDS["bane"]
    facts = Facts(BANE_NUMBER, keyword.en, keyword.ja, "keyword")
    return define(facts, (Automatic(HasFought(), (Destroy(Ref("it")),)),))


class DealsAttackDamage(Trigger):
    """The condition of Drain."""

    hears: ClassVar = (DamageMade,)
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


def drive_definitions() -> dict[str, Definition]:
    """Strike - Perform a drive check, or two of them; by number."""
    return {number: _checks(KEYWORDS[name], number, count) for name, (number, count) in DRIVE_CHECKS.items()}


def _checks(keyword: Keyword, number: str, count: int) -> Definition:
    facts = Facts(number, keyword.en, keyword.ja, "keyword")
    return define(facts, (Automatic(Strike(), (PerformDriveChecks(count),)),))


STACK = Stack(
    (EngageThis(),),
    (Select(Group("your", "amulet", other=True, stack=True)), TransferStack()),
    leaving=Replacing(WouldMove(Ref("this"), "leave", COUNTER), (LoseStackCounter(),)),
)
