"""The number under which an ability is found that no card is printed with."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256

from svedesk.engine.script import Node, field_values
from svedesk.games.sve.group import Group
from svedesk.games.sve.script_node import Ability

_FIRST = """
Activated quick times; AddedCost may; Automatic merged cost; BanishHalfOfDeck end; Box until; BuryOwn count;
BuryThis short; ByHand moment line; Called in_part elsewhere; ChangeDamage plus times to; ChangeKind until;
Changed how; Choose count up_to more more_up_to; CostsX times; DamageShift group; DealAnd condition; Discard
count; DiscardAtRandom count who; DiscardSome count; Draw each; EngageOwn count icon; Enters zone elsewhere;
EquipThis moment line name; EquippedHas keywords abilities attack defense; Equivalent quick times icon often;
Evolve often besides; FromHand quick times where; GainEvolutionPoints points; GiveStats attack defense; Group
kind trait token other named zone most_defense most_cost called stack second_trait craft evolves is_engaged;
InEx merged cost; Later this_turn; LeaderOf short; Leaders and_followers; Limited times any_turn; LookAtTop rest
up_to; LoseTheGame each; Necrocharge short; NoDamage kind during beside; OnRequest quick times printed;
OpponentBuries count; OwnCost sets less; PayX times; PerformDriveChecks count; PlaceCounters count; PlayCost to
shift anywhere; Printed en ja en_place ja_place; PutIntoDeck nth end; PutNamed to; Race times; Ref many;
RemoveStack count; ReplaceLater once this_turn; Replacing may during; Search count to up_to; Select count up_to;
Serve times; ServeThis times; SetStats attack defense; SkipTurn whose; Spell paragraphs; Spellchain short; Stack
quick times name leaving; StatOf stat original; Strike on; Swap both_selected; Take reveal; TakeAtRandom count;
TakesDamage ability; Then after; WhileHere keywords attack defense also own condition; WithCounters quick times
counter least; WouldDamage taker dealer kind least; WouldDraw side; WouldMove counter
"""
"""Fields that are told even where they say nothing, by class: they were there when games with such numbers were first
kept. What words got since then is left out where it says nothing, so that a number stays what it was."""


def number_of(ability: Ability) -> str:
    """The number a given ability is found under beside the cards' numbers: it is nobody's print, and the same for the
    same ability, whichever card gives it."""
    return f"ability:{sha256(_value_name(ability).encode()).hexdigest()[:16]}"


def _value_name(value: object) -> str:
    if isinstance(value, tuple):
        return f"({', '.join(map(_value_name, value))}{',' if len(value) == 1 else ''})"
    if isinstance(value, Node):
        return f"{type(value).__name__}({', '.join(_fields(value))})"
    return repr(value)


def _fields(node: Node) -> Iterator[str]:
    if (before := _as_before(node)) is not None:
        yield before
        return
    first = _first().get(type(node).__name__, frozenset())
    defaults = type(node).field_defaults
    for name, value in field_values(node).items():
        if name in first or name not in defaults or value != defaults[name]:
            yield f"{name}={_value_name(value)}"


def _as_before(node: Node) -> str | None:
    """The fields of a word that had others when games were first kept, where it says no more than it could then."""
    kind = type(node).__name__  # the classes themselves lie above: they ask for numbers
    whose, group = getattr(node, "whose", ""), getattr(node, "group", None)
    if kind == "AtStart" and whose != "enemy":
        return f"phase={getattr(node, 'phase', '')!r}, each={whose == 'each'}"
    if kind == "YouPlay" and isinstance(group, Group) and group == Group("your", group.kind):
        return f"kind={group.kind!r}"
    return None


@cache
def _first() -> dict[str, frozenset[str]]:
    rows = (row.split() for row in _FIRST.split(";"))
    return {name: frozenset(names) for name, *names in rows}
