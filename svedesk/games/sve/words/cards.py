"""Words for cards: whose and which, "it" and "this"."""

from __future__ import annotations

from typing import NamedTuple

from svedesk.games.sve.group import Group, LeaderOf, Leaders, Ref, Side


class _Whose(NamedTuple):
    """`your.follower`, `enemy.follower`: where a group begins."""

    side: Side

    @property
    def follower(self) -> Group:
        """Followers on the field."""
        return Group(self.side)

    @property
    def amulet(self) -> Group:
        """Amulets on the field."""
        return Group(self.side, "amulet")

    @property
    def spell(self) -> Group:
        """Spells, of cards that lie elsewhere than on the field."""
        return Group(self.side, "spell")

    @property
    def crest(self) -> Group:
        """Crests, which lie in the EX area (JA 9.1.4.2)."""
        return Group(self.side, "crest", zone="ex")

    @property
    def token(self) -> Group:
        """Tokens on the field."""
        return Group(self.side, "card", token=True)

    @property
    def leader(self) -> Leaders:
        """The leader."""
        return Leaders(self.side)

    @property
    def leader_and_follower(self) -> Leaders:
        """The leader and the followers on the field; one of them where a text selects."""
        return Leaders(self.side, and_followers=True)

    @property
    def card(self) -> Group:
        """Cards on the field."""
        return Group(self.side, "card")


your, enemy, any_side = _Whose("your"), _Whose("enemy"), _Whose("any")
it, them, this = Ref("it"), Ref("it", many=True), Ref("this")
former, latter = Ref("former"), Ref("latter")
leader_of_former, leader_of_latter = LeaderOf(whose="former"), LeaderOf(whose="latter")
its_leader = LeaderOf()
its_own_leader = LeaderOf(short=True)
"""`its_leader` where the sentence has named the follower."""
wearer = Group("any", equips="this")
"""The follower equipped with this."""
