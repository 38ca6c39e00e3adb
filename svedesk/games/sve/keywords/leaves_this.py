"""When this card leaves the field, for whatever zone (10.7.4.1)."""

from __future__ import annotations

from dataclasses import dataclass

from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.automatic import Met, Trigger, Watch
from svedesk.games.sve.happenings import Moved
from svedesk.games.sve.zones import FIELD


@dataclass(frozen=True, slots=True)
class ThisLeaves(Trigger):
    """The card itself leaves the field."""

    def meets(self, watch: Watch) -> Met | None:
        """It went from a field to another zone; to another field is not leaving (10.7.4.3). "This card" is the one it
        became there (4.1.4.1)."""
        happening = watch.happening
        if not isinstance(happening, Moved) or happening.before is None or happening.before.id != watch.watcher.id:
            return None
        if happening.before.zone != FIELD or happening.after.zone == FIELD:
            return None
        return Met(happening.after.id)

    def head(self, lang: Lang) -> str:
        """The condition up to its comma."""
        return "これが場を離れたとき、" if lang == "ja" else "When this card leaves the field, "

    @property
    def runs_on(self) -> bool:
        """The sentence goes on."""
        return True
