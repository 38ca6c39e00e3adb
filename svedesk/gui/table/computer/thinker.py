"""Bots that think outside the window's thread."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from svedesk.bot.bot import Bot
from svedesk.bot.plan import BotPlan
from svedesk.bot.process import BotDied, BotProcess, BotStopped
from svedesk.engine.ask import Answer
from svedesk.engine.script import Lang
from svedesk.engine.view import View
from svedesk.gui.kit.tasks import Task, Tasks
from svedesk.wire.live import encode


class Thinker(QObject):
    """A bot in another thread of this program, which is asked one question at a time. `answered` carries the serial of
    the question and the answer, `failed` why there is none, as a sentence."""

    answered = Signal(int, object)
    failed = Signal(str)

    def __init__(self, bot: Bot, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bot, self._tasks = bot, tasks
        self._task: Task | None = None

    def think(self, view: View) -> None:
        """Look for an answer to the question that a view asks its seat, and for no other any more."""
        self.stop()
        ask = view.ask
        assert ask is not None, "a seat that is not asked has nothing to think about"

        def ended(answer: Answer | str) -> None:
            if self._task is not task:
                return
            self._task = None
            if isinstance(answer, str):
                self.failed.emit(answer)
            else:
                self.answered.emit(ask.serial, answer)

        task = self._tasks.start(lambda: self._answer_to(view), done=ended, queue="computer")
        self._task = task

    def stop(self) -> None:
        """Ignore the answer that is being looked for."""
        self._task = None

    def close(self) -> None:
        """Stop for good."""
        self.stop()

    def _answer_to(self, view: View) -> Answer | str:
        """The answer, or why there is none; called in another thread."""
        assert view.ask is not None
        return self._bot.answer(view.ask, lambda: view)


class ProcessThinker(Thinker):
    """The same in a process of its own, which can be stopped at any moment."""

    def __init__(self, plan: BotPlan, tasks: Tasks, lang: Lang, parent: QObject | None = None) -> None:
        self._process = BotProcess(plan)
        super().__init__(self._process, tasks, parent)
        self._lang: Lang = lang
        self._process.start()

    def stop(self) -> None:
        """End the process if it thinks; another one gets ready for the next question."""
        if self._task is not None:
            super().stop()
            self._process.stop()
            self._process.start()

    def close(self) -> None:
        """End the process."""
        super().stop()
        self._process.stop()

    def _answer_to(self, view: View) -> Answer | str:
        try:
            return self._process.think(encode(view))
        except BotStopped:
            return ()  # nobody waits for it
        except BotDied as died:
            return died.in_words(self._lang)
