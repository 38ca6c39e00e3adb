"""5.12: swap; 5.14: recover; 5.16: transform; 5.4.2.2: a card with a token's name; 4.1.3.1: places in a deck; 5.33:
bury."""

import pytest
from sve.playing import Side, amulet, evolved, follower, spell_card, table
from sve.rules.probes import by_hand, kinds, moves

from svedesk.engine.events import NumberChanged

# -- 5.12 --------------------------------------------------------------------------------------------------------------

IN_CEMETERY = "your.card.in_cemetery"
SWITCH = follower("Switch", f"activate((), select({IN_CEMETERY}), swap_this)")
HERALD = follower("Herald", "fanfare(draw(1))")


def switch(lying):
    t = table(me=Side(field=["Switch"], cemetery=[lying]), cards=[SWITCH, HERALD]).activate("Switch")
    return t.pick(lying)


@pytest.mark.rule("5.12.1")
def test_two_cards_change_zones_at_once():
    t = switch("Goblin")
    assert (t.me.field, t.me.cemetery) == (["Goblin 2/2"], ["Switch"])
    assert [(move.source.zone, move.to.zone) for move in moves(t.events, "swap")] == [
        ("field", "cemetery"),
        ("cemetery", "field"),
    ]


@pytest.mark.rule("5.12.1")
def test_each_of_two_swapped_cards_sees_the_other_go_where_it_goes():
    """The one that leaves is still there when the other comes (10.7.4.2), but not in all editions."""
    host = follower(
        "Host", f"activate((), select({IN_CEMETERY}), swap_this)", "whenever_enters(your.follower, draw(1))"
    )
    t = table(me=Side(field=["Host"], cemetery=["Goblin"], deck=["Okami"]), cards=[host]).activate("Host")
    t.pick("Goblin")
    drawn = ["Okami"] if t.game.edition.leaving_together_triggers else []
    assert (t.me.field, t.me.hand) == (["Goblin 2/2"], drawn)


@pytest.mark.rule("5.12.1")
def test_swapping_is_coming_onto_a_full_field_and_leaving_it():
    """One goes as the other comes: a full field has room for it."""
    me = Side(field=["Switch"] + ["Fighter"] * 4, cemetery=["Herald"], deck=["Okami"])
    t = table(me=me, cards=[SWITCH, HERALD]).activate("Switch").pick("Herald")
    assert (t.me.field[-1], t.me.hand) == ("Herald 1/1", ["Okami"])  # its Fanfare was triggered


@pytest.mark.rule("5.12.2")
def test_where_one_cannot_go_to_the_others_zone_neither_moves():
    t = switch("Angelic Snipe")
    assert (t.me.field, t.me.cemetery, moves(t.events)) == (["Switch 1/1"], ["Angelic Snipe"], [])


@pytest.mark.rule("5.12.2")
def test_where_one_has_moved_on_the_other_stays():
    gone = follower("Gone", f"activate((), select({IN_CEMETERY}), bury(this), swap_this)")
    t = table(me=Side(field=["Gone"], cemetery=["Goblin"]), cards=[gone]).activate("Gone").pick("Goblin")
    assert (t.me.field, sorted(t.me.cemetery)) == ([], ["Goblin", "Gone"])


# -- 5.14 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.14.1", "5.14.1.1", "3.2.4.2")
@pytest.mark.parametrize(("before", "after"), [(3, 4), (9, 10), (10, 10)])
def test_play_points_are_recovered_up_to_the_maximum(before, after):
    spring = spell_card("Spring", "spell(recover(2))")
    t = table(me=Side(hand=["Spring"], pp=before, max_pp=10), cards=[spring]).play("Spring")
    assert (t.me.pp, t.me.number("max_play_points")) == (after, 10)
    # Never more than the maximum, not even until rules handling takes them away (11.9).
    assert all(event.after <= 10 for event in t.events if isinstance(event, NumberChanged))


@pytest.mark.rule("5.14.1")
def test_play_points_may_be_recovered_by_a_count():
    well = spell_card("Well", "spell(recover(count(your.follower)))")
    t = table(me=Side(hand=["Well"], field=["Goblin"] * 3, pp=1), cards=[well]).play("Well")
    assert t.me.pp == 3
    assert well.abilities[0].text("en", "spell") == (
        "Recover X play points. X equals the number of followers on your field."
    )
    assert well.abilities[0].text("ja", "spell") == "自分のPPを「自分の場のフォロワーの数」と同じだけ回復する。"


# -- 5.16 --------------------------------------------------------------------------------------------------------------

HEX = spell_card("Hex", "spell(select(enemy.follower), transform(it, FAIRY))")
MASS = spell_card("Mass", "spell(transform(enemy.follower, KNIGHT))")
BLOOM = spell_card("Bloom", "spell(select_up_to(3, your.follower.in_ex), transform(them, KNIGHT))")
MARTYR = follower("Martyr", "last_words(draw(1))")
CARDS = [HEX, MASS, BLOOM, MARTYR]


@pytest.mark.rule("5.16.1")
def test_the_target_is_banished_and_a_token_made_in_its_zone():
    foe = Side(field=["Martyr"] + ["Goblin"] * 4)
    t = table(me=Side(hand=["Hex"]), foe=foe, cards=CARDS).play("Hex").pick("Martyr")
    assert (t.foe.banished, t.foe.field) == (["Martyr"], ["Goblin 2/2"] * 4 + ["Fairy 1/1"])
    assert (t.foe.cemetery, t.foe.hand) == ([], [])  # it was not destroyed
    assert t.card("Fairy", "field").owner == 1


@pytest.mark.rule("5.16.1")
def test_there_are_as_many_tokens_as_cards_were_banished():
    t = table(me=Side(hand=["Mass"]), foe=Side(field=["Goblin", "Okami"]), cards=CARDS).play("Mass")
    assert t.foe.field == ["Knight 1/1", "Knight 1/1"]


@pytest.mark.rule("5.16.1")
def test_cards_of_an_ex_area_become_tokens_there_and_tokens_count_as_banished():
    t = table(me=Side(hand=["Bloom"], ex=["Fairy", "Fairy", "Goblin"]), cards=CARDS).play("Bloom")
    t.pick("Fairy", "Goblin")
    assert (t.me.ex, t.me.banished, t.me.field) == (["Fairy", "Knight", "Knight"], ["Goblin"], [])


# -- 5.4.2.2 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.4.2.2")
@pytest.mark.parametrize("zone", ["field", "ex"])
def test_a_card_with_a_tokens_name_is_that_token(zone):
    call = spell_card("Call", f'spell(put_named(Called("Knight", "ナイト"), {zone!r}))')
    t = table(me=Side(hand=["Call"]), cards=[call]).play("Call")
    assert getattr(t.me, zone) == (["Knight 1/1"] if zone == "field" else ["Knight"])
    assert kinds(t.events).count("create") == 1
    where = {"field": "onto your field", "ex": "into your EX area"}[zone]
    assert call.abilities[0].text("en", "spell") == f"Put a Knight {where}."


# -- 4.1.3.1 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("4.1.3.1")
@pytest.mark.parametrize(
    ("end", "deck", "after"),
    [
        ("top", ["Goblin"], ["Goblin", "Sinker"]),  # the example of the rules
        ("top", ["Goblin", "Okami"], ["Goblin", "Okami", "Sinker"]),
        ("top", ["Goblin", "Okami", "Fighter"], ["Goblin", "Okami", "Sinker", "Fighter"]),
        ("bottom", ["Goblin"], ["Sinker", "Goblin"]),
        ("bottom", ["Goblin", "Okami", "Fighter"], ["Goblin", "Sinker", "Okami", "Fighter"]),
    ],
)
def test_a_place_in_a_deck_with_too_few_cards_is_the_farthest_there_is(end, deck, after):
    sinker = follower("Sinker", f"activate((), put_into_deck(this, 3, {end!r}))")
    t = table(me=Side(field=["Sinker"], deck=deck), cards=[sinker]).activate("Sinker")
    assert (t.me.deck, t.me.field) == (after, [])


# -- 5.33 --------------------------------------------------------------------------------------------------------------

PYRE = spell_card("Pyre", "spell(bury_some(2, your.follower))")
ALTAR = amulet("Altar", "last_words(draw(1))", "activate((), bury(this))")


@pytest.mark.rule("5.33.1.1")
def test_to_bury_two_followers_is_to_put_two_from_your_field_into_their_owners_cemeteries():
    """The example of the rules."""
    me = Side(hand=["Pyre", "Goblin"], field=["Okami", "Altar", "Fighter"], ex=["Fairy"])
    foe = Side(field=["Goblin"])
    t = table(me=me, foe=foe, cards=[PYRE, ALTAR])
    by_hand(t, "control", "Goblin", to=(0, "field")).play("Pyre")
    assert (t.ask.kind, t.options(), t.ask.low, t.ask.high) == ("select", ["Okami", "Fighter", "Goblin"], 2, 2)
    t.pick("Goblin", "Fighter")
    assert (t.me.field, t.me.cemetery, t.foe.cemetery) == (["Okami 5/5", "Altar"], ["Fighter", "Pyre"], ["Goblin"])
    assert PYRE.abilities[0].text("en", "spell") == "Bury 2 followers."
    assert PYRE.abilities[0].text("ja", "spell") == "自分の場のフォロワー2体を墓場に置く。"


@pytest.mark.rule("5.33.1.1", "1.3.2")
def test_with_fewer_than_two_all_of_them_are_buried():
    t = table(me=Side(hand=["Pyre"], field=["Okami", "Altar"]), cards=[PYRE, ALTAR]).play("Pyre").pick("Okami")
    assert (t.me.field, t.me.cemetery) == (["Altar"], ["Okami", "Pyre"])


@pytest.mark.rule("5.33.1")
def test_a_card_buries_itself_and_its_last_words_are_triggered():
    t = table(me=Side(field=["Altar"], deck=["Okami"]), cards=[ALTAR]).activate("Altar")
    assert (t.me.cemetery, t.me.hand, kinds(t.events).count("destroy")) == (["Altar"], ["Okami"], 0)


def test_an_evolved_follower_is_buried_and_its_evolved_card_goes_back():
    grub, moth = follower("Grub", "activate((), bury(this))"), evolved("Grub", "activate((), bury(this))")
    t = table(me=Side(field=["Grub [evolved]"]), cards=[grub, moth]).activate("Grub")
    assert (t.me.cemetery, t.me.evolve_deck) == (["Grub"], ["Grub (faceup)"])
