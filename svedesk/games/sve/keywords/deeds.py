"""Trigger conditions about what a player, a leader or the card itself does: playing a card, losing defense, dealing
damage by abilities."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch
from svedesk.games.sve.abilities.base import is_plain_amulet
from svedesk.games.sve.group import Group
from svedesk.games.sve.phrases.phrase import phrases
from svedesk.games.sve.script_node import Scope
from svedesk.games.sve.trigger_events import CardPlayed, DamageMade, LeaderDefenseChanged
from svedesk.games.sve.values.groups import is_meant
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.wording import Kind
from svedesk.games.sve.zones import FIELD


@dataclass(frozen=True, slots=True)
class YouPlay(Trigger):
    """Whenever you play a card of a card type (10.6.2.7)."""

    hears: ClassVar = (CardPlayed,)

    kind: Kind

    phrases: ClassVar = phrases(
        en="Whenever you play <kind|amulet=an amulet|follower=a follower|spell=a spell|card=a card>, ",
        ja="自分が<kind|amulet=アミュレット|follower=フォロワー|spell=スペル|card=カード>をプレイしたとき、",
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """From wherever it is played."""
        happening = watch.happening
        if not isinstance(happening, CardPlayed) or happening.seat != watch.watcher.seat:
            return None
        kind = definition(watch.now, happening.card).facts.kind
        return Met(watch.watcher.id) if self.kind in ("card", kind) else None

    @property
    def runs_on(self) -> bool:
        """The sentence goes on."""
        return True


@dataclass(frozen=True, slots=True)
class LeaderLowered(Trigger):
    """Whenever your leader's defense goes down, by damage or otherwise."""

    hears: ClassVar = (LeaderDefenseChanged,)

    phrases: ClassVar = phrases(
        en="Whenever your leader's defense decreases, ",
        ja="自分のリーダーの体力が減少したとき、",
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Once for each time."""
        happening = watch.happening
        if not isinstance(happening, LeaderDefenseChanged) or happening.amount >= 0:
            return None
        return Met(watch.watcher.id) if happening.seat == watch.watcher.seat else None

    @property
    def runs_on(self) -> bool:
        """The sentence goes on."""
        return True


@dataclass(frozen=True, slots=True)
class DealsAbilityDamage(Trigger):
    """When this follower's abilities deal damage to one or more followers of a group: once for all that is dealt at
    once (10.12.2.2)."""

    hears: ClassVar = (DamageMade,)
    own: ClassVar = True
    together: ClassVar = True

    to: Group

    phrases: ClassVar = phrases(
        en="When this follower deals ability damage to one or more <to:many>, ",
        ja="これが<to:on_field>1体以上に能力ダメージを与えたとき、",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability.awaits(self) and is_plain_amulet(scope.card):
            yield Message("mistake-for-fights")

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Whatever the damage destroys lies there still: rules handling comes later."""
        happening, watcher = watch.happening, watch.watcher
        if not isinstance(happening, DamageMade) or not happening.ability or happening.source != watcher.id:
            return None
        target = watch.now.card(happening.target)
        meant = target is not None and target.zone == FIELD
        meant = meant and target is not None and is_meant(watch.now, target, self.to, watcher.seat, watcher.id)
        return Met(watcher.id) if meant else None

    @property
    def runs_on(self) -> bool:
        """The sentence goes on."""
        return True
