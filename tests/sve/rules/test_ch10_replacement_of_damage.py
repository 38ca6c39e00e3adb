"""5.13.2 and 10.10: damage doubled, changed to a number, taken by another, replaced by something else."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table
from sve.rules.probes import outcome

from svedesk.engine.events import DamageDealt

BOLT = spell_card("Bolt", "spell(both(select(enemy.follower), deal(2, it)))", cost=0)
BLAST = spell_card("Blast", "spell(deal(2, enemy.leader_and_follower))", cost=0)


def dealt(t):
    return [(event.kind, event.amount) for event in t.events if isinstance(event, DamageDealt)]


def fight(attacker, target, *cards, me=(), foe=()):
    """An attack of one follower on another."""
    t = table(me=Side(field=[attacker, *me]), foe=Side(field=[f"{target} [engaged]", *foe]), cards=cards)
    return t.attack(attacker, target).quiet()


@pytest.mark.rule("10.10.1", "5.13.2")
@pytest.mark.parametrize(
    ("change", "taken"),
    [
        ("change_damage(1)", 3),
        ("change_damage(-1)", 1),
        ("change_damage(times=2)", 4),
        ("change_damage(to=3)", 3),
        ("change_damage(to=0)", 0),
    ],
)
def test_damage_becomes_another_number(change, taken):
    wall = amulet("Wall", f"if_would(damaged(your.leader), {change})")
    t = table(me=Side(hand=["Blast"]), foe=Side(field=["Wall"]), cards=[BLAST, wall])
    t.play("Blast")
    assert (t.foe.defense, dealt(t)) == (20 - taken, [("ability", taken)] if taken else [])


@pytest.mark.rule("5.13.3.1", "5.13.3.2", "5.13.3.3", "5.13.3.4")
@pytest.mark.parametrize(
    ("kind", "attacked", "hit_back", "shot", "leader"),
    [("", 0, 0, 0, 0), ("attack", 0, 2, 2, 0), ("combat", 0, 0, 2, 2), ("ability", 2, 2, 0, 2)],
)
def test_a_kind_of_damage_is_meant_alone(kind, attacked, hit_back, shot, leader):
    """To the attack target, back to the attacker, by an ability, to a leader that is attacked."""
    coat = amulet("Coat", f"if_would(damaged(your.leader_and_follower, {kind!r}), change_damage(to=0))")
    ox = follower("Ox", attack=2, defense=9)
    t = fight("Ox", "Ox", ox, coat, me=["Coat"], foe=["Coat"])
    assert (t.card("foe's Ox").damage, t.card("my Ox").damage) == (attacked, hit_back)
    t = table(me=Side(hand=["Bolt"], field=["Ox"]), foe=Side(field=["Ox", "Coat"]), cards=[BOLT, ox, coat])
    t.play("Bolt").pick("foe's Ox")
    assert t.card("foe's Ox").damage == shot
    t.attack("Ox", "leader").quiet()
    assert t.foe.defense == 20 - leader


@pytest.mark.rule("10.10.1")
@pytest.mark.parametrize(("amount", "taken"), [(3, 3), (4, 3), (9, 3), (2, 2)])
def test_damage_of_at_least_so_much_is_cut_to_a_number(amount, taken):
    hide = follower("Hide", "if_would(damaged(this, least=4), change_damage(to=3))", defense=20)
    shot = spell_card("Shot", f"spell(deal({amount}, enemy.follower))")
    t = table(me=Side(hand=["Shot"]), foe=Side(field=["Hide"]), cards=[shot, hide])
    t.play("Shot")
    assert t.card("Hide").damage == taken


@pytest.mark.rule("10.10.2")
@pytest.mark.parametrize(("first", "taken"), [("Hide", 2), ("Crack", 3)])
def test_doubling_and_taking_off_come_out_differently_by_their_order(first, taken):
    hide = amulet("Hide", "if_would(damaged(your.leader), change_damage(-1))")
    crack = amulet("Crack", "if_would(damaged(your.leader), change_damage(times=2))")
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Hide", "Crack"]), cards=[hide, crack])
    t.attack("Fighter", "leader").quiet()
    assert (t.ask.kind, t.ask.seat) == ("replacement", 1)
    t.pick(first)
    assert t.foe.defense == 20 - taken


@pytest.mark.rule("10.12.2.3", "10.10.2.1")
def test_what_the_source_says_and_what_the_target_says_are_effects_of_one_event():
    """The player whose follower takes the damage says which comes first."""
    drake = follower("Drake", 'if_would(dealing(this, "combat"), change_damage(times=2))', attack=2, defense=9)
    shell = follower("Shell", "if_would(damaged(this), change_damage(-1))", attack=0, defense=9)
    for first, taken in (("Drake", 3), ("Shell", 2)):
        t = fight("Drake", "Shell", drake, shell)
        assert (t.ask.seat, t.options()) == (1, ["Drake", "Shell"])
        t.pick(first)
        assert t.card("Shell").damage == taken


@pytest.mark.rule("10.12.2.3")
def test_a_follower_deals_more_to_what_the_text_says():
    imp = follower("Imp", "if_would(dealing(this, to=enemy.leader), change_damage(3))", attack=1, defense=9)
    t = table(me=Side(field=["Imp"]), foe=Side(), cards=[imp])
    t.attack("Imp", "leader").quiet()
    assert t.foe.defense == 16
    t = fight("Imp", "Fighter", imp)
    assert t.foe.field == ["Fighter 2/2"]


@pytest.mark.rule("10.10.1")
@pytest.mark.parametrize(("during", "taken"), [("", 0), ("your", 2), ("enemy", 0)])
def test_only_during_a_players_turn(during, taken):
    ward = amulet("Ward", f"if_would(damaged(your.leader), change_damage(to=0), during={during!r})")
    t = table(me=Side(hand=["Blast"]), foe=Side(field=["Ward"]), cards=[BLAST, ward])
    t.play("Blast")
    assert t.foe.defense == 20 - taken


@pytest.mark.rule("10.10.1", "10.10.1.1")
def test_another_takes_it_and_the_one_who_would_have_took_none():
    squire = follower("Squire", "if_would(damaged(your.leader), take_it_instead)", defense=5)
    leech = follower("Leech", "drain", attack=4, defense=4)
    t = table(me=Side(field=["Leech"], defense=10), foe=Side(field=["Squire"], defense=1), cards=[squire, leech])
    t.attack("Leech", "leader").quiet()
    assert (outcome(t), t.foe.defense, t.foe.field, t.me.defense) == (None, 1, ["Squire 1/1"], 14)


@pytest.mark.rule("10.10.2.3")
def test_two_that_take_it_for_one_another_each_do_so_once():
    monk = follower("Monk", "if_would(damaged(your.follower.but_this()), take_it_instead)", defense=9)
    t = table(me=Side(hand=["Bolt"]), foe=Side(field=["Monk", "Monk"]), cards=[BOLT, monk])
    t.play("Bolt").pick("Monk")
    assert [card.damage for card in t.cards("Monk", "field")] == [2, 0]


@pytest.mark.rule("10.10.1.1", "10.10.1")
def test_something_quite_different_happens_instead():
    urn = amulet("Urn", "if_would(damaged(your.leader), draw(1))")
    t = table(me=Side(hand=["Blast"]), foe=Side(field=["Urn"]), cards=[BLAST, urn])
    t.play("Blast")
    assert (t.foe.defense, t.foe.hand, dealt(t)) == (20, ["Fighter"], [])


@pytest.mark.rule("10.10.1")
def test_reduced_and_something_done_besides():
    urn = amulet("Urn", "if_would(damaged(your.leader), change_damage(-1), draw(1))")
    t = table(me=Side(hand=["Blast"]), foe=Side(field=["Urn"]), cards=[BLAST, urn])
    t.play("Blast")
    assert (t.foe.defense, t.foe.hand, dealt(t)) == (19, ["Fighter"], [("ability", 1)])


@pytest.mark.rule("10.10.1")
def test_damage_dealt_in_place_of_a_movement_is_dealt_and_what_it_kills_is_gone():
    """Destroyed, it hits the enemy leader instead, for which an effect of the other player's counts."""
    bomb = follower("Bomb", "if_would(destroyed(this), deal(2, enemy.leader))")
    shield = amulet("Shield", "damage_shift(-1)")
    wipe = spell_card("Wipe", "spell(destroy(your.follower))")
    t = table(me=Side(hand=["Wipe"], field=["Bomb"]), foe=Side(field=["Shield"]), cards=[bomb, shield, wipe])
    t.play("Wipe")
    assert (t.me.field, t.foe.defense) == (["Bomb 1/1"], 19)


@pytest.mark.rule("10.10.2")
@pytest.mark.parametrize("saved", ["Ox", "Cow"])
def test_of_damages_dealt_at_once_the_player_says_which_is_the_next(saved):
    ox, cow = (follower(name, defense=9) for name in ("Ox", "Cow"))
    cover = spell_card("Cover", "spell(next_time(damaged(your.follower), change_damage(to=0)))", cost=0)
    quake = spell_card("Quake", "spell(deal(2, your.follower))", cost=0)
    t = table(me=Side(hand=["Cover", "Quake", "Quake"], field=["Ox", "Cow"]), cards=[ox, cow, cover, quake])
    t.play("Cover").play("Quake")
    assert (t.ask.kind, t.ask.seat, t.options()) == ("replacement", 0, ["Ox", "Cow"])
    t.pick(saved)
    assert {name: t.card(name).damage for name in ("Ox", "Cow")} == {"Ox": 2, "Cow": 2, saved: 0}
    t.play("Quake")
    assert t.card(saved).damage == 2


@pytest.mark.rule("10.10.1")
def test_this_turn_each_damage():
    calm = spell_card("Calm", "spell(this_turn_if(damaged(enemy.leader), change_damage(-1)))", cost=0)
    t = table(me=Side(hand=["Calm", "Blast", "Blast"]), cards=[BLAST, calm])
    t.play("Calm").play("Blast").play("Blast")
    assert t.foe.defense == 18


@pytest.mark.rule("10.10.2.3", "10.7.4.2")
def test_what_leaves_in_place_of_damage_is_seen_to_leave():
    slime = follower("Slime", "if_would(damaged(this), destroy(this))", defense=9)
    watch = spell_card("Watch", "spell(this_turn(whenever_leaves(your.follower, draw(1))))", cost=0)
    hurt = spell_card("Hurt", "spell(deal(1, your.follower))", cost=0)
    t = table(me=Side(hand=["Watch", "Hurt"], field=["Slime"]), cards=[slime, watch, hurt])
    t.play("Watch").play("Hurt")
    assert (t.me.field, t.me.hand) == ([], ["Fighter"])


@pytest.mark.rule("10.2.1.3.2")
def test_more_dealt_on_the_opponents_turn_is_such_an_effect():
    """Dealt by one and taken by the other: the same number more, so that nobody is asked."""
    spike = follower("Spike", "deals_more(1)", attack=1, defense=9)
    brand = amulet("Brand", "damage_shift(1, your.follower)")
    ox = follower("Ox", attack=0, defense=9)
    t = fight("Ox", "Spike", spike, brand, ox, me=["Brand"])
    assert (t.ask.kind, t.card("Ox").damage) == ("main", 3)


@pytest.mark.rule("10.10.2.3")
def test_damage_that_is_dealt_in_its_place_is_not_replaced_by_the_same_again():
    thorn = amulet("Thorn", "if_would(damaged(your.leader), deal(1, your.leader))")
    t = table(me=Side(hand=["Blast"]), foe=Side(field=["Thorn"]), cards=[BLAST, thorn]).play("Blast")
    assert (t.foe.defense, dealt(t)) == (19, [("ability", 1)])
