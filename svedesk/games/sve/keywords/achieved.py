"""State triggers: abilities that wait for something to be so, not to happen (10.7.6)."""

from __future__ import annotations

from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.node_word import NodeWord


class Achieved(Trigger):
    """When a condition holds. That it makes its ability pending once only until that has been resolved (10.7.6.1),
    `actions/pending.py` sees to."""

    script_words = (NodeWord("when_so(state, *steps, cost=())", "When something is so: a state trigger."),)

    runs_on = True

    state: Condition

    def meets(self, watch: TriggerWatch) -> Met | None:
        """It holds after the happening, whatever that was, and the card is still there."""
        if not watch.now.lies_on_field(watch.watcher.id) or not self.state.holds(watch.now, watch.watcher.seat, 0):
            return None
        return Met(watch.watcher.id)

    def head(self, lang: Lang) -> str:
        """When there are no cards in your hand, ..."""
        if lang == "ja":
            return self.state.ja("").replace("なら、", "とき、")
        return "when" + self.state.en("").removeprefix("if").removesuffix("^")
