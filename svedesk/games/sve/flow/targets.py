"""What must be selected to play a text: its modes and targets (10.6.2.2, 10.6.2.3)."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from svedesk.engine.ask import Ask, Builder, Option, Picked, ask
from svedesk.engine.message import Message, named
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.game import Game
from svedesk.games.sve.values.groups import members
from svedesk.games.sve.values.keywords import has_keyword
from svedesk.games.sve.verbs.choose import Choose
from svedesk.games.sve.verbs.select import Select
from svedesk.games.sve.verbs.then import Then


def top_level(steps: tuple[Step, ...]) -> Iterator[Step]:
    """The steps of a text with those joined by "and" each for itself; what a condition guards is not among them."""
    for step in steps:
        if isinstance(step, Then):
            yield from top_level(step.steps)
        else:
            yield step


def candidates(game: Game, select: Select, seat: int, this: int) -> tuple[int, ...]:
    """The cards a target selection may pick: those meant, without those an opponent's Aura keeps from being selected
    (12.15)."""
    found = []
    for card_id in members(game, select.group, seat, this):
        card = game.table.cards[card_id]
        if card.seat == seat or not has_keyword(game, card, "aura"):
            found.append(card_id)
    return tuple(found)


def why_not_selectable(game: Game, steps: tuple[Step, ...], seat: int, this: int) -> Message | None:
    """Why a text cannot be played for want of targets or of performable options (10.6.2.3.3, 5.17.3.1.2); None when it
    can."""
    for step in top_level(steps):
        if isinstance(step, Select) and len(candidates(game, step, seat, this)) < step.count:
            return Message("no-target", (), "10.6.2.3.3")
        if isinstance(step, Choose) and len(performable(game, step, seat, this)) < min(step.count, len(step.modes)):
            return Message("no-option", (), "5.17.3.1.2")
    return None


def performable(game: Game, choose: Choose, seat: int, this: int) -> tuple[int, ...]:
    """The zero-based options that can be performed; only these may be chosen (5.17.3.1.2)."""
    return tuple(
        index for index, mode in enumerate(choose.modes) if why_not_selectable(game, mode.steps, seat, this) is None
    )


def make_selections(
    game: Game, steps: tuple[Step, ...], context: Context, *, cancel: bool
) -> Generator[Builder, Picked, bool]:
    """Ask for modes, then for targets, and bind them in the context. False when a selection has become impossible: the
    text cannot be played.

    `cancel`: the questions may be taken back (nothing was paid yet).
    """
    for step in top_level(steps):
        if isinstance(step, Choose) and not (yield from _choose(game, step, context, cancel=cancel)):
            return False
    for step in _employed(steps, context):
        if isinstance(step, Select) and not (yield from _select(game, step, context, cancel=cancel)):
            return False
    return True


def _employed(steps: tuple[Step, ...], context: Context) -> Iterator[Step]:
    """The top-level steps, those of the chosen modes in place of a "choose"."""
    for step in top_level(steps):
        if isinstance(step, Choose):
            for index in sorted(context.modes):
                yield from top_level(step.modes[index].steps)
        else:
            yield step


def _choose(game: Game, choose: Choose, context: Context, *, cancel: bool) -> Generator[Builder, Picked, bool]:
    def build() -> Ask:
        options = tuple(
            Option("mode", index=index, label=Message("option-mode", (context.number, context.index, index)))
            for index in performable(game, choose, context.seat, context.this)
        )
        count = min(choose.count, len(options))
        reason = Message("choose-mode", (named(context.number), count), "5.17.3")
        return Ask(context.seat, "choose", options, count, count, reason=reason, source=context.this, cancel=cancel)

    picked = yield from ask(build)
    context.modes = tuple(option.index for option in picked)
    return bool(picked)


def _select(game: Game, select: Select, context: Context, *, cancel: bool) -> Generator[Builder, Picked, bool]:
    def build() -> Ask:
        options = tuple(Option("card", card_id) for card_id in candidates(game, select, context.seat, context.this))
        count = min(select.count, len(options))
        group = select.group
        key = (
            f"target-{group.side}-{group.kind}" + ("-other" if group.other else "") + ("-trait" if group.trait else "")
        )
        trait = (group.trait.en, group.trait.ja) if group.trait else ()
        reason = Message(key, trait, "10.6.2.3")
        return Ask(context.seat, "target", options, count, count, reason=reason, source=context.this, cancel=cancel)

    picked = yield from ask(build)
    context.targets.append(tuple(option.card for option in picked))
    return len(picked) == select.count
