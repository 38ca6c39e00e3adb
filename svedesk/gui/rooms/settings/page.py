"""The settings page: sections, a search over all of them, and each section put back by itself. What is chosen acts at
once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QWidget,
)

from svedesk.gui.kit.layouts import add_all, hbox, vbox
from svedesk.gui.kit.page import Page, Panel, labelled
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import px
from svedesk.gui.rooms.settings.fields import ChoiceSetting, Field, SwitchSetting
from svedesk.gui.rooms.settings.key_list import KeyList
from svedesk.gui.rooms.settings.notice_bar import NoticeBar
from svedesk.gui.rooms.settings.rows import (
    BY_SECTION,
    ROWS,
    SECTIONS,
    SettingRow,
    in_game_words,
)

if TYPE_CHECKING:
    from svedesk.gui.app.context import App
    from svedesk.gui.app.routes import SettingsRoute

Wanted = Callable[[str], bool]
"""Whether words are those that are looked for."""


class SettingWidget(QWidget):
    """A row as it stands on the page: what it is called, how it is chosen, what is to be said of it."""

    def __init__(self, row: SettingRow) -> None:
        super().__init__()
        self.row = row
        self.field: Field = row.field()
        self.label = labelled(tr(row.label), wrap=True)
        self.label.setFixedWidth(px(190))
        self.label.setContentsMargins(0, px(5), 0, 0)
        self.label.setBuddy(self.field.main)
        self.note = labelled(tr(row.note) if row.note else "", "quiet", wrap=True)
        self.note.setVisible(bool(row.note))
        self.now = labelled("", "info", wrap=True)
        right = vbox(self.field, self.note, self.now, spacing=4)
        hbox((self.label, 0, Qt.AlignmentFlag.AlignTop), (right, 1), parent=self, margins=(0, 0, 0, 14), spacing=16)

    def show_now(self, app: App) -> None:
        """Show what is in force."""
        self.field.show_value(getattr(app.settings.now, self.row.name))
        self.tell(app)

    def tell(self, app: App) -> None:
        """Say what is to be said of it now."""
        self.field.see(app)
        text = self.row.now(app)
        self.now.setText(text)
        self.now.setVisible(bool(text))

    @property
    def words(self) -> str:
        """Everything it is found by, in English and in the language spoken."""
        row = self.row
        options = " ".join(row.kind.texts) if isinstance(row.kind, ChoiceSetting) else ""
        switch = f"{row.kind.text} {tr(row.kind.text)}" if isinstance(row.kind, SwitchSetting) else ""
        section = dict(SECTIONS)[row.section]
        name = (row.label, row.note, section, *(tr(text) for text in (row.label, row.note, section) if text))
        return " ".join((*name, options, switch, row.found_by, row.name.replace("_", " ")))


class SettingsPage(Page):
    """All settings. `left` is asked for by the button, and by Esc; `put_back` carries what a section was before it
    was put back: the page may be another by then."""

    put_back = Signal(object)

    def __init__(self, app: App, section: str = "") -> None:
        super().__init__(app.theme, tr("Back"), tr("Settings"), tr("Changes apply immediately."))
        self._app, self.section = app, ""
        self.search = QLineEdit()
        self.search.setObjectName("search")
        self.search.setPlaceholderText(tr("Search"))
        self.search.setAccessibleName(tr("Search the settings"))
        self.search.setClearButtonEnabled(True)
        self.sections = QListWidget()
        self.sections.setObjectName("sections")
        self.sections.setAccessibleName(tr("Sections"))
        for _, title in SECTIONS:
            self.sections.addItem(tr(title))
        side = Panel()
        side.setFixedWidth(px(220))
        add_all(side.column, self.search, (self.sections, 1))
        add_all(self.columns, side, (self._sheet(), 1))
        self._end = app.settings.subscribe(self._changed)
        self.destroyed.connect(lambda *_, end=self._end: end())
        self.search.textChanged.connect(self._filter)
        self.sections.currentRowChanged.connect(self._turn_to)
        self.sections.itemClicked.connect(lambda item: self._turn_to(self.sections.row(item)))  # also the same again
        self.show_section(section or SECTIONS[0][0])

    def _sheet(self) -> QWidget:
        sheet = Panel()
        self.heading = labelled("", "heading")
        self.reset = QPushButton()
        self.reset.setObjectName("reset")
        self.reset.clicked.connect(lambda: self.put_back.emit(self._app.settings.reset(BY_SECTION[self.section])))
        head = hbox((self.heading, 1), self.reset)
        self.notice = NoticeBar(self.theme)
        self.entries = tuple(SettingWidget(in_game_words(row, self._app)) for row in ROWS)
        self.keys = KeyList(self._app)
        self.nothing = labelled(tr("No matching settings."), "quiet")
        inside = QWidget()
        inside.setObjectName("rows")
        self._rows = vbox(parent=inside, margins=(0, 6, 10, 0), spacing=0)
        self._titles: dict[str, QLabel] = {}
        for section, heading in SECTIONS:
            self._titles[section] = title = labelled(tr(heading), "heading")
            title.setContentsMargins(0, 0, 0, px(10))
            self._rows.addWidget(title)
            for entry in self.entries:
                if entry.row.section == section:
                    self._rows.addWidget(entry)
                    entry.show_now(self._app)
                    entry.field.chosen.connect(lambda value, name=entry.row.name: self._choose(name, value))
        add_all(self._rows, self.nothing, (self.keys, 1))
        self._rows.addStretch(0)
        self.area = QScrollArea(widgetResizable=True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setStyleSheet("QScrollArea, #rows { background: transparent; }")
        self.area.setWidget(inside)
        add_all(sheet.column, head, self.notice, (self.area, 1))
        return sheet

    # -- finding ------------------------------------------------------------------------------------------------------

    def show_section(self, section: str) -> None:
        """Turn to a section."""
        index = next(at for at, (name, _) in enumerate(SECTIONS) if name == section)
        self.search.clear()
        self.sections.setCurrentRow(index)
        self._turn_to(index)

    def _turn_to(self, index: int) -> None:
        if index < 0:
            return
        self.search.clear()
        self.section = SECTIONS[index][0]
        self._show(lambda words: True, self.section)
        self.area.verticalScrollBar().setValue(0)

    def _filter(self, text: str) -> None:
        words = text.casefold().split()
        if not words:
            self._show(lambda words_of: True, self.section)
            return
        self._show(lambda words_of: all(word in words_of.casefold() for word in words), "")

    def _show(self, wanted: Wanted, section: str) -> None:
        """Show what is wanted of one section, or of all."""
        seen: dict[str, int] = dict.fromkeys(self._titles, 0)
        for entry in self.entries:
            visible = section in ("", entry.row.section) and wanted(entry.words)
            entry.setVisible(visible)
            seen[entry.row.section] += int(visible)
        if section in ("", "keys"):
            every = wanted(f"{tr('Keys')} Keys") if not section else True
            seen["keys"] = self.keys.search((lambda text: True) if every else wanted)
        self.keys.setVisible(bool(seen["keys"]))
        self.keys.setMinimumHeight(px(260) if not section else 0)
        for name, title in self._titles.items():
            title.setVisible(not section and bool(seen[name]))
        self.nothing.setVisible(not any(seen.values()))
        self.heading.setText(tr(dict(SECTIONS)[section]) if section else tr("Found: {0}", sum(seen.values())))
        self.reset.setVisible(bool(section))
        self.reset.setText(tr("Reset to defaults"))
        if section:
            row = [name for name, _ in SECTIONS].index(section)
            self.sections.setCurrentRow(row, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        else:
            self.sections.clearSelection()
        self._offer_reset()

    def show_files(self) -> None:
        """Show what is known now of the user's files."""
        for entry in self.entries:
            entry.tell(self._app)

    # -- choosing -----------------------------------------------------------------------------------------------------

    def say(self, sentence: str) -> None:
        """Tell why something could not be kept."""
        self.notice.ask(sentence, leave=tr("Close"))

    def _choose(self, name: str, value: object) -> None:
        if getattr(self._app.settings.now, name) != value:
            self._app.settings.change(**{name: value})

    def offer_back(self, before: dict[str, object]) -> None:
        """Say that a section was put back, and offer to undo that."""
        settings = self._app.settings
        self.notice.ask(tr("Defaults restored."), tr("Undo"), lambda: settings.change(**before))

    def _changed(self, names: frozenset[str]) -> None:
        for entry in self.entries:
            if entry.row.name in names:
                entry.show_now(self._app)
        if "keys" in names:
            self.keys.show_keys()
        self._offer_reset()

    def _offer_reset(self) -> None:
        now = self._app.settings.now
        usual = type(now)()
        names = BY_SECTION.get(self.section, ())
        self.reset.setEnabled(any(getattr(now, name) != getattr(usual, name) for name in names))

    # -- the window ---------------------------------------------------------------------------------------------------

    def go_on_at(self, route: SettingsRoute) -> None:
        """Show what the page showed before it was built again."""
        if route.key:
            self.keys.choose(route.key)
        if route.search:
            self.search.setText(route.search)
        widgets = (*(entry.field.main for entry in self.entries), self.sections, self.reset)
        (next((widget for widget in widgets if route.focus == widget.objectName() != ""), self.search)).setFocus()
        self.area.verticalScrollBar().setValue(route.scrolled)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.search.text():
                self.search.clear()
            else:
                self.left.emit()
        elif event.key() == Qt.Key.Key_F and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self.search.setFocus()
            self.search.selectAll()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            for entry in getattr(self, "entries", ()):
                entry.tell(self._app)
        return super().event(event)
