"""5.4.1, 4.1.6, 4.8.3: cards put into an EX area, and from the hand into the deck."""

import pytest
from sve.playing import Side, evolved, follower, spell_card, table

# -- an EX area --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.4.1", "4.1.6")
def test_a_card_goes_into_the_ex_area_of_its_owner():
    shove = spell_card("Shove", "spell(select(enemy.follower), put_into_ex(it))")
    t = table(me=Side(hand=["Shove"]), foe=Side(field=["Goblin"]), cards=[shove]).play("Shove").pick("Goblin")
    assert (t.me.ex, t.foe.ex, t.foe.field) == ([], ["Goblin"], [])


@pytest.mark.rule("4.1.6")
def test_a_text_may_say_that_it_is_yours():
    rob = spell_card("Rob", "spell(select(enemy.card.in_cemetery), put_into_ex(it, yours=True))")
    t = table(me=Side(hand=["Rob"]), foe=Side(cemetery=["Goblin"]), cards=[rob]).play("Rob").pick("Goblin")
    assert (t.me.ex, t.foe.ex, t.foe.cemetery) == (["Goblin"], [], [])


@pytest.mark.rule("12.5.3")
def test_a_card_comes_back_from_the_cemetery_by_its_last_words():
    phoenix = follower("Phoenix", "last_words(put_into_ex(this))")
    pyre = spell_card("Pyre", "spell(destroy(your.follower))")
    t = table(me=Side(hand=["Pyre"], field=["Phoenix"]), cards=[phoenix, pyre]).play("Pyre")
    assert (t.me.ex, t.me.cemetery) == (["Phoenix"], ["Pyre"])


@pytest.mark.rule("4.8.3.2")
def test_of_more_cards_than_there_is_room_for_the_controller_of_the_effect_says_which():
    shove = spell_card("Shove", "spell(select_up_to(2, enemy.follower), put_into_ex(them))")
    foe = Side(field=["Goblin", "Okami"], ex=["Fighter"] * 4)
    t = table(me=Side(hand=["Shove"]), foe=foe, cards=[shove]).play("Shove").pick("Goblin", "Okami")
    assert (t.ask.kind, t.ask.seat) == ("keep", 0)
    t.pick("Okami")
    assert (t.foe.ex, t.foe.field) == (["Fighter"] * 4 + ["Okami"], ["Goblin 2/2"])


@pytest.mark.rule("1.3.2")
def test_nothing_is_put_into_a_full_ex_area():
    shove = spell_card("Shove", "spell(select(enemy.follower), put_into_ex(it), put_onto_field(it))")
    foe = Side(field=["Goblin"], ex=["Fighter"] * 5)
    t = table(me=Side(hand=["Shove"]), foe=foe, cards=[shove]).play("Shove").pick("Goblin")
    assert (t.foe.ex, t.foe.field, t.me.field) == (["Fighter"] * 5, ["Goblin 2/2"], [])


@pytest.mark.rule("9.2.2")
def test_an_evolved_follower_leaves_its_evolved_card_behind():
    shove = spell_card("Shove", "spell(select(enemy.follower), put_into_ex(it))")
    grown = (follower("Cub"), evolved("Cub"))
    foe = Side(field=["Cub [evolved]"], evolve=["Cub"])
    t = table(me=Side(hand=["Shove"]), foe=foe, cards=[shove, *grown]).play("Shove").pick("Cub")
    assert (t.foe.ex, t.foe.field) == (["Cub"], [])


# -- from the top of the deck ------------------------------------------------------------------------------------------


@pytest.mark.rule("1.3.2")
@pytest.mark.parametrize(("deck", "ex"), [(["Okami", "Goblin"], ["Okami", "Goblin"]), (["Okami"], ["Okami"]), ([], [])])
def test_the_top_cards_of_the_deck_as_far_as_there_are_any(deck, ex):
    dig = spell_card("Dig", "spell(top_into_ex(2))")
    t = table(me=Side(hand=["Dig"], deck=deck), cards=[dig]).play("Dig")
    assert (t.me.ex, t.me.deck) == (ex, [])


@pytest.mark.rule("4.8.3.1")
def test_again_and_again_until_the_ex_area_is_full():
    dig = spell_card("Dig", "spell(top_into_ex(until_full=True))")
    deck = ["Okami", "Goblin", "Fighter", "Okami"]
    t = table(me=Side(hand=["Dig"], ex=["Fairy"] * 2, deck=deck), cards=[dig]).play("Dig")
    assert (t.me.ex, t.me.deck) == (["Fairy", "Fairy", "Okami", "Goblin", "Fighter"], ["Okami"])


@pytest.mark.rule("1.3.2")
def test_a_deck_that_runs_out_ends_it():
    dig = spell_card("Dig", "spell(top_into_ex(until_full=True))")
    t = table(me=Side(hand=["Dig"], deck=["Okami", "Goblin"]), cards=[dig]).play("Dig")
    assert (t.me.ex, t.me.deck) == (["Okami", "Goblin"], [])


# -- from the hand into the deck ---------------------------------------------------------------------------------------


@pytest.mark.rule("5.4.1")
@pytest.mark.parametrize(("end", "deck"), [("bottom", ["Fighter", "Goblin"]), ("top", ["Goblin", "Fighter"])])
def test_a_card_of_the_hand_goes_into_the_deck(end, deck):
    stow = follower("Stow", f"fanfare(hand_into_deck(1, {end!r}))")
    t = table(me=Side(hand=["Stow", "Goblin", "Okami"], deck=["Fighter"]), cards=[stow]).play("Stow").pick("Goblin")
    assert (t.me.hand, t.me.deck) == (["Okami"], deck)


@pytest.mark.rule("4.1.5")
def test_of_several_the_player_says_the_order():
    stow = follower("Stow", "fanfare(hand_into_deck(2))")
    t = table(me=Side(hand=["Stow", "Goblin", "Okami"], deck=["Fighter"]), cards=[stow]).play("Stow")
    t.pick("Goblin", "Okami").pick("Okami", "Goblin")
    assert t.me.deck == ["Fighter", "Okami", "Goblin"]


@pytest.mark.rule("1.3.2")
def test_an_empty_hand_is_asked_nothing():
    stow = follower("Stow", "fanfare(hand_into_deck())")
    t = table(me=Side(hand=["Stow"], deck=["Fighter"]), cards=[stow]).play("Stow")
    assert (t.ask.kind, t.me.deck) == ("main", ["Fighter"])


def test_your_own_cards_may_go_there_too():
    shelter = spell_card("Shelter", "spell(select(your.follower), put_into_ex(it))")
    t = table(me=Side(hand=["Shelter"], field=["Goblin"]), cards=[shelter]).play("Shelter").pick("Goblin")
    assert (t.me.ex, t.me.field) == (["Goblin"], [])


# -- tokens ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.4.2")
def test_one_of_two_tokens_comes_onto_the_field_and_which_is_said_then():
    smith = follower("Smith", "fanfare(summon_one_of(KNIGHT, FAIRY))")
    t = table(me=Side(hand=["Smith"]), cards=[smith]).play("Smith")
    assert (t.ask.kind, t.me.field) == ("select", ["Smith 1/1"])
    t.pick("Knight")
    assert t.me.field == ["Smith 1/1", "Knight 1/1"]


@pytest.mark.rule("4.4.4.2")
def test_none_of_them_comes_onto_a_full_field():
    smith = follower("Smith", "fanfare(summon_one_of(KNIGHT, FAIRY))")
    t = table(me=Side(hand=["Smith"], field=["Goblin"] * 4), cards=[smith]).play("Smith")
    assert (t.ask.kind, len(t.me.field)) == ("main", 5)


@pytest.mark.rule("4.8.3.2")
@pytest.mark.parametrize(("full", "asked"), [(3, False), (4, True)])
def test_of_two_tokens_as_many_come_into_the_ex_area_as_there_is_room_for(full, asked):
    smith = follower("Smith", "fanfare(into_ex_each(KNIGHT, FAIRY))")
    t = table(me=Side(hand=["Smith"], ex=["Goblin"] * full), cards=[smith]).play("Smith")
    if asked:
        assert t.ask.kind == "keep"
        t.pick("Fairy")
    assert t.me.ex == ["Goblin"] * full + (["Fairy"] if asked else ["Knight", "Fairy"])
