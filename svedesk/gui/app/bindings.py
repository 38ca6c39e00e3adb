"""Which keys do what: the default keys of `actions.ACTIONS`, and what the user chose instead."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QKeySequence

from svedesk.gui.app.actions import ACTIONS
from svedesk.settings.values import Binding, Settings

DEFAULT_KEYS: Mapping[str, tuple[str, ...]] = {action.name: action.keys for action in ACTIONS}
"""The keys of every action, in Qt's portable words, until the user chooses others."""
MOST = 4
"""Keys that one action has at most."""


def in_force(settings: Settings) -> dict[str, tuple[str, ...]]:
    """The keys of every action, in the order of the list. What no keyboard has is left out."""
    chosen = {binding.action: binding.keys for binding in settings.keys}
    return {
        name: tuple(filter(None, map(portable, chosen[name]))) if name in chosen else default
        for name, default in DEFAULT_KEYS.items()
    }


def with_keys(settings: Settings, name: str, keys: tuple[str, ...]) -> tuple[Binding, ...]:
    """What the setting `keys` is when an action has these keys. Choices of actions that this version does not have
    stay."""
    others = tuple(binding for binding in settings.keys if binding.action != name)
    return others if keys == DEFAULT_KEYS[name] else (*others, Binding(name, keys))


def conflicts(keys: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Keys that more than one action has, with the names of these actions."""
    users: dict[str, list[str]] = {}
    for name, mine in keys.items():
        for key in mine:
            users.setdefault(key, []).append(name)
    return {key: tuple(names) for key, names in users.items() if len(names) > 1}


def portable(key: str) -> str:
    """A key in Qt's portable words; "" for what is none."""
    sequence = QKeySequence(key, QKeySequence.SequenceFormat.PortableText)
    text = sequence.toString(QKeySequence.SequenceFormat.PortableText)
    return "" if sequence.count() != 1 or not text or "unknown" in text.lower() else text


def shown(key: str) -> str:
    """A key as this machine's keyboard calls it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key
