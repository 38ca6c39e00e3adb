"""15.2.1.2, 15.2.1.3: which ways are closed to who decides in a cycle that goes on by itself, on mazes of decisions."""

import pytest
from sve.playing import table

from svedesk.engine.ask import Ask, Option, ask
from svedesk.games.sve.rules import cycles
from svedesk.games.sve.rules.cycles import Cycle

STOP = "stop"


def walk(maze, said, monkeypatch):
    """Go through a maze from "A": at each position the active player says by which way (the first is 0) to go to
    another one. Returns the positions with the ways that were open there, as far as was said."""
    monkeypatch.setattr(cycles, "_LONG", 0)
    t, cycle, met = table(), Cycle(), []
    at, names, left = "A", sorted(maze), list(said)

    def decide(ways):
        options = tuple(Option("mode", index=place) for place in range(len(ways)))
        (picked,) = yield from ask(lambda: Ask(0, "choose", options))
        return ways[picked.index]

    def going():
        nonlocal at
        at = (yield from decide(maze[at])) if len(maze[at]) > 1 else maze[at][0]

    while left or len(maze.get(at, ())) == 1:
        t.table.set_number(0, "play_points", names.index(at))
        going_on = cycle.round(t.game, going())
        try:
            offered = next(going_on)().options
            met.append((at, [option.index for option in offered]))
            way = left.pop(0)
            going_on.send(tuple(option for option in offered if option.index == way))
        except StopIteration:
            continue
    return met


@pytest.mark.rule("15.2.1.2")
def test_a_way_that_only_leads_back_is_closed_at_once(monkeypatch):
    maze = {"A": ["A", "B"], "B": ["A", STOP]}
    assert walk(maze, (0, 1), monkeypatch) == [("A", [0, 1]), ("A", [1])]


@pytest.mark.rule("15.2.1.2")
def test_a_way_gone_again_is_open_once_more_when_something_new_was_tried(monkeypatch):
    """By way 0 of A and B there is a third way to try, which the second time round was not taken."""
    maze = {"A": ["B", STOP], "B": ["A", "C", STOP], "C": ["A"]}
    met = walk(maze, (0, 0, 0, 1, 0), monkeypatch)
    assert met[2:] == [("A", [0, 1]), ("B", [0, 1, 2]), ("A", [0, 1])]


@pytest.mark.rule("15.2.1.2")
def test_where_all_were_gone_too_often_the_nearest_way_out_is_left(monkeypatch):
    """From A a way not taken is behind B, and another, one round farther, behind C and D."""
    maze = {"A": ["B", "C"], "B": ["A", STOP], "C": ["D"], "D": ["A", STOP]}
    met = walk(maze, (0, 0, 1, 0, 0, 0, 1, 0, 0), monkeypatch)
    assert [ways for name, ways in met if name == "A"] == [[0, 1], [0, 1], [0, 1], [1], [0]]
