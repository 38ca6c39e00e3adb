"""Events that replacement effects wait for, as texts write them (10.10.1): what would happen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.engine.script import replace
from svedesk.games.sve.group import Group, Leaders, Ref, Side
from svedesk.games.sve.script_node import Bracket, NodeWord, Scope, ScriptNode
from svedesk.phrases.phrase import heard, phrases
from svedesk.phrases.saying import say

Way = Literal["destroy", "banish", "return", "leave", "bury", "discard", "mill", "cemetery", "arrive"]
"""How a card would move. The first five are ways from the field."""
_FROM_FIELD: dict[str, tuple[str, str]] = {
    "destroy": ("be destroyed", "破壊される"),
    "banish": ("be banished", "消滅する"),
    "return": ("be returned to its owner's hand", "手札に戻る"),
    "leave": ("leave the field", "場を離れる"),
    "bury": ("be put into the cemetery from the field", "場から墓場に置かれる"),
}
_ELSEWHERE: dict[str, tuple[str, str]] = {
    "discard": ("be discarded from {0} hand", "手札から捨てられる"),
    "mill": ("be put into the cemetery from {0} deck", "デッキから墓場に置かれる"),
    "cemetery": ("be put into {0} cemetery", "墓場に置かれる"),
    "arrive": ("be put onto {0} field", "場に出る"),
}
_ITS_OWNERS = "its owner's"
_WHOSE_EN: dict[Side, str] = {"your": "your", "enemy": "an opponent's", "any": "a player's"}
DamageKind = Literal["", "attack", "combat", "ability", "enemy_ability"]
"""What kind of damage a text names, "" for any (5.13.3)."""
_DAMAGE_EN = {
    "": "damage",
    "attack": "attack damage",
    "combat": "combat damage",
    "ability": "damage from abilities",
    "enemy_ability": "damage from an opponent's abilities",
}
_DAMAGE_JA = {"": "", "attack": "攻撃", "combat": "交戦", "ability": "能力による", "enemy_ability": "相手の能力による"}


def _ways(field: str, words: Mapping[Side, str] | Mapping[str, str]) -> str:
    """The words for each value of a field, as they are heard."""
    return f"<{field}|{'|'.join(f'{value}={phrase}' for value, phrase in words.items())}>"


_HEARD_EN = f"<least|1=|*=<least#> or more >{_ways('kind', _DAMAGE_EN)}"
_HEARD_JA = f"{_ways('kind', _DAMAGE_JA)}<least|1=|*=<least#>以上の>ダメージを"


class Would(ScriptNode):
    """An event a replacement effect waits for."""

    def en(self, noun: str) -> str:
        """Words such as "this follower would be destroyed"; `noun` is what the card with the text is."""
        return say(self, "en")

    def ja(self) -> str:
        """これが破壊される, before とき."""
        return say(self, "ja")


class WouldMove(Would):
    """A card of a group, the card itself, or one the text named would move. `counter` is the name of counters of which
    it must have one."""

    script_words = (
        NodeWord("destroyed(what)", "It would be destroyed.", way="destroy"),
        NodeWord("banished(what)", "It would be banished from the field.", way="banish"),
        NodeWord("returned(what)", "It would be returned from the field to its owner's hand.", way="return"),
        NodeWord("leaving(what)", "It would leave the field, wherever to.", way="leave"),
        NodeWord("buried(what)", "It would be put into the cemetery from the field, destroyed or not.", way="bury"),
        NodeWord("discarded(what)", "It would be discarded.", way="discard"),
        NodeWord("milled(what)", "It would be put into the cemetery from the deck.", way="mill"),
        NodeWord("put_into_cemetery(what)", "It would be put into the cemetery, wherever from.", way="cemetery"),
        NodeWord("entering(what)", "It would be put onto the field.", way="arrive"),
    )

    phrases: ClassVar = phrases(
        en=(
            heard(f"<what:one> would {_ways('way', {way: words[0] for way, words in _FROM_FIELD.items()})}"),
            heard(f"<what:card> would {_ways('way', {way: words[0] for way, words in _FROM_FIELD.items()})}"),
            *(heard(f"<what:card> would {words[0].format(_ITS_OWNERS)}", way=way) for way, words in _ELSEWHERE.items()),
            *(
                heard(f"<what:a> would {words[0].format(_ways('whose', _WHOSE_EN))}", way=way)
                for way, words in _ELSEWHERE.items()
            ),
        ),
        ja=tuple(
            heard(f"{what}が{_ways('way', {way: words[1] for way, words in (_FROM_FIELD | _ELSEWHERE).items()})}")
            for what in ("<what:all>", "<what>")
        ),
    )

    what: Group | Ref
    way: Way
    counter: str = ""

    @property
    def whose(self) -> Side:
        """Whose cards are meant."""
        return self.what.side if isinstance(self.what, Group) else "any"

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> WouldMove | None:
        """Of cards that are not on a field it is said whose they are."""
        values = dict(slots)
        what, whose = values["what"], values.pop("whose", None)
        if whose is not None and isinstance(what, Group):
            values["what"] = replace(what, side=whose)
        return cls(**values)  # type: ignore[arg-type]

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.leaves_field and getattr(self.what, "zone", "field") != "field":
            yield Message("mistake-leaves-from-elsewhere")

    @property
    def leaves_field(self) -> bool:
        """Whether it is a way from the field."""
        return self.way in _FROM_FIELD

    def en(self, noun: str) -> str:
        """A follower on your field would be destroyed; this card would be put into its owner's cemetery."""
        on_field = self.way in _FROM_FIELD
        verb = (_FROM_FIELD if on_field else _ELSEWHERE)[self.way][0]
        having = f" with a {self.counter} counter on it" if self.counter else ""
        if isinstance(self.what, Ref):
            return f"{self.what.en(noun='card')}{having} would {verb.format(_ITS_OWNERS)}"
        if on_field:
            return f"{self.what.one_en()}{having} would {verb}"
        return f"{replace(self.what, side='any').a_en()}{having} would {verb.format(_WHOSE_EN[self.what.side])}"

    def ja(self) -> str:
        """自分のフォロワーが破壊される."""
        what = self.what.ja() if isinstance(self.what, Ref) else self.what.all_ja()
        having = f"{self.counter}カウンターが置かれている" if self.counter else ""
        return f"{having}{what}が{(_FROM_FIELD | _ELSEWHERE)[self.way][1]}"


class WouldDamage(Would):
    """Damage would be dealt: to `taker`, by `dealer` (None: whichever), of a kind, of at least so much. `taker` None
    with no dealer means your leader."""

    script_words = (
        NodeWord(
            'damaged(what: Group | Leaders | Ref, kind="", least=1)',
            "It would take damage of a kind (any), of at least so much.",
            taker=Bracket("what"),
            dealer=None,
        ),
        NodeWord(
            'dealing(what: Group | Ref, kind="", to: Group | Leaders | Ref | None = None)',
            "It would deal damage of a kind (any), to anything or to what is said.",
            taker=Bracket("to"),
            dealer=Bracket("what"),
        ),
    )

    phrases: ClassVar = phrases(
        en=tuple(
            row
            for form in ("one", "card", "")
            for row in (
                heard(f"<taker:{form}> would take {_HEARD_EN}"),
                heard(f"<dealer:{form}> would deal {_HEARD_EN}"),
                *(heard(f"<dealer:{form}> would deal {_HEARD_EN} to <taker:{other}>") for other in ("one", "card", "")),
            )
        ),
        ja=tuple(
            row
            for form in (":all", "")
            for row in (
                heard(f"<taker{form}>が{_HEARD_JA}受ける"),
                heard(f"<dealer{form}>が{_HEARD_JA}与える"),
                *(heard(f"<dealer{form}>が<taker{other}>に{_HEARD_JA}与える") for other in (":all", "")),
            )
        ),
    )

    taker: Group | Leaders | Ref | None = None
    dealer: Group | Ref | None = None
    kind: DamageKind = ""
    least: int = 1

    def __post_init__(self) -> None:
        if self.taker is None and self.dealer is None:
            object.__setattr__(self, "taker", Leaders("your"))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.least < 1:
            yield Message("mistake-any-damage", (self.least,))

    def en(self, noun: str) -> str:
        """Your leader would take 5 or more damage; this follower would deal combat damage."""
        damage = f"{self.least} or more {_DAMAGE_EN[self.kind]}" if self.least > 1 else _DAMAGE_EN[self.kind]
        if self.dealer is None:
            return f"{_damaged_en(self.taker, noun)} would take {damage}"
        to = f" to {_damaged_en(self.taker, noun)}" if self.taker is not None else ""
        return f"{_damaged_en(self.dealer, noun)} would deal {damage}{to}"

    def ja(self) -> str:
        """自分のリーダーが5以上のダメージを受ける."""
        damage = f"{_DAMAGE_JA[self.kind]}{f'{self.least}以上の' if self.least > 1 else ''}ダメージを"
        if self.dealer is None:
            return f"{_damaged_ja(self.taker)}が{damage}受ける"
        to = f"{_damaged_ja(self.taker)}に" if self.taker is not None else ""
        return f"{_damaged_ja(self.dealer)}が{to}{damage}与える"


def _damaged_en(target: Group | Leaders | Ref | None, noun: str) -> str:
    if target is None:
        return "your leader"
    return target.en(noun=noun) if isinstance(target, Ref) else target.one_en()


def _damaged_ja(target: Group | Leaders | Ref | None) -> str:
    if target is None:
        return "自分のリーダー"
    if isinstance(target, Ref):
        return target.ja()
    return target.all_ja() if isinstance(target, Group) else target.every_ja()


class WouldDraw(Would):
    """You, or an opponent, would draw a card: each card by itself (5.9.2)."""

    script_words = (
        NodeWord("drawing", "What would happen: you would draw a card."),
        NodeWord("opponent_drawing", "What would happen: an opponent would draw a card.", side="enemy"),
    )

    phrases: ClassVar = phrases(
        en="<side|your=you|enemy=an opponent> would draw a card",
        ja="<side|your=自分|enemy=相手>がカードを引く",
    )

    side: Literal["your", "enemy"] = "your"


class WouldDivide(Would):
    """You would divide damage while you play something (10.6.2.4)."""

    script_words = (NodeWord("dividing", "What would happen: you would divide damage. Use it with change_damage."),)

    phrases: ClassVar = phrases(en="you would divide damage", ja="自分がダメージを割り振る")
