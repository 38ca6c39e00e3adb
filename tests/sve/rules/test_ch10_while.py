"""10.1.1.3, 10.3.4, 10.9: what a card has as long as something holds, and for a turn."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table

from svedesk.games.sve.actions.give import add_counters

LONER = follower("Loner", "has_while(present(your.follower.but_this()), storm, attack=2)")


@pytest.mark.rule("10.1.1.3.1")
def test_a_card_has_it_itself_and_only_while_the_condition_holds():
    t = table(me=Side(field=["Loner", "Goblin [engaged]"]), foe=Side(field=["Fighter [engaged]"]), cards=[LONER])
    assert (t.me.field[0], t.keywords("Loner"), t.keywords("Goblin")) == ("Loner 3/1", ("storm",), ())
    t = table(me=Side(field=["Loner"]), cards=[LONER])
    assert (t.me.field, t.keywords("Loner")) == (["Loner 1/1"], ())


def test_each_of_two_is_another_to_the_other():
    t = table(me=Side(field=["Loner", "Loner"]), cards=[LONER])
    assert t.me.field == ["Loner 3/1", "Loner 3/1"]


def test_it_is_lost_when_the_condition_ends():
    guard = follower("Guard", "has_while(this_is_reserved, ward)")
    t = table(me=Side(field=["Guard"]), foe=Side(field=["Fighter [engaged]"]), cards=[guard])
    assert t.keywords("Guard") == ("ward",)
    t.attack("Guard", "Fighter")
    t = table(me=Side(field=["Guard [engaged]"]), cards=[guard])
    assert t.keywords("Guard") == ()


@pytest.mark.parametrize(("there", "has"), [(1, ()), (2, ("ward",))])
def test_cards_of_the_cemetery_are_counted_as_they_lie_now(there, has):
    ghoul = follower("Ghoul", "has_while(at_least(2, your.follower.in_cemetery), ward)")
    t = table(me=Side(field=["Ghoul"], cemetery=["Goblin"] * there), foe=Side(cemetery=["Goblin"] * 3), cards=[ghoul])
    assert t.keywords("Ghoul") == has


SAGE = follower("Sage", "spellchain_counts(your.follower.in_cemetery)")
CHAIN = spell_card("Chain", "spell(when(spellchain(2), draw(1)))")


@pytest.mark.rule("13.3.1.2")
@pytest.mark.parametrize(
    ("field", "cemetery", "drawn"),
    [([], ["Goblin", "Chain"], 0), (["Sage"], ["Goblin", "Chain"], 1), (["Sage"], ["Goblin"], 0)],
)
def test_more_cards_count_for_spellchain_while_it_is_there(field, cemetery, drawn):
    me = Side(hand=["Chain"], field=field, cemetery=cemetery, deck=["Okami"])
    t = table(me=me, foe=Side(cemetery=["Goblin"] * 3), cards=[SAGE, CHAIN]).play("Chain")
    assert len(t.me.hand) == drawn
    t = table(me=me, foe=Side(field=["Sage"]), cards=[SAGE, CHAIN]).play("Chain")
    assert len(t.me.hand) == drawn


@pytest.mark.rule("10.9.1")
def test_cards_of_a_group_have_it_only_while_the_condition_holds():
    chief = follower(
        "Chief", "while_here(your.follower.but_this(), rush, condition=at_least(2, your.card.in_cemetery))"
    )
    for cemetery, has in ((["Goblin"], ()), (["Goblin", "Fighter"], ("rush",))):
        t = table(me=Side(field=["Chief", "Fighter"], cemetery=cemetery), cards=[chief])
        assert (t.keywords("Fighter"), t.keywords("Chief")) == (has, ())


@pytest.mark.rule("10.12.2.3")
def test_spells_of_a_group_deal_more_while_the_card_is_there():
    sage = follower("Sage", "others_deal_more(1, your.spell)")
    bolt = spell_card("Bolt", "spell(deal(1, enemy.leader))")
    for field, left in ((["Sage"], 18), ([], 19)):
        t = table(me=Side(hand=["Bolt"], field=field), cards=[sage, bolt]).play("Bolt")
        assert t.foe.defense == left


@pytest.mark.rule("10.3.3")
def test_an_ability_of_the_cemetery_that_puts_its_card_onto_the_field_asks_for_both_conditions():
    back = (
        "activate_from_cemetery(pay(1), put_onto_field(this, owners=True), "
        "condition=both_hold(at_least(3, your.card.in_cemetery), absent(your.amulet)))"
    )
    ghost, stone = follower("Ghoul", back), amulet("Stone")
    cards = [ghost, stone]
    t = table(me=Side(cemetery=["Ghoul", "Goblin", "Goblin"]), cards=cards).activate("Ghoul")
    assert (t.me.field, t.me.cemetery) == (["Ghoul 1/1"], ["Goblin", "Goblin"])
    for side in (Side(cemetery=["Ghoul", "Goblin"]), Side(cemetery=["Ghoul", "Goblin", "Goblin"], field=["Stone"])):
        assert table(me=side, cards=cards).options("activate") == []


@pytest.mark.rule("10.1.1.3.1")
def test_at_most_so_many_counters():
    tree = follower("Tree", 'cannot_attack_while(at_most_counters_on_this(1, Counter("soul", "魂")))')
    t = table(me=Side(field=["Tree"]), cards=[tree])
    for count, can in ((0, False), (1, False), (2, True)):
        assert bool(t.options("attack")) == can, count
        add_counters(t.game, t.card("Tree").id, "soul", 1)
        t = t.end().quiet().end().quiet() if count < 2 else t


# -- abilities (10.3.4, 5.8, 10.9.1) -----------------------------------------------------------------------------------


OX = follower("Ox", attack=1, defense=9)


@pytest.mark.rule("10.3.4")
@pytest.mark.parametrize(("cemetery", "defense"), [(["Ox"], 19), (["Ox", "Ox"], 17)])
def test_it_has_the_ability_only_while_that_holds(cemetery, defense):
    wolf = follower(
        "Wolf",
        "has_ability_while(at_least(2, your.card.in_cemetery), strike(deal(2, enemy.leader)))",
        attack=1,
        defense=3,
    )
    t = table(me=Side(field=["Wolf"], cemetery=cemetery), cards=[wolf, OX]).attack("Wolf", "leader").quiet()
    assert t.foe.defense == defense


@pytest.mark.rule("10.7.4.1.2")
@pytest.mark.parametrize(("others", "drawn"), [([], 0), (["Ox"], 1)])
def test_as_it_was_when_its_card_left(others, drawn):
    """The follower that left together with it counts."""
    egg = follower("Egg", "has_ability_while(at_least(1, your.follower.but_this()), last_words(draw(1)))")
    fall = spell_card("Fall", "spell(destroy(your.follower))")
    t = table(me=Side(hand=["Fall"], field=["Egg", *others]), cards=[egg, fall, OX]).play("Fall")
    assert len(t.me.hand) == drawn


@pytest.mark.rule("10.9.1")
def test_a_keyword_for_a_turn_ends_with_it():
    haste = spell_card("Haste", "spell(give_keyword(your.follower, rush, this_turn=True))")
    t = table(me=Side(hand=["Haste"], field=["Ox"]), foe=Side(field=["Ox"]), cards=[haste, OX]).play("Haste")
    (card,) = t.session.table.in_zone(0, "field")
    assert [given.until for given in card.given] == ["turn"]


@pytest.mark.rule("5.8")
def test_what_is_shuffled_away_lies_in_its_owners_deck():
    tide = spell_card("Tide", "spell(shuffle_into_deck(your.card.in_cemetery))")
    t = table(me=Side(hand=["Tide"], cemetery=["Ox", "Ox"], deck=["Ox"]), cards=[tide, OX]).play("Tide")
    assert (len(t.session.table.zone(0, "deck")), t.me.cemetery) == (3, ["Tide"])


@pytest.mark.rule("4.1.4")
def test_this_card_may_be_shuffled_away_from_the_cemetery():
    imp = follower("Imp", "last_words(shuffle_into_deck(this))")
    fall = spell_card("Fall", "spell(destroy(your.follower))")
    t = table(me=Side(hand=["Fall"], field=["Imp"], deck=["Ox"]), cards=[imp, fall, OX]).play("Fall")
    assert (t.me.cemetery, len(t.session.table.zone(0, "deck"))) == (["Fall"], 2)


# -- for a turn (10.9), and what waits for cards on the other side -----------------------------------------------------


WISP = follower("Wisp", "last_words(give_leader(1))")
SLAY = spell_card("Slay", "spell(select(your.follower), destroy(it))", cost=0)
MUTE = spell_card("Mute", "spell(select(your.follower), lose_abilities(it, this_turn=True))", cost=0)
BLESS = spell_card(
    "Bless", "spell(select(your.follower), give_ability(it, None, last_words(give_leader(2)), this_turn=True))", cost=0
)
CARDS = [WISP, SLAY, MUTE, BLESS, follower("Imp")]


def next_turn(t):
    return t.end().quiet().end().quiet()


@pytest.mark.rule("10.9.1")
@pytest.mark.parametrize(
    ("spell", "name", "in_the_turn", "after_it"),
    [("Mute", "Wisp", 20, 21), ("Bless", "Imp", 22, 20)],
    ids=["lost", "given"],
)
def test_abilities_are_lost_or_given_for_the_turn(spell, name, in_the_turn, after_it):
    def changed():
        me = Side(hand=[spell, "Slay"], field=[name], deck=["Goblin"] * 9)
        return table(me=me, foe=Side(deck=["Goblin"] * 9), cards=CARDS).play(spell).pick(name)

    assert changed().play("Slay").pick(name).me.defense == in_the_turn
    assert next_turn(changed()).play("Slay").pick(name).me.defense == after_it


@pytest.mark.rule("1.3.3")
@pytest.mark.parametrize("rule", ["attacks", "leader_attacks"])
def test_no_attack_in_the_next_turn_of_whoever_controls_it(rule):
    hold = spell_card("Hold", f'spell(select(enemy.follower), forbid(it, {rule!r}, "its"))', cost=0)
    me = Side(hand=["Hold"], field=["Imp [engaged]"], deck=["Goblin"] * 9)
    t = table(me=me, foe=Side(field=["Wisp"], deck=["Goblin"] * 9), cards=[*CARDS, hold]).play("Hold").pick("Wisp")
    t.end().quiet()
    assert "attack Wisp > leader" not in t.options()
    assert ("attack Wisp > Imp" in t.options()) == (rule == "leader_attacks")
    next_turn(t)
    assert "attack Wisp > leader" in t.options()


@pytest.mark.rule("5.28.1")
@pytest.mark.parametrize(("lying", "cost"), [(1, 7), (2, 5), (3, 5), (4, 3), (9, 0)])
def test_a_card_costs_less_for_every_so_many_cards(lying, cost):
    tree = follower("Tree", "costs_less_for_every(2, your.card.in_cemetery, 2)", cost=7)
    t = table(me=Side(hand=["Tree"], cemetery=["Goblin"] * lying, pp=10), cards=[tree]).play("Tree")
    assert t.me.pp == 10 - cost


@pytest.mark.rule("10.7.2.1")
def test_what_waits_for_followers_on_the_other_field():
    guard = follower("Guard", "whenever_enters_theirs(your.follower, deal(3, it))")
    cards = [guard, follower("Ox", defense=9)]
    t = table(me=Side(hand=["Ox"]), foe=Side(field=["Guard"]), cards=cards).play("Ox").in_any_order()
    assert t.me.field == ["Ox 1/6"]
    t = table(me=Side(hand=["Ox"], field=["Guard"]), cards=cards).play("Ox").in_any_order()
    assert t.me.field == ["Guard 1/1", "Ox 1/9"]
