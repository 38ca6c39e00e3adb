"""Help with the rules off, in Japanese: settings, keys, buttons."""

from __future__ import annotations

HELPS: dict[str, str] = {
    "Manual mode": "手動モード",
    "Are there again at the start of a turn": "ターン開始時に回復する",
    "The maximum grows by one, up to ten.": "最大値は10まで1ずつ増えます。",
    "Draw": "ドロー",
    "Engaged cards": "アクト状態のカード",
    "Refresh at the start of a turn": "ターン開始時にスタンドする",
    "A card is drawn at the start of a turn": "ターン開始時に1枚引く",
    "Not in the first turn of the game.": "ゲームの最初のターンでは引きません。",
    "Costs": "コスト",
    "Are paid when a card is laid down": "カードを出すときに支払う",
    "From hand or EX area onto the own field or into the resolution zone, where there are play points enough.": (
        "手札かEXエリアから自分の場または解決領域へ置くとき。プレイポイントが足りる場合だけ支払います。"
    ),
    "Attacks": "攻撃",
    "Engage the attacker and deal damage both ways": "攻撃側をアクトし、互いにダメージを与える",
    "An attack is a drag with Shift from a follower to another or to a leader, or an entry of its menu.": (
        "Shiftを押しながらフォロワーから相手のフォロワーかリーダーへドラッグすると攻撃です。メニューからもできます。"
    ),
    "End of the turn": "ターンの終わり",
    "Stop for Quick first": "先にクイックのために止まる",
    "Ending a turn goes to its end phase; doing it again ends it.": (
        "ターン終了でエンドフェイズに進み、もう一度でターンを終えます。"
    ),
    "Tokens": "トークン",
    "Offer those of the card below the mouse": "マウスの下のカードのトークンを示す",
    "A button at the card creates one; its menu has them, too.": (
        "カードのそばのボタンで作れます。メニューにもあります。"
    ),
    "Next phase": "次のフェイズ",
    "Next phase (with the rules on: end turn, or pass)": "次のフェイズ (ルール有効時: ターン終了、またはパス)",
    "Create the token of the card below the mouse": "マウスの下のカードのトークンを作る",
    "{0} creates no token.": "{0}はトークンを作りません。",
    "Attack by hand: drag with Shift from a follower": "手動の攻撃: Shiftを押しながらフォロワーからドラッグ",
    "By hand: click a phase to go there": "手動: クリックしたフェイズへ進む",
}
