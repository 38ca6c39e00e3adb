"""A bot that picks any possible answer, each as likely as the others where there are not too many to count."""

from __future__ import annotations

from svedesk.bot.bot import Look
from svedesk.engine import rng
from svedesk.engine.ask import Answer, Ask


class RandomBot:
    """Plays at random from a seed: equal seeds and equal questions give equal answers."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def answer(self, ask: Ask, look: Look) -> Answer:
        """A possible answer. What lies on the table makes no difference."""
        if ask.form == "number":
            return (self._between(ask.low, ask.high),)
        if ask.form == "divide":
            return self._divided(ask)
        high = min(ask.high, len(ask.options))
        count = len(ask.options) if ask.form == "order" else self._between(min(ask.low, high), high)
        return self._picked(len(ask.options), count)

    def _between(self, low: int, high: int) -> int:
        self._state, value = rng.below(self._state, high - low + 1)
        return low + value

    def _picked(self, options: int, count: int) -> tuple[int, ...]:
        """So many different places, in the order they were drawn."""
        if count == 1:
            self._state, place = rng.below(self._state, options)
            return (place,)
        left = list(range(options))
        picked = []
        for _ in range(count):
            self._state, place = rng.below(self._state, len(left))
            picked.append(left.pop(place))
        return tuple(picked)

    def _divided(self, ask: Ask) -> tuple[int, ...]:
        """The least for each, and every unit that is left to any of them."""
        amounts = [ask.low] * len(ask.options)
        for _ in range(ask.high - sum(amounts)):
            self._state, place = rng.below(self._state, len(amounts))
            amounts[place] += 1
        return tuple(amounts)
