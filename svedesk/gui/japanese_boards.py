"""What the window says of boards, bookmarks and trying a deck alone, in Japanese."""

from __future__ import annotations

BOARDS: dict[str, str] = {
    # -- the page
    "Boards and puzzles": "盤面とパズル",
    "Boards": "盤面",
    "No note.": "メモはありません。",
    "Positions to play from: set one up, keep it with a note, give it to somebody.": (
        "好きな場面から始められる盤面です。作って、メモを付けて保存し、人に渡せます。"
    ),
    "No board is kept yet. Set one up, or keep one from the menu of any game.": (
        "保存された盤面はまだありません。新しく作るか、対戦中のメニューから保存してください。"
    ),
    "Bring it back": "元に戻す",
    "New board …": "新しい盤面…",
    "From text …": "テキストから…",
    "Play from here": "ここから始める",
    "Title and note …": "題名とメモ…",
    "Title and note": "題名とメモ",
    "Share as text …": "テキストで共有…",
    "Delete": "削除",
    "“{0}” is deleted.": "「{0}」を削除しました。",
    # -- its dialogs
    "Title": "題名",
    "Note": "メモ",
    "Keep": "保存",
    "Win this turn": "このターンで勝つ",
    "Give it a title.": "題名を付けてください。",
    "A note has {0} letters at most.": "メモは{0}文字までです。",
    "Board from text": "テキストから盤面",
    "Paste what somebody sent you. Whatever else stands around it does no harm.": (
        "もらったテキストを貼り付けてください。前後に他の文章があっても構いません。"
    ),
    "Board as text": "盤面のテキスト",
    "“{0}” without its picture. Whoever pastes it into svedesk has the same board.": (
        "「{0}」(画像なし)。svedeskに貼り付ければ同じ盤面になります。"
    ),
    "New board": "新しい盤面",
    "Leaders and evolve decks are there from the start. Everything else you lay down by hand.": (
        "リーダーとエボルヴデッキは最初からあります。他のカードは手動で置きます。"
    ),
    "Set it up": "作り始める",
    "With the main decks, shuffled": "シャッフルしたメインデッキも置く",
    # -- on the table
    "Keep the board …": "盤面を保存…",
    "Keep the board": "盤面を保存",
    "Kept as “{0}”. It is under Boards in the main menu.": (
        "「{0}」として保存しました。メインメニューの「盤面」にあります。"
    ),
    "New game with the same decks": "同じデッキでもう一度",
    "Read it": "読む",
    "Start over": "最初から",
    "Put the note away": "メモを閉じる",
    # -- trying a deck
    "Try a deck": "一人回し",
    "Deal hands as often as you like, see what is likely, and play the deck against an empty seat.": (
        "手札を何度でも配り、引く確率を確かめ、相手のいない席を相手にデッキを回せます。"
    ),
    "Going first": "先攻",
    "Going second": "後攻",
    "Hand: {0}": "手札: {0}",
    "Deal again": "配り直す",
    "Redraw": "引き直す",
    "Play alone": "一人で対戦",
    "Next turn": "次のターン",
    "Opening hand": "最初の手札",
    "{0}, {1} cards, nothing played. Dealt {2}, redrawn {3}.": (
        "{0}、{1}枚 (何もプレイしない場合)。配った回数 {2}、引き直し {3}。"
    ),
    "Chances": "確率",
    "To have drawn this card by turn": "このカードをそのターンまでに引いている確率",
    "Cards": "枚数",
    "Hand kept": "引き直しなし",
    "Redrawn without it": "なければ引き直し",
    "To have a card to play": "プレイできるカードがある確率",
    "In turn {0}": "{0}ターン目",
    "In each of them": "3ターンすべて",
    "Redrawn without cost 1 or 2": "コスト1・2がなければ引き直し",
    "Empty seat": "空席",
    # -- bookmarks
    "Mark this moment": "この場面にしおりを挟む",
    "Bookmarks …": "しおり…",
    "Bookmarks": "しおり",
    "Name": "名前",
    "Where it lies": "位置",
    "There is no bookmark yet. Mark this moment to come back to it.": (
        "しおりはまだありません。この場面に挟んでおけば戻って来られます。"
    ),
    "Go there": "ここへ移る",
    "Rename": "名前を変える",
    "Remove": "削除",
    "Bookmark “{0}” is set. {1} lists them.": "しおり「{0}」を挟みました。{1}で一覧を開きます。",
    "here": "今ここ",
    "before now": "今より前",
    "undone, can be done again": "取り消し済み (やり直し可)",
    "the game took another way": "別の展開",
    "Where you were, turn {0}": "移る前の場面 ({0}ターン目)",
    "This is “{0}”.": "「{0}」に移りました。",
    # -- setting one up
    "Put cards anywhere …": "カードを好きな場所に置く…",
    "Put cards anywhere": "カードを好きな場所に置く",
    "Cards nobody knows:": "非公開のカード:",
    "Seat": "席",
    "Zone": "領域",
    "How many": "枚数",
    "Put there": "そこに置く",
    "Draw from the deck": "デッキから引く",
    "Set the turn": "ターンを設定",
    "Whose turn": "誰のターンか",
    "Phase": "フェイズ",
    "No card has this name.": "その名前のカードはありません。",
    "Not done: the line below the table says why.": "できませんでした。理由はテーブルの下に表示されています。",
}
