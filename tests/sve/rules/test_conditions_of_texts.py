"""Conditions of texts, as cards of later sets say them: what they look at, and when."""

import pytest
from sve.playing import Side, evolved, follower, spell_card, table

# -- none --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.3.3")
@pytest.mark.parametrize(("others", "hand"), [([], ["Fighter"]), (["Goblin"], [])])
def test_no_other_follower_leaves_the_card_itself_aside(others, hand):
    loner = follower("Loner", "fanfare(when(absent(your.follower.but_this()), draw(1)))")
    t = table(me=Side(hand=["Loner"], field=others), cards=[loner]).play("Loner")
    assert t.me.hand == hand


@pytest.mark.rule("10.3.3")
def test_what_is_selected_only_where_no_other_is_there_is_selected_while_it_is_played():
    """The card itself is on the field by then, and is no other."""
    shot = "both(select(enemy.follower), deal(3, it))"
    loner = follower("Loner", f"fanfare(when(absent(your.follower.but_this()), {shot}))")
    t = table(me=Side(hand=["Loner"]), foe=Side(field=["Fighter", "Goblin"]), cards=[loner]).play("Loner")
    assert t.ask.kind == "target"
    assert t.pick("Fighter").foe.field == ["Goblin 2/2"]


@pytest.mark.rule("10.10.2.5")
@pytest.mark.parametrize(("goblin", "hand"), [([], 2), (["Goblin"], 1)])
def test_something_else_is_done_where_none_is_there(goblin, hand):
    call = spell_card("Call", "spell(instead(draw(1), absent(your.follower), draw(2)))")
    assert len(table(me=Side(hand=["Call"], field=goblin), cards=[call]).play("Call").me.hand) == hand


FIGHTER, GOBLIN, OKAMI = 'Called("Fighter", "ファイター")', 'Called("Goblin", "ゴブリン")', 'Called("Okami", "大神")'

# -- how many ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.3.3")
@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("at_most(2, your.follower)", True),
        ("at_most(1, your.follower)", False),
        ("exactly(2, your.follower)", True),
        ("exactly(1, your.follower)", False),
        ("exactly(0, enemy.follower)", True),
        ("cards_in_hand(1)", True),
        ("cards_in_hand(2)", False),
        ('cards_in_hand(1, "exact")', True),
        ('cards_in_hand(0, "most", side="enemy")', True),
        ("maximum_is(10)", True),
        ("maximum_is(9)", False),
        ('maximum_is(9, "least")', True),
        ("maximum_is(10, both=True)", False),
        ("points_left(9)", True),
        ("points_left(10)", False),
        (f"each_present({FIGHTER}, {GOBLIN})", True),
        (f"each_present({FIGHTER}, {OKAMI})", False),
        (f'each_present({OKAMI}, {GOBLIN}, zone="cemetery")', True),
        (f'each_present({OKAMI}, {FIGHTER}, zone="cemetery")', False),
        ("different_names(2, your.card.in_cemetery)", True),
        ("different_names(3, your.card.in_cemetery)", False),
        ("leader_has(20)", True),
        ("leader_has(19)", False),
        ('leader_has(20, "exact", side="enemy")', True),
    ],
)
def test_numbers_are_as_they_are_when_the_text_comes_to_them(condition, holds):
    count = spell_card("Count", f"spell(when({condition}, give_leader(1)))", cost=1)
    me = Side(hand=["Count", "Okami"], field=["Fighter", "Goblin"], cemetery=["Okami", "Goblin", "Goblin"])
    t = table(me=me, foe=Side(pp=5, max_pp=5), cards=[count]).play("Count")
    assert t.me.defense == 20 + holds


@pytest.mark.rule("10.6.2.8.2")
@pytest.mark.parametrize(("attack", "defense"), [(3, 18), (2, 20)])
def test_its_own_attack_counts_with_what_the_text_gave_before(attack, defense):
    steps = 'give(this, attack=1), when(this_has("attack", 4), deal(2, enemy.leader))'
    bull = follower("Bull", f"strike({steps})", attack=attack, defense=3)
    t = table(me=Side(field=["Bull"]), foe=Side(field=["Goblin [engaged]"]), cards=[bull])
    assert t.attack("Bull", "Goblin").foe.defense == defense


# -- what it is --------------------------------------------------------------------------------------------------------

CUB = (follower("Cub", "evolve(1)", attack=2, defense=2), evolved("Cub", attack=4, defense=4))


@pytest.mark.rule("10.10.2.5")
@pytest.mark.parametrize(("evolves", "hand"), [(False, ["Cub"]), (True, [])])
def test_what_is_done_depends_on_whether_it_has_evolved(evolves, hand):
    shove = "instead(return_to_hand(it), it_is(your.follower.evolved), banish(it))"
    push = spell_card("Push", f"spell(select(your.follower), {shove})")
    t = table(me=Side(hand=["Push"], field=["Cub"], evolve=["Cub"]), cards=[*CUB, push])
    if evolves:
        t.evolve("Cub")
    assert t.play("Push").pick("Cub").me.hand == hand


@pytest.mark.parametrize(("evolves", "hand"), [(False, 1), (True, 2)])
def test_followers_are_told_by_whether_they_have_evolved(evolves, hand):
    steps = "when(present(your.follower.evolved), draw(2)), when(present(your.follower.unevolved), draw(1))"
    look = spell_card("Look", f"spell({steps})")
    t = table(me=Side(hand=["Look"], field=["Cub"], evolve=["Cub"]), cards=[*CUB, look])
    if evolves:
        t.evolve("Cub")
    assert len(t.play("Look").me.hand) == hand


@pytest.mark.parametrize(("cards", "holds"), [(1, False), (2, True)])
def test_the_field_and_hand_of_who_controls_what_was_selected_count(cards, holds):
    field = f'when(they_have(2), give_leader(1)), when(they_have({cards}, "exact", "hand"), give_leader(3))'
    look = spell_card("Look", f"spell(select(enemy.follower), {field})")
    foe = Side(field=["Fighter"] * cards, hand=["Goblin"] * cards)
    t = table(me=Side(hand=["Look"]), foe=foe, cards=[look]).play("Look")
    if t.ask.kind == "target":
        t.pick("Fighter")
    assert t.me.defense == 23 + holds


# -- from where it came ------------------------------------------------------------------------------------------------

HERALD = follower(
    "Herald",
    'fanfare(when(came_from("hand"), give_leader(1)), when(came_from("hand", elsewhere=True), give_leader(2)), '
    'when(played_from("ex"), give_leader(4)), when(put_by_ability, give_leader(8)))',
)
RAISE = spell_card("Raise", "spell(select(your.follower.in_cemetery), put_onto_field(it))")


@pytest.mark.rule("5.4.3")
@pytest.mark.parametrize(("zone", "defense"), [("hand", 21), ("ex", 26)])
def test_a_card_that_was_played_came_from_where_it_was_played_from(zone, defense):
    t = table(me=Side(**{zone: ["Herald"]}), cards=[HERALD]).play("Herald")
    assert t.me.defense == defense


def test_a_card_that_an_ability_put_onto_the_field_came_from_where_it_lay():
    t = table(me=Side(hand=["Raise"], cemetery=["Herald"]), cards=[HERALD, RAISE]).play("Raise")
    if t.ask.kind == "target":
        t.pick("Herald")
    assert t.me.defense == 30


def test_only_cards_that_ask_for_it_remember_where_they_came_from():
    t = table(me=Side(hand=["Herald", "Fighter"]), cards=[HERALD]).play("Herald").play("Fighter")
    assert [bool(t.card(name, "field").marks) for name in ("Herald", "Fighter")] == [True, False]
