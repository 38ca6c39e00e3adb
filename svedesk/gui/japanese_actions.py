"""What the key list and the menus call the window's actions, and the key list's and the program's own texts, in
Japanese."""

from __future__ import annotations

from svedesk.gui.dialogs.abouts import ABOUT

ACTIONS: dict[str, str] = {
    "Play": "プレイ",
    "Look": "見る",
    "Window": "ウィンドウ",
    "Mouse": "マウス",
    "End turn, or pass": "ターン終了、またはパス",
    "Next card to the left": "左のカードへ",
    "Next card to the right": "右のカードへ",
    "Next card above": "上のカードへ",
    "Next card below": "下のカードへ",
    "Use the card the keyboard is at, or press the bright button": "選択中のカードを使う、または明るいボタンを押す",
    "Cancel, close": "キャンセル、閉じる",
    "Use the card below the mouse (by hand: engage or refresh it)": (
        "マウスの下のカードを使う (手動: アクトまたはスタンド)"
    ),
    "Evolve the card below the mouse": "マウスの下のカードを進化",
    "Rules on / by hand": "ルール有効 / 手動",
    "Banished zone": "消滅したカード",
    "Clear arrows": "矢印を消す",
    "Preview and log": "カードとログ",
    "Zoom the card (hold)": "カードを拡大 (押している間)",
    "Say what is on the board": "盤面を読み上げる",
    "Shuffle the deck": "デッキをシャッフル",
    "Mulligan": "マリガン",
    "Chat in a network game": "ネットワークゲームのチャット",
    "Card to the cemetery": "カードを墓場へ",
    "Card to the bottom of the deck": "カードをデッキの下へ",
    "Card to the hand": "カードを手札へ",
    "Card to the EX area": "カードをEXエリアへ",
    "Turn the card over": "カードを裏返す",
    "Look at the card": "カードを見る",
    "Create it again": "同じカードをもう1枚作る",
    "Copy the card": "カードをコピー",
    "Counter +1": "カウンター+1",
    "Counter −1": "カウンター−1",
    "Attack +1": "攻撃力+1",
    "Attack −1": "攻撃力−1",
    "Defense +1": "体力+1",
    "Defense −1": "体力−1",
    "Set attack and defense …": "攻撃力と体力を決める…",
    "Attack/defense of {0}": "{0}の攻撃力/体力",
    "Two numbers, such as 3/4.": "3/4のように2つの数を入力してください。",
    "Leader defense −1": "リーダーの体力−1",
    "Leader defense +1": "リーダーの体力+1",
    "Set leader defense …": "リーダーの体力を決める…",
    "Save the game as …": "ゲームを保存…",
    "Save the board as …": "盤面を保存…",
    "Load a game or a board …": "ゲームまたは盤面を読み込む…",
    "Note on the card …": "カードのメモ…",
    "Next phase": "次のフェイズへ",
    "Set the phase": "フェイズを決める",
    "Start phase": "スタートフェイズ",
    "Main phase": "メインフェイズ",
    "End phase": "エンドフェイズ",
    "Set the turn …": "ターンを決める…",
    "Turn": "ターン",
    "Turn of {0}": "{0}のターン",
    "Create a card first.": "先にカードを作ってください。",
    # -- what the mouse does
    "Drag a card from hand or EX area to the field": "手札やEXエリアのカードを場へドラッグ",
    "play it": "プレイ",
    "Drag a follower onto an enemy card": "フォロワーを相手のカードへドラッグ",
    "attack it": "攻撃",
    "Drag the evolve deck onto a follower": "エボルヴデッキをフォロワーへドラッグ",
    "evolve it": "進化",
    "Click your card on the field": "自分の場のカードをクリック",
    "its abilities": "能力",
    "Double click a card": "カードをダブルクリック",
    "do what it can do": "できることをする",
    "Click a pile": "カードの束をクリック",
    "look at its cards": "カードを見る",
    "Right click": "右クリック",
    "cancel, or a menu": "キャンセル、またはメニュー",
    "Right drag, Alt+click": "右ドラッグ、Alt+クリック",
    "point at something": "指し示す",
    "Middle button": "中ボタン",
    "see the card large": "カードを拡大",
    "By hand: drag any card anywhere, wheel over a number": "手動: カードをどこへでもドラッグ、数の上でホイール",
    "move it, change it": "移動、変更",
    ABOUT: (
        "<p style='font-size:22px; font-weight:600'>svedesk {0}</p>"
        "<p>Shadowverse EVOLVEのためのデスクトップテーブル。ルールを知り、手動でも遊べます。</p>"
        "<p>非公式のファン作品で、権利者とは関係がありません。カードのテキスト、イラスト、ロゴは含まず、カードの絵は"
        "プログラムが描き、テキストは自身の定義から作ります。</p>"
        "<p>MITライセンス。フォントのライセンスはフォントと同じ場所にあります。</p>"
    ),
}
