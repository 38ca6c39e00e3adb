"""Where each card's script is written: file and line."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from types import ModuleType

from svedesk.games.sve.scripts import first_print, module_of


def script_place(number: str) -> str | None:
    """Where the script of a card is written, or of another print of it: "svedesk/games/sve/scripts/....py:line", the
    path seen from where the package lies; None for a card without one."""
    first = first_print(number)
    module = module_of(first)
    if module is None or module.__file__ is None:
        return None
    line = _lines(module).get(first)
    path = Path(module.__file__).relative_to(Path(__file__).parents[4]).as_posix()
    return f"{path}:{line}" if line else None


@cache
def _lines(module: ModuleType) -> dict[str, int]:
    """The line of each string in a module: as the key of a dictionary where it is one, else where it first stands."""
    lines: dict[str, int] = {}
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            lines.setdefault(node.value, node.lineno)
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            for key in node.keys:
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    lines[key.value] = key.lineno
    return lines
