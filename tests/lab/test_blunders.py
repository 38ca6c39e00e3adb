"""Blunders counted in games that are over: a missed win, and whose it was."""

from shipped import SVE
from sve.playing import Playing, Side, table

from svedesk.engine.board import write_down
from svedesk.lab.blunders import BlunderTally, blunders_in, board_before, kinds


def told(playing: Playing):
    session = playing.session
    return blunders_in(session.ruleset, session.setup, session.log)


def ended_with(defense: int) -> Playing:
    """A turn in which only one of two Goblins attacked a leader."""
    t = table(Side(field=["Goblin", "Goblin"]), Side(field=["Fighter"], defense=defense))
    return t.attack("Goblin", "leader").quiet().end().quiet()


def test_a_win_that_was_missed_and_one_that_there_was_not():
    missed = told(ended_with(4))
    assert [(blunder.kind, blunder.seat, blunder.turn) for blunder in missed.blunders] == [("missed-win", 0, 5)]
    assert missed.turns == (1, 0)
    assert told(ended_with(5)).blunders == ()
    won = table(Side(field=["Goblin", "Goblin"]), Side(defense=2)).attack("Goblin", "leader").quiet()
    assert told(won).blunders == ()


def test_what_was_done_by_hand_is_nobodys_blunder():
    from svedesk.engine.log import Operation

    t = ended_with(4)
    session = table(Side(field=["Goblin", "Goblin"]), Side(field=["Fighter"], defense=4)).session
    session.operate(Operation("number", 0, text="leader_defense", amount=4, side=1))
    for entry in t.session.log:
        session.enter(entry)
    assert blunders_in(session.ruleset, session.setup, session.log).turns == (0, 0)


def test_blunders_are_counted_by_player_and_kept_as_boards():
    t = ended_with(4)
    session, count = t.session, told(t)
    mine, theirs = BlunderTally(), BlunderTally()
    mine.add(count, 0)
    theirs.add(count, 1)
    assert (mine.by_kind["missed-win"], theirs.by_kind["missed-win"], mine.games) == (1, 0, 1)
    board = board_before(session.ruleset, session.setup, session.log, count.blunders[0], "strong")
    begun = table(Side(field=["Goblin", "Goblin"]), Side(field=["Fighter"], defense=4))
    assert board.board == write_down(begun.session.table)
    assert "missed-win" in board.title
    assert kinds("sve", session.ruleset, SVE.editions[-1])[0] == "missed-win"
