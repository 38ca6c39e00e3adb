"""What the window says of questions and of the zones of the universes, in Japanese."""

from __future__ import annotations

PROMPTS: dict[str, str] = {
    "Super-evolution points": "SEP",
    "Super": "超進化",
    "Race": "出走",
    "Drive": "ドライブ",
    "Trigger": "トリガー",
    ", during your turn": "(自分のターン中)",
    ", until the end of its next turn": "(そのプレイヤーの次のターンの終わりまで)",
    "without {0}": "{0}なし",
    "evolve cost {0}": "進化コスト{0}",
    "{0} set to {1}": "{0}を{1}に",
    "can't attack leaders": "リーダーを攻撃できない",
    "{0} while it has Carrots": "食事している間{0}",
    "is: {0}": "カード種別: {0}",
    "boxed": "箱詰め",
    "trait {0}": "タイプ: {0}",
    "an ability": "能力",
    "Back face of {0}": "{0}の裏面",
    "Find": "検索",
    "{0} (front face)": "{0}(表面)",
    "{0} (back face)": "{0}(裏面)",
}
