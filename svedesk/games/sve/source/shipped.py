"""How the scripts that ship are written, as text to start another from."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from inspect import getsource
from textwrap import dedent
from types import ModuleType

from svedesk.games.sve.scripts import first_print, module_of
from svedesk.games.sve.source.vocabulary import meanings


def source_of(number: str) -> str:
    """The text of the script of a card that ships: `read_script` makes the same abilities of it. What its file names
    apart is put in its place. Raises KeyError for a card without a script."""
    first = first_print(number)
    module = module_of(first)
    if module is None:
        raise KeyError(number)
    return _sources(module)[first]


@cache
def _sources(module: ModuleType) -> Mapping[str, str]:
    """The text of every script of a module."""
    file = _File(getsource(module))
    return {_number(key, module): file.script(node) for key, node in file.scripts}


def _number(key: ast.expr, module: ModuleType) -> str:
    """The number a script stands under: as it is, or as that of a token (`FAIRY.number`)."""
    if isinstance(key, ast.Attribute) and isinstance(key.value, ast.Name):
        return str(getattr(vars(module)[key.value.id], key.attr))
    return str(ast.literal_eval(key))


class _File:
    """A file of scripts."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        self._named: dict[str, ast.expr] = {}
        self.scripts: list[tuple[ast.expr, ast.expr]] = []
        for line in ast.parse(text).body:
            if isinstance(line, ast.AnnAssign) and isinstance(line.value, ast.Dict):
                self.scripts = [
                    (key, value) for key, value in zip(line.value.keys, line.value.values, strict=True) if key
                ]
            elif isinstance(line, ast.Assign):
                self._named |= dict(_assigned(line.targets[0], line.value))

    def script(self, node: ast.expr) -> str:
        """The text of a script, without the brackets of its tuple."""
        text = self._text(node)
        inside = text.removeprefix("(").removesuffix(")")
        if "\n" not in inside:
            return inside.removesuffix(",")
        return dedent(inside).strip()

    def _text(self, node: ast.expr) -> str:
        """A piece of the file, with what it names by names of its own put in their place."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        lines = [line.encode() for line in self._lines[node.lineno - 1 : node.end_lineno]]
        lines[-1] = lines[-1][: node.end_col_offset]
        own = (part for part in ast.walk(node) if isinstance(part, ast.Name) and self._is_own(part.id))
        for name in sorted(own, key=lambda part: (part.lineno, part.col_offset), reverse=True):
            assert name.end_col_offset is not None
            at = name.lineno - node.lineno
            put = self._text(self._named[name.id]).encode()
            lines[at] = lines[at][: name.col_offset] + put + lines[at][name.end_col_offset :]
        lines[0] = lines[0][node.col_offset :]
        return b"\n".join(lines).decode()

    def _is_own(self, name: str) -> bool:
        return name in self._named and name not in meanings()


def _assigned(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    """What names stand for, one for one."""
    if isinstance(target, ast.Name):
        yield target.id, value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, other in zip(target.elts, value.elts, strict=True):
            yield from _assigned(one, other)
