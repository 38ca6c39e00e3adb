"""Hints at a table of this PC: what a strong player would do, and whether the game can be won this turn. It is looked
for beside the window; the table shows it with arrows, marks and a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QGraphicsItem, QWidget

from svedesk.bot.plan import BotPlan
from svedesk.bot.process import BotDied, BotProcess, BotStopped
from svedesk.engine.ask import Ask, Option
from svedesk.engine.message import Message
from svedesk.engine.view import CardView, Shown, View
from svedesk.gui.kit.layouts import hbox
from svedesk.gui.kit.page import labelled, side_button
from svedesk.gui.kit.tasks import Task, Tasks
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme, px, scaled
from svedesk.gui.table.arrow import ArrowItem
from svedesk.gui.table.effects import PlaceGlow
from svedesk.gui.table.words import Words
from svedesk.wire.bot_messages import AdvisedStep, BotAdvice
from svedesk.wire.live import encode

if TYPE_CHECKING:
    from svedesk.gui.table.page import GamePage


MOST_WIDE = 0.97
"""Of the table: a low box hides the other hand, a high one the field that is spoken of."""
_TOP, _EDGE, _SIDE, _BETWEEN, _RIGHT = 2, 6, 14, 10, 8
"""Logical pixels: above the box, above and below its lines, before them, before its button, behind that. Four lines
hide the other hand and nothing of the field."""


class AdviceBox(QFrame):
    """A few lines and a button that takes the box away, or stops the thinking. `closed` is emitted by that."""

    closed = Signal()

    def __init__(self, theme: Theme, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.setObjectName("advice")
        self.setProperty("surface", "panel")
        self.setStyleSheet(scaled(f"#advice {{ border: 1px solid {theme.info}; border-radius: 8px; }}"))
        self.label = labelled("", wrap=True)
        self.label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.close_button = side_button("")
        self.close_button.clicked.connect(self.closed)
        top = Qt.AlignmentFlag.AlignTop
        margins = (_SIDE, _EDGE, _RIGHT, _EDGE)
        hbox((self.label, 1), (self.close_button, 0, top), parent=self, margins=margins, spacing=_BETWEEN)
        self.hide()

    def say(self, text: str, *, thinks: bool = False) -> None:
        """Show these lines; while it thinks, the button stops that."""
        self.label.setText(text)
        self.close_button.setText(tr("Cancel") if thinks else tr("Close"))
        self.setAccessibleName(text)
        self.stand()
        self.show()
        self.raise_()

    def stand(self) -> None:
        """Stand at the top of the table, in the middle, as wide as the lines need."""
        metrics = self.label.fontMetrics()
        widest = max(metrics.horizontalAdvance(line) for line in self.label.text().splitlines() or [""])
        most = round(self._over.width() * MOST_WIDE)
        beside = self.close_button.sizeHint().width() + px(_SIDE + _BETWEEN + _RIGHT) + px(4)
        width = min(most, widest + beside)
        self.label.setFixedWidth(width - beside)
        high = self.label.heightForWidth(width - beside)
        self.setFixedSize(width, max(high, self.close_button.sizeHint().height()) + px(2 * _EDGE))
        self.move((self._over.width() - width) // 2, px(_TOP))


Advice = Literal["hint", "lethal"]
MOST_TOLD = 9
"""Steps of a line that are told."""


class Adviser(QObject):
    """Advises the person before one page. `plan_of` says by which rules, and with which deck, a seat plays."""

    def __init__(self, page: GamePage, tasks: Tasks, plan_of: Callable[[int], BotPlan]) -> None:
        super().__init__(page)
        self._page, self._tasks, self._plan_of = page, tasks, plan_of
        self._process: BotProcess | None = None
        self._seat = -1
        self._task: Task | None = None
        self._shown: list[QGraphicsItem] = []
        self.box = AdviceBox(page.theme, page.view)
        self.box.closed.connect(self.clear)
        page.table_seat.changed.connect(self.clear)
        page.table_seat.covered.connect(self.clear)
        page.view.resized.connect(self.clear)

    def advise(self, wanted: Advice) -> None:
        """Look for advice at the question that is open."""
        table_seat = self._page.table_seat
        self.clear()
        ask = table_seat.ask
        if table_seat.rules_off:
            self._page.refuse(tr("Turn the rules on first: hints need them."))
        elif ask is None:
            self._page.refuse(tr("You have nothing to decide now."))
        elif wanted == "lethal" and not ask.anchor:
            self._page.refuse(tr("Ask this in your main phase, when no other question is open."))
        else:
            self._look_for(wanted, ask, table_seat.desk.view(ask.seat))

    @property
    def thinks(self) -> bool:
        """Whether it looks for something."""
        return self._task is not None

    def clear(self) -> bool:
        """Stop looking, and take away what was found. False when there is nothing of either."""
        busy = self._task is not None
        if self._task is not None and self._process is not None:
            self._task = None
            self._process.stop()
        for item in self._shown:
            self._page.scene.removeItem(item)
        self._shown = []
        shown = self.box.isVisibleTo(self._page.view)
        self.box.hide()
        return busy or shown

    def leave(self) -> None:
        """Stop, before the page goes."""
        self.clear()
        if self._process is not None:
            self._process.stop()

    def _look_for(self, wanted: Advice, ask: Ask, view: View) -> None:
        looking = tr("Looking for a good move …")
        if wanted == "lethal":
            looking = tr("Looking for a way to win this turn …")
        self.box.say(looking, thinks=True)
        process, seen, lang = self._ready(ask.seat), encode(view), self._page.table_seat.words.lang

        def look() -> BotAdvice | str:
            try:
                return process.advise(seen, wanted)
            except BotStopped:
                return ""
            except BotDied as died:
                return died.in_words(lang)

        def done(advice: BotAdvice | str) -> None:
            if self._task is task:
                self._task = None
                self._tell(wanted, advice, ask, view)

        task = self._tasks.start(look, done=done, queue="advice")
        self._task = task

    def _ready(self, seat: int) -> BotProcess:
        """The process that thinks for a seat; there is one at a time."""
        if self._process is None or self._seat != seat:
            if self._process is not None:
                self._process.stop()
            self._process, self._seat = BotProcess(self._plan_of(seat)), seat
        return self._process

    # -- telling ------------------------------------------------------------------------------------------------------

    def _tell(self, wanted: Advice, advice: BotAdvice | str, ask: Ask, view: View) -> None:
        if isinstance(advice, str):
            self.clear()
            self._page.refuse(advice)
            return
        words = self._page.table_seat.words
        lines = [line for step in advice.steps if (line := step_words(step, ask, view, words))]
        if wanted == "hint":
            text = tr("Suggestion:") if lines else tr("Any choice is fine here.")
            self._mark(advice.steps[:1])
        elif lines:
            text = tr("Yes. Unless something stops you, you win this turn with:")
            self._mark(advice.steps)
        else:
            text = tr("No win was found for this turn.")
        # One after the other, so that the box hides little of the table; a line breaks between two of them.
        steps = [f"{number}. {line}".replace(" ", "\u00a0") for number, line in enumerate(lines[:MOST_TOLD], 1)]
        steps += ["…"] if len(lines) > MOST_TOLD else []
        why = " ".join(words.reason(Message(*reason)) for reason in advice.reasons)
        between = " " if wanted == "hint" else "\n"
        self.box.say("\n".join(filter(None, (between.join(filter(None, (text, "   ".join(steps)))), why))))
        self._page.strip.announced.emit(" ".join(filter(None, (text, *steps, why))))

    def _mark(self, steps: tuple[AdvisedStep, ...]) -> None:
        """Mark the cards of steps as far as they lie there now, with arrows to their targets."""
        scene, theme = self._page.scene, self._page.theme
        for step in steps:
            item = scene.item_of(step.card[0])
            if item is None:
                continue
            glow = PlaceGlow(item.mapRectToScene(item.face).adjusted(-4, -4, 4, 4), theme, legal=True, radius=10)
            glow.setZValue(390)
            scene.addItem(glow)
            self._shown.append(glow)
            for target, _ in (step.target, *step.picked):
                aim = scene.item_of(target)
                if aim is not None:
                    arrow = ArrowItem(theme.legal, theme.illegal, 6)
                    arrow.point(item.home.centre, aim.home.centre)
                    scene.addItem(arrow)
                    self._shown.append(arrow)


def step_words(step: AdvisedStep, ask: Ask, view: View, words: Words) -> str:
    """A step in the words of the game; "" for one that has none."""
    if not step.kind:
        return ""
    seen = _with_cards(view, (step.card, step.target))
    if step.kind in words.table.go_on:
        return words.of_game.title("verb", step.kind)
    line = words.option(ask, Option(step.kind, step.card[0], step.target[0], step.index), seen)
    aims = [words.name(number) for card, number in step.picked if number and not _is_hidden(view, card)]
    return f"{line} → {', '.join(aims)}" if aims else line


def _is_hidden(view: View, card_id: int) -> bool:
    """Whether a card is seen from the back alone: on the table thought of it is any card, so it is not named."""
    card = view.card(card_id)
    return card is not None and not card.number


def _with_cards(view: View, cards: tuple[tuple[int, str], ...]) -> View:
    """A view with cards that are not there yet: those that come into play on the way."""
    lacking = [(card, number) for card, number in cards if card and number and view.card(card) is None]
    zone = view.zones[0]
    made = tuple(
        CardView(card, number, view.seat, view.seat, "", 0, True, 0, 0, (), (), Shown(number, ""))
        for card, number in lacking
    )
    return view._replace(zones=(zone._replace(cards=(*zone.cards, *made)), *view.zones[1:]))
