"""What the options of questions are called in Japanese."""

from __future__ import annotations

LABELS = {
    "play": "{card}をプレイ",
    "play-cost": "{card}をプレイ(コスト{cost})",
    "attack": "{card}で{target}を攻撃",
    "activate": "{card}: {text}",
    "repeat": "{card}(くり返し): {text}",
    "evolve": "{card}を進化: {text}",
    "pending": "{card}: {text}",
    "end": "メインフェイズを終了",
    "pass": "何もしない",
    "card": "{card}",
    "mode": "{text}",
    "token": "{text}",
    "letter": "{text}",
    "name": "{text}",
    "points": "PPを{index}払う",
    "evolution-alone": "EPを1使う",
    "evolution": "EPを1使い、PPを{index}払う",
    "rush": "{card}に【突進】を与える",
    "class": "クラス基準",
    "universe": "タイトル基準",
    "first": "先攻",
    "second": "後攻",
    "yes": "はい",
    "no": "いいえ",
    "done": "終わり",
    # at certain questions
    "redraw-yes": "引き直す",
    "redraw-no": "このまま始める",
    "by_hand-done": "終わり、続ける",
    "look-no": "選ばない",
    # cards without a name
    "enemy-leader": "相手のリーダー",
    "your-leader": "自分のリーダー",
    "unknown": "カード",
}
