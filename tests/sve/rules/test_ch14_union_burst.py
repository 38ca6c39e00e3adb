"""JA 14.5.1: Union Burst, a keyword of abilities in decks based on Princess Connect! Re:Dive."""

import pytest
from sve.playing import Playing, Side, follower, played_since, spell_card, table

from svedesk.games.sve.definitions import define
from svedesk.games.sve.text.cards import card_text
from svedesk.games.sve.universes import PRINCESS_CONNECT
from svedesk.games.sve.words import draw, fanfare_and_last_words, pay, ride, union_burst

EDITION = "JA 1.24.1"
CASTER = follower(
    "Caster", "union_burst(activate(pay(2) + engage_this, draw(1)))", "on_burst(give_leader(1))", defense=5
)
HERALD = follower("Herald", "union_burst(fanfare(draw(1)))")
TWICE = follower("Twice", *(union_burst(one) for one in fanfare_and_last_words(draw(1))))
WITCH = follower("Witch", "union_burst(activate(pay_x() + engage_this, deal(x, enemy.leader), draw(1)))")
RIVAL = follower("Rival", "union_burst(strike(draw(1)))", "union_burst(activate(pay(3), give_leader(2)))")
CHEER = follower("Cheer", "whenever_bursts(your.follower, deal(1, enemy.leader))")
FREE = spell_card("Free", "spell(activate_free(your.follower))", cost=0)
AFTER = spell_card("After", "spell(when(burst_this_turn, give_leader(5)))", cost=0)
CARDS = [CASTER, HERALD, TWICE, WITCH, RIVAL, CHEER, FREE, AFTER]


def stable(*field: str, hand=(), universe: str = PRINCESS_CONNECT, edition: str = "", cards=(), pp=10) -> Playing:
    me = Side(hand=list(hand), field=list(field), pp=pp)
    universes = (universe, "")
    return table(
        me=me, foe=Side(), cards=[*CARDS, *cards], edition=edition or played_since(EDITION), universes=universes
    )


@pytest.mark.rule("14.5.1.1", "14.5.1.1.1", edition="JA 1.24.1")
def test_an_ability_with_the_keyword_is_used_as_any_other():
    t = stable("Caster").activate("Caster")
    assert (len(t.me.hand), t.me.pp, t.is_engaged("Caster")) == (1, 8, True)


@pytest.mark.rule("14.5.1.1.1", "14.5.1.1.2", edition="JA 1.24.1")
def test_the_keyword_stands_before_the_ability_once_for_those_of_one_text():
    caster, twice = (define(card.facts, card.abilities) for card in (CASTER, TWICE))
    assert card_text(caster, "en").splitlines()[0] == "Union Burst {ACT} {COST 2}, {ENGAGE}: Draw a card."
    assert card_text(twice, "ja").count("【ユニオンバースト】") == 1
    assert "Union Burst" in card_text(twice, "en").splitlines()[0]
    rider = union_burst(ride(pay(1), draw(1)))
    assert rider.text("en", "follower") == "Union Burst {RIDE} {COST 1}: Draw a card."


@pytest.mark.rule("14.5.1.1.2", "14.5.1.2", edition="JA 1.24.1")
@pytest.mark.parametrize(("universe", "drawn"), [(PRINCESS_CONNECT, 1), ("", 0), ("Umamusume: Pretty Derby", 0)])
def test_of_two_abilities_of_one_text_each_has_the_keyword(universe, drawn):
    t = stable(hand=["Twice"], universe=universe).play("Twice")
    assert len(t.me.hand) == drawn


@pytest.mark.rule("14.5.1.2", edition="JA 1.24.1")
@pytest.mark.parametrize("universe", ["", "Umamusume: Pretty Derby", "Another Tale"])
def test_in_a_deck_of_a_class_or_of_another_title_it_is_not_valid(universe):
    t = stable("Caster", "Cheer", hand=["Free", "Herald"], universe=universe)
    assert t.why_not("activate Caster") == ("no-union-burst", "14.5.1.2")
    t.play("Free").play("Herald")
    assert (t.me.hand, t.me.defense, t.foe.defense) == ([], 20, 20)


@pytest.mark.rule("14.5.1.2", edition="JA 1.24.1")
def test_it_is_the_deck_of_its_player_that_counts():
    t = table(
        me=Side(field=["Caster"]),
        foe=Side(),
        cards=CARDS,
        edition=played_since(EDITION),
        universes=("", PRINCESS_CONNECT),
    )
    assert "activate Caster" not in t.options()


@pytest.mark.parametrize("edition", ["EN 1.16.0", "JA 1.18.0"])
def test_editions_that_do_not_know_it_have_it_nowhere(edition):
    assert "activate Caster" not in stable("Caster", edition=edition).options()


@pytest.mark.rule("14.5.1.3", edition="JA 1.24.1")
def test_it_was_activated_when_it_was_played_and_resolved():
    t = stable("Caster", "Cheer", hand=["After", "Herald", "After"])
    t.play("After")
    assert t.me.defense == 20
    t.activate("Caster").in_any_order()
    assert (t.me.defense, t.foe.defense) == (21, 19)
    t.play("After")
    assert t.me.defense == 26
    t.play("Herald").in_any_order()
    assert t.foe.defense == 18


@pytest.mark.rule("14.5.1.3", edition="JA 1.24.1")
def test_other_abilities_and_the_opponents_are_not_meant():
    plain = follower("Plain", "activate(pay(0), draw(1))")
    t = stable("Plain", "Cheer", cards=[plain]).activate("Plain")
    assert t.foe.defense == 20


@pytest.mark.rule("14.5.1.3", edition="JA 1.24.1")
def test_one_whose_cost_is_not_paid_was_not_activated():
    dear = follower("Dear", "union_burst(fanfare(draw(1), cost=pay(2)))")
    t = stable("Cheer", hand=["Dear"], cards=[dear]).play("Dear").say("no")
    assert (t.me.hand, t.foe.defense) == ([], 20)
    t = stable("Cheer", hand=["Dear"], cards=[dear]).play("Dear").say("yes")
    assert (len(t.me.hand), t.foe.defense) == (1, 19)


@pytest.mark.rule("14.5.1.3", edition="JA 1.24.1")
def test_activated_by_an_effect_it_was_activated_too():
    t = stable("Caster", "Cheer", hand=["Free"]).play("Free").in_any_order()
    assert (t.me.defense, t.foe.defense) == (21, 19)


@pytest.mark.rule("14.5.1.4", edition="JA 1.24.1")
def test_without_its_original_cost_nothing_of_it_is_paid():
    t = stable("Caster", hand=["Free"], pp=0).play("Free")
    assert (len(t.me.hand), t.me.pp, t.is_engaged("Caster")) == (1, 0, False)


@pytest.mark.rule("14.5.1.4", edition="JA 1.24.1")
def test_costs_that_come_on_top_are_paid_or_not():
    more = follower("More", "union_burst(activate(pay(5), draw(1), when_playing(pay(1), give_leader(3))))")
    t = stable("More", hand=["Free"], cards=[more], pp=1).play("Free").say("yes")
    assert (len(t.me.hand), t.me.pp, t.me.defense) == (1, 0, 23)
    t = stable("More", hand=["Free"], cards=[more], pp=1).play("Free").say("no")
    assert (len(t.me.hand), t.me.pp, t.me.defense) == (1, 1, 20)


@pytest.mark.rule("14.5.1.4", edition="JA 1.24.1")
def test_it_is_played_with_its_options_and_targets():
    archer = follower("Archer", "union_burst(activate(pay(5), select(enemy.follower), deal(1, it)))")
    me, foe = Side(hand=["Free"], field=["Archer"]), Side(field=["Goblin", "Fighter"])
    universes = (PRINCESS_CONNECT, "")
    t = table(me=me, foe=foe, cards=[*CARDS, archer], edition=played_since(EDITION), universes=universes)
    t.play("Free").pick("Fighter")
    assert t.foe.field == ["Goblin 2/2", "Fighter 2/2"]
    t = table(me=me, foe=Side(), cards=[*CARDS, archer], edition=played_since(EDITION), universes=universes)
    assert t.play("Free").ask.kind == "main"  # without a target it cannot be played


@pytest.mark.rule("14.5.1.4", edition="JA 1.24.1")
def test_a_once_per_turn_ability_is_not_activated_twice():
    once = follower("Once", "union_burst(activate(pay(1), draw(1), times=1))")
    t = stable("Once", hand=["Free"], cards=[once]).activate("Once").play("Free")
    assert len(t.me.hand) == 1


@pytest.mark.rule("14.5.1.4.1", edition="JA 1.24.1")
def test_an_automatic_ability_is_played_whatever_it_waits_for():
    t = stable("Herald", hand=["Free"]).play("Free")
    assert len(t.me.hand) == 1


@pytest.mark.rule("14.5.1.4.1", edition="JA 1.24.1")
def test_limits_of_what_it_waits_for_are_left_aside_too():
    bard = follower("Bard", "union_burst(limited(strike(draw(1))))")
    t = stable("Bard", hand=["Free", "Free"], cards=[bard]).play("Free").play("Free")
    assert len(t.me.hand) == 2


@pytest.mark.rule("14.5.1.4.1", edition="JA 1.24.1")
def test_two_abilities_of_one_text_are_no_choice():
    t = stable("Twice", hand=["Free"]).play("Free")
    assert (t.ask.kind, len(t.me.hand)) == ("main", 1)


@pytest.mark.rule("14.5.1.4", edition="JA 1.24.1")
def test_of_several_the_player_says_which():
    t = stable("Rival", hand=["Free"]).play("Free")
    assert len(t.ask.options) == 2
    t.numbers(0)
    assert (t.me.defense, len(t.me.hand)) == (22, 0)


@pytest.mark.rule("14.5.1.4.2", edition="JA 1.24.1")
def test_an_x_that_is_the_players_to_choose_is_0():
    t = stable("Witch", hand=["Free"]).play("Free")
    assert (t.foe.defense, t.me.pp, len(t.me.hand)) == (20, 10, 1)
    t = stable("Witch").activate("Witch").numbers(3)
    assert (t.foe.defense, t.me.pp) == (17, 7)


def test_a_card_without_union_burst_has_nothing_to_activate():
    plain = follower("Plain", "activate(pay(0), draw(1))", "fanfare(draw(1))")
    t = stable("Plain", hand=["Free"], cards=[plain]).play("Free")
    assert t.me.hand == []
