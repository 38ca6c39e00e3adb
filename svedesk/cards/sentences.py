"""What is said of the rows of an import, in English and Japanese; `{0}` and so on are a message's arguments."""

from __future__ import annotations

import re

from svedesk.cards.report import Remark
from svedesk.documents.sentences import FIELDS
from svedesk.engine.message import Message
from svedesk.engine.script import Lang

SENTENCES: dict[str, tuple[str, str]] = {
    # why a row is left out
    "unknown-no-number": (
        "“{0}” has no collector number, and no known card has that name",
        "「{0}」に番号がなく、その名前のカードも知られていません",
    ),
    "unknown-several": (
        "“{0}” has no collector number, and {1} prints have that name",
        "「{0}」に番号がなく、同じ名前のカードが{1}種類あります",
    ),
    "unknown-kind": ("“{0}” does not say what type of card it is", "「{0}」のカードの種類がわかりません"),
    "unknown-nameless": ("a row has neither number nor name", "番号も名前もない行です"),
    # what is strange about a row that is kept all the same
    "odd-spaces": ("there are spaces around the name “{0}”", "名前「{0}」の前後に空白があります"),
    "odd-mark": ("the name “{0}” ends with a mark ({1})", "名前「{0}」の最後に印({1})があります"),
    "odd-number": ("the {0} “{1}” is no number and was left out", "{0}の「{1}」は数ではないので除きました"),
    "odd-class": ("the class is written “{0}”; taken for {1}", "クラスが「{0}」とあり、{1}としました"),
    "odd-class-unknown": ("“{0}” is no class of the game", "「{0}」というクラスはありません"),
    "odd-type": ("“{0}” is no type of card", "「{0}」というカードの種類はありません"),
    "odd-set": (
        "it is listed under {0}, but its picture has this number",
        "{0}のカードとして載っていますが、画像はこの番号です",
    ),
    "odd-fan": ("the wording is not the printed one: “{0}”", "公式の文面ではありません: 「{0}」"),
    "odd-twice": ("it stands in the file more than once; the last is kept", "2回以上あり、最後のものを使いました"),
    "odd-another": (
        "in the other language this number is another card's, “{0}”; it is kept as {1}",
        "もう一方の言語では別のカード「{0}」の番号なので、{1}としました",
    ),
    "odd-differs": (
        "its {0} is not what svedesk knows of the card ({1}), which stays",
        "{0}がsvedeskの知る値({1})と違います。svedeskの値のままです",
    ),
    "odd-script": (
        "its script has a mistake (line {0}, column {1}); it is resolved by hand",
        "スクリプトに間違いがあるので({0}行{1}列)、手動で解決します",
    ),
    # pictures
    "picture-many": (
        "there are more files in it than are looked at; {0} pictures were found",
        "ファイルが多すぎるので途中までにしました。画像は{0}枚です",
    ),
    "picture-unknown": ("no card has this number or name", "この番号や名前のカードはありません"),
    "picture-beside": (
        "its card is shown by another picture, “{0}”",
        "そのカードには別の画像「{0}」を使います",
    ),
    "picture-refused-missing": ("it is gone", "なくなっています"),
    "picture-refused-denied": ("it can't be read", "読めません"),
    "picture-refused-kind": ("it is no PNG, JPEG or WebP picture", "PNG、JPEG、WebPの画像ではありません"),
    "picture-refused-large": ("it is too large to be shown", "大きすぎて表示できません"),
    "picture-refused-damaged": ("it is damaged", "壊れています"),
}
SENTENCES |= {
    f"refused-{what}": (
        (english if english.startswith("has") else f"{{0}} {english}"),
        (japanese if english.startswith("has") else f"{{0}}{japanese}"),
    )
    for what, (english, japanese) in FIELDS.items()
}

_FIELDS = {
    "number": ("number", "番号"),
    "name": ("name", "名前"),
    "name_ja": ("Japanese name", "日本語名"),
    "kind": ("type", "種類"),
    "special": ("special type", "特殊な種類"),
    "cost": ("cost", "コスト"),
    "attack": ("attack", "攻撃力"),
    "defense": ("defense", "体力"),
    "text": ("text", "テキスト"),
    "text_ja": ("Japanese text", "日本語テキスト"),
    "picture": ("picture", "画像"),
    "variant_of": ("number of its other print", "別版の番号"),
    "deck_limit": ("number of copies in a deck", "デッキの枚数"),
}
"""What the fields of a row are called."""
_OF_A_FIELD = ("odd-number", "odd-differs", "refused-")
"""What the keys of sentences begin with whose first argument is a field."""
_ROW = re.compile(r"(line|row) ([0-9]+)")
"""What readers of lists call the place of a row."""
KEYS = tuple(SENTENCES)
"""Everything that can be said."""


def say(message: Message, lang: Lang) -> str:
    """The sentence, without a full stop."""
    args = message.args
    if message.key.startswith(_OF_A_FIELD):
        field = str(args[0])
        args = (_FIELDS.get(field, (field, field))[lang == "ja"], *args[1:])
    return SENTENCES[message.key][lang == "ja"].format(*args)


def say_remark(remark: Remark, lang: Lang) -> str:
    """The sentence after the number of its card, or after its place in the file."""
    place = _ROW.fullmatch(remark.place)
    if lang == "ja" and place is not None:
        return f"{place[2]}{'行目' if place[1] == 'line' else '件目'}: {say(remark.message, lang)}"
    return f"{remark.place}: {say(remark.message, lang)}"
