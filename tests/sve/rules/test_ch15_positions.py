"""15.2.1: which game states are the same, and which ways are closed to who decides in a cycle."""

import pytest
from sve.playing import Playing, Side, amulet, spell_card, table

from svedesk.engine.ask import Ask, Option, ask
from svedesk.engine.records import Pending
from svedesk.games.sve.rules import cycles
from svedesk.games.sve.rules.cycles import Cycle
from svedesk.games.sve.rules.position import Shape, position

GUARD = spell_card("Guard", "spell(both(select(your.follower), next_time(destroyed(it), banish(it))))")


def guarding(name: str) -> Playing:
    t = table(me=Side(hand=["Guard"], field=["Goblin", "Fighter"]), cards=[GUARD])
    return t.play("Guard").pick(name)


@pytest.mark.rule("15.2.1.2")
def test_effects_that_wait_for_different_cards_are_different_states():
    assert position(guarding("Goblin").table) == position(guarding("Goblin").table)
    assert position(guarding("Goblin").table) != position(guarding("Fighter").table)


@pytest.mark.rule("15.2.1.2")
def test_abilities_that_wait_to_be_played_for_different_cards_are_different_states():
    def waiting(first: str) -> str:
        """An ability waits that is about a card that came."""
        see = amulet("See", "whenever_enters(your.follower, draw(1))")
        t = table(me=Side(field=["See", "Goblin", "Fighter"]), cards=[see])
        card, about = t.card("See"), t.card(first, "field")
        t.table.pending = (Pending(t.table.next_serial(), 0, card, card.id, card.number, 0, (about.id,)),)
        return position(t.table)

    assert waiting("Goblin") == waiting("Goblin")
    assert waiting("Goblin") != waiting("Fighter")


@pytest.mark.rule("15.2.1.2")
def test_the_order_of_a_hand_makes_no_other_state_and_that_of_a_deck_does():
    def at(**mine: list[str]) -> str:
        return position(table(me=Side(**mine)).table)

    assert at(hand=["Goblin", "Fighter"]) == at(hand=["Fighter", "Goblin"])
    assert at(deck=["Goblin", "Fighter"]) != at(deck=["Fighter", "Goblin"])
    assert at(hand=["Goblin", "Goblin"]) != at(hand=["Goblin", "Fighter"])


@pytest.mark.rule("15.2.1.2")
@pytest.mark.parametrize("now", ["Goblin [new]", "Goblin [engaged]", "Goblin [damage 1]", "Goblin [evolved]"])
def test_when_a_card_came_and_how_it_lies_are_of_the_state(now):
    assert position(table(me=Side(field=[now])).table) != position(table(me=Side(field=["Goblin"])).table)


@pytest.mark.rule("15.2.1.2")
def test_numbers_are_of_the_state():
    assert position(table(me=Side(defense=19)).table) != position(table(me=Side(defense=20)).table)
    assert position(table(me=Side(pp=3)).table) != position(table(me=Side(pp=4)).table)


@pytest.mark.rule("15.2.1.1")
def test_alike_to_act_with_are_the_same_cards_in_whatever_order_and_with_whatever_damage():
    def ready(**mine: list[str]) -> object:
        t = table(me=Side(**mine))
        return Shape(t.game.table, 0)

    assert ready(field=["Goblin", "Fighter"]) == ready(field=["Fighter [damage 1]", "Goblin"])
    assert ready(hand=["Goblin", "Fighter"]) == ready(hand=["Fighter", "Goblin"])
    assert ready(ex=["Goblin", "Fighter"]) == ready(ex=["Fighter", "Goblin"])
    assert ready(field=["Goblin", "Fighter"]) != ready(field=["Goblin", "Fighter [engaged]"])
    assert ready(hand=["Goblin"]) != ready(hand=["Fighter"])
    assert ready(field=["Goblin"]) != ready(ex=["Goblin"])


# -- closed ways, on mazes of decisions (15.2.1.2, 15.2.1.3) -----------------------------------------------------------


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
