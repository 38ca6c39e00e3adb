"""What the window says of questions and of the zones of the universes, in Japanese."""

from __future__ import annotations

PROMPTS: dict[str, str] = {
    "Find": "検索",
    "{0} (front face)": "{0}(表面)",
    "{0} (back face)": "{0}(裏面)",
}
