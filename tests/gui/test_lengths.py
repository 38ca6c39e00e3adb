"""Lengths of the interface go through px(), those in style sheets through scaled(): what does not stays small when the
user wants everything large. Cards and the table have scales of their own."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import svedesk.gui

SOURCES = Path(svedesk.gui.__file__).parent
OWN_SCALE = {"look", "table", "bench", "rooms/replays/film.py"}
"""What draws by the size of a card or of the table, or a picture for a file."""
LENGTHS = {
    *("setFixedWidth", "setFixedHeight", "setFixedSize", "setMinimumWidth", "setMinimumHeight", "setMinimumSize"),
    *("setMaximumWidth", "setMaximumHeight", "setMaximumSize", "setSpacing", "setHorizontalSpacing", "addSpacing"),
    *("setVerticalSpacing", "setContentsMargins", "setHandleWidth", "setColumnMinimumWidth", "setIconSize"),
    *("font", "QSize"),
}
LINE = 2
"""Up to so many pixels it is a line, which stays as thin as it is."""


def is_length(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) in (int, float) and node.value > LINE


def unscaled(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        arguments = (
            node.args[1:] if called == "setColumnMinimumWidth" else node.args[:1] if called == "font" else node.args
        )
        if called in LENGTHS and any(map(is_length, arguments)):
            yield node.lineno, f"{ast.unparse(node)}: put its lengths into px()"
        elif (
            called == "setStyleSheet"
            and node.args
            and re.search(r"(?<![\w#.])([3-9]|\d\d+)px", ast.unparse(node.args[0]))
        ):
            inner = node.args[0]
            if not (isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.func.id == "scaled"):
                yield node.lineno, f"{ast.unparse(node)[:60]}…: put the style sheet into scaled()"


@pytest.mark.slow
def test_every_length_follows_the_scale() -> None:
    found = []
    for path in sorted(SOURCES.rglob("*.py")):
        inside = path.relative_to(SOURCES)
        if OWN_SCALE.isdisjoint((inside.parts[0], inside.as_posix())):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found += [f"gui/{inside}:{line}: {what}" for line, what in unscaled(tree)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("button.setFixedWidth(260)", True),
        ("button.setFixedWidth(px(260))", False),
        ("row.setContentsMargins(0, 0, 8, 0)", True),
        ("row.setSpacing(2)", False),
        ("painter.setFont(font(12, BOLD))", True),
        ("label.setStyleSheet('font-size: 14px;')", True),
        ("label.setStyleSheet(scaled('font-size: 14px;'))", False),
        ("label.setStyleSheet('border: 1px solid red;')", False),
        ("grid.setColumnMinimumWidth(4, px(90))", False),
    ],
)
def test_a_length_that_does_not_is_found(source: str, wrong: bool) -> None:
    assert bool(list(unscaled(ast.parse(source)))) is wrong
