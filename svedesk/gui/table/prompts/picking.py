"""What a seat has picked so far for the open question, before it is sent."""

from __future__ import annotations

from svedesk.engine.ask import Answer, Ask

CLICKED = frozenset(("card", "mana", "pending"))
"""Kinds of options that a click on their card picks."""
NEEDS_NO_WORDS = frozenset(("card", "mana"))
"""Those of them that need no button besides."""


class Picking:
    """Picks, an order, or amounts, growing click by click. Every change returns the answer when nothing more can be
    picked: that click has said enough, and one step is undone as easily."""

    def __init__(self, ask: Ask) -> None:
        self.ask = ask
        self.picked: tuple[int, ...] = ()
        self.amounts: tuple[int, ...] = tuple(ask.low for _ in ask.options) if ask.form == "divide" else ()

    @property
    def needs_confirm(self) -> bool:
        """Whether the number of picks is the seat's own choice, so that only it can say that it has picked all it
        wants; or there is nothing to pick, which only it can say it has seen."""
        free = self.ask.low != self.ask.high or self.ask.high == 0
        return self.ask.form == "pick" and self.ask.kind not in ("main", "quick") and free

    @property
    def at_once(self) -> bool:
        """Whether the first pick is the whole answer."""
        return self.ask.low == self.ask.high == 1

    @property
    def complete(self) -> bool:
        """Whether what is picked is a possible answer."""
        if self.ask.form == "divide":
            return sum(self.amounts) == self.ask.high
        if self.ask.form == "order":
            return len(self.picked) == len(self.ask.options)
        return self.ask.low <= len(self.picked) <= self.ask.high

    @property
    def answer(self) -> Answer:
        """What is picked, as an answer."""
        return self.amounts if self.ask.form == "divide" else self.picked

    def reset(self) -> None:
        """Start over."""
        self.picked = ()
        if self.ask.form == "divide":
            self.amounts = tuple(self.ask.low for _ in self.ask.options)

    def click(self, card: int, *, back: bool = False) -> Answer | None:
        """Pick the option about a card, or take the pick back; with amounts, give it one more (or, `back`, one
        less). A card that several options are about says nothing: they are told apart by their words."""
        about = self._about(card)
        return self._toggle(about[0], back) if len(about) == 1 else None

    def choose(self, index: int) -> Answer | None:
        """Pick an option by its place, or take the pick back."""
        return self._toggle(index, back=False)

    def is_clicked(self, index: int) -> bool:
        """Whether an option is picked by a click on its card, which no other option is about."""
        option = self.ask.options[index]
        return option.kind in CLICKED and bool(option.card) and len(self._about(option.card)) == 1

    def mark(self, card: int) -> str:
        """What to write on a card: its place in the order, its amount, or "" when it is not picked."""
        for index, option in enumerate(self.ask.options):
            if option.card != card:
                continue
            if self.ask.form == "divide":
                return str(self.amounts[index])
            if index in self.picked:
                several = self.ask.form == "order" or self.ask.high > 1
                return str(self.picked.index(index) + 1) if several else "✓"
        return ""

    def _about(self, card: int) -> list[int]:
        options = self.ask.options
        return [index for index, option in enumerate(options) if option.kind in CLICKED and option.card == card != 0]

    def _toggle(self, index: int, back: bool) -> Answer | None:
        if self.ask.form == "divide":
            amount = self.amounts[index] + (-1 if back else 1)
            if amount < self.ask.low or (not back and sum(self.amounts) >= self.ask.high):
                return None
            self.amounts = (*self.amounts[:index], amount, *self.amounts[index + 1 :])
            return None
        if index in self.picked:
            self.picked = tuple(other for other in self.picked if other != index)
            return None
        if back or (self.ask.form == "pick" and len(self.picked) >= self.ask.high):
            return None
        self.picked = (*self.picked, index)
        if self.ask.form == "order" and len(self.picked) == len(self.ask.options) - 1:
            return (*self.picked, *(i for i in range(len(self.ask.options)) if i not in self.picked))
        return self.picked if self.ask.form == "pick" and len(self.picked) == self.ask.high else None
