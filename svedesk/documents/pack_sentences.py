"""What can be wrong with packs of own cards, in English and Japanese; see `sentences`."""

from __future__ import annotations

PACK_SENTENCES: dict[str, tuple[str, str]] = {
    "pack-not-removed": (
        "No card pack “{0}” is among the last that were removed. Look at their list.",
        "最近削除したカードパックに「{0}」はありません。一覧を確かめてください。",
    ),
    "pack-missing": (
        "There is no card pack “{0}” here. Look at their list.",
        "「{0}」というカードパックはありません。一覧を確かめてください。",
    ),
    "pack-there": (
        "{file} is here already, in another version. Remove that first.",
        "{file}は別の版がもうあります。先にそれを取り除いてください。",
    ),
    "pack-other-id": (
        "The folder {file} holds the card pack “{0}”. Give the folder that name.",
        "フォルダー{file}の中身はカードパック「{0}」です。フォルダーの名前をそれに変えてください。",
    ),
    "pack-number-ships": (
        "{file} holds {0}, a card that comes with svedesk and that no pack replaces. Give it another number.",
        "{file}の{0}はsvedeskのカードで、パックでは置き換えられません。別の番号にしてください。",
    ),
    "pack-number-taken": (
        "{file} holds {0}, which is a card of the pack “{1}”. Remove that pack, or give the card another number.",
        "{file}の{0}はパック「{1}」のカードです。そのパックを取り除くか、別の番号にしてください。",
    ),
    "pack-picture-missing": (
        "The picture “{0}” of {file} is not there. Add it, or take it from its card.",
        "{file}の画像「{0}」がありません。加えるか、カードから外してください。",
    ),
    "pack-picture-kind": (
        "“{0}” of {file} is no PNG, JPEG or WebP picture. Choose another.",
        "{file}の「{0}」はPNG、JPEG、WebPの画像ではありません。別の画像を選んでください。",
    ),
    "pack-picture-large": (
        "The picture “{0}” of {file} has too many pixels to be shown. Make it smaller.",
        "{file}の画像「{0}」は画素数が多すぎて表示できません。小さくしてください。",
    ),
    "pack-picture-damaged": (
        "The picture “{0}” of {file} is damaged. Choose another.",
        "{file}の画像「{0}」は壊れています。別の画像を選んでください。",
    ),
    "pack-picture-denied": (
        "The picture “{0}” of {file} can't be read. Choose another.",
        "{file}の画像「{0}」を読めません。別の画像を選んでください。",
    ),
    "pack-big-picture": (
        "The picture “{0}” of {file} is over {1:size}. Make it smaller.",
        "{file}の画像「{0}」は{1:size}を超えています。小さくしてください。",
    ),
    "pack-pictures-big": (
        "The pictures of {file} are over {0:size} together. Make them smaller.",
        "{file}の画像は全部で{0:size}を超えています。小さくしてください。",
    ),
    "pack-data-big": (
        "The cards of {file} are over {0:size} without pictures. Shorten their texts or make two packs.",
        "{file}は画像を除いて{0:size}を超えています。テキストを短くするか、パックを分けてください。",
    ),
    "pack-of-another": (
        "{file} is here already, made by {0}, not {1}. Remove that pack first, or ask for one with another id.",
        "{file}はもうありますが、作者が{1}ではなく{0}です。先にそのパックを取り除くか、別のIDで作ってもらってください。",
    ),
    "packs-stuck": (
        "The card packs can't be changed now ({0}). Nothing changed. Close other svedesks and try again.",
        "カードパックを今は変更できません({0})。何も変わっていません。他のsvedeskを閉じてもう一度試してください。",
    ),
}

_ZIPPED: dict[str, tuple[str, str]] = {
    "none": ("it is no zip file, or it is cut off", "zipファイルではないか、途中で切れています"),
    "foreign": ("there is no pack.json in it", "pack.jsonがありません"),
    "form": (
        "it holds something before, between or behind its files, or something else no pack has",
        "ファイルの前後や間などに、パックにはないものがあります",
    ),
    "many": ("there are more files in it than a pack has", "ファイルが多すぎます"),
    "encrypted": ("“{0}” in it is encrypted", "「{0}」が暗号化されています"),
    "method": ("“{0}” in it is packed in an uncommon way", "「{0}」の圧縮方法がわかりません"),
    "special": ("“{0}” in it is a folder, a link or a device", "「{0}」がフォルダー、リンク、またはデバイスです"),
    "twice": ("“{0}” is in it twice", "「{0}」が2つあります"),
    "unlisted": ("“{0}” is in it, but not in its list", "「{0}」が一覧にありません"),
    "missing": ("“{0}” is in its list, but not in it", "一覧にある「{0}」がありません"),
    "large": ("“{0}” in it would take up far too much room", "「{0}」が大きくなりすぎます"),
    "damaged": ("“{0}” in it is damaged or not what the list says", "「{0}」が壊れているか、一覧と違います"),
}
"""What a pack is refused for as a zip file, whatever stands in it."""

_OF_ANOTHER_CONTENT = ("unlisted", "missing", "damaged")
_AGAIN = ("Ask for it once more, as svedesk exports it.", "もう一度書き出してもらってください。")
_MADE_ANEW = (
    " Of a folder with changes, “svedesk pack make” makes a pack.",
    "変更したフォルダーは「svedesk pack make」でパックにできます。",
)


def _refused(what: str) -> tuple[str, str]:
    """The sentence for one of them, with what helps."""
    (english, japanese), anew = _ZIPPED[what], _MADE_ANEW if what in _OF_ANOTHER_CONTENT else ("", "")
    return (
        f"{{file}} is no whole card pack: {english}. Nothing changed. {_AGAIN[0]}{anew[0]}",
        f"{{file}}はカードパックとして読めません。{japanese}。何も変わっていません。{_AGAIN[1]}{anew[1]}",
    )


PACK_SENTENCES |= {f"pack-zip-{what}": _refused(what) for what in _ZIPPED}
