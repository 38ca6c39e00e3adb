"""10.3.3, 10.10.2.5, 10.6.2.4: what a condition guards besides what is done instead, and more of what was done."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table

OX = follower("Ox", attack=1, defense=9)
SEE = "at_least(1, your.follower)"


@pytest.mark.rule("10.10.2.5")
@pytest.mark.parametrize(("field", "left", "leader"), [([], "Ox 1/8", 20), (["Fighter"], "Ox 1/5", 17)])
def test_what_is_said_behind_instead_is_done_where_the_condition_holds(field, left, leader):  # Q704, Q1506
    strike = spell_card(
        "Strike",
        "spell(select(enemy.follower), instead(deal(1, it), present(your.follower), deal(4, it), deal(3, its_leader)))",
    )
    t = table(me=Side(hand=["Strike"], field=field), foe=Side(field=["Ox"]), cards=[strike, OX])
    t.play("Strike").pick("Ox")
    assert (t.foe.field, t.foe.defense) == ([left], leader)


@pytest.mark.rule("10.3.3")
@pytest.mark.parametrize(("field", "left"), [([], "Ox 1/8"), (["Fighter"], "Ox 1/6")])
def test_more_is_done_to_the_same_behind_what_comes_between(field, left):
    strike = spell_card("Strike", f"spell(select(enemy.follower), further(deal(1, it), {SEE}, deal(2, it), draw(1)))")
    t = table(me=Side(hand=["Strike"], field=field), foe=Side(field=["Ox"]), cards=[strike, OX])
    t.play("Strike").pick("Ox")
    assert (t.foe.field, t.me.hand) == ([left], ["Fighter"])


@pytest.mark.rule("10.6.2.4.2.1")
@pytest.mark.parametrize(("field", "left"), [([], "Ox 1/7"), (["Fighter"], "Ox 1/4")])
def test_how_much_is_divided_is_known_while_it_is_divided(field, left):  # Q1070
    strike = spell_card("Strike", f"spell(select_up_to(2, enemy.follower), deal_divided_or(2, {SEE}, 5))")
    t = table(me=Side(hand=["Strike"], field=field), foe=Side(field=["Ox"]), cards=[strike, OX])
    t.play("Strike").pick("Ox")
    assert t.foe.field == [left]


@pytest.mark.rule("10.11.1")
def test_the_leader_of_what_was_destroyed_is_given_defense():
    mercy = spell_card("Mercy", "spell(select(enemy.follower), destroy(it), give_its_leader(3))")
    t = table(me=Side(hand=["Mercy"]), foe=Side(field=["Ox"]), cards=[mercy, OX])
    t.play("Mercy").pick("Ox")
    assert (t.foe.field, t.foe.defense, t.me.defense) == ([], 23, 20)


@pytest.mark.rule("4.1.4")
def test_what_a_text_says_of_this_card_behind_putting_it_there_is_of_that_card():
    phoenix = follower(
        "Phoenix",
        "last_words(put_onto_field(this, owners=True), set_stats(this, attack=2, defense=2), "
        "give_keyword(this, storm))",
        attack=5,
        defense=5,
    )
    burn = spell_card("Burn", "spell(destroy(your.follower))")
    t = table(me=Side(hand=["Burn"], field=["Phoenix"]), cards=[burn, phoenix]).play("Burn")
    assert t.me.field == ["Phoenix 2/2"]
    assert "attack Phoenix > " in " ".join(t.options())


@pytest.mark.rule("10.3.3")
@pytest.mark.parametrize(("cemetery", "defense"), [(["Ox"], 20), (["Ox", "Ox"], 22), (["Hymn"], 22)])
def test_one_of_two_thresholds_is_enough(cemetery, defense):
    hymn = spell_card("Hymn", "spell(draw(1))")
    either_way = "either(at_least(2, your.follower.in_cemetery), at_least(1, your.spell.in_cemetery))"
    song = spell_card("Song", f"spell(when({either_way}, give_leader(2)))")
    t = table(me=Side(hand=["Song"], cemetery=cemetery), cards=[song, hymn, OX]).play("Song")
    assert t.me.defense == defense


@pytest.mark.rule("5.7.1")
def test_what_is_found_costs_so_much_together_at_most():
    cub, bear = follower("Cub", attack=1, defense=1, cost=1), follower("Bear", attack=1, defense=1, cost=3)
    call = spell_card("Call", 'spell(search_up_to(3, any_side.follower, to="field", most_total=4))')
    t = table(me=Side(hand=["Call"], deck=["Bear", "Bear", "Cub", "Cub"]), cards=[call, cub, bear]).play("Call")
    t = t.pick("Bear")
    assert "Bear" not in str(t.options())
    assert t.pick("Cub").pick().me.field == ["Bear 1/1", "Cub 1/1"]


@pytest.mark.rule("5.2.1.2.1")
def test_as_many_counters_as_a_number_says():
    shrine = amulet("Shrine", 'fanfare(place_counter(this, Counter("prayer", "祈り"), your_number("hand")))')
    t = table(me=Side(hand=["Shrine", "Ox", "Ox"]), cards=[shrine, OX]).play("Shrine")
    (card,) = t.session.table.in_zone(0, "field")
    assert card.counter("prayer") == 2
