"""One seat of a game over a network: the table never turns, and what was sent is pending until it is confirmed."""

from __future__ import annotations

from svedesk.desk.updates import NO_CHANGE, Update
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.message import Message
from svedesk.gui.kit.tasks import delayed
from svedesk.gui.kit.translate import tr
from svedesk.gui.table.prompts.picking import Picking
from svedesk.gui.table.table_seat import TableSeat
from svedesk.gui.table.words import Words
from svedesk.net.errors import Trouble
from svedesk.net.link import SeatLink

SHOWN_AFTER = 150
"""Milliseconds after which an act that is not confirmed is shown as such: before that it would only flicker."""


class NetworkSeat(TableSeat):
    """One person at one seat (or watching), whoever holds the game."""

    def __init__(self, link: SeatLink, words: Words) -> None:
        self.link = link
        self._by_hand = False
        """Whether consent to resolve the open card by hand has been asked for."""
        if not link.watches:
            words.you = link.near_seat
        super().__init__(link, words, open_hands=False, seat=link.near_seat)
        self._soon = delayed(self, SHOWN_AFTER, self._still_pending)

    @property
    def sent(self) -> frozenset[int]:
        """The cards of an act that is not confirmed yet."""
        return self.link.pending_cards

    def waiting(self) -> str:
        """What the strip says while this seat has nothing to answer."""
        link = self.link
        if link.holds_answer:
            return tr("Not connected. Your answer will be sent when you reconnect.")
        if link.pending:
            return tr("Sent. Waiting for the host.")
        if link.watches and self.view.waits_for >= 0:
            return tr("You are watching. Waiting for {0}.", self.words.seat(self.view.waits_for))
        return super().waiting()

    def why(self, message: Message | None) -> str:
        """A refusal as a sentence; what is waited for where there is nothing to do."""
        if message is None and (self.link.pending or self.link.watches) and self.view.outcome is None:
            return self.waiting()
        return super().why(message)

    def answer(self, answer: Answer) -> bool:
        """Answer the open question; what was picked for it is then done with."""
        before, self.picking = self.picking, None
        if super().answer(answer):
            return True
        self.picking = before
        return False

    def start(self) -> None:
        """Draw the table as it is."""
        super().start()
        self._ask_by_hand()

    # -- what the desk tells ------------------------------------------------------------------------------------------

    def turn_around(self) -> None:
        """Nobody swaps seats in a network game."""
        self.refused.emit(tr("Seats can't be swapped in a network game."))

    def _table_changed(self, update: Update) -> None:
        if update.cause in NO_CHANGE:
            self._as_it_was(update)
            return
        super()._table_changed(update)
        if update.problems:
            self.problems.emit([self._reason(problem) for problem in update.problems])
        self._ask_by_hand()

    def _as_it_was(self, update: Update) -> None:
        """The table is as it was; only what can be done at it has changed."""
        if update.cause == "denied":
            self.picking = None  # what was picked is not to be had
        self._refresh()
        if update.cause == "pending" and not self.link.holds_answer:
            self._soon.start()
        else:
            self.picked.emit()
        if update.message is not None:
            self.refused.emit(self._reason(update.message))
            if update.message.key == "by-hand-needs-consent":
                self._by_hand = False
                self._ask_by_hand()

    def _reason(self, message: Message) -> str:
        """A message of the host's as a sentence: a newer host may say what this program has no words for."""
        try:
            return self.words.reason(message)
        except KeyError:
            return Trouble("unknown", (message.key,)).sentence(self.words.lang)

    def _still_pending(self) -> None:
        if self.link.pending:
            self.picked.emit()

    def _ask_by_hand(self) -> None:
        """An effect is resolved by hand with the other seat's consent, which is asked for once."""
        asked = self.view.ask is not None and self.view.ask.kind == "by_hand" and not self.rules_off
        if asked and not self._by_hand and self.link.connected:
            self._by_hand = True
            self.link.resolve_by_hand()
        elif not asked and not self.link.pending:
            self._by_hand = False

    def _refresh(self) -> None:
        before = self.picking
        super()._refresh()
        if before is not None and self.picking is not None:
            carry(before, self.picking)


def carry(before: Picking, now: Picking) -> None:
    """Take over what was picked for a question that is asked again: each pick that is still possible. Its serial may be
    another: a host that was started again counts anew."""
    old, ask = before.ask, now.ask
    if (old.kind, old.form, old.source, old.reason) != (ask.kind, ask.form, ask.source, ask.reason):
        return
    if ask.form == "divide":
        now.amounts = _amounts(old, before.amounts, ask)
        return
    still = [ask.options.index(old.options[at]) for at in before.picked if old.options[at] in ask.options]
    now.picked = tuple(still[: len(ask.options) if ask.form == "order" else ask.high])


def _amounts(old: Ask, amounts: Answer, ask: Ask) -> Answer:
    given = dict(zip(old.options, amounts, strict=True))
    chosen = tuple(max(ask.low, given.get(option, ask.low)) for option in ask.options)
    return chosen if sum(chosen) <= ask.high else tuple(ask.low for _ in ask.options)
