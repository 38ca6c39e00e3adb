"""Cards that don't take damage: a prohibition, which takes precedence over what would deal it (1.3.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.restriction import Restriction
from svedesk.games.sve.group import Group, Leaders, Ref
from svedesk.phrases.phrase import heard, phrases
from svedesk.phrases.saying import finished, say

_EN = "<during|=|your=during your turn, |enemy=during each opponent's turn, >"
_JA = "<during|=|your=自分のターン中、|enemy=相手のターン中、>"
_DAMAGE: Mapping[Lang, Mapping[str, str]] = {
    "en": {
        "": "damage",
        "combat": "combat damage",
        "ability": "ability damage",
        "enemy_ability": "damage from an opponent's abilities",
    },
    "ja": {
        "": "ダメージ",
        "combat": "交戦ダメージ",
        "ability": "能力ダメージ",
        "enemy_ability": "「相手の能力ダメージ」",
    },
}
_KINDS = {lang: "|".join(f"{kind}={words}" for kind, words in kinds.items()) for lang, kinds in _DAMAGE.items()}
_NONE_EN = f"take <kind|{_KINDS['en']}>."
_NONE_JA = f"は<kind|{_KINDS['ja'].replace('能力ダ', '能力<~による>ダ', 1)}>を受けない。"


class NoDamage(Restriction):
    """This card, or those of a group, don't take damage (of a kind); in a player's turn, beside a card of a group. They
    may be leaders."""

    script_word = 'no_damage(what, kind="", *, during="", beside=None)'

    what: Group | Leaders | Ref
    kind: Literal["", "combat", "ability", "enemy_ability"] = ""
    during: Literal["", "your", "enemy"] = ""
    beside: Group | None = None

    phrases: ClassVar = phrases(
        en=(
            heard(f"{_EN}<what:this_follower> doesn't {_NONE_EN}"),
            heard(f"While this card is on your field, {_EN}<what:does> {_NONE_EN}"),
            heard(f"While <beside:a> is on your field, {_EN}<what:this_follower> doesn't {_NONE_EN}"),
        ),
        ja=(
            heard(f"{_JA}<what:this>{_NONE_JA}"),
            heard(f"これが<~場に>いる限り、{_JA}<what>{_NONE_JA}"),
            heard(f"これが<~場に>ある限り、{_JA}<what>{_NONE_JA}"),
            heard(f"<beside:present>限り、{_JA}<what:this>{_NONE_JA}"),
        ),
    )

    def on_leader(self) -> None:
        """Leaders take damage."""

    def text(self, lang: Lang, kind: str) -> str:
        """When, and what takes no damage."""
        return self._ja(kind) if lang == "ja" else finished("^" + self._en(kind))

    def _en(self, kind: str) -> str:
        head = f"while {self.beside.one_en().replace(' on your', ' is on your')}, " if self.beside else ""
        if not isinstance(self.what, Ref) and not self.beside:
            head = "while this card is on your field, "
        head += {"": "", "your": "during your turn, ", "enemy": "during each opponent's turn, "}[self.during]
        if isinstance(self.what, Ref):
            does = f"{self.what.en(noun=kind)} doesn't"
        elif isinstance(self.what, Group) and self.what.called is not None:
            does = f"{'your ' if self.what.side == 'your' else ''}{self.what.kind}s named {self.what.called.en} don't"
        else:
            does = say(self.what, "en", "does")
        return f"{head}{does} take {_DAMAGE['en'][self.kind]}."

    def _ja(self, kind: str) -> str:
        head = f"{say(self.beside, 'ja', 'place')}に{self.beside.noun_ja()}がいる限り、" if self.beside else ""
        if not isinstance(self.what, Ref) and not self.beside:
            head = f"これが{'いる' if kind == 'follower' else 'ある'}限り、"
        head += {"": "", "your": "自分のターン中、", "enemy": "相手のターン中、"}[self.during]
        what = self.what.ja() if isinstance(self.what, Ref) else self.what.every_ja()
        return f"{head}{what}は{_DAMAGE['ja'][self.kind]}を受けない。"
