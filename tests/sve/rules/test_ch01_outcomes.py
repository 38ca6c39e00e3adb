"""1.2: how a game ends."""

from dataclasses import replace

import pytest
from sve.playing import Side, amulet, evolved, follower, new_game, spell_card, table
from sve.rules.probes import Do, by_hand, outcome

from svedesk.engine.events import GameEnded
from svedesk.engine.message import Refused
from svedesk.engine.records import Place
from svedesk.games.sve.actions.damage import deal
from svedesk.games.sve.actions.draw import draw
from svedesk.games.sve.trigger_events import Damage
from svedesk.games.sve.verbs.by_hand import ByHand
from svedesk.games.sve.words import draw as draws
from svedesk.games.sve.words import last_words, spell


def hits_both_leaders(points: int):
    def act(game, context):
        leaders = [game.table.zone(seat, "leader")[0] for seat in (0, 1)]
        return deal(game, [Damage(context.this, leader, points, "ability") for leader in leaders])

    return spell_card("Cataclysm", spell(Do(act)))


# -- losing ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.2.1")
def test_the_game_ends_when_one_loses_and_the_other_wins():
    t = table(me=Side(field=["Fighter"]), foe=Side(defense=2))
    t.attack("Fighter", "leader").quiet()
    assert outcome(t) == ((0,), {1: "defense"})
    assert t.session.ask is None
    assert t.table.step == ("over",)
    assert t.events[-1] == GameEnded(t.table.outcome)
    with pytest.raises(Refused):
        t.session.answer((0,))


@pytest.mark.rule("1.2.1.1")
@pytest.mark.parametrize(("defense", "left", "over"), [(3, 1, False), (2, 0, True), (1, -1, True)])
def test_a_leader_with_0_or_less_defense_loses(defense, left, over):
    t = table(me=Side(field=["Fighter"]), foe=Side(defense=defense))
    t.attack("Fighter", "leader").quiet()
    assert t.foe.defense == left
    assert (t.table.outcome is not None) == over


@pytest.mark.rule("1.2.1.2")
def test_a_draw_from_an_empty_deck_loses():
    t = table(me=Side(hand=["Forge Weaponry"], field=["Fighter"], deck=[]))
    t.play("Forge Weaponry").pick("Fighter")
    assert outcome(t) == ((1,), {0: "deck"})


@pytest.mark.rule("1.2.1.2")
def test_drawing_the_last_card_loses_nothing():
    t = table(me=Side(hand=["Forge Weaponry"], field=["Fighter"], deck=["Goblin"]))
    t.play("Forge Weaponry").pick("Fighter")
    assert (t.me.hand, t.me.deck, outcome(t)) == (["Goblin"], [], None)


@pytest.mark.rule("1.2.1.2")
def test_the_draw_of_a_turn_from_an_empty_deck_loses():
    t = table(foe=Side(deck=[])).end().quiet()
    assert outcome(t) == ((0,), {1: "deck"})


@pytest.mark.rule("1.2.1.2", "5.9.1.1")
def test_a_card_that_comes_into_the_deck_after_the_draw_saves_nobody():
    def draw_then_fill(game, context):
        yield from draw(game, context.seat, 1)
        game.table.move(game.table.zone(0, "hand")[0], Place(0, "deck"))

    t = table(me=Side(hand=["Late", "Goblin"], deck=[]), cards=[spell_card("Late", spell(Do(draw_then_fill)))])
    t.play("Late")
    assert t.me.deck == ["Goblin"]
    assert outcome(t) == ((1,), {0: "deck"})


# -- together ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.2.2")
def test_leaders_that_fall_together_make_a_draw():
    t = table(me=Side(hand=["Cataclysm"], defense=3), foe=Side(defense=2), cards=[hits_both_leaders(3)])
    t.play("Cataclysm")
    assert outcome(t) == ((), {0: "defense", 1: "defense"})
    assert t.session.ask is None


@pytest.mark.rule("1.2.2")
def test_losing_together_for_different_reasons_is_a_draw():
    def both_draw(game, context):
        yield from draw(game, 0, 1)
        yield from draw(game, 1, 1)

    both = Do(both_draw)
    t = table(me=Side(hand=["Famine"], deck=[]), foe=Side(deck=[]), cards=[spell_card("Famine", spell(both))])
    assert outcome(t.play("Famine")) == ((), {0: "deck", 1: "deck"})
    falling = hits_both_leaders(2).abilities[0].steps[0]
    last_gasp = spell_card("Last Gasp", spell(draws(1), falling))
    t = table(me=Side(hand=["Last Gasp"], deck=[]), foe=Side(defense=1), cards=[last_gasp])
    assert outcome(t.play("Last Gasp")) == ((), {0: "deck", 1: "defense"})


@pytest.mark.rule("1.2.2")
def test_who_has_lost_already_does_not_wait_for_what_would_have_come():
    """My leader falls at the confirmation timing; the Last Words that would fell the other's come too late."""
    revenge = follower("Avenger", last_words(hits_both_leaders(20).abilities[0].steps[0]), defense=1)
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Avenger [engaged]"], defense=1), cards=[revenge])
    by_hand(t, "number_set", side=1, text="leader_defense", amount=0)
    t.attack("Fighter", "Avenger")
    assert outcome(t) == ((0,), {1: "defense"})
    assert t.me.defense == 20


# -- conceding ---------------------------------------------------------------------------------------------------------


def at_first():
    return new_game(seed=3)


def at_redraw():
    return new_game(first=0)


def at_order():
    return new_game(first=0).say("yes")


def at_main():
    return table()


def at_quick():
    return table(me=Side(field=["Fighter"])).attack("Fighter", "leader")


def at_target():
    return table(me=Side(hand=["Angelic Snipe"]), foe=Side(field=["Fighter"])).play("Angelic Snipe")


def at_choose():
    return table(me=Side(hand=["Tsubaki"]), foe=Side(field=["Fighter"])).play("Tsubaki")


def at_evolve_point():
    return table(me=Side(field=["Goblin"], evolve=["Goblin"], ep=1)).evolve("Goblin")


def at_select():
    small = evolved("Twin")
    large = replace(small, facts=replace(small.facts, number="X-Twin-L", attack=9))
    cards = [follower("Twin", "evolve(1)"), small, large]
    return table(me=Side(field=["Twin"], evolve=["X-Twin-E", "X-Twin-L"]), cards=cards).evolve("Twin")


def at_keep():
    t = table(me=Side(field=["Fighter"] * 5))
    return by_hand(t, "create", to=(0, "field"), text="SD02-019", amount=1).end()


def at_pending():
    return table(me=Side(field=["Okami"], hand=["Waltzing Fairy"])).play("Waltzing Fairy")


def at_ward():
    return table(me=Side(field=["Veteran Lancer"])).end()


def at_discard():
    return table(me=Side(hand=["Fighter"] * 8)).end().quiet()


def at_number():
    return table(me=Side(hand=["Aria, Fairy Princess"])).play("Aria, Fairy Princess").pick()


def at_replacement():
    shifts = [amulet("Shield", "damage_shift(-1)"), amulet("Curse", "damage_shift(2)")]
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Shield", "Curse"]), cards=shifts)
    return t.attack("Fighter", "leader").quiet()


def at_by_hand():
    return table(me=Side(hand=["Riddle"]), cards=[spell_card("Riddle", spell(ByHand()))]).play("Riddle")


def at_look():
    return table(me=Side(hand=["Sorcery Cache"])).play("Sorcery Cache")


def at_divide():
    rain = spell_card("Rain", "spell(both(select_up_to(2, enemy.follower), deal_divided(3)))")
    t = table(me=Side(hand=["Rain"]), foe=Side(field=["Okami", "Treant"]), cards=[rain])
    return t.play("Rain").pick("Okami", "Treant")


def at_may():
    return table(me=Side(hand=["Sage"]), cards=[follower("Sage", "fanfare(draw(1), cost=pay(1))")]).play("Sage")


QUESTIONS = {
    "first": at_first,
    "redraw": at_redraw,
    "order": at_order,
    "main": at_main,
    "quick": at_quick,
    "target": at_target,
    "choose": at_choose,
    "evolve_point": at_evolve_point,
    "select": at_select,
    "keep": at_keep,
    "pending": at_pending,
    "ward": at_ward,
    "discard": at_discard,
    "number": at_number,
    "replacement": at_replacement,
    "by_hand": at_by_hand,
    "look": at_look,
    "divide": at_divide,
    "may": at_may,
}


@pytest.mark.rule("1.2.3")
@pytest.mark.parametrize("kind", QUESTIONS)
@pytest.mark.parametrize("seat", [0, 1])
def test_either_player_may_concede_at_any_question(kind, seat):
    t = QUESTIONS[kind]()
    assert t.ask.kind == kind
    events = t.session.concede(seat)
    assert outcome(t) == ((1 - seat,), {seat: "conceded"})
    assert events == (GameEnded(t.table.outcome),)  # nothing else happens: no confirmation timing
    assert t.session.ask is None


@pytest.mark.rule("1.2.3")
def test_conceding_is_a_loss_even_when_the_other_was_about_to_lose():
    t = by_hand(table(), "number_set", side=1, text="leader_defense", amount=0)
    t.session.concede(0)
    assert outcome(t) == ((1,), {0: "conceded"})


@pytest.mark.rule("1.2.3")
def test_nobody_concedes_a_game_that_is_over():
    t = table()
    t.session.concede(1)
    with pytest.raises(Refused):
        t.session.concede(0)
    assert outcome(t) == ((0,), {1: "conceded"})
