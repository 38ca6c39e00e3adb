"""The classes of all parts of scripts, where it matters that none is missing: what a text may mean, all words."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from svedesk.games.sve import abilities, conditions, keywords, verbs


@cache
def load_every_node() -> None:
    """Import them. Otherwise only those are there that what runs has needed."""
    for package in (abilities, conditions, keywords, verbs):
        for module in iter_modules(package.__path__, f"{package.__name__}."):
            import_module(module.name)
