"""In a network game nobody's pause, or lack of one, tells how many hidden cards there are to choose from."""

import pytest
from net.lan import local_table, play, sve
from net.test_room import PLAN
from net.test_store import SECRET, resumed

from svedesk.desk.automatic import NEVER_SILENT
from svedesk.engine.session import Session
from svedesk.net.store import RoomStore


@pytest.mark.parametrize("seed", range(3))
def test_no_choice_among_hidden_cards_answers_itself_in_whole_games(seed):
    room, links = local_table()
    play(links, seed=seed)
    desk = room.game.desk
    again, secret = Session(sve(), desk.session.setup), 0
    for record in desk.records[1:]:
        ask, table = again.ask, again.table
        cards = [table.cards[option.card] for option in ask.options if option.card] if ask else []
        hidden = any(table.sees(card) & 3 != 3 for card in cards)
        secret += hidden
        assert not (record.automatic and hidden and not ask.cancel), ask
        assert not (record.automatic and ask.kind in NEVER_SILENT)
        again.enter(record.entry)
    assert secret


def test_a_room_that_goes_on_after_a_crash_asks_the_same(tmp_path):
    store = RoomStore(tmp_path / "room", PLAN, SECRET)
    room, links = local_table(keeper=store)
    play(links, answers=25)
    desk, later = room.game.desk, resumed(store.folder)[0].game.desk
    assert desk.session.setup.ask_hidden
    assert desk.settings.ask_hidden
    assert (later.session.setup, later.settings) == (desk.session.setup, desk.settings)
    assert later.session.digest() == desk.session.digest()
