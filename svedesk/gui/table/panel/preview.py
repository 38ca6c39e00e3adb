"""The card below the mouse, large: its face with rules text, what a list of the user says of it, and what changed it;
as large as there is room for as long as a key or button is held."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QWidget

from svedesk.engine.events import CardMoved, Event, Played
from svedesk.engine.records import SHARED
from svedesk.engine.view import CardView, View
from svedesk.gui.kit.big_card import BigCard
from svedesk.gui.kit.layouts import named, vbox
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.picture_words import reason
from svedesk.gui.look.theme import Theme, px
from svedesk.gui.table.board_words import linked_words, zone_words
from svedesk.gui.table.faces import Faces
from svedesk.gui.table.state_words import given_words
from svedesk.gui.table.table_seat import Change
from svedesk.gui.table.words import Words


def other_face_words(printed: str, words: Words) -> list[str]:
    """The other face of the one printed as `printed`: its name and statistics, then its text; nothing for a card with
    one face."""
    try:
        shown = words.facts(printed)
        number = shown.back or shown.front
        other = words.facts(number) if number else None
    except KeyError:
        return []
    if other is None:
        return []
    called = words.name(other.number)
    if other.attack is not None and other.defense is not None:
        called = f"{called} {other.attack}/{other.defense}"
    heading = tr("On its back: {0}", called) if shown.back else tr("On its front: {0}", called)
    return [heading, *words.of_game.plain(words.rules(other.number)).splitlines()]


TEXT = 92
"""Logical pixels the text from a list is high at the table; what is longer is scrolled."""


def as_now(card: int, change: Change) -> tuple[CardView | None, CardMoved | None]:
    """A card after a change: as it is now (None where this seat no longer sees it), and its last move."""
    now, last = card, None
    for event in change.events:
        if isinstance(event, CardMoved) and now and event.was == now:
            now, last = event.card, event
    return (change.view.card(now) if now else None), last


def last_played(events: Sequence[Event]) -> Played | None:
    """The last card, or ability of a card, that was played in these events. Everybody sees what is played."""
    return next((event for event in reversed(events) if isinstance(event, Played) and event.number), None)


def leader_of(view: View, words: Words) -> CardView | None:
    """The card that stands for the player who looks, in a game that has one."""
    zones = words.table.zones
    own = (zone for zone in view.zones if zone.place.seat == view.seat and zones[zone.place.zone].number)
    return next((card for zone in own for card in zone.cards if card.number), None)


class BigFace(BigCard):
    """The large face of a card of the game: as it is now, as it is printed, or a back while there is none."""

    def __init__(self, faces: Faces) -> None:
        super().__init__(tr("Card"))
        self.faces = faces
        self.card: CardView | None = None
        self.number = ""
        faces.table_style.changed.connect(self.update)

    def draw_card(self, painter: QPainter, place: QRectF) -> None:
        faces, width = self.faces, place.width()
        faces.ratio = self.devicePixelRatioF()
        if self.card is not None:
            pixmap = faces.large(faces.text(self.card, rules=True), width)
        elif self.number:
            pixmap = faces.large(faces.printed(self.number), width)
        else:
            painter.setOpacity(0.35)
            pixmap = faces.back("main", width)
        margin = faces.margin(width)
        painter.drawPixmap(place.topLeft() - QPointF(margin, margin), pixmap)


class Preview(QWidget):
    """A large face, and below it in words what is not printed on it. `shown` tells that it is another one now.

    At the table the text from a list of the user is shown for cards of which something is resolved manually; a `tall`
    preview has room for it below every card.
    """

    shown = Signal()

    def __init__(self, theme: Theme, faces: Faces, *, tall: bool = False) -> None:
        super().__init__()
        self._theme, self._faces, self._tall = theme, faces, tall
        self._pointed_at: CardView | None = None
        """The card as it was when it was pointed at, or played."""
        self._why = ""
        """Why it shows a card nobody pointed at."""
        self._moment: tuple[object, int] = ((), 0)
        """The step and turn that were shown last."""
        self.face = BigFace(faces)
        self.printed = named(QPlainTextEdit(readOnly=True, tabChangesFocus=True), tr("Text from your list"))
        """The text of the card from a list of the user: to be read and scrolled, as long as it is."""
        self.printed.setToolTip(tr("Text from your list. It stays on this PC."))
        self.printed.hide()
        self.notes = QLabel(wordWrap=True, textFormat=Qt.TextFormat.RichText, alignment=Qt.AlignmentFlag.AlignTop)
        self.notes.setContentsMargins(px(12), 0, px(12), px(4))
        parts = ((self.face, 0 if tall else 1), (self.printed, 100 if tall else 0), self.notes)
        self._column = vbox(*parts, parent=self, margins=0, spacing=2)
        if tall:
            self._column.addStretch(1)  # what is left where there is no text
        else:
            self.printed.setFixedHeight(px(TEXT))
        self.show_card(None)

    @property
    def card(self) -> CardView | None:
        """The card that was pointed at, if it shows one."""
        return self.face.card if not self._why else None

    def show_card(self, card: CardView | None, linked: Sequence[str] = ()) -> None:
        """Show a card as it is on the table, with the words for what is linked to it."""
        self._pointed_at, self._why = card, ""
        self._show(card, linked)

    def follow(self, change: Change) -> None:
        """Show the card as it is after a change. Of one that went somewhere else it says where it is now. One that
        nobody points at gives way to what is played."""
        now = change.view.step, change.view.number(SHARED, "turn")
        jumped, self._moment = not change.events and now != self._moment, now
        if self._why and (jumped or (self.face.card is None and not change.events)):
            self.show_card(None)  # it was taken back, or another moment of a replay is looked at
        elif self.face.card is not None:
            self._follow(self.face.card, change)
        if self.card is None:
            self._rest(change)

    def _rest(self, change: Change) -> None:
        """Show what was played last; if nothing was, and there is nothing to see, the leader."""
        view, words, played = change.view, self._faces.words, last_played(change.events)
        if played is None and (self.face.card is not None or self.face.number):
            return
        card = as_now(played.card, change)[0] if played is not None else leader_of(view, words)
        if card is not None and card.number:
            self._pointed_at = card
            self._why = tr("Played last") if played is not None else tr("Point at a card to read it.")
            self._show(card, linked_words(card, view, words))
        elif played is not None:
            self.show_number(played.number)
            self._why = tr("Played last")
            self._say([self._why, *self._other_face(played.number)])

    def _follow(self, shown: CardView, change: Change) -> None:
        view = change.view
        now, last = as_now(shown.id, change)
        if now is not None:
            before = self._pointed_at
            gone = (
                not self._faces.words.table.zones[now.zone].in_play
                and before is not None
                and (before.seat, before.zone) != (now.seat, now.zone)
            )
            where = [tr("In {0}", zone_words(now.seat, now.zone, view, self._faces.words))] if gone else []
            self._show(now, [*where, *linked_words(now, view, self._faces.words)])
        elif last is None or change.turned:
            self.show_card(None)  # another player looks at the table, or it was taken back
        else:
            why = self._why
            self.show_number(shown.number)
            self._why = why
            to = (
                tr("In {0}", zone_words(*last.to, view, self._faces.words))
                if last.to
                else tr("It was removed from the game.")
            )
            self._say([escape(to), *self._other_face(shown.number)])

    def _show(self, card: CardView | None, linked: Sequence[str]) -> None:
        known = card if card is not None and card.number else None
        self.face.card, self.face.number = known, ""
        nothing = tr("Point at a card to read it.") if card is None else self._faces.words.name("")
        why = [escape(self._why)] if self._why else []
        self._say([*why, *map(escape, linked), *self._lines(known)] if known is not None else [nothing])
        self._print(known.shown.printed if known is not None else "")
        self.face.update()
        self.shown.emit()

    def add_below_face(self, widget: QWidget) -> None:
        """Put something between the face and the text below it."""
        self._column.insertWidget(self._column.indexOf(self.printed), widget)

    def show_number(self, number: str) -> None:
        """Show a card as it is printed (a link in the log)."""
        self._why = ""
        self.face.card, self.face.number = None, number
        self._say(self._other_face(number))
        self._print(number)
        self.face.update()
        self.shown.emit()

    def _print(self, number: str) -> None:
        words = self._faces.words
        wanted = bool(number) and (self._tall or not words.texts.is_executed(number))
        text = words.texts.printed(number, words.lang) if wanted else ""
        if text != self.printed.toPlainText():  # or it would be scrolled back
            self.printed.setPlainText(text)
        self.printed.setVisible(bool(text))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._tall:
            self.face.setFixedHeight(BigCard.high(self.width()))
        self.face.update()

    def _say(self, lines: list[str]) -> None:
        quiet = self._theme.quiet_text
        self.notes.setText("<br>".join(f'<span style="color:{quiet}">{line}</span>' for line in lines))
        self.notes.setVisible(bool(lines))

    def _lines(self, card: CardView) -> list[str]:
        """What was given to it and by which card; the numbers themselves stand on the face."""
        words = self._faces.words
        lines = []
        if (broken := self._faces.table_style.card_trouble(words.facts(card.shown.printed))) is not None:
            lines.append(escape(tr("{0} can't be shown: {1}.", broken[0], reason(broken[1]))))
        if words.table.zones[card.zone].in_play and words.is_evolved(card):
            lines.append(words.of_game.title("state", "evolved"))
        elif words.is_turned(card):
            lines.append(tr("Back face of {0}", escape(words.name(card.number))))
        if card.damage:
            lines.append(tr("{0} damage", card.damage))
        for name, count in card.counters:
            lines.append(f"{escape(tr(name.capitalize()))}: {count}")
        notes = [escape(f"“{given.value}”") for given in card.given if given.what == "note"]
        return [*lines, *notes, *map(escape, given_words(card, words)), *self._other_face(card.shown.printed)]

    def _other_face(self, printed: str) -> list[str]:
        return list(map(escape, other_face_words(printed, self._faces.words)))


class Zoom(BigFace):
    """The face in the middle over its parent; the mouse goes through it."""

    def __init__(self, faces: Faces, over: QWidget) -> None:
        super().__init__(faces)
        self.setParent(over)
        self._over = over
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_card(self, card: CardView | None) -> None:
        """Show a card (None, or one of which only the back is seen: nothing)."""
        self.card = card if card is not None and card.number else None
        if self.card is None:
            self.hide()
            return
        height = round(self._over.height() * 0.95)
        width = self.wide(height)
        self.setGeometry((self._over.width() - width) // 2, (self._over.height() - height) // 2, width, height)
        self.show()
        self.raise_()

    def follow(self, change: Change) -> None:
        """Show the card as it is after a change; nothing once it is out of sight."""
        if self.card is not None:
            self.show_card(as_now(self.card.id, change)[0])
