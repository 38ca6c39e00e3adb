"""The person before the screen at a table: whose cards are at the bottom, what has been picked, what to draw next.

All a widget needs of the game goes through here; nothing here decides a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from svedesk.desk.updates import Update
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.events import Event
from svedesk.engine.log import Operation
from svedesk.engine.message import Message, Refused
from svedesk.engine.records import SHARED, Place
from svedesk.engine.ruleset import Refusal
from svedesk.engine.view import CardView, View
from svedesk.gui.kit.translate import tr
from svedesk.gui.table.open_hands import merged, merged_events
from svedesk.gui.table.prompts.attack_offer import AttackOffer
from svedesk.gui.table.prompts.picking import Picking
from svedesk.gui.table.show.forecast import Foresee, nothing_foreseen
from svedesk.gui.table.table_backend import TableBackend
from svedesk.gui.table.words import Words

Cards = CardView | Sequence[CardView | int]
"""A card, or a group in its order, also by ids: what is done to a group is one operation."""


def card_ids(cards: Cards) -> tuple[int, ...]:
    """The ids of a card or a group."""
    if isinstance(cards, CardView):
        return (cards.id,)
    return tuple(card if isinstance(card, int) else card.id for card in cards)


class Change(NamedTuple):
    """What the window draws next: a view whose seat is at the bottom, and what happened.

    `turned`: another seat is at the bottom now, so nothing is animated.
    """

    view: View
    events: tuple[Event, ...] = ()
    turned: bool = False


class TableSeat(QObject):
    """One person at a table. `changed` carries a `Change`; `picked` says that only picks changed; `refused` carries a
    sentence why nothing happened; `covered` the seat to whom the screen is handed over (-1: uncovered); `problems` what
    the rules would not allow, as sentences."""

    changed = Signal(object)
    acts = Signal()
    """The person is about to do something: what happened so far has been seen."""
    picked = Signal()
    refused = Signal(str)
    covered = Signal(int)
    problems = Signal(list)

    def __init__(self, desk: TableBackend, words: Words, *, open_hands: bool, seat: int | None = None) -> None:
        super().__init__()
        self.desk = desk
        self.words = words
        self.open_hands = open_hands
        self.next_seat = -1
        """Who looks next, once the player before the screen has seen what happened; -1: nobody waits for that."""
        self.bottom = seat if seat is not None else max(desk.view(0).waits_for, 0)
        self.view = self._look()
        self.picking: Picking | None = self._new_picking()
        self.foresee: Foresee = nothing_foreseen
        """What an option of the open question would do."""
        self.aim = 0
        """The card something was dropped on: picked for it if it turns out to be one of its targets."""
        self.aimed = ""
        """The number of the card that was dropped."""
        self._resolving = False
        self.slots: dict[int, int] = {}
        """The slots of their fields in which cards lay, by their ids (see `FieldSlots`)."""
        self.created = ""
        """The number of the card that was created last."""
        self.helps: frozenset[str] = frozenset()
        """What is done along with operations while the rules are off (see `settings.for_desk.HELPS`)."""
        self.offer: AttackOffer | None = None
        """The manual attack of which is asked whether damage is dealt, too."""
        self._refusals: tuple[Refusal, ...] | None = None
        self._leave = desk.subscribe(self._table_changed)

    # -- reading ------------------------------------------------------------------------------------------------------

    @property
    def ask(self) -> Ask | None:
        """The open question, if the seat at the bottom is the one asked."""
        return self.view.ask

    @property
    def rules_off(self) -> bool:
        """Whether the rules are off."""
        return self.desk.mode == "manual"

    @property
    def resolving(self) -> bool:
        """Whether the rules are off for one question only."""
        return self._resolving and self.rules_off

    @property
    def manual(self) -> bool:
        """Whether cards may be moved freely: with the rules off, or while an effect is resolved manually."""
        return self.rules_off or (self.view.ask is not None and self.view.ask.kind == "by_hand")

    @property
    def seat(self) -> int:
        """The seat that acts: the one that is asked, if the person before the screen may answer for it, else the one
        at the bottom."""
        return self.ask.seat if self.ask is not None else self.bottom

    @property
    def refusals(self) -> tuple[Refusal, ...]:
        """Why what is not possible at the open question is not; asked for once for each question."""
        if self._refusals is None:
            self._refusals = self.desk.refusals() if self.ask is not None else ()
        return self._refusals

    def why(self, message: Message | None) -> str:
        """A refusal as a sentence; a general one when the rules gave none."""
        if message is not None:
            return self.words.reason(message)
        if self.view.outcome is not None:
            return tr("The game is over.")
        if self.ask is None and not self.manual:
            return tr("Waiting for {0}.", self.words.seat(self.view.waits_for))
        if self.ask is not None and self.ask.kind not in self.words.table.free_choices:
            return tr("Answer this first: {0}", self.words.of_game.prompt(self.ask, self.view))
        return tr("You can't do that now.")

    @property
    def sent(self) -> frozenset[int]:
        """The cards of an act that is not confirmed yet; at this program's own desk there is none."""
        return frozenset()

    @property
    def thinks(self) -> int:
        """The seat at which a computer thinks now, -1 for none."""
        return -1

    def waiting(self) -> str:
        """What is said while this seat has nothing to answer."""
        name = self.words.seat(self.view.waits_for)
        card = self.view.card(self.view.waits_card) if self.view.waits_kind == "by_hand" else None
        if card is not None:
            return tr("{0} is resolving {1} manually.", name, self.words.name(card.shown.printed))
        return tr("Waiting for {0}.", name)

    # -- doing --------------------------------------------------------------------------------------------------------

    def answer(self, answer: Answer) -> bool:
        """Answer the open question; False (and a sentence through `refused`) when it was refused."""
        ask = self.ask
        if ask is None:
            self.refused.emit(self.why(None))
            return False
        return self._try(lambda: self.desk.answer(answer, serial=ask.serial))

    def click(self, card: int, *, back: bool = False) -> None:
        """Pick a card for the open question, or take the pick back; answers when that completes it."""
        if self.picking is not None:
            self._took(self.picking.click(card, back=back))

    def choose(self, index: int) -> None:
        """Pick an option of the open question by its place, or take the pick back; answers when that completes it."""
        if self.picking is not None:
            self._took(self.picking.choose(index))

    def _took(self, done: Answer | None) -> None:
        if self.picking is not None and done is not None:
            if not self.answer(done):
                self.picking.reset()
                self.picked.emit()
        else:
            self.picked.emit()

    def confirm(self) -> None:
        """Send what is picked, if that is a possible answer."""
        if self.picking is not None and self.picking.complete:
            self.answer(self.picking.answer)

    def in_order(self) -> None:
        """Order the cards as they lie."""
        if self.picking is not None and self.ask is not None:
            rest = tuple(i for i in range(len(self.ask.options)) if i not in self.picking.picked)
            self.answer((*self.picking.picked, *rest))

    def reset(self) -> None:
        """Take all picks back."""
        if self.picking is not None:
            self.picking.reset()
            self.picked.emit()

    def cancel(self) -> bool:
        """Take back an action nothing was paid for yet; False when there is none."""
        if self.offer is not None:
            self.offer_attack(None)
            return True
        if self.picking is not None and self.picking.picked:
            self.reset()
            return True
        if self.ask is None or not self.ask.cancel:
            return False
        return self._try(self.desk.cancel)

    def undo(self) -> None:
        """Go back one answer or operation."""
        self._try(self.desk.undo)

    def redo(self) -> None:
        """Do again what was undone last."""
        self._try(self.desk.redo)

    def act(
        self,
        name: str,
        cards: Cards = (),
        to: Place | None = None,
        *,
        amount: int = 0,
        text: str = "",
        source: Place | None = None,
        side: int = 0,
        until: str = "",
    ) -> bool:
        """Change the table manually by one operation, see `engine.manual`; False when it was refused."""
        ids = card_ids(cards)
        return self.operate(Operation(name, self.holder(ids), ids, to, amount, text, source, side, until))

    def holder(self, cards: Sequence[int]) -> int:
        """The seat that acts on cards: with open hands the one that holds them, for only it may name them."""
        zones = self.words.table.zones
        held = [card.seat for card in map(self.view.card, cards) if card is not None and zones[card.zone].held]
        return held[0] if self.open_hands and held else self.seat

    def operate(self, operation: Operation) -> bool:
        """Change the table manually; False when it was refused."""
        return self._try(lambda: self.desk.operate(operation, helps=self.helps))

    def offer_attack(self, offer: AttackOffer | None) -> None:
        """Ask whether a manual attack deals damage, too; None: it is not made."""
        self.offer = offer
        self.picked.emit()

    def attack(self, *, damage: bool) -> None:
        """Make the attack that was asked about: one step, with the damage or without."""
        if self.offer is None:
            return
        operation = Operation("arrow", self.seat, (self.offer.attacker.id, self.offer.target.id))
        helps = self.helps | {"combat"} if damage else self.helps - {"combat"}
        self._try(lambda: self.desk.operate(operation, helps=helps))

    def concede(self) -> None:
        """Give the game up for the seat at the bottom."""
        self._try(lambda: self.desk.concede(self.seat))

    def resolve_by_hand(self) -> None:
        """Turn the rules off until the open question is resolved manually."""
        if not self.resolving:
            self._resolving = True
            if self.rules_off:
                self.changed.emit(Change(self.view))
            else:
                self.toggle_rules()

    def all_by_hand(self) -> None:
        """Turn the rules off until they are turned on again."""
        self._resolving = False
        if self.rules_off:
            self.changed.emit(Change(self.view))
        else:
            self.toggle_rules()

    def rules_on(self, *, drop: bool = False) -> None:
        """Turn the rules on. With `drop` they skip the open question and go on from the step for that."""
        step, active = self.words.table.resume_step, self.view.number(SHARED, "active")
        if self.rules_off and (not drop or self.operate(Operation("step", self.seat, text=step, side=active))):
            self.toggle_rules()
            self._resolving = self._resolving and self.rules_off

    def toggle_rules(self) -> None:
        """Turn the rules off or on; then what they would not allow is listed."""
        mistakes: tuple[Message, ...] = ()

        def switch() -> None:
            nonlocal mistakes
            mistakes = self.desk.set_mode("rules" if self.rules_off else "manual")

        if self._try(switch) and mistakes:
            self.problems.emit([self.words.reason(message) for message in mistakes])

    def _try(self, act: Callable[[], object], *, at_once: bool = False) -> bool:
        """Do something; `at_once` goes with what the person did just before."""
        if not at_once:
            self.acts.emit()
        try:
            act()
        except Refused as refused:
            self.refused.emit(self.words.reason(refused.message))
            return False
        return True

    # -- what the desk tells ------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Draw the table as it is."""
        self.changed.emit(Change(self.view, (), True))

    def leave(self) -> None:
        """Disconnect from the desk."""
        self._leave()

    def hand_over(self) -> None:
        """Let the next person look, where several share the screen."""

    def uncover(self) -> None:
        """Uncover the screen for the person it was covered for."""

    def sit(self, seat: int) -> None:
        """Turn the table: `seat` is at the bottom now."""
        self.bottom, self.next_seat = seat, -1
        self._refresh()
        self.changed.emit(Change(self.view, (), True))

    def turn_around(self) -> None:
        """Put the other side at the bottom."""
        self.sit(1 - self.bottom)

    def _table_changed(self, update: Update) -> None:
        self._refresh()
        self.changed.emit(Change(self.view, self._events(update)))
        self._take_aim()

    def _events(self, update: Update) -> tuple[Event, ...]:
        """What happened, as whoever looks may know it."""
        events = update.events_for(self.bottom)
        return merged_events(events, update.events_for(1 - self.bottom)) if self.open_hands else events

    def _look(self) -> View:
        own = self.desk.view(self.bottom)
        return merged(own, self.desk.view(1 - self.bottom)) if self.open_hands else own

    def _take_aim(self) -> None:
        """Answer with the card something was dropped on, at the first question of what was dropped that it answers;
        until the next thing is free to do."""
        ask, aim = self.ask, self.aim
        if not aim or ask is None or ask.kind in self.words.table.free_choices:
            self.aim = 0
            return
        source = self.view.card(ask.source)
        asked_by_it = source is None or source.shown.printed == self.aimed
        if asked_by_it and ask.form == "pick" and ask.high == 1 and (ask.low == 1 or ask.kind == "target"):
            index = next((i for i, option in enumerate(ask.options) if (option.kind, option.card) == ("card", aim)), -1)
            if index >= 0:
                self.aim = 0
                self._try(partial(self.desk.answer, (index,), serial=ask.serial), at_once=True)

    def _refresh(self) -> None:
        self.view = self._look()
        self.offer = None  # something else was done
        self._refusals = None
        self.picking = self._new_picking()

    def _new_picking(self) -> Picking | None:
        return Picking(self.view.ask) if self.view.ask is not None else None
