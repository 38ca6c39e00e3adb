"""What can be wrong with a file, in English and Japanese: what it is, and what to do about it.

`{file}` is the file's name, numbered fields are the message's arguments; `damaged` tells how they read.
"""

from __future__ import annotations

from svedesk.documents.pack_sentences import PACK_SENTENCES
from svedesk.documents.sentences_cards import CARDS

SENTENCES: dict[str, tuple[str, str]] = {
    # reaching it
    "file-missing": (
        "There is no file “{0}”. Check its name and its folder.",
        "「{0}」というファイルはありません。名前とフォルダーを確かめてください。",
    ),
    "file-not-a-file": (
        "{file} is a folder, a device or a pipe. Choose a file.",
        "{file}は通常のファイルではありません。ファイルを選んでください。",
    ),
    "file-unreadable": (
        "{file} can't be read ({0}). Check that it is still there and that you may open it.",
        "{file}を読めません({0})。ファイルがあるか、開く権限があるかを確かめてください。",
    ),
    "file-too-big": (
        "{file} is too large: no {1:kind} is over {0:size}. Choose another.",
        "{file}は大きすぎます。{1:kind}は{0:size}までです。別のファイルを選んでください。",
    ),
    "file-not-written": (
        "{file} could not be saved ({0}). Free some space, see that you may write there, or choose another folder.",
        "{file}を保存できませんでした({0})。空き容量や書き込みの権限を確かめるか、別のフォルダーを選んでください。",
    ),
    "file-not-moved": (
        "{file} can't be moved ({0}). Check that it is still there and that you may change its folder.",
        "{file}を移動できません({0})。ファイルがあるか、フォルダーを変更する権限があるかを確かめてください。",
    ),
    "folder-missing": (
        "There is no folder “{0}” to save {file} in. Make it, or choose another.",
        "{file}を保存するフォルダー「{0}」がありません。作るか、別のフォルダーを選んでください。",
    ),
    "game-not-saved": (
        "The game could not be saved ({0}). Free some space, or save it to another folder.",
        "ゲームを保存できませんでした({0})。空き容量を増やすか、別のフォルダーに保存してください。",
    ),
    "game-too-long": (
        "The game has over {0} steps, more than a save may hold. Save the board, and go on from that.",
        "ゲームが{0}手を超えたので保存できません。盤面を保存して、そこから続けてください。",
    ),
    "text-foreign": (
        "This text is no {0:kind} of svedesk's. Copy all of it, from “{0}:1:” to its end.",
        "このテキストはsvedeskの{0:kind}ではありません。「{0}:1:」から最後まで全部コピーしてください。",
    ),
    "text-damaged": (
        "This text is cut off or was changed on its way. Copy all of it once more.",
        "このテキストは途中で切れているか、書き換えられています。もう一度全部コピーしてください。",
    ),
    "code-wrong": (
        "This is not a deck code, or a letter of it is wrong. Copy all of it once more.",
        "デッキコードではないか、文字が間違っています。もう一度全部コピーしてください。",
    ),
    # its form
    "file-empty": ("{file} is empty. Choose another.", "{file}は空です。別のファイルを選んでください。"),
    "file-not-text": (
        "{file} is not text, or was damaged: byte {0} is not UTF-8. Choose another.",
        "{file}は{0}バイト目がUTF-8ではありません。テキストではないか、壊れています。別のファイルを選んでください。",
    ),
    "file-encoding": (
        "{file} is not text, or was damaged: it is neither in UTF-8 nor in a Japanese encoding. Choose another.",
        "{file}はUTF-8でも日本語の文字コードでもありません。テキストではないか、壊れています。別のファイルを選んでください。",
    ),
    "file-not-json": (
        "{file} ends too early or is damaged: it is no JSON from line {0}, column {1} on. Choose another.",
        "{file}は途中で終わっているか、壊れています({0}行{1}列から)。別のファイルを選んでください。",
    ),
    "file-nested": (
        "{file} is damaged: it is nested too deeply. Choose another.",
        "{file}は入れ子が深すぎます。壊れています。別のファイルを選んでください。",
    ),
    "file-number": (
        "{file} is damaged: it holds a number that is far too large. Choose another.",
        "{file}に大きすぎる数があります。壊れています。別のファイルを選んでください。",
    ),
    "file-no-number": (
        "{file} is damaged: {0} is not a number. Mend it or choose another.",
        "{file}の{0}は数ではありません。直すか、別のファイルを選んでください。",
    ),
    "file-twice": (
        "{file} is damaged: “{0}” stands in it twice. Keep one of the two.",
        "{file}に「{0}」が2回あります。どちらかを消してください。",
    ),
    # what it is
    "file-foreign": (
        "{file} is not one of svedesk's. Choose a {0:kind}.",
        "{file}はsvedeskのファイルではありません。{0:kind}を選んでください。",
    ),
    "file-other-kind": (
        "{file} is a {0:kind}, not a {1:kind}. Open it where a {0:kind} is asked for.",
        "{file}は{0:kind}です。{1:kind}ではありません。{0:kind}を開く場所で開いてください。",
    ),
    "file-no-version": (
        "{file} is damaged: it does not say which version of a {0:kind} it is. Choose an older one.",
        "{file}には{0:kind}の版が書かれていません。前のファイルを選んでください。",
    ),
    "file-newer": (
        "{file} was saved by a newer svedesk (version {0}; this one reads up to {1}). Update svedesk to open it.",
        "{file}は新しいsvedeskで保存されました(版{0}、読めるのは{1}まで)。svedeskを更新してください。",
    ),
    "file-changed": (
        "{file} was damaged or changed after it was saved. Choose an older one.",
        "{file}は保存したあとで壊れたか、変更されました。前のファイルを選んでください。",
    ),
    # what it holds
    "file-setup": (
        "The game in {file} can't be set up ({0}). It may need cards that this svedesk does not have.",
        "{file}のゲームは準備できません({0})。このsvedeskにないカードが必要なようです。",
    ),
    "file-entry": (
        "{file} can't be played again from step {0} ({1}). Open it with the svedesk that saved it, or an older save.",
        "{file}のゲームは{0}手目以降を再現できません({1})。保存したときのsvedeskで開くか、前の保存を選んでください。",
    ),
    "file-other-state": (
        "Played again, {file} comes out different. Open it with the svedesk that saved it, or an older save.",
        "{file}のゲームは再現すると違う結果になります。保存したときのsvedeskで開くか、前の保存を選んでください。",
    ),
    # lists of cards
    "list-no-rows": (
        "{file} holds no list of cards. Choose a CSV with a line of column names, or a JSON list of objects.",
        "{file}にカードのリストがありません。1行目が列名のCSVか、オブジェクトの並ぶJSONを選んでください。",
    ),
    "list-only-columns": (
        "{file} names columns, but no card stands below them. Choose another, or add some.",
        "{file}には列名だけで、カードがありません。別のファイルを選ぶか、カードを書き加えてください。",
    ),
    "list-too-many": (
        "{file} has over {0} cards, more than there are. Split it.",
        "{file}のカードが{0}枚を超えています。分けてください。",
    ),
    "list-broken": (
        "{file} is damaged at line {0} ({1}). Mend that line or choose another.",
        "{file}の{0}行目が壊れています({1})。その行を直すか、別のファイルを選んでください。",
    ),
    "list-no-columns": (
        "{file} has no column that looks like a number or a name. Name them in a column mapping; its columns are {0}.",
        "{file}に番号やカード名らしい列がありません。列の対応表で指定してください。列は{0}です。",
    ),
    "list-other-columns": (
        "{file} has no column “{0}”, which the column mapping names. Its columns are {1}.",
        "{file}には、列の対応表にある列「{0}」がありません。列は{1}です。",
    ),
    "xml-broken": (
        "{file} is damaged: it is no XML from line {0} on ({1}). Choose another.",
        "{file}は{0}行目からXMLとして読めません({1})。別のファイルを選んでください。",
    ),
    "xml-declares": (
        "{file} declares words of its own (line {0}), which no list of cards needs. Choose another.",
        "{file}は{0}行目で独自の定義を使っています。カードデータには不要で危険です。別のファイルを選んでください。",
    ),
    "xml-foreign": (
        "{file} is no Cockatrice card database. Choose one.",
        "{file}はCockatriceのカードデータではありません。別のファイルを選んでください。",
    ),
    "library-damaged": (
        "The card library “{1}” is damaged ({0}). Begin a new one under Cards, or with svedesk library repair.",
        "カードライブラリ「{1}」が壊れています({0})。「カード」の画面かsvedesk library repairで新しく始めてください。",
    ),
    "report-damaged": (
        "What was remarked of {file} can't be read any more. Its cards are as they were.",
        "{file}についての記録は読めなくなっています。カードはそのままです。",
    ),
    "library-newer": (
        "The card library {file} was written by a newer svedesk. Update svedesk to use it.",
        "カードライブラリ{file}は新しいsvedeskのものです。svedeskを更新してください。",
    ),
    "library-stuck": (
        "The card library {file} can't be used ({0}). Nothing changed. Close other svedesks, see to space and rights.",
        "カードライブラリ{file}を使えません({0})。何も変わっていません。他のsvedeskを閉じ、空き容量と権限を確かめてください。",
    ),
    "library-changed": (
        "Another svedesk changed the card library {file} meanwhile. Nothing was done here. Try it again.",
        "その間に他のsvedeskがカードライブラリ{file}を変えたので、何もしませんでした。もう一度やり直してください。",
    ),
    # opened all the same
    "file-cut-short": (
        "{file} is open up to step {0} of {1} ({2}). Look the table over, for rules changed; the file is as it was.",
        "{file}を全{1}手のうち{0}手目まで開きました({2})。ルールが変わったので盤面を確かめてください。ファイルは元のままです。",
    ),
    "file-other-game": (
        "Played again, the game in {file} came out different. Look the table over first; the file is as it was.",
        "{file}のゲームは再現すると違う結果になりました。盤面を確かめてから続けてください。ファイルは元のままです。",
    ),
    # settings
    "settings-damaged": (
        "{file} was damaged, so the settings are as usual. What was in it is kept beside it as “{0}”.",
        "{file}が壊れていたので、設定は初期状態です。元の内容は同じ場所の「{0}」にあります。",
    ),
    "settings-value": (
        "{file} held what can't be set ({0}), so that is as usual. What was in it is kept beside it as “{1}”.",
        "{file}に設定できない値がありました({0})。その項目は初期状態です。元の内容は同じ場所の「{1}」にあります。",
    ),
    "settings-newer": (
        "{file} was written by a newer svedesk, so the settings are as usual. Update svedesk, or changes are not kept.",
        "{file}は新しいsvedeskのもので、設定は初期状態です。svedeskを更新するまで、変更は保存されません。",
    ),
    "settings-stuck": (
        "{file} is damaged and can't be moved aside ({0}). The settings are as usual; move it away to keep changes.",
        "{file}が壊れていて、移動もできません({0})。設定は初期状態です。変更を保存するにはそれを移動してください。",
    ),
    "settings-not-written": (
        "The settings could not be kept ({0}). They hold until the window is closed; free some space.",
        "設定を保存できませんでした({0})。ウィンドウを閉じるまで有効です。空き容量を増やしてください。",
    ),
}

SENTENCES |= PACK_SENTENCES

FIELDS: dict[str, tuple[str, str]] = {
    "missing": ("is missing", "がありません"),
    "unknown": ("is not known", "は使えない項目です"),
    "text": ("must be text", "は文字列でなければなりません"),
    "empty": ("must not be empty", "は空にできません"),
    "long": ("must have at most {2} characters", "は{2}文字までです"),
    "whole": ("must be a whole number", "は整数でなければなりません"),
    "least": ("must be at least {2}", "は{2}以上でなければなりません"),
    "most": ("must be at most {2}", "は{2}以下でなければなりません"),
    "list": ("must be a list", "はリストでなければなりません"),
    "object": ("must be an object", "はオブジェクトでなければなりません"),
    "entries": ("must have at most {2} entries", "は{2}個までです"),
    "one-line": ("must be one line of ordinary characters", "は通常の文字1行でなければなりません"),
    "lines": ("must be lines of ordinary characters", "は通常の文字でなければなりません"),
    "file": ("must be a file name without a folder", "はフォルダーを含まないファイル名でなければなりません"),
    "nameless": ("has no name", "に名前がありません"),
    "edges": ("must not begin or end with a space", "の最初と最後に空白は使えません"),
    "collector": (
        "must be a collector number such as SD01-001",
        "はSD01-001のようなカード番号でなければなりません",
    ),
    "word": ("must be a word in small letters", "は小文字の単語でなければなりません"),
    "traits": ("must have as many traits_ja as traits", "のtraitsとtraits_jaは同じ数でなければなりません"),
    "card-twice": ("has the card {2} twice", "に{2}が2回あります"),
    "kind": ("has a word for no kind of card ({2})", "に「{2}」という種類のカードはありません"),
    "pack-id": (
        "must be small letters and digits joined by hyphens",
        "は小文字の英数字をハイフンでつないだものでなければなりません",
    ),
    "picture-name": (
        "must be the name of a PNG, JPEG or WebP file that every system can keep",
        "はどのシステムでも使えるPNG、JPEG、WebPのファイル名でなければなりません",
    ),
    "picture-twice": ("has two pictures called {2}", "に{2}という画像が2つあります"),
    "picture-unlisted": ("lists no picture {2}, which a card has", "の一覧に、カードの画像{2}がありません"),
    "picture-unused": ("lists the picture {2}, which no card has", "の一覧の画像{2}はどのカードのものでもありません"),
    "digest": ("must be a SHA-256 of 64 hex digits", "は64桁の16進数のSHA-256でなければなりません"),
    "face": (
        "has {2}, whose other face is not there or is of another card",
        "の{2}のもう一方の面がないか、別のカードのものです",
    ),
    "other": ("holds something impossible ({2})", "にありえない内容があります({2})"),
}
"""What is wrong with one field; of the arguments {0} is its place and {1} how many fields are wrong."""

SENTENCES |= CARDS
SENTENCES |= {
    f"file-field-{what}": (
        f"{{file}} is damaged: {{0:place}} {english}{{1:mistakes}}. Mend it or choose another.",
        f"{{file}}は壊れています。{{0:place}}{japanese}{{1:mistakes}}。直すか、別のファイルを選んでください。",
    )
    for what, (english, japanese) in FIELDS.items()
}
