"""What stands in for cards without a script whose text nobody has: it is resolved by hand, everything else is enforced.
With their text known, `reading` tells more."""

from __future__ import annotations

from svedesk.engine.facts import Facts
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.spell import Spell
from svedesk.games.sve.keywords.named_triggers import Fanfare, OnEvolve
from svedesk.games.sve.reading.printed import OnRequest
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.verbs.by_hand import ByHand

_REQUEST = OnRequest((), (ByHand(),))


def by_hand(facts: Facts) -> tuple[Ability, ...]:
    """The questions a card without a script asks: as a spell when it resolves, as another card when it comes onto the
    field or evolves, and whenever its player says so in the main phase."""
    if facts.kind == "spell":
        return (Spell((ByHand(),)),)
    if facts.kind == "leader" or facts.special == "token":
        return ()
    return (_on_arrival(facts), _REQUEST)


def _on_arrival(facts: Facts) -> Automatic:
    return Automatic(OnEvolve() if facts.special == "evolved" else Fanfare(), (ByHand(),))
