"""Give Drive (14.4.7) and perform drive checks (14.4.5) as what a text does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.driving import drive_check, give_drive
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Target
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.values.groups import acted_on
from svedesk.phrases.phrase import heard, phrases


class GiveDrive(Step):
    """Give Drive to what was selected, to the card itself, or to each card of a group."""

    script_words = (NodeWord("give_drive(to)", "Give a follower Drive."),)

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
    """Perform so many drive checks, one after the other."""

    script_words = (NodeWord("drive_checks(count=1)", "Perform drive checks."),)

    count: int = 1

    phrases: ClassVar = phrases(
        en="perform <count|1=a drive check|*=<count#> drive checks>",
        ja="ドライブチェックを<count#>回行う",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.count, "mistake-drive-checks")

    def perform(self, game: GameState, context: Context) -> Flow:
        """The effect's controller does (3.1.2.4.1)."""
        for _ in range(self.count):
            yield from drive_check(game, context.seat, context.this)
