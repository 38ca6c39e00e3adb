"""What the window says of questions and of the zones of the universes, in Japanese."""

from __future__ import annotations

PROMPTS: dict[str, str] = {
    "Super-evolution points": "SEP",
    "Super": "超進化",
    "Race": "出走",
    "Drive": "ドライブ",
    "Trigger": "トリガー",
    "Find": "検索",
    "{0} (front face)": "{0}(表面)",
    "{0} (back face)": "{0}(裏面)",
}
