"""What cards cost to play: passive abilities that change it (4.4.3.1), and an additional cost that must be paid
(10.6.2.5.1.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from svedesk.engine.message import Message
from svedesk.engine.script import Lang, replace
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.abilities.playable import PlayingRule
from svedesk.games.sve.abilities.taking import Process
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.group import Group
from svedesk.games.sve.script_node import Ability, NodeWord, Scope
from svedesk.phrases.phrase import heard, phrases
from svedesk.phrases.saying import say
from svedesk.phrases.wording import capital


class PlayCost(Ability):
    """Reads "Your [cards] cost [number] to play", or with `shift` "cost [number] more" or "less".

    Such a text means cards played from any zone, where the edition does not leave that to the text (4.4.3.1);
    `anywhere`: the text says so itself. `when_played`: it reads "While this card is on your field, ...", in Japanese
    "これがいる限り、自分が[cards]をプレイする際、..." (10.2.1.3.3), which means cards played from anywhere, or with a
    group of the EX area from there; `condition` must hold then.
    """

    script_words = (
        NodeWord(
            "play_cost(group, to=None, *, shift=0, anywhere=False)",
            "Your cards cost so much to play, or so much more (`shift`); `anywhere`: the text says from any zone.",
        ),
        NodeWord(
            "play_cost_while_here(group, to=None, *, shift=0, condition=None)",
            "While this card is on your field, cards cost so much, or so much more (`shift`), where a condition holds.",
            when_played=True,
        ),
    )

    surrounds = "cards anywhere"
    phrases: ClassVar = phrases(
        en=tuple(
            heard(f"While this card is on your field, <condition?<condition>><group:all> cost {much} to play.")
            for much in ("<less#> less", "<more#> more", "<to#>")
        ),
        ja=tuple(
            heard(
                f"これが<~場に>{is_there}限り、<group:played>をプレイする際、<condition?<condition>>コストを{much}する。"
            )
            for is_there in ("いる", "ある")
            for much in ("<shift#+>", "<to#>に")
        )
        + tuple(
            heard(f"これが<~場に>{is_there}限り、<group:played>をプレイするコストを<shift#+>する。")
            for is_there in ("いる", "ある")
        ),
    )

    group: Group
    to: int | None = None
    shift: int = 0
    anywhere: bool = False
    when_played: bool = False
    condition: Condition | None = None

    @property
    def less(self) -> int:
        """By how much less they cost."""
        return max(0, -self.shift)

    @property
    def more(self) -> int:
        """By how much more they cost."""
        return max(0, self.shift)

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> PlayCost:
        """What is said of cards as they are played."""
        values = {"shift": 0, **slots}
        less, more = values.pop("less", 0), values.pop("more", 0)
        assert isinstance(less, int)
        assert isinstance(more, int)
        return cls(**{**values, "shift": values["shift"] or more - less}, when_played=True)  # type: ignore[arg-type]

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.group.is_known_late:
            yield Message("mistake-gives-by-defense")
        elif self.to is None and not self.shift:
            yield Message("mistake-cost-by-0")
        elif (self.to or 0) < 0:
            yield Message("mistake-costs", (self.to or 0,))

    def text(self, lang: Lang, kind: str) -> str:
        """Whose cards, and what they cost; where that is set and changed, in the order in which it is."""
        if self.to is not None and self.shift:
            parts = (replace(self, shift=0), replace(self, to=None))
            return ("" if lang == "ja" else " ").join(part.text(lang, kind) for part in parts)
        if self.when_played:
            return self._when_played(lang, kind)
        if lang == "ja":
            zones = "すべての領域の" if self.anywhere else ""
            cost = f"を{self.to}にする" if self.to is not None else f"を{self.shift:+}する"
            return f"{zones}{self.group.all_ja()}をプレイするコスト{cost}。"
        zones = " in any zone" if self.anywhere else ""
        cost = f"{self.to}" if self.to is not None else f"{abs(self.shift)} {'more' if self.shift > 0 else 'less'}"
        return f"{capital(self.group.all_en())}{zones} cost {cost} to play."

    def _when_played(self, lang: Lang, kind: str) -> str:
        """While the card is there, whose cards, under which condition, and what they cost."""
        if lang == "ja":
            cost = f"コストを{self.to}にする" if self.to is not None else f"コストを{self.shift:+}する"
            here = "これがいる限り" if kind == "follower" else "これがある限り"
            then = self.condition.ja(cost) if self.condition else cost
            return f"{here}、{say(self.group, lang, 'played')}をプレイする際、{then}。"
        cost = f"{self.to}" if self.to is not None else f"{abs(self.shift)} {'more' if self.shift > 0 else 'less'}"
        then = f"{self.group.all_en()} cost {cost} to play"
        return f"While this card is on your field, {self.condition.en(then) if self.condition else then}."


_NOUNS_JA = ("アクト", "公開", "消滅")
"""Ends costs that are no verbs."""


def may_be_none(cost: tuple[Cost, ...]) -> bool:
    """Whether all of a cost can be paid with no cards at all."""
    return all(isinstance(part, Process) and part.counts for part in cost)


class AddedCost(PlayingRule):
    """As an additional cost to play this card, [cost]. It is paid after the cost itself, whatever that is. `may`: its
    actions are such as can be done with no cards at all."""

    script_words = (
        NodeWord("added_cost(cost)", "As an additional cost to play this card: a cost that must be paid."),
        NodeWord(
            "may_add_cost(cost)",
            "As an additional cost to play this card, you may do this with any number of cards, none as well.",
            may=True,
        ),
    )

    phrases: ClassVar = phrases(
        en=heard("As an additional cost to play this card, <may?you may ><cost* and >."),
        ja=(
            heard("これをプレイする際、追加コストとして<cost*>。"),
            heard("これをプレイする際、追加コストとして<cost*><may?してよい//する>。"),
        ),
    )

    cost: tuple[Cost, ...]
    may: bool = False

    @classmethod
    def made_of(cls, slots: Mapping[str, Any]) -> AddedCost | None:
        """What may be paid or not, and not with any number of cards, is told by another word (`OwnCost`)."""
        made = cls(**slots)
        return None if made.may and not may_be_none(made.cost) else made

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not self.cost:
            yield Message("mistake-no-cost")
        if self.may and not may_be_none(self.cost):
            yield Message("mistake-may-be-none")

    def text(self, lang: Lang, kind: str) -> str:
        """The sentence."""
        if lang == "en":
            costs = ("you may " if self.may else "") + " and ".join(part.en() for part in self.cost)
            return f"As an additional cost to play this card, {costs}."
        costs = "".join(part.ja() for part in self.cost)
        done = "してよい" if self.may else "する"
        return f"これをプレイする際、追加コストとして{costs}{done if costs.endswith(_NOUNS_JA) else ''}。"
