"""Cards that don't take damage: a prohibition, which takes precedence over what would deal it (1.3.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.restriction import Restriction
from svedesk.games.sve.group import Group, Ref


@dataclass(frozen=True, slots=True)
class NoDamage(Restriction):
    """This card, or those of a group, don't take damage: of a kind (any), in a player's turn (any), while a card of
    another group is on the field (always)."""

    what: Group | Ref
    kind: Literal["", "ability"] = ""
    during: Literal["", "your", "enemy"] = ""
    beside: Group | None = None

    def text(self, lang: Lang, kind: str) -> str:
        """When, and what takes no damage."""
        return self._ja(kind) if lang == "ja" else self._en(kind)

    def _en(self, kind: str) -> str:
        head = f"while {self.beside.one_en().replace(' on your', ' is on your')}, " if self.beside else ""
        if isinstance(self.what, Group) and not self.beside:
            head = "while this card is on your field, "
        head += {"": "", "your": "during your turn, ", "enemy": "during each opponent's turn, "}[self.during]
        if isinstance(self.what, Ref):
            said = f"{self.what.en(noun=kind)} doesn't take"
        else:
            said = f"{_named_en(self.what)} don't take"
        sentence = f"{head}{said} {'ability ' if self.kind else ''}damage."
        return sentence[:1].upper() + sentence[1:]

    def _ja(self, kind: str) -> str:
        head = f"{self.beside.place_ja()}に{self.beside.noun_ja()}がいる限り、" if self.beside else ""
        if isinstance(self.what, Group) and not self.beside:
            head = f"これが{'いる' if kind == 'follower' else 'ある'}限り、"
        head += {"": "", "your": "自分のターン中、", "enemy": "相手のターン中、"}[self.during]
        what = "これ" if isinstance(self.what, Ref) else f"{self.what.all_ja()}すべて"
        return f"{head}{what}は{'能力' if self.kind else ''}ダメージを受けない。"


def _named_en(group: Group) -> str:
    """Your followers named Goblin."""
    if group.called is None:
        return group.all_en()
    return f"{'your ' if group.side == 'your' else ''}{group.kind}s named {group.called.en}"
