"""The log and its tools, and what is said to those who do not see the table, in Japanese."""

from __future__ import annotations

ACCESS: dict[str, str] = {
    "Find in the log": "ログを検索",
    "Which lines": "表示する行",
    "All": "すべて",
    "This turn": "このターン",
    "Chat": "チャット",
    "Copy or save the log": "ログをコピー・保存",
    "The log is copied.": "ログをコピーしました。",
    "Menu of what the keyboard is at": "選択中のカードや領域のメニュー",
    "To buttons, log, chat, bar and back": "ボタン、ログ、チャット、バーへ順に移動",
    "The same the other way round": "逆順に移動",
    "{0}, defense {1}": "{0}、体力{1}",
    "{0}, 1 card": "{0}、1枚",
    "{0}, {1} cards": "{0}、{1}枚",
    "{0}, whose turn it is": "{0} (ターン中)",
    "To print (*.pdf);;Page (*.html);;Text (*.txt)": "印刷用 (*.pdf);;ページ (*.html);;テキスト (*.txt)",
    "Save the key list": "キー一覧を保存",
    "Save …": "保存…",
    "The key list is copied.": "キー一覧をコピーしました。",
    "{0} earlier lines": "これより前の{0}行",
    "No such lines.": "該当する行はありません。",
}
