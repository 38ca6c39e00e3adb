"""What the program does for a player: how it pays, and what it does not ask."""

from dm.playing import FILLER, creature, game, side, tapped

from svedesk.desk.desk import Desk
from svedesk.engine.log import Answered
from svedesk.games.dm.desk.table import DM_TABLE
from svedesk.games.dm.zones import MANA

MAN = creature("Man", cost=2, civ="Fire")
BUG = creature("Bug", cost=1, civ="Nature")


def paying(hand):
    """A creature is being paid for with one mana of each of three civilizations: one of two others stays."""
    played = game(side(battle=(FILLER,), hand=hand, mana="FNW"))
    return played.to("main").pick(("use", "Man"))


def left(played):
    return [played.name(card) for card in played.table.in_zone(0, MANA) if not card.sideways]


def test_the_program_pays_with_what_other_cards_of_the_hand_do_not_need() -> None:
    played = paying((MAN, BUG))
    played.answer(len(played.ask.options) - 1)
    assert (left(played), played.can("use")) == (["Plain Nature"], ["Bug"])


def test_an_answer_of_an_older_game_taps_what_it_tapped() -> None:
    """The first "auto" stays where it was; a player at the table is offered the last."""
    played = paying((MAN, BUG))
    assert [option.kind for option in played.ask.options] == ["auto", "mana", "mana", "mana", "auto"]
    assert DM_TABLE.renewed == {"auto"}
    assert left(played.answer(0)) == ["Plain Water"]


def test_where_nothing_else_is_in_hand_there_is_one_way_to_pay() -> None:
    assert [option.kind for option in paying((MAN,)).ask.options].count("auto") == 1


def test_nobody_is_asked_to_untap_what_is_untapped() -> None:
    """The question is answered, not left out: a log has the same answers as before."""
    knight = creature("Knight", "untaps_at_end")
    played = game(side(battle=(knight,)))
    desk = Desk(played.to("attack").session)
    desk.answer((len(played.ask.options) - 1,))
    assert (played.kind, played.seat) == ("charge", 1)
    assert Answered(0, (1,)) in desk.session.log[-2:]
    asked = game(side(battle=(tapped(knight), FILLER)))
    asked.to("attack").pick("end")
    assert asked.kind == "may"
    assert not asked.yes().is_tapped("Knight")


def test_what_is_done_besides_is_still_asked_for() -> None:
    both = 'OnEvent("end", (Do("untap", this), Do("destroy", this)), may=True)'
    played = game(side(battle=(creature("Knight", both),)))
    played.to("attack").pick("end")
    assert played.kind == "may"
