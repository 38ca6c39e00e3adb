"""What holds the window together: context, router, tasks, settings applied, actions."""

from __future__ import annotations

import sys
from importlib.util import LazyLoader, find_spec, module_from_spec
from types import ModuleType
from typing import TYPE_CHECKING


def _when_asked_for(name: str) -> ModuleType:
    """A module that is loaded when something of it is first asked for."""
    spec = find_spec(name)
    assert spec is not None
    assert spec.loader is not None
    spec.loader = LazyLoader(spec.loader)
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if not TYPE_CHECKING:
    open_game = _when_asked_for("svedesk.gui.app.open_game")  # with the desk and pydantic: the first page needs neither
