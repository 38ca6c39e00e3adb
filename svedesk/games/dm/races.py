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
}

_NO_PLURAL = ("Beast Folk", "Fish", "Gel Fish", "Liquid People", "Living Dead", "Merfolk", "Tree Folk", "Wild Veggies",
              "Xenoparts")  # fmt: skip


def races(race: str) -> str:
    """The name of a race in the plural."""
    if race in _NO_PLURAL:
        return race
    return "Cyber Viruses" if race == "Cyber Virus" else plural(race)
