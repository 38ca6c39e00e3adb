"""What is shown where the mouse rests: as it is, in lines that fit."""

import ast
import re
from pathlib import Path

import pytest

import svedesk.gui
from svedesk.gui.look.plain_labels import WIDEST, tip_of

MARKUP = re.compile("</?[a-z]")


def test_long_lines_are_broken_and_the_others_stay() -> None:
    assert tip_of("") == ""
    assert tip_of("ward\n\nfrom <here> & there") == "ward\n\nfrom <here> & there"
    lines = tip_of("word " * 60).splitlines()
    assert len(lines) > 2
    assert max(map(len, lines)) <= WIDEST
    assert [len(line) for line in tip_of("守護" * 40).splitlines()] == [42, 38]


@pytest.mark.slow
def test_no_tip_is_written_in_markup() -> None:
    """The window shows it as it is. `QWhatsThis` is no tip: it has no label and reads markup."""
    found = [
        f"{path.name}:{call.lineno}"
        for path in Path(svedesk.gui.__file__).parent.rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)
        if call.func.attr in ("setToolTip", "showText") and ast.unparse(call.func.value) != "QWhatsThis"
        if any(map(MARKUP.search, texts_in(call)))
    ]
    assert not found


def texts_in(node: ast.AST) -> list[str]:
    constants = (one.value for one in ast.walk(node) if isinstance(one, ast.Constant))
    return [value for value in constants if isinstance(value, str)]
