"""What a card says of itself wherever it is (110.4a): another name, how many cards a deck has, where it begins."""

from __future__ import annotations

from svedesk.engine.script import Lang
from svedesk.games.dm.abilities.base import DmAbility


class AlsoNamed(DmAbility):
    """The card has a second name (202.4)."""

    name: str

    def says(self, lang: Lang) -> str:
        """The line."""
        return f"このカードは《{self.name}》でもある。" if lang == "ja" else f"This card is also named “{self.name}”."


class DeckSize(DmAbility):
    """The player's deck has so many cards more (314.3a)."""

    more: int

    def says(self, lang: Lang) -> str:
        """The line."""
        if lang == "ja":
            return f"自分のデッキは{self.more}枚多くなる。"
        return f"Your deck has {self.more} more cards."


class BeginsInBattle(DmAbility):
    """The card begins the game in the battle zone (307.2, 308.4, 311.2), with so many seals on it (701.24a). Of several
    sets of such cards one is there (100.5): `of` names the card a set is called by, "" its own."""

    seals: int = 0
    of: str = ""

    def says(self, lang: Lang) -> str:
        """The line."""
        if lang == "ja":
            seals = f"、封印を{self.seals}つ付けて" if self.seals else ""
            return f"ゲーム開始時、このカードを{seals}バトルゾーンに置く。".replace("を、", "を")
        seals = f" with {self.seals} seals on it" if self.seals else ""
        return f"This card begins the game in the battle zone{seals}."
