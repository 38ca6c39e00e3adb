"""What the log of a duel says."""

from __future__ import annotations

from dm.playing import creature, fresh, game, side

from svedesk.desk.desk import Desk
from svedesk.engine.table_words import LogEvent
from svedesk.games.dm.desk.table import DM_TABLE
from svedesk.games.dm.words import evolution

OX = creature("Ox", power=2000, races=("Beast Folk",))
GROWN = creature("Grown", evolution("Beast Folk"), evolution=True, civ="Water", power=6000, races=("Leviathan",))


def test_who_attacks_after_evolving_is_called_by_what_it_is_now() -> None:
    played = game(side(battle=(fresh(OX),), hand=(GROWN,), mana="WW"))
    rules = played.session.ruleset
    log = DM_TABLE.words(rules, "en", lambda number: rules.facts(number).name).log(0)
    log.learn(Desk(played.session).view(0))
    played.use("Grown")
    played.attack("Grown")
    told = [line.text for line in log.read([LogEvent(event) for event in played.events])]
    assert "Your Grown attacks the opponent." in told
