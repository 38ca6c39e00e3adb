"""The settings page in Japanese."""

from __future__ import annotations

SETTINGS: dict[str, str] = {
    "Settings": "設定",
    "Back": "戻る",
    "What you choose acts at once and is kept.": "選んだものはすぐに反映され、保存されます。",
    "Search": "検索",
    "Search the settings": "設定を検索",
    "Sections": "項目",
    "Display": "表示",
    "Game": "ゲーム",
    "Keys": "キー",
    "Found: {0}": "{0}件見つかりました",
    "Nothing is called so.": "見つかりません。",
    "Usual settings of this section": "この項目を初期設定に戻す",
    "These settings are the usual ones again.": "この項目を初期設定に戻しました。",
    # -- rows
    "Size of text and buttons": "文字とボタンの大きさ",
    "Texts, buttons and panels. Cards on the table have a size of their own.": (
        "文字、ボタン、パネルの大きさ。テーブルのカードの大きさは別に決められます。"
    ),
    "This window has room for {0} %.": "このウィンドウでは{0} %までです。",
    "Size of cards": "カードの大きさ",
    "Cards in hand and on the fields, as far as the table has room. The hand is never cut off.": (
        "手札と場のカードの大きさ。テーブルに入る範囲で変わり、手札が切れることはありません。"
    ),
    "This table has room for {0} %.": "このテーブルでは{0} %までです。",
    "Motion": "動き",
    "Nothing flies or turns: what happened is there at once.": "カードの動きを省き、結果をすぐに表示します。",
    "Names of both seats": "2人の名前",
    "Of the next game at this PC.": "このPCでの次のゲームから。",
    "Your name in network games": "ネットワークゲームでの名前",
    "Of the next game at this PC. The cover hides the table while the mouse changes hands.": (
        "このPCでの次のゲームから。交代するときに画面を隠せます。"
    ),
    "Of the next game. A pause at each tells nothing about your hand. In a game: menu, Quick windows.": (
        "次のゲームから。常に止まれば手札の内容を悟られません。ゲーム中はメニューの「クイック」で変えられます。"
    ),
    "One possible answer": "答えが1つの質問",
    "Ask me all the same": "それでも確認する",
    "Otherwise a question with one possible answer answers itself.": (
        "オフのとき、答えが1つしかない質問は自動で答えます。"
    ),
    "Choose …": "選ぶ…",
    "Choose a folder": "フォルダーを選ぶ",
    "None": "なし",
    # -- keys
    "Action": "操作",
    "Enter changes the keys of an action, Del takes them away.": "Enterで操作のキーを変え、Delで外します。",
    "New key …": "キーを変える…",
    "One more key …": "キーを加える…",
    "No key": "キーなし",
    "Usual keys": "初期のキー",
    "changed": "変更済み",
    "also: {0}": "重複: {0}",
    "Press the key for “{0}”. Esc leaves it as it is.": "「{0}」のキーを押してください。Escでそのままにします。",
    "{0} is the key of “{1}”. “{2}” can't have it, too.": "{0}は「{1}」のキーです。「{2}」と両方には使えません。",
    "Take it from “{0}”": "「{0}」から移す",
    "Leave it": "やめる",
    "Change keys …": "キーを変える…",
    # -- keys that are told
    "Take the rules' hands off the table, or put them back": "ルールを切る、または戻す",
    "Take back the last action": "直前の操作を戻す",
    "Do it again": "戻した操作をやり直す",
    "Show or hide preview and log": "カードとログの表示を切り替える",
    "{0}: turn the rules off first.": "{0}: 先にルールを切ってください。",
    "Turn the rules off to change numbers.": "数値を変えるにはルールを切ってください。",
}
