"""The page own cards are made on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QElapsedTimer, QTimer, Signal
from PySide6.QtGui import QHideEvent, QImage, QKeySequence, QPixmap, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QPushButton

from svedesk.engine.game import Game
from svedesk.gui.kit.layouts import add_all
from svedesk.gui.kit.open_pack import OpenPack
from svedesk.gui.kit.page import NoticeLabel, Page, Panel, labelled
from svedesk.gui.kit.tasks import Tasks, delayed
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.face import FaceText
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.rooms.own_cards.card_list import PackCardRow
from svedesk.gui.rooms.own_cards.face_panel import CardError, FacePanel
from svedesk.gui.rooms.own_cards.facts_form import FactsForm
from svedesk.gui.rooms.own_cards.pack_panel import PackPanel
from svedesk.gui.rooms.own_cards.script_panel import ScriptPanel
from svedesk.gui.rooms.own_cards.word_list import own_words
from svedesk.gui.table.faces import Faces
from svedesk.packs.card_check import CheckedCard, Meanings
from svedesk.packs.draft import CardDraft, PackDraft, Traits, as_shown, draft_class, say
from svedesk.packs.editing import PackStep, with_card
from svedesk.packs.typed_text import CardRulesText

SAVED_AFTER, LOOKED_AT_AFTER, PAUSED_AFTER = 600, 120, 900
"""Milliseconds after the last change until the pack is kept, until what was changed is looked at, and until what is
typed next is a change of its own."""
SAVED_AT_LATEST = 3_000
"""Milliseconds after the first change that is not kept yet until the pack is kept, however fast somebody types on."""
PACKS, FACE = 248, 290
"""Logical pixels the outer columns are wide."""


class EditorPage(Page):
    """Packs and their cards on one side, the card that is written in the middle, as it will look on the other side.

    `changed` carries an `OpenPack` that is to be written, `asked` what else is wanted of it, by its word.
    """

    widest, whole = 1840, True

    changed = Signal(object)
    asked = Signal(str)

    def __init__(
        self,
        theme: Theme,
        faces: Faces,
        game: Game,
        traits: Traits,
        packs: list[OpenPack],
        meanings_of: Callable[[OpenPack], Meanings],
        tasks: Tasks,
    ) -> None:
        """`meanings_of` finds out what the cards of a pack mean."""
        super().__init__(theme, tr("Back"), tr("Own cards"), "")
        self._game, self._scripts = game, game.scripts
        self.faces, self.lang = faces, faces.words.lang
        self.packs, self._meanings_of, self._traits = packs, meanings_of, traits
        self._new_card = draft_class(game.facts)()
        self._at = 0
        self._dirty: list[OpenPack] = []
        self.left_panel = PackPanel(theme, self._row, self._small_face)
        for word in ("evolved-card", "back"):
            self.left_panel.buttons[word].setVisible(bool(game.facts.EVOLVED))
        self.form = FactsForm(self.lang, game, traits)
        self.script = ScriptPanel(theme, self.lang, game, tasks)
        self.right_panel = FacePanel(theme)
        self.notice = NoticeLabel(theme)
        self.bring_back = QPushButton(tr("Restore"))
        self.bring_back.hide()
        self.saved = labelled("", "quiet")
        self.undo_button, self.redo_button = QPushButton(tr("Undo")), QPushButton(tr("Redo"))
        self._soon, self._look, self._pause = (
            self._timer(after, act)
            for after, act in (
                (SAVED_AFTER, self.keep_now),
                (LOOKED_AT_AFTER, self.look_now),
                (PAUSED_AFTER, self.pause),
            )
        )
        self._unkept = QElapsedTimer()
        """How long something was not kept."""
        self._lay_out()
        self._connect()
        self.meanings = meanings_of(self.open)
        self.turn_to(0)

    def _timer(self, after: int, act: Callable[[], object]) -> QTimer:
        return delayed(self, after, act)

    @property
    def open(self) -> OpenPack:
        """The pack that is open."""
        return self.packs[self._at]

    @property
    def meaning(self) -> CheckedCard | None:
        """What the card that is shown means."""
        opened = self.open
        return self.meanings.of(opened.pack, opened.at) if opened.card is not None else None

    # -- how it stands ------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cards want all the room there is."""
        super().resizeEvent(event)
        share = min(1.45, max(0.72, self.width() / px(1280)))
        self.left_panel.setFixedWidth(round(px(PACKS) * max(1.0, share)))
        self.right_panel.setFixedWidth(round(px(FACE) * share))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.open.card is not None:
            self.form.lines["number" if not self.open.card.number else "name"].setFocus()
        else:
            self.left_panel.buttons["card"].setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Whatever happens next, nothing is lost."""
        self.keep_now()
        super().hideEvent(event)

    def _lay_out(self) -> None:
        head = self.header.tools
        add_all(head, (self.notice, 1), self.bring_back)
        head.addStretch(0)
        head.addWidget(self.saved)
        for button, key in ((self.undo_button, "Ctrl+Z"), (self.redo_button, "Ctrl+Y")):
            button.setProperty("kind", "quiet")
            button.setToolTip(f"{button.text()} ({key})")
            head.addWidget(button)
        for place in reversed(range(self._column.count())):
            item = self._column.itemAt(place)
            if item is not None and item.spacerItem() is not None:
                self._column.takeAt(place)  # there is no lead to stand apart from
        self._column.setSpacing(px(6))
        self.middle = Panel()
        self.middle.column.setContentsMargins(px(14), px(10), px(14), px(12))
        self.middle.column.setSpacing(px(8))
        add_all(self.middle.column, self.form, (self.script, 1))
        self.columns.setSpacing(px(10))
        add_all(self.columns, self.left_panel, (self.middle, 1), self.right_panel)

    def _connect(self) -> None:
        self.script.typing.about(lambda: self._card_and_text() if self.open.card is not None else None)
        self.form.changed.connect(self._typed)
        self.script.changed.connect(self._typed)
        self.script.full.connect(lambda most: self.say(tr("Too long. At most {0} characters fit here.", most)))
        self.left_panel.which.activated.connect(self.turn_to)
        self.left_panel.list.chosen.connect(self.choose)
        self.left_panel.asked.connect(self.asked)
        self.right_panel.asked.connect(self._asked_at_face)
        self.faces.table_style.changed.connect(self._draw)
        self.undo_button.clicked.connect(self.undo)
        self.redo_button.clicked.connect(self.redo)
        for keys, act in (
            (("Ctrl+Z",), self.undo),
            (("Ctrl+Y", "Ctrl+Shift+Z"), self.redo),
            (("Ctrl+N",), lambda: self.asked.emit("card")),
            (("Ctrl+Return", "Ctrl+Enter"), lambda: self.asked.emit("try")),
        ):
            shortcut = QShortcut(self)
            shortcut.setKeys([QKeySequence(key) for key in keys])
            shortcut.activated.connect(act)

    # -- the pack -----------------------------------------------------------------------------------------------------

    def turn_to(self, at: int) -> None:
        """Open another pack."""
        self.script.typing.settle()
        self.script.typing.forget()
        self.keep_now()
        self._at = max(0, min(at, len(self.packs) - 1))
        self.meanings = self._meanings_of(self.open)
        self._show()

    def choose(self, at: int) -> None:
        """Show another card of the pack."""
        self.script.typing.settle()
        if 0 <= at < len(self.open.pack.cards) and at != self.open.at:
            self.script.typing.forget()
            self.open.editing.pause()
            self.open.at = at
            self.script.words.search.clear()
            self._show()

    def change(self, pack: PackDraft, at: int) -> None:
        """The pack is this now, and shows the card at a place."""
        self.open.editing.change(pack, at)
        if at != self.open.at:
            self.script.words.search.clear()
            self.script.typing.forget()
        self.open.at = at
        self._changed()
        self._show()

    def add(self, opened: OpenPack) -> None:
        """Open one more pack."""
        self.packs.append(opened)
        self.turn_to(len(self.packs) - 1)

    def undo(self) -> None:
        """Take back the last change of this pack."""
        self.script.typing.settle()
        if self.open.editing.can_undo:
            self._go_to(self.open.editing.undo())

    def redo(self) -> None:
        """Make it again."""
        self.script.typing.settle()
        if self.open.editing.can_redo:
            self._go_to(self.open.editing.redo())

    def keep_now(self) -> None:
        """Have what was changed written now."""
        self.script.typing.settle()
        self._soon.stop()
        dirty, self._dirty = self._dirty, []
        for opened in dirty:
            self.changed.emit(opened)

    def pause(self) -> None:
        """What is typed from now on is a change of its own."""
        self.open.editing.pause()

    def touch(self, opened: OpenPack) -> None:
        """Have a pack written soon."""
        if opened not in self._dirty:
            self._dirty.append(opened)
        if not self._soon.isActive():
            self._unkept.start()
        if not self._unkept.hasExpired(SAVED_AT_LATEST):
            self._soon.start()
        self.saved.setText("")

    def say(self, sentence: str, *, wrong: bool = True, back: bool = False) -> None:
        """Tell what was done, or why it could not be; `back` offers to take it back."""
        self.notice.say(sentence, wrong=wrong)
        self.bring_back.setVisible(back)

    def go_to(self, field: str) -> None:
        """Put the cursor into a field of the card."""
        self.form.go_to(field) or self.script.go_to(field)

    def _go_to(self, step: PackStep) -> None:
        self.open.at = step.at
        self._changed()
        self._show()
        if step.field:
            self.go_to(step.field)

    def _typed(self, field: str, values: Mapping[str, object]) -> None:
        opened = self.open
        if opened.card is None:
            self._begin_card(opened)
        card = opened.card
        assert card is not None
        now = replace(card, **values)
        opened.editing.change(with_card(opened.pack, opened.at, now), opened.at, field)
        if field in ("kind", "special", "classes"):
            opened.editing.pause()
        self._changed()
        self.form.put(now)
        self.script.put(now)
        self._pause.start()

    def _begin_card(self, opened: OpenPack) -> None:
        opened.editing.change(replace(opened.pack, cards=(self._new_card,)), 0)
        opened.at = 0

    def _changed(self) -> None:
        self.touch(self.open)
        self._look.start()
        self._show_history()
        if not self.notice.isHidden():
            self.say("")

    def _show_history(self) -> None:
        self.undo_button.setEnabled(self.open.editing.can_undo)
        self.redo_button.setEnabled(self.open.editing.can_redo)

    # -- what is shown ------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Show the card, whole."""
        opened = self.open
        opened.at = max(0, min(opened.at, len(opened.pack.cards) - 1))
        card = opened.card or self._new_card
        self.form.put(card)
        self.script.put(card)
        for widget in (self.form, self.script):
            widget.setEnabled(opened.card is not None)
        self._show_history()
        self.look_now()

    def look_now(self) -> None:
        """Find out what the card means now, and show it."""
        self._look.stop()
        opened = self.open
        names = [other.pack.name or tr("Unnamed") for other in self.packs]
        self.left_panel.show_packs(names, self._at)
        self.left_panel.show_pack(opened.pack, opened.at)
        card, meaning = opened.card or self._new_card, self.meaning
        wrong = [
            CardError(opened.field, say(opened.message, self.lang, self._game), opened.is_missing)
            for opened in (meaning.wrong if meaning else ())
        ]
        self.form.mark(wrong)
        self.script.know(own_words(self._scripts, opened.pack.cards, opened.at))
        self.script.show_meaning(card, meaning or CheckedCard("unfinished", None), self._text_of(opened))
        self.right_panel.show_state(meaning.state if meaning is not None else None, wrong)
        self.right_panel.show_side(front=bool(card.back), back=bool(card.front))
        self.right_panel.no_picture.setEnabled(bool(card.picture))
        self._draw()

    def _card_and_text(self) -> tuple[CardDraft, CardRulesText]:
        card = self.open.card
        assert card is not None
        return card, self._text_of(self.open)

    def _text_of(self, opened: OpenPack) -> CardRulesText:
        if opened.card is None:
            return self.meanings.text_of(replace(opened.pack, cards=(self._new_card,)), 0)
        return self.meanings.text_of(opened.pack, opened.at)

    def _draw(self) -> None:
        """The face, and the small ones in the list."""
        opened, face = self.open, self.right_panel.face
        if opened.card is None:
            face.show_face(None, None)
        else:
            ratio = self.devicePixelRatioF()
            face.show_face(self._face(opened.at), self._picture(opened.card, max(60.0, face.place.width()) * ratio))
        self.left_panel.list.viewport().update()

    def _face(self, at: int) -> FaceText:
        card, meaning = self.open.pack.cards[at], self.meanings.of(self.open.pack, at)
        texts = {"en": card.text, "ja": card.text_ja}
        other = "en" if self.lang == "ja" else "ja"
        text = meaning.text(self.lang) if card.script.strip() else texts[self.lang] or texts[other]
        quick = meaning.reading is not None and "quick" in meaning.reading.keywords
        return FaceText.printed(as_shown(card, self._traits), tuple(text.splitlines()), self.lang, quick=quick)

    def _picture(self, card: CardDraft, width: float) -> QImage | None:
        path = self.open.pictures.get(card.picture)
        return self.faces.table_style.pictures.get(path, width, width * 88 / 63) if path is not None else None

    def _row(self, at: int) -> PackCardRow:
        facts = as_shown(self.open.pack.cards[at], self._traits)
        name = facts.name_ja if self.lang == "ja" else facts.name
        note = tr("Back face") if self.open.pack.cards[at].front else ""
        return PackCardRow(name, facts.number, self.meanings.of(self.open.pack, at).state, note)

    def _small_face(self, at: int, width: float, ratio: float) -> QPixmap:
        card = self.open.pack.cards[at]
        face = FaceText.printed(as_shown(card, self._traits), (), self.lang)
        return self.faces.cache.face(face, width, ratio, "table", self._picture(card, width * ratio))

    def _asked_at_face(self, word: str) -> None:
        if word in ("picture", "no-picture", "back", "front", "try"):
            self.asked.emit("back" if word == "front" else word)
        else:
            self.go_to(word)
