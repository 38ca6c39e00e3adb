"""The words card scripts are written in: the only import a card script needs.

A script is a tuple of abilities; an ability's text is a row of steps, one for each sentence (`both` joins two into
one).
"""

from __future__ import annotations

from svedesk.games.sve.abilities.base import Ability
from svedesk.games.sve.group import Token, Trait
from svedesk.games.sve.keywords.assail import ASSAIL as assail
from svedesk.games.sve.keywords.aura import AURA as aura
from svedesk.games.sve.keywords.bane import BANE as bane
from svedesk.games.sve.keywords.drain import DRAIN as drain
from svedesk.games.sve.keywords.intimidate import INTIMIDATE as intimidate
from svedesk.games.sve.keywords.quick import QUICK as quick
from svedesk.games.sve.keywords.rush import RUSH as rush
from svedesk.games.sve.keywords.storm import STORM as storm
from svedesk.games.sve.keywords.ward import WARD as ward
from svedesk.games.sve.words.abilities import (
    activate,
    at_start_of_end,
    at_start_of_main,
    damage_shift,
    engage_this,
    evolve,
    fanfare,
    fanfare_and_last_words,
    follower_strike,
    ignores_ward,
    last_words,
    leader_strike,
    on_evolve,
    pay,
    quick_activate,
    spell,
    strike,
    whenever_enters,
    while_here,
)
from svedesk.games.sve.words.cards import (
    any_side,
    enemy,
    it,
    its_leader,
    this,
    your,
)
from svedesk.games.sve.words.steps import (
    attack_of,
    both,
    change_evolve_cost,
    choose_one,
    combo,
    count,
    deal,
    deal_divided,
    defense_of,
    destroy,
    draw,
    field_or_ex,
    give,
    give_keyword,
    instead,
    into_cemetery,
    into_ex,
    look_at_top,
    mode,
    return_to_hand,
    reveal_into_hand,
    reveal_onto_field,
    select,
    select_up_to,
    summon,
    summon_rest_into_ex,
    when,
)

__all__ = [
    "Ability",
    "Token",
    "Trait",
    "activate",
    "any_side",
    "assail",
    "at_start_of_end",
    "at_start_of_main",
    "attack_of",
    "aura",
    "bane",
    "both",
    "change_evolve_cost",
    "choose_one",
    "combo",
    "count",
    "damage_shift",
    "deal",
    "deal_divided",
    "defense_of",
    "destroy",
    "drain",
    "draw",
    "enemy",
    "engage_this",
    "evolve",
    "fanfare",
    "fanfare_and_last_words",
    "field_or_ex",
    "follower_strike",
    "give",
    "give_keyword",
    "ignores_ward",
    "instead",
    "intimidate",
    "into_cemetery",
    "into_ex",
    "it",
    "its_leader",
    "last_words",
    "leader_strike",
    "look_at_top",
    "mode",
    "on_evolve",
    "pay",
    "quick",
    "quick_activate",
    "return_to_hand",
    "reveal_into_hand",
    "reveal_onto_field",
    "rush",
    "select",
    "select_up_to",
    "spell",
    "storm",
    "strike",
    "summon",
    "summon_rest_into_ex",
    "this",
    "ward",
    "when",
    "whenever_enters",
    "while_here",
    "your",
]
