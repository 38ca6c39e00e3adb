"""Formats and editions of the rules in Japanese."""

from __future__ import annotations

FORMATS: dict[str, str] = {
    "Format": "フォーマット",
    "Rules": "ルール",
    "Standard": "スタンダード",
    "Sealed": "シールド",
    "Cross Craft": "クロスクラフト",
}
