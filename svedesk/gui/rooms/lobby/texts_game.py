"""What stands around the table of a network game says."""

from __future__ import annotations

GAME: dict[str, tuple[str, str]] = {
    # -- sitting
    "pending": ("Sent. The host has not confirmed it yet.", "送信しました。ホストの確認を待っています。"),
    "held": (
        "Not connected. Your answer is sent when the connection is back.",
        "接続が切れています。つながり次第、回答を送ります。",
    ),
    "held-not": (
        "Not connected. Try again when the connection is back.",
        "接続が切れています。後でもう一度。",
    ),
    "watching-waits": ("You watch. The table waits for {0}.", "観戦中です。{0}の番です。"),
    # -- cards that only the host has
    "card-lacked": (
        "This program does not have this card. What it says is not known here.",
        "このプログラムにないカードです。テキストは分かりません。",
    ),
    "card-lacked-pack": (
        "This card is of the pack “{0}”, which is not installed here. What it says is not known.",
        "パック「{0}」のカードです。ここには入っていないため、テキストは分かりません。",
    ),
    "card-other": (
        "This program has another card by this number. What this one says is not known here.",
        "このプログラムには同じ番号の別のカードがあります。このカードのテキストは分かりません。",
    ),
    # -- connection
    "state-host": ("You host", "あなたがホスト"),
    "state-joined": ("Connected · {0} ms", "接続中 · {0} ms"),
    "state-connecting": ("Connecting …", "接続しています…"),
    "state-away": ("Not connected · {0}", "切断 · {0}"),
    "state-closed": ("Connection closed", "接続終了"),
    "seat-is-away": ("{0} is away · {1}", "{0}は不在 · {1}"),
    "watched-by": ("{0} watching", "観戦{0}人"),
    "watched-hands": ("{0} watching both hands", "観戦{0}人(手札公開)"),
    "lost-title": ("Connection lost", "接続が切れました"),
    "lost-for": ("for {0}", "{0}経過"),
    "lost-kept": (
        "Your seat and everything you have picked are kept. svedesk goes on trying by itself.",
        "席も選択中の内容もそのままです。自動で再接続を試みます。",
    ),
    "closed-title": ("The game can't go on here", "ここでは続けられません"),
    "other-away-title": ("{0} is away", "{0}は不在です"),
    "other-away": (
        "The game waits; {0}'s seat is kept. It goes on by itself when {0} is back.",
        "{0}の席はそのままで、戻ればゲームは続きます。",
    ),
    "leave-game": ("Leave", "離れる"),
    "hide": ("Hide", "隠す"),
    # -- consent
    "asks-undo": ("{0} asks to take back the last action.", "{0}が直前の行動を取り消したいと言っています。"),
    "asks-redo": ("{0} asks to do again what was taken back.", "{0}が取り消した行動をやり直したいと言っています。"),
    "asks-rules-off": (
        "{0} asks to switch the rules off and go on by hand.",
        "{0}がルールを切って手動で進めたいと言っています。",
    ),
    "asks-rules-on": ("{0} asks to switch the rules on again.", "{0}がルールを有効に戻したいと言っています。"),
    "asks-by-hand": ("{0} asks to resolve this card by hand.", "{0}がこのカードを手動で処理したいと言っています。"),
    "asks-restart": ("{0} asks for a new game with the same decks.", "{0}が同じデッキでの新しいゲームを望んでいます。"),
    "asks-draw": ("{0} offers a draw.", "{0}が引き分けを提案しています。"),
    "asks-watchers-none": ("{0} asks to let nobody watch any more.", "{0}が観戦をやめにしたいと言っています。"),
    "asks-watchers-public": (
        "{0} asks to let spectators see what both players see{1}.",
        "{0}が、両者に見えるものを観戦者に見せたい{1}と言っています。",
    ),
    "asks-watchers-hands": (
        "{0} asks to let spectators see both hands{1}.",
        "{0}が、両者の手札を観戦者に見せたい{1}と言っています。",
    ),
    "late": (", {0} turns late", "({0}ターン後)"),
    "wait-undo": ("You asked to take back the last action.", "直前の行動の取り消しを頼みました。"),
    "wait-redo": ("You asked to do again what was taken back.", "やり直しを頼みました。"),
    "wait-rules-off": ("You asked to switch the rules off.", "ルールを切ることを頼みました。"),
    "wait-rules-on": ("You asked to switch the rules on.", "ルールを有効に戻すことを頼みました。"),
    "wait-by-hand": ("You asked to resolve this card by hand.", "手動での処理を頼みました。"),
    "wait-restart": ("You asked for a new game.", "新しいゲームを頼みました。"),
    "wait-draw": ("You offered a draw.", "引き分けを提案しました。"),
    "wait-watchers": ("You asked to change what spectators see.", "観戦の変更を頼みました。"),
    "waits-for": ("Waiting for {0}.", "{0}の返事待ちです。"),
    "accept": ("Accept", "同意"),
    "refuse": ("Refuse", "断る"),
    "always": ("Always accept", "常に同意"),
    "always-hint": (
        "Accept this and every later request of this kind in this game",
        "このゲームでは以後も同じ頼みに同意します",
    ),
    "withdraw": ("Take back", "取り下げる"),
    "done-accepted": ("{0} accepted: {1}.", "{0}が同意しました: {1}。"),
    "done-refused": ("{0} refused: {1}.", "{0}が断りました: {1}。"),
    "done-withdrawn": ("{0} no longer asks: {1}.", "{0}の頼みは終わりました: {1}。"),
    "what-undo": ("take back", "取り消し"),
    "what-redo": ("do again", "やり直し"),
    "what-rules-off": ("rules off", "ルールを切る"),
    "what-rules-on": ("rules on", "ルールを有効に"),
    "what-by-hand": ("resolve by hand", "手動で処理"),
    "what-restart": ("new game", "新しいゲーム"),
    "what-draw": ("draw", "引き分け"),
    "what-watchers": ("spectators", "観戦"),
    "you": ("You", "あなた"),
    # -- talking
    "chat": ("Chat", "チャット"),
    "say": ("Say something …  /", "メッセージ…  /"),
    "say-watch": ("Say something to other spectators …  /", "他の観戦者へ…  /"),
    "send": ("Send", "送信"),
    "mute": ("Mute {0}", "{0}をミュート"),
    "mute-watchers": ("Mute spectators", "観戦者をミュート"),
    "muted": ("Muted: {0}", "ミュート中: {0}"),
    "mute-hint": (
        "Mute: hear no more chat, pings and arrows of somebody",
        "ミュート: チャットや矢印を表示しない相手を選ぶ",
    ),
    "spectators": ("spectators", "観戦者"),
    # -- the menu of the game
    "menu-restart": ("Ask for a new game", "新しいゲームを頼む"),
    "menu-draw": ("Offer a draw", "引き分けを提案"),
    "menu-watchers": ("Spectators", "観戦"),
    "menu-leave": ("Leave the game", "ゲームを離れる"),
    "menu-quick": ("My Quick windows", "自分のクイックのタイミング"),
    # -- the end
    "again": ("Ask for another game", "もう一度対戦を頼む"),
    "checking": ("Checking the shuffles …", "シャッフルを確かめています…"),
    "export": ("Export proof …", "証明を書き出す…"),
    "export-title": ("Export the proof of this game", "このゲームの証明を書き出す"),
    "export-kind": ("Proofs of games (*.json)", "ゲームの証明 (*.json)"),
    "exported": ("The proof is in {0}.", "証明を{0}に書き出しました。"),
    "not-exported": ("The proof could not be written: {0}", "証明を書き出せませんでした: {0}"),
    "leaving-host": (
        "The table closes for everyone. “Go on” on the host page opens it again with the same seats.",
        "全員のテーブルが閉じます。ホストの画面の「再開」で同じ席から続けられます。",
    ),
    "leaving-guest": (
        "Your seat is kept. “Return” on the join page brings you back.",
        "席は残ります。参加の画面の「席に戻る」で戻れます。",
    ),
    "stay": ("Stay", "続ける"),
}
