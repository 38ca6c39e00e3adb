"""When this card itself goes somewhere: it leaves the field (10.7.4.1), or is discarded or banished; when one that a
text named does."""

from __future__ import annotations

from typing import ClassVar, Literal

from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch, event_phrases
from svedesk.games.sve.script_node import NodeWord
from svedesk.games.sve.trigger_events import Moved
from svedesk.games.sve.zones import BANISHED, CEMETERY, FIELD, HAND
from svedesk.phrases.phrase import heard, phrases, said, unheard


class ThisLeaves(Trigger):
    """The card itself leaves the field, for whatever zone or for a hand."""

    script_words = (
        NodeWord("when_this_leaves(*steps, cost=())", "When this card leaves the field."),
        NodeWord(
            "when_this_is_returned(*steps, cost=())", "When this card is returned to hand from the field.", into="hand"
        ),
    )

    hears: ClassVar = (Moved,)
    moment: ClassVar = "leaves"
    own: ClassVar = True

    into: Literal["", "hand"] = ""

    phrases: ClassVar = event_phrases(
        en=(
            "this card <into|=leaves|hand=is returned to hand from> the field",
            heard("this card <into|=leaves|hand=is returned to hand from> your field"),
        ),
        ja="これが場<into|=を離れ|hand=から手札に戻っ>た",
        once=True,
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """It went from a field to another zone: the only way a card that is no longer on a field watches anything
        (10.7.4.2). "This card" is the one it became there (4.1.4.1)."""
        happening = watch.happening
        if not isinstance(happening, Moved) or happening.before is None or happening.before.id != watch.watcher.id:
            return None
        if self.into and happening.after.zone != self.into:
            return None
        return Met(happening.after.id)


class ThisPutAway(Trigger):
    """When this card is discarded, or banished. From wherever it was."""

    script_word = 'when_this_is_put_away(*steps, how="discarded", cost=())'

    hears: ClassVar = (Moved,)
    own: ClassVar = True
    off_field: ClassVar = True

    how: Literal["discarded", "banished", "either", "hand"] = "discarded"
    """With "hand" it is discarded, or banished from your hand."""

    phrases: ClassVar = event_phrases(
        en=(
            "this card is <how|discarded|banished|either=discarded or banished|"
            "hand=discarded, or banished from your hand>"
        ),
        ja=(
            said("これを自分の手札から捨てたときかこれが自分の手札から消滅した", how="hand"),
            "これ<how|discarded=を自分の手札から捨て|banished=が消滅し|either=を自分の手札から捨てるか、消滅し>た",
            heard("これを手札から捨てた", how="discarded"),
        ),
        once=True,
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Where it came from the field it is told as it was there; else as the card it became."""
        happening = watch.happening
        if not isinstance(happening, Moved) or happening.before is None:
            return None
        if self.how == "hand" and happening.before.zone != HAND:
            return None
        is_so = (self.how != "banished" and happening.why == "discard") or (
            self.how != "discarded" and happening.after.zone == BANISHED != happening.before.zone
        )
        was_it = watch.watcher.id in (happening.before.id, happening.after.id)
        return Met(happening.after.id) if is_so and was_it else None


class ItIsBuried(Trigger):
    """A card that the text named before is put into the cemetery from the field: only what waits this turn has one."""

    hears: ClassVar = (Moved,)
    names_it = True

    phrases: ClassVar = phrases(
        en=unheard("when it is put into the cemetery from the field, "),
        en_at_once="when it is put into the cemetery from the field, ",
        ja=unheard("それが場から墓場に置かれたとき、"),
        ja_at_once="それが場から墓場に置かれたとき、",
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """As the card it was when it was named (4.1.4.1); "it" is then the one in the cemetery."""
        happening = watch.happening
        if not isinstance(happening, Moved) or happening.before is None or happening.before.id not in watch.named:
            return None
        if happening.before.zone != FIELD or happening.after.zone != CEMETERY:
            return None
        return Met(watch.watcher.id, (happening.after.id,))
