"""Messages of words that texts of tokens brought in, in English and Japanese, by key: the rest lies in `sentences_en`
and `sentences_ja`."""

from __future__ import annotations

SENTENCES: dict[str, tuple[str, str]] = {
    # costs paid with cards on the field
    "too-few-to-bury": (
        "It takes {0:card|cards} to put into the cemetery; your field has {1}.",
        "墓場に置くカードが{0}枚必要です。場には{1}枚あります。",
    ),
    "too-few-to-engage": (
        "It takes {0:card|cards} to engage; your field has {1} reserved.",
        "アクトするカードが{0}枚必要です。スタンド状態のカードは{1}枚です。",
    ),
    "too-cheap-to-engage": (
        "It takes cards that cost {0} together to engage; those reserved cost {1}.",
        "コストの合計が{0}以上になるようにアクトする必要があります。スタンド状態のカードの合計は{1}です。",
    ),
    "engage-group": ("Choose {0} {1} to engage.", "アクトする{2}を{0}枚選んでください。"),
    "which-engaged-costing": (
        "Choose what to engage: it must cost {0} together. Chosen so far: {1}.",
        "コストの合計が{0}以上になるように、アクトするカードを選んでください(現在{1})。",
    ),
    "too-few-counters": (
        "It takes {0:such counter|such counters}; this card has {1}.",
        "カウンターが{0}個必要です。現在{1}個です。",
    ),
    # what cards are given
    "gets-trait": ("{0} gets the {1} trait.", "{0}は{2}・タイプを得る。"),
    "gets-ability": ("{0} gets an ability from {1}.", "{0}は{1}から能力を得る。"),
}
