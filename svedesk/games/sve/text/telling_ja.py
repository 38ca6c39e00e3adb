"""The log in Japanese. What the fields mean is in `told_words`."""

from __future__ import annotations

YOU = "あなた"
OPPONENT = "相手"
YOUR = "あなたの"
POSSESSIVE = "{}の"
OWNED = "{}{}"
SHARED_PLACE = "{}"
A_CARD = "カード1枚"
SOME_CARDS = "カード{}枚"
NAMED = "『{}』"
TIMES = "{}×{}"
COMMA = "、"
AND = "と"
CAUSE = "({})"
BETWEEN_SENTENCES = ""

PHRASES = {
    # moves
    "draw": "{who}は{cards}を引いた。",
    "redraw": "{who}は{cards}をデッキの一番下に置いた。",
    "discard": "{who}は{cards}を捨てた。",
    "destroyed": "{cards}が破壊された。",
    "banished": "{cards}が消滅した。",
    "limit": "{cards}は置ききれず、墓場に置かれた。",
    "eliminated": "{cards}が消去された。",
    "return": "{cards}が{to}に戻った。",
    "summon": "{who}は{cards}を場に出した。",
    "create": "{who}は{cards}を{to}に置いた。",
    "search": "{who}はデッキから{cards}を{to}に加えた。",
    "bury": "{who}は{cards}を墓場に置いた。",
    "mill": "{who}はデッキの上から{cards}を墓場に置いた。",
    "evolve": "{who}は{cards}に進化した。",
    "control": "{who}は{cards}のマスターになった。",
    "put": "{cards}が{source}から{to}に移動した。",
    "put-within": "{cards}の{to}での位置が変わった。",
    # cards as they lie
    "engage": "{cards}がアクトした。",
    "refresh": "{cards}がスタンドした。",
    "faceup": "{cards}が表向きになった。",
    "facedown": "{cards}が裏向きになった。",
    "laid-on": "{cards}が{targets}に重ねられた。",
    "taken-off": "{cards}が外された。",
    "attack-changed": "{cards}の攻撃力が{amount:+}された{cause}。",
    "defense-changed": "{cards}の体力が{amount:+}された{cause}。",
    "both-changed": "{cards}の攻撃力が{amount:+}、体力が{after:+}された{cause}。",
    "keyword": "{cards}は【{word:keyword}】を持った{cause}。",
    "keyword-lost": "{cards}は【{word:keyword}】を失った{cause}。",
    "cost": "{cards}のコストが{amount:+}された{cause}。",
    "evolve-cost": "{cards}の進化コストが{amount}になった{cause}。",
    "counter": "{cards}の{word}カウンターが{amount:+}された{cause}。",
    "healed": "{cards}のダメージが{amount:+}された{cause}。",
    # damage
    "damage": "{by}が{cards}に{amount}ダメージを与えた。",
    "damage-none": "{cards}が{amount}ダメージを受けた。",
    "leader-damage": "{by}が{cards}に{amount}ダメージを与え、体力は{after}になった。",
    "leader-damage-none": "{cards}が{amount}ダメージを受け、体力は{after}になった。",
    "leader-defense": "{who:of}リーダーの体力: {amount} → {after}",
    # numbers
    "evolution-point": "{who}はEPを{amount}使った(残り{after})。",
    "number": "{who:of}{word:number}: {amount} → {after}",
    "goes-first": "{who}が先攻。",
    # hidden things
    "shuffled": "{to}がシャッフルされた。",
    "looked": "{who}は{to}のカード{amount}枚を見た。",
    "revealed": "{who}は{cards}を公開した。",
    # what players do
    "play": "{who}は{by}をプレイした。",
    "play-on": "{who}は{targets}に{by}をプレイした。",
    "use": "{who}は{by:of}能力をプレイした。",
    "use-on": "{who}は{targets}に{by:of}能力をプレイした。",
    "trigger": "{by:of}能力がプレイされた。",
    "trigger-on": "{by:of}能力が{targets}にプレイされた。",
    "attack": "{by}が{targets}を攻撃した。",
    "phase-start": "{amount}ターン目: {who:of}ターン。",
    "phase-end": "{who:of}エンドフェイズ。",
    "die": "{who}は{after}面のサイコロで{amount}を出した。",
    "heads": "{who}のコイントス: 表。",
    "tails": "{who}のコイントス: 裏。",
    # the end
    "lost-defense": "{who:of}リーダーの体力がなくなった。",
    "lost-deck": "{who}は空のデッキから引こうとした。",
    "lost-conceded": "{who}は投了した。",
    "lost-effect": "{who}はカードの効果で敗北した。",
    "won": "{who}の勝利。",
    "drawn": "引き分け。",
}
