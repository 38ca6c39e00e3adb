"""What triggers say they wait for: of anything else they would not be asked."""

from importlib import import_module
from pkgutil import iter_modules
from typing import get_args

import pytest
from sve.playing import Side, table

from svedesk.engine.script import walk
from svedesk.games.sve import keywords, reading
from svedesk.games.sve.abilities.automatic import Trigger, TriggerWatch
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.trigger_events import (
    AttackMade,
    DamageMade,
    Happening,
    LeaderDefenseChanged,
    Moved,
    PhaseStarted,
    StatChanged,
    TriggerChecked,
    concerned,
)


def triggers():
    """Those of the shipped scripts, and those that say nothing more than their name."""
    for abilities in SCRIPTS.values():
        for ability in abilities:
            yield from (node for node in walk(ability) if isinstance(node, Trigger))
    for module in (keywords, reading):
        for found in iter_modules(module.__path__, f"{module.__name__}."):
            found_here = (kind for kind in vars(import_module(found.name)).values() if isinstance(kind, type))
            for kind in found_here:
                is_own = issubclass(kind, Trigger) and kind.__module__ == found.name
                if is_own and kind.meets is not Trigger.meets and kind.field_defaults.keys() == set(kind.field_names):
                    yield kind()


TRIGGERS = {repr(trigger): trigger for trigger in triggers()}


def happenings(card, other):
    """One of each kind, to another card."""
    left, came = other, other._replace(id=900, zone="cemetery")
    special = {
        Moved: (Moved(left, came, "destroy"), Moved(None, other._replace(id=901)), Moved(came, left, "discard")),
        AttackMade: (AttackMade(other, card),),
        DamageMade: (DamageMade(other.id, 902, 2, True), DamageMade(other.id, 902, 2, False, True)),
        StatChanged: (StatChanged(other, "attack", 1), StatChanged(other, "defense", -1)),
        LeaderDefenseChanged: (LeaderDefenseChanged(0, 1), LeaderDefenseChanged(1, -1)),
        PhaseStarted: tuple(PhaseStarted(seat, phase) for seat in (0, 1) for phase in ("main", "end")),
        TriggerChecked: (TriggerChecked(0, "critical"),),
    }
    for kind in get_args(Happening):
        if kind in special:
            yield from special[kind]
        else:
            yield kind(**{name: {"card": other, "seat": 0}.get(name, other) for name in kind._fields})


@pytest.mark.parametrize("trigger", TRIGGERS.values(), ids=lambda trigger: type(trigger).__name__)
def test_it_is_met_by_nothing_it_does_not_wait_for(trigger):
    t = table(me=Side(field=["Goblin", "Fighter"]))
    goblin, fighter = t.table.in_zone(0, "field")
    game = t.game
    for happening in happenings(goblin, fighter):
        concerns = goblin.id in concerned(happening)
        if not isinstance(happening, trigger.awaited.hears) or (trigger.awaited.own and not concerns):
            assert trigger.meets(TriggerWatch(goblin, happening, game, game.before())) is None, happening
