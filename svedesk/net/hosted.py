"""A desk whose seats are people at other programs: whose act it is, what needs consent, what the others are told.

Knows nothing of sockets. Every refused act raises `Refused` and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Literal, NamedTuple

from svedesk.desk.desk import Desk, Mode
from svedesk.desk.updates import Cause
from svedesk.engine.log import Claim, Operation
from svedesk.engine.message import Message, Refused
from svedesk.net.allowed import drawn
from svedesk.net.consent import NOTHING_AGREED, OF_THE_MOMENT, Consents
from svedesk.net.log_promises import LogPromises
from svedesk.wire.messages import (
    Answer,
    Cancel,
    Concede,
    GameAct,
    Operate,
    Passing,
    Reply,
    Request,
    Withdraw,
)
from svedesk.wire.messages_table import Requests, Wish
from svedesk.wire.net_kept import Agreed

_HARMLESS_ANYWHERE = frozenset({"shuffle", "forget"})
"""Operations on another seat's hidden cards that tell nothing of them."""

MOST_CARDS = 300
"""Cards on the table of a network game: three times as many as two decks have. What a card counts as has to be found
for all of them after each act, and every seat is sent them."""


class Settled(NamedTuple):
    """A request that was just decided."""

    wish: Wish
    outcome: Literal["accepted", "refused", "withdrawn"]


class HostedGame:
    """One game over the network. `rules_off`: whether switching the rules off may be asked for. `on_requests` hears of
    every change of what waits for consent; `on_agreed` when `agreed` is to be kept, before anything is done that it
    allows; `agreed` what was kept of this game before; `on_room` of an accepted request that is the room's to carry out
    ("restart", "watchers"); `on_problems` what the rules do not allow when they are switched on; `secret` is what the
    host has put into the shuffle."""

    def __init__(
        self,
        desk: Desk,
        *,
        rules_off: bool,
        on_requests: Callable[[Settled | None], None],
        on_room: Callable[[Wish], None],
        on_problems: Callable[[tuple[Message, ...]], None],
        on_agreed: Callable[[], None] = lambda: None,
        agreed: Agreed = NOTHING_AGREED,
        secret: bytes = b"",
    ) -> None:
        self.desk = desk
        self.promises = LogPromises(secret)
        stands = agreed.at in (-1, len(desk.session.log))
        waiting = tuple(wish for wish in agreed.waiting if stands or wish.what not in OF_THE_MOMENT)
        self.consents = Consents(waiting, agreed.always, agreed.last)
        self.acting = -1
        """The seat that acted last."""
        self._rules_off, self._on_agreed = rules_off, on_agreed
        self._on_requests, self._on_room, self._on_problems = on_requests, on_room, on_problems
        self._by_hand = agreed.by_hand and stands
        """Whether the open card may be resolved by hand."""
        self._saved_agreement = self.agreed
        self._stands = self._public
        """What the requests that wait were asked at."""
        self._last_public, self._holds_back = self._public, self._is_begun

    @property
    def over(self) -> bool:
        """Whether nothing will be asked any more."""
        return self.desk.session.ask is None

    @property
    def winner(self) -> int | None:
        """The seat that won, `DRAWN` when nobody did, None while the game goes on."""
        outcome = self.desk.session.table.outcome
        if not self.over or outcome is None:
            return None
        return outcome.winner

    @property
    def agreed(self) -> Agreed:
        """What is to be kept of requests and consents."""
        consents = self.consents
        momentary = self._by_hand or any(wish.what in OF_THE_MOMENT for wish in consents.waiting)
        at = len(self.desk.session.log) if momentary else -1
        return Agreed(consents.waiting, consents.always, consents.last, self._by_hand, at)

    # -- what others are told ------------------------------------------------------------------------------------------

    def desk_for(self, seat: int) -> Desk:
        """The game as far as a seat is told of it: of another's action nothing while that may still be cancelled."""
        ask = self.desk.session.ask
        return self.desk if ask is not None and ask.seat == seat else self.desk.definite()

    def is_news(self, cause: Cause) -> bool:
        """Whether a change is told to all, and not only to the seat that is asked: neither what it begins and may still
        cancel is, nor that it did cancel it. To be asked once for each change."""
        before, held_back = self._last_public, self._holds_back
        self._last_public, self._holds_back = self._public, self._is_begun
        if cause in ("load", "concede") or self._last_public != before:
            return True
        return not (self._holds_back or held_back)

    @property
    def _public(self) -> tuple[int, Mode]:
        """What changes with all that everyone is told of."""
        return self.desk.session.definite, self.desk.mode

    @property
    def _is_begun(self) -> bool:
        """Whether an action is begun that may still be cancelled."""
        return self.desk.session.definite < len(self.desk.session.log)

    # -- acting -------------------------------------------------------------------------------------------------------

    def act(self, seat: int, act: GameAct) -> None:
        """Do what a seat wants, or ask the others. Raises `Refused`."""
        self.acting = seat
        if isinstance(act, Answer):
            self._mine(seat, act.serial)
            self.desk.answer(act.answer, serial=act.serial)
            self._after()
        elif isinstance(act, Cancel):
            self._mine(seat, act.serial)
            self.desk.cancel()
            self._after()
        elif isinstance(act, Operate):
            self._operate(seat, act.operation, act.helps)
            self._after()
        elif isinstance(act, Concede):
            self.desk.concede(seat)
            self._after()
        elif isinstance(act, Passing):
            self.desk.set_pass_policy(seat, act.policy)
        elif isinstance(act, Request):
            self._request(seat, act)
        elif isinstance(act, Reply):
            self._reply(seat, act)
        elif isinstance(act, Withdraw):
            wish = self.consents.withdraw(act.request, seat)
            self._keep()
            self._on_requests(Settled(wish, "withdrawn"))

    def claim(self, seat: int, why: Claim) -> None:
        """End the game for a seat whose opponent has lost it, for this reason."""
        self.desk.concede(1 - seat, why)
        self._after()

    def requests(self, settled: Settled | None = None) -> Requests:
        """What waits for consent, as it is told to the seats."""
        if settled is None:
            return Requests(waiting=self.consents.waiting)
        return Requests(waiting=self.consents.waiting, settled=settled.wish, outcome=settled.outcome)

    def _mine(self, seat: int, serial: int) -> None:
        """Refuse an answer that comes late or twice, or to a question another seat is asked."""
        ask = self.desk.session.ask
        if ask is None or ask.serial != serial:
            raise Refused(Message("stale-answer"))
        if ask.seat != seat:
            raise Refused(Message("wrong-seat"))

    # -- by hand ------------------------------------------------------------------------------------------------------

    def _operate(self, seat: int, operation: Operation, helps: Collection[str] | None) -> None:
        if operation.seat != seat:
            raise Refused(Message("wrong-seat"))
        ask = self.desk.session.ask
        if self.desk.mode != "manual":
            if ask is None or ask.kind != "by_hand":
                raise Refused(Message("rules-are-on"))
            if ask.seat != seat:
                raise Refused(Message("wrong-seat"))
            if not self._by_hand:
                raise Refused(Message("by-hand-needs-consent"))
        table = self.desk.session.table
        new = {"create": operation.amount, "copy": len(operation.cards)}.get(operation.name, 0)
        if new > 0 and len(table.cards) + new > MOST_CARDS:
            raise Refused(Message("cards-enough", (MOST_CARDS,)))
        place = operation.source
        hides = place is not None and place in table.zones and table.specs[place.zone].sees != "all"
        if place is not None and hides and place.seat not in (seat, -1) and operation.name not in _HARMLESS_ANYWHERE:
            # What lies hidden on another's side is moved, looked at and shown by that seat's own hand: what it may not
            # be made to tell, its program need not guard.
            raise Refused(Message("operation-not-yours"))
        self.desk.operate(operation, helps=helps)

    # -- consent ------------------------------------------------------------------------------------------------------

    def _request(self, seat: int, act: Request) -> None:
        wish = Wish(0, seat, act.what, act.detail, act.turns)
        self._possible(wish)
        if self._free(wish):
            self._grant(wish)
            return
        others = tuple(other for other in range(self.desk.session.table.seats) if other != seat)
        wish = self.consents.ask(wish, others)
        self._keep()
        if not wish.waits_for:
            self._grant(wish)
            self._on_requests(Settled(wish, "accepted"))
        else:
            self._on_requests(None)

    def _reply(self, seat: int, act: Reply) -> None:
        wish = self.consents.reply(act.request, seat, act.say)
        self._keep()
        if act.say == "refuse":
            self._on_requests(Settled(wish, "refused"))
        elif wish.waits_for:
            self._on_requests(None)
        else:
            try:
                self._possible(wish)
                self._grant(wish)
            except Refused:
                self._on_requests(Settled(wish, "withdrawn"))
                raise
            self._on_requests(Settled(wish, "accepted"))

    def _possible(self, wish: Wish) -> None:
        ask, manual = self.desk.session.ask, self.desk.mode == "manual"
        desk = self.desk_for(wish.seat)
        if wish.what in ("undo", "redo", "draw", "by-hand", "rules-off") and self.over:
            raise Refused(Message("game-over"))  # everything has been opened
        if wish.what == "undo" and not desk.can_undo:
            raise Refused(Message("nothing-to-undo"))
        if wish.what == "redo" and not desk.can_redo:
            raise Refused(Message("nothing-to-redo"))
        if wish.what == "rules-off" and (manual or not self._rules_off):
            raise Refused(Message("rules-stay-on" if not manual else "rules-are-off"))
        if wish.what == "rules-on" and not manual:
            raise Refused(Message("rules-are-on"))
        if wish.what == "by-hand" and (ask is None or ask.kind != "by_hand" or ask.seat != wish.seat):
            raise Refused(Message("nothing-by-hand"))
        if wish.what == "watchers" and not wish.detail:
            raise Refused(Message("request-gone"))

    def _free(self, wish: Wish) -> bool:
        """Whether nobody needs to be asked."""
        if wish.what == "undo":
            return not self.desk_for(wish.seat).undo_needs_consent(wish.seat)
        undone = self.desk.session.undone
        return wish.what == "redo" and bool(undone) and undone[-1].seat == wish.seat

    def _grant(self, wish: Wish) -> None:
        if wish.what == "undo":
            ask = self.desk.session.ask
            if self._is_begun and ask is not None and ask.seat != wish.seat:
                self.desk.cancel()  # what another has only begun is not what is to be undone
            self.desk.undo(consent=True)
        elif wish.what == "redo":
            self.desk.redo()
        elif wish.what == "rules-off":
            self.desk.set_mode("manual")
        elif wish.what == "rules-on":
            self._on_problems(self.desk.problems())
            self.desk.set_mode("rules")
        elif wish.what == "by-hand":
            self._by_hand = True
        elif wish.what == "draw":
            self._draw(wish.seat)
        else:
            self._on_room(wish)
        self._after()

    def _draw(self, seat: int) -> None:
        """End the game without a winner: by hand, as the rules know no agreement."""
        self.desk.set_mode("manual")
        active = self.desk.session.table.number(-1, "active")
        self.desk.operate(drawn(seat)._replace(side=active))

    def _after(self) -> None:
        """Forget what no longer stands once the table has changed for all."""
        ask = self.desk.session.ask
        if ask is None or ask.kind != "by_hand":
            self._by_hand = False
        if self._public == self._stands:
            self._keep()
            return
        self._stands = self._public
        before = self.consents.waiting
        self.consents.drop("undo", "redo", *(("by-hand",) if ask is None or ask.kind != "by_hand" else ()))
        if self.over:
            self.consents.drop("draw", "rules-off", "rules-on", "by-hand")
        self._keep()
        if before != self.consents.waiting:
            self._on_requests(None)

    def _keep(self) -> None:
        if self.agreed != self._saved_agreement:
            self._saved_agreement = self.agreed
            self._on_agreed()
