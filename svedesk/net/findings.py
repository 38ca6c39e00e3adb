"""What the check of a finished game finds, in English and Japanese."""

from __future__ import annotations

HOST = ("The host", "ホスト")
HEADINGS: dict[bool, tuple[str, str]] = {True: ("Verified", "確認済み"), False: ("Not verified", "一致しません")}
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
}
"""By what does not fit (`net.verify.Verdict.difference`): "" when all does."""
OTHER_RULES = (
    "The host knows other cards or rules than this program.",
    "ホストのカードかルールが、このプログラムのものと違います。",
)
