"""What the pages before a network game say."""

from __future__ import annotations

PAGES: dict[str, tuple[str, str]] = {
    # -- everywhere
    "back": ("Back", "戻る"),
    "name": ("Your name", "名前"),
    "player": ("Player", "プレイヤー"),
    "deck": ("Your deck", "デッキ"),
    "deck-file": ("From a file …", "ファイルから…"),
    "deck-file-title": ("Open a deck", "デッキを開く"),
    "deck-file-kind": (
        "Decks (*.txt *.cod *.json);;All files (*)",
        "デッキ (*.txt *.cod *.json);;すべて (*)",
    ),
    "deck-file-unknown": (
        "“{0}” has lines that nobody knows, as “{1}”. Import it under Decks: what they mean can be said there.",
        "「{0}」には「{1}」など、わからない行があります。「デッキ構築」で取り込み、カードを選んでください。",
    ),
    # -- host page
    "host-title": ("Host a network game", "ネットワークゲームを開く"),
    "host-lead": (
        "Others on your network join with a code that you give them.",
        "同じネットワークの相手が、あなたの伝えるコードで参加します。",
    ),
    "game-name": ("Name of the game", "ゲームの名前"),
    "game-of": ("{0}'s game", "{0}のゲーム"),
    "form": ("Format", "フォーマット"),
    "form-standard": ("Standard", "スタンダード"),
    "form-sealed": ("Sealed", "シールド"),
    "form-cross_craft": ("Cross Craft", "クロスクラフト"),
    "rules": ("Rules", "ルール"),
    "rules-may": ("On; may be switched off if both agree", "有効(双方が同意すれば切れる)"),
    "rules-stay": ("On for the whole game", "最後まで有効"),
    "watchers": ("Spectators", "観戦"),
    "watchers-none": ("None", "なし"),
    "watchers-public": ("See what both players see", "両者に見えるものだけ"),
    "watchers-hands": ("See both hands", "両者の手札も見える"),
    "delay": ("Shown to them", "表示"),
    "delay-0": ("At once", "すぐに"),
    "delay-1": ("1 turn later", "1ターン後"),
    "delay-n": ("{0} turns later", "{0}ターン後"),
    "door": ("Who may join", "参加できる人"),
    "door-code": ("Whoever has the join code", "参加コードを知っている人"),
    "door-open": ("Anyone on this network", "このネットワークの誰でも"),
    "port": ("Port", "ポート"),
    "port-any": ("Any", "自動"),
    "trust-title": ("What this program knows", "このプログラムが知ること"),
    "trust": (
        (
            "This program deals the cards and knows all of them; the other player's program is sent only what its "
            "player may see."
        ),
        (
            "カードを配るのはこのプログラムで、すべてのカードを知っています。相手のプログラムには、相手が見てよいもの"
            "だけが送られます。"
        ),
    ),
    "trust-more": (
        (
            "Every shuffle is made of random numbers from both programs, promised before either is told, and can "
            "be checked when the game is over. To have neither player's program know more, run svedesk host --headless "
            "on a third computer."
        ),
        (
            "シャッフルは双方が先に約束した乱数から作られ、ゲームが終われば確かめられます。どちらのプログラムにも"
            "知られたくないときは、3台目のパソコンで svedesk host --headless を実行してください。"
        ),
    ),
    "open-table": ("Open the table", "テーブルを開く"),
    "go-on-hosting": ("Go on with “{0}”", "「{0}」を再開"),
    "go-on-note": (
        "It was interrupted. The same players come back into their seats.",
        "中断されたゲームです。同じプレイヤーが同じ席に戻ります。",
    ),
    "port-wrong": ("A port is a number from 1 to 65535, or empty for any.", "ポートは1から65535の数字か、空欄です。"),
    "name-wrong": ("A name has 1 to 40 letters.", "名前は1文字から40文字です。"),
    "host-failed": ("The game can't be hosted: {0}", "ゲームを開けません: {0}"),
    # -- join page
    "join-title": ("Join a network game", "ネットワークゲームに参加"),
    "join-lead": (
        "Pick a game of this network, or type what its host tells you.",
        "一覧から選ぶか、ホストから聞いたコードを入力します。",
    ),
    "found": ("Games on this network", "このネットワークのゲーム"),
    "searching": ("Searching …", "検索中…"),
    "found-none": ("No game found yet", "まだ見つかりません"),
    "found-none-note": (
        (
            "Games appear here by themselves while this page is open. A firewall can keep them away: the join code or "
            "the address always works."
        ),
        "見つかると自動で表示されます。ファイアウォールで見えないこともありますが、参加コードやアドレスは使えます。",
    ),
    "by": ("{0} hosts · {1} · {2} · {3}", "ホスト: {0} · {1} · {2} · {3}"),
    "seats": ("{0} of {1} seats taken", "席 {0}/{1}"),
    "rules-row-may": ("rules may be switched off", "ルールを切れる"),
    "rules-row-stay": ("rules stay on", "ルールは有効のまま"),
    "row-open": ("Open", "参加可"),
    "row-code": ("Needs code", "コードが必要"),
    "row-started": ("Already started", "開始済み"),
    "row-full": ("Full", "満席"),
    "row-version": ("Runs svedesk {0}", "svedesk {0}"),
    "row-watch": ("Can be watched", "観戦可"),
    "ms": ("{0} ms", "{0} ms"),
    "code": ("Join code, or address of the host", "参加コードまたはアドレス"),
    "code-hint": (
        "Upper or lower case, dashes or not. An address looks like 192.168.1.20:47800; both together work, too.",
        "大文字でも小文字でも、ハイフンがなくても構いません。アドレスは192.168.1.20:47800の形で、両方でもよい。",
    ),
    "paste": ("Paste", "貼り付け"),
    "watch": ("Watch instead of playing", "観戦する"),
    "join": ("Join", "参加"),
    "watch-game": ("Watch", "観戦"),
    "stop": ("Stop", "中止"),
    "connecting": ("Looking for {0} …", "{0}を探しています…"),
    "needs-code": ("“{0}” asks for its join code. Type the one its host shows.", "「{0}」には参加コードが必要です。"),
    "return-title": ("You have a seat in a game", "参加中のゲームがあります"),
    "return-note": (
        "As {0}, at {1}. Your cards are as you left them.",
        "{0}として、{1}のゲーム。カードはそのままです。",
    ),
    "return": ("Return", "席に戻る"),
    "forget": ("Give it up", "あきらめる"),
    # -- lobby
    "lobby-lead-host": (
        "The table is open. Give the code to the other player.",
        "テーブルを開きました。相手にコードを伝えてください。",
    ),
    "lobby-lead-full": ("Both players are here.", "プレイヤーがそろいました。"),
    "lobby-lead": ("At {0}'s table.", "{0}のテーブルです。"),
    "lobby-lead-watch": ("You watch. The game is shown here when it begins.", "観戦席です。始まると表示されます。"),
    "invite": ("Invite the other player", "相手を招待"),
    "join-code": ("Join code", "参加コード"),
    "copy": ("Copy code", "コードをコピー"),
    "copied": ("Copied", "コピーしました"),
    "address": ("Address", "アドレス"),
    "qr": ("QR picture of the join code", "参加コードのQR"),
    "in-list": (
        "Other programs on this network also find this game in their list.",
        "同じネットワークの一覧にも表示されます。",
    ),
    "not-in-list": (
        "Another program keeps this game out of lists; the code works.",
        "別のプログラムのため一覧には表示されません。コードは使えます。",
    ),
    "seat-free": ("Waiting for a player …", "プレイヤーを待っています…"),
    "seat-you": ("you", "あなた"),
    "seat-host": ("host", "ホスト"),
    "seat-no-deck": ("No deck yet", "デッキ未選択"),
    "seat-executes": ("every card executes", "全カード自動処理"),
    "seat-by-hand": ("some cards by hand", "手動で処理するカードあり"),
    "seat-ready": ("Ready", "準備完了"),
    "seat-not-ready": ("Not ready", "準備中"),
    "seat-away": ("Away {0}", "不在 {0}"),
    "first": (
        "Who goes first: chance picks one of you, who then chooses to go first or second.",
        "先攻後攻は、ランダムに選ばれた一方が先攻か後攻を選びます。",
    ),
    "both-ready": ("The game begins when both are ready.", "双方の準備ができると始まります。"),
    "shuffling": ("Shuffling together …", "一緒にシャッフルしています…"),
    "watching-list": ("Watching: {0}", "観戦: {0}"),
    "watching-allowed": (
        "Spectators see {0}. Being ready agrees to that.",
        "観戦者には{0}が見えます。準備完了で同意したことになります。",
    ),
    "sees-public": ("what both players see", "両者に見えるもの"),
    "sees-hands": ("both hands", "両者の手札"),
    "sees-late": ("{0}, {1}", "{0}({1})"),
    "ready": ("I am ready", "準備完了にする"),
    "not-ready": ("Not ready after all", "準備を取り消す"),
    "leave": ("Leave the table", "テーブルを離れる"),
    "close-table": ("Close the table", "テーブルを閉じる"),
    "deck-problems": ("This deck can't be played:", "このデッキは使えません:"),
    "deck-problems-more": ("… and {0} more.", "…ほか{0}件。"),
}
