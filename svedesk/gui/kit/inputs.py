"""Fields made in one call."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from PySide6.QtWidgets import QComboBox, QWidget

_Widget = TypeVar("_Widget", bound=QWidget)


def named(widget: _Widget, name: str) -> _Widget:
    """Give a widget the name that screen readers say."""
    widget.setAccessibleName(name)
    return widget


def choice_box(choices: Iterable[tuple[object, str]] = (), name: str = "") -> QComboBox:
    """A box with choices, each a value and its text; `name` for screen readers, where no label is its buddy."""
    box = QComboBox()
    if name:
        box.setAccessibleName(name)
    add_choices(box, choices)
    return box


def add_choices(box: QComboBox, choices: Iterable[tuple[object, str]]) -> None:
    """Add choices, each a value and its text."""
    for value, text in choices:
        box.addItem(text, value)


def choose(box: QComboBox, value: object) -> None:
    """Choose a value; where the box has none such, the first."""
    box.setCurrentIndex(max(box.findData(value), 0))
