"""Hints and ways to win, step by step, as they are told to a person."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from svedesk.bot.expecting import Expected
from svedesk.bot.hints import hint, lethal
from svedesk.bot.world import deal_world
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.game import CardRules, Game
from svedesk.engine.log import DeckList
from svedesk.engine.view import View
from svedesk.wire.bot_messages import AdvisedStep, BotAdvice

WORLDS, MOST = 3, 100.0
"""How many worlds are dealt to see what something is worth, and the most that anything is worth."""


def hinted(game: Game, rules: CardRules, edition: str, view: View, deck: DeckList | None) -> BotAdvice:
    """What the strongest player would do at the question of a view, and then."""
    best = hint(game, rules, edition, view, deck=deck)
    if best is None or view.ask is None:
        return BotAdvice()
    if best.line:
        reasons = tuple((reason.key, reason.args) for reason in best.reasons)
        return BotAdvice(steps=_steps(best.line), reasons=reasons)
    return BotAdvice(steps=(_step(view.ask, best.answer, _numbers(view)),))


def winning(game: Game, rules: CardRules, edition: str, view: View, deck: DeckList | None) -> BotAdvice:
    """What to do to win this turn, as far as nobody hinders it; no steps where no way is found."""
    return BotAdvice(steps=_steps(lethal(game, rules, edition, view, deck=deck) or ()))


def worth(game: Game, rules: CardRules, edition: str, view: View, deck: DeckList | None) -> BotAdvice:
    """What the position of a view is worth to its seat, which acts or has just ended its turn."""
    bots = game.bots(rules, edition)
    values = [bots.value(deal_world(rules, bots, view, seed, deck), view.seat) for seed in range(WORLDS)]
    return BotAdvice(worth=max(-MOST, min(MOST, sum(values) / len(values))))


PAYING = frozenset(("pay",))
"""Questions that the program answers well enough by itself: with what a card is paid for."""
ADVICE: Mapping[str, Callable[[Game, CardRules, str, View, DeckList | None], BotAdvice]] = {
    "hint": hinted,
    "lethal": winning,
    "worth": worth,
}
"""What gives which advice."""


def _steps(line: Iterable[Expected]) -> tuple[AdvisedStep, ...]:
    """A line as steps: what is picked in the middle of an action belongs to that action."""
    steps: list[AdvisedStep] = []
    for expected in line:
        if expected.ask.form not in ("pick", "order"):
            continue
        options = [expected.ask.options[place] for place in expected.answer]
        numbers = {option.card: meaning.card[0] for option, meaning in zip(options, expected.meanings, strict=True)}
        numbers |= {
            option.target: meaning.target[0] for option, meaning in zip(options, expected.meanings, strict=True)
        }
        step = _step(expected.ask, expected.answer, lambda card, numbers=numbers: numbers.get(card, ""))  # type: ignore[misc]
        if expected.ask.anchor or not steps:
            steps.append(step)
        elif step.card[0] and expected.ask.kind not in PAYING:
            last = steps.pop()
            steps.append(last.model_copy(update={"picked": (*last.picked, step.card, *step.picked)}))
    return tuple(steps)


def _step(ask: Ask, answer: Answer, number: Callable[[int], str]) -> AdvisedStep:
    """What an answer does: the first option it picks, and with it all others."""
    if ask.form not in ("pick", "order") or not answer:
        return AdvisedStep(kind="")
    first, *others = (ask.options[place] for place in answer)
    picked = tuple((option.card, number(option.card)) for option in others if option.card)
    card, target = ((card_id, number(card_id)) for card_id in (first.card, first.target))
    return AdvisedStep(kind=first.kind, index=first.index, card=card, target=target, picked=picked)


def _numbers(view: View) -> Callable[[int], str]:
    def number(card_id: int) -> str:
        card = view.card(card_id)
        return card.shown.printed if card is not None else ""

    return number
