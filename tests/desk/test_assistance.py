"""Several operations as one step of a desk, with the toy game's one help."""

import pytest
from toy.war import War, war_setup

from svedesk.desk.desk import Desk
from svedesk.engine.events import ByHand
from svedesk.engine.log import Operation
from svedesk.engine.message import Refused
from svedesk.engine.records import Place

DECK = Place(0, "deck")


def draw(count=1):
    return Operation("draw", 0, source=DECK, to=Place(0, "hand"), amount=count)


def by_hand():
    desk = Desk.new(war_setup(2), War())
    desk.set_mode("manual")
    return desk


def names(desk):
    return [entry.name for entry in desk.session.log]


def test_what_is_added_is_one_step_with_what_was_done():
    desk = by_hand()
    before = desk.session.digest()
    heard = []

    def hear(update):
        heard.append((update.cause, [event.name for event in update.events_for(0) if isinstance(event, ByHand)]))

    desk.subscribe(hear)
    desk.operate(draw(), helps={"salute"})
    after = desk.session.digest()
    assert names(desk) == ["draw", "die"]
    desk.undo()
    assert (names(desk), desk.session.digest()) == ([], before)
    desk.redo()
    assert (names(desk), desk.session.digest()) == (["draw", "die"], after)
    assert heard == [("operation", ["draw", "die"]), ("undo", []), ("redo", ["draw", "die"])]


@pytest.mark.parametrize("helps", [None, (), {"of another game"}])
def test_nothing_is_added_that_is_not_wanted(helps):
    desk = by_hand()
    desk.operate(draw(), helps=helps)
    assert names(desk) == ["draw"]


def test_when_something_added_is_impossible_nothing_is_done():
    """War's help rolls a die of one side, which there is none of, when the last card was drawn."""
    desk = by_hand()
    left = len(desk.session.table.zones[DECK])
    desk.operate(draw())
    desk.undo()
    before = desk.session.digest()
    with pytest.raises(Refused) as caught:
        desk.operate(draw(left), helps={"salute"})
    assert caught.value.message.key == "operation-sides"
    assert (desk.session.digest(), names(desk)) == (before, [])
    assert desk.can_redo, "a refused act leaves what can be done again"


def test_a_game_with_steps_of_several_operations_is_saved_and_opened(tmp_path):
    desk = by_hand()
    desk.operate(draw(), helps={"salute"})
    desk.operate(draw(), helps={"salute"})
    desk.undo()
    desk.save(tmp_path / "game.svedesk")
    again = Desk.load(tmp_path / "game.svedesk", War())
    again.undo()
    assert names(again) == []
    again.redo()
    again.redo()
    assert names(again) == ["draw", "die", "draw", "die"]
