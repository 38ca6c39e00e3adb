"""Conditions of texts, as cards of later sets say them: what they look at, and when."""

import pytest
from sve.playing import Side, follower, spell_card, table

from svedesk.games.sve.words import (
    absent,
    both,
    deal,
    draw,
    enemy,
    fanfare,
    instead,
    it,
    select,
    spell,
    when,
    your,
)

# -- none --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.3.3")
@pytest.mark.parametrize(("others", "hand"), [([], ["Fighter"]), (["Goblin"], [])])
def test_no_other_follower_leaves_the_card_itself_aside(others, hand):
    loner = follower("Loner", fanfare(when(absent(your.follower.but_this()), draw(1))))
    t = table(me=Side(hand=["Loner"], field=others), cards=[loner]).play("Loner")
    assert t.me.hand == hand


@pytest.mark.rule("10.3.3")
def test_what_is_selected_only_where_no_other_is_there_is_selected_while_it_is_played():
    """The card itself is on the field by then, and is no other."""
    shot = both(select(enemy.follower), deal(3, it))
    loner = follower("Loner", fanfare(when(absent(your.follower.but_this()), shot)))
    t = table(me=Side(hand=["Loner"]), foe=Side(field=["Fighter", "Goblin"]), cards=[loner]).play("Loner")
    assert t.ask.kind == "target"
    assert t.pick("Fighter").foe.field == ["Goblin 2/2"]


@pytest.mark.rule("10.10.2.5")
@pytest.mark.parametrize(("goblin", "hand"), [([], 2), (["Goblin"], 1)])
def test_something_else_is_done_where_none_is_there(goblin, hand):
    call = spell_card("Call", spell(instead(draw(1), absent(your.follower), draw(2))))
    assert len(table(me=Side(hand=["Call"], field=goblin), cards=[call]).play("Call").me.hand) == hand
