"""What lines wait for that no script of the program does: conditions that are read and never rendered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch
from svedesk.games.sve.group import Group, Side
from svedesk.games.sve.keywords.leaves_this import ThisLeaves
from svedesk.games.sve.trigger_events import (
    AttackMade,
    CardPlayed,
    DamageMade,
    Engaged,
    LeaderDefenseChanged,
    Moved,
    Rode,
)
from svedesk.games.sve.values.groups import is_meant
from svedesk.games.sve.values.keywords import keywords
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.wording import Kind
from svedesk.games.sve.zones import BANISHED, CEMETERY, DECK, FIELD, HAND, LEADER


@dataclass(frozen=True, slots=True)
class ReadTrigger(Trigger):
    """A condition that is read and never rendered: its line is shown as it is printed."""

    def head(self, lang: Lang) -> str:
        """Nothing: who shows it shows the line."""
        return ""


@dataclass(frozen=True, slots=True)
class AnyOf(ReadTrigger):
    """One of several conditions, of which each event meets one at most."""

    triggers: tuple[Trigger, ...]

    def meets(self, watch: TriggerWatch) -> Met | None:
        """The first that is met."""
        return next((met for trigger in self.triggers if (met := trigger.meets(watch)) is not None), None)


@dataclass(frozen=True, slots=True)
class During(ReadTrigger):
    """A condition in one's own turns, or in others'."""

    whose: Literal["your", "enemy"]
    trigger: Trigger

    @property
    def awaited(self) -> Trigger:
        """The condition in whoever's turn."""
        return self.trigger.awaited

    def meets(self, watch: TriggerWatch) -> Met | None:
        """In such a turn."""
        own = watch.now.active == watch.watcher.seat
        return self.trigger.meets(watch) if own == (self.whose == "your") else None


@dataclass(frozen=True, slots=True)
class Goes(ReadTrigger):
    """A card of a group goes from the field to a zone; with `destroyed`, by being destroyed."""

    hears: ClassVar = (Moved,)

    group: Group
    to: str
    destroyed: bool = False

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Judged by what it was on the field (10.7.4.1.2)."""
        happening = watch.happening
        if not isinstance(happening, Moved) or happening.before is None or watch.before is None:
            return None
        if happening.before.zone != FIELD or happening.after.zone != self.to:
            return None
        if self.destroyed and happening.why != "destroy":
            return None
        if not is_meant(watch.before, happening.before, self.group, watch.watcher.seat, watch.watcher.id):
            return None
        return Met(watch.watcher.id, (happening.after.id,))


@dataclass(frozen=True, slots=True)
class ThisReturns(ReadTrigger):
    """The card itself is returned to hand from the field."""

    hears: ClassVar = (Moved,)
    own: ClassVar = True

    def meets(self, watch: TriggerWatch) -> Met | None:
        """It left for a hand."""
        met = ThisLeaves().meets(watch)
        there = isinstance(watch.happening, Moved) and watch.happening.after.zone == HAND
        return met if there else None


@dataclass(frozen=True, slots=True)
class ThisPutAway(ReadTrigger):
    """The card itself is discarded, is banished from wherever it was, or either."""

    hears: ClassVar = (Moved,)
    own: ClassVar = True

    discarded: bool = False
    banished: bool = False

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Where it came from the field it is told as it was there; else as the card it became."""
        happening = watch.happening
        if not isinstance(happening, Moved) or happening.before is None:
            return None
        is_so = (self.discarded and happening.why == "discard") or (
            self.banished and happening.after.zone == BANISHED != happening.before.zone
        )
        was_it = watch.watcher.id in (happening.before.id, happening.after.id)
        return Met(happening.after.id) if is_so and was_it else None


@dataclass(frozen=True, slots=True)
class Attacks(ReadTrigger):
    """A card of a group attacks."""

    hears: ClassVar = (AttackMade,)

    group: Group

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Whatever it attacks."""
        happening = watch.happening
        if not isinstance(happening, AttackMade):
            return None
        if not is_meant(watch.now, happening.card, self.group, watch.watcher.seat, watch.watcher.id):
            return None
        return Met(watch.watcher.id, (happening.card.id,))


@dataclass(frozen=True, slots=True)
class Plays(ReadTrigger):
    """Its controller plays a card of a group (whosever side the group names) and card type; with `least_cost` or
    `most_cost`, of which that much is printed at least or at most."""

    hears: ClassVar = (CardPlayed,)

    group: Group
    kind: Kind
    least_cost: int | None = None
    most_cost: int | None = None

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Another card than this one: it is not on the field yet when it is played itself."""
        happening = watch.happening
        if not isinstance(happening, CardPlayed) or happening.seat != watch.watcher.seat:
            return None
        facts = definition(watch.now, happening.card).facts
        if self.kind not in ("card", facts.kind):
            return None
        if self.least_cost is not None and (facts.cost is None or facts.cost < self.least_cost):
            return None
        if self.most_cost is not None and (facts.cost is None or facts.cost > self.most_cost):
            return None
        if not is_meant(watch.now, happening.card, self.group, watch.watcher.seat, watch.watcher.id):
            return None
        return Met(watch.watcher.id, (happening.card.id,))


@dataclass(frozen=True, slots=True)
class TakesDamage(ReadTrigger):
    """The card itself takes damage; with `ability`, of abilities."""

    hears: ClassVar = (DamageMade,)
    own: ClassVar = True

    ability: bool = False

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Any damage, or any of abilities."""
        happening = watch.happening
        if not isinstance(happening, DamageMade) or happening.target != watch.watcher.id:
            return None
        if self.ability and not happening.ability:
            return None
        return Met(watch.watcher.id, (), happening.amount)


@dataclass(frozen=True, slots=True)
class HitsLeader(ReadTrigger):
    """The card itself deals attack damage to a leader."""

    hears: ClassVar = (DamageMade,)
    own: ClassVar = True

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Damage it dealt by its attack, to a card that lies where leaders do."""
        happening = watch.happening
        if not isinstance(happening, DamageMade) or not happening.attack or happening.source != watch.watcher.id:
            return None
        target = watch.now.card(happening.target)
        return Met(watch.watcher.id, (), happening.amount) if target and target.zone == LEADER else None


@dataclass(frozen=True, slots=True)
class WithKeyword(ReadTrigger):
    """A condition about a card that has one of these keywords then."""

    hears: ClassVar = (Moved, AttackMade)

    keywords: tuple[str, ...]
    trigger: Trigger

    def meets(self, watch: TriggerWatch) -> Met | None:
        """A card that left is judged by what it had on the field."""
        happening = watch.happening
        if isinstance(happening, Moved) and happening.before is not None and happening.before.zone == FIELD:
            card, then = happening.before, watch.before
        elif isinstance(happening, Moved | AttackMade):
            card, then = happening.after if isinstance(happening, Moved) else happening.card, watch.now
        else:
            return None
        if then is None or not set(self.keywords) & set(keywords(then, card)):
            return None
        return self.trigger.meets(watch)


@dataclass(frozen=True, slots=True)
class Discards(ReadTrigger):
    """Whose hand a group says: one of its cards is discarded."""

    hears: ClassVar = (Moved,)

    group: Group
    kind: Kind

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Once for each card."""
        happening = watch.happening
        if not isinstance(happening, Moved) or happening.before is None or happening.why != "discard":
            return None
        if self.kind not in ("card", definition(watch.now, happening.after).facts.kind):
            return None
        if not is_meant(watch.now, happening.before, self.group, watch.watcher.seat, watch.watcher.id):
            return None
        return Met(watch.watcher.id, (happening.after.id,))


@dataclass(frozen=True, slots=True)
class OffDeck(ReadTrigger):
    """A card of a deck is put into the cemetery."""

    hears: ClassVar = (Moved,)

    whose: Side

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Once for each card."""
        happening = watch.happening
        if not isinstance(happening, Moved) or happening.before is None:
            return None
        if (happening.before.zone, happening.after.zone) != (DECK, CEMETERY):
            return None
        own = happening.before.seat == watch.watcher.seat
        return Met(watch.watcher.id, (happening.after.id,)) if own == (self.whose == "your") else None


@dataclass(frozen=True, slots=True)
class DealsCombatDamage(ReadTrigger):
    """The card itself deals combat damage: to the follower it attacks or is attacked by (JA 5.14.3.2)."""

    hears: ClassVar = (DamageMade,)
    own: ClassVar = True

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Damage that is of no ability, to a card that is no leader."""
        happening = watch.happening
        if not isinstance(happening, DamageMade) or happening.ability or happening.source != watch.watcher.id:
            return None
        target = watch.now.card(happening.target)
        return Met(watch.watcher.id, (), happening.amount) if target is None or target.zone != LEADER else None


def _met_by_itself(watch: TriggerWatch, kind: type[Engaged | Rode]) -> Met | None:
    """What happened to the card itself."""
    happening = watch.happening
    here = isinstance(happening, kind) and happening.card.id == watch.watcher.id
    return Met(watch.watcher.id) if here else None


@dataclass(frozen=True, slots=True)
class ThisEngages(ReadTrigger):
    """The card itself is engaged."""

    hears: ClassVar = (Engaged,)
    own: ClassVar = True

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Whatever engaged it."""
        return _met_by_itself(watch, Engaged)


@dataclass(frozen=True, slots=True)
class ThisRides(ReadTrigger):
    """The Ride ability of the card itself is played."""

    hears: ClassVar = (Rode,)
    own: ClassVar = True

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Whatever that does."""
        return _met_by_itself(watch, Rode)


@dataclass(frozen=True, slots=True)
class LeaderDefense(ReadTrigger):
    """The defense of a leader goes up, or down."""

    hears: ClassVar = (LeaderDefenseChanged,)

    whose: Side
    up: bool

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Once for each time, however much it is."""
        happening = watch.happening
        if not isinstance(happening, LeaderDefenseChanged) or (happening.amount > 0) != self.up:
            return None
        own = happening.seat == watch.watcher.seat
        return Met(watch.watcher.id, (), abs(happening.amount)) if own == (self.whose == "your") else None
