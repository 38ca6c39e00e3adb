"""Text parity: the rules text rendered from scripts held against card texts of the user's own.  No text is shipped;
whoever has a list of texts can see with it that what runs is what is printed. Both sides are brought to one way of
writing first; the order of lines does not count, the languages print them in different orders."""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from svedesk.engine.game_scripts import TextComparison
from svedesk.engine.script import Lang
from svedesk.games.sve.definitions import Definition
from svedesk.games.sve.text.cards import card_text

WORDED: Mapping[tuple[str, Lang], str] = MappingProxyType(
    {
        ("BP01-T10", "ja"): "Stack stands for its abilities (13.3.2), which some prints write out below it.",
        ("T-DUTIFUL-STEED", "en"): "Printed as one sentence with a comma before the condition; here it is two.",
        ("BP07-T01", "ja"): "One list has a full stop after the cost, where the card has the colon.",
        ("T-BLOOD-ARTS", "en"): "The condition's effect names the followers again, and each deal says where it is.",
        ("T-BLOOD-ARTS", "ja"): "The condition's effect names the followers again, where the print leaves them out.",
        ("T-GLEAMING-COIN", "ja"): "The list has a full stop after the cost, where cards have the colon.",
        ("T-TWIN-SPEARS-OF-THE-FLAME-GENERAL", "ja"): "The list leaves out the brackets of the ability that is given.",
        ("T-BLOW-OF-YOUTH", "ja"): "The print selects both and then says the former and the latter.",
        ("T-CURSE-OF-THE-BLACK-DRAGON", "ja"): "Where it counts stands first here, and damage is written as replaced.",
        ("T-GINGERS-WORD-OF-POWER", "ja"): "The print names both statistics before their one value.",
        ("T-GLORIOUS-FEATHER", "ja"): "Damage is written as what happens instead (10.2.1.3).",
        ("T-ICE-DRAGON-SWORD", "ja"): "The follower that was equipped is the one that is equipped.",
        ("T-NIGHT-OF-TERROR", "ja"): "The print names the card itself, and says this turn in another way.",
        ("T-PRINCESS-SWORD", "ja"): "Damage is written as what happens instead (10.2.1.3).",
        ("T-QUEENS-CONSOLE", "ja"): "The table has letters for the icon of Union Burst.",
        ("T-SANCTUARY-SWORD-AVALON", "ja"): "How often it works stands before the condition here.",
        ("T-WAND-OF-MIRAGE", "ja"): "Two replacement effects, one for the card and one for the others.",
        ("T-PROOF-OF-GREATNESS", "ja"): "The list has a card name in the brackets of what is quoted.",
    }
)


LARGEST_LIST = 50_000_000
"""Bytes. All English and Japanese cards of the game are under 5 million."""

FIELDS: Mapping[Lang, tuple[str, ...]] = {"en": ("text_norm", "text_en", "text"), "ja": ("text_ja",)}
"""Where a row of a list holds the text of a language: the first of these that it has."""

_MARKS = (
    (r"\{FANFARE\}", "(F)"),
    (r"\{LAST WORDS\}", "(L)"),
    (r"\{ACT\}", "(A)"),
    (r"\{ENGAGE\}", "(tap)"),
    (r"\{EVOLVE\}", "(E)"),
    (r"\{QUICK\}", "[Quick]"),
    (r"\{COST (\w+)\}", r"(\1)"),
    (r"(your leader) \{DEF\}([+-]\w+)", r"\1 \2 defense"),
    (r"\{ATK\}([+-]\w+)/\{DEF\}([+-]\w+)", r"\1/\2"),
    (r"\{ATK\}([+-]\w+)", r"\1/+0"),
    (r"\{DEF\}([+-]\w+)", r"+0/\1"),
)
"""Icons, as `text_norm` lists write them, in the letters older lists use."""
_QUICK_JA = "【クイック】"
"""Japanese lists leave out the stand-alone Quick icon, so it does not count there."""
_LIMIT_JA = (
    r"(?:(?:アクト|スタンド)状態の|進化していない|出走した|これと同名を除く|(?:攻撃力|体力)\d+(?:以[上下])?の|"
    r"コスト(?:\d+|[Xx])(?:以[上下])?の|"
    r"【[^】]+】(?:や【[^】]+】)?を持つ)"
)
_NOUN_JA = "(?:フォロワー|カード|アミュレット|スペル|トークン|』)"
_CARDS_JA = (
    # Brackets around longer words for cards, where nothing else could be meant.
    (
        f"「((?:{_LIMIT_JA}|【[^】]+】でない|カード名に『[^』]+』を含む)[^「」、。か]*?{_NOUN_JA})」",
        r"\1",
    ),
    # Cards of either kind that are counted.
    (f"({_NOUN_JA})や(?=[^「」、。か]*?{_NOUN_JA}が)", r"\1か"),
    # One of the cards looked at, the only one there is, and any of them.
    ("その中から(?!、)", "その中から、"),
    (r"その中から、カード(\d)", r"その中から、\1"),
    (r"上1枚を見る。その中から、1枚を", "上1枚を見る。それを"),
    (r"上1枚を見る。その中から、([^。]+?)1枚を", r"上1枚を見る。それが\1なら、"),
    # A number that is X, and is said then or at once.
    ("の枚数", "の数"),
    ("「それの", "「選んだフォロワーの"),
    (r"[Xx]ダメージ(を割りふる)?。[Xx]は(「[^「」]*」)である", r"\2と同じダメージ\1"),
    (r"「([^「」]*)の2倍」と同じだけ", r"「\1」の2倍だけ"),
    (r"「([^「」]*)の2倍」と同じ", r"「\1」の2倍の"),
    (r"「([^「」]*)」の2倍である", r"「\1の2倍」である"),
    # A limit for several kinds of cards said once, or of each.
    (f"((?:{_LIMIT_JA})+)([^、。「」か]+)か\\1([^、。「」か]*?{_NOUN_JA})", r"\1「\2か\3」"),
    (rf"(?<![下上\d態他]の)(?<!除く)(?<!持つ)「([^「」、。]+か[^「」、。]*?{_NOUN_JA})」", r"\1"),
    (f"に他の((?:{_LIMIT_JA})+)", r"に\1他の"),
    # Whose they are, before what limits them or behind it.
    (f"(自分|相手)の(他の)?((?:{_LIMIT_JA})+)(他の)?", r"\3\1の\2\4"),
)
"""Ways of writing which cards are meant."""
_SAID_OTHERWISE: Mapping[Lang, tuple[tuple[str, str], ...]] = {
    "en": (
        (r"(\(\w+\)),? \(tap\)", r"\1, (tap)"),
        (r"\bStrike - ", "Strike: "),
        (r"(?<=\(A\) )bury (?=this card\b)", "Bury "),
        ("of the following effects", "of the following"),
        (" play points? or less", " or less"),
        (r"(?<=\b[Xx] equals )2 times ([^.]*?)(?:, including this one)?(?=\.|$)", r"twice \1"),
        (r"put it onto your field\b", "summon it"),
        (r"\bput this follower onto\b", "put this card onto"),
        (r",? and then ", ", then "),
        (r"deal ([xX]|\d+) damage to the selected (?:enemy|follower)\b", r"deal it \1 damage"),
        ("if it's a card that costs ", "if it costs "),
        (r"\b(select (?:a|an|another) [^.,]*?enemy (?:follower|amulet|card)) on the field", r"\1"),
        (r"\bwhenever\b", "when"),
        (r"\bwhen an? ([^,]+?) on your field (attacks|evolves|is destroyed)\b", r"when one of your \1s \2"),
        (r"\b(when an enemy [^,]+?) on the field (attacks|evolves|is destroyed)\b", r"\1 \2"),
        (r"\bthis card (leaves|is returned to hand from) the field\b", r"this card \1 your field"),
        (r"\b(?:an|your) opponent's (main|end) phase\b", r"each opponent's \1 phase"),
        (r"\.\"(?=$| )", '".'),
        (r"\b(an? engaged enemy follower)(?! on the field)", r"\1 on the field"),
        (" and, if ", " and if "),
        (r"\bin their names\b", "in its name"),
        (r"\bfor the rest of this turn, (it costs|they cost) ", r"this turn, \1 "),
        (r"\bthey cost (?=(?:\d+|x) (?:less|more|play points?) to play)", "it costs "),
        (r"\b(?:the selected (?:follower|card)|that card)'s cost\b", "its cost"),
        (r"\bthere are exactly 0 (?=cards in )", "there are no "),
        (r"\bactivate only if (?!this card has at least)([^.]+)\.", r"if \1, this ability can be activated."),
        (r"\bactivate only with (\w+ \(\d+\))\.", r"\1: this ability can be activated."),
        (r"\bperform this ability only (?=once|twice|\d)", "this ability can be activated "),
        (r"^((?:.*\")?)up to (?=\d+ times (?:each|on each of your) turns?, )", r"\1"),
        (r"\. then, if ", ". if "),
        (r"put ((?:an?|another|\d+|this card and) [^,:]+?) from your field into your cemetery", r"bury \1"),
        (r"\b1 (\w+ counter)\b", r"a \1"),
        ("into its owner's cemetery:", "into your cemetery:"),
        (r"\bif there are at least (\d+) (\w+) counters on this card\b", r"if this card has at least \1 \2 counters"),
    ),
    "ja": (
        ("[《]", "【"),
        ("[》]", "】"),
        ("攻撃するとき", "攻撃したとき"),
        ("このターン中に", "このターン、"),
        ("自分はこのバトルに勝利する", "自分は勝利する"),
        ("【[Qq]】", _QUICK_JA),
        ("場の", ""),
        (r"それのプレイヤーは、?(それをデッキの[上下]に)", r"\1"),
        ("(各|それの)プレイヤーは、", r"\1プレイヤーは"),
        ("元のコスト", "コスト"),
        ("をプレイする際、コストを", "をプレイするコストを"),
        ("能力によるダメージ", "能力ダメージ"),
        (r"は「((?:能力|交戦)?ダメージを受けない)」を持つ", r"は\1"),
        ("これが場に(いる|ある)限り", r"これが\1限り"),
        ("【攻撃時】(フォロワー|リーダー)への攻撃なら、", r"【\1攻撃時】"),
        ("がいる(?=なら)", "がある"),
        ("(墓場|(?i:ex)エリア)のカードが(?=[0-9]+枚)", r"\1が"),
        ("(?<=。)その後、(?=[^。]*なら、)", ""),
        ("なら、さらに(?!、|[0-9])", "なら、"),
        ("([^。【】]リーダー)の【体力】が?(?=[0-9]+(?:以[上下])?(?:なら|である))", r"\1の体力が"),
        ("これの【(攻撃力|体力)】が?(?=[0-9]+(?:以[上下])?なら)", r"これの\1が"),
        ("がいない(?=なら)", "がない"),
        ("そのリーダー", "それのリーダー"),
        ("の能力が発動したとき", "の【ユニオンバースト】能力が発動したとき"),
        ("これの【進化】を除く【起動】能力", "これの【起動】能力"),
        ("回以上攻撃していたなら", "回以上攻撃したなら"),
        ("いずれかのプレイヤーが自身の手札", "いずれかのプレイヤーが手札"),
        ("自分が手札を1枚以上捨てた", "自分が手札を捨てた"),
        ("エボルヴデッキに表向きで置いた", "エボルヴデッキの表向きの"),
        (r"自分のデッキの([上下])から(\d+)番目", r"デッキの\1から\2枚目"),
        ("相手プレイヤーすべては、自身のデッキの上", "相手のデッキの上"),
        (r"(カウンター(?:が)?\d+)つ", r"\1個"),
        ("』1枚を装備する", "』を装備する"),
        ("すべてを移す", "をすべて移す"),
        (r"(』\d+ ?[体つ]を)場に出す", r"\1出す"),
        ("トークン・カード", "トークン"),
        ("すべてと、", "すべてと"),
        (r"リーダーすべての【体力】を(?=\d)", "リーダーすべての体力を"),
        (r"(カウンター\d+)つ", r"\1個"),
        (r"(?<![0-9])([1-6])か([1-6])なら、", r"\1から\2なら、"),
        ("する、(?=これを破壊する)", "して、"),
        ("捨てるしてよい", "捨ててよい"),
        ("置くしてよい", "置いてよい"),
        (r"(』1)[体つ枚](?=の[^。：]{1,8}カウンター)", r"\1枚"),
        (r"』『(?=[^』]+』(?:『[^』]+』)*1枚ずつ)", "』1枚と『"),
        ("』1枚ずつ(?!を)", "』1枚を"),
        *_CARDS_JA,
    ),
}
"""Ways of writing that came up with later sets, and what earlier ones have in their place; they mean the same."""
_REMINDER = re.compile(r"\((?:[^()]|\([^()]*\)){12,}\)")
"""Reminder text: anything longer than a mark or a number in parentheses, which may hold a number in parentheses."""
_OPTION_BELOW = re.compile(r"\n(?=\(\d\) |【\d】)")
"""Where an option begins a line, which it need not."""
_RULES_WORDS = re.compile("[【『0-9]|フォロワー|リーダー|カード|アミュレット|スペル|デッキ|手札|墓場")


class BadList(ValueError):
    """A list of card texts can't be read; the message is a sentence that says why."""


def read_texts(data: bytes, tokens: Mapping[str, str] = MappingProxyType({})) -> dict[Lang, dict[str, str]]:
    """The texts of a list by language and collector number, from JSON: an array of rows (or an object that holds one
    under "cards"), each with a "number" and a text in one of `FIELDS`. Rows of tokens without one go by their "name":
    `tokens` says the number. Raises `BadList`."""
    if len(data) > LARGEST_LIST:
        raise BadList(f"a list of card texts has at most {LARGEST_LIST // 1_000_000} million bytes")
    try:
        document = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise BadList(f"not JSON: {str(error)[:80]}") from error
    rows = document.get("cards") if isinstance(document, dict) else document
    if not isinstance(rows, list):
        raise BadList("holds no array of cards")
    texts: dict[Lang, dict[str, str]] = {"en": {}, "ja": {}}
    for row in rows:
        number = _number(row, tokens) if isinstance(row, dict) else None
        if isinstance(number, str):
            for lang, fields in FIELDS.items():
                values = (row[field] for field in fields if isinstance(row.get(field), str))
                if (text := next(values, None)) is not None:
                    texts[lang][number] = text
    return texts


def _number(row: Mapping[str, object], tokens: Mapping[str, str]) -> object:
    name = row.get("name")
    if "number" not in row and row.get("special") == "token" and isinstance(name, str):
        return tokens.get(name)
    return row.get("number")


def parity(definitions: Mapping[str, Definition], texts: Mapping[Lang, Mapping[str, str]]) -> Iterator[TextComparison]:
    """Each of these cards in each language the list has its text in, by number."""
    for number in sorted(definitions):
        for lang in ("en", "ja"):
            if number in texts[lang]:
                yield compare(definitions[number], lang, texts[lang][number])


def compare(definition: Definition, lang: Lang, text: str) -> TextComparison:
    """One card's rendered text against a printed one."""
    ours = _lines(card_text(definition, lang), lang)
    theirs = _lines(text, lang)
    if not ours and lang == "ja" and not _RULES_WORDS.search(text):
        theirs = Counter()  # a card without text prints a few words of the story there
    only_ours, only_theirs = ours - theirs, theirs - ours
    if only_ours and _runs_on(only_ours, only_theirs):
        only_ours, only_theirs = Counter(), Counter()
    number, lines = definition.facts.number, (tuple(only_ours.elements()), tuple(only_theirs.elements()))
    return TextComparison(number, lang, *lines, WORDED.get((number, lang), ""))


def normal(text: str) -> str:
    """A line as it is compared: without reminder text, icons in one way of writing, plain signs and single spaces."""
    text = unicodedata.normalize("NFKC", text).replace("’", "'").replace("‘", "'").replace("−", "-")
    for mark, letters in _MARKS:
        text = re.sub(mark, letters, text)
    return " ".join(_REMINDER.sub("", text).split())


def same_line(first: str, second: str, lang: Lang) -> bool:
    """Whether two lines say the same in the same words, but for ways of writing that mean the same."""
    first, second = (_OPTION_BELOW.sub(" " if lang == "en" else "", text.casefold()) for text in (first, second))
    return first == second or _lines(first, lang) == _lines(second, lang)


def _runs_on(ours: Counter[str], theirs: Counter[str]) -> bool:
    """Whether a list that writes abilities on one line says the same: it is made of our lines and nothing else."""
    left = " ".join(theirs.elements())
    for line in sorted(ours.elements(), key=len, reverse=True):
        if line not in left:
            return False
        left = left.replace(line, " ", 1)
    return not left.strip()


def _in_one_way(line: str, lang: Lang) -> str:
    for later, earlier in _SAID_OTHERWISE[lang]:
        line = re.sub(later, earlier, line)
    return line


def _lines(text: str, lang: Lang) -> Counter[str]:
    lines = (_in_one_way(normal(line), lang) for line in text.splitlines())
    if lang == "ja":
        # Japanese has no spaces of its own: any that lists have come from how they were typed.
        lines = (line.replace(" ", "").removeprefix(_QUICK_JA) for line in lines)
    return Counter(line for line in lines if line)
