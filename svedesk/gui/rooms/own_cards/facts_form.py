"""What is printed on the card, to be typed and chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from svedesk.engine.card_fields import schema, statistics, words
from svedesk.engine.game import Game
from svedesk.engine.script import Lang
from svedesk.gui.kit.layouts import choice_box, vbox
from svedesk.gui.kit.page import labelled
from svedesk.gui.kit.translate import game_word, tr
from svedesk.gui.look.theme import px, scaled
from svedesk.gui.rooms.own_cards.class_row import ClassRow
from svedesk.gui.rooms.own_cards.face_panel import CardError
from svedesk.gui.rooms.own_cards.text_fields import EditorLineEdit
from svedesk.gui.rooms.own_cards.traits_field import TraitsField
from svedesk.packs.draft import CardDraft, Traits, label, listed
from svedesk.packs.drafts import LONGEST_LINE


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
