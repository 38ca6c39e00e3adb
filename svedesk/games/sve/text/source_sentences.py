"""What is wrong with a card's script as text, in English and Japanese, by key: the rest lies in `sentences_en` and
`sentences_ja`. `{…:asked}` is what a word asks for (see `script_terms`)."""

from __future__ import annotations

SENTENCES: dict[str, tuple[str, str]] = {
    # how it is spelled
    "script-long": (
        "A script has at most {0} characters; this one has {1}.",
        "スクリプトは{0}文字までです(現在{1}文字)。",
    ),
    "script-many": (
        "A script has at most {0} words, numbers and signs.",
        "スクリプトの単語、数、記号は合わせて{0}個までです。",
    ),
    "script-deep": (
        "The words lie too deep in each other here: at most {0} may.",
        "ここは入れ子が深すぎます。{0}段までです。",
    ),
    "script-unseen": (
        "Here is a character that can't be seen ({0}). Delete it.",
        "ここに見えない文字({0})があります。消してください。",
    ),
    "script-wide": (
        "A script can't have {0} here. Write {1} instead.",
        "ここに {0} は使えません。半角の {1} にしてください。",
    ),
    "script-foreign": (
        "“{0}” has no place here. Delete it.",
        "ここに「{0}」は使えません。消してください。",
    ),
    "script-text-open": (
        "The text that begins here does not end on its line: a quotation mark is missing.",
        "ここから始まる文字列が行の中で終わっていません。引用符が足りません。",
    ),
    "script-text-long": (
        "A text in a script has at most {0} characters; this one has {1}.",
        "スクリプトの中の文字列は{0}文字までです(現在{1}文字)。",
    ),
    "script-number": (
        "{0} can't be meant: numbers go from {1} to {2}, without a 0 before them.",
        "{0}は使えません。数は{1}から{2}までで、先頭に0は付けません。",
    ),
    "script-open": (
        "This ( is never closed. Add a ) where it ends.",
        "この ( が閉じられていません。終わりに ) を付けてください。",
    ),
    "script-closed": (
        "This ) closes nothing. Delete it, or add the ( that it belongs to.",
        "この ) に対応する ( がありません。消すか、( を付けてください。",
    ),
    # how it is put together
    "script-comma": (
        "A comma is missing before “{0}”.",
        "「{0}」の前にコンマがありません。",
    ),
    "script-comma-or-brackets": (
        "Between “{0}” and “{1}” something is missing: write {0}({1}), or a comma.",
        "「{0}」と「{1}」の間に何かが足りません。{0}({1})と書くか、コンマを入れてください。",
    ),
    "script-bare-number": (
        'A card\'s number stands in quotation marks, as in Token("{0}-001", "Moss"). A script can\'t subtract.',
        'カード番号は Token("{0}-001", "Moss") のように引用符で囲みます。引き算はできません。',
    ),
    "script-word": (
        "Something is missing before “{0}”.",
        "「{0}」の前に何かが足りません。",
    ),
    "script-ends": (
        "Something is missing at the end.",
        "最後に何かが足りません。",
    ),
    "script-ends-point": (
        "Something is missing behind the “.”. No full stop ends an ability: commas part abilities, as in ward, rush.",
        "「.」の後に何かが足りません。文末の「.」は不要です。能力は ward, rush のようにコンマで区切ります。",
    ),
    "script-form": (
        "“{0}” is nothing a script can say: it has words, numbers and texts, with commas between them.",
        "「{0}」は使えません。スクリプトは単語、数、文字列をコンマで区切ったものです。",
    ),
    "script-plus": (
        "Only costs are joined by +, as in pay(1) + engage_this.",
        "+ でつなげるのは pay(1) + engage_this のようなコストだけです。",
    ),
    "script-star": (
        "* stands only before what makes several abilities: *fanfare_and_last_words(draw(1)).",
        "* を付けるのは *fanfare_and_last_words(draw(1)) のような、複数の能力を作る単語だけです。",
    ),
    "script-needs-star": (
        "“{0}” makes several abilities: write * before it.",
        "「{0}」は複数の能力を作ります。前に * を付けてください。",
    ),
    "script-not-an-ability": (
        "“{0}” is no ability. What is done stands in one, as in fanfare(draw(1)).",
        "「{0}」は能力ではありません。fanfare(draw(1)) のように能力の中に入れてください。",
    ),
    # its words
    "script-no-word": (
        "There is no word “{0}”.",
        "「{0}」という単語はありません。",
    ),
    "script-near-word": (
        "There is no word “{0}”; do you mean {1}?",
        "「{0}」という単語はありません。{1} のことですか?",
    ),
    "script-no-part": (
        "“.{1}” can't follow “{0}”.",
        "「{0}」の後に「.{1}」は続けられません。",
    ),
    "script-point": (
        "Commas part abilities, not full stops: write “, {0}” here.",
        "能力は「.」ではなくコンマで区切ります。ここは「, {0}」と書いてください。",
    ),
    "script-near-part": (
        "“.{1}” can't follow “{0}”; do you mean .{2}?",
        "「{0}」の後に「.{1}」は続けられません。.{2} のことですか?",
    ),
    "script-no-brackets": (
        "“{0}” stands alone: write it without the ( ) behind it.",
        "「{0}」は単独で使います。後の ( ) を消してください。",
    ),
    "script-brackets": (
        "“{0}” says something only with ( ) behind it: {1}.",
        "「{0}」の後には ( ) が必要です: {1}。",
    ),
    # what they are given
    "script-too-many": (
        "“{0}” is given too much here. It goes like this: {1}.",
        "「{0}」への指定が多すぎます。書き方: {1}。",
    ),
    "script-missing": (
        "“{0}” wants more: as “{1}”, {2:asked}. It goes like this: {3}.",
        "「{0}」には「{1}」({2:asked})も必要です。書き方: {3}。",
    ),
    "script-missing-choice": (
        "“{0}” wants more: as “{1}”, one of {2}. It goes like this: {3}.",
        "「{0}」には「{1}」({2}のどれか)も必要です。書き方: {3}。",
    ),
    "script-no-name": (
        "“{0}” has nothing called “{1}”. It goes like this: {2}.",
        "「{0}」に「{1}」という項目はありません。書き方: {2}。",
    ),
    "script-twice": (
        "“{1}” is given twice to “{0}”.",
        "「{0}」に「{1}」が2回指定されています。",
    ),
    "script-asks": (
        "As “{1}”, “{0}” wants {2:asked}; here stands {3}.",
        "「{0}」の「{1}」は{2:asked}です。ここには {3} があります。",
    ),
    "script-asks-choice": (
        "As “{1}”, “{0}” wants one of {2}; here stands {3}.",
        "「{0}」の「{1}」は{2}のどれかです。ここには {3} があります。",
    ),
    # what is wrong with what it says
    "script-sense": ("Ability {0}: {1}.", "能力{0}: {1}。"),
    "script-card": ("This card: {0}.", "このカード: {0}。"),
}
