"""What Bane does where it is an automatic ability (EN early 12.14.2)."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.facts import Facts
from svedesk.games.sve.abilities.automatic import Automatic, Met, Trigger, TriggerWatch
from svedesk.games.sve.abilities.keyword import KEYWORDS
from svedesk.games.sve.definition import Definition, define
from svedesk.games.sve.group import Ref
from svedesk.games.sve.keywords.printed import BANE_NUMBER
from svedesk.games.sve.trigger_events import Fought
from svedesk.games.sve.verbs.destroy import Destroy
from svedesk.phrases.phrase import phrases


class HasFought(Trigger):
    """The condition of Bane."""

    hears: ClassVar = (Fought,)
    runs_on = True
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
