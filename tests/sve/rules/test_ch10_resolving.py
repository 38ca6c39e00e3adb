"""10.6.2.5 to 10.6.2.8: costs while playing, the field limit, being played, resolving."""

from dataclasses import replace

import pytest
from sve.playing import Side, amulet, follower, spell_card, table
from sve.rules.probes import Do, by_hand, kinds, moves

from svedesk.engine.events import NumberChanged, Played
from svedesk.games.sve.actions.give import give as give_card
from svedesk.games.sve.words import spell

FULL = ["Goblin"] * 5


@pytest.mark.rule("10.6.2.5", "10.6.2.5.1.1")
def test_the_cost_is_the_one_of_the_card_and_paid_in_its_entirety():
    t = table(me=Side(hand=["Fencer"], pp=7))
    assert t.play("Fencer").me.pp == 4


@pytest.mark.rule("10.6.2.5.1.3", "10.10.2.4", "10.6.2.5")
@pytest.mark.parametrize("order", [("set_cost", "cost"), ("cost", "set_cost")])
def test_a_cost_is_set_to_a_value_before_it_is_raised_or_lowered(order):
    def change(game, context):
        card_id = game.table.zone(context.seat, "hand")[0]
        for what in order:
            give_card(game, card_id, what, {"set_cost": 4, "cost": -1}[what], context.number)

    t = table(me=Side(hand=["Tsubaki", "Deal"]), cards=[spell_card("Deal", spell(Do(change)), cost=0)])
    t.play("Deal").play("Tsubaki")
    assert t.me.pp == 7


@pytest.mark.rule("10.10.2.4", "10.9.1.6")
@pytest.mark.parametrize(("values", "left"), [((1, 4), 6), ((4, 1), 9)])
def test_of_several_values_the_one_set_last_counts(values, left):
    def change(game, context):
        for value in values:
            give_card(game, game.table.zone(context.seat, "hand")[0], "set_cost", value, context.number)

    t = table(me=Side(hand=["Tsubaki", "Deal"]), cards=[spell_card("Deal", spell(Do(change)), cost=0)])
    assert t.play("Deal").play("Tsubaki").me.pp == left


@pytest.mark.rule("10.6.2.5.3")
def test_a_cost_of_zero_is_paid_without_anything_happening():
    free = amulet("Free", "activate(pay(0), draw(1))")
    t = table(me=Side(field=["Free"], hand=["Goblin"], pp=0), cards=[free])
    t.activate("Free")
    assert t.me.hand == ["Goblin", "Fighter"]
    by_hand(t, "stat_set", "Goblin", zone="hand", text="cost", amount=0)
    t.play("Goblin")
    assert t.me.field == ["Free", "Goblin 2/2"]
    changed = [event.name for event in t.events if isinstance(event, NumberChanged)]
    assert "play_points" not in changed


@pytest.mark.rule("10.6.2.6")
@pytest.mark.parametrize("zone", ["hand", "ex"])
@pytest.mark.parametrize(("lying", "offered"), [(4, True), (5, False)])
@pytest.mark.parametrize("name", ["Fighter", "Woodland Refuge"])
def test_followers_and_amulets_cannot_be_played_onto_a_full_field(zone, lying, offered, name):
    t = table(me=Side(field=["Water Fairy"] * lying, **{zone: [name]}))
    assert (f"play {name}" in t.options()) == offered
    if not offered:
        assert t.why_not(f"play {name}") == ("field-full", "10.6.2.6")


@pytest.mark.rule("10.6.2.6")
def test_spells_are_played_with_a_full_field_and_the_limit_is_what_it_is_now():
    t = table(me=Side(hand=["Angelic Barrage", "Fighter"], field=FULL), foe=Side(field=["Knight"]))
    assert t.options("play") == ["play Angelic Barrage"]
    by_hand(t, "number_set", side=0, text="field_limit", amount=6)
    assert t.options("play") == ["play Angelic Barrage", "play Fighter"]


WAYS = {
    "additional": ("added_cost(burying(your.follower))", 5),
    "alternate": ("instead_of_cost(burying(your.follower))", 0),
    "reduced": ("costs_less_when_paid(burying(your.follower), 4)", 1),
    "another": ("costs_when_paid(burying(your.follower), 2)", 2),
}


@pytest.mark.rule("10.6.2.6", "10.6.2.5")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("heir", [follower, amulet])
def test_the_field_is_counted_when_the_cost_is_paid(way, heir):
    line, points = WAYS[way]
    t = table(me=Side(hand=["Heir"], field=FULL), cards=[heir("Heir", line, cost=5)])
    assert t.options("play") == ["play Heir"]
    t.play("Heir")
    if way != "additional":
        t.say("yes")
    t.pick("Goblin")
    assert (t.me.pp, t.me.cemetery) == (10 - points, ["Goblin"])
    assert [name.split()[0] for name in t.me.field] == ["Goblin"] * 4 + ["Heir"]


@pytest.mark.rule("10.6.2.6")
def test_who_does_not_pay_so_that_there_is_room_has_not_played():
    t = table(me=Side(hand=["Heir"], field=FULL), cards=[follower("Heir", WAYS["reduced"][0])])
    t.play("Heir").say("no")
    assert (t.ask.kind, t.me.pp, t.me.hand, t.me.field) == ("main", 10, ["Heir"], ["Goblin 2/2"] * 5)


@pytest.mark.rule("10.6.2.6")
@pytest.mark.parametrize("cost", ["engaging(your.follower)", 'discarding("card")', 'banishing("card")'])
def test_what_is_paid_with_other_cards_makes_no_room(cost):
    t = table(
        me=Side(hand=["Heir", "Goblin"], cemetery=["Goblin"], field=FULL),
        cards=[follower("Heir", f"added_cost({cost})")],
    )
    assert t.why_not("play Heir") == ("field-full", "10.6.2.6")


@pytest.mark.rule("10.6.2.6", "13.3.2.2")
def test_a_card_that_stays_on_the_field_by_losing_a_counter_makes_no_room():
    font, heir = amulet("Font", "stack"), follower("Heir", "added_cost(burying(your.amulet))")
    t = table(me=Side(hand=["Heir"], field=["Font", *FULL[1:]]), cards=[font, heir])
    t.table.put(t.card("Font")._replace(counters=(("Stack", 1),)))
    refused = {refusal.option.kind: refusal.message.key for refusal in t.session.ruleset.refusals(t.table, t.ask)}
    assert refused["play"] == "field-full"


@pytest.mark.rule("10.6.2.6")
def test_of_cards_to_pay_with_only_those_are_offered_that_make_room():
    """Font stays by its counter; the Urn goes."""
    font, urn, heir = amulet("Font", "stack"), amulet("Urn"), follower("Heir", "added_cost(burying(your.amulet))")
    t = table(me=Side(hand=["Font", "Heir"], field=["Urn", *FULL[2:]]), cards=[font, urn, heir])
    t.play("Font").play("Heir")
    assert (t.me.cemetery, sorted(t.me.field)) == (["Urn"], ["Font", *["Goblin 2/2"] * 3, "Heir 1/1"])


@pytest.mark.rule("10.6.2.6", "10.10.1")
def test_where_something_else_happens_instead_and_no_room_is_made_nothing_was_paid():
    """The game returns to before the play: the leader's defense and the play points as well."""
    idol = amulet("Idol", "if_would(buried(your.follower), give_leader(1))")
    heir = follower("Heir", "added_cost(burying(your.follower))", cost=3)
    t = table(me=Side(hand=["Fighter", "Heir"], field=["Idol", *FULL[1:]]), cards=[idol, heir])
    t.play("Heir").pick("Goblin")
    assert (t.ask.kind, t.me.pp, t.me.defense, t.me.hand) == ("main", 10, 20, ["Fighter", "Heir"])
    assert (t.me.field, t.me.cemetery) == (["Idol", *["Goblin 2/2"] * 4], [])
    assert t.table.number(0, "cards_played") == 0
    assert [event.why for event in moves(t.events)] == ["play", ""], "it came to the resolution zone, and back"


@pytest.mark.rule("10.6.2.7")
def test_a_card_is_played_once_its_cost_is_paid_and_before_it_resolves():
    t = table(me=Side(hand=["Fighter"]))
    t.play("Fighter")
    assert kinds(t.events) == ["play", "NumberChanged", "NumberChanged", "Played", "resolve"]
    assert t.table.number(0, "cards_played") == 1


@pytest.mark.rule("10.6.2.8.1", "10.6.2.8")
def test_a_follower_or_amulet_goes_to_its_players_field_reserved():
    t = table(me=Side(hand=["Fighter", "Woodland Refuge"], field=["Water Fairy"]))
    t.play("Fighter").play("Woodland Refuge").pick("Water Fairy")
    assert t.me.field == ["Water Fairy 2/1", "Fighter 2/3", "Woodland Refuge"]
    assert not t.is_engaged("Fighter")


@pytest.mark.rule("10.6.2.8.2", "10.6.2.8")
@pytest.mark.parametrize(
    ("steps", "done"),
    [
        ("draw(1), destroy(your.follower)", ["play", "draw", "destroy", "resolve"]),
        ("destroy(your.follower), draw(1)", ["play", "destroy", "draw", "resolve"]),
    ],
)
def test_a_text_is_performed_in_the_written_order(steps, done):
    t = table(me=Side(hand=["Rite"], field=["Goblin"]), cards=[spell_card("Rite", f"spell({steps})")])
    t.play("Rite")
    assert [event.why for event in moves(t.events)] == done


@pytest.mark.rule("10.6.2.8.2", "10.6.2.8.2.1", "10.6.2.8")
def test_an_activated_ability_resolves_to_the_end_though_its_card_has_left():
    gate = amulet("Gate", "activate(pay(1), return_to_hand(this), draw(2))")
    t = table(me=Side(field=["Gate"]), cards=[gate])
    t.activate("Gate")
    assert t.me.hand == ["Gate", "Fighter", "Fighter"]


@pytest.mark.rule("10.6.2.8.2.3", "10.6.2.8")
def test_a_spell_goes_from_the_resolution_zone_to_its_owners_cemetery_when_it_has_resolved():
    bolt = spell_card("Bolt", "spell(both(select(enemy.follower), deal(2, it)))")
    t = table(me=Side(hand=["Bolt"]), foe=Side(field=["Goblin"]), cards=[bolt])
    t.play("Bolt").pick("Goblin")
    assert (t.me.cemetery, t.foe.cemetery) == (["Bolt"], ["Goblin"])
    whys = [event.why for event in moves(t.events)]
    assert whys.index("resolve") < whys.index("destroy")  # before the confirmation timing


@pytest.mark.rule("10.6.2.8.2.3")
def test_a_spell_token_ceases_to_exist_when_it_has_resolved():
    thorn = spell_card("Thorn", "spell(deal(1, enemy.follower))")
    token = replace(thorn, facts=replace(thorn.facts, special="token"))
    t = table(me=Side(ex=["Thorn"]), foe=Side(field=["Goblin"]), cards=[token])
    t.play("Thorn")
    assert (t.me.cemetery, t.me.ex, t.foe.field) == ([], [], ["Goblin 2/1"])
    assert t.cards("Thorn") == []


@pytest.mark.rule("10.6.1")
def test_everything_but_passive_abilities_is_played():
    both_kinds = follower(
        "Both", "fanfare(draw(1))", "while_here(your.follower, attack=1)", "activate(pay(1), draw(1))"
    )
    t = table(me=Side(hand=["Both"]), cards=[both_kinds])
    t.play("Both")
    assert [event.what for event in t.events if isinstance(event, Played)] == ["card", "automatic"]
    t.activate("Both")
    assert [event.what for event in t.events if isinstance(event, Played)] == ["activated"]


# -- what is done besides, where a condition holds (10.3.3, 10.10.2.5, 10.6.2.4) ---------------------------------------


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


# -- two selections of one sentence, the former and the latter (10.6.2.3) ----------------------------------------------


BULL = follower("Bull", attack=4, defense=4)
DUEL = spell_card(
    "Duel",
    "spell(select_two(select(your.follower), select(enemy.follower)), deal(attack_of(latter), former), "
    "deal(attack_of(former), latter))",
)


@pytest.mark.rule("10.6.2.3")
def test_the_former_is_what_was_selected_first():  # Q1728, Q2662
    t = table(me=Side(hand=["Duel"], field=["Ox", "Bull"]), foe=Side(field=["Ox"]), cards=[DUEL, OX, BULL]).play("Duel")
    t = t.pick("Bull").pick("Ox")
    assert (t.me.field, t.foe.field) == (["Ox 1/9", "Bull 4/3"], ["Ox 1/5"])


@pytest.mark.rule("10.6.2.3.3")
@pytest.mark.parametrize(("mine", "theirs"), [([], ["Ox"]), (["Ox"], [])])
def test_both_must_be_there(mine, theirs):
    t = table(me=Side(hand=["Duel"], field=mine), foe=Side(field=theirs), cards=[DUEL, OX])
    assert "play Duel" not in t.options()


@pytest.mark.rule("10.6.2.3.2")
def test_up_to_is_said_of_the_latter_alone():  # Q1434, Q1642
    fall = spell_card(
        "Fall",
        "spell(select_two(select(enemy.follower), select_up_to(1, your.follower)), destroy(former), "
        "deal(2, leader_of_former))",
    )
    t = table(me=Side(hand=["Fall"]), foe=Side(field=["Ox"]), cards=[fall, OX]).play("Fall").pick("Ox").pick()
    assert (t.foe.field, t.foe.defense) == ([], 18)
    assert "play Fall" not in table(me=Side(hand=["Fall"], field=["Ox"]), cards=[fall, OX]).options()


@pytest.mark.rule("10.6.2.3")
def test_it_is_both_of_them():
    gate = spell_card("Gate", "spell(select_two(select(your.follower), select(enemy.follower)), banish(it))")
    t = (
        table(me=Side(hand=["Gate"], field=["Ox"]), foe=Side(field=["Ox"]), cards=[gate, OX])
        .play("Gate")
        .pick("Ox")
        .pick("Ox")
    )
    assert (t.me.field, t.foe.field) == ([], [])
