"""What must be selected to play a text: its modes, its targets, what is divided between them (10.6.2.2 to 10.6.2.4)."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from functools import partial

from svedesk.engine.ask import Ask, Builder, Flow, Option, Picked, ask
from svedesk.engine.message import Message, named
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.actions.pay import pay, why_not_pay
from svedesk.games.sve.amount import ChosenX
from svedesk.games.sve.flow.division import divide, divided_between
from svedesk.games.sve.flow.own_cost import determine_x, has_x, know_x, most_x, with_x
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group, Leaders
from svedesk.games.sve.values.groups import members
from svedesk.games.sve.values.keywords import keywords
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.verbs.additional import Additional, MayPay
from svedesk.games.sve.verbs.choose import Choose
from svedesk.games.sve.verbs.evolve import TurnFacedown
from svedesk.games.sve.verbs.select import Select, SelectTwo
from svedesk.games.sve.verbs.then import Then
from svedesk.games.sve.verbs.when import When
from svedesk.games.sve.zones import FIELD

_JOINING = (Then, When, MayPay, SelectTwo)


def top_level(game: GameState, steps: tuple[Step, ...], seat: int, this: int, playing: int) -> Iterator[Step]:
    """The steps of a text with those joined by "and" each for itself, and those a condition guards where it holds: for
    the others no selection is made (10.3.2, 10.3.3), but of targets in editions that want them in any case.

    `playing` is 1 for the text of a card that is being played, which Combo counts already (13.2.1.2), else 0.
    """
    for step in steps:
        if not isinstance(step, _JOINING):
            yield step
        elif isinstance(step, Then):
            yield from top_level(game, step.steps, seat, this, playing)
        elif isinstance(step, When) and not step.unforeseen:
            if step.condition.holds_for(game, seat, playing, this):
                yield from top_level(game, (step.step,), seat, this, playing)
            elif game.edition.targets_whatever_the_condition:
                yield from _selections((step.step,))
        elif isinstance(step, MayPay):  # whether it will be paid nobody knows yet (10.6.2.3)
            yield from top_level(game, step.steps, seat, this, playing)
        elif isinstance(step, SelectTwo):
            yield from step.at_once
        else:
            yield step  # what is unforeseen


def _selections(steps: tuple[Step, ...]) -> Iterator[Select]:
    """What is selected for a text that comes to nothing. The rules leave open whether a condition before "select", or
    Earth Rite not paid, spares the selection: 10.3.2 could be meant, or only what a text calls invalid. The publisher's
    answers on Japanese cards (Q885, Q2108) have it made, so without a target they are not played (10.6.2.3.3); of
    English ones no answer is known."""
    for step in steps:
        if isinstance(step, Then | Additional | MayPay):
            yield from _selections(step.steps)
        elif isinstance(step, When):
            yield from _selections((step.step,))
        elif isinstance(step, SelectTwo):
            yield from (step.first, step.second)
        elif isinstance(step, Select):
            yield step


def candidates(game: GameState, select: Select, seat: int, this: int) -> tuple[int, ...]:
    """The cards a target selection may pick: those meant, without those an opponent's Aura keeps from being selected
    (12.15)."""
    ids = []
    for card_id in members(game, select.group, seat, this):
        card = game.table.cards[card_id]
        if card.seat == seat or card.zone != FIELD or "aura" not in keywords(game, card):
            ids.append(card_id)
    if select.distinct:  # of each name one, whichever: copies of a card are alike to a text that tells them by names
        names = {definition(game, game.table.cards[card_id]).name: card_id for card_id in reversed(ids)}
        ids = [card_id for card_id in ids if card_id in names.values()]
    return tuple(ids)


def least_targets(game: GameState, select: Select, available: int, *, divided: bool) -> int:
    """How many must be selected of `found` cards that can be (10.6.2.3.1, 10.6.2.3.2). In editions in which too few
    are enough (EN early 10.6.2.3.3, .4) all of them then, but not none; there something to divide needs a target, too,
    where a text says "up to" (EN early 10.6.2.3.2.1)."""
    if select.up_to:
        return int(divided and game.edition.division_needs_a_target)
    return max(1, min(select.count, available)) if game.edition.too_few_targets_suffice else select.count


def why_not_selectable(
    game: GameState, steps: tuple[Step, ...], seat: int, this: int, playing: int = 0
) -> Message | None:
    """Why a text cannot be played for want of targets, of something to divide between them, or of performable options
    (10.6.2.3.3, 10.6.2.4.2.1, 5.17.3.1.2); None when it can. `playing` is as for `top_level`."""
    if not steps:
        return None
    read: list[Step] = []
    for step in top_level(game, steps, seat, this, playing):
        read.append(step)
        if isinstance(step, Additional) and game.edition.targets_whatever_the_condition:
            read += _selections(step.steps)
    divided = divided_between(read)
    for place, step in enumerate(read):
        if isinstance(step, Select):
            available = len(candidates(game, step, seat, this))
            least = least_targets(game, step, available, divided=place in divided)
            if available < least:
                return Message("no-target", (), "10.6.2.3.3")
            if place in divided and divided[place].total(game, seat, this, playing) < least:
                return Message("cannot-divide", (), "10.6.2.4.2.1")
        if isinstance(step, TurnFacedown) and not step.up_to and len(step.selectable(game, seat)) < step.count:
            return Message("no-target", (), "10.6.2.3.3")
        if isinstance(step, Choose):
            possible = performable(game, step, seat, this, playing)
            if len(possible) < step.how_many(game, seat, this, playing)[0]:
                return Message("no-option", (), "5.17.3.1.2")
    return None


def performable(game: GameState, choose: Choose, seat: int, this: int, playing: int) -> tuple[int, ...]:
    """The zero-based options that can be performed; only these may be chosen (5.17.3.1.2)."""
    return tuple(
        index
        for index, mode in enumerate(choose.modes)
        if why_not_selectable(game, mode.steps, seat, this, playing) is None
    )


def decide(game: GameState, steps: tuple[Step, ...], context: Context, *, cancel: bool, chosen: bool = False) -> Flow:
    """Ask for each optional additional cost among steps whether it will be paid (10.6.2.2.1): where it can be, together
    with the cost itself and those decided on before, and what it is paid for can be played. `chosen`: they are of
    options that were chosen."""
    for step in steps:
        if not isinstance(step, Additional):
            continue
        cost = context.cost + additional_cost(context, (*context.paid, step))
        if why_not_pay(game, context.seat, context.this, cost) is not None:
            continue
        if why_not_selectable(game, step.steps, context.seat, context.this, context.playing) is not None:
            continue
        (picked,) = yield from ask(partial(_whether, context, cancel, chosen))
        if picked.kind == "yes":
            context.paid.append(step)


def _whether(context: Context, cancel: bool, chosen: bool) -> Ask:
    reason = Message("may-pay", (named(context.number),), "10.6.2.2.1")
    options = (Option("yes"), Option("no"))
    if chosen:
        return Ask(context.seat, "chosen_cost", options, reason=reason, source=context.this, cancel=cancel)
    return Ask(context.seat, "may", options, reason=reason, source=context.this, cancel=cancel)


def pay_additional(game: GameState, context: Context) -> Flow:
    """Pay the additional costs decided on, after the cost itself (10.6.2.5.1.4). One that can be paid no longer, by
    something done by hand, was not paid."""
    steps = tuple(context.paid)
    for place, step in enumerate(steps):
        cost, then = additional_cost(context, (step,)), additional_cost(context, steps[place + 1 :])
        this = yield from pay(game, context.seat, context.this, cost, cancel=False, then=then)
        if this is None:
            context.paid.remove(step)
        else:
            context.this = this


def additional_cost(context: Context, paid: Iterable[Step]) -> tuple[Cost, ...]:
    """What the steps cost whose additional cost was decided on."""
    cost = tuple(part for step in paid if isinstance(step, Additional) for part in step.cost)
    return with_x(cost, context.amount) if context.x_known else cost


def _x_first(game: GameState, steps: tuple[Step, ...], context: Context, *, cancel: bool) -> Flow:
    """Ask for an X that an additional cost or a number of options needs (JA 10.6.2.2.1)."""
    costs = [step.cost for step in steps if isinstance(step, Additional) and has_x(step.cost)]
    choices = [step for step in steps if isinstance(step, Choose) and isinstance(step.count, ChosenX)]

    def most() -> int:
        if has_x(context.cost):
            return most_x(game, context.seat, context.cost)
        if costs:
            return most_x(game, context.seat, context.cost + costs[0])
        return len(performable(game, choices[0], context.seat, context.this, context.playing))

    if costs or choices:
        yield from determine_x(game, context, most, "10.6.2.2.1", cancel=cancel)


def _x_left(game: GameState, context: Context, *, cancel: bool) -> Flow:
    """Ask for an X of the cost, additional ones included, that is not known by now (10.6.2.2.3; JA 10.6.2.2.4)."""

    def cost() -> tuple[Cost, ...]:
        return context.cost + additional_cost(context, context.paid)

    if not context.x_known and has_x(cost()):
        yield from determine_x(game, context, lambda: most_x(game, context.seat, cost()), cancel=cancel)


def make_selections(
    game: GameState, steps: tuple[Step, ...], context: Context, *, cancel: bool
) -> Generator[Builder, Picked, bool]:
    """Ask for additional costs and modes, then for X, then for targets, then for what is divided between them, and bind
    it all in the context. False when a selection has become impossible: the text cannot be played.

    `cancel`: the questions may be taken back (nothing was paid yet).
    """
    if not steps and not has_x(context.cost):
        return True  # most cards but spells say nothing when they are played
    if game.edition.x_in_two_steps:
        top = tuple(top_level(game, steps, context.seat, context.this, context.playing))
        yield from _x_first(game, top, context, cancel=cancel)
    yield from decide(
        game, tuple(top_level(game, steps, context.seat, context.this, context.playing)), context, cancel=cancel
    )
    for step in top_level(game, steps, context.seat, context.this, context.playing):
        if isinstance(step, Choose) and not (yield from _choose(game, step, context, cancel=cancel)):
            return False
    if context.modes:
        yield from decide(game, tuple(_of_modes(game, steps, context)), context, cancel=cancel, chosen=True)
    yield from _x_left(game, context, cancel=cancel)
    read = tuple(_employed(game, steps, context))
    divided = divided_between(read)
    selected: dict[int, tuple[int, ...]] = {}
    for place, step in enumerate(read):
        if isinstance(step, Select):
            most = len(candidates(game, step, context.seat, context.this)) if step.any_number else step.count
            if place in divided:
                most = min(most, divided[place].total(game, context.seat, context.this, context.playing))
            targets = yield from _select(game, step, most, context, divided=place in divided, cancel=cancel)
            available = len(candidates(game, step, context.seat, context.this))
            if len(targets) < least_targets(game, step, available, divided=place in divided):
                return False
            context.targets.append((step, targets))
            selected[place] = targets
    for place, shares in divided.items():
        if not (yield from divide(game, shares, selected.get(place, ()), context, cancel=cancel)):
            return False
    return True


def _employed(game: GameState, steps: tuple[Step, ...], context: Context) -> Iterator[Step]:
    """The top-level steps, those of the chosen modes in place of a "choose", and those an additional cost is paid for
    in place of it."""
    for step in top_level(game, steps, context.seat, context.this, context.playing):
        if isinstance(step, Choose):
            for index in sorted(context.modes):
                yield from _employed(game, step.modes[index].steps, context)
        elif any(paid is step for paid in context.paid):
            yield from _employed(game, _guarded(step), context)
        elif isinstance(step, Additional) and game.edition.targets_whatever_the_condition:
            yield from _selections(step.steps)
        else:
            yield step


def _guarded(step: Step) -> tuple[Step, ...]:
    return step.steps if isinstance(step, Additional) else ()


def _of_modes(game: GameState, steps: tuple[Step, ...], context: Context) -> Iterator[Step]:
    """The steps of the chosen modes."""
    for step in top_level(game, steps, context.seat, context.this, context.playing):
        if isinstance(step, Choose):
            for index in sorted(context.modes):
                yield from top_level(game, step.modes[index].steps, context.seat, context.this, context.playing)


def _choose(game: GameState, choose: Choose, context: Context, *, cancel: bool) -> Generator[Builder, Picked, bool]:
    is_x = isinstance(choose.count, ChosenX)

    def bounds() -> tuple[int, int]:
        least, most = choose.how_many(game, context.seat, context.this, context.playing)
        if is_x and context.x_known:
            least = most = min(most, context.amount)
        elif is_x and has_x(cost := context.cost + additional_cost(context, context.paid)):
            most = min(most, most_x(game, context.seat, cost))
        return least, most

    def build() -> Ask:
        options = tuple(
            Option("mode", index=index, label=Message("option-mode", (context.number, context.index, index)))
            for index in performable(game, choose, context.seat, context.this, context.playing)
        )
        least, most = (min(count, len(options)) for count in bounds())
        reason = Message("choose-mode", (named(context.number), most), "5.17.3")
        if least < most:
            reason = Message("choose-modes", (named(context.number), least, most), "5.17.2.1")
        return Ask(context.seat, "choose", options, least, most, reason=reason, source=context.this, cancel=cancel)

    if bounds()[1] == 0:
        return True  # 5.17.2.2
    picked = yield from ask(build)
    context.modes = tuple(option.index for option in picked)
    if is_x and not context.x_known:
        know_x(context, len(picked))  # where options come before X (10.6.2.2.2), X is how many they are
    return is_x or bool(picked)


def _select(
    game: GameState, select: Select, most: int, context: Context, *, divided: bool, cancel: bool
) -> Generator[Builder, Picked, tuple[int, ...]]:
    """The targets selected: as many as the text says, or up to so many (10.6.2.3.1, 10.6.2.3.2)."""

    def build() -> Ask:
        options = tuple(Option("card", card_id) for card_id in candidates(game, select, context.seat, context.this))
        high = max(0, min(most, len(options)))
        low = min(high, least_targets(game, select, len(options), divided=divided)) if select.up_to else high
        reason = _which(select)
        return Ask(context.seat, "target", options, low, high, reason=reason, source=context.this, cancel=cancel)

    picked = yield from ask(build)
    return tuple(option.card for option in picked)


def _which(select: Select) -> Message:
    group = select.group
    if select.any_number and isinstance(group, Group):
        in_words = (group.many_en(), group.all_ja())
        return Message("any-number-group", in_words, "10.6.2.3.2")
    if group.is_narrow if isinstance(group, Group) else select.up_to or select.count > 1:
        return _which_narrow(select, group)
    trait: tuple[str, ...] = ()
    if isinstance(group, Leaders):
        which = f"{group.side}-leader" + ("-or-follower" if group.and_followers else "")
    else:
        which = f"{group.side}-{group.kind}" + ("-other" if group.other else "") + ("-trait" if group.trait else "")
        trait = (group.trait.en, group.trait.ja) if group.trait else ()
    if select.up_to:
        return Message(f"upto-{which}", (select.count, *trait), "10.6.2.3.2")
    if select.count > 1:
        return Message(f"targets-{which}", (select.count, *trait), "10.6.2.3.1")
    return Message(f"target-{which}", trait, "10.6.2.3.1")


def _which_narrow(select: Select, group: Group | Leaders) -> Message:
    """A group no sentence of its own is kept for is told in the words of the card, English and Japanese."""
    in_words: tuple[str, str]
    if select.count == 1 and not select.up_to:
        in_words = (group.one_en(), group.some_ja(1))
        return Message("target-group", in_words, "10.6.2.3.1")
    in_words = (group.many_en() if select.count > 1 else group.single_en(), group.some_ja(select.count))
    if select.up_to:
        return Message("upto-group", (select.count, *in_words), "10.6.2.3.2")
    return Message("targets-group", (select.count, *in_words), "10.6.2.3.1")
