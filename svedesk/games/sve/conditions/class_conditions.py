"""Conditions of the classes: Combo (13.2.1), Spellchain (13.3.1), Overflow (13.4.1), Necrocharge (13.5.1) and Sanguine
(13.5.2)."""

from __future__ import annotations

from typing import ClassVar

from svedesk.games.sve.abilities.counts_as import SpellchainCounts
from svedesk.games.sve.actions.damage import LOST_DEFENSE
from svedesk.games.sve.actions.turn_counts import PLAYED
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.script_node import Least, NodeWord
from svedesk.games.sve.values.groups import members
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.zones import CEMETERY, LEADER
from svedesk.phrases.phrase import phrases


class Combo(Condition):
    """Combo (X): so many cards played this turn. The one with the text is one of them."""

    script_word = "combo(cards)"  # 13.2.1.2
    at_least = (Least("cards", "mistake-combo", 2),)

    cards: int

    phrases: ClassVar = phrases(
        en="Combo (<cards#>): ^",
        ja="【コンボ_<cards#>】",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Cards and tokens from any zone count (13.2.1.3)."""
        return game.table.number(seat, PLAYED) + playing >= self.cards


class Spellchain(Condition):
    """At least so many spells in your cemetery (13.3.1.2). `short` writes it SC, as later mentions in a text do.

    A spell being resolved lies in the resolution zone and does not count itself (13.3.1.3).
    """

    script_words = (
        NodeWord("spellchain(spells)", "Spellchain (X): so many spells in your cemetery."),
        NodeWord("sc(spells)", "SC (X): Spellchain as a text that has said the word writes it.", short=True),
    )

    is_fixed = True  # 13.3.1.4: when the text begins to be resolved
    at_least = (Least("spells", "mistake-spellchain"),)

    spells: int
    short: bool = False

    phrases: ClassVar = phrases(
        en="<short|True=SC|False=Spellchain> (<spells#>): ^",
        ja="【<short|True=SC|False=スペルチェイン>_<spells#>】",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Spell cards of the seat's cemetery are counted, and what cards on its field have counted with them."""
        spells = {card.id for card in game.table.in_zone(seat, CEMETERY) if game.facts(card).kind == "spell"}
        if game.definitions.having[SpellchainCounts]:
            for card in game.field(seat):
                for ability in definition(game, card).of[SpellchainCounts]:
                    spells.update(members(game, ability.group, seat, card.id))
        return len(spells) >= self.spells


class Necrocharge(Condition):
    """At least so many cards in your cemetery (13.5.1.2). `short` writes it NC."""

    script_words = (
        NodeWord("necrocharge(cards)", "Necrocharge (X): so many cards in your cemetery."),
        NodeWord("nc(cards)", "NC (X): Necrocharge as a text that has said the word writes it.", short=True),
    )

    is_fixed = True  # 13.5.1.3.2: when the text begins to be resolved
    at_least = (Least("cards", "mistake-necrocharge"),)

    cards: int
    short: bool = False

    phrases: ClassVar = phrases(
        en="<short|True=NC|False=Necrocharge> (<cards#>): ^",
        ja="【<short|True=NC|False=ネクロチャージ>_<cards#>】",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """All cards of the seat's cemetery are counted."""
        return len(game.table.zone(seat, CEMETERY)) >= self.cards


LEAST_MAX_PLAY_POINTS = 7


class NoOverflow(Condition):
    """Overflow is not active for you."""

    script_word = "no_overflow"

    phrases: ClassVar = phrases(
        en="if Overflow is not active for you, ",
        ja="【覚醒】状態でないなら、",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Where Overflow is not active."""
        return not Overflow().holds(game, seat, playing)


class Overflow(Condition):
    """Overflow is active for you: your maximum play points are at least 7."""

    script_word = "overflow"  # 13.4.1.2

    phrases: ClassVar = phrases(
        en="if Overflow is active for you, ",
        en_while="while Overflow is active for you, ",
        ja_while="【覚醒】状態である限り、",
        ja="【覚醒】状態なら、",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """The maximum counts, not the points left."""
        return game.table.number(seat, "max_play_points") >= LEAST_MAX_PLAY_POINTS


class Sanguine(Condition):
    """Sanguine is active for you: it is your turn and your leader has lost defense in it."""

    script_word = "sanguine"  # 13.5.2.2

    phrases: ClassVar = phrases(
        en="if Sanguine is active for you, ",
        ja="【真紅】状態なら、",
        en_while="while Sanguine is active for you, ",
        ja_while="【真紅】状態である限り、",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """That it gained as much since is no matter."""
        if game.active != seat:
            return False
        return any(leader.mark(LOST_DEFENSE) == game.turn for leader in game.table.in_zone(seat, LEADER))
