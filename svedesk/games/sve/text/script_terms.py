"""What words of card scripts ask for, in English and Japanese."""

from __future__ import annotations

ASKED: dict[str, tuple[str, str]] = {
    "number": ("a number", "数"),
    "yes-or-no": ("True or False", "TrueかFalse"),
    "text": ("a text in quotation marks", "引用符で囲んだ文字列"),
    "ability": ("an ability, such as fanfare(…)", "fanfare(…)のような能力"),
    "automatic": ("an ability that waits for something, such as fanfare(…)", "fanfare(…)のような自動能力"),
    "evolve": ("an evolve ability, such as evolve(2)", "evolve(2)のような進化能力"),
    "step": ("what is done, such as draw(1)", "draw(1)のような処理"),
    "deal": ("damage: deal(…)", "ダメージを与えるdeal(…)"),
    "numbered": (
        "what is done with a number: deal, draw, give_leader, recover or summon",
        "数を伴う処理(deal、draw、give_leader、recover、summonのどれか)",
    ),
    "mode": ("an option: mode(…)", "選択肢mode(…)"),
    "take": ("what is taken, such as reveal_into_hand(…)", "reveal_into_hand(…)のような取り方"),
    "die": ("a result: (1, 3, draw(1))", "(1, 3, draw(1))のような出目と処理"),
    "keyword": ("a keyword, such as ward", "wardのようなキーワード"),
    "cost": ("a cost, such as pay(1) or engage_this", "pay(1)やengage_thisのようなコスト"),
    "condition": ("a condition, such as combo(3)", "combo(3)のような条件"),
    "condition-and-number": ("a condition with a number: (overflow, 2)", "(overflow, 2)のような条件と数"),
    "event": ("what would happen, such as destroyed(this)", "destroyed(this)のような出来事"),
    "amount": ("a number, such as 3 or count(your.follower)", "3やcount(your.follower)のような数"),
    "number-or-count": ("a number, such as 3 or count(your.follower)", "3やcount(your.follower)のような数"),
    "count": ("a number that is counted, such as count(your.follower)", "count(your.follower)のような数え方"),
    "cards": ("cards, such as enemy.follower", "enemy.followerのようなカード"),
    "cards-or-leader": ("cards or a leader, such as enemy.follower", "enemy.followerのようなカードかリーダー"),
    "cards-or-it": ("cards, such as it, this or enemy.follower", "it、this、enemy.followerのようなカード"),
    "target": ("whom it is done to, such as it, this or enemy.follower", "it、this、enemy.followerのような対象"),
    "it": ("it, them or this", "it、them、thisのどれか"),
    "token": ('a token, such as FAIRY or Token("MYC-001", "Moss")', 'FAIRYやToken("MYC-001", "Moss")のようなトークン'),
    "trait": ("a trait, such as PIXIE", "PIXIEのようなタイプ"),
    "name": ("a card name: Called(…)", "カード名Called(…)"),
    "token-or-name": (
        "a token or a card name, such as FAIRY or Called(…)",
        "FAIRYやCalled(…)のようなトークンかカード名",
    ),
    "counter": ("a counter: Counter(…)", "カウンターCounter(…)"),
    "languages": ('languages: ("en", "ja")', '("en", "ja")のような言語'),
}
