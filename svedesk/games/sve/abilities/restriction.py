"""Passive abilities that prohibit: they take precedence over whatever would have it done (1.3.3); and one that forces
(JA 7.3.3.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.games.sve.card_phrases import while_here_ja
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.group import Group
from svedesk.games.sve.script_node import Ability, NodeWord, Scope
from svedesk.phrases.phrase import phrases, unheard


class Restriction(Ability):
    """Something that cannot be, as long as the card is on the field."""

    valid = "field"


class CannotAttack(Restriction):
    """It has no attack target it could select (8.4.3.2.1), or with `leaders` no leader; while a condition holds."""

    script_words = (
        NodeWord(
            "cannot_attack_while(condition=None, *, leaders=False)",
            "This follower can't attack enemies, or only no enemy leaders; while a condition holds.",
        ),
        NodeWord("cannot_attack", "This follower can't attack."),
    )

    leaders: bool = False
    condition: Condition | None = None

    phrases: ClassVar = phrases(
        en="^<condition?<condition>>this follower can't attack <leaders|False=enemies|True=enemy leaders>.",
        ja="<condition?<condition>>これは相手<leaders?のリーダー>を攻撃できない。",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability is self and scope.card.kind != "follower":
            yield Message("mistake-cannot-attack", (scope.card.kind,))


class OthersCannotAttack(Restriction):
    """As long as this card is on your field, the cards of the group can't attack enemies."""

    script_word = "others_cannot_attack(group)"

    group: Group

    phrases: ClassVar = phrases(
        en="While this card is on your field, <group:all> can't attack enemies.",
        **while_here_ja("<group>は相手を攻撃できない。"),
    )


class FollowersFirst(Restriction):
    """As long as this card is on the field, followers that can attack a follower can't attack a leader. Whoever's they
    are."""

    script_word = "followers_first"

    phrases: ClassVar = phrases(
        en="While this card is on the field, followers that can attack followers can't attack leaders.",
        **while_here_ja("場のフォロワーすべては、フォロワーへ攻撃できるなら、リーダーを攻撃できない。"),
    )


class CannotBeDestroyed(Restriction):
    """Not by abilities, Bane among them (11.3.2.1), nor banished with `banished`; rules handling for its defense is no
    ability (10.12.1.2)."""

    script_words = (
        NodeWord("cannot_be_destroyed", "This card can't be destroyed."),
        NodeWord("cannot_be_banished", "This card can't be destroyed or banished by abilities.", banished=True),
    )

    banished: bool = False

    phrases: ClassVar = phrases(
        en="This follower can't be destroyed<banished? or banished> by abilities.",
        en_amulet=unheard("This amulet can't be destroyed<banished? or banished> by abilities."),
        ja="これは能力によって破壊され<banished?ず、消滅し>ない。",
    )


class CannotRefresh(Restriction):
    """This card doesn't refresh during your start phase."""

    script_word = "cannot_refresh"  # 7.2.3

    phrases: ClassVar = phrases(
        en="This card doesn't refresh during your start phase.",
        ja="これは自分のスタートフェイズにスタンドしない。",
    )


class CannotLose(Restriction):
    """You can't lose the game. Its controller goes on playing, but for conceding."""

    script_word = "cannot_lose"  # 1.2.3.1

    phrases: ClassVar = phrases(en="You can't lose the game.", ja="自分は敗北しない。")


class MustAttack(Restriction):
    """This follower attacks once on each of your turns if it can. Until it has, its controller's main phase does not
    end, in editions that say so."""

    script_word = "must_attack"  # JA 7.3.3.1

    phrases: ClassVar = phrases(
        en="This follower attacks once on each of your turns if able.",
        ja="これは可能ならターンごとに1回、攻撃する。",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability is self and scope.card.kind != "follower":
            yield Message("mistake-cannot-attack", (scope.card.kind,))


class NoEnemyFanfares(Restriction):
    """As long as this card is on your field, opponents' Fanfare and On Evolve abilities don't trigger."""

    script_word = "no_enemy_fanfares"

    phrases: ClassVar = phrases(
        en="While this card is on your field, opponents' {FANFARE} and On Evolve abilities don't trigger.",
        **while_here_ja("相手プレイヤーすべての【ファンファーレ】能力と【進化時】能力は誘発しない。"),
    )


class NoEnemyDraws(Restriction):
    """As long as this card is on your field, opponents can't draw cards outside their start phase."""

    script_word = "no_enemy_draws"  # 7.2.4

    phrases: ClassVar = phrases(
        en="While this card is on your field, opponents can't draw cards outside their start phase.",
        **while_here_ja("相手プレイヤーすべては、スタートフェイズ以外でカードを引けない。"),
    )


class DealsByDefense(Ability):
    """As long as this card is on your field, the cards of the group deal as much damage as they have defense. That is
    attack and combat damage."""

    script_word = "deals_by_defense(group)"  # 8.4.9
    valid = "field"

    group: Group

    phrases: ClassVar = phrases(
        en="While this card is on your field, <group:all> deal damage equal to their defense.",
        **while_here_ja("<group:all>は攻撃力ではなく体力と同じダメージを与える。"),
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.group.zone != "field":
            yield Message("mistake-gives-off-field")
