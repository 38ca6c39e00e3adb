"""What races are called in Japanese."""

from __future__ import annotations

from svedesk.phrases.wording import plural

RACES_JA = {
    "Angel Command": "エンジェル・コマンド",
    "Armored Dragon": "アーマード・ドラゴン",
    "Armored Wyvern": "アーマード・ワイバーン",
    "Armorloid": "アーマロイド",
    "Balloon Mushroom": "バルーン・マッシュルーム",
    "Beast Folk": "ビーストフォーク",
    "Berserker": "バーサーカー",
    "Brain Jacker": "ブレインジャッカー",
    "Chimera": "キマイラ",
    "Colony Beetle": "コロニー・ビートル",
    "Cyber Cluster": "サイバー・クラスター",
    "Cyber Lord": "サイバーロード",
    "Cyber Virus": "サイバー・ウイルス",
    "Dark Lord": "ダークロード",
    "Death Puppet": "デスパペット",
    "Demon Command": "デーモン・コマンド",
    "Devil Mask": "デビルマスク",
    "Dragonoid": "ドラゴノイド",
    "Dragon": "ドラゴン",
    "Dune Gecko": "デューン・ゲッコー",
    "Earth Dragon": "アース・ドラゴン",
    "Earth Eater": "アースイーター",
    "Fire Bird": "ファイアー・バード",
    "Fish": "フィッシュ",
    "Gel Fish": "ゲル・フィッシュ",
    "Ghost": "ゴースト",
    "Giant": "ジャイアント",
    "Giant Insect": "ジャイアント・インセクト",
    "Gladiator": "グラディエーター",
    "Guardian": "ガーディアン",
    "Hedrian": "ヘドリアン",
    "Horned Beast": "ホーン・ビースト",
    "Human": "ヒューマノイド",
    "Initiate": "イニシエート",
    "Leviathan": "リヴァイアサン",
    "Light Bringer": "ライトブリンガー",
    "Liquid People": "リキッド・ピープル",
    "Living Dead": "リビング・デッド",
    "Machine Eater": "マシン・イーター",
    "Mecha Thunder": "メカサンダー",
    "Melt Warrior": "メルト・ウォリアー",
    "Mystery Totem": "ミステリー・トーテム",
    "Naga": "ナーガ",
    "Parasite Worm": "パラサイトワーム",
    "Pegasus": "ペガサス",
    "Phoenix": "フェニックス",
    "Rainbow Phantom": "レインボー・ファントム",
    "Rock Beast": "ロック・ビースト",
    "Sea Hacker": "シー・ハッカー",
    "Snow Faerie": "スノーフェアリー",
    "Soltrooper": "ソルトルーパー",
    "Spirit Quartz": "スピリット・クォーツ",
    "Starlight Tree": "スターライト・ツリー",
    "Starnoid": "スターノイド",
    "Survivor": "サバイバー",
    "Tree Folk": "ツリーフォーク",
    "Wild Veggies": "ワイルド・ベジーズ",
    "Xenoparts": "ゼノパーツ",
    "Cosmo Walker": "コスモ・ウォーカー",
    "Cyber Moon": "サイバー・ムーン",
    "Mecha Del Sol": "メカ・デル・ソル",
    "Merfolk": "マーフォーク",
    "Volcano Dragon": "ボルケーノ・ドラゴン",
    "Zombie Dragon": "ドラゴン・ゾンビ",
    "Alien": "エイリアン",
    "Angel Command Dragon": "エンジェル・コマンド・ドラゴン",
    "Apollonia Dragon": "アポロニア・ドラゴン",
    "Beat Jockey": "ビートジョッキー",
    "Crystal Command Dragon": "クリスタル・コマンド・ドラゴン",
    "Demon Command Dragon": "デーモン・コマンド・ドラゴン",
    "Dreammate": "ドリームメイト",
    "God": "ゴッド",
    "Grand Devil": "グランド・デビル",
    "Gransect": "グランセクト",
    "Hunter": "ハンター",
    "Jokers": "ジョーカーズ",
    "Knight": "ナイト",
    "Mafi Gang": "マフィ・ギャング",
    "Metallica": "メタリカ",
    "Mutopia": "ムートピア",
    "Oracle": "オラクル",
    "Origin": "オリジン",
    "Pandora's Box": "パンドラボックス",
    "Red Command Dragon": "レッド・コマンド・ドラゴン",
    "Samurai": "サムライ",
    "Shinobi": "シノビ",
    "Tyranno Drake": "ティラノ・ドレイク",
    "Ark Seraphim": "アーク・セラフィム",
    "Cyber Command": "サイバー・コマンド",
    "Flame Command": "フレイム・コマンド",
    "Flame Monster": "フレイム・モンスター",
    "Gaia Command": "ガイア・コマンド",
    "Great Mecha King": "グレートメカオー",
    "Lunatic Emperor": "ルナティック・エンペラー",
    "Poseidia Dragon": "ポセイディア・ドラゴン",
    "Shine Monster": "シャイン・モンスター",
    "Splash Queen": "スプラッシュ・クイーン",
}

_NO_PLURAL = (
    *("Ark Seraphim", "Beast Folk", "Fish", "Gel Fish", "Jokers", "Liquid People", "Living Dead", "Merfolk"),
    *("Metallica", "Samurai", "Shinobi", "Tree Folk", "Wild Veggies", "Xenoparts"),
)


def races(race: str) -> str:
    """The name of a race in the plural."""
    if race in _NO_PLURAL:
        return race
    return "Cyber Viruses" if race == "Cyber Virus" else plural(race)


NAME = "dm"
"""What saves, decks and packs call the game."""
EDITIONS = ("1.38",)
FORMATS = ("standard",)
