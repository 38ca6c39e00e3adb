"""What a seat at a table over a network may ask of the others."""

from __future__ import annotations

from svedesk.desk.desk import Mode
from svedesk.engine.message import Message
from svedesk.net.unconfirmed import Unconfirmed
from svedesk.net.witness import Witness
from svedesk.wire.messages import GameAct, Reply, Request, Say, Wanted, Watchers, Withdraw
from svedesk.wire.messages_table import Wish


class Asking:
    """The part of a link by which its seat asks for what may need consent, and says whether it agrees."""

    requests: tuple[Wish, ...]
    """What waits for consent: own requests, and those that wait for this seat (in `waits_for`)."""
    _unconfirmed: Unconfirmed
    _witness: Witness

    def undo(self) -> None:
        """Go back to the last question a person answered; asks the other seat where it needs consent."""
        self._request("undo")

    def redo(self) -> None:
        """Do again what was taken back; asks where another seat had done it."""
        self._request("redo")

    def set_mode(self, mode: Mode) -> tuple[Message, ...]:
        """Ask to switch the rules off or on. What they would not allow comes with the update."""
        self._request("rules-off" if mode == "manual" else "rules-on")
        return ()

    def resolve_by_hand(self) -> None:
        """Ask to resolve the open card by hand (a question of kind "by_hand")."""
        self._request("by-hand")

    def restart(self) -> None:
        """Ask for a new game with the same decks; after the end, for another."""
        self._request("restart")

    def draw(self) -> None:
        """Ask to end the game without a winner."""
        self._request("draw")

    def set_watchers(self, watchers: Watchers, turns: int = 0) -> None:
        """Ask to let spectators see nothing, what all may see, or both hands, so many turns late."""
        self._check()
        self._sign(Request(act=self._unconfirmed.number(), what="watchers", detail=watchers, turns=turns))

    def set_ask_anyway(self, kinds: frozenset[str]) -> None:
        """The host decides which questions are asked."""

    def reply(self, request: int, answer: Say) -> None:
        """Accept a request, refuse it, or always accept its kind."""
        act = self._unconfirmed.number()
        for wish in self.requests:
            if wish.id == request:
                self._witness.replies(wish.what, answer, act, wish.seat)
        self._sign(Reply(act=act, request=request, say=answer))

    def withdraw(self, request: int) -> None:
        """Take an own request back."""
        self._sign(Withdraw(act=self._unconfirmed.number(), request=request))

    def _request(self, what: Wanted) -> None:
        self._check()
        act = self._unconfirmed.number()
        self._witness.asks(what, act)
        self._sign(Request(act=act, what=what))

    def _check(self) -> None:
        """Raises `Refused` when the host can't be reached."""
        raise NotImplementedError

    def _sign(self, act: GameAct) -> None:
        """Send an act, signed."""
        raise NotImplementedError
