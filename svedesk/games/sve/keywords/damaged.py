"""Trigger conditions about damage the card itself takes or deals."""

from __future__ import annotations

from typing import ClassVar

from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch, event_phrases
from svedesk.games.sve.group import Group
from svedesk.games.sve.trigger_events import DamageMade
from svedesk.games.sve.values.groups import is_meant
from svedesk.games.sve.zones import FIELD, LEADER
from svedesk.phrases.phrase import heard


class _DamageTrigger(Trigger):
    """Damage the follower itself takes or deals."""

    hears: ClassVar = (DamageMade,)
    own: ClassVar = True
    for_followers = "mistake-for-fights"


class TakesDamage(_DamageTrigger):
    """Whenever this follower takes damage, or ability damage."""

    script_word = "when_this_takes_damage(*steps, cost=(), ability=False)"
    gives = "number"

    ability: bool = False

    phrases: ClassVar = event_phrases(
        en=("this follower takes <ability?ability >damage", heard("this card takes <ability?ability >damage")),
        ja=("これが<ability?能力による>ダメージを受けた", heard("これが能力ダメージを受けた", ability=True)),
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Any damage, or any but what followers deal in combat and to what they attack (5.13.3.3)."""
        happening = watch.happening
        if not isinstance(happening, DamageMade) or happening.target != watch.watcher.id:
            return None
        if self.ability and not happening.ability:
            return None
        return Met(watch.watcher.id, (), happening.amount)


class HitsLeader(_DamageTrigger):
    """When this follower deals attack damage, or any damage, to an enemy leader."""

    script_word = "when_this_hits_leader(*steps, cost=(), any_damage=False)"  # 5.13.3.1
    gives = "number"

    any_damage: bool = False

    phrases: ClassVar = event_phrases(
        en="this follower deals <any_damage|False=attack damage|True=damage> to an enemy leader",
        ja="これが相手のリーダー<any_damage|False=への攻撃|True=に>ダメージを与えた",
        once=True,
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Damage it dealt, by its attack, to a card that lies where leaders do."""
        happening = watch.happening
        if not isinstance(happening, DamageMade) or happening.source != watch.watcher.id:
            return None
        target = watch.now.card(happening.target)
        if target is None or target.zone != LEADER or target.seat == watch.watcher.seat:
            return None
        return Met(watch.watcher.id, (), happening.amount) if happening.attack or self.any_damage else None


class DealsCombatDamage(_DamageTrigger):
    """When this follower deals combat damage. To the follower it attacks or is attacked by."""

    script_word = "when_this_deals_combat_damage(*steps, cost=())"  # 5.13.3.2
    gives = "number"

    phrases: ClassVar = event_phrases(
        en="this follower deals combat damage",
        ja="これが交戦ダメージを与えた",
        once=True,
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Damage that is of no ability, to a card that is no leader."""
        happening = watch.happening
        if not isinstance(happening, DamageMade) or happening.ability or happening.source != watch.watcher.id:
            return None
        target = watch.now.card(happening.target)
        return Met(watch.watcher.id, (), happening.amount) if target is None or target.zone != LEADER else None


class DealsAbilityDamage(_DamageTrigger):
    """When this follower's abilities deal damage to one or more followers of a group. Once for all that is dealt at
    once."""

    script_word = "when_it_deals(to, *steps, cost=())"  # 10.12.2.2

    together: ClassVar = True

    to: Group

    phrases: ClassVar = event_phrases(
        en="this follower deals ability damage to one or more <to:many>",
        ja="これが<to:on_field>1体以上に能力ダメージを与えた",
        once=True,
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Whatever the damage destroys lies there still: rules handling comes later."""
        happening, watcher = watch.happening, watch.watcher
        if not isinstance(happening, DamageMade) or not happening.ability or happening.source != watcher.id:
            return None
        target = watch.now.card(happening.target)
        fits = target is not None and target.zone == FIELD
        fits = fits and target is not None and is_meant(watch.now, target, self.to, watcher.seat, watcher.id)
        return Met(watcher.id) if fits else None


class OthersDealAbilityDamage(Trigger):
    """Whenever an ability of a card of a group deals damage to a follower of another group."""

    script_word = "whenever_deals(group, to, *steps, cost=())"  # 10.12.2.2

    hears: ClassVar = (DamageMade,)
    surrounds: ClassVar[str] = "cards anywhere"

    group: Group
    to: Group

    phrases: ClassVar = event_phrases(
        en="<group:own> of yours deals ability damage to <to:one>",
        ja="自分の<group:yours>が<to:on_field>に能力ダメージを与えた",
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Once for each that takes damage; a spell deals it from the resolution zone."""
        happening, watcher = watch.happening, watch.watcher
        if not isinstance(happening, DamageMade) or not happening.ability:
            return None
        source, target = watch.now.card(happening.source), watch.now.card(happening.target)
        if source is None or target is None or target.zone != FIELD:
            return None
        fits = is_meant(watch.now, source, self.group, watcher.seat, watcher.id)
        fits = fits and is_meant(watch.now, target, self.to, watcher.seat, watcher.id)
        return Met(watcher.id) if fits else None
