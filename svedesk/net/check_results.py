"""What the check of a finished game finds, in English and Japanese."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.documents.damaged import readable
from svedesk.engine.origin import CardNote
from svedesk.engine.script import Lang

HOST = ("The host", "ホスト")
HEADINGS: dict[bool, tuple[str, str]] = {True: ("Verified", "確認済み"), False: ("Not verified", "一致しません")}
NOT_CHECKED = ("Not checked", "未確認")
SENTENCES: dict[str, tuple[str, str]] = {
    "": (
        "The shuffles are the promised ones, and all {moments} tables you were shown fit the game that was played.",
        "シャッフルは約束どおりで、表示された{moments}回の盤面はすべてゲームと一致しました。",
    ),
    "promise": (
        "{whose} opened other random numbers than were promised.",
        "{whose}が約束と違う乱数を公開しました。",
    ),
    "own-share": (
        "The game was not shuffled with this program's own numbers.",
        "このプログラムの乱数でシャッフルされていません。",
    ),
    "seed": ("The game was not shuffled from everyone's numbers.", "全員の乱数からシャッフルされていません。"),
    "game": ("The opened game can't be read.", "公開されたゲームを読めません。"),
    "entry": (
        "The opened game can't be played past step {at} with this program's rules.",
        "このプログラムのルールでは、手順{at}より先を再現できません。",
    ),
    "view": (
        "After step {at} the opened game differs from what you were shown.",
        "手順{at}の後、公開されたゲームが表示と異なります。",
    ),
    "lacked": (
        "The shuffles are the promised ones. The rest can't be checked here: you don't have {cards}.",
        "シャッフルは約束どおりです。{cards}がないため、残りはここでは確認できません。",
    ),
    "other": (
        "The shuffles are the promised ones. The rest can't be checked here: the host knows something else of {cards}.",
        "シャッフルは約束どおりです。{cards}がホストと違うため、残りはここでは確認できません。",
    ),
}
"""By what does not fit (`net.verify.Verdict.difference`): "" when all does."""
OTHER_RULES = (
    "The host's program comes with other cards or rules than this one.",
    "ホストのプログラムのカードかルールが、このプログラムのものと違います。",
)


def named_cards(cards: Sequence[CardNote], lang: Lang) -> str:
    """The first of these cards, with its pack, and how many more there are; "" for none."""
    if not cards:
        return ""
    first = next((note for note in cards if note.origin.name), cards[0])
    number, name, pack = (readable(text) for text in (first.number, first.name, first.origin.name))
    more = len(cards) - 1
    if lang == "ja":
        said = (f"「{name}」({number})" if name else number) + (f"[パック「{pack}」]" if pack else "")
        return f"{said}ほか{more}種" if more else said
    said = (f"“{name}” ({number})" if name else number) + (f" of the pack “{pack}”" if pack else "")
    return f"{said} and {more} more card{'s' if more > 1 else ''}" if more else said
