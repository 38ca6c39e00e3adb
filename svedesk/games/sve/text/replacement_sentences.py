"""Messages of replacement effects (10.10) in English and Japanese, by key: the rest lies in `sentences_en` and
`sentences_ja`."""

from __future__ import annotations

SENTENCES: dict[str, tuple[str, str]] = {
    "which-replacement-move": (
        "Several effects say what happens to {0} instead. Choose which applies first.",
        "{0}に代わりに何が起こるかを決める効果が複数あります。先に適用するものを選んでください。",
    ),
    "which-replacement-draw": (
        "Several effects say what happens instead of this draw. Choose which applies first.",
        "このドローを置き換える効果が複数あります。先に適用するものを選んでください。",
    ),
    "which-replaced": (
        "{0} counts for the next one only. Choose the card it counts for.",
        "{0}の効果は次の1枚にだけ適用されます。適用するカードを選んでください。",
    ),
    "may-replace": ("Apply the effect of {0} instead?", "代わりに{0}の効果を適用しますか。"),
}
