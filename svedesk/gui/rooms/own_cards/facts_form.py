"""What is printed on the card, to be typed and chosen: its classes and traits, too."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QComboBox, QCompleter, QGridLayout, QSizePolicy, QToolButton, QWidget

from svedesk.engine.card_fields import schema, statistics, words
from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.kit.layouts import choice_box, hbox, vbox
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.translate import game_word, tr
from svedesk.gui.look.craft import Craft, craft_of, draw_craft
from svedesk.gui.look.theme import px, scaled
from svedesk.gui.rooms.own_cards.face_panel import CardError
from svedesk.gui.rooms.own_cards.text_fields import EditorLineEdit
from svedesk.packs.draft import CardDraft, Traits, label, listed
from svedesk.packs.drafts import LONGEST_LINE

_LAST = re.compile(r"[^,;/、・;]*$")


class TraitsField(EditorLineEdit):
    """`taken` carries a known trait that was chosen instead of what was being typed: all before it, and its names in
    English and Japanese."""

    taken = Signal(str, str, str)

    def __init__(self, name: str, longest: int, traits: Traits) -> None:
        super().__init__(name, longest)
        self._offered = {f"{english} · {japanese}": (english, japanese) for english, japanese in traits.pairs}
        self.offer = QCompleter(self)
        self.offer.setModel(QStringListModel(list(self._offered), self.offer))
        self.offer.setWidget(self)
        self.offer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self.offer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.offer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.offer.activated.connect(self._take)
        popup = self.offer.popup()
        assert popup is not None
        self.popup = popup
        popup.installEventFilter(_EnterTakes(self))
        self.textEdited.connect(self._typed)

    def take_only(self) -> bool:
        """Take the trait that is offered if it is the only one; whether it was."""
        if self.offer.completionCount() != 1:
            return False
        self.popup.hide()
        self._take(self.offer.currentCompletion())
        return True

    def _typed(self, text: str) -> None:
        match = _LAST.search(text)
        begun = match[0].strip() if match else ""
        if not begun:
            self.popup.hide()
            return
        self.offer.setCompletionPrefix(begun)
        if self.offer.completionCount():
            self.offer.complete()
        else:
            self.popup.hide()

    def _take(self, chosen: str) -> None:
        english, japanese = self._offered[chosen]
        self.taken.emit(_LAST.sub("", self.text()), english, japanese)


class _EnterTakes(QObject):
    """Enter takes the only trait there is to take: Qt wants it chosen with the arrows before."""

    def __init__(self, line: TraitsField) -> None:
        super().__init__(line)
        self._line = line

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        enter = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in enter:
            return self._line.take_only()
        return False


class ClassRow(QWidget):
    """A click chooses one class; with Ctrl held it is added to the others, or taken from them. `chosen` carries all of
    them."""

    chosen = Signal(object)

    def __init__(self, lang: Lang, game: Game) -> None:
        super().__init__()
        row = hbox(parent=self, margins=0, spacing=2)
        self.setAccessibleName(game_word(game, "card-field", "classes", lang, "Class"))
        self.buttons: dict[str, QToolButton] = {}
        for word in filter(None, words(game.facts, "classes")):
            button = QToolButton()
            button.setCheckable(True)
            button.setIcon(_icon(craft_of((word,))))
            button.setIconSize(QSize(px(20), px(20)))
            button.setStyleSheet(scaled("QToolButton { padding: 3px; }"))
            name = game.term("class", word, lang)
            button.setToolTip(f"{name} ({tr('Ctrl+click to add this class')})")
            button.setAccessibleName(name)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _=False, word=word: self._click(word))
            row.addWidget(button)
            self.buttons[word] = button
        self._classes: tuple[str, ...] = ()

    def put(self, classes: tuple[str, ...]) -> None:
        """Show which are chosen."""
        self._classes = classes
        for name, button in self.buttons.items():
            button.setChecked(name in classes)

    def _click(self, name: str) -> None:
        more = bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.ControlModifier)
        others = tuple(other for other in self._classes if other != name)
        if not more:
            wanted: tuple[str, ...] = (name,)
        elif name in self._classes:
            wanted = others or (name,)
        else:
            wanted = (*others, name)
        self.put(wanted)
        self.chosen.emit(wanted)


def _icon(craft: Craft) -> QIcon:
    size = px(20)
    pixmap = QPixmap(2 * size, 2 * size)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_craft(painter, craft, QPointF(size / 2, size / 2), size / 2 - 1)
    painter.end()
    return QIcon(pixmap)


class FactsForm(QWidget):
    """`changed` carries the field that was changed and the new values, by field."""

    changed = Signal(str, object)

    def __init__(self, lang: Lang, game: Game, traits: Traits) -> None:
        super().__init__()
        self._traits = traits
        labels = {
            "number": tr("Number"),
            "name": tr("Name"),
            "name_ja": tr("Name in Japanese"),
            "traits": game_word(game, "card-field", "traits", lang, "Traits"),
            "traits_ja": game_word(game, "card-field", "traits_ja", lang, "Traits in Japanese"),
            "cost": tr("Cost"),
            "attack": game_word(game, "card-field", "attack", lang, "Attack"),
            "defense": tr("Defense"),
            "deck_limit": tr("Copies in a deck"),
        }
        texts = [field.name for field in schema(game.facts) if field.typed and field.form in ("line", "whole")]
        self._own = {name: label(name, lang, game) for name in texts if name not in labels}
        labels |= self._own
        self.lines: dict[str, EditorLineEdit] = {}
        for field, name in labels.items():
            made = (
                TraitsField(name, LONGEST_LINE, traits)
                if field.startswith("traits")
                else EditorLineEdit(name, LONGEST_LINE)
            )
            made.edited.connect(lambda text, field=field: self.changed.emit(field, {field: text}))
            if isinstance(made, TraitsField):
                made.taken.connect(lambda *taken, field=field: self._take_trait(field, *taken))
            self.lines[field] = made
        for printed in schema(game.facts):
            if printed.form == "whole":
                self.lines[printed.name].setAlignment(Qt.AlignmentFlag.AlignCenter)
        kinds = tuple((word, game.term("kind", word, lang).capitalize()) for word in words(game.facts, "kind"))
        specials = tuple(
            (word, game.term("special", word, lang).capitalize() if word else tr("Nothing special"))
            for word in words(game.facts, "special")
        )
        self.boxes = {"kind": _box(tr("Type"), kinds), "special": _box(tr("Special type"), specials)}
        for field, box in self.boxes.items():
            box.activated.connect(lambda _, field=field, box=box: self.changed.emit(field, {field: box.currentData()}))
        self.classes = ClassRow(lang, game)
        self.classes.chosen.connect(lambda classes: self.changed.emit("classes", {"classes": classes}))
        of_kinds = (game.facts.statistics_of(kind, "") for kind in words(game.facts, "kind"))
        self._lay_out(labels, has_defense=any("defense" in fields for fields in of_kinds))
        for button in tuple(self.classes.buttons.values())[:1]:
            self.setTabOrder(self.boxes["special"], button)

    def _lay_out(self, labels: Mapping[str, str], *, has_defense: bool) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(px(8))
        grid.setVerticalSpacing(px(5))
        rows: tuple[tuple[tuple[str, QWidget, int], ...], ...] = (
            (
                (labels["number"], self.lines["number"], 3),
                (tr("Type"), self.boxes["kind"], 3),
                (tr("Special type"), self.boxes["special"], 3),
                (self.classes.accessibleName(), self.classes, 5),
            ),
            ((labels["name"], self.lines["name"], 7), (labels["name_ja"], self.lines["name_ja"], 7)),
            ((labels["traits"], self.lines["traits"], 7), (labels["traits_ja"], self.lines["traits_ja"], 7)),
            (
                (labels["cost"], self.lines["cost"], 2),
                (labels["attack"], self.lines["attack"], 2),
                *(((labels["defense"], self.lines["defense"], 3),) if has_defense else ()),
                (labels["deck_limit"], self.lines["deck_limit"], 3),
                *((name, self.lines[field], 4) for field, name in self._own.items()),
            ),
        )
        for at, row in enumerate(rows):
            column = 0
            for caption, widget, wide in row:
                cell = vbox(labelled(caption, "quiet"), widget, spacing=1)
                grid.addLayout(cell, at, column, 1, wide)
                column += wide
        self.lines["number"].setMinimumWidth(px(86))
        for column in range(14):
            grid.setColumnStretch(column, 1)

    def put(self, draft: CardDraft) -> None:
        """Show a card's facts."""
        for field, line in self.lines.items():
            line.put(getattr(draft, field))
        for field, box in self.boxes.items():
            box.setCurrentIndex(max(box.findData(getattr(draft, field)), 0))
        self.classes.put(draft.classes)
        has = draft.facts_class.statistics_of(draft.kind, draft.special)
        for field in statistics(draft.facts_class):
            self.lines[field].setEnabled(has.get(field, False) or (field in has and bool(getattr(draft, field))))
            self.lines[field].setPlaceholderText("" if has.get(field) else "–")
        self.lines["deck_limit"].setEnabled(draft.kind != "leader" and draft.special != "token" and not draft.front)
        self.lines["name_ja"].setPlaceholderText(draft.name)
        self.lines["name"].setPlaceholderText(draft.name_ja)
        japanese = (self._traits.japanese(trait) or trait for trait in listed(draft.traits))
        english = (self._traits.english(trait) or trait for trait in listed(draft.traits_ja))
        self.lines["traits_ja"].setPlaceholderText("、".join(japanese))
        self.lines["traits"].setPlaceholderText(", ".join(english))

    def mark(self, wrong: Iterable[CardError]) -> None:
        """Mark the fields in which something is wrong or missing, with what it is."""
        first = {mistake.field: mistake for mistake in reversed(tuple(wrong))}
        for field, line in self.lines.items():
            wrong_here = first.get(field)
            line.mark(
                wrong_here.sentence if wrong_here is not None else "",
                missing=wrong_here is not None and wrong_here.missing,
            )

    def go_to(self, field: str) -> bool:
        """Put the cursor into a field; False if there is none of that name."""
        widget: QWidget | None = self.lines.get(field) or self.boxes.get(field)
        if widget is None:
            return False
        widget.setFocus()
        return True

    def _take_trait(self, field: str, before: str, english: str, japanese: str) -> None:
        other = "traits" if field == "traits_ja" else "traits_ja"
        parts = {"traits": listed(self.lines["traits"].text()), "traits_ja": listed(self.lines["traits_ja"].text())}
        names = listed(before)
        # The other language follows as far as it kept pace so far.
        pair = {"traits": english, "traits_ja": japanese}
        values = {field: (*names, pair[field])}
        if len(parts[other]) == len(names):
            values[other] = (*parts[other], pair[other])
        joined = {name: ("、" if name == "traits_ja" else ", ").join(listed_now) for name, listed_now in values.items()}
        for name, text in joined.items():
            self.lines[name].setText(text)
        self.changed.emit(field, joined)


def _box(name: str, entries: tuple[tuple[str, str], ...]) -> QComboBox:
    box = choice_box(entries, name)
    # In the least window there is just room for a type in Japanese.
    sheet = "QComboBox { padding-left: 5px; padding-right: 2px; } QComboBox::drop-down { width: 16px; }"
    box.setStyleSheet(scaled(sheet))
    return box
