"""Every message in Japanese, by its key. The form of the fields is told in `phrases`."""

from __future__ import annotations

from svedesk.games.sve.text import (
    more_sentences,
    notation_sentences,
    replacement_sentences,
    source_sentences,
    token_sentences,
)

SENTENCES = {
    # answers and questions
    "choose": "選んでください。",
    "answer-number": "{0}から{1}までの数を選んでください。",
    "answer-divide": "合計がちょうど{0}になるように、それぞれ{1}以上割り振ってください。",
    "answer-options": "その選択肢はありません。",
    "answer-count": "{0}以上{1}以下の数を選んでください。",
    "no-question": "今は何も求められていません。",
    "only-a-replay": "これはリプレイです。続きを遊ぶには「ここから続ける」を押してください。",
    "stale-answer": "その質問はもう終わっています。",
    "wrong-seat": "今は相手が選ぶ番です。",
    "cannot-cancel": "もう取り消せません。",
    "nothing-to-undo": "元に戻せる操作がありません。",
    "nothing-to-redo": "やり直せる操作がありません。",
    "moment-unplayable": "この場面には戻れません。記録の{0}番目を実行できません。",
    "too-many-bookmarks": "しおりは1ゲームに{0}個までです。先にどれかを削除してください。",
    "undo-needs-consent": "元に戻すには相手の同意が必要です。",
    "rules-are-on": "ルールが有効です。手動で動かすにはルールを切ってください。",
    "game-over": "ゲームは終了しています。",
    "no-such-seat": "その席はありません。",
    "unknown-rules": "このsvedeskは{0}をルール「{1}」では遊べません。",
    "two-decks": "ゲームにはデッキが2つ必要です。",
    "unknown-phase": "盤面のフェイズが存在しません。",
    "unknown-turn": "盤面にターンプレイヤーがいないか、ターン数がありえません。",
    # requests to the other seat
    "request-waits": "もう頼んであります。返事を待っています。",
    "request-gone": "その頼みはもう終わっています。",
    "by-hand-needs-consent": "手動で処理するには相手の同意が必要です。",
    "operation-not-yours": "相手側の非公開のカードは相手だけが動かせます。",
    "rules-stay-on": "このゲームはルールを有効にしたまま遊ぶ約束です。",
    "rules-are-off": "ルールはすでに切られています。",
    "nothing-by-hand": "今、手動で処理するものはありません。",
    "not-connected": "接続が切れています。つながってからもう一度試してください。",
    "only-watching": "観戦中です。",
    # boards and operations by hand
    "unknown-card": "カード{0}は登録されていません。",
    "operation-unknown": "「{0}」という操作はありません。",
    "operation-card-gone": "そのカードはもうありません。",
    "operation-place": "このテーブルにその領域はありません。",
    "operation-nothing": "何も変わりません。",
    "operation-amount": "ここではその数にできません。",
    "operation-name": "名前がないか、長すぎるか、使えない文字があります。",
    "operation-until": "「{0}」までという期限はありません。",
    "operation-cards": "一度に選ぶカードが多すぎるか、重複しています。",
    "operation-no-stat": "{0:stat}がありません。",
    "operation-no-turning": "そこではカードの向きを変えられません。",
    "operation-too-many": "{0}を超えることはできません。",
    "operation-none": "取れるカードがありません。",
    "operation-position": "「{0}」という位置はありません。",
    "operation-no-shuffle": "シャッフルするカードがありません。",
    "operation-two-cards": "重ねるカードと、その下になるカードの2枚を選んでください。",
    "operation-attach": "カードをそれ自身に重ねることはできません。",
    "operation-control": "コントロールは相手の同じ領域にしか移せません。",
    "operation-sides": "サイコロの面は2~{0}です。",
    "operation-no-sort": "並べ替えるカードがありません。",
    "operation-both": "3/4や+1/-1のように2つの数を入力してください。",
    "operation-sorted": "{0:seat}が{1:zone}を並べ替えた。",
    "operation-hidden": "{0:seat}がカード{1}枚の公開をやめた。",
    "operation-first": "ランダムで{0:seat}が先攻に決まった。",
    "operation-step": "{1:seat}: {2}ターン目、{0:phase}。",
    "board-cards": "盤面のカードの番号が不足、重複、または範囲外です。",
    "board-zones": "盤面の領域とカードが一致しません。",
    "board-card": "盤面のカード{0}が記録された場所にありません。",
    "board-numbers": "盤面に存在しない席の値があります。",
    # decks
    "deck-unknown-format": "「{0}」というフォーマットはありません。",
    "deck-no-leader": "リーダーがありません。{0}枚必要です。",
    "deck-leaders": "リーダーが{0}枚あります。ちょうど{1}枚必要です。",
    "deck-leaders-most": "リーダーが{0}枚あります。{1}枚までです。",
    "deck-main": "メインデッキが{0}枚です。{1}枚以上{2}枚以下でなければなりません。",
    "deck-evolve": "エボルヴデッキが{0}枚です。{1}枚までです。",
    "deck-not-a-leader": "{0}はリーダーカードではありません。",
    "deck-not-for-main": "{0}はメインデッキに入れられません。",
    "deck-not-for-evolve": "{0}はエボルヴデッキに入れられません。",
    "deck-copies-main": "メインデッキに{0}が{1}枚あります。{2}枚までです。",
    "deck-copies-evolve": "エボルヴデッキに{0}が{1}枚あります。{2}枚までです。",
    "deck-class": "{0}は{1:class}でもニュートラルでもありません。",
    "deck-not-neutral": "{0}はニュートラルではありません。リーダーがニュートラルなので、入れられません。",
    "deck-universe": "{0}は{1}のカードではありません。",
    "deck-card-lacked": "ホストには{0}({1})がありません。双方が同じカードリストを読み込む必要があります。",
    "deck-card-lacked-pack": "ホストには{0}({1})がありません。双方にパック「{2}」が必要です。",
    "deck-card-other": "{0}({1})はホストでは別の内容です。双方が同じカードリストを読み込む必要があります。",
    "deck-card-other-pack": "{0}({1})はホストでは別の内容です。双方に同じ版のパック「{2}」が必要です。",
    "deck-card-untold": "カード{0}がこのプログラムにはありません。リストかパックを読み込んでください。",
    # questions of effects
    "option-card": "{0}",
    "keep-field": "場に置ききれません。置くカードを{0}枚選んでください。",
    "keep-ex": "EXエリアに置ききれません。置くカードを{0}枚選んでください。",
    "how-many-field": "{0}を場に何枚出しますか。(0~{1})",
    "how-many-ex": "{0}をEXエリアに何枚置きますか。(0~{1})",
    "ward-arrives": "アクトして出す【守護】を持つフォロワーを選んでください。",
    "which-replacement-first": "{0}ダメージを変える効果が複数あります。先に適用するものを選んでください。",
    "resolve-by-hand": "{0}を手動で処理してから続けてください。",
    "card-executes": "すべてのテキストが自動で処理される。",
    "card-partly": "一部は自動、残りは手動で処理する。",
    "card-by_hand": "テキストは手動で処理する。",
    "deck-executes": "全カード自動処理。",
    "deck-by-hand-in-part": "自動{0}種、一部自動{1}種、手動{2}種。",
    "resolve-line-by-hand": "{0}のテキスト（{1:moment}{2:=|、{2}つ目}）を手動で処理してから続けてください。",
    "pay-line-by-hand": "{0}のテキスト（{1:moment}{2:=|、{2}つ目}）のコストを手動で支払ってから続けてください。",
    "divide-damage": "{0}ダメージを割りふってください。それぞれ1以上です。",
    "now-in-cemetery": "今、自分の墓場は{0}枚。",
    "now-spells": "今、自分の墓場のスペルは{0}枚。",
    "now-played": "このターンにプレイしたカードは{0}枚。",
    "now-max-points": "今、自分のPP最大値は{0}。",
    "may-pay-line": "{0}のコストを支払って能力を使いますか。",
    "line-text-unknown": "このプログラムはその行のテキストを知りません。カードで確かめてください。",
    "may-pay": "{0}のコストを支払って能力を使いますか。",
    "discard-cost-spell": "捨てるスペルを{0}枚選んでください。",
    "discard-cost-amulet": "捨てるアミュレットを{0}枚選んでください。",
    "discard-cost-follower": "捨てるフォロワーを{0}枚選んでください。",
    "discard-cost-card": "捨てるカードを{0}枚選んでください。",
    "which-token": "EXエリアに置くトークンを選んでください。",
    "max-play-points": "{0:seat}のPP最大値は{1}から{2}になった。",
    "choose-mode": "{0}の効果を{1}つチョイスしてください。",
    "stay-field": "場に残すカードを{0}枚選んでください。",
    "stay-ex": "EXエリアに残すカードを{0}枚選んでください。",
    "target-group": "{1}を選んでください。",
    "targets-group": "{2}を選んでください。",
    "upto-group": "{2}まで選んでください。",
    # questions of a turn
    "first-or-second": "先攻と後攻のどちらにしますか。",
    "redraw": "手札を1回だけ引き直しますか。",
    "order-bottom": "選んだ順にデッキの一番下に置きます。順番を選んでください。",
    "main": "あなたのメインフェイズです。",
    "quick-attack": "攻撃されています。【クイック】を使うか、何もしないかを選んでください。",
    "quick-end": "相手のターンが終わります。【クイック】を使うか、何もしないかを選んでください。",
    "ward-end": "アクトする【守護】を持つフォロワーを選んでください。",
    "discard-to-limit": "手札の上限は{1}枚です。{0}枚捨ててください。",
    "which-trigger": "{0}が働く出来事を{1}つ選んでください。このターンの回数は決まっています。",
    "which-stack": "スタックカウンターを{0}個置くカードを選んでください。",
    "no-stack": "スタックカウンターが{0}個あるアミュレットがありません。",
    "which-stack-removed": "スタックカウンターを{0}個取るアミュレットを選んでください。",
    "too-few-in-cemetery": "墓場のカードが{0}枚必要です。今は{1}枚です。",
    "which-banished": "消滅させるカードを{0}枚選んでください。",
    "past-limit": "PP最大値は{0}です。0から{1}までにしかなりません。",
    "how-many-x": "{0}のXはいくつにしますか。(0から{1})",
    "perpetual-cycle": "このくり返しはだれにも止められない。引き分け。",
    "changes-nothing": "前と同じで、元の状態に戻るだけです。別のことをしてください。",
    "repeat-how-often": "{0}の能力をあと何回使いますか。(0から{1})",
    "repeat-allowed": "相手は{0}の能力をあと{1}回使おうとしています。何回まで認めますか。(0から{1})",
    "act-otherwise": "くり返しを止めました。前とは別のことをしてください。",
    "option-repeat": "これから始まる{0}つの行動",
    "repeat-all-how-often": "{0}から始まる{2}つの行動をあと何回行いますか。(0から{1})",
    "repeat-all-allowed": "相手は{0}から始まる{2}つの行動をあと{1}回行おうとしています。何回まで認めますか。(0から{1})",
    "which-ability": "先にプレイする能力を選んでください。",
    "pay-evolve": "{0}の進化にPPを{1}払いますか。それともEPを1使いますか。",
    "which-evolved-card": "{0}の進化後のカードを選んでください。",
    # why not
    "not-enough-points": "PPが足りません。コストは{0}、今のPPは{1}です。",
    "field-full": "場がいっぱいです。置けるのは{0}枚までです。",
    "no-target": "対象にできるものがありません。",
    "cannot-divide": "割りふる値が対象の数より小さいです。",
    "no-option": "今チョイスできる効果がありません。",
    "not-quick": "今プレイできるのは【クイック】を持つカードと能力だけです。",
    "not-your-turn": "自分のメインフェイズにしかできません。",
    "not-enough-leader-defense": "リーダーの体力が足りません。必要な体力は{0}、今の体力は{1}です。",
    "not-on-field": "もう場にありません。",
    "too-few-in-hand-spell": "手札のスペルが足りません。必要なのは{0}枚、今あるのは{1}枚です。",
    "too-few-in-hand-amulet": "手札のアミュレットが足りません。必要なのは{0}枚、今あるのは{1}枚です。",
    "too-few-in-hand-follower": "手札のフォロワーが足りません。必要なのは{0}枚、今あるのは{1}枚です。",
    "too-few-in-hand-card": "手札が足りません。必要なのは{0}枚、今あるのは{1}枚です。",
    "already-engaged": "すでにアクトしています。",
    "not-a-follower": "攻撃できるのはフォロワーだけです。",
    "not-a-follower-target": "攻撃できるのは相手のフォロワーとリーダーだけです。",
    "attacker-engaged": "アクトしているので攻撃できません。",
    "cannot-attack": "これは相手を攻撃できません。",
    "came-this-turn": "このターンに出たので、まだ攻撃できません。",
    "leader-not-yet": "このターンに出たので、まだリーダーを攻撃できません。",
    "target-reserved": "アクトしていないので攻撃できません。",
    "intimidate": "【威圧】を持つので攻撃できません。",
    "ward-first": "先に【守護】を持つフォロワーを攻撃しなければなりません。",
    "must-attack": "このターン、{0}で攻撃するまでメインフェイズを終了できません。",
    "evolved-already": "このターンはすでに進化しています。",
    "evolved-now": "すでに進化しています。",
    "no-evolve-ability": "進化能力がありません。",
    "no-evolved-card": "エボルヴデッキに裏向きの{0}がありません。",
    # what the rules would not allow of a table changed by hand
    "problem-max-play-points": "{0:seat}のPP最大値が{1}です。0から10までです。",
    "problem-play-points": "{0:seat}のPPが{1}です。0から{2}までです。",
    "problem-evolution-points": "{0:seat}のEPが{1}です。0未満にはなりません。",
    "problem-leader-defense": "{0:seat}のリーダーの体力が{1}です。このままでは敗北します。",
    "problem-field-limit": "{0:seat}の場にカードが{1}枚あります。上限は{2}枚です。",
    "problem-ex-limit": "{0:seat}のEXエリアにカードが{1}枚あります。上限は{2}枚です。",
    "problem-no-leader": "{0:seat}のリーダーがいません。",
    "problem-unlinked": "{0}はどのフォロワーにも重なっていません。エボルヴデッキに移動します。",
    "problem-token": "トークン{0}は、今ある場所には存在できません。",
    "problem-evolved-card": "エボルヴカード{0}がエボルヴデッキの外にあります。",
    "problem-leader-elsewhere": "リーダー{0}がリーダーエリアの外にあります。",
    "problem-spell-on-field": "スペル{0}が場にあります。",
    "problem-defense": "{0}の体力が{1}です。破壊されます。",
}

_SIDES = {"your": "自分の", "enemy": "相手の", "any": ""}
_KINDS = {"follower": ("フォロワー", "体"), "amulet": ("アミュレット", "枚"), "card": ("カード", "枚")}


def _target(side: str, kind: str, *, other: bool, trait: bool) -> str:
    noun, counter = _KINDS[kind]
    return f"{_SIDES[side]}{'他の' if other else ''}{'{1}・' if trait else ''}{noun}を1{counter}選んでください。"


SENTENCES |= {
    f"target-{side}-{kind}" + ("-other" if other else "") + ("-trait" if trait else ""): _target(
        side, kind, other=other, trait=trait
    )
    for side in _SIDES
    for kind in _KINDS
    for other in (False, True)
    for trait in (False, True)
}

SENTENCES |= {
    "target-your-leader": "自分のリーダーを選んでください。",
    "target-any-leader": "リーダーを選んでください。",
    "target-any-leader-or-follower": "リーダーかフォロワー1体を選んでください。",
    "target-enemy-leader": "相手のリーダーを選んでください。",
    "target-your-leader-or-follower": "自分のリーダーかフォロワー1体を選んでください。",
    "target-enemy-leader-or-follower": "相手のリーダーかフォロワー1体を選んでください。",
}
SENTENCES |= {
    f"look-{zone}-{kind}": f"{noun}1枚を{where}か、選ばないかを決めてください。"
    for zone, where in (("hand", "手札に加える"), ("field", "場に出す"), ("cemetery", "墓場に置く"))
    for kind, noun in (
        ("spell", "スペル"),
        ("amulet", "アミュレット"),
        ("follower", "フォロワー"),
        ("card", "カード"),
    )
}


def _targets(side: str, kind: str, *, other: bool, trait: bool, up_to: bool) -> str:
    noun, counter = _KINDS[kind]
    which = f"{_SIDES[side]}{'他の' if other else ''}{'{2}・' if trait else ''}{noun}"
    return f"{which}を{{0}}{counter}{'まで' if up_to else ''}選んでください。"


SENTENCES |= {
    f"{key}-{side}-{kind}" + ("-other" if other else "") + ("-trait" if trait else ""): _targets(
        side, kind, other=other, trait=trait, up_to=key == "upto"
    )
    for key in ("targets", "upto")
    for side in _SIDES
    for kind in _KINDS
    for other in (False, True)
    for trait in (False, True)
}
SENTENCES |= {key: both[1] for key, both in more_sentences.SENTENCES.items()}
SENTENCES |= {key: both[1] for key, both in notation_sentences.SENTENCES.items()}
SENTENCES |= {key: both[1] for key, both in replacement_sentences.SENTENCES.items()}
SENTENCES |= {key: both[1] for key, both in source_sentences.SENTENCES.items()}
SENTENCES |= {key: both[1] for key, both in token_sentences.SENTENCES.items()}
