"""5.4.1, 5.4.3, 4.1.6, 4.8.3: cards put onto the field, into an EX area, into the deck, and from where."""

import pytest
from sve.playing import Side, evolved, follower, spell_card, table
from sve.rules.probes import by_hand

EX_WATCH = follower("Gate", 'whenever_enters_from("ex", your.follower, draw(1))')
NOT_HAND = follower("Ferry", 'whenever_enters_from_elsewhere("hand", your.follower, into_ex(1, FAIRY))')
RAISE = spell_card("Raise", "spell(select(your.follower.in_cemetery), put_onto_field(it))")
LIFT = spell_card("Lift", "spell(select(your.follower.in_ex), put_onto_field(it))")
CALL = spell_card("Call", 'spell(search(your.follower, to="field"))')
MAKE = spell_card("Make", "spell(summon(FAIRY))")
CARDS = [EX_WATCH, NOT_HAND, RAISE, LIFT, CALL, MAKE]


def field(*hand, **more):
    me = Side(hand=list(hand), field=["Gate", "Ferry"], deck=["Fighter"] * 4, **more)
    return table(me=me, cards=CARDS)


def noticed(t):
    """Whether each of the two watchers saw the card come: from the EX area; from somewhere other than the hand."""
    t.in_any_order()
    return len(t.me.hand) > 0, "Fairy" in t.me.ex


@pytest.mark.rule("5.4.3")
def test_a_card_moved_directly_comes_from_where_it_lay():
    assert noticed(field("Lift", ex=["Goblin"]).play("Lift").pick("Goblin")) == (True, True)
    assert noticed(field("Raise", cemetery=["Goblin"]).play("Raise").pick("Goblin")) == (False, True)
    assert noticed(field("Call").play("Call").pick("Fighter")) == (False, True)


@pytest.mark.rule("5.4.3")
def test_a_card_that_is_played_comes_from_where_it_was_played():
    assert noticed(field("Goblin").play("Goblin")) == (False, False)
    assert noticed(field(ex=["Goblin"]).play("Goblin")) == (True, True)


@pytest.mark.rule("5.4.3")
def test_a_token_created_on_the_field_comes_from_no_zone():
    t = field("Make").play("Make")
    assert noticed(t) == (False, False)


def test_from_the_other_field_nothing_is_put():
    t = table(me=Side(field=["Gate", "Ferry"]), foe=Side(field=["Goblin"]), cards=CARDS)
    by_hand(t, "control", "Goblin", to=(0, "field"))
    assert noticed(t) == (False, False)


# -- from the hand, where their player wants to (5.4.1) ----------------------------------------------------------------


RALLY = spell_card("Rally", "spell(hand_onto_field(any_side.follower.that_cost_up_to(2)), give(it, attack=1))")
FLOOD = spell_card("Flood", "spell(hand_onto_field(any_side.follower, any_number=True), give(it, attack=1))")
LARGE = follower("Large", cost=3)


@pytest.mark.rule("5.4.1")
@pytest.mark.parametrize(
    ("picked", "field", "hand"), [(["Goblin"], ["Goblin 3/2"], ["Large"]), ([], [], ["Goblin", "Large"])]
)
def test_one_card_is_put_from_the_hand_or_none(picked, field, hand):
    t = table(me=Side(hand=["Rally", "Goblin", "Large"]), cards=[RALLY, LARGE])
    t.play("Rally")
    assert t.options("card") == ["Goblin"]
    t.pick(*picked)
    assert (t.me.field, t.me.hand) == (field, hand)


@pytest.mark.rule("4.4.4.2")
def test_any_number_is_as_many_as_there_is_room_for():
    t = table(me=Side(hand=["Flood", "Goblin", "Goblin", "Large"], field=["Fighter"] * 3), cards=[FLOOD, LARGE])
    t.play("Flood")
    assert (t.ask.low, t.ask.high) == (0, 2)
    t.pick("Goblin", "Large")
    assert len(t.me.field) == 5
    assert t.me.field[3] == "Goblin 3/2"


@pytest.mark.rule("1.3.2")
@pytest.mark.parametrize(("hand", "field"), [(["Rally", "Large"], []), (["Rally", "Goblin"], ["Fighter"] * 5)])
def test_nobody_is_asked_who_has_no_such_card_or_no_room(hand, field):
    t = table(me=Side(hand=hand, field=field), cards=[RALLY, LARGE]).play("Rally")
    assert t.ask.kind == "main"


@pytest.mark.rule("1.3.4.1")
def test_others_do_not_learn_that_there_is_none():
    t = table(me=Side(hand=["Rally", "Large"]), cards=[RALLY, LARGE], ask_hidden=True).play("Rally")
    assert (t.ask.kind, t.options()) == ("select", [])
    assert t.pick().ask.kind == "main"


@pytest.mark.rule("10.7.4.2")
@pytest.mark.parametrize(("answer", "ex", "cemetery"), [("yes", ["Memo"], ["Loss"]), ("no", [], ["Memo", "Loss"])])
def test_a_card_may_be_kept_in_the_ex_area_when_it_is_discarded(answer, ex, cemetery):
    memo = spell_card("Memo", "spell(discard(1))", "when_this_is_put_away(put_into_ex(this, may=True))")
    loss = spell_card("Loss", "spell(discard(1))")
    t = table(me=Side(hand=["Loss", "Memo"]), cards=[memo, loss])
    t.play("Loss").pick("Memo").say(answer)
    assert (t.me.ex, t.me.cemetery) == (ex, cemetery)


@pytest.mark.rule("5.4.1")
def test_up_to_two_cards_are_put_from_the_hand():
    call = spell_card("Call", "spell(hand_onto_field(any_side.follower.that_cost_up_to(2), 2))")
    for picked in (["Goblin", "Goblin"], ["Goblin"], []):
        t = table(me=Side(hand=["Call", "Goblin", "Goblin", "Goblin", "Large"]), cards=[call, LARGE]).play("Call")
        assert (t.ask.low, t.ask.high, t.options("card")) == (0, 2, ["Goblin"] * 3)
        assert t.pick(*picked).me.hand == ["Goblin"] * (3 - len(picked)) + ["Large"]


@pytest.mark.rule("5.4.1")
def test_cards_of_the_ex_area_are_put_onto_the_field():
    call = spell_card("Call", "spell(ex_onto_field(any_side.follower, 2))")
    t = table(me=Side(hand=["Call", "Goblin"], ex=["Goblin", "Large"]), cards=[call, LARGE]).play("Call")
    assert (t.ask.low, t.options("card")) == (0, ["Goblin", "Large"])
    t.pick("Large")
    assert (t.me.field, t.me.ex, t.me.hand) == (["Large 1/1"], ["Goblin"], ["Goblin"])


@pytest.mark.rule("1.3.2")
def test_one_must_be_put_from_the_ex_area_if_there_is_one():
    call = spell_card("Call", "spell(ex_onto_field(any_side.follower, must=True))")
    t = table(me=Side(hand=["Call"], ex=["Goblin", "Large"]), cards=[call, LARGE]).play("Call")
    assert (t.ask.low, t.ask.high) == (1, 1)
    assert t.pick("Large").me.field == ["Large 1/1"]
    assert table(me=Side(hand=["Call"]), cards=[call]).play("Call").ask.kind == "main"


@pytest.mark.rule("5.4.1")
def test_one_of_hand_and_ex_area_is_put_onto_the_field():
    call = spell_card("Call", "spell(hand_or_ex_onto_field(any_side.follower))")
    t = table(me=Side(hand=["Call", "Goblin"], ex=["Large"]), cards=[call, LARGE]).play("Call")
    assert (t.ask.low, t.ask.high, t.options("card")) == (0, 1, ["Goblin", "Large"])


@pytest.mark.rule("5.4.1")
def test_a_card_of_the_hand_is_put_into_the_ex_area():
    pouch = spell_card("Pouch", "spell(hand_into_ex(any_side.card))")
    t = table(me=Side(hand=["Pouch", "Goblin", "Large"]), cards=[pouch, LARGE]).play("Pouch")
    assert t.ask.low == 1
    assert (t.pick("Goblin").me.ex, t.me.hand) == (["Goblin"], ["Large"])


@pytest.mark.rule("4.8.3.2")
@pytest.mark.parametrize(("ex", "kind"), [([], "select"), (["Fairy"] * 5, "main")])
def test_a_card_may_be_put_into_the_ex_area_where_there_is_room(ex, kind):
    pouch = spell_card("Pouch", "spell(hand_into_ex(any_side.follower, may=True))")
    t = table(me=Side(hand=["Pouch", "Goblin"], ex=ex), cards=[pouch]).play("Pouch")
    assert t.ask.kind == kind
    if kind == "select":
        assert t.pick().me.hand == ["Goblin"]


# -- into an EX area (4.8.3), and from the hand into the deck (4.1.6) --------------------------------------------------


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
