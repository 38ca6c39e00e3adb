"""5.17: choosing options."""

import pytest
from sve.playing import Side, follower, spell_card, table
from sve.rules.probes import by_hand, kinds

from svedesk.engine.events import Played
from svedesk.engine.message import Refused

FORK = spell_card("Fork", "spell(choose_one(mode(into_ex(1, FAIRY)), mode(select(enemy.follower), deal(2, it))))")


@pytest.mark.rule("5.17.1")
@pytest.mark.parametrize(("chosen", "keywords", "foe"), [(1, (), []), (2, ("storm",), ["Okami 5/5"])])
def test_the_chosen_option_is_performed_and_no_other(chosen, keywords, foe):
    t = table(me=Side(hand=["Tsubaki"]), foe=Side(field=["Okami"])).play("Tsubaki").choose(chosen)
    if chosen == 1:
        t.pick("Okami")
    assert (t.keywords("Tsubaki"), t.foe.field) == (keywords, foe)


@pytest.mark.rule("5.17.2.3")
def test_more_options_than_are_listed_are_as_many_as_are_listed():
    both = spell_card("Both", "spell(choose_some(3, mode(into_ex(1, FAIRY)), mode(into_ex(1, KNIGHT))))")
    t = table(me=Side(hand=["Both"]), cards=[both]).play("Both")
    assert (t.ask.low, t.ask.high) == (2, 2)
    t.choose(1, 2)
    assert t.me.ex == ["Fairy", "Knight"]


@pytest.mark.rule("5.17.3")
def test_options_are_chosen_while_playing_before_targets_and_before_it_is_played():
    t = table(me=Side(hand=["Fork"], pp=4), foe=Side(field=["Okami"]), cards=[FORK]).play("Fork")
    assert (t.ask.kind, t.me.pp) == ("choose", 4)
    t.choose(2)
    assert (t.ask.kind, t.me.pp) == ("target", 4)
    assert "Played" not in kinds(t.events)
    t.pick("Okami")
    assert (t.foe.field, t.me.pp) == (["Okami 5/3"], 3)
    (played,) = [event for event in t.events if isinstance(event, Played)]
    assert played.number == "X-Fork"


@pytest.mark.rule("5.17.3")
def test_options_of_an_automatic_ability_are_chosen_when_it_is_played():
    """Not when it is triggered: the first ability makes the second's option possible."""
    herald = follower(
        "Herald", "fanfare(summon(KNIGHT))", "fanfare(choose_one(mode(draw(1)), mode(into_ex(1, FAIRY))))"
    )
    t = table(me=Side(hand=["Herald"]), cards=[herald]).play("Herald")
    assert t.ask.kind == "pending"
    t.numbers(0)
    assert t.me.field == ["Herald 1/1", "Knight 1/1"]
    assert t.ask.kind == "choose"
    t.choose(2)
    assert t.me.ex == ["Fairy"]


@pytest.mark.rule("5.17.3.1.2")
def test_only_options_that_can_be_performed_may_be_chosen():
    t = table(me=Side(hand=["Tsubaki"])).play("Tsubaki")
    assert [option.index for option in t.ask.options] == [1]  # nothing to destroy: only Storm
    t.choose(2)
    assert t.keywords("Tsubaki") == ("storm",)


@pytest.mark.rule("5.17.3.1.2")
def test_without_any_option_that_can_be_performed_the_card_cannot_be_played():
    only = "choose_one(mode(select(enemy.follower), deal(1, it)), mode(select(enemy.follower), destroy(it)))"
    t = table(me=Side(hand=["Strict"]), cards=[spell_card("Strict", f"spell({only})")])
    assert t.options() == ["end"]
    assert t.why_not("play Strict") == ("no-option", "5.17.3.1.2")


@pytest.mark.rule("5.17.4", "5.17.4.1")
def test_an_option_that_was_not_chosen_needs_no_target():
    t = table(me=Side(hand=["Fork"]), cards=[FORK])
    assert "play Fork" in t.options()
    t.play("Fork").choose(1)
    assert (t.ask.kind, t.me.ex) == ("main", ["Fairy"])
    t = table(me=Side(hand=["Fork"]), foe=Side(field=["Okami"]), cards=[FORK]).play("Fork").choose(1)
    assert (t.ask.kind, t.foe.field) == ("main", ["Okami 5/5"])


@pytest.mark.rule("5.17.4")
def test_of_an_option_that_was_not_chosen_nothing_is_done():
    pair = spell_card("Pair", "spell(choose_one(mode(draw(1)), mode(deal(3, enemy.leader))))")
    t = table(me=Side(hand=["Pair"]), cards=[pair]).play("Pair").choose(1)
    assert (t.me.hand, t.foe.defense) == (["Fighter"], 20)
    t = table(me=Side(hand=["Pair"]), cards=[pair]).play("Pair").choose(2)
    assert (t.me.hand, t.foe.defense) == ([], 17)


# -- how many are chosen (5.17.2, 5.17.3.1) ----------------------------------------------------------------------------


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
