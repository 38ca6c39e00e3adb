"""10.6.2.4: dividing a value between targets."""

import pytest
from sve.checking import mistakes
from sve.playing import Side, amulet, follower, spell_card, table
from sve.rules.probes import by_hand, kinds

from svedesk.engine.events import DamageDealt
from svedesk.engine.message import Message, Refused
from svedesk.games.sve.text.sentences import sentence
from svedesk.games.sve.words import deal_divided, enemy, select, spell

CHAIN = spell_card("Chain", "spell(both(select_up_to(2, enemy.follower), deal_divided(4)))", cost=3)


def shares(t):
    return [
        (t.named(t.table.cards[event.target]), event.amount) for event in t.events if isinstance(event, DamageDealt)
    ]


@pytest.mark.rule("10.6.2.4", "10.6.2.4.3")
@pytest.mark.parametrize(("first", "second"), [(1, 3), (2, 2), (3, 1)])
def test_a_value_is_divided_while_playing_after_the_targets_and_before_the_cost(first, second):
    t = table(me=Side(hand=["Chain"]), foe=Side(field=["Okami", "Tsubaki", "Goblin"]), cards=[CHAIN])
    t.play("Chain").pick("Okami", "Tsubaki")
    assert (t.ask.kind, t.ask.form, t.ask.seat, t.ask.cancel) == ("divide", "divide", 0, True)
    assert t.options() == ["Okami", "Tsubaki"]
    assert (t.me.pp, t.foe.field) == (10, ["Okami 5/5", "Tsubaki 5/4", "Goblin 2/2"])
    t.numbers(first, second)
    assert shares(t) == [("Okami", first), ("Tsubaki", second)]
    assert (t.me.pp, t.ask.kind) == (7, "main")
    assert t.foe.field == [f"Okami 5/{5 - first}", f"Tsubaki 5/{4 - second}", "Goblin 2/2"]


@pytest.mark.rule("10.6.2.4.2")
def test_each_target_gets_at_least_one_and_all_of_it_is_given_out():
    t = table(me=Side(hand=["Chain"]), foe=Side(field=["Okami", "Tsubaki"]), cards=[CHAIN])
    t.play("Chain").pick("Okami", "Tsubaki")
    for said in ((0, 4), (4, 0), (1, 2), (3, 2), (4,), (5, -1), (1, 1, 2)):
        with pytest.raises(Refused):
            t.numbers(*said)
    assert t.ask.kind == "divide"


@pytest.mark.rule("10.6.2.4.1")
@pytest.mark.parametrize("field", [[], ["Okami"]])
def test_without_targets_nothing_is_divided_and_nothing_dealt(field):
    t = table(me=Side(hand=["Chain"]), foe=Side(field=field), cards=[CHAIN])
    t.play("Chain").pick()
    assert (t.ask.kind, t.me.pp, t.me.cemetery) == ("main", 7, ["Chain"])
    assert shares(t) == []


@pytest.mark.rule("10.6.2.4.3")
@pytest.mark.rule("10.6.2.4.3", edition="JA 1.18.0")
def test_what_replaces_the_value_is_applied_before_it_is_divided():
    more = amulet("More", "if_would(dividing, change_damage(1))")
    theirs = amulet("Theirs", "if_would(dividing, change_damage(5))")
    foe = Side(field=["Okami", "Tsubaki", "Theirs"])
    t = table(me=Side(hand=["Chain"], field=["More"]), foe=foe, cards=[CHAIN, more, theirs])
    t.play("Chain").pick("Okami", "Tsubaki")
    assert t.ask.high == 5
    with pytest.raises(Refused):
        t.numbers(2, 2)
    t.numbers(3, 2)
    assert shares(t) == [("Okami", 3), ("Tsubaki", 2)]
    assert t.foe.field[:2] == ["Okami 5/2", "Tsubaki 5/2"]


@pytest.mark.rule("10.6.2.4.3", edition="JA 1.18.0")
@pytest.mark.parametrize(("first", "total"), [("Twice", 9), ("More", 10)])
def test_of_several_that_replace_it_the_player_says_which_comes_first(first, total):
    more = amulet("More", "if_would(dividing, change_damage(1))")
    twice = amulet("Twice", "if_would(dividing, change_damage(times=2))")
    me, foe = Side(hand=["Chain"], field=["More", "Twice"]), Side(field=["Okami", "Tsubaki"])
    t = table(me=me, foe=foe, cards=[CHAIN, more, twice])
    t.play("Chain").pick("Okami", "Tsubaki")
    t.pick(first)
    assert t.ask.high == total


@pytest.mark.rule("10.6.2.4.3", edition="JA 1.18.0")
def test_less_than_one_for_each_target_is_no_division():
    less = amulet("Less", "if_would(dividing, change_damage(-3))")
    t = table(me=Side(hand=["Chain"], field=["Less"]), foe=Side(field=["Okami", "Tsubaki"]), cards=[CHAIN, less])
    t.play("Chain").pick("Okami", "Tsubaki")
    assert (t.me.hand, t.me.pp, t.foe.field) == (["Chain"], 10, ["Okami 5/5", "Tsubaki 5/4"])


@pytest.mark.rule("10.6.2.4.3")
def test_one_target_gets_all_of_it_unasked():
    t = table(me=Side(hand=["Chain"]), foe=Side(field=["Okami", "Tsubaki"]), cards=[CHAIN])
    t.play("Chain").pick("Okami")
    assert (t.ask.kind, t.foe.field) == ("main", ["Okami 5/1", "Tsubaki 5/4"])


@pytest.mark.rule("10.6.2.4.2")
def test_no_more_targets_can_be_selected_than_there_is_to_divide():
    spark = spell_card("Spark", "spell(both(select_up_to(3, enemy.follower), deal_divided(2)))")
    t = table(me=Side(hand=["Spark"]), foe=Side(field=["Okami", "Tsubaki", "Goblin"]), cards=[spark])
    t.play("Spark")
    assert (t.ask.low, t.ask.high) == (int(t.game.edition.division_needs_a_target), 2)
    t.pick("Okami", "Tsubaki")  # one each: there is no other way
    assert (t.ask.kind, t.foe.field) == ("main", ["Okami 5/4", "Tsubaki 5/3", "Goblin 2/2"])


@pytest.mark.rule("10.6.2.4.2.1")
@pytest.mark.parametrize(("mine", "legal"), [(1, False), (2, True)])
def test_less_to_divide_than_targets_that_must_be_selected_makes_the_play_illegal(mine, legal):
    rain = spell_card("Rain", "spell(both(select(enemy.follower, 2), deal_divided(count(your.follower))))")
    t = table(me=Side(hand=["Rain"], field=["Knight"] * mine), foe=Side(field=["Okami", "Tsubaki"]), cards=[rain])
    assert ("play Rain" in t.options()) == legal
    if legal:
        t.play("Rain").pick("Okami", "Tsubaki")
        assert t.foe.field == ["Okami 5/4", "Tsubaki 5/3"]
    else:
        assert t.why_not("play Rain") == ("cannot-divide", "10.6.2.4.2.1")


@pytest.mark.rule("10.6.2")
def test_a_card_is_played_step_by_step():
    """Revealed, options, targets, division, cost, played, resolved, to the cemetery."""
    split = "mode(both(select_up_to(2, enemy.follower), deal_divided(3)))"
    storm = spell_card("Storm", f"spell(choose_one({split}, mode(draw(1))))", cost=2)
    t = table(me=Side(hand=["Storm"]), foe=Side(field=["Okami", "Tsubaki"]), cards=[storm])
    asked = []
    t.play("Storm")
    assert kinds(t.events) == ["play"]
    for answer in ((0,), (0, 1), (1, 2)):
        asked.append((t.ask.kind, t.me.pp, t.table.number(0, "cards_played")))
        t.numbers(*answer)
    assert asked == [("choose", 10, 0), ("target", 10, 0), ("divide", 10, 0)]
    assert kinds(t.events) == ["NumberChanged", "NumberChanged", "Played", "DamageDealt", "DamageDealt", "resolve"]
    assert [event.name for event in t.events[:2]] == ["play_points", "cards_played"]


@pytest.mark.rule("10.6.2.4")
def test_a_division_is_taken_back_without_a_trace():
    t = table(me=Side(hand=["Chain"]), foe=Side(field=["Okami", "Tsubaki"]), cards=[CHAIN])
    before = t.session.digest()
    t.play("Chain").pick("Okami", "Tsubaki")
    t.session.cancel()
    assert t.session.digest() == before


@pytest.mark.rule("10.6.2.4")
def test_an_automatic_ability_divides_when_it_is_played():
    archer = follower("Archer", "fanfare(both(select_up_to(2, enemy.follower), deal_divided(3)))")
    t = table(me=Side(hand=["Archer"]), foe=Side(field=["Okami", "Tsubaki"]), cards=[archer])
    t.play("Archer").pick("Tsubaki", "Okami")
    assert t.options() == ["Tsubaki", "Okami"]
    t.numbers(2, 1)
    assert t.foe.field == ["Okami 5/4", "Tsubaki 5/2"]


@pytest.mark.rule("10.6.2.4")
def test_a_chosen_option_divides_and_one_not_chosen_does_not():
    split = "mode(both(select_up_to(2, enemy.follower), deal_divided(3)))"
    storm = spell_card("Storm", f"spell(choose_one({split}, mode(draw(1))))")
    t = table(me=Side(hand=["Storm", "Storm"]), foe=Side(field=["Okami", "Tsubaki"]), cards=[storm])
    t.play("Storm").choose(2)
    assert (t.ask.kind, t.me.hand) == ("main", ["Storm", "Fighter"])
    t.play("Storm").choose(1).pick("Okami", "Tsubaki").numbers(1, 2)
    assert t.foe.field == ["Okami 5/4", "Tsubaki 5/2"]


@pytest.mark.rule("10.6.2.4")
def test_each_value_is_divided_between_the_targets_selected_just_before_it():
    twice = spell_card(
        "Twice",
        "spell(both(select(enemy.follower), deal(1, it)), both(select_up_to(2, your.follower), deal_divided(3)))",
    )
    t = table(me=Side(hand=["Twice"], field=["Fencer", "Fighter"]), foe=Side(field=["Okami"]), cards=[twice])
    t.play("Twice").pick("Okami").pick("Fencer", "Fighter").numbers(1, 2)
    assert (t.me.field, t.foe.field) == (["Fencer 3/2", "Fighter 2/1"], ["Okami 5/4"])


@pytest.mark.rule("10.6.2.4.1")
def test_shares_of_targets_taken_away_by_hand_are_asked_anew_or_dealt_to_nobody():
    t = table(me=Side(hand=["Chain", "Chain"]), foe=Side(field=["Okami", "Tsubaki", "Goblin"]), cards=[CHAIN])
    t.play("Chain").pick("Okami", "Tsubaki")
    by_hand(t, "remove", "Okami")
    assert (t.options(), t.ask.forced) == (["Tsubaki"], (4,))
    t.numbers(4)
    assert t.foe.field == ["Goblin 2/2"]
    t.session.undo(2)
    by_hand(t, "remove", "Okami", "Tsubaki")
    assert t.ask.forced == ()
    t.numbers()
    assert (t.ask.kind, t.me.pp, t.foe.field) == ("main", 7, ["Goblin 2/2"])


@pytest.mark.rule("10.6.2.4.2.1")
def test_with_less_left_than_targets_a_text_is_not_played():
    """Those that were counted are taken away by hand while more is selected."""
    targets = "both(select(enemy.follower, 2), deal_divided(count(your.follower)))"
    hail = spell_card("Hail", f"spell({targets}, both(select(enemy.amulet), destroy(it)))")
    me = Side(hand=["Hail"], field=["Fencer", "Fighter"])
    t = table(me=me, foe=Side(field=["Okami", "Tsubaki", "Urn"]), cards=[hail, amulet("Urn"), amulet("Vase")])
    t.play("Hail").pick("Okami", "Tsubaki")
    assert t.options() == ["Urn"]
    by_hand(t, "remove", "Fencer")
    t.pick("Urn")
    assert (t.ask.kind, t.me.hand, t.me.pp) == ("main", ["Hail"], 10)


@pytest.mark.rule("10.10.1")
def test_a_share_is_changed_by_replacement_effects_for_itself():
    shell = follower("Shell", "damage_shift(-1, your.follower)", defense=5)
    t = table(me=Side(hand=["Chain"]), foe=Side(field=["Shell", "Okami"]), cards=[CHAIN, shell])
    t.play("Chain").pick("Shell", "Okami").numbers(1, 3)
    assert t.foe.field == ["Shell 1/5", "Okami 5/3"]


def test_how_the_questions_read():
    key = "upto-enemy-follower"
    assert sentence(Message(key, (2,)), "en", str) == "Choose up to 2 enemy followers."
    assert sentence(Message(key, (1,)), "en", str) == "Choose up to 1 enemy follower."
    assert sentence(Message(key, (2,)), "ja", str) == "相手のフォロワーを2体まで選んでください。"
    pixies = Message("targets-your-follower-other-trait", (2, "Pixie", "妖精"))
    assert sentence(pixies, "en", str) == "Choose 2 of your other Pixie followers."
    assert sentence(pixies, "ja", str) == "自分の他の妖精・フォロワーを2体選んでください。"


@pytest.mark.parametrize(
    ("steps", "mistake"),
    [
        ((select(enemy.follower), deal_divided(3)), []),
        ((deal_divided(3),), ["divides damage, but no targets were selected"]),
        ((select(enemy.follower), deal_divided(0)), ["divides 0 damage"]),
    ],
)
def test_the_checker_finds_a_division_of_nothing_or_between_nothing(steps, mistake):
    found = mistakes("X-Chain", (spell(*steps),), {"X-Chain": CHAIN.facts})
    assert [said.split(": ")[1] for said in found] == mistake
