"""What helps to write scripts: the words most cards are written with, the others in groups, examples, and names of
other cards that are being written."""

from __future__ import annotations

import re
from functools import lru_cache

from svedesk.engine.game_scripts import ScriptExample, WordGroup
from svedesk.games.sve.source import ScriptMistake, read_script

COMMON = (
    *("ward", "rush", "storm", "quick", "fanfare", "last_words", "strike", "evolve", "on_evolve", "spell", "activate"),
    *("pay", "engage_this", "select", "deal", "draw", "destroy", "give", "give_keyword", "into_ex", "both"),
    *("choose_one", "mode", "when", "it", "this", "your", "enemy", ".follower", ".leader"),
)
GROUPS = (
    WordGroup("keywords", ("keyword",)),
    WordGroup("abilities", ("ability", "abilities")),
    WordGroup("steps", ("step", "mode", "take")),
    WordGroup("cards", ("", "cards", "it", "leader")),
    WordGroup("costs", ("cost", "less-instead")),
    WordGroup("conditions", ("condition",)),
    WordGroup("amounts", ("amount",)),
    WordGroup("events", ("event",)),
    WordGroup("names", ("token", "trait", "name", "counter")),
)
EXAMPLES = (
    ScriptExample("ward", "ward,\nfanfare(draw(1))"),
    ScriptExample("fanfare", "fanfare(select(enemy.follower), deal(3, it))"),
    ScriptExample("last_words", "last_words(deal(2, enemy.leader))"),
    ScriptExample("evolve", "evolve(2)"),
    ScriptExample("strike", "rush,\nstrike(give(this, attack=1))"),
    ScriptExample("activate", "activate(pay(1) + engage_this, draw(1))"),
    ScriptExample("choose", "fanfare(choose_one(mode(draw(1)), mode(deal(2, enemy.leader))))"),
    ScriptExample("others", "while_here(your.follower.but_this(), attack=1)"),
    ScriptExample("spell", "spell(select(enemy.follower), deal(4, it))"),
    ScriptExample("quick_spell", "quick,\nspell(deal(1, enemy.follower))"),
    ScriptExample("on_evolve", "on_evolve(draw(2))"),
    ScriptExample("tokens", "fanfare(into_ex(2, FAIRY))"),
    ScriptExample("nothing", "# says nothing"),
)
_NAMING = re.compile(r"(?:Token|Called)\(\s*(?:[\"']([^\"'()]*))?$")
"""A token or a card that is being named: its brackets are open, what stands in the quotation marks is begun."""


def naming(number: str, name: str, name_ja: str, special: str) -> tuple[str, str] | None:
    """How a script names a card: as it is written, and what that stands for. None for a card that can't be named: it
    has no name, or one with signs that scripts can't say."""
    is_token = special == "token"
    names = tuple(dict.fromkeys(filter(None, (name or name_ja, name_ja))))
    if not names or (is_token and not number):
        return None
    shown = ", ".join(map(_quoted, (number, *names) if is_token else names))
    text = f"Token({shown})" if is_token else f"Called({shown})"
    return (text, "token" if is_token else "name") if _is_name(text) else None


def begun_name(before: str) -> tuple[str, int] | None:
    """What is begun of a name where one is being written at the end of a line, and how many letters stand there for
    the whole of it; None where none is."""
    match = _NAMING.search(before)
    return (match[1] or "", len(match[0])) if match else None


def _quoted(name: str) -> str:
    return f"'{name}'" if '"' in name else f'"{name}"'


@lru_cache(512)  # those of a pack, asked for again with each letter that is typed
def _is_name(text: str) -> bool:
    try:
        read_script(f"also_called({text})")
    except ScriptMistake:
        return False
    return True
