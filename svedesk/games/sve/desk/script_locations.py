"""Where each card's script is written: file and line."""

from __future__ import annotations

import ast
from pathlib import Path

from svedesk.games.sve.scripts import MODULES


def script_places() -> dict[str, str]:
    """For each scripted card "svedesk/games/sve/scripts/....py:line", the path seen from where the package lies."""
    places: dict[str, str] = {}
    above = Path(__file__).parents[4]
    for module in MODULES:
        if module.__file__ is None:
            continue
        path = Path(module.__file__)
        lines = _lines(path.read_text(encoding="utf-8"))
        places |= {
            number: f"{path.relative_to(above).as_posix()}:{lines[number]}"
            for number in module.SCRIPTS
            if number in lines
        }
    return places


def _lines(source: str) -> dict[str, int]:
    """The line of each string in a source: as the key of a dictionary where it is one, else where it first stands."""
    lines: dict[str, int] = {}
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            lines.setdefault(node.value, node.lineno)
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            for key in node.keys:
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    lines[key.value] = key.lineno
    return lines
