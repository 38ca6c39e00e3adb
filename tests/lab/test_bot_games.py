"""A game of bots is what its description says, wherever it is played."""

import pytest
from shipped import SVE

from svedesk.cli import materials
from svedesk.desk.desk import Desk
from svedesk.engine.session import Session
from svedesk.lab.bot_games import BotGame, play, play_by, seat_seeds
from svedesk.packs.owned import rules_of
from svedesk.replay.replay import Replay

SETUP = materials.setup((materials.deck("SD01"), materials.deck("SD02")), 5)
GAME = BotGame(SETUP, ("random", "random"), 9)


@pytest.fixture(scope="module")
def played():
    return play(GAME)


def test_a_game_is_played_to_its_end(played):
    assert played.finished
    assert not played.error
    assert played.winner in (0, 1)
    assert played.turns > 3
    assert played.answers == len(played.log) > 50


def test_its_log_is_the_game(played):
    session = Session.replay(rules_of(SVE.name), SETUP, played.log)
    assert session.digest() == played.digest
    assert session.table.outcome.winners == (played.winner,)


def test_it_is_the_same_each_time_and_another_from_another_seed(played):
    assert play(GAME)._replace(thought=played.thought) == played
    assert play(GAME._replace(seed=10)).digest != played.digest
    assert len(set(seat_seeds(9, 2))) == 2


def test_only_questions_with_a_choice_are_timed(played):
    assert all(0 < len(thought) < played.answers for thought in played.thought)
    assert all(seconds >= 0 for thought in played.thought for seconds in thought)


def test_what_is_kept_is_a_replay(played, tmp_path):
    path = tmp_path / "game.svedesk"
    path.write_bytes(play(GAME._replace(keep=True)).saved)
    assert Replay.open(path, rules_of(SVE.name)).finished
    assert Desk.load(path, rules_of(SVE.name)).session.digest() == played.digest
    assert not played.saved


def test_what_happens_is_heard(played):
    events = []
    assert play_by(rules_of(SVE.name), GAME, events.extend).digest == played.digest
    assert {"TurnBegan", "PhaseBegan", "CardMoved", "GameEnded"} & {type(event).__name__ for event in events}


def test_what_goes_wrong_is_in_the_result(monkeypatch):
    class Cheat:
        def answer(self, ask, look):
            return (999,)

    monkeypatch.setattr("svedesk.lab.bot_games.make_bot", lambda *_: Cheat())
    played = play(GAME)
    assert not played.finished
    assert played.winner == -1
    assert "answer 1, seat " in played.error
