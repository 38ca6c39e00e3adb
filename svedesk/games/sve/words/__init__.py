"""The words card scripts are written in.

Most are declared by the node they make (`NodeWord`); the modules here have those that do more. A script is a tuple of
abilities; an ability's text is a row of steps, one for each sentence (`both` joins two into one).
"""

from __future__ import annotations

from typing import Any

from svedesk.games.sve.abilities.keyword import KEYWORDS
from svedesk.games.sve.group import Called, Token, Trait
from svedesk.games.sve.script_node import Ability
from svedesk.games.sve.verbs.counters import Counter
from svedesk.games.sve.words.abilities import *
from svedesk.games.sve.words.cards import *
from svedesk.games.sve.words.declared import declared_words as _declared_words
from svedesk.games.sve.words.steps import *

__all__ = ["Ability", "Called", "Counter", "Token", "Trait"]


def __getattr__(name: str) -> Any:  # noqa: ANN401 - a keyword, or what makes a node
    """A keyword, or a word that a node declares."""
    if name in KEYWORDS:
        return KEYWORDS[name]
    word = _declared_words().get(name)
    if word is None:
        raise AttributeError(f"no word of scripts is called {name}")
    return word if word.has_brackets else word()
