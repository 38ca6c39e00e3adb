"""10.6.2: cards that a text plays, for another cost."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table

BOLT = spell_card("Bolt", "spell(select(enemy.follower), deal(2, it))", cost=6)
WITCH = follower("Witch", "activate((), select(your.card.in_cemetery), play_it(it))")
THIEF = follower("Thief", "activate((), select(enemy.card.in_cemetery), play_it(it))")


def stage(*cemetery: str, cards: tuple = (), foe: tuple[str, ...] = (), field: tuple[str, ...] = (), **side: object):
    me = Side(**{"field": ["Witch", *field], "cemetery": list(cemetery), "pp": 0, **side})
    return table(me=me, foe=Side(field=list(foe)), cards=[WITCH, THIEF, BOLT, *cards])


@pytest.mark.rule("10.6.2")
def test_a_spell_is_played_from_the_cemetery_for_nothing_and_goes_back_there():
    t = stage("Bolt", foe=("Fighter", "Goblin")).activate("Witch")
    t.pick("Bolt").pick("Goblin")
    assert (t.foe.field, t.me.cemetery, t.me.pp) == (["Fighter 2/3"], ["Bolt"], 0)
    assert t.table.number(0, "cards_played") == 1


def test_what_was_asked_for_it_cannot_be_taken_back():
    t = stage("Bolt", foe=("Fighter", "Goblin")).activate("Witch").pick("Bolt")
    assert not t.ask.cancel


@pytest.mark.rule("1.3.2")
def test_a_spell_without_targets_is_not_played_and_stays_as_it_was():
    t = stage("Bolt").activate("Witch").pick("Bolt")
    assert (t.me.cemetery, t.table.number(0, "cards_played")) == (["Bolt"], 0)
    assert t.table.in_zone(0, "cemetery")[0].given == ()


@pytest.mark.rule("10.6.2.8.1")
def test_a_follower_is_put_onto_the_field_and_its_fanfare_happens():
    herald = follower("Herald", "fanfare(draw(1))", cost=7)
    t = stage("Herald", cards=(herald,), deck=["Okami"]).activate("Witch").pick("Herald").quiet()
    assert (t.me.field, t.me.hand) == (["Witch 1/1", "Herald 1/1"], ["Okami"])


@pytest.mark.rule("10.6.2.6")
def test_what_has_no_room_is_not_played():
    t = stage("Goblin", field=("Fairy",) * 4).activate("Witch").pick("Goblin")
    assert (t.me.cemetery, len(t.me.field)) == (["Goblin"], 5)


@pytest.mark.editions("EN 1.16.0", "EN early")  # in the others what costs more means cards in hand (4.4.3.1)
@pytest.mark.rule("10.10.2.4")
@pytest.mark.parametrize(("pp", "played"), [(0, False), (2, True)])
def test_what_makes_it_dearer_counts_on_top(pp, played):
    tax = amulet("Tax", "play_cost(your.follower, shift=2)")
    t = stage("Goblin", cards=(tax,), field=("Tax",), pp=pp).activate("Witch").pick("Goblin")
    assert ("Goblin 2/2" in t.me.field) == played
    assert t.me.pp == 0


@pytest.mark.rule("10.6.2.5.1.4")
def test_an_additional_cost_is_paid():
    demon = follower("Demon", 'added_cost(discarding("card"))', cost=8)
    t = stage("Demon", cards=(demon,), hand=["Okami"]).activate("Witch").pick("Demon").pick("Okami").quiet()
    assert (t.me.hand, t.me.field) == ([], ["Witch 1/1", "Demon 1/1"])
    t = stage("Demon", cards=(demon,)).activate("Witch").pick("Demon").quiet()
    assert t.me.field == ["Witch 1/1"]


def test_what_can_be_played_from_the_hand_only_is_not():
    shy = follower("Shy", 'cannot_play("elsewhere")')
    t = stage("Shy", cards=(shy,)).activate("Witch").pick("Shy")
    assert t.me.cemetery == ["Shy"]


def test_a_card_of_the_opponents_cemetery_comes_to_your_field():
    t = table(me=Side(field=["Thief"], pp=0), foe=Side(cemetery=["Okami"]), cards=[THIEF])
    t.activate("Thief").pick("Okami").quiet()
    assert (t.me.field, t.foe.cemetery) == (["Thief 1/1", "Okami 5/5"], [])


def test_it_counts_among_the_cards_played_this_turn():
    storm = spell_card("Storm", "spell(when(combo(2), draw(1)))", cost=9)
    t = stage("Storm", cards=(storm,), hand=["Fairy"], pp=1, deck=["Okami"]).play("Fairy").activate("Witch")
    assert t.pick("Storm").me.hand == ["Okami"]
