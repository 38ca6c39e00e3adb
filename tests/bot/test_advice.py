"""What a person is advised: the steps of a strong player's line, and of a way to win."""

from shipped import SVE
from sve.playing import Playing, Side, table

from svedesk.bot.advice import hinted, winning, worth

EDITION = SVE.editions[-1]


def attackers(defense: int) -> Playing:
    """Two Goblins that may attack a leader with so much defense."""
    return table(Side(field=["Goblin", "Goblin"]), Side(defense=defense))


def advised(advise, playing: Playing):
    session = playing.session
    return advise(SVE, session.ruleset, EDITION, session.view(0), None)


def test_a_way_to_win_is_told_step_by_step_with_the_ids_of_the_view():
    playing = attackers(4)
    view = playing.session.view(0)
    goblins = {card.id for card in view.zone(0, "field").cards}
    leader = view.zone(1, "leader").cards[0]
    steps = advised(winning, playing).steps
    assert [(step.kind, step.target) for step in steps] == [("attack", (leader.id, leader.number))] * 2
    assert {step.card[0] for step in steps} == goblins


def test_no_way_to_win_is_no_step():
    assert advised(winning, attackers(5)).steps == ()


def test_a_hint_says_what_to_do_and_then():
    steps = advised(hinted, attackers(4)).steps
    assert [step.kind for step in steps] == ["attack", "attack"]


def test_a_hint_says_what_its_turn_gains_and_what_it_leaves_to_fear():
    assert advised(hinted, attackers(4)).reasons == (("hint-wins", ()),)
    assert advised(hinted, attackers(10)).reasons == (("hint-damage", (4,)),)
    outnumbered = Side(field=["Goblin", "Goblin"], defense=20)
    calm, near = table(Side(field=["Goblin"]), outnumbered), table(Side(field=["Goblin"], defense=4), outnumbered)
    assert advised(hinted, calm).reasons == (("hint-damage", (2,)), ("hint-fears-damage", (4,)))
    assert advised(hinted, near).reasons[-1] == ("hint-fears-loss", (4,))


def test_nobody_is_advised_who_is_not_asked():
    session = attackers(4).session
    assert hinted(SVE, session.ruleset, EDITION, session.view(1), None).steps == ()
    assert winning(SVE, session.ruleset, EDITION, session.view(1), None).steps == ()


def test_a_position_is_worth_more_with_more_on_the_field():
    poor, rich = table(Side(), Side()), table(Side(field=["Goblin", "Goblin"]), Side())
    assert advised(worth, rich).worth > advised(worth, poor).worth
