"""Keywords, and what a creature evolves from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from svedesk.engine.script import Lang
from svedesk.games.dm.abilities.base import DmAbility

if TYPE_CHECKING:
    from svedesk.games.dm.which import Which

_EN = {
    "blocker": "Blocker",
    "double_breaker": "Double breaker",
    "triple_breaker": "Triple breaker",
    "power_attacker": "Power attacker +{}",
    "slayer": "Slayer",
    "speed_attacker": "Speed attacker",
    "shield_trigger": "Shield trigger",
    "charger": "Charger",
    "cant_attack": "This creature can't attack.",
    "cant_attack_players": "This creature can't attack players.",
    "cant_attack_creatures": "This creature can't attack creatures.",
    "cant_block": "This creature can't block.",
    "cant_be_blocked": "This creature can't be blocked.",
    "cant_be_blocked_by": "This creature can't be blocked by {}.",
    "cant_be_attacked": "This creature can't be attacked.",
    "cant_be_chosen": "Your opponent can't choose this creature.",
    "cant_be_attacked_by": "This creature can't be attacked by {}.",
    "attacks_each_turn": "This creature attacks each turn if able.",
    "attacks_untapped": "This creature can attack {}.",
    "wins_all_battles": "This creature wins all battles.",
    "cant_be_destroyed": "This creature can't be destroyed.",
    "enters_tapped": "This creature enters the battle zone tapped.",
    "guard_strike": "Guard strike",
    "mach_fighter": "Mach fighter",
    "cant_leave": "This card can't leave the battle zone.",
    "wave_striker": "Wave striker",
    "breaks_more": "This creature breaks {} more shields.",
    "crew_breaker": "Crew breaker: this creature breaks one more shield for each of your {}.",
    "attacks_only": "This creature can attack only {}.",
    "attacks_freely": "This creature attacks your opponent whatever would prevent it.",
    "attacked_untapped": "This creature can be attacked as though it were tapped.",
    "any_evolution": "You can put an evolution creature of any race on this creature.",
    "foe_chooses_shields": "The opponent chooses the shields that this creature breaks.",
    "top_leaves": "When this creature would leave the battle zone, only its top card leaves instead.",
    "world_breaker": "World breaker",
    "link_release": "Link Release",
    "forbidden_star_evolution": "Forbidden Star Evolution",
}
KEYWORDS_JA = {
    "blocker": "ブロッカー",
    "double_breaker": "W・ブレイカー",
    "triple_breaker": "T・ブレイカー",
    "power_attacker": "パワーアタッカー+{}",
    "slayer": "スレイヤー",
    "speed_attacker": "スピードアタッカー",
    "shield_trigger": "S・トリガー",
    "charger": "チャージャー",
    "cant_attack": "このクリーチャーは攻撃できない。",
    "cant_attack_players": "このクリーチャーは、相手プレイヤーを攻撃できない。",
    "cant_attack_creatures": "このクリーチャーは、クリーチャーを攻撃できない。",
    "cant_block": "このクリーチャーはブロックできない。",
    "cant_be_blocked": "このクリーチャーはブロックされない。",
    "cant_be_blocked_by": "このクリーチャーは、{}にブロックされない。",
    "cant_be_attacked": "このクリーチャーは攻撃されない。",
    "cant_be_chosen": "相手はこのクリーチャーを選べない。",
    "cant_be_attacked_by": "このクリーチャーは、{}に攻撃されない。",
    "attacks_each_turn": "このクリーチャーは、可能であれば毎ターン攻撃する。",
    "attacks_untapped": "このクリーチャーは、{}を攻撃できる。",
    "wins_all_battles": "このクリーチャーは、すべてのバトルに勝つ。",
    "cant_be_destroyed": "このクリーチャーは破壊されない。",
    "enters_tapped": "このクリーチャーはタップしてバトルゾーンに出る。",
    "guard_strike": "G・ストライク",
    "mach_fighter": "マッハファイター",
    "cant_leave": "このカードはバトルゾーンを離れない。",
    "wave_striker": "ウェーブストライカー",
    "breaks_more": "このクリーチャーはシールドをさらに{}つブレイクする。",
    "crew_breaker": "クルー・ブレイカー:このクリーチャーは、自分の{}1体につき、シールドをさらに1つブレイクする。",
    "attacks_only": "このクリーチャーは{}だけを攻撃できる。",
    "attacks_freely": "このクリーチャーは、攻撃できない効果を無視して相手プレイヤーを攻撃できる。",
    "attacked_untapped": "このクリーチャーは、タップしているかのように攻撃される。",
    "any_evolution": "このクリーチャーの上には、どの種族の進化クリーチャーでも置ける。",
    "foe_chooses_shields": "このクリーチャーがブレイクするシールドは相手が選ぶ。",
    "top_leaves": "このクリーチャーがバトルゾーンを離れる時、かわりに一番上のカードだけが離れる。",
    "world_breaker": "ワールド・ブレイカー",
    "link_release": "リンク解除",
    "forbidden_star_evolution": "禁断スター進化",
}
"""Keywords as Japanese texts have them."""
WORDS = tuple(_EN)
"""All keywords of scripts."""
BREAKERS = {"double_breaker": 2, "triple_breaker": 3, "world_breaker": 99}
"""How many shields a creature with a breaker ability breaks (509.2b)."""


class HasKeyword(DmAbility):
    """A keyword, with its number or the cards it speaks of."""

    word: str
    amount: int = 0
    cards: Which | None = None

    @property
    def keyword_name(self) -> str:
        """Its word."""
        return self.word

    def says(self, lang: Lang) -> str:
        """The line: keywords first, then what is said in a sentence."""
        about = "" if self.cards is None else self.cards.noun(lang, many=True)
        if self.word == "attacks_untapped" and self.cards is None:
            about = "アンタップしているクリーチャー" if lang == "ja" else "untapped creatures"
        words = (KEYWORDS_JA if lang == "ja" else _EN)[self.word]
        if about and "{}" not in words:  # a blocker or slayer of some creatures only
            if lang == "ja":
                return f"{about}に対する「{words}」"
            names = " and ".join(name.lower() for name in self.cards.civilizations) if self.cards else ""
            return f"{names} {words.lower()}".capitalize() if names else f"{words} against {about}"
        if self.amount == 1:
            words = words.replace("{} more shields", "one more shield")
        return words.format(about or self.amount)

    def as_verb(self, *, several: bool = False) -> str:
        """What a creature that is given it then does or has, in English."""
        text = self.says("en")
        if not text.startswith("This creature "):
            return f"{'have' if several else 'has'} “{text}”"
        text = text.removeprefix("This creature ").rstrip(".")
        verb, _, rest = text.partition(" ")
        return f"{verb.removesuffix('s')} {rest}" if several else text


class EvolvesFrom(DmAbility):
    """Evolution: onto one card for each of these kinds (801.1)."""

    sources: tuple[Which, ...]

    def says(self, lang: Lang) -> str:
        """The line."""
        nouns = [source.noun(lang, many=True) for source in self.sources]
        if lang == "ja":
            return f"進化:自分の{'と'.join(nouns)}{len(nouns)}体の上に置く。"
        vortex = "Vortex evolution" if len(nouns) > 1 else "Evolution"
        return f"{vortex}—Put on one of your {' and one of your '.join(nouns)}."
