"""Checking a game that is over, in the background: it is played again, which takes longer than a window may stand
still."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from svedesk.decks.network_decks import this_program
from svedesk.engine.game import CardRules, Game
from svedesk.gui.kit.tasks import Tasks
from svedesk.net.verify import DeckProblems, check
from svedesk.wire.messages_table import Welcome
from svedesk.wire.net_kept import Proof


class ProofChecker(QObject):
    """`checked` carries the `Verdict` of the proof asked for last. One game is checked at a time: Python lets only one
    thread run, and the window has to have its turns."""

    checked = Signal(object)

    def __init__(
        self,
        game: Game,
        rules: Callable[[], CardRules],
        tasks: Tasks,
        deck_problems: DeckProblems | None = None,
    ) -> None:
        super().__init__(tasks)
        self._game, self._rules, self._tasks, self._deck_problems = game, rules, tasks, deck_problems
        self._wanted: Proof | None = None

    def knows_as(self, welcome: Welcome | None) -> bool:
        """Whether the host's program comes with the same cards and rules as this one, as far as it has said."""
        return welcome is None or welcome.data in ("", this_program(self._game))

    def check(self, proof: Proof) -> None:
        """Check a game, after the one that is being checked."""
        self._wanted = proof
        rules = self._rules()
        self._tasks.start(
            lambda: check(proof, rules, self._deck_problems),
            done=lambda verdict: self._take(proof, verdict),
            queue="verification",
        )

    def _take(self, proof: Proof, verdict: object) -> None:
        if proof is self._wanted:
            self.checked.emit(verdict)
