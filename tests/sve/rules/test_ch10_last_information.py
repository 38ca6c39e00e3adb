"""10.11 and 10.12: what a card was last, and where effects and damage come from."""

import pytest
from sve.playing import Side, amulet, evolved, follower, spell_card, table
from sve.rules.probes import When

from svedesk.engine.events import CardChanged, DamageDealt
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.trigger_events import AttackMade
from svedesk.games.sve.words import destroy, your

AVENGER = follower("Avenger", "last_words(deal(attack_of(this), enemy.follower))", attack=1, defense=1)
CULL = spell_card("Cull", "spell(destroy(your.follower))")
PLUS = spell_card("Plus", "spell(both(select(your.follower), give(it, attack=2)))")
ANTHEM = follower("Anthem", "while_here(your.follower.but_this(), attack=1)")


@pytest.mark.rule("10.11.1")
def test_what_a_card_gave_and_was_given_counts_as_it_was_when_it_left_the_field():
    t = table(
        me=Side(hand=["Plus", "Cull"], field=["Avenger", "Anthem"]),
        foe=Side(field=["Okami"]),
        cards=[AVENGER, CULL, PLUS, ANTHEM],
    )
    t.play("Plus").pick("Avenger")
    assert t.me.field[0] == "Avenger 4/1"
    t.play("Cull")
    assert t.foe.field == ["Okami 5/1"]


@pytest.mark.rule("10.11.1")
def test_an_evolved_card_that_left_was_last_what_it_was_evolved():
    base, grown = follower("Avenger", "evolve(1)", attack=1), evolved("Avenger", *AVENGER.abilities, attack=3)
    t = table(me=Side(hand=["Cull"], field=["Avenger [evolved]"]), foe=Side(field=["Okami"]), cards=[base, grown, CULL])
    t.play("Cull")
    assert t.me.evolve_deck == ["Avenger (faceup)"]  # handled before the ability was played
    assert t.foe.field == ["Okami 5/2"]


@pytest.mark.rule("10.11.1")
def test_a_token_that_ceased_to_exist_is_remembered_too():
    token = follower("Spirit", *AVENGER.abilities, attack=3, special="token")
    t = table(me=Side(hand=["Cull"], field=["Spirit"]), foe=Side(field=["Okami"]), cards=[token, CULL])
    t.play("Cull")
    assert t.foe.field == ["Okami 5/2"]


@pytest.mark.rule("10.11.1")
def test_a_text_that_moved_a_card_on_still_knows_what_it_was():
    harvest = spell_card("Harvest", "spell(select(enemy.follower), destroy(it), give_leader(attack_of(it)))")
    t = table(me=Side(hand=["Harvest"]), foe=Side(field=["Okami", "Anthem"]), cards=[harvest, ANTHEM])
    t.play("Harvest").pick("Okami")
    assert t.me.defense == 26


@pytest.mark.rule("10.11.1")
def test_defense_is_remembered_with_the_damage_it_had():
    recall = spell_card("Recall", "spell(select(any_side.follower), return_to_hand(it), give_leader(defense_of(it)))")
    t = table(me=Side(hand=["Recall"], field=["Okami [damage 2]"]), cards=[recall])
    t.play("Recall").pick("Okami")
    assert (t.me.hand, t.me.defense) == (["Okami"], 23)


@pytest.mark.rule("10.11.1")
def test_an_ability_of_an_attacker_that_fell_meanwhile_knows_what_it_was():
    """The mine destroys the attacker before the attacker's Strike is played."""
    lancer = follower("Lancer", "strike(deal(attack_of(this), enemy.follower))", attack=3)
    mine = amulet(
        "Mine", Automatic(When(lambda watch: isinstance(watch.happening, AttackMade)), (destroy(your.follower),))
    )
    t = table(me=Side(field=["Lancer", "Mine"]), foe=Side(field=["Okami"]), cards=[lancer, mine])
    t.attack("Lancer", "leader").say("pending Mine")
    assert t.me.cemetery == ["Lancer"]
    assert t.foe.field == ["Okami 5/2"]


@pytest.mark.rule("10.11.1")
def test_a_card_still_there_counts_as_it_is_now():
    duel = follower(
        "Duel", "activate(pay(1), give(this, attack=1), both(select(enemy.follower), deal(attack_of(this), it)))"
    )
    t = table(me=Side(field=["Duel"]), foe=Side(field=["Okami"]), cards=[duel])
    t.activate("Duel").pick("Okami")
    assert t.foe.field == ["Okami 5/3"]


@pytest.mark.rule("10.11.1")
def test_undo_and_redo_come_to_the_same_last_information():
    t = table(me=Side(hand=["Plus", "Cull"], field=["Avenger"]), foe=Side(field=["Okami"]), cards=[AVENGER, CULL, PLUS])
    t.play("Plus").pick("Avenger").play("Cull")
    after = t.session.digest()
    t.session.undo(2)
    t.session.redo()
    t.session.redo()
    assert t.session.digest() == after
    fork = t.session.fork()
    fork.asked_anew()  # has the rules started there
    assert fork.digest() == after


# -- sources -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.12.1.1", "10.12.2.2")
def test_the_source_of_an_effect_and_of_its_damage_is_the_card_with_the_ability():
    archer = follower("Archer", "fanfare(deal(1, enemy.follower), give(this, attack=1))")
    t = table(me=Side(hand=["Archer"]), foe=Side(field=["Okami"]), cards=[archer])
    t.play("Archer")
    (damage,) = [event for event in t.events if isinstance(event, DamageDealt)]
    assert (damage.source, damage.kind) == (t.card("Archer", "field").id, "ability")
    assert [event.source for event in t.events if isinstance(event, CardChanged)] == ["X-Archer"]


@pytest.mark.rule("10.12.2.1")
def test_the_source_of_attack_damage_is_the_follower_that_deals_it():
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Goblin [engaged]"]))
    attacker, target = t.card("Fighter", "field").id, t.card("Goblin", "field").id
    t.attack("Fighter", "Goblin").quiet()
    dealt = [(event.source, event.target) for event in t.events if isinstance(event, DamageDealt)]
    assert dealt == [(attacker, target), (target, attacker)]


@pytest.mark.rule("10.11.1")
@pytest.mark.parametrize(("cost", "drawn"), [(1, 0), (3, 1)])
def test_a_spell_that_was_played_is_spoken_of_as_it_was_when_it_has_gone(cost, drawn):
    owl = follower("Owl", "whenever_plays(your.spell, if_it_is(any_side.spell.that_cost_at_least(3), draw(1)))")
    song = spell_card("Song", "spell(give_leader(1))", cost=cost)
    t = table(me=Side(hand=["Song"], field=["Owl"]), cards=[owl, song]).play("Song")
    assert (t.me.cemetery, len(t.me.hand)) == (["Song"], drawn)
