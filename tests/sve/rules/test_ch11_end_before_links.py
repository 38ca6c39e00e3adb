"""11.1.3: what ends the game comes before what else is handled at the same time."""

import pytest
from sve.playing import Side, evolved, follower, table
from sve.rules.probes import outcome

from svedesk.cli.invariants import check_table

BEAST = follower("Beast", "evolve(1)", attack=2, defense=2)
GREAT_BEAST = evolved("Beast", attack=3, defense=3)
IDOL = follower("Idol", "cannot_lose", attack=3, defense=3)


@pytest.mark.rule("11.2.1")
def test_a_game_may_end_with_an_evolved_card_whose_follower_is_gone():
    """Both are destroyed together, and the one that kept its player from losing is gone before links are handled."""
    t = table(
        me=Side(field=["Beast [evolved]"]),
        foe=Side(field=["Idol [engaged]"], defense=0),
        cards=[BEAST, GREAT_BEAST, IDOL],
    )
    t.attack("Beast", "Idol").quiet()
    assert outcome(t) == ((0,), {1: "defense"})
    assert any(card.on and card.on not in t.table.cards for card in t.table.cards.values())
    check_table(t.table)
