"""10.5: confirmation timing."""

import pytest
from sve.playing import Playing, Side, follower, spell_card, table
from sve.rules.probes import Do, outcome

from svedesk.engine.events import CardMoved, Played
from svedesk.engine.records import Place
from svedesk.games.sve.actions.damage import deal
from svedesk.games.sve.trigger_events import Damage
from svedesk.games.sve.words import Token, any_side, destroy, spell, summon

DOOM = spell_card("Doom", "spell(destroy(any_side.follower))")
SHIELD = Token("X-Shield", "Shield", "Shield")
HEIR = follower("Heir", "last_words(draw(1))")


def shield():
    return follower("Shield", special="token", defense=2)


def their_shield(game, context):
    game.table.create(SHIELD.number, 1 - context.seat, Place(1 - context.seat, "field"))


def happened(t: Playing) -> list[str]:
    """What was destroyed and which automatic abilities were played, in order, "foe's" before those of seat 1."""
    said = []
    for event in t.events:
        name = t.session.ruleset.facts(event.number).name if hasattr(event, "number") else ""
        if isinstance(event, CardMoved) and event.why == "destroy":
            said.append(f"{name} destroyed")
        elif isinstance(event, Played) and event.what == "automatic":
            said.append(("foe's " if event.seat else "") + name)
    return said


@pytest.mark.rule("10.5.1.1", "10.7.1")
def test_rules_are_handled_before_abilities_that_wait_are_played():
    def strikes_down(game, context):
        leader = game.table.zone(1 - context.seat, "leader")[0]
        return deal(game, [Damage(context.this, leader, 3, "ability")])

    t = table(
        me=Side(hand=["Judgement"], field=["Healer"]),
        foe=Side(field=["Healer"], defense=3),
        cards=[
            spell_card("Judgement", spell(destroy(any_side.follower), Do(strikes_down))),
            follower("Healer", "last_words(give_leader(5))"),
        ],
    )
    t.play("Judgement")
    assert outcome(t) == ((0,), {1: "defense"})
    assert "foe's Healer" not in happened(t)


@pytest.mark.rule("10.5.2.1")
def test_rules_are_handled_until_none_applies_and_only_then_abilities_are_played():
    """The banner's follower falls when the banner does, without an ability between."""
    banner = follower("Banner", "last_words(draw(1))", "while_here(your.follower.but_this(), defense=1)", defense=2)
    t = table(
        me=Side(hand=["Angelic Barrage", "Angelic Barrage"]), foe=Side(field=["Banner", "Goblin"]), cards=[banner]
    )
    t.play("Angelic Barrage").play("Angelic Barrage")
    assert happened(t) == ["Banner destroyed", "Goblin destroyed", "foe's Banner"]


@pytest.mark.rule("10.5.2.2", "10.5.2.3")
def test_the_active_players_abilities_are_played_first():
    t = table(me=Side(hand=["Doom"], field=["Heir", "Heir"]), foe=Side(field=["Heir"]), cards=[DOOM, HEIR])
    t.play("Doom").say("pending Heir")
    assert happened(t)[-3:] == ["Heir", "Heir", "foe's Heir"]


@pytest.mark.rule("10.5.2.2")
def test_after_each_ability_it_begins_again_with_the_active_player():
    """What an ability of the active player triggers comes before the other's, though it was triggered later."""
    nest = follower("Nest", 'last_words(summon(Token("X-Chick", "Chick", "Chick")))')
    chick = follower("Chick", "fanfare(draw(1))", special="token")
    t = table(me=Side(hand=["Doom"], field=["Nest"]), foe=Side(field=["Heir"]), cards=[DOOM, HEIR, nest, chick])
    t.play("Doom")
    assert happened(t)[-3:] == ["Nest", "Chick", "foe's Heir"]


@pytest.mark.rule("10.5.2.1", "10.5.2.2")
def test_after_each_ability_rules_are_handled_again():
    bomb = follower("Bomb", "last_words(deal(2, enemy.follower))")
    push = spell_card("Push", "spell(destroy(your.follower))")
    t = table(
        me=Side(hand=["Push"], field=["Bomb", "Bomb"]), foe=Side(field=["Goblin", "Heir"]), cards=[bomb, push, HEIR]
    )
    t.play("Push").say("pending Bomb")
    assert happened(t) == ["Bomb", "Goblin destroyed", "Heir destroyed", "Bomb", "foe's Heir"]


@pytest.mark.rule("10.5.2.3")
def test_after_one_of_the_other_players_abilities_all_begins_again():
    """What the first of them makes the active player wait for comes before the second."""
    spite, martyr = follower("Spite", "last_words(deal(1, enemy.follower))"), follower("Martyr", "last_words(draw(1))")
    purge = spell_card("Purge", "spell(destroy(enemy.follower))")
    cards = [spite, martyr, purge]
    t = table(me=Side(hand=["Purge"], field=["Martyr"]), foe=Side(field=["Spite", "Spite"]), cards=cards)
    t.play("Purge").say("pending Spite")
    assert happened(t)[-4:] == ["foe's Spite", "Martyr destroyed", "Martyr", "foe's Spite"]


@pytest.mark.rule("10.5.2.3")
def test_the_other_player_picks_among_their_own():
    t = table(me=Side(hand=["Doom"]), foe=Side(field=["Heir", "Heir"], deck=["Goblin"] * 3), cards=[DOOM, HEIR])
    t.play("Doom")
    assert (t.ask.seat, t.ask.kind) == (1, "pending")
    t.say("pending Heir")
    assert t.foe.hand == ["Goblin", "Goblin"]


@pytest.mark.rule("10.5.2")
def test_the_whole_of_it_in_its_order():
    """Both bombs fall; mine bursts first, and what it fells is destroyed before the other's bursts."""
    bomb = follower("Bomb", "last_words(deal(2, enemy.follower))", defense=1)
    t = table(
        me=Side(hand=["Doom"], field=["Bomb"]),
        foe=Side(field=["Bomb"]),
        cards=[spell_card("Doom", spell(destroy(any_side.follower), summon(SHIELD), Do(their_shield))), bomb, shield()],
    )
    t.play("Doom")
    assert happened(t) == [
        "Bomb destroyed",
        "Bomb destroyed",
        "Bomb",
        "Shield destroyed",
        "foe's Bomb",
        "Shield destroyed",
    ]
    assert (t.me.field, t.foe.field, t.ask.kind) == ([], [], "main")


@pytest.mark.rule("10.5.2.4")
def test_it_ends_when_nothing_waits_any_more():
    t = table(me=Side(hand=["Doom"], field=["Heir"]), cards=[DOOM, HEIR])
    t.play("Doom")
    assert t.table.pending == ()
    assert (t.ask.kind, t.ask.seat) == ("main", 0)


@pytest.mark.rule("10.5.2.4")
def test_it_does_not_end_before_the_rules_were_handled_after_the_last_ability():
    archer = follower("Archer", "fanfare(deal(9, enemy.follower))")
    t = table(me=Side(hand=["Archer"]), foe=Side(field=["Goblin"]), cards=[archer]).play("Archer")
    assert (t.ask.kind, t.foe.field, t.foe.cemetery) == ("main", [], ["Goblin"])
