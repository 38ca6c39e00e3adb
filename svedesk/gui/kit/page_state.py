"""What was typed, chosen and scrolled to on a page, taken from one that goes and given to the same page built again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QTabWidget,
    QWidget,
)


class PageState(NamedTuple):
    """For each kind of widget what its widgets hold, in the order they were made; and the place of the focus among all
    widgets (-1: not on the page)."""

    held: tuple[tuple[object, ...], ...]
    scrolled: tuple[tuple[int, int], ...]
    focus: int


class _Kind(NamedTuple):
    """How widgets of a kind are read and filled."""

    widget: type[Any]
    read: Callable[[Any], object]
    fill: Callable[[Any, Any], object]


def _set_text(field: QLineEdit | QPlainTextEdit, text: str) -> None:
    if not field.isReadOnly():
        if isinstance(field, QLineEdit):
            field.setText(text)
        else:
            field.setPlainText(text)


def _check(button: QAbstractButton, checked: bool) -> None:
    if not button.isCheckable():
        return
    if button.isEnabled():
        button.click()
    else:
        button.setChecked(checked)


_KINDS = (
    _Kind(QTabWidget, QTabWidget.currentIndex, QTabWidget.setCurrentIndex),
    _Kind(QLineEdit, QLineEdit.text, _set_text),
    _Kind(QPlainTextEdit, QPlainTextEdit.toPlainText, _set_text),
    _Kind(QComboBox, QComboBox.currentIndex, QComboBox.setCurrentIndex),
    _Kind(QSpinBox, QSpinBox.value, QSpinBox.setValue),
    _Kind(QAbstractButton, QAbstractButton.isChecked, _check),
)


def capture(page: QWidget) -> PageState:
    """What a page holds now."""
    focus: QWidget | None = page.focusWidget()
    every = page.findChildren(QWidget)
    return PageState(
        tuple(tuple(kind.read(widget) for widget in page.findChildren(kind.widget)) for kind in _KINDS),
        tuple(
            (area.horizontalScrollBar().value(), area.verticalScrollBar().value())
            for area in page.findChildren(QAbstractScrollArea)
        ),
        every.index(focus) if focus is not None and focus in every else -1,
    )


def restore(page: QWidget, state: PageState) -> None:
    """Give a page that was built again what the one before held. Kinds of which there are more or fewer now are left as
    they are: the page shows something else."""
    for kind, held in zip(_KINDS, state.held, strict=True):
        widgets = page.findChildren(kind.widget)
        if len(widgets) == len(held):
            for widget, value in zip(widgets, held, strict=True):
                if kind.read(widget) != value:
                    kind.fill(widget, value)
    areas = page.findChildren(QAbstractScrollArea)
    if len(areas) == len(state.scrolled):
        for area, (x, y) in zip(areas, state.scrolled, strict=True):
            if not isinstance(area, QAbstractItemView):
                area.horizontalScrollBar().setValue(x)
            area.verticalScrollBar().setValue(y)
    every = page.findChildren(QWidget)
    if 0 <= state.focus < len(every):
        every[state.focus].setFocus()
