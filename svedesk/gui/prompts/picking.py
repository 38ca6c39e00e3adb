"""What a seat has picked so far for the open question, before it is sent."""

from __future__ import annotations

from svedesk.engine.ask import Answer, Ask


class Picking:
    """Picks, an order, or amounts, growing click by click. Every change returns the answer when it is complete and
    needs no confirming."""

    def __init__(self, ask: Ask) -> None:
        self.ask = ask
        self.picked: tuple[int, ...] = ()
        self.amounts: tuple[int, ...] = tuple(ask.low for _ in ask.options) if ask.form == "divide" else ()

    @property
    def needs_confirm(self) -> bool:
        """Whether the number of picks is the seat's own choice, so that only it can say that it has picked all it
        wants."""
        return self.ask.form == "pick" and self.ask.kind not in ("main", "quick") and self.ask.low != self.ask.high

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
        less)."""
        for index, option in enumerate(self.ask.options):
            if option.kind == "card" and option.card == card:
                return self._toggle(index, back)
        return None

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
        if self.ask.form == "pick" and self.complete and not self.needs_confirm:
            return self.picked
        return None
