"""When this card leaves the field, for whatever zone (10.7.4.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch
from svedesk.games.sve.phrases.phrase import phrases
from svedesk.games.sve.trigger_events import Moved


@dataclass(frozen=True, slots=True)
class ThisLeaves(Trigger):
    """The card itself leaves the field."""

    hears: ClassVar = (Moved,)
    own: ClassVar = True

    phrases: ClassVar = phrases(
        en="When this card leaves the field, ",
        ja="これが場を離れたとき、",
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """It went from a field to another zone: the only way a card that is no longer on a field watches anything
        (10.7.4.2). "This card" is the one it became there (4.1.4.1)."""
        happening = watch.happening
        if not isinstance(happening, Moved) or happening.before is None or happening.before.id != watch.watcher.id:
            return None
        return Met(happening.after.id)

    @property
    def runs_on(self) -> bool:
        """The sentence goes on."""
        return True
