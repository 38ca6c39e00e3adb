"""The keywords that cards print as a word alone (chapter 12, 14.4.6 and 14.4.7): each is declared here, and whoever
needs all of them asks here. CONTRIBUTING.md tells how to add one."""

from __future__ import annotations

from typing import NamedTuple


class PrintedKeyword(NamedTuple):
    """A keyword: what rules, views and scripts call it, and how it is printed in both languages.

    `fights`: it is about attacking or being attacked, which cards without attack and defense never are. `on_field`: it
    is had by cards on the field, so that texts ask for cards with it and players may give it manually.
    """

    name: str
    en: str
    ja: str
    fights: bool = False
    on_field: bool = False


PRINTED = (
    # 12.8: restricts the attacks of the opponent's followers: flow/attack.py, flow/phases.py, actions/engage.py.
    PrintedKeyword("ward", "Ward", "守護", fights=True, on_field=True),
    # 12.9, 12.10: a follower may attack, or attack followers, in the turn it came: flow/attack.py.
    PrintedKeyword("storm", "Storm", "疾走", fights=True, on_field=True),
    PrintedKeyword("rush", "Rush", "突進", fights=True, on_field=True),
    # 12.11: a follower may attack reserved followers: flow/attack.py.
    PrintedKeyword("assail", "Assail", "指定攻撃", fights=True, on_field=True),
    # 12.12: a follower can't be selected as an attack target: flow/attack.py.
    PrintedKeyword("intimidate", "Intimidate", "威圧", fights=True, on_field=True),
    # 12.13: when it deals attack damage, its leader's defense rises by as much: keywords/as_abilities.py.
    PrintedKeyword("drain", "Drain", "ドレイン", fights=True, on_field=True),
    # 12.14: destroys the follower it fought with: flow/attack.py, rules/destruction.py. In editions in which it is an
    # automatic ability (EN early 12.14.1): keywords/as_abilities.py.
    PrintedKeyword("bane", "Bane", "必殺", fights=True, on_field=True),
    # 12.15: a card can't be selected by the opponent's cards and abilities: flow/targets.py.
    PrintedKeyword("aura", "Aura", "オーラ", on_field=True),
    # 12.3: a card can be played in the opponent's turn: flow/quick.py.
    PrintedKeyword("quick", "Quick", "クイック"),
    # What a text says whose list may lack that icon; does nothing (cards/quick_icon.py).
    PrintedKeyword("quick_unknown", "Quick unknown", "クイック不明"),
    # 14.4.7: does nothing by itself.
    PrintedKeyword("drive", "Drive", "ドライブ", fights=True),
    # 14.4.6: keywords/as_abilities.py.
    PrintedKeyword("single_drive", "Single Drive", "シングルドライブ", fights=True),
    PrintedKeyword("twin_drive", "Twin Drive", "ツインドライブ", fights=True),
)
ON_FIELD = tuple(keyword for keyword in PRINTED if keyword.on_field)
"""Those of cards on the field."""
KEYWORD = "keyword:"
"""How the numbers begin by which keywords are known that are abilities."""
DRAIN_NUMBER = "keyword:drain"
BANE_NUMBER = "keyword:bane"
"""What the automatic abilities of Drain and Bane are found under, once however often a card has the keyword (12.13.3,
12.14.3)."""
DRIVE_CHECKS = {
    "single_drive": ("keyword:single_drive", 1),  # 14.4.6.2
    "twin_drive": ("keyword:twin_drive", 2),  # 14.4.6.3
}
"""The keywords that perform drive checks: the number of their ability, and how many."""
