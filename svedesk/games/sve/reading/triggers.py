"""What lines wait for that no script of the program does: conditions that are read and never rendered."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch
from svedesk.games.sve.trigger_events import (
    AttackMade,
    Moved,
    Rode,
)
from svedesk.games.sve.values.keywords import keywords
from svedesk.games.sve.zones import FIELD


class ReadTrigger(Trigger):
    """A condition that is read and never rendered: its line is shown as it is printed."""

    def head(self, lang: Lang) -> str:
        """Nothing: who shows it shows the line."""
        return ""


class AnyOf(ReadTrigger):
    """One of several conditions, of which each event meets one at most."""

    triggers: tuple[Trigger, ...]

    def meets(self, watch: TriggerWatch) -> Met | None:
        """The first that is met."""
        return next((met for trigger in self.triggers if (met := trigger.meets(watch)) is not None), None)


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


class ThisRides(ReadTrigger):
    """The Ride ability of the card itself is played."""

    hears: ClassVar = (Rode,)
    own: ClassVar = True

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Whatever that does."""
        happening = watch.happening
        here = isinstance(happening, Rode) and happening.card.id == watch.watcher.id
        return Met(watch.watcher.id) if here else None
