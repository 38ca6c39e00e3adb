"""Ways to win a turn found by looking at everything."""

from shipped import SVE
from sve.playing import Side, table

from svedesk.bot.winning import every_answer, find_win
from svedesk.engine.ask import Ask, Option

EDITION = SVE.editions[-1]


def search(playing, most=3000):
    session = playing.session
    return find_win(session.ruleset, SVE.bots(session.ruleset, EDITION), session.view(0), most)


def test_a_win_is_found_and_none_where_it_falls_short_by_one():
    found = search(table(Side(field=["Goblin", "Goblin"]), Side(defense=4)))
    assert found.way is not None
    assert [action[0].ask.options[action[0].answer[0]].kind for action in found.way] == ["attack", "attack"]
    short = search(table(Side(field=["Goblin", "Goblin"]), Side(defense=5)))
    assert short.way is None
    assert short.complete


def test_a_search_that_was_broken_off_says_so():
    found = search(table(Side(field=["Goblin", "Goblin"], hand=["Goblin", "Fighter"]), Side(defense=20)), most=2)
    assert found == (None, False)


def test_every_answer_is_one_that_is_possible():
    cards = tuple(Option("card", number) for number in (1, 2, 3))
    picks = every_answer(Ask(0, "select", cards, 1, 2), 100)
    assert sorted(picks) == [(0,), (0, 1), (0, 2), (1,), (1, 2), (2,)]
    assert every_answer(Ask(0, "number", (), 1, 3, "number"), 100) == ((3,), (2,), (1,))
    divided = every_answer(Ask(0, "divide", cards[:2], 1, 4, "divide"), 100)
    assert sorted(divided) == [(1, 3), (2, 2), (3, 1)]
    assert len(every_answer(Ask(0, "order", cards, 3, 3, "order"), 4)) == 4
