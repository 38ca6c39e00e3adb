"""Rows and columns of widgets, and fields in them, each made in one call. Lengths are logical pixels."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QComboBox, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from svedesk.gui.look.theme import px

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


Part = QWidget | QLayout | tuple[QWidget | QLayout, int] | tuple[QWidget, int, Qt.AlignmentFlag] | int | None
"""A widget or layout, alone or with its stretch and alignment; a number: so much is left free; None: what is left."""
_Box = TypeVar("_Box", bound=QBoxLayout)
Margins = int | tuple[int, int, int, int]
"""The same on all sides, or left, top, right and bottom."""


def hbox(
    *parts: Part, parent: QWidget | None = None, spacing: int | None = None, margins: Margins | None = None
) -> QHBoxLayout:
    """Parts side by side. Without spacing and margins the style's are used."""
    return _box(QHBoxLayout(), parts, parent, spacing, margins)


def vbox(
    *parts: Part, parent: QWidget | None = None, spacing: int | None = None, margins: Margins | None = None
) -> QVBoxLayout:
    """Parts one below the other. Without spacing and margins the style's are used."""
    return _box(QVBoxLayout(), parts, parent, spacing, margins)


def add_all(box: QBoxLayout, *parts: Part) -> None:
    """Add parts at the end of a row or column."""
    for part in parts:
        if part is None:
            box.addStretch(1)
        elif isinstance(part, int):
            box.addSpacing(px(part))
        else:
            item, stretch, *alignment = part if isinstance(part, tuple) else (part, 0)
            if isinstance(item, QLayout):
                box.addLayout(item, stretch)
            else:
                box.addWidget(item, stretch, *alignment)


def set_margins(layout: QLayout, margins: Margins) -> None:
    """Leave so much free around a layout."""
    sides = (margins,) * 4 if isinstance(margins, int) else margins
    layout.setContentsMargins(*map(px, sides))


def _box(
    box: _Box, parts: tuple[Part, ...], parent: QWidget | None, spacing: int | None, margins: Margins | None
) -> _Box:
    if parent is not None:
        parent.setLayout(box)
    if spacing is not None:
        box.setSpacing(px(spacing))
    if margins is not None:
        set_margins(box, margins)
    add_all(box, *parts)
    return box
