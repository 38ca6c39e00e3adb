"""Every card whose script is written by hand is played by a test, and comes into play as it is printed."""

import ast
from pathlib import Path

import pytest
from shipped import CORRECTED, STARTERS
from sve.playing import Side, shipped, shipped_facts, table

from svedesk.games.sve.card_scripts import SCRIPTS


def played_by_tests():
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for call in node.decorator_list:
                    if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "plays":
                        yield from (argument.value for argument in call.args)


def test_no_card_is_without_a_test():
    """Prints have the script of another."""
    lines = (line for file in SCRIPTS.folder.files for line in file.lines.values())
    prints = {line.number for line in lines if line.print_of}
    assert set(played_by_tests()) - prints == {*STARTERS, *CORRECTED} - prints


FOLLOWERS = [
    number
    for number in STARTERS
    if shipped_facts()[number].kind == "follower" and shipped_facts()[number].special in ("", "token")
]


@pytest.mark.parametrize("number", FOLLOWERS)
def test_a_follower_costs_and_has_what_is_printed(number):
    facts = shipped_facts()[number]
    zone = "ex" if facts.special == "token" else "hand"
    t = table(me=Side(pp=facts.cost, **{zone: [number]}))
    t.play(facts.name)
    assert t.me.pp == 0
    assert t.card(facts.name, "field").number == number
    assert (facts.attack, facts.defense) == shipped().shown(t.table, t.card(facts.name, "field"))[3:5]


@pytest.mark.slow_after_first
@pytest.mark.parametrize("number", FOLLOWERS)
def test_with_one_play_point_less_it_is_refused(number):
    facts = shipped_facts()[number]
    zone = "ex" if facts.special == "token" else "hand"
    t = table(me=Side(pp=facts.cost - 1, **{zone: [number]}))
    assert t.options("play") == []
    assert t.why_not(f"play {facts.name}") == ("not-enough-points", "10.6.2.5.4")
