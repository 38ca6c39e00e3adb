"""What card types and classes are called."""

from __future__ import annotations

from typing import Literal

Kind = Literal["spell", "amulet", "follower", "card"]
"""Card types by which texts tell cards that are not on a field; "card" is any."""
KIND_JA: dict[Kind, str] = {"spell": "スペル", "amulet": "アミュレット", "follower": "フォロワー", "card": "カード"}

Craft = Literal["Forestcraft", "Swordcraft", "Runecraft", "Dragoncraft", "Abysscraft", "Havencraft", "Neutral"]
"""A class (2.3); texts show its icon."""
CRAFT_JA: dict[Craft, str] = {
    "Forestcraft": "エルフ",
    "Swordcraft": "ロイヤル",
    "Runecraft": "ウィッチ",
    "Dragoncraft": "ドラゴン",
    "Abysscraft": "ナイトメア",
    "Havencraft": "ビショップ",
    "Neutral": "ニュートラル",
}
