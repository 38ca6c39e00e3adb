"""Last Words (12.5): when this card is put into the cemetery from the field."""

from __future__ import annotations

from typing import ClassVar

from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.trigger_events import Moved
from svedesk.games.sve.zones import CEMETERY, FIELD
from svedesk.phrases.phrase import phrases


class LastWords(Trigger):
    """The condition of a Last Words ability. A token meets it too: it reaches the cemetery before it is eliminated
    (9.1.4.3)."""

    script_words = (
        NodeWord(
            "last_words(*steps, cost=(), times=0)",
            "Last Words: when this card is put into the cemetery from the field.",
        ),
    )

    hears: ClassVar = (Moved,)
    moment: ClassVar = "last_words"
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
