"""What a seat at a table over a network may ask of the others."""

from __future__ import annotations

from svedesk.desk.desk import Mode
from svedesk.engine.message import Message
from svedesk.wire.messages import Wanted


class Asking:
    """The part of a link by which its seat asks for what may need consent."""

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

    def _request(self, what: Wanted) -> None:
        """Ask the host. Raises `Refused` when it can't be reached."""
        raise NotImplementedError
