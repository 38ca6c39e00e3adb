"""Spellchain (13.3.1) and Necrocharge (13.5.1): how much lies in the cemetery."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.games.sve.abilities.spellchain_counts import SpellchainCounts
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.values.groups import members
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.zones import CEMETERY
from svedesk.phrases.phrase import phrases


class Spellchain(Condition):
    """At least so many spells in your cemetery (13.3.1.2). `short` writes it SC, as later mentions in a text do.

    A spell being resolved lies in the resolution zone and does not count itself (13.3.1.3).
    """

    script_words = (
        NodeWord("spellchain(spells)", "Spellchain (X): so many spells in your cemetery."),
        NodeWord("sc(spells)", "SC (X): Spellchain as a text that has said the word writes it.", short=True),
    )

    is_fixed = True  # 13.3.1.4: when the text begins to be resolved

    spells: int
    short: bool = False

    phrases: ClassVar = phrases(
        en="<short|True=SC|False=Spellchain> (<spells#>): ^",
        ja="【<short|True=SC|False=スペルチェイン>_<spells#>】",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.spells, "mistake-spellchain")

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

    cards: int
    short: bool = False

    phrases: ClassVar = phrases(
        en="<short|True=NC|False=Necrocharge> (<cards#>): ^",
        ja="【<short|True=NC|False=ネクロチャージ>_<cards#>】",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.cards, "mistake-necrocharge")

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """All cards of the seat's cemetery are counted."""
        return len(game.table.zone(seat, CEMETERY)) >= self.cards
