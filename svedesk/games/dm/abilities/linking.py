"""What cards say of being linked side by side (701.18a)."""

from __future__ import annotations

from svedesk.engine.script import Lang
from svedesk.games.dm.abilities.base import DmAbility


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
