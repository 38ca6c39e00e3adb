"""12.3: Quick."""

import pytest
from sve.playing import Side, amulet, follower, shipped_card, spell_card, table

from svedesk.games.sve.actions.give import give as give_card

DART = spell_card("Dart", "quick", "spell(draw(1))")
SLOW = spell_card("Slow", "spell(draw(1))")
WELL = amulet("Well", "quick_activate(pay(1), draw(1))", "activate(pay(2), draw(2))")


@pytest.mark.rule("12.3.2", "12.3.4")
def test_a_card_with_quick_can_be_played_when_an_opponents_follower_has_attacked():
    t = table(me=Side(field=["Fighter"]), foe=Side(hand=["Dart", "Slow"], pp=1), cards=[DART, SLOW])
    t.attack("Fighter", "leader")
    assert (t.ask.kind, t.ask.seat) == ("quick", 1)
    assert t.options() == ["play Dart", "pass"]
    assert t.why_not("play Slow") == ("not-quick", "12.3.4")
    t.play("Dart")
    assert (t.foe.cemetery, t.foe.pp, t.foe.defense) == (["Dart"], 0, 20)
    t.quiet()
    assert t.foe.defense == 18


@pytest.mark.rule("12.3.4")
def test_and_at_the_end_of_an_opponents_turn():
    t = table(foe=Side(hand=["Dart", "Slow"]), cards=[DART, SLOW]).end()
    assert (t.ask.kind, t.ask.seat, t.ask.reason.key) == ("quick", 1, "quick-end")
    assert t.options() == ["play Dart", "pass"]


@pytest.mark.rule("12.3.4")
def test_and_at_no_other_time():
    t = table(me=Side(hand=["Dart", "Goblin"]), foe=Side(hand=["Dart"]), cards=[DART]).play("Goblin")
    assert (t.ask.kind, t.ask.seat) == ("main", 0)
    t.end().say("pass")
    assert (t.ask.kind, t.ask.seat) == ("main", 1)


@pytest.mark.rule("12.3.6")
@pytest.mark.parametrize("zone", ["hand", "ex"])
def test_quick_that_was_given_is_valid_where_the_card_can_be_played(zone):
    t = table(me=Side(field=["Fighter"]), foe=Side(**{zone: ["Slow"]}), cards=[SLOW])
    give_card(t.game, t.card("Slow", zone).id, "keyword", "quick", "X")
    t.attack("Fighter", "leader")
    assert t.options() == ["play Slow", "pass"]


@pytest.mark.rule("12.3.4")
def test_quick_is_asked_again_until_nothing_is_played():
    t = table(me=Side(field=["Fighter"]), foe=Side(hand=["Dart", "Dart"]), cards=[DART])
    t.attack("Fighter", "leader").play("Dart")
    assert (t.ask.kind, t.ask.seat) == ("quick", 1)
    t.play("Dart")
    assert t.options() == ["pass"]


@pytest.mark.rule("12.3.3")
def test_an_activated_ability_with_quick_can_be_played_in_the_opponents_turn_and_one_without_cannot():
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Well"], hand=[]), cards=[WELL])
    t.attack("Fighter", "leader")
    assert [(option.kind, option.index) for option in t.ask.options] == [("activate", 0), ("pass", 0)]
    t.activate("Well")
    assert (t.foe.hand, t.foe.pp) == (["Fighter"], 9)


@pytest.mark.rule("12.3.3")
def test_so_can_one_of_a_card_in_hand_and_one_without_cannot():
    scout = follower(
        "Scout", "quick_activate_from_hand(pay(1) + discard_this, draw(1))", "activate_from_hand(pay(1), draw(2))"
    )
    t = table(me=Side(field=["Fighter"]), foe=Side(hand=["Scout"], pp=1), cards=[scout]).attack("Fighter", "leader")
    assert [(option.kind, option.index) for option in t.ask.options] == [("activate", 0), ("pass", 0)]
    assert t.why_not("activate Scout") == ("not-quick", "12.3.4")
    t.activate("Scout")
    assert (t.foe.hand, t.foe.cemetery, t.foe.pp) == (["Fighter"], ["Scout"], 0)
    t = table(me=Side(field=["Fighter"]), foe=Side(hand=["Scout"], pp=0), cards=[scout]).attack("Fighter", "leader")
    assert t.options() == ["pass"]


@pytest.mark.rule("12.3.3")
def test_only_the_quick_of_the_ability_counts_not_one_of_another_card():
    t = table(
        me=Side(field=["Fighter"]),
        foe=Side(field=["Mill"], hand=["Dart"]),
        cards=[DART, amulet("Mill", "quick", "activate(pay(0), draw(1))")],
    )
    t.attack("Fighter", "leader")
    assert t.options() == ["play Dart", "pass"]
    assert t.why_not("activate Mill") == ("not-quick", "12.3.4")


@pytest.mark.rule("12.3.5")
def test_cards_and_abilities_with_quick_can_be_played_in_ones_own_main_phase():
    t = table(me=Side(hand=["Dart"], field=["Well"]), cards=[DART, WELL])
    assert t.options() == ["play Dart", "activate Well", "activate Well", "end"]
    t.play("Dart")
    assert t.me.hand == ["Fighter"]


@pytest.mark.rule("10.3.4", "12.3.6")
@pytest.mark.parametrize(("zone", "possible"), [("hand", True), ("ex", True), ("cemetery", False), ("deck", False)])
def test_quick_is_valid_where_the_card_can_be_played(zone, possible):
    t = table(me=Side(field=["Fighter"]), foe=Side(**{zone: ["Dart"]}), cards=[DART])
    t.attack("Fighter", "leader")
    assert ("play Dart" in t.options()) == possible


@pytest.mark.rule("12.3.4")
def test_the_active_player_is_not_asked_and_pays_nothing():
    scout = follower("Scout", "quick")
    t = table(me=Side(field=["Fighter"], hand=["Dart"], pp=3), foe=Side(hand=["Scout"], pp=4), cards=[DART, scout])
    t.attack("Fighter", "leader").play("Scout")
    assert (t.foe.field, t.foe.pp, t.me.pp) == (["Scout 1/1"], 3, 3)
    assert (t.ask.kind, t.ask.seat) == ("quick", 1)


@pytest.mark.rule("12.3.4")
def test_attacks_and_evolving_are_no_quick_actions():
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Goblin"], evolve=["Goblin"]))
    t.attack("Fighter", "leader")
    assert t.options() == ["pass"]
    assert t.why_not("evolve Goblin")[0] == "not-your-turn"
    assert t.why_not("attack Goblin")[0] == "not-your-turn"


@pytest.mark.rule("12.3.2")
@pytest.mark.parametrize("number", ["BP07-041", "BP11-045", "BP12-085", "BP14-098", "CP03-075", "DSD01A-009"])
def test_shipped_spells_with_quick_answer_an_attack(number):
    """Lists lack the icon: `resources/quick.json` tells which have it."""
    spell = shipped_card(number)
    name = spell.facts.name
    t = table(me=Side(field=["Fighter"]), foe=Side(hand=[number], pp=spell.facts.cost), cards=[spell])
    assert f"play {name}" in t.attack("Fighter", "leader").options()
    before = t.me.field
    t.play(name).pick("Fighter")
    assert t.foe.cemetery == [name]
    assert t.me.field != before


def test_of_a_card_whose_list_lacks_the_icon_it_is_said_that_nobody_knows():
    song = spell_card("Song", "quick_unknown", "spell(draw(1))")
    t = table(me=Side(field=["Fighter"]), foe=Side(hand=["Song"], pp=1), cards=[song])
    assert t.attack("Fighter", "leader").options() == ["pass"]
    assert t.why_not("play Song") == ("quick-unknown", "12.3.4")
