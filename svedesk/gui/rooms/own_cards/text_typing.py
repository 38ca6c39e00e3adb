"""The rules text of a card in both languages: typed in either, it becomes script a moment later."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from svedesk.engine.game_scripts import UnreadWords
from svedesk.engine.script import Lang
from svedesk.gui.kit.tasks import Tasks, delayed
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme
from svedesk.gui.rooms.own_cards.rules_text_edit import RulesTextEdit
from svedesk.packs.draft import CardDraft
from svedesk.packs.drafts import LONGEST_TEXT
from svedesk.packs.typed_text import CardRulesText, Retyped, UnreadPart

READ_AFTER, READ_AT_LATEST, LOOKED_AT_AFTER = 250, 1_500, 500
"""Milliseconds after the last letter until a text is read, after the first one that is not read yet, however fast
somebody types on, and from then until what is not understood is looked at closely."""
CLOSELY = 12
"""So many parts of a text that are not understood are looked at closely; of the others it is only told that there are
more."""
REMEMBERED = 300
"""How many texts are shown again in the words they were typed in."""
FIELDS: dict[str, Lang] = {"text": "en", "text_ja": "ja"}
"""The fields of a card that texts are kept in, with their languages."""


_T = TypeVar("_T")


class Doubt(NamedTuple):
    """A place of a text that is not read: the field, the line from 1, what was understood of it up to there, what is
    not, and why."""

    field: str
    line: int
    before: str
    unread: str
    words: UnreadWords


class TextTyping(QObject):
    """`typed` carries the field that was typed in and the new values of the card, by field; `looked` is emitted when it
    is known what is not understood."""

    typed = Signal(str, object)
    looked = Signal()

    def __init__(self, theme: Theme, lang: Lang, tasks: Tasks, parent: QObject) -> None:
        super().__init__(parent)
        hints = {
            "text": tr("Rules text in English. Type here, or write the script: changing one updates the other."),
            "text_ja": tr("Rules text in Japanese. Type here, or write the script: changing one updates the other."),
        }
        names = {"text": tr("Rules text in English"), "text_ja": tr("Rules text in Japanese")}
        self.edits = {field: RulesTextEdit(theme, names[field], hints[field], LONGEST_TEXT) for field in FIELDS}
        self.doubts: tuple[Doubt, ...] = ()
        self.unread: tuple[UnreadPart, ...] = ()
        """What is resolved by hand of the text that was read last."""
        self._field = next(field for field, spoken in FIELDS.items() if spoken == lang)
        """The text that is looked at: the one that was typed in last."""
        self._card: Callable[[], tuple[CardDraft, CardRulesText] | None] = lambda: None
        self._waiting = False
        self._since = QElapsedTimer()
        self._tasks = tasks
        self._job = self._jobs = 0
        """The number of what is being read in the background, 0 for nothing; and how often something was."""
        self._in_words: dict[tuple[str, ...], str] = {}
        self._soon, self._later = self._timer(READ_AFTER, self._read), self._timer(LOOKED_AT_AFTER, self._look)
        for field, edit in self.edits.items():
            edit.edited.connect(lambda _, field=field: self._edited(field))
            edit.ended.connect(self.settle)
            edit.completing.connect(lambda field=field: self.complete(field))

    def about(self, card: Callable[[], tuple[CardDraft, CardRulesText] | None]) -> None:
        """Whose text it is: the card that is shown, None while there is none."""
        self._card = card

    @property
    def spoken(self) -> Lang:
        """The language of the text that is looked at."""
        return FIELDS[self._field]

    @property
    def is_waiting(self) -> bool:
        """Whether something was typed that is not read yet."""
        return self._waiting

    @property
    def is_looking(self) -> bool:
        """Whether it is still to be found out what is not understood."""
        return self._later.isActive() or bool(self._job)

    # -- what is shown ------------------------------------------------------------------------------------------------

    def show(self, draft: CardDraft, text: CardRulesText, otherwise: Callable[[Lang], str]) -> None:
        """Show the text of a card, but for one that is just typed; of a script that can't be read what could be
        (`otherwise`), which is not to be typed in."""
        for field, lang in FIELDS.items():
            edit = self.edits[field]
            edit.setReadOnly(not text.stands)
            edit.setToolTip("" if text.stands else tr("The text can be typed when the script has no errors."))
            if self._waiting and field == self._field:
                continue
            typed = self._in_words.get((draft.number, draft.script, draft.text, draft.text_ja, field))
            edit.put(typed if typed is not None else text.shown(lang) if text.stands else otherwise(lang))
        if not self._waiting and not self._later.isActive():
            self._begin_looking(text)

    def forget(self) -> None:
        """Another card is shown: nothing is known of its text yet."""
        self._stop()
        self._tell((), ())

    # -- what is typed ------------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Read what is typed now."""
        if not self._waiting:
            return
        self._stop()
        self._waiting = False
        if (card := self._card()) is not None:
            text = self.edits[self._field].toPlainText()
            self._take(card[0], text, card[1].retyped(text, self.spoken))

    def _edited(self, field: str) -> None:
        if self._waiting and field != self._field:
            self.settle()
        if not self._waiting:
            self._since.start()
        self._field, self._waiting = field, True
        self._stop()
        self._soon.start(max(0, min(READ_AFTER, READ_AT_LATEST - self._since.elapsed())))

    def _read(self) -> None:
        if (card := self._card()) is None:
            self._waiting = False
            return
        (draft, rules), text, lang = card, self.edits[self._field].toPlainText(), self.spoken

        def take(made: Retyped) -> None:
            self._waiting = False
            self._take(draft, text, made)

        self._begin("reading", lambda: rules.retyped(text, lang), take)

    def _take(self, draft: CardDraft, text: str, made: Retyped) -> None:
        while len(self._in_words) >= REMEMBERED:
            del self._in_words[next(iter(self._in_words))]
        self._in_words[draft.number, made.script, made.text, made.text_ja, self._field] = text
        values = {"script": made.script, "text": made.text, "text_ja": made.text_ja}
        self.unread = made.unread
        if not made.unread:
            self._tell((), ())
        self._later.start()
        if any(getattr(draft, name) != value for name, value in values.items()):
            self.typed.emit(self._field, values)

    # -- what is not understood ---------------------------------------------------------------------------------------

    def _begin_looking(self, text: CardRulesText) -> None:
        """Find out what of a text that is shown is not understood."""
        if text.stands and text.has_manual_lines:
            if not text.tells(self.spoken):
                self._field = next(field for field in FIELDS if field != self._field)
            self._later.start()
        elif self.doubts or self.unread:
            self._tell((), ())

    def _look(self) -> None:
        if (card := self._card()) is not None and card[1].stands and not self._waiting:
            rules, text, field = card[1], self.edits[self._field].toPlainText(), self._field
            self._begin("looking", lambda: _looked_at(rules, text, field), lambda result: self._tell(*result))

    def _tell(self, unread: tuple[UnreadPart, ...], doubts: tuple[Doubt, ...]) -> None:
        if (unread, doubts) == (self.unread, self.doubts):
            return
        self.unread, self.doubts = unread, doubts
        for field, edit in self.edits.items():
            edit.underline((doubt.words.begin, doubt.words.end) for doubt in doubts if doubt.field == field)
        self.looked.emit()

    def complete(self, field: str) -> None:
        """Put the nearest phrase in place of the words that are not understood: on the line of the cursor, else where
        there are some first."""
        self.settle()
        if (card := self._card()) is None or not card[1].stands:
            return
        self._field, edit = field, self.edits[field]
        self._tell(*_looked_at(card[1], edit.toPlainText(), field))
        near = [doubt for doubt in self.doubts if doubt.words.nearest]
        line = edit.textCursor().blockNumber() + 1
        if near:
            nearest = next((nearest for nearest in near if nearest.line == line), near[0])
            edit.replace_words(nearest.words.begin, nearest.words.instead, _put_in(nearest, FIELDS[field]))

    # -- time ---------------------------------------------------------------------------------------------------------

    def _timer(self, after: int, act: Callable[[], None]) -> QTimer:
        return delayed(self, after, act)

    def _begin(self, queue: str, work: Callable[[], _T], done: Callable[[_T], None]) -> None:
        """Read in the background, after what is in the same queue; of what is done by then no more is wanted."""
        self._stop()
        self._jobs += 1
        self._job = job = self._jobs

        def take(result: _T) -> None:
            if job == self._job:
                self._job = 0
                done(result)

        self._tasks.start(work, done=take, queue=queue)

    def close(self) -> None:
        """The page is left: nothing that is read in the background is wanted any more."""
        self._stop()

    def _stop(self) -> None:
        """What is being read is not wanted any more."""
        self._soon.stop()
        self._later.stop()
        self._job = 0


def _looked_at(rules: CardRulesText, text: str, field: str) -> tuple[tuple[UnreadPart, ...], tuple[Doubt, ...]]:
    """What of a text is not read, and why, as far as that is told."""
    lang = FIELDS[field]
    unread = rules.retyped(text, lang).unread
    readings = ((part, rules.unread(part, lang)) for part in unread[:CLOSELY])
    return unread, tuple(_doubt(field, text, words) for _, words in readings if words is not None)


def _doubt(field: str, text: str, words: UnreadWords) -> Doubt:
    begin = text.rfind("\n", 0, words.begin) + 1
    return Doubt(
        field, text.count("\n", 0, words.begin) + 1, text[begin : words.begin], text[words.begin : words.end], words
    )


def _put_in(doubt: Doubt, lang: Lang) -> str:
    """The nearest phrase up to what it leaves open, as it is written at its place."""
    words = doubt.words.nearest.partition("…")[0].strip()
    unread = doubt.unread
    if unread[:1].isupper():
        words = f"{words[:1].upper()}{words[1:]}"
    if lang == "en" and not doubt.words.instead:  # it was left out
        before = " " if doubt.before and not doubt.before[-1].isspace() else ""
        behind = " " if unread[:1].isalnum() else ""
        return f"{before}{words}{behind}"
    return words
