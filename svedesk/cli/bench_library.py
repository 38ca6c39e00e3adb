"""How long a search takes in a card library three times as large as the real one."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import product
from statistics import median

from svedesk.cards.entry import LibraryEntry
from svedesk.cards.prints import Joined, joined
from svedesk.cards.search import CardSearch
from svedesk.engine.card_fields import words
from svedesk.games.registry import shipped_games

CARDS = 10_000
_FIRST = (
    "Amber Brisk Coral Dusky Ember Frost Gilded Hollow Ivory Jade Keen Lunar Mossy Noble Opal Pale Quiet Russet Solar"
)
_SECOND = "Archer Baron Captain Drake Envoy Falcon Golem Herald Imp Jester Knight Lancer Mage Nymph Oracle Pixie Ranger"
_THIRD = "Dawn Dusk Embers Fate Glass Hope Iron Joy Kin Light Mist Night Oak Peace Rain Storms Thorns Vows Winds Youth"
_FIRST_JA = "琥珀 疾風 珊瑚 薄暮 残火 霜 金色 虚ろ 象牙 翡翠 鋭い 月光 苔 高貴 蛋白石 蒼白 静寂 赤褐 太陽"
_SECOND_JA = (
    "アーチャー 男爵 隊長 ドレイク 使節 ファルコン ゴーレム 伝令 インプ 道化師 騎士 槍兵 魔法使い ニンフ 神託 妖精 野伏"
)
_THIRD_JA = "夜明け 夕暮れ 残り火 運命 硝子 希望 鉄 喜び 一族 光 霧 夜 樫 平和 雨 嵐 茨 誓い 風 若さ"
_TRAITS = (("Pixie", "妖精"), ("Officer", "兵士"), ("Golem", "ゴーレム"), ("Wyrmkin", "竜族"), ("Mage", "魔法使い"))
_TEXT = "Ward.\nWhen this is put onto your field, select a follower and deal {0} damage to it. Draw a card."
_TEXT_JA = "【守護】\n場に出たとき、フォロワー1体を選ぶ。それに{0}ダメージ。1枚引く。"

_SYLLABLES = "ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo zu bra cle dri flo gru"
_SYLLABLES_JA = "バ セ ディ フォ グ ハ ジェ キ ロ ム ナ ペ クイ ロウ ス タ ヴェ ウィ クソ ズ ブラ クレ ドリ フロ グル"

TYPED = (
    *("a", "e", "em", "emb", "ember", "ember kni", "knight of dawn", "embre knigth", "xqzvwk"),
    *("騎士", "夜明", "どれいく", "コスト<=3 騎士", "BX07-0", "バセディ", "イイイイ", "fairy OR knight", "3/3"),
    'cost<=3 class:dragon trait:officer text:"draw a card"',
    "set:BX01 type:follower -text:ward",
    'class:forest,sword cost:2-4 text:"3 damage" pale orcale',
    "(class:dragno OR trait:oficer) attack>=cost -keyword:ward bacedi",
    "a b c",
    *("draw a card", "deal three damage", 'text:"select one follower and deal three damage"'),
)
"""What is typed: parts of words, mistakes, both languages, conditions, nonsense."""


def typed(count: int = 200) -> tuple[str, ...]:
    """So many lines as they are typed: `TYPED`, then names of cards letter by letter, right and mistyped."""
    lines = list(TYPED)
    for place in range(0, CARDS, 397):
        name, name_ja = _named(place), _named_ja(place)
        swapped = f"{name[:2]}{name[3]}{name[2]}{name[4:]}"
        lines += (
            name[:4],
            swapped,
            f"pale {swapped}",
            name_ja[:3],
            f"{name_ja[:-1]}ー",
            f"cost>2 {name[:-1]}",
            name[1:],
        )
    return tuple(lines[:count])


def _named(place: int) -> str:
    """A word that no other card has."""
    return "".join(_SYLLABLES.split()[place // step % 25] for step in (1, 25, 625)).capitalize()


def _named_ja(place: int) -> str:
    return "".join(_SYLLABLES_JA.split()[place // step % 25] for step in (1, 25, 625))


def synthetic(count: int) -> tuple[Joined, ...]:
    """So many invented cards, the same ones each time; names in both languages, with rules text."""
    english = product(*(words.split() for words in (_FIRST, _SECOND, _THIRD)))
    japanese = product(*(words.split() for words in (_FIRST_JA, _SECOND_JA, _THIRD_JA)))
    names = list(zip(english, japanese, strict=True))
    return joined(_entry(place, names[place * 7 % len(names)], place // len(names)) for place in range(count))


def _entry(place: int, names: tuple[tuple[str, ...], tuple[str, ...]], again: int) -> LibraryEntry:
    (first, second, third), (first_ja, second_ja, third_ja) = names
    (trait, trait_ja), power = _TRAITS[place % 5], place % 9 + 1
    more = "" if not again else f" {'II' if again == 1 else 'III'}"
    known = shipped_games().default.facts
    classes = words(known, "classes")[1:]
    facts = known(
        f"BX{place // 500:02}-{place % 500:03}",
        f"{first} {second} of {third}{more}, {_named(place)}",
        f"{third_ja}の{first_ja}・{second_ja}{more}・{_named_ja(place)}",
        words(known, "kind")[0],
        classes=(classes[place % len(classes)],),
        traits=(trait,),
        traits_ja=(trait_ja,),
        cost=power,
        attack=power,
        defense=power,
    )
    return LibraryEntry(facts, _TEXT.format(power), _TEXT_JA.format(power))


def measure(lines: int = 200) -> Iterator[tuple[str, float]]:
    """Searching `CARDS` cards: getting ready for it, then the median and the worst of so many lines; in
    milliseconds."""
    cards = synthetic(CARDS)
    begun = time.perf_counter()
    search = CardSearch(cards)
    search.find("")
    yield "search_ready_ms", 1e3 * (time.perf_counter() - begun)
    times = [_median_ms(search, line) for line in typed(lines)]
    yield "search_median_ms", median(times)
    yield "search_worst_ms", max(times)


def _median_ms(search: CardSearch, line: str) -> float:
    times = []
    for _ in range(3):
        begun = time.perf_counter()
        search.find(line)
        times.append(time.perf_counter() - begun)
    return 1e3 * median(times)
