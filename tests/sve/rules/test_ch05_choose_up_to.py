"""5.17.2, 5.17.3.1: how many options are chosen."""

import pytest
from sve.playing import Side, spell_card, table
from sve.rules.probes import by_hand

from svedesk.engine.message import Refused

MODES = "mode(into_ex(1, FAIRY)), mode(draw(1)), mode(summon(KNIGHT))"
NC = "(necrocharge(2), 3)"
MENU = spell_card("Menu", f"spell(choose_up_to(2, {MODES}))")
GROW = spell_card("Grow", f"spell(choose_some(1, {MODES}, more=(spellchain(2), 2)))")
RISE = spell_card("Rise", f"spell(choose_some(1, {MODES}, more={NC}))")
SCORE = spell_card("Score", f"spell(choose_some(count(your.follower), {MODES}))")
ANY = spell_card("Any", f"spell(choose_up_to(count(your.follower), {MODES}))")
AIM = spell_card("Aim", "spell(choose_up_to(2, mode(draw(1)), mode(select(enemy.follower), deal(1, it))))")
CARDS = [MENU, GROW, RISE, SCORE, ANY, AIM]


def play(name, **more):
    return table(me=Side(hand=[name], deck=["Okami"] * 3, **more), cards=CARDS).play(name)


@pytest.mark.rule("5.17.2", "5.17.2.1")
@pytest.mark.parametrize("chosen", [(1,), (3,), (2, 3)])
def test_up_to_two_is_one_or_two_options(chosen):
    t = play("Menu")
    assert (t.ask.kind, t.ask.low, t.ask.high, len(t.ask.options)) == ("choose", 1, 2, 3)
    t.choose(*chosen)
    assert (len(t.me.ex), len(t.me.hand), len(t.me.field)) == tuple(int(mode in chosen) for mode in (1, 2, 3))


@pytest.mark.rule("5.17.2.1")
@pytest.mark.parametrize("chosen", [(), (0, 1, 2)])
def test_neither_none_nor_three_may_be_chosen(chosen):
    with pytest.raises(Refused):
        play("Menu").numbers(*chosen)


@pytest.mark.rule("5.17.3.1.2")
def test_up_to_two_needs_only_one_option_that_can_be_performed():
    t = play("Aim")
    assert (t.ask.low, t.ask.high, len(t.ask.options)) == (1, 1, 1)


@pytest.mark.rule("5.17.2.2")
@pytest.mark.parametrize("name", ["Score", "Any"])
def test_zero_options_are_nothing_done(name):
    t = play(name)
    assert (t.ask.kind, t.me.cemetery, t.me.hand, t.me.ex, t.me.field) == ("main", [name], [], [], [])


@pytest.mark.rule("5.17.2")
def test_a_number_of_followers_is_so_many_options():
    t = play("Score", field=["Goblin"] * 2)
    assert (t.ask.low, t.ask.high) == (2, 2)
    t = play("Score", field=["Goblin"] * 4)
    assert (t.ask.low, t.ask.high) == (3, 3)


@pytest.mark.rule("5.17.3.1", "5.17.3.1.1")
@pytest.mark.parametrize(("cemetery", "options"), [(0, 1), (1, 1), (2, 2)])
def test_how_many_options_there_are_is_read_when_it_is_played(cemetery, options):
    t = play("Grow", cemetery=["Angelic Snipe"] * cemetery)
    assert (t.ask.low, t.ask.high) == (options, options)


@pytest.mark.rule("5.17.3.1.1")
def test_what_a_first_option_puts_into_the_cemetery_comes_too_late_to_choose_another():
    """Resolving would count two cards; playing counted one."""
    rise = spell_card("Rise", f"spell(choose_some(1, mode(top_into_cemetery(1)), {MODES}, more={NC}))")
    t = table(me=Side(hand=["Rise"], cemetery=["Goblin"], deck=["Okami"] * 3), cards=[rise]).play("Rise")
    assert (t.ask.low, t.ask.high) == (1, 1)
    t.choose(1)
    assert (t.ask.kind, len(t.me.cemetery), t.me.ex, t.me.hand, t.me.field) == ("main", 3, [], [], [])


@pytest.mark.rule("5.17.3.1.1")
def test_options_chosen_are_performed_though_the_cemetery_was_emptied_meanwhile():
    rise = spell_card(
        "Rise",
        "spell(choose_some(1, mode(select(enemy.follower), deal(1, it)), mode(into_ex(1, FAIRY)), mode(draw(1)), "
        "more=(necrocharge(2), 3)))",
    )
    me = Side(hand=["Rise"], cemetery=["Goblin"] * 2, deck=["Okami"] * 3)
    t = table(me=me, foe=Side(field=["Okami"]), cards=[rise]).play("Rise").choose(1, 2, 3)
    assert t.ask.kind == "target"
    by_hand(t, "move", "Goblin", zone="cemetery", to=(0, "banished"))
    t.pick("foe's Okami")
    assert (t.foe.field, len(t.me.ex), len(t.me.hand)) == (["Okami 5/4"], 1, 1)


@pytest.mark.rule("5.17.3.1.1", "13.2.1.2")
@pytest.mark.parametrize(("before", "options"), [(0, 1), (1, 2)])
def test_the_card_that_is_played_counts_itself_for_combo(before, options):
    duo = spell_card("Duo", f"spell(choose_some(1, {MODES}, more=(combo(2), 2)))")
    t = table(me=Side(hand=["Duo", *["Goblin"] * before]), cards=[duo])
    for _ in range(before):
        t.play("Goblin")
    t.play("Duo")
    assert (t.ask.low, t.ask.high) == (options, options)
