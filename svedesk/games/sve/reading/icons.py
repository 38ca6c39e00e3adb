"""Icons as the lists of different people write them, brought to one way: {FANFARE}, {COST 2}, 【ファンファーレ】."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from svedesk.phrases.wording import Rewriting, Way, rewriting, rewritten

_ICONS: Mapping[str, str] = {
    "fanfare": "{FANFARE}",
    "last ?words?": "{LAST WORDS}",
    "act|activate": "{ACT}",
    "engage|tap|act this card": "{ENGAGE}",
    "evolve": "{EVOLVE}",
    "quick": "{QUICK}",
    "q": "{Q}",
    "ride": "{RIDE}",
    "serve|feed": "{SERVE}",
    "adv|advanced?": "{ADVANCED}",
    "attack|atk": "{ATK}",
    "defense|def": "{DEF}",
    "forest(?:craft)?": "{FORESTCRAFT}",
    "sword(?:craft)?": "{SWORDCRAFT}",
    "rune(?:craft)?": "{RUNECRAFT}",
    "dragon(?:craft)?": "{DRAGONCRAFT}",
    "abyss(?:craft)?": "{ABYSSCRAFT}",
    "haven(?:craft)?": "{HAVENCRAFT}",
}
"""What may stand in braces or square brackets, and the icon it is."""
_OPEN, _CLOSE = r"(?:\{\[|\{|\[)\s*", r"\s*(?:\]\}|\}|\])"
_COST = re.compile(
    r"\{\[?\s*(?:cost[ :_]?)?0*(\d+|x)(?: ?(?:pp|play points?))?\s*\]?\}|"
    r"\[\s*(?:cost[ :_]?0*(\d+|x)|0*(\d+|x) ?(?:pp|play points?))\s*\]",
    re.IGNORECASE,
)
"""In square brackets a number alone is that of an option."""
_WHEN = r"\{FANFARE\}|\{LAST WORDS\}|On (?:Super-?)?Evolve|(?:Follower |Leader )?Strike|On Race|On Drive"
_IF = r"(?:Combo|Necrocharge|Spellchain|Overflow|Sanguine)\b(?: ?\(\d+\))?"
_CLASSES = "(?:forest|sword|rune|dragon|abyss|haven)craft"


def _braced(match: re.Match[str]) -> str:
    return f"{{{match[1].upper()}}}"


_WRITTEN_OTHERWISE: tuple[Way, ...] = (
    (r"[(](?:F|fanfare)[)]|^Fanfare\s*[-:\u2010-\u2015]|^Fanfare(?= [{(A-Z])", "{FANFARE}"),
    (r"[(](?:L|last words)[)]|^Last Words\s*[-:\u2010-\u2015]|^Last Words(?= [{(A-Z])", "{LAST WORDS}"),
    (r"[(](?:A|act)[)]|^(?:Act|Activate)(?:\s*[-:,\u2010-\u2015]|(?=\s*\{)|(?= [A-Z][^.:]*: ))", "{ACT}"),
    (r"^(\{(?:Q|QUICK)\})\s*(?:Act|Activate)\s*(?=\{|[A-Z][^.:]*:)", r"\1 {ACT} "),
    (r"^(\{FANFARE\})\s*/\s*(?=\{LAST WORDS\})", r"\1 "),
    (rf"^({_IF}) [-\u2010-\u2015]\s+(?=[A-Z])", r"\1: "),
    (r"[(](?:tap|engage|act this card)[)]", "{ENGAGE}"),
    (r"[(](?:E|evolve)[)]", "{EVOLVE}"),
    (r"[(]Q[)]", "{Q}"),
    (r"[(]ride[)]|^Ride(?=\s*[:：,({])", "{RIDE}"),
    (r"^Evolve \((\d+)\):", r"{EVOLVE} {COST \1}:"),
    (r"^Feed \((\d+)\):", r"{SERVE} {COST \1}:"),
    (r"(?<=\{EVOLVE\}) (\d+):", r" {COST \1}:"),
    (r"(?<=\{ACT\}) (\d+) ?PP\b", r" {COST \1}"),
    (r"^When this follower (?:begins|beings) racing,", "On Race:"),
    (r"^(\{(?:FANFARE|LAST WORDS|ACT)\})\s*[-:,\u2010-\u2015]\s+", r"\1 "),
    # "{FANFARE}, Combo (3) - Draw a card", "On Evolve, Combo (3) - Draw a card".
    (rf"^(\{{FANFARE\}}|\{{LAST WORDS\}}),? ({_IF})\s*[-\u2010-\u2015]\s+", r"\1 \2: "),
    (rf"^({_WHEN}),? ({_IF})\s*[-\u2010-\u2015]\s+", r"\1: \2: "),
    # "On Evolve - Discard a card: Draw a card"; then the same without a cost.
    (rf"^({_WHEN})\s*[-:\u2010-\u2015]\s+(?!{_IF}|Earth Rite)((?:\{{COST|[A-Z])[^.:]*?): ?(?=[A-Z{{])", r"\1, \2: "),
    (rf"^({_WHEN})\s*[-\u2010-\u2015]\s+", r"\1: "),
    (rf"(?<=[.,] )({_IF}) [-\u2010-\u2015]\s+(?=[A-Z])", r"\1: "),
    (r"(?<=\{ATK\}|\{DEF\})\s+(?=[+-][\dX])", ""),
    # "+1/+2" and "+1 defense", without icons.
    (r"(?<![\w}/+-])([+-][\dX]+)/[+-]0(?![\d/])", r"{ATK}\1"),
    (r"(?<![\w}/+-])[+-]0/([+-][\dX]+)(?![\d/])", r"{DEF}\1"),
    (r"(?<![\w}/+-])([+-][\dX]+)/([+-][\dX]+)(?![\d/])", r"{ATK}\1/{DEF}\2"),
    (r"(?<![\w}/+-])([+-][\dX]+) defense\b", r"{DEF}\1"),
    (r"(?<![\w}/+-])([+-][\dX]+) attack\b", r"{ATK}\1"),
    (rf"(?<![{{\w])({_CLASSES})(?= (?:follower|card|spell|amulet|token)s?\b)", _braced),
    (r"(?<=[a-z])(?=\{(?:ATK|DEF)\}[+-])", " "),
    # "{FANFARE} {COST 5} Draw a card".
    (rf"^((?:{_WHEN}),?) (\{{COST \w+\}}) (?=[A-Z])", r"\1 \2: "),
)
"""Icons as other lists write them, and as they are written here."""
_WHEN_JA = "ファンファーレ|ラストワード|進化時|超進化時|攻撃時|フォロワー攻撃時|リーダー攻撃時|出走時|ドライブ獲得時"
_CLASSES_JA = "エルフ|ロイヤル|ウィッチ|ドラゴン|ナイトメア|ビショップ|ニュートラル"
_WRITTEN_OTHERWISE_JA = (
    (r"《(クイック|[^《》]{1,12})》(?![^『』]*』)", r"【\1】"),
    (r"[［\[]((?:クイック|起動|進化|アクト|攻撃力|体力|コスト\d+|" + _WHEN_JA + r"))[］\]]", r"【\1】"),
    (rf"^({_WHEN_JA})(?![」】をがはのでと能])", r"【\1】"),
    (r"^(クイック)(?=起動|$)", r"【\1】"),
    (r"^((?:【クイック】)?)(アドバンス起動|起動)(?=[^。]*：)", r"\1【\2】"),
    (r"^進化(?=コスト\d+|[^。、]*：これは)", "【進化】"),
    (rf"^((?:【(?:アドバンス起動|起動|進化|クイック|{_WHEN_JA})】)+)コスト(\d+|X)(?=[^。]*：)", r"\1【コスト\2】"),
    (r"(?<=【\d】)コスト(\d+)(?=[^。]*：)", r"【コスト\1】"),
    (r"これをアクト(?![しすでにぁ-ん状])", "これを【アクト】"),
    (r"((?:体|つ|枚)を)アクト(?=：)", r"\1【アクト】"),
    (
        rf"(?<![『】ぁ-んァ-ヶー一-鿿・])({_CLASSES_JA})(?=(?:トークン・)?(?:フォロワー|カード|アミュレット|スペル))",
        r"【\1】",
    ),
    (rf"(?<=[のにとる、])({_CLASSES_JA})(?=(?:トークン・)?(?:フォロワー|カード|アミュレット|スペル))", r"【\1】"),
    (r"(?<!【)(攻撃力|体力)(?=[+＋\-－][\dX]+(?:/|する|して|し、|：))", r"【\1】"),
    (r"(?<=の)(攻撃力|体力)(?=を\d+(?:にする|、))", r"【\1】"),
)
_JAPANESE = re.compile("[ぁ-ヿ一-鿿]")
_ANY = re.compile(r"[\[(《:：{+\-\u2010-\u2015]|racing|craft\b|^(?:Fanfare|Last Words|Activate)", re.IGNORECASE)
"""What every one of them has in English; most lines have none of it."""
_ANY_JA = re.compile(
    rf"[《［\[]|^(?:{_WHEN_JA}|クイック|起動|進化|アドバンス)|コスト|(?:{_CLASSES_JA})[トフカアス]|アクト|(?:攻撃力|体力)[を+＋\-－]"
)
_COST_IN_HEAD = re.compile(r"^((?:\{(?:Q|ACT|EVOLVE|RIDE|SERVE|ENGAGE|COST \w+)\}[, ]*)+)\((\d+|X)\)")
_ACT_LATE = re.compile(r"^((?:\{(?:ENGAGE|COST \w+)\}[, ]*)+)\{ACT\}[, ]*(?=:)")
_ENGAGED_FIRST = re.compile(r"^\{ACT\} \{ENGAGE\}[, ]*(\{COST \w+\}):")
_NO_ACT = re.compile(r"^\{ENGAGE\}[^:.]*:")
"""An ability that is paid for by engaging is activated, wherever a list has put the icon that says so."""


def with_icons(row: str) -> str:
    """A line of a text with its icons in the one way of writing that phrases know."""
    if _JAPANESE.search(row):
        return rewritten(row, _written_otherwise_ja()) if _ANY_JA.search(row) else row
    row = row.replace("\u2019", "'")
    if not _ANY.search(row):
        return row
    row = _COST.sub(_cost, row)
    row = _bracketed().sub(_icon, row)
    row = rewritten(row, _written_otherwise())
    while head := _COST_IN_HEAD.match(row):
        row = f"{head[1]}{{COST {head[2]}}}{row[head.end() :]}"
    row = _ACT_LATE.sub(lambda head: f"{{ACT}} {head[1].rstrip(', ')}", row)
    return _ENGAGED_FIRST.sub(r"{ACT} \1, {ENGAGE}:", f"{{ACT}} {row}" if _NO_ACT.match(row) else row)


def _cost(match: re.Match[str]) -> str:
    return f"{{COST {next(filter(None, match.groups())).upper()}}}"


def _icon(match: re.Match[str]) -> str:
    return next(icon for words, icon in _ICONS.items() if re.fullmatch(words, match[1], re.IGNORECASE))


@cache
def _bracketed() -> re.Pattern[str]:
    return re.compile(f"{_OPEN}({'|'.join(_ICONS)}){_CLOSE}", re.IGNORECASE)


@cache
def _written_otherwise() -> tuple[Rewriting, ...]:
    # What begins with a capital letter begins a sentence; icons in letters are written in any way.
    return tuple(
        (re.compile(pattern, re.IGNORECASE if "A-Z" not in pattern else 0), icon)
        for pattern, icon in _WRITTEN_OTHERWISE
    )


@cache
def _written_otherwise_ja() -> tuple[Rewriting, ...]:
    return rewriting(_WRITTEN_OTHERWISE_JA)
