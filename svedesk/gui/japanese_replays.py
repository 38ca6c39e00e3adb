"""What the replays say, in Japanese."""

from __future__ import annotations

REPLAYS: dict[str, str] = {
    "Replays": "リプレイ",
    "Every game is kept, step by step. Watch one, and play on from any moment of it.": (
        "対戦はすべて一手ごとに保存されています。見返すことも、好きな場面から続けることもできます。"
    ),
    "No game is kept yet. Play one, or open a file that somebody gave you.": (
        "保存された対戦はまだありません。対戦するか、もらったファイルを開いてください。"
    ),
    "Watch": "見る",
    "Open a file …": "ファイルを開く…",
    "Over in turn {0}": "{0}ターン目で終了",
    "Unfinished, turn {0}": "未完、{0}ターン目",
    "Begun from a board": "盤面から開始",
    "Step of the game": "ゲームの手",
    "To the beginning (Home)": "最初へ (Home)",
    "To the turn before (Ctrl+Left)": "前のターンへ (Ctrl+Left)",
    "A step back (Left)": "一手戻る (Left)",
    "A step on (Right)": "一手進む (Right)",
    "To the next turn (Ctrl+Right)": "次のターンへ (Ctrl+Right)",
    "To the end (End)": "最後へ (End)",
    "Turn {0}": "{0}ターン目",
    "Preparation": "準備",
    "Speed": "速さ",
    "Whose view": "誰の視点か",
    "{0} sees": "{0}の視点",
    "Both hands, {0} below": "両方の手札 (手前は{0})",
    "{0} of {1}": "{0} / {1}",
    "Play on from here": "ここから続ける",
    "Save as text …": "テキストで保存…",
    "Save as text": "テキストで保存",
    "Text (*.txt)": "テキスト (*.txt)",
    "Saved as {0}.": "{0} に保存しました。",
    "{0}. {1}": "{0}。{1}",
    "Play (Space)": "再生 (Space)",
    "Pause (Space)": "一時停止 (Space)",
}
