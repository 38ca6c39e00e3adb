"""Players who agree to end a game end it by hand: the rules know no agreement."""

from sve.playing import Side, table

from svedesk.engine.events import GameEnded
from svedesk.engine.log import Operation
from svedesk.engine.records import Outcome


def test_a_game_ended_by_hand_is_a_draw_and_can_be_taken_up_again():
    t = table(Side(hand=["Fighter"]))
    before = t.session.digest()
    events = t.session.operate(Operation("step", 0, text="over", side=0))
    assert t.table.outcome == Outcome(())
    assert events[-1] == GameEnded(Outcome(()))
    assert t.session.ask is None
    t.session.undo()
    assert t.session.digest() == before
    t.play("Fighter")
    assert t.me.field == ["Fighter 2/3"]
