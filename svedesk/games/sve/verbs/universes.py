"""What texts do in universes (14): Drive, Serve, Race, Lesson, Union Burst."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.events import Played
from svedesk.engine.message import Message, named
from svedesk.engine.records import Card
from svedesk.games.sve.abilities.activated import Activated
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Context, Step, resolve
from svedesk.games.sve.abilities.cost import Lesson
from svedesk.games.sve.actions.pay import pay
from svedesk.games.sve.actions.turn_counts import count_use, why_not_again
from svedesk.games.sve.actions.universes import drive_check, give_drive, magical_items, race, serve, was_activated
from svedesk.games.sve.flow.targets import make_selections, pay_additional, why_not_selectable
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Target
from svedesk.games.sve.script_node import Least
from svedesk.games.sve.universes import may_burst
from svedesk.games.sve.values.abilities import activated, automatics
from svedesk.games.sve.values.groups import acted_on
from svedesk.phrases.phrase import heard, phrases


class GiveDrive(Step):
    """Give a follower Drive."""

    script_word = "give_drive(to)"

    to: Target

    phrases: ClassVar = phrases(
        en="give <to> Drive",
        ja=("<to>はドライブを持つ", heard("<to>は【ドライブ】を得る"), heard("<to>は【ドライブ】を持つ")),
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Those that were given it before are passed by (14.4.7.3.1)."""
        for card_id in acted_on(game, self.to, context):
            give_drive(game, card_id, context.number)
        yield from ()


class PerformDriveChecks(Step):
    """Perform drive checks. One after the other."""

    script_word = "drive_checks(count=1)"
    at_least = (Least("count", "mistake-drive-checks"),)

    count: int = 1

    phrases: ClassVar = phrases(
        en="perform <count|1=a drive check|*=<count#> drive checks>",
        ja="ドライブチェックを<count#>回行う",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """The effect's controller does (3.1.2.4.1)."""
        for _ in range(self.count):
            yield from drive_check(game, context.seat, context.this)


class Serve(Step):
    """Serve a card (14.2.1). So many times."""

    script_word = "serve_it(what, times=1)"
    at_least = (Least("times", "mistake-serves"),)

    what: Target
    times: int = 1

    phrases: ClassVar = phrases(
        en="serve <what><times|1=|*= <times#> times>",
        ja="<what>は<times|1=|*=<times#>回>食事する",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Nothing happens to those that have Carrots already (14.2.1.2)."""
        for card_id in acted_on(game, self.what, context):
            serve(game, card_id, self.times)
        yield from ()


class Race(Step):
    """Race a card (14.2.3). So many times."""

    script_word = "race(what, times=1)"
    at_least = (Least("times", "mistake-races"),)

    what: Target
    times: int = 1

    phrases: ClassVar = phrases(
        en="race <what><times|1=|*= <times#> times>",
        ja="<what>は<times|1=|*=<times#>回>出走する",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Those linked to a card of the race zone race."""
        for card_id in acted_on(game, self.what, context):
            race(game, card_id, self.times, context.number)
        yield from ()


class TakeLesson(Step):
    """Lesson (X) as what a text does."""

    script_word = "take_lesson(items)"
    at_least = (Least("items", "mistake-lesson"),)

    items: int

    phrases: ClassVar = phrases(
        en="Lesson (<items#>)",
        ja="【レッスン_<items#>】",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """As many as there are (1.3.2)."""
        items = min(self.items, len(magical_items(game, context.seat)))
        yield from pay(game, context.seat, context.this, (Lesson(items),), cancel=False)


Burst = tuple[str, int, Activated | Automatic]
"""A Union Burst ability with the number it is printed on and its place there."""


class ActivateFree(Step):
    """Activate a Union Burst ability without paying its original cost (JA 14.5.1.4)."""

    script_word = "activate_free(what)"

    what: Target

    phrases: ClassVar = phrases(
        en="activate the Union Burst ability of <what> without paying its original cost",
        ja="<what>の【ユニオンバースト】能力を元のコストを支払わずに発動する",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Of several abilities of one card its controller says which."""
        for card_id in acted_on(game, self.what, context):
            card = game.card(card_id)
            if card is not None and game.lies_on_field(card_id):
                yield from _activate(game, card)


def _activate(game: GameState, card: Card) -> Flow:
    """Play one Union Burst ability of a card as if it had no original cost, and resolve it. What makes an automatic one
    wait is left aside (JA 14.5.1.4.1), and an X that is the player's to choose is 0 (JA 14.5.1.4.2). Costs that come
    on top are paid."""
    possible = _possible(game, card)
    if not possible:
        return
    number, index, ability = possible[0]
    if len(possible) > 1:
        (picked,) = yield from ask(partial(_which, card, possible))
        number, index, ability = possible[picked.index]
    context = Context(card.seat, card, card.id, number, index)
    if not (yield from make_selections(game, ability.steps, context, cancel=False)):
        return
    if isinstance(ability, Activated):
        count_use(game, card.id, number, index, ability)
    yield from pay_additional(game, context)
    kind = "activated" if isinstance(ability, Activated) else "automatic"
    targets = tuple(target for _, chosen in context.targets for target in chosen)
    game.table.emit(Played(card.seat, kind, context.this or card.id, number, index, targets))
    yield from resolve(ability.steps, game, context)
    was_activated(game, card)


def _possible(game: GameState, card: Card) -> list[Burst]:
    """The Union Burst abilities of a card that can be played; two with one text (12.1.2) are no choice, since what
    they wait for is left aside."""
    if not may_burst(game, card.seat):
        return []
    bursts: dict[tuple[Step, ...], Burst] = {}
    for number, index, ability in _bursts(game, card):
        again = why_not_again(game, card, ability) if isinstance(ability, Activated) else None
        if again is None and why_not_selectable(game, ability.steps, card.seat, card.id) is None:
            bursts.setdefault(ability.steps, (number, index, ability))
    return list(bursts.values())


def _bursts(game: GameState, card: Card) -> Iterator[Burst]:
    yield from (entry for entry in activated(game, card) if entry[2].burst)
    yield from (entry for entry in automatics(game, card, with_drain=False) if entry[2].burst)


def _which(card: Card, possible: list[Burst]) -> Ask:
    options = tuple(
        Option("pending", card.id, index=place, label=Message("option-ability", (number, index)))
        for place, (number, index, _) in enumerate(possible)
    )
    return Ask(
        card.seat, "pending", options, reason=Message("which-burst", (named(card.number),), "14.5.1.4"), source=card.id
    )
