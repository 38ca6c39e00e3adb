"""12.9 to 12.12: Storm, Rush, Assail, Intimidate."""

import pytest
from sve.playing import Side, evolved, follower, spell_card, table

from svedesk.games.sve.words import assail, rush, storm

FOES = Side(field=["Goblin", "Okami [engaged]"])


def targets(t, attacker):
    return [option.removeprefix(f"attack {attacker} > ") for option in t.options("attack")]


def runner(*keywords):
    return follower("Runner", *keywords)


@pytest.mark.rule("12.9.2", "12.10.2", "12.11.2")
@pytest.mark.parametrize(
    ("keywords", "came_now", "possible"),
    [
        ((), False, ["Okami", "leader"]),
        ((), True, []),
        ((storm,), True, ["Okami", "leader"]),
        ((rush,), True, ["Okami"]),
        ((rush,), False, ["Okami", "leader"]),
        ((assail,), False, ["Goblin", "Okami", "leader"]),
        ((assail,), True, []),
        ((rush, assail), True, ["Goblin", "Okami"]),
        ((storm, assail), True, ["Goblin", "Okami", "leader"]),
        ((rush, storm), True, ["Okami", "leader"]),
    ],
)
def test_whom_a_follower_may_attack(keywords, came_now, possible):
    t = table(me=Side(field=["Runner" + " [new]" * came_now]), foe=FOES, cards=[runner(*keywords)])
    assert targets(t, "Runner") == possible


@pytest.mark.rule("12.9.2")
def test_storm_lets_a_follower_just_played_attack():
    t = table(me=Side(hand=["Runner"]), cards=[runner(storm)])
    t.play("Runner").attack("Runner", "leader").quiet()
    assert t.foe.defense == 19


@pytest.mark.rule("12.9.2", "12.10.2")
@pytest.mark.parametrize("keyword", [storm, rush])
def test_neither_lets_an_engaged_follower_attack(keyword):
    t = table(me=Side(field=["Runner [engaged, new]"]), foe=FOES, cards=[runner(keyword)])
    assert targets(t, "Runner") == []
    assert t.why_not("attack Runner") == ("attacker-engaged", "8.4.2")


@pytest.mark.rule("12.10.2")
def test_rush_without_an_engaged_follower_to_attack_is_no_attack():
    t = table(me=Side(field=["Runner [new]"]), foe=Side(field=["Goblin"]), cards=[runner(rush)])
    assert targets(t, "Runner") == []
    assert t.why_not("attack Runner > Goblin")[0] == "target-reserved"
    assert t.why_not("attack Runner > leader") == ("leader-not-yet", "8.4.3.1")


@pytest.mark.rule("12.10.2")
def test_keywords_of_the_evolved_card_count():
    t = table(
        me=Side(field=["Runner [new]"], evolve=["Runner"]),
        foe=FOES,
        cards=[follower("Runner", "evolve(1)"), evolved("Runner", "storm")],
    )
    assert targets(t, "Runner") == []
    t.evolve("Runner")
    assert targets(t, "Runner") == ["Okami", "leader"]


@pytest.mark.rule("12.11.2")
def test_a_follower_attacked_reserved_strikes_back_as_any_other():
    t = table(me=Side(field=["Runner"]), foe=Side(field=["Goblin"]), cards=[runner(assail)])
    t.attack("Runner", "Goblin").quiet()
    assert (t.me.field, t.foe.field) == ([], ["Goblin 2/1"])
    assert not t.is_engaged("Goblin")


@pytest.mark.rule("12.12.2")
@pytest.mark.parametrize("keywords", [(), (assail,), (storm,)])
def test_a_follower_with_intimidate_cannot_be_attacked(keywords):
    ogre = follower("Ogre", "intimidate")
    t = table(me=Side(field=["Runner"]), foe=Side(field=["Ogre [engaged]"]), cards=[runner(*keywords), ogre])
    assert targets(t, "Runner") == ["leader"]
    assert t.why_not("attack Runner > Ogre") == ("intimidate", "12.12.2")


@pytest.mark.rule("12.12.2")
def test_it_attacks_itself_as_any_other():
    ogre = follower("Ogre", "intimidate")
    t = table(me=Side(field=["Ogre"]), foe=FOES, cards=[ogre])
    assert targets(t, "Ogre") == ["Okami", "leader"]


@pytest.mark.rule("12.12.2.1")
def test_intimidate_keeps_nothing_from_being_selected_by_cards_and_abilities():
    ogre = follower("Ogre", "intimidate", defense=3)
    bolt = spell_card("Bolt", "spell(both(select(enemy.follower), deal(2, it)))")
    t = table(me=Side(hand=["Bolt"]), foe=Side(field=["Ogre"]), cards=[ogre, bolt])
    t.play("Bolt").pick("Ogre")
    assert t.foe.field == ["Ogre 1/1"]


@pytest.mark.rule("12.12.2")
def test_it_cannot_be_attacked_with_ward_either_and_its_ward_binds_nobody():
    ogre = follower("Ogre", "intimidate", "ward")
    t = table(me=Side(field=["Runner"]), foe=Side(field=["Ogre [engaged]"]), cards=[runner(), ogre])
    assert targets(t, "Runner") == ["leader"]
