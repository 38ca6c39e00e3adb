"""Messages of the key notations of chapter 5 in English and Japanese, by key: the rest lies in `sentences_en` and
`sentences_ja`."""

from __future__ import annotations

SENTENCES: dict[str, tuple[str, str]] = {
    # search
    "search-any-hand": ("Choose {0:card|cards} to add to your hand.", "手札に加えるカードを{0}枚選んでください。"),
    "search-any-field": ("Choose {0:card|cards} to put onto your field.", "場に出すカードを{0}枚選んでください。"),
    "search-any-ex": ("Choose {0:card|cards} to put into your EX area.", "EXエリアに置くカードを{0}枚選んでください。"),
    "search-hand-group": (
        "Choose {1} to add to your hand, or none.",
        "手札に加える{2}を{0}枚まで選んでください。",
    ),
    "search-field-group": (
        "Choose {1} to put onto your field, or none.",
        "場に出す{2}を{0}枚まで選んでください。",
    ),
    "search-ex-group": (
        "Choose {1} to put into your EX area, or none.",
        "EXエリアに置く{2}を{0}枚まで選んでください。",
    ),
    # one after the other
    "draw-another": (
        "Draw a card? You have drawn {0} of up to {1}.",
        "カードを引きますか? {1}枚まで引けます(現在{0}枚)。",
    ),
    "look-another": (
        "Look at the next card? You have looked at {0} of up to {1}.",
        "次のカードを見ますか? {1}枚まで見られます(現在{0}枚)。",
    ),
    "each-may-put": (
        "You may put a follower from your hand onto your field, or none.",
        "手札のフォロワー1枚を場に出すか、選ばないかを決めてください。",
    ),
    # look at the top cards
    "take-hand-group": (
        "You may add {0} to your hand, or none.",
        "{1}1枚を手札に加えるか、選ばないかを決めてください。",
    ),
    "take-field-group": (
        "You may put {0} onto your field, or none.",
        "{1}1枚を場に出すか、選ばないかを決めてください。",
    ),
    "take-cemetery-group": (
        "You may put {0} into your cemetery, or none.",
        "{1}1枚を墓場に置くか、選ばないかを決めてください。",
    ),
    # costs
    "engage-any-group": ("Choose any number of {0} to engage.", "アクトする{1}を好きな数選んでください。"),
    "which-ex-banished": (
        "Choose {0:more card|more cards} in your EX area to banish.",
        "EXエリアから消滅させるカードをさらに{0}枚選んでください。",
    ),
    "not-in-ex": ("The card is not in the EX area.", "EXエリアのカードではありません。"),
    "too-few-in-ex": (
        "This takes {0} more of these tokens in your EX area; there are {1}.",
        "EXエリアに同じトークンがさらに{0}枚必要です(現在{1}枚)。",
    ),
    # discard
    "may-discard": (
        "Will you discard {1:card|cards} for the effect of {0}?",
        "{0}の効果のために手札{1}枚を捨てますか?",
    ),
    # choose
    "choose-modes": ("Choose {1} to {2} effects of {0}.", "{0}の効果を{1}つ以上{2}つまで選んでください。"),
    # bury
    "bury-group": ("Choose {0} {1} to put into the cemetery.", "墓場に置く{2}を{0}枚選んでください。"),
    # declare
    "declare-letter": (
        "With what does the card name you declare begin?",
        "指定するカード名の最初の文字を選んでください。",
    ),
    "declare-name": ("Declare a card name.", "カード名を指定してください。"),
    "option-letter": ("{0}", "{0}"),
    "declared": ("{0:seat}: declares {1}.", "{0:seat}：{1}を指定。"),
    # turns
    "another-turn": ("{0:seat}: takes another turn after this one.", "{0:seat}：このターンの後、追加ターンを行う。"),
    "skips-turn": ("{0:seat}: skips a turn.", "{0:seat}：ターンをスキップする。"),
    # what cards become
    "becomes-follower": ("{0} becomes a follower.", "{0}はフォロワーになる。"),
    "becomes-amulet": ("{0} becomes an amulet.", "{0}はアミュレットになる。"),
    "boxed": ("{0} is boxed.", "{0}は【箱詰め】状態になる。"),
}
