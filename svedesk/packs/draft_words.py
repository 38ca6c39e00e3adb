"""What keeps a card that is being written from being played, in English and Japanese."""

from __future__ import annotations

from svedesk.documents.damaged import readable
from svedesk.documents.sentences import FIELDS
from svedesk.engine.message import Message
from svedesk.engine.script import Lang

LABELS: dict[str, tuple[str, str]] = {
    "number": ("The number", "番号"),
    "name": ("The name", "カード名"),
    "name_ja": ("The name in Japanese", "日本語のカード名"),
    "kind": ("The type", "種類"),
    "special": ("The special type", "特殊な種類"),
    "classes": ("The class", "クラス"),
    "traits": ("A trait", "タイプ"),
    "traits_ja": ("A trait in Japanese", "日本語のタイプ"),
    "universe": ("The universe", "ユニバース"),
    "cost": ("The cost", "コスト"),
    "attack": ("The attack", "攻撃力"),
    "defense": ("The defense", "体力"),
    "deck_limit": ("The number of copies in a deck", "デッキに入れられる枚数"),
    "script": ("The script", "スクリプト"),
    "text": ("The text", "テキスト"),
    "text_ja": ("The text in Japanese", "日本語のテキスト"),
    "picture": ("The picture", "画像"),
    "author": ("The author", "作者"),
    "note": ("The note", "メモ"),
    "counts_as": ("The name it counts as", "扱われる名前"),
    "alternate": ("The alternate name", "別名"),
    "back": ("The number of its back", "裏面の番号"),
    "front": ("The number of its front", "表面の番号"),
    "trigger": ("The trigger", "トリガー"),
    "starting": ("Whether a game begins with it", "ゲーム開始時に置くか"),
    "edition": ("The edition of the rules", "ルールの版"),
}
"""What the fields are called, at the beginning of a sentence."""

SENTENCES: dict[str, tuple[str, str]] = {
    "draft-no-number": (
        "The card has no number yet, such as MYC-001.",
        "番号がまだありません。例: MYC-001。",
    ),
    "draft-no-name": (
        "The card has no name yet; one language is enough.",
        "カード名がまだありません。どちらかの言語で足ります。",
    ),
    "draft-no-statistic": ("{field} is missing.", "{field}がまだありません。"),
    "draft-not-whole": ("{field} is a whole number from {1} to {2}.", "{field}は{1}から{2}までの整数です。"),
    "draft-trait-counts": (
        "There are {0} traits in English and {1} in Japanese; each stands in both, in the same order.",
        "タイプが英語で{0}個、日本語で{1}個あります。同じ順に同じ数だけ書いてください。",
    ),
    "draft-taken": (
        "The number {0} is that of “{1}” in this pack, too. Give one of them another.",
        "番号{0}はこのパックの「{1}」と同じです。どちらかを変えてください。",
    ),
    "draft-taken-elsewhere": (
        "The number {0} is already that of “{1}”. Choose another.",
        "番号{0}はすでに「{1}」のものです。別の番号にしてください。",
    ),
    "draft-other-face": (
        "The other face, “{0}”, is not finished; both come into play together.",
        "もう一方の面「{0}」が未完成です。両面がそろうと使えます。",
    ),
    "draft-no-other-face": (
        "The other face, {0}, is not in this pack. A click here makes this a card of its own.",
        "もう一方の面{0}がこのパックにありません。ここを押すと独立したカードになります。",
    ),
}
SENTENCES |= {
    f"draft-{what}": (f"{{field}} {english}.", f"{{field}}{japanese}。") for what, (english, japanese) in FIELDS.items()
}


def say(message: Message, lang: Lang) -> str:
    """The sentence."""
    place = lang == "ja"
    field = str(message.args[0]) if message.args else ""
    shown = [readable(one) if isinstance(one, str) else one for one in message.args]
    return SENTENCES[message.key][place].format(*shown, field=LABELS[field][place] if field in LABELS else field)
