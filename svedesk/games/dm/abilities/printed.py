"""What a card says of itself wherever it is (110.4a), and of being linked side by side (701.18a); what is carried out
by hand."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.script import Lang
from svedesk.games.dm.abilities.base import DmAbility
from svedesk.phrases.phrase import partly, phrases, unheard


class AlsoNamed(DmAbility):
    """The card has a second name (202.4)."""

    name: str

    def says(self, lang: Lang) -> str:
        """The line."""
        return f"このカードは《{self.name}》でもある。" if lang == "ja" else f"This card is also named “{self.name}”."


class DeckSize(DmAbility):
    """The player's deck has so many cards more (314.3a)."""

    more: int

    phrases: ClassVar = phrases(en="your deck has <more#> more cards.", ja="自分のデッキは<more#>枚多くなる。")


class BeginsInBattle(DmAbility):
    """The card begins the game in the battle zone (307.2, 308.4, 311.2), with so many seals on it (701.24a). Of several
    sets of such cards one is there (100.5): `of` names the card a set is called by, "" its own."""

    seals: int = 0
    of: str = ""

    phrases: ClassVar = phrases(
        en=partly("this card begins the game in the battle zone<seals? with <seals#> seals on it>."),
        ja=partly("ゲーム開始時、このカードを<seals?封印を<seals#>つ付けて>バトルゾーンに置く。"),
    )


class GodLink(DmAbility):
    """God Link (803.1): the card may be put at the right of Gods with these names, and at the left of others; with
    `gods` at either side of any God."""

    right_of: tuple[str, ...] = ()
    left_of: tuple[str, ...] = ()
    gods: bool = False

    def says(self, lang: Lang) -> str:
        """The line."""
        if self.gods:
            return "センターG・リンク" if lang == "ja" else "Center God Link"
        if self.right_of == self.left_of:
            names = [f"《{name}》" for name in self.right_of]
            return f"G・リンク:{'、'.join(names)}の左右" if lang == "ja" else f"God Link: {', '.join(self.right_of)}"
        if lang == "ja":
            right = [f"《{name}》の右側" for name in self.right_of]
            left = [f"《{name}》の左側" for name in self.left_of]
            return f"G・リンク:{'、'.join((*right, *left))}"
        right = [f"right of {name}" for name in self.right_of]
        left = [f"left of {name}" for name in self.left_of]
        return f"God Link: {', '.join((*right, *left))}"


class MadeOf(DmAbility):
    """A creature of several cards that are linked, each of which has it as its back face: psychic cells (805.1), or
    king cells that are used together (812.1). `names` are those of their front faces."""

    names: tuple[str, ...]

    def says(self, lang: Lang) -> str:
        """The line."""
        if lang == "ja":
            return f"{'、'.join(f'《{name}》' for name in self.names)}をリンクしたクリーチャー。"
        return f"This creature is made of {', '.join(self.names)}."


class ManualCardText(DmAbility):
    """What its script does not say of a card's text: it is carried out where the card is used."""

    phrases: ClassVar = phrases(
        en=unheard("resolve this card's text manually."), ja=unheard("このカードのテキストは手動で解決する。")
    )
