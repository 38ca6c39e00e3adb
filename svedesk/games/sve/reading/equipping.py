"""Equipment as texts print it (JA 14.5.2): "This follower is equipped with a ... token", and what equipment gives."""

from __future__ import annotations

import re

from svedesk.engine.ask import Flow
from svedesk.games.sve.abilities.base import Context
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.actions.universes import equip
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Called
from svedesk.games.sve.reading.printed import Printed, ReadEquippedHas
from svedesk.games.sve.reading.words import keywords_in
from svedesk.games.sve.verbs.by_hand import ByHand

_EQUIPS = re.compile(
    r"これは『(?P<ja>[^『』]+)』(?:1[枚つ])?を装備する。?|"
    r"(?:This follower is equipped with|Equip this follower with) (?:an?|1) (?P<en>[^.,:\"]+?)(?: token)?\.?",
    re.IGNORECASE,
)
_VALUE = r"[+-]\d{1,2}"
_HAS = re.compile(
    rf"これを装備(?:している|した)フォロワーは(?:【攻撃力】(?P<attack_ja>{_VALUE}))?/?(?:【体力】(?P<defense_ja>{_VALUE}))?"
    r"(?:する|し(?:て)?、)?(?:(?P<words_ja>(?:【[^】]+】[と・、]?)+)を持つ)?。?|"
    r"(?:The|A) follower equipped with this(?: card| token)? (?:has|gains|gets) "
    rf"(?:\{{ATK\}}(?P<attack>{_VALUE}))?/?(?:\{{DEF\}}(?P<defense>{_VALUE}))?"
    r"(?:,? and |, )?(?P<words>[A-Z][a-z, ]+)?\.?",
    re.IGNORECASE,
)


_NAMELESS = Called("", "")


class EquipThis(ByHand):
    """Equip the follower itself with the token of a name; by hand where no token has it, or the edition knows no
    equipment."""

    name: Called = _NAMELESS

    def perform(self, game: GameState, context: Context) -> Flow:
        """Whichever language knows the name."""
        called = game.definitions.token_called
        token = called.get(self.name.en) or called.get(self.name.ja) or ""
        if game.edition.equipment and token and game.definitions[token].facts.kind == "equipment":
            equip(game, context.this, token)
        else:
            yield from ByHand.perform(self, game, context)


def equipping(effect: str, by_hand: ByHand) -> ByHand:
    """What an ability does whose effect is `said`: as its script would, where it says only that its follower is
    equipped, else by hand."""
    match = _EQUIPS.fullmatch(effect.strip())
    if match is None:
        return by_hand
    name = (match["ja"] or match["en"]).strip()
    return EquipThis(by_hand.moment, by_hand.line, Called(name, name))


def equipped_has(line: str, printed: Printed) -> ReadEquippedHas | None:
    """The keywords, attack and defense that equipment gives its follower; None for a line that says anything else."""
    match = _HAS.fullmatch(line)
    if match is None:
        return None
    words = match["words_ja"] or match["words"] or ""
    keywords = keywords_in(words.replace(" and ", ", ").replace("と", ""))
    attack, defense = (int(match[name] or match[f"{name}_ja"] or 0) for name in ("attack", "defense"))
    plain = tuple(keyword for keyword in keywords if isinstance(keyword, Keyword))
    if len(plain) < len(keywords) or bool(words) != bool(plain) or not (plain or attack or defense):
        return None
    return ReadEquippedHas(plain, (), attack, defense, printed=printed)
