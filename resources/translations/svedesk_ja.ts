<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>svedesk</name>
    <message>
        <source>Appearance</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Save and load</source>
        <translation>保存と読み込み</translation>
    </message>
    <message>
        <source>Bookmarks and cards</source>
        <translation>ブックマークとカード</translation>
    </message>
    <message>
        <source>Cards you can use now: {0}</source>
        <translation>今使えるカード：{0}枚</translation>
    </message>
    <message>
        <source>After turn {0}, your chance of winning: {1}%</source>
        <translation>{0}ターン目の後、あなたの勝率：{1}%</translation>
    </message>
    <message>
        <source>a random deck</source>
        <translation>ランダムなデッキ</translation>
    </message>
    <message>
        <source>random decks</source>
        <translation>ランダムなデッキ</translation>
    </message>
    <message>
        <source>Your view</source>
        <translation>あなたの視点</translation>
    </message>
    <message>
        <source>Lost on turn {0}</source>
        <translation>{0}ターン目に敗北</translation>
    </message>
    <message>
        <source>With warnings</source>
        <translation>要確認</translation>
    </message>
    <message>
        <source>Won on turn {0}</source>
        <translation>{0}ターン目に勝利</translation>
    </message>
    <message>
        <source>Concede this game?</source>
        <translation>この対戦を投了しますか？</translation>
    </message>
    <message>
        <source>Defeat</source>
        <translation>敗北</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>勝利</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>あなたの選択</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>あなたの番</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>あなたのターン</translation>
    </message>
    <message>
        <source>After turn {0}, {1}&apos;s chance of winning: {2}%</source>
        <translation>{0}ターン目の後、{1}の勝率：{2}%</translation>
    </message>
    <message>
        <source>No mistakes found</source>
        <translation>ミスは見つかりませんでした</translation>
    </message>
    <message>
        <source>{0} won on turn {1}</source>
        <translation>{1}ターン目に{0}が勝利</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>確率</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>手札にある確率</translation>
    </message>
    <message>
        <source>{0} turn, {1} min</source>
        <translation>{0}ターン、{1}分</translation>
    </message>
    <message>
        <source>{0} evolves {1}</source>
        <translation>{0}が{1}を進化</translation>
    </message>
    <message>
        <source>The numbers are those of the English edition</source>
        <translation>カード番号は英語版のもの</translation>
    </message>
    <message>
        <source>This is the other deck. Search it with a right click.</source>
        <translation>相手のデッキです。右クリックで探せます。</translation>
    </message>
    <message>
        <source>That card is hidden. The menu of its owner can show that hand.</source>
        <translation>そのカードは伏せられています。手札を見るには、持ち主のメニューを使ってください。</translation>
    </message>
    <message>
        <source>To play it, drop it on your {0}.</source>
        <translation>プレイするには、自分の{0}にドロップしてください。</translation>
    </message>
    <message>
        <source>Light or dark, as the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Check when svedesk starts</source>
        <translation>起動時に知らせる</translation>
    </message>
    <message>
        <source>Asks a server for the newest version number. Nothing else is sent.</source>
        <translation>インターネット上のアドレスに最新バージョンの番号だけを問い合わせます。ほかには何も送りません。</translation>
    </message>
    <message>
        <source>This copy of svedesk has no address for update checks.</source>
        <translation>このsvedeskには問い合わせ先が設定されていません。</translation>
    </message>
    <message>
        <source>svedesk {0} is out. This is {1}.</source>
        <translation>svedesk {0}が公開されています。いまのバージョンは{1}です。</translation>
    </message>
    <message>
        <source>Choose the edition …</source>
        <translation>版を選択…</translation>
    </message>
    <message>
        <source>Japanese numbers</source>
        <translation>日本語版の番号</translation>
    </message>
    <message>
        <source>English numbers</source>
        <translation>英語版の番号</translation>
    </message>
    <message>
        <source>Edition of the numbers</source>
        <translation>番号の版</translation>
    </message>
    <message>
        <source>{0} (read as Japanese numbers)</source>
        <translation>{0}（日本語版の番号として読みました）</translation>
    </message>
    <message>
        <source>Some numbers in this list are other cards in the English edition. Which edition is the list for?</source>
        <translation>このリストの番号は、英語版では別のカードです。どちらの版の番号ですか？</translation>
    </message>
    <message>
        <source>Checked against the restriction list of {0}.</source>
        <translation>{0}の制限リストで確認しています。</translation>
    </message>
    <message>
        <source>No restriction list is used.</source>
        <translation>制限リストは使われていません。</translation>
    </message>
    <message>
        <source>Decks are checked against it. To add one, open its file (Ctrl+O) or drop it on the window.</source>
        <translation>デッキはこのリストで確認されます。追加するには、リストのファイルを開く(Ctrl+O)か、ウィンドウにドロップします。</translation>
    </message>
    <message>
        <source>Active: the list of {0}.</source>
        <translation>適用中：{0}のリスト。</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>最新</translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>最後に使われたカード</translation>
    </message>
    <message>
        <source>Restriction list</source>
        <translation>制限リスト</translation>
    </message>
    <message>
        <source>You can change it in the main menu.</source>
        <translation>メインメニューでいつでも変えられます。</translation>
    </message>
    <message>
        <source>Which game do you want to play?</source>
        <translation>どのゲームを遊びますか？</translation>
    </message>
    <message>
        <source> (manual)</source>
        <translation>（手動）</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>&lt;p style='font-size:22px; font-weight:600'&gt;svedesk {0}&lt;/p&gt;&lt;p&gt;A desktop table for Shadowverse: Evolve that knows the rules, and lets you switch them off.&lt;/p&gt;&lt;p&gt;An unofficial fan project, not connected with the publishers of the game. It ships no card text, art or logos: svedesk draws the card faces itself and writes rules text from its own scripts.&lt;/p&gt;&lt;p&gt;MIT licence. The fonts come with their own licences.&lt;/p&gt;</source>
        <translation>&lt;p style='font-size:22px; font-weight:600'&gt;svedesk {0}&lt;/p&gt;&lt;p&gt;Shadowverse EVOLVEのためのデスクトップテーブル。ルールはオンにもオフにもできます。&lt;/p&gt;&lt;p&gt;非公式のファン作品で、権利者とは関係がありません。カードのテキスト、イラスト、ロゴは含まず、カードの絵もテキストもsvedeskが自分で作ります。&lt;/p&gt;&lt;p&gt;MITライセンス。フォントのライセンスはフォントと同じ場所にあります。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>（空）</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1枚のカード</translation>
    </message>
    <message>
        <source>1 card in hand</source>
        <translation>手札1枚</translation>
    </message>
    <message>
        <source>1 card. Double-click, drag or press Enter to add one. Press a number for that many; right-click for more.</source>
        <translation>1種類。ダブルクリック、ドラッグ、Enterで追加。数字キーでその枚数。右クリックでメニュー。</translation>
    </message>
    <message>
        <source>1 unrecognized line. Double-click it to choose its card.</source>
        <translation>不明な行が1行あります。ダブルクリックするとカードを選べます。</translation>
    </message>
    <message>
        <source>1 more doesn't fit the leader.</source>
        <translation>ほかに1種類はこのリーダーに合いません。</translation>
    </message>
    <message>
        <source>1 picture</source>
        <translation>画像1枚</translation>
    </message>
    <message>
        <source>A Cockatrice card database (.xml), with card texts.</source>
        <translation>Cockatriceのカードデータベース (.xml): カードとテキスト</translation>
    </message>
    <message>
        <source>A button next to the card creates one. So does its menu.</source>
        <translation>カードのそばのボタンで作れます。メニューにもあります。</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>レッスン一覧</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>パズル一覧</translation>
    </message>
    <message>
        <source>Attack only</source>
        <translation>攻撃だけ</translation>
    </message>
    <message>
        <source>Card …</source>
        <translation>カード…</translation>
    </message>
    <message>
        <source>Close review</source>
        <translation>検討を閉じる</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>コイン</translation>
    </message>
    <message>
        <source>Deal the damage later, or not at all</source>
        <translation>ダメージは後で、または与えない</translation>
    </message>
    <message>
        <source>Deal {0} and take {1}</source>
        <translation>{0}与えて{1}受ける</translation>
    </message>
    <message>
        <source>Deal {0} damage</source>
        <translation>{0}ダメージを与える</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>サイコロ</translation>
    </message>
    <message>
        <source>Difficulty {0} of 3</source>
        <translation>難易度 {0}/3</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Done! Next: {0}.</source>
        <translation>できました！ 次は「{0}」です。</translation>
    </message>
    <message>
        <source>Draw a card at the start of a turn</source>
        <translation>ターン開始時に1枚引く</translation>
    </message>
    <message>
        <source>A card of this pack: {0}</source>
        <translation>このパックのカード：{0}</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>A folder of pictures named by card number or name. They are shown on the cards.</source>
        <translation>カード番号かカード名がファイル名の画像のフォルダー。カードに表示します。</translation>
    </message>
    <message>
        <source>A card list (.csv, .xlsx, .json). You choose what each column means.</source>
        <translation>カードのリスト (.csv、.xlsx、.json)。各列の意味を選べます。</translation>
    </message>
    <message>
        <source>A note can have at most {0} characters.</source>
        <translation>メモは{0}文字までです。</translation>
    </message>
    <message>
        <source>Enter a number, or +2 or -3 to change it.</source>
        <translation>数、または+2や-3のような増減を入力します。</translation>
    </message>
    <message>
        <source>A pack of cards made by someone else (.svepack).</source>
        <translation>ほかの人が作ったカードのパック (.svepack)</translation>
    </message>
    <message>
        <source>Official questions and answers about cards (.json, .csv). They stand below the card.</source>
        <translation>カードの公式Q&amp;A (.json、.csv)。カードの下に表示されます。</translation>
    </message>
    <message>
        <source>A soft bell rings when it's your turn to answer.</source>
        <translation>あなたの答えを待っているときはベルで知らせます。</translation>
    </message>
    <message>
        <source>Give me a hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>In a window this large, everything is shown at {0}%.</source>
        <translation>この大きさのウィンドウでは{0}%で表示します。</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Lesson {0} of {1} · {2}</source>
        <translation>レッスン {0}/{1} · {2}</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>More changes</source>
        <translation>その他の変更</translation>
    </message>
    <message>
        <source>Biggest hits</source>
        <translation>大きなダメージ</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>次のフェイズへ</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>次のパズル</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>次の一手</translation>
    </message>
    <message>
        <source>Next: {0}</source>
        <translation>次：{0}</translation>
    </message>
    <message>
        <source>Not done yet</source>
        <translation>未完了</translation>
    </message>
    <message>
        <source>Not possible in a lesson. Finish it, or go back to all lessons.</source>
        <translation>レッスン中は使えません。最後まで進めるか、一覧に戻ってください。</translation>
    </message>
    <message>
        <source>Not possible in a puzzle. Win this turn, or go back to all puzzles.</source>
        <translation>パズルでは使えません。このターンに勝つか、一覧に戻ってください。</translation>
    </message>
    <message>
        <source>One step to undo, with the attack</source>
        <translation>攻撃と合わせて1回で元に戻せます</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>案内</translation>
    </message>
    <message>
        <source>Puzzle {0} of {1} · {2}</source>
        <translation>パズル {0}/{1} · {2}</translation>
    </message>
    <message>
        <source>Puzzles: win this turn</source>
        <translation>パズル：このターンに勝つ</translation>
    </message>
    <message>
        <source>Short lessons on real boards. There is no time limit.</source>
        <translation>実際の盤面での短いレッスンです。時間制限はありません。</translation>
    </message>
    <message>
        <source>Short lessons on real boards, then positions in which you can win this turn. There is no time limit.</source>
        <translation>実際の盤面での短いレッスンと、このターンに勝つパズル。時間制限はありません。</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Solved! You win this turn.</source>
        <translation>正解！ このターンに勝ちました。</translation>
    </message>
    <message>
        <source>Step back (Left)</source>
        <translation>1手戻る (Left)</translation>
    </message>
    <message>
        <source>Step forward (Right)</source>
        <translation>1手進む (Right)</translation>
    </message>
    <message>
        <source>A table for {0} that knows the rules,
and lets you turn them off.</source>
        <translation>{0}のためのテーブル。
ルールはオンにもオフにもできます。</translation>
    </message>
    <message>
        <source>A token of this pack: {0}</source>
        <translation>このパックのトークン：{0}</translation>
    </message>
    <message>
        <source>A version is saved automatically once a deck has not changed for a while.</source>
        <translation>しばらく変更がないと、その時点のデッキが自動的に保存されます。</translation>
    </message>
    <message>
        <source>A version is saved automatically when a pack is changed again after five minutes or more.</source>
        <translation>5分以上たってからパックを変更すると、変更前の版が自動的に保存されます。</translation>
    </message>
    <message>
        <source>About</source>
        <translation>ソフトについて</translation>
    </message>
    <message>
        <source>About svedesk</source>
        <translation>svedeskについて</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Add to a deck</source>
        <translation>デッキに追加</translation>
    </message>
    <message>
        <source>Add to another deck</source>
        <translation>ほかのデッキに追加</translation>
    </message>
    <message>
        <source>Add one</source>
        <translation>1枚追加</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>すべてのカード</translation>
    </message>
    <message>
        <source>Select all cards in the zone</source>
        <translation>領域のカードをすべて選択</translation>
    </message>
    <message>
        <source>All decks</source>
        <translation>すべてのデッキ</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>ルール：すべて</translation>
    </message>
    <message>
        <source>Everything since {0}: {1} added cards will be removed, {2} changed cards will be restored.</source>
        <translation>{0}以降のすべて：追加された{1}枚を削除し、変更された{2}枚を元に戻します。</translation>
    </message>
    <message>
        <source>Always pause</source>
        <translation>常に止まる</translation>
    </message>
    <message>
        <source>Step {0} of {1}</source>
        <translation>ステップ {0}/{1}</translation>
    </message>
    <message>
        <source>That is all you need for a first game.</source>
        <translation>最初のゲームに必要なことはこれで全部です。</translation>
    </message>
    <message>
        <source>That is all you need for a first game. The puzzles are waiting.</source>
        <translation>最初のゲームに必要なことはこれで全部です。次はパズルをどうぞ。</translation>
    </message>
    <message>
        <source>That is one way to win. Try again to play it yourself.</source>
        <translation>これが勝ち方の一つです。「やり直す」で自分で解いてみましょう。</translation>
    </message>
    <message>
        <source>The turn is over and your opponent is still in the game. Undo, or try again.</source>
        <translation>ターンが終わりましたが、まだ勝っていません。元に戻すか、やり直してください。</translation>
    </message>
    <message>
        <source>An unofficial fan project. No official text, art or logos.</source>
        <translation>非公式のファン作品です。公式のテキスト、イラスト、ロゴは含みません。</translation>
    </message>
    <message>
        <source>And {0} more.</source>
        <translation>ほか{0}件。</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Pay when a card is played</source>
        <translation>カードを出すときに支払う</translation>
    </message>
    <message>
        <source>Refill at the start of a turn</source>
        <translation>ターン開始時に回復する</translation>
    </message>
    <message>
        <source>There are no lessons for this game yet.</source>
        <translation>このゲームのレッスンはまだありません。</translation>
    </message>
    <message>
        <source>To attack, Shift+drag a card onto its target, or use the card's menu. Off: you are asked at each attack.</source>
        <translation>攻撃するには、Shiftを押しながらカードを対象へドラッグするか、カードのメニューを使います。オフなら攻撃のたびに確認します。</translation>
    </message>
    <message>
        <source>To the puzzles</source>
        <translation>パズルへ</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Turn the attacker and deal damage both ways, without asking</source>
        <translation>確認せずに攻撃側を横向きにし、互いにダメージを与える</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>チュートリアル</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>Keep order</source>
        <translation>今の順番のまま</translation>
    </message>
    <message>
        <source>Ash</source>
        <translation>灰</translation>
    </message>
    <message>
        <source>Confirm them myself</source>
        <translation>自分で確認する</translation>
    </message>
    <message>
        <source>0 is mute.</source>
        <translation>0で無音になります。</translation>
    </message>
    <message>
        <source>0 shows plain cloth.</source>
        <translation>0で無地になります。</translation>
    </message>
    <message>
        <source>Position from the top (1 = top card)</source>
        <translation>上から何枚目（1が一番上）</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>攻撃力</translation>
    </message>
    <message>
        <source>Attack +1</source>
        <translation>攻撃力+1</translation>
    </message>
    <message>
        <source>Attack and defense</source>
        <translation>攻撃力と体力</translation>
    </message>
    <message>
        <source>Attack …</source>
        <translation>攻撃…</translation>
    </message>
    <message>
        <source>Attack −1</source>
        <translation>攻撃力−1</translation>
    </message>
    <message>
        <source>Attack/defense of {0}</source>
        <translation>{0}の攻撃力/体力</translation>
    </message>
    <message>
        <source>Attacks</source>
        <translation>攻撃</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Back face</source>
        <translation>裏面</translation>
    </message>
    <message>
        <source>Back face of {0}</source>
        <translation>{0}の裏面</translation>
    </message>
    <message>
        <source>Back to the card</source>
        <translation>カードに戻る</translation>
    </message>
    <message>
        <source>Removed cards</source>
        <translation>除外したカード</translation>
    </message>
    <message>
        <source>Start a new card library?</source>
        <translation>新しいカードライブラリを作りますか？</translation>
    </message>
    <message>
        <source>New library …</source>
        <translation>新しいライブラリ…</translation>
    </message>
    <message>
        <source>New library</source>
        <translation>新しく作る</translation>
    </message>
    <message>
        <source>Started from a board</source>
        <translation>盤面から開始</translation>
    </message>
    <message>
        <source>Board as text</source>
        <translation>盤面のテキスト</translation>
    </message>
    <message>
        <source>Import a board</source>
        <translation>テキストから盤面をインポート</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Boards and puzzles</source>
        <translation>盤面とパズル</translation>
    </message>
    <message>
        <source>Bookmark “{0}” added. {1} lists all bookmarks.</source>
        <translation>ブックマーク「{0}」を追加しました。{1}で一覧を開きます。</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>ブックマーク</translation>
    </message>
    <message>
        <source>Bookmarks …</source>
        <translation>ブックマーク…</translation>
    </message>
    <message>
        <source>Both hands, {0} below</source>
        <translation>両方の手札（手前は{0}）</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Restoring</source>
        <translation>元に戻しています</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Rules off: Ctrl+click, or drag a box on the table</source>
        <translation>ルールオフ：Ctrl+クリック、テーブル上をドラッグして囲む</translation>
    </message>
    <message>
        <source>Rules off: click a phase to go to it</source>
        <translation>ルールオフ：クリックしたフェイズへ進む</translation>
    </message>
    <message>
        <source>Rules off. Drag any card anywhere; right-click for more.</source>
        <translation>ルールオフ。カードはどこへでもドラッグできます。右クリックでメニュー。</translation>
    </message>
    <message>
        <source>Rules off: drag any card anywhere, or use the wheel over a number</source>
        <translation>ルールオフ：カードをどこへでもドラッグ、数の上でホイール</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Cancel or close</source>
        <translation>キャンセル、閉じる</translation>
    </message>
    <message>
        <source>Canopy</source>
        <translation>木陰</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Card pictures</source>
        <translation>カードの画像</translation>
    </message>
    <message>
        <source>Card set</source>
        <translation>セット</translation>
    </message>
    <message>
        <source>Move card to the reserve</source>
        <translation>カードを控えへ</translation>
    </message>
    <message>
        <source>Move card to the bottom of the deck</source>
        <translation>カードをデッキの下へ</translation>
    </message>
    <message>
        <source>Move card to the discard pile</source>
        <translation>カードを捨て札へ</translation>
    </message>
    <message>
        <source>Move card to the hand</source>
        <translation>カードを手札へ</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Cards (*.xml *.csv *.xlsx *.tsv *.txt *.json *.gz *.svepack);;All files (*)</source>
        <translation>カード (*.xml *.csv *.xlsx *.tsv *.txt *.json *.gz *.svepack);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Cards in hand and on the field, as large as the table has room for. The hand is never cut off.</source>
        <translation>手札と場のカードの大きさ。テーブルに入る範囲で変わり、手札が切れることはありません。</translation>
    </message>
    <message>
        <source>Unknown cards:</source>
        <translation>非公開のカード：</translation>
    </message>
    <message>
        <source>Cards of the pack</source>
        <translation>パックのカード</translation>
    </message>
    <message>
        <source>Cards only in this deck: {0}. Only in the other: {1}.</source>
        <translation>このデッキだけ：{0}枚、比較先だけ：{1}枚。</translation>
    </message>
    <message>
        <source>New cards are added, and known ones are updated from the file. Cards that come with svedesk only get its texts. You can undo this.</source>
        <translation>新しいカードは追加し、既にあるカードはファイルの内容に更新します。svedesk付属のカードにはテキストだけを加えます。後で取り消せます。</translation>
    </message>
    <message>
        <source>Play sounds for cards, attacks, damage and turns</source>
        <translation>カード、攻撃、ダメージ、ターンの音を鳴らす</translation>
    </message>
    <message>
        <source>Dice and coins</source>
        <translation>サイコロとコイン</translation>
    </message>
    <message>
        <source>Coin toss</source>
        <translation>コイントスで決める</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>確率</translation>
    </message>
    <message>
        <source>Change keys …</source>
        <translation>キーを変える…</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>チャット</translation>
    </message>
    <message>
        <source>Chat in a network game</source>
        <translation>ネットワーク対戦のチャット</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>もう一度調べる</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>フォルダーを選ぶ</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>画像を選ぶ</translation>
    </message>
    <message>
        <source>Choose a column for the number or for a name.</source>
        <translation>番号か名前の列を選んでください。</translation>
    </message>
    <message>
        <source>Choose none</source>
        <translation>選ばない</translation>
    </message>
    <message>
        <source>Choose one with the buttons, or drop it on this window. You&apos;ll be asked before anything changes, and every import can be undone. Your files stay on this PC.</source>
        <translation>ボタンで選ぶか、このウィンドウにドロップしてください。変更の前に確認があり、すべて取り消せます。データがこのPCの外に送られることはありません。</translation>
    </message>
    <message>
        <source>Choose or type what each word means. Leave a field empty to use the word as written.</source>
        <translation>語の意味を選ぶか入力してください。空欄の語は書かれたまま使います。</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>選ぶ…</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>クラス</translation>
    </message>
    <message>
        <source>Choose a class to begin</source>
        <translation>クラスを選んで始める</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>すべてのカードを表示</translation>
    </message>
    <message>
        <source>Shows its cards</source>
        <translation>このカードを表示</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消す</translation>
    </message>
    <message>
        <source>Clear arrows</source>
        <translation>矢印を消す</translation>
    </message>
    <message>
        <source>Clear changes</source>
        <translation>変更を消す</translation>
    </message>
    <message>
        <source>Click a pile</source>
        <translation>カードの束をクリック</translation>
    </message>
    <message>
        <source>Click your card</source>
        <translation>自分のカードをクリック</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Cockatrice</source>
        <translation>Cockatrice</translation>
    </message>
    <message>
        <source>Column of {0}</source>
        <translation>{0}の列</translation>
    </message>
    <message>
        <source>Compare it with</source>
        <translation>比較するデッキ</translation>
    </message>
    <message>
        <source>Compare {0}</source>
        <translation>{0}を比較</translation>
    </message>
    <message>
        <source>Compare …</source>
        <translation>比較…</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>コピーしました。</translation>
    </message>
    <message>
        <source>Copies in a deck</source>
        <translation>デッキに入れられる枚数</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy or save the log</source>
        <translation>ログをコピー・保存</translation>
    </message>
    <message>
        <source>Copy card</source>
        <translation>カードをコピー</translation>
    </message>
    <message>
        <source>Copy the name</source>
        <translation>名前をコピー</translation>
    </message>
    <message>
        <source>Copy the number</source>
        <translation>番号をコピー</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Cost curve</source>
        <translation>コスト分布</translation>
    </message>
    <message>
        <source>Cost {0}</source>
        <translation>コスト{0}</translation>
    </message>
    <message>
        <source>Cost {0} until the end of the turn</source>
        <translation>ターン終了時までコスト{0}</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Counter</source>
        <translation>カウンター</translation>
    </message>
    <message>
        <source>Counter +1</source>
        <translation>カウンター+1</translation>
    </message>
    <message>
        <source>Counter −1</source>
        <translation>カウンター−1</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>カウンター</translation>
    </message>
    <message>
        <source>Counts as (name)</source>
        <translation>同名扱いの名前</translation>
    </message>
    <message>
        <source>Cover the screen between turns</source>
        <translation>交代時に画面を隠す</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>作る</translation>
    </message>
    <message>
        <source>Create a card first.</source>
        <translation>先にカードを作ってください。</translation>
    </message>
    <message>
        <source>Create a card …</source>
        <translation>カードを作る…</translation>
    </message>
    <message>
        <source>Create the same card again</source>
        <translation>同じカードをもう1枚作る</translation>
    </message>
    <message>
        <source>Create the token of the card under the mouse</source>
        <translation>マウスの下のカードのトークンを作る</translation>
    </message>
    <message>
        <source>Damage and heal</source>
        <translation>ダメージと回復</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>配り直す</translation>
    </message>
    <message>
        <source>Deal sample hands, see the odds of your draws, and play the deck against an empty seat.</source>
        <translation>手札を何度でも配り、引く確率を調べ、相手なしでデッキを回せます。</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Deck for seat {0}</source>
        <translation>{0}人目のデッキ</translation>
    </message>
    <message>
        <source>Deck that cards are added to</source>
        <translation>カードを追加するデッキ</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>デッキ構築</translation>
    </message>
    <message>
        <source>Decks ({0});;All files (*)</source>
        <translation>デッキ ({0});;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Deck history</source>
        <translation>デッキの履歴</translation>
    </message>
    <message>
        <source>Decks in these files: {0}.</source>
        <translation>ファイル内のデッキ：{0}個。</translation>
    </message>
    <message>
        <source>Decks keep the numbers of removed cards.</source>
        <translation>デッキには削除したカードの番号が残ります。</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>体力</translation>
    </message>
    <message>
        <source>Defense +1</source>
        <translation>体力+1</translation>
    </message>
    <message>
        <source>Defense −1</source>
        <translation>体力−1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>違い</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Redo the last undone action</source>
        <translation>取り消した操作をやり直す</translation>
    </message>
    <message>
        <source>Done, ask again</source>
        <translation>処理したのでもう一度質問</translation>
    </message>
    <message>
        <source>Double-click a card</source>
        <translation>カードをダブルクリック</translation>
    </message>
    <message>
        <source>Double-click or press Enter to insert a word.</source>
        <translation>ダブルクリックかEnterで単語を挿入します。</translation>
    </message>
    <message>
        <source>Double-click or press Enter to enlarge a card. Press + to add it to a deck; right-click for more.</source>
        <translation>ダブルクリックかEnterで大きく表示、+でデッキに追加。右クリックでメニュー。</translation>
    </message>
    <message>
        <source>Double-click or press + or Enter to add one to the deck. Press a number for that many; right-click for more.</source>
        <translation>ダブルクリック、+、Enterでデッキに1枚追加、数字キーでその枚数に。右クリックでメニュー。</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下へ</translation>
    </message>
    <message>
        <source>Drag a card from your hand to the table</source>
        <translation>手札のカードをテーブルへドラッグ</translation>
    </message>
    <message>
        <source>Drag a card onto an enemy card</source>
        <translation>カードを相手のカードへドラッグ</translation>
    </message>
    <message>
        <source>Drag a pile onto your card</source>
        <translation>束を自分のカードへドラッグ</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>ドロー</translation>
    </message>
    <message>
        <source>Draw 1</source>
        <translation>1枚引く</translation>
    </message>
    <message>
        <source>Draw from the deck</source>
        <translation>デッキから引く</translation>
    </message>
    <message>
        <source>How many cards to draw</source>
        <translation>引く枚数</translation>
    </message>
    <message>
        <source>Draw several …</source>
        <translation>複数枚引く…</translation>
    </message>
    <message>
        <source>Drop a picture here (PNG, JPEG or WebP)</source>
        <translation>ここに画像をドロップ (PNG、JPEG、WebP)</translation>
    </message>
    <message>
        <source>Skip the question</source>
        <translation>質問をスキップ</translation>
    </message>
    <message>
        <source>Drop the folder that contains “{0}”. Pictures are imported by folder.</source>
        <translation>「{0}」のあるフォルダーごとドロップしてください。画像はフォルダー単位でインポートします。</translation>
    </message>
    <message>
        <source>Dunes</source>
        <translation>砂丘</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>残り火</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>空席</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>ターンの終わり</translation>
    </message>
    <message>
        <source>End turn or pass</source>
        <translation>ターン終了、またはパス</translation>
    </message>
    <message>
        <source>Why did this happen?</source>
        <translation>なぜこうなった？</translation>
    </message>
    <message>
        <source>{0} attacks {1}. Deal combat damage, too?</source>
        <translation>{0}で{1}を攻撃します。戦闘ダメージも与えますか？</translation>
    </message>
    <message>
        <source>{0} · {1} of {2}</source>
        <translation>{0} · {1}/{2}</translation>
    </message>
    <message>
        <source>“End turn” first goes to the end phase. Use it again to end the turn.</source>
        <translation>「ターン終了」でまずエンドフェイズに進み、もう一度でターンを終えます。</translation>
    </message>
    <message>
        <source>Turned cards</source>
        <translation>横向きのカード</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>英語名</translation>
    </message>
    <message>
        <source>Press Enter to change the keys of an action, Del to remove them.</source>
        <translation>Enterで操作のキーを変更し、Delで削除します。</translation>
    </message>
    <message>
        <source>Or press Enter or Space.</source>
        <translation>EnterかSpaceでも同じです。</translation>
    </message>
    <message>
        <source>Esc or right click</source>
        <translation>Escまたは右クリック</translation>
    </message>
    <message>
        <source>Every game is saved step by step. Watch one, or play on from any point in it.</source>
        <translation>対戦はすべて一手ごとに保存されています。見返すことも、好きな場面から続けることもできます。</translation>
    </message>
    <message>
        <source>Seats can't be swapped in a network game.</source>
        <translation>ネットワーク対戦では席を入れ替えられません。</translation>
    </message>
    <message>
        <source>All changes saved.</source>
        <translation>すべて保存済みです。</translation>
    </message>
    <message>
        <source>Evolve</source>
        <translation>エボルヴ</translation>
    </message>
    <message>
        <source>Attach to the card under the mouse</source>
        <translation>マウスの下のカードに重ねる</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>見つかりません。</translation>
    </message>
    <message>
        <source>In {0}</source>
        <translation>現在：{0}</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>ヘルプを検索</translation>
    </message>
    <message>
        <source>You can't see which cards of this {0} fit {1}.</source>
        <translation>この{0}のどのカードが{1}に合うか、あなたには見えません。</translation>
    </message>
    <message>
        <source>No unused card of the {0} fits {1}.</source>
        <translation>{0}に、{1}に合う未使用のカードがありません。</translation>
    </message>
    <message>
        <source>It was removed from the game.</source>
        <translation>ゲームから取り除かれました。</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>例</translation>
    </message>
    <message>
        <source>Partly automated</source>
        <translation>一部自動</translation>
    </message>
    <message>
        <source>Automated</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Facedown card</source>
        <translation>裏向きのカード</translation>
    </message>
    <message>
        <source>Faces of the card</source>
        <translation>カードの面</translation>
    </message>
    <message>
        <source>File of its picture</source>
        <translation>画像のファイル名</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>PNG, JPEG or WebP files named by card number or name. They stay on this PC.</source>
        <translation>カード番号かカード名のPNG、JPEG、WebPファイル。このPCの外には送られません。</translation>
    </message>
    <message>
        <source>Phrases svedesk doesn&apos;t understand yet, and how many cards need each:</source>
        <translation>まだ読み取れない語句と、それが原因で自動化されないカードの枚数：</translation>
    </message>
    <message>
        <source>Phrases not understood yet</source>
        <translation>まだ読み取れない語句</translation>
    </message>
    <message>
        <source>{0} of {1} cards with a text are fully automated; {2} of {3} lines are read.</source>
        <translation>テキストのあるカード{1}枚のうち{0}枚が完全に自動化され、{3}行のうち{2}行を読み取れました。</translation>
    </message>
    <message>
        <source>Filter the remarks</source>
        <translation>備考を絞り込む</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Find in the log</source>
        <translation>ログを検索</translation>
    </message>
    <message>
        <source>Answer this first: {0}</source>
        <translation>先に選んでください：{0}</translation>
    </message>
    <message>
        <source>First seat</source>
        <translation>1人目</translation>
    </message>
    <message>
        <source>First seat goes first</source>
        <translation>1人目が先攻</translation>
    </message>
    <message>
        <source>Legal in this deck</source>
        <translation>このデッキに入る</translation>
    </message>
    <message>
        <source>Folder of card pictures</source>
        <translation>カード画像のフォルダー</translation>
    </message>
    <message>
        <source>Folder of pictures …</source>
        <translation>画像のフォルダー…</translation>
    </message>
    <message>
        <source>Text format</source>
        <translation>テキストの形式</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>フォーマット</translation>
    </message>
    <message>
        <source>Matched by name</source>
        <translation>名前で照合</translation>
    </message>
    <message>
        <source>Found: {0}</source>
        <translation>{0}件見つかりました</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出所</translation>
    </message>
    <message>
        <source>All sources</source>
        <translation>出所：すべて</translation>
    </message>
    <message>
        <source>When a card is played from your hand and you can pay for it.</source>
        <translation>手札からカードを出すとき、足りる場合に支払います。</translation>
    </message>
    <message>
        <source>My imports</source>
        <translation>インポートしたもの</translation>
    </message>
    <message>
        <source>Shipped with svedesk</source>
        <translation>svedesk付属</translation>
    </message>
    <message>
        <source>Import text …</source>
        <translation>テキストから…</translation>
    </message>
    <message>
        <source>At a position from the top …</source>
        <translation>上から…枚目に置く</translation>
    </message>
    <message>
        <source>Import of {0}: {1} added cards will be removed, {2} changed cards will be restored.</source>
        <translation>{0}のインポート：追加された{1}枚を削除し、変更された{2}枚を元に戻します。</translation>
    </message>
    <message>
        <source>Front face</source>
        <translation>表面</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>Game, save, help</source>
        <translation>ゲーム、保存、ヘルプ</translation>
    </message>
    <message>
        <source>Preparing the cards …</source>
        <translation>カードを準備しています…</translation>
    </message>
    <message>
        <source>Reading card texts: {0} of {1}</source>
        <translation>カードテキストを読み取り中：{0}／{1}</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Give control</source>
        <translation>コントロールを渡す</translation>
    </message>
    <message>
        <source>Enter a title.</source>
        <translation>題名を入力してください。</translation>
    </message>
    <message>
        <source>Enter a number for the card first.</source>
        <translation>先に番号を入力してください。</translation>
    </message>
    <message>
        <source>Export the pack</source>
        <translation>パックをエクスポート</translation>
    </message>
    <message>
        <source>Continue from the main phase without answering</source>
        <translation>答えずにメインフェイズから続ける</translation>
    </message>
    <message>
        <source>Go to this point</source>
        <translation>ここへ移る</translation>
    </message>
    <message>
        <source>Goes first</source>
        <translation>先攻</translation>
    </message>
    <message>
        <source>Going first</source>
        <translation>先攻</translation>
    </message>
    <message>
        <source>Going second</source>
        <translation>後攻</translation>
    </message>
    <message>
        <source>Guessed from the names</source>
        <translation>列名から推測</translation>
    </message>
    <message>
        <source>Keep hand</source>
        <translation>引き直しなし</translation>
    </message>
    <message>
        <source>Pass to {0}</source>
        <translation>{0}に交代</translation>
    </message>
    <message>
        <source>Hand …</source>
        <translation>手札…</translation>
    </message>
    <message>
        <source>Hand: {0}</source>
        <translation>手札：{0}</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>港</translation>
    </message>
    <message>
        <source>Heal 1</source>
        <translation>1回復</translation>
    </message>
    <message>
        <source>Heal all</source>
        <translation>全回復</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>History …</source>
        <translation>履歴…</translation>
    </message>
    <message>
        <source>Host a network game</source>
        <translation>ネットワーク対戦を開く</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>枚数</translation>
    </message>
    <message>
        <source>How many sides</source>
        <translation>面の数</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Import a deck</source>
        <translation>デッキをインポート</translation>
    </message>
    <message>
        <source>Import a file …</source>
        <translation>ファイルをインポート…</translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation>カードをインポート</translation>
    </message>
    <message>
        <source>Import the cards from “{0}”?</source>
        <translation>「{0}」のカードをインポートしますか？</translation>
    </message>
    <message>
        <source>Import …</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>Imported deck</source>
        <translation>インポートしたデッキ</translation>
    </message>
    <message>
        <source>Importing {0}</source>
        <translation>{0}をインポート中</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>In a network game the first row is yours, the second the other's; only you see them.</source>
        <translation>ネットワーク対戦では上の段が自分、下の段が相手のスリーブです。あなたの画面だけで変わります。</translation>
    </message>
    <message>
        <source>On each of these turns</source>
        <translation>3ターンすべて</translation>
    </message>
    <message>
        <source>Partly</source>
        <translation>一部自動</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>ファイルの中</translation>
    </message>
    <message>
        <source>On turn {0}</source>
        <translation>{0}ターン目</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>インストール</translation>
    </message>
    <message>
        <source>Install a pack</source>
        <translation>パックをインストール</translation>
    </message>
    <message>
        <source>Install a pack …</source>
        <translation>パックをインストール…</translation>
    </message>
    <message>
        <source>Install “{0}”?</source>
        <translation>「{0}」をインストールしますか？</translation>
    </message>
    <message>
        <source>Installed. Cards: {0} new, {1} changed, {2} unchanged.</source>
        <translation>インストールしました。新しいカード{0}枚、変更{1}枚、変更なし{2}枚。</translation>
    </message>
    <message>
        <source>Installing {0}</source>
        <translation>{0}をインストール中</translation>
    </message>
    <message>
        <source>Restored.</source>
        <translation>復元しました。</translation>
    </message>
    <message>
        <source>Working …</source>
        <translation>作業中です…</translation>
    </message>
    <message>
        <source>Change to {0}</source>
        <translation>{0}に変更</translation>
    </message>
    <message>
        <source>Its evolved card</source>
        <translation>進化後のカード</translation>
    </message>
    <message>
        <source>The new card starts with its details and script.</source>
        <translation>新しいカードはその情報とスクリプトから始まります。</translation>
    </message>
    <message>
        <source>The notes differ.</source>
        <translation>メモが違います。</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Japanese name</source>
        <translation>日本語名</translation>
    </message>
    <message>
        <source>Join a network game</source>
        <translation>ネットワーク対戦に参加</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>保存名</translation>
    </message>
    <message>
        <source>Save position</source>
        <translation>盤面を保存</translation>
    </message>
    <message>
        <source>Save position …</source>
        <translation>盤面を保存…</translation>
    </message>
    <message>
        <source>Saved as “{0}”. It will be offered for lists with these columns.</source>
        <translation>「{0}」として保存しました。列が同じリストで使えます。</translation>
    </message>
    <message>
        <source>Saved as “{0}”. Find it under Boards in the main menu.</source>
        <translation>「{0}」として保存しました。メインメニューの「盤面」にあります。</translation>
    </message>
    <message>
        <source>Saved mapping</source>
        <translation>保存した対応表</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>キーとマウス</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>キーワード</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>キーワード能力</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>潟</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語 (Language)</translation>
    </message>
    <message>
        <source>Large cards with a picture</source>
        <translation>画像のあるカードの拡大表示</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>格子</translation>
    </message>
    <message>
        <source>Place on top</source>
        <translation>重ねる</translation>
    </message>
    <message>
        <source>Leader defense +1</source>
        <translation>リーダーの体力+1</translation>
    </message>
    <message>
        <source>Leader defense −1</source>
        <translation>リーダーの体力−1</translation>
    </message>
    <message>
        <source>Place all other cards yourself.</source>
        <translation>他のカードは自分で置きます。</translation>
    </message>
    <message>
        <source>Placed for you: {0}.</source>
        <translation>最初から置かれるもの：{0}。</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>そのままにする</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}</source>
        <translation>{0}行{1}列：{2}</translation>
    </message>
    <message>
        <source>Unrecognized lines</source>
        <translation>不明な行</translation>
    </message>
    <message>
        <source>Unrecognized lines · {0}</source>
        <translation>不明な行 · {0}</translation>
    </message>
    <message>
        <source>Unrecognized lines: {0}. They stay in their decks.</source>
        <translation>不明な行：{0}行。デッキに残ります。</translation>
    </message>
    <message>
        <source>These are English-edition numbers: only then do they match the names.</source>
        <translation>番号は英語版のものです（そう読むと名前と合います）。</translation>
    </message>
    <message>
        <source>List</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>Load a game or a board</source>
        <translation>ゲームまたは盤面を読み込む</translation>
    </message>
    <message>
        <source>Load a game or a board …</source>
        <translation>ゲームまたは盤面を読み込む…</translation>
    </message>
    <message>
        <source>Load …</source>
        <translation>読み込む…</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>How many cards to look at</source>
        <translation>見る枚数</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>テーブルを見る</translation>
    </message>
    <message>
        <source>Look at the top …</source>
        <translation>デッキの上を見る…</translation>
    </message>
    <message>
        <source>Look at the {0}</source>
        <translation>{0}を見る</translation>
    </message>
    <message>
        <source>Checking the library</source>
        <translation>ライブラリを確認しています</translation>
    </message>
    <message>
        <source>Searching {0}</source>
        <translation>{0}を調べています</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>メインメニュー</translation>
    </message>
    <message>
        <source>Set to three copies</source>
        <translation>3枚にする</translation>
    </message>
    <message>
        <source>Duplicate a card</source>
        <translation>別のカードを元に作る</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>これを元に作る</translation>
    </message>
    <message>
        <source>Duplicate from …</source>
        <translation>元にして作る…</translation>
    </message>
    <message>
        <source>Restore this version</source>
        <translation>この版を復元</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>Manual mode</source>
        <translation>手動モード</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>対応表</translation>
    </message>
    <message>
        <source>Add bookmark</source>
        <translation>ブックマークを追加</translation>
    </message>
    <message>
        <source>Meaning of {0}</source>
        <translation>{0}の意味</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Menu of the focused card or zone</source>
        <translation>選択中のカードや領域のメニュー</translation>
    </message>
    <message>
        <source>Middle button</source>
        <translation>中ボタン</translation>
    </message>
    <message>
        <source>Mill 1</source>
        <translation>デッキの上1枚を墓場へ</translation>
    </message>
    <message>
        <source>How many cards to mill</source>
        <translation>墓場へ置く枚数</translation>
    </message>
    <message>
        <source>Mill several …</source>
        <translation>デッキの上を墓場へ…</translation>
    </message>
    <message>
        <source>More cards …</source>
        <translation>カードを追加…</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>苔</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>マウス</translation>
    </message>
    <message>
        <source>Mulligan</source>
        <translation>マリガン</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>マイカード</translation>
    </message>
    <message>
        <source>My cards {0}</source>
        <translation>マイカード{0}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name in Japanese</source>
        <translation>日本語のカード名</translation>
    </message>
    <message>
        <source>Name for seat {0}</source>
        <translation>{0}人目の名前</translation>
    </message>
    <message>
        <source>Name of the counter</source>
        <translation>カウンターの名前</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>デッキ名</translation>
    </message>
    <message>
        <source>Name of the mapping</source>
        <translation>対応表の名前</translation>
    </message>
    <message>
        <source>Name of the pack</source>
        <translation>パックの名前</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>名前または番号</translation>
    </message>
    <message>
        <source>Name the card first. Its evolved card has the same name.</source>
        <translation>先にカード名を付けてください。進化後のカードは同じ名前です。</translation>
    </message>
    <message>
        <source>Name, author …</source>
        <translation>名前、作者…</translation>
    </message>
    <message>
        <source>Name, number, cost&lt;=3, class:dragon, text:draw, rules:by_hand …</source>
        <translation>名前、番号、cost&lt;=3、class:dragon、text:引く、rules:by_hand …</translation>
    </message>
    <message>
        <source>Name, text, cost&lt;=3, trait:officer …</source>
        <translation>名前・テキスト・cost&lt;=3・trait:兵士…</translation>
    </message>
    <message>
        <source>Names of both seats</source>
        <translation>2人の名前</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>新しい盤面</translation>
    </message>
    <message>
        <source>New board …</source>
        <translation>新しい盤面…</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>新しいカード</translation>
    </message>
    <message>
        <source>New counter …</source>
        <translation>新しいカウンター…</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>新しいデッキ</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>New game with the same decks</source>
        <translation>同じデッキでもう一度</translation>
    </message>
    <message>
        <source>New key …</source>
        <translation>キーを変える…</translation>
    </message>
    <message>
        <source>New pack</source>
        <translation>新しいパック</translation>
    </message>
    <message>
        <source>Next card above</source>
        <translation>上のカードへ</translation>
    </message>
    <message>
        <source>Next card below</source>
        <translation>下のカードへ</translation>
    </message>
    <message>
        <source>Next card to the left</source>
        <translation>左のカードへ</translation>
    </message>
    <message>
        <source>Next card to the right</source>
        <translation>右のカードへ</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>次のターン</translation>
    </message>
    <message>
        <source>No saved boards yet. Set one up, or save one from a game's menu.</source>
        <translation>保存された盤面はまだありません。新しく作るか、対戦中のメニューから保存してください。</translation>
    </message>
    <message>
        <source>No cards could be read. Nothing has changed.</source>
        <translation>カードを読み取れませんでした。何も変わっていません。</translation>
    </message>
    <message>
        <source>No card matches.</source>
        <translation>該当するカードはありません。</translation>
    </message>
    <message>
        <source>No card matches. Remove a filter, or clear all of them.</source>
        <translation>該当するカードはありません。条件を減らすか、すべて消してください。</translation>
    </message>
    <message>
        <source>No card has this name.</source>
        <translation>その名前のカードはありません。</translation>
    </message>
    <message>
        <source>No card in this pack is complete yet.</source>
        <translation>このパックにはまだ完成したカードがありません。</translation>
    </message>
    <message>
        <source>No cards yet. Create one, or duplicate another card.</source>
        <translation>まだカードがありません。新しく作るか、別のカードを元に作ってください。</translation>
    </message>
    <message>
        <source>No cards here.</source>
        <translation>カードはありません。</translation>
    </message>
    <message>
        <source>No deck</source>
        <translation>デッキなし</translation>
    </message>
    <message>
        <source>No saved games yet. Play one, or open a file someone gave you.</source>
        <translation>保存された対戦はまだありません。対戦するか、もらったファイルを開いてください。</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>No imported list has text for this card.</source>
        <translation>インポートしたリストにテキストがありません。</translation>
    </message>
    <message>
        <source>No note.</source>
        <translation>メモはありません。</translation>
    </message>
    <message>
        <source>No packs installed. A pack (.svepack) contains cards someone made. Make your own under Own cards.</source>
        <translation>パックはまだありません。パック (.svepack) はほかの人が作ったカードの集まりです。「自作カード」で自分でも作れます。</translation>
    </message>
    <message>
        <source>No picture</source>
        <translation>画像なし</translation>
    </message>
    <message>
        <source>No remark matches.</source>
        <translation>該当する備考はありません。</translation>
    </message>
    <message>
        <source>No such lines.</source>
        <translation>該当する行はありません。</translation>
    </message>
    <message>
        <source>No unfinished game.</source>
        <translation>途中のゲームはありません。</translation>
    </message>
    <message>
        <source>No word matches.</source>
        <translation>該当する単語はありません。</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Unknown card</source>
        <translation>不明なカード</translation>
    </message>
    <message>
        <source>Unrecognized line. Click for the closest matches.</source>
        <translation>不明な行です。クリックすると近いカードが出ます。</translation>
    </message>
    <message>
        <source>Decks can't be looked at. Turn the rules off to search one.</source>
        <translation>デッキは見られません。ルールオフにすると中を見られます。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>None yet.</source>
        <translation>まだありません。</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>ありません。</translation>
    </message>
    <message>
        <source>None (cards show svedesk's own drawings)</source>
        <translation>なし（svedeskの絵柄を表示）</translation>
    </message>
    <message>
        <source>Not possible. The line below the table says why.</source>
        <translation>できません。理由はテーブルの下に表示されています。</translation>
    </message>
    <message>
        <source>Unfinished cards, saved only here: {0}.</source>
        <translation>未完成でここにだけ保存されているカード：{0}枚。</translation>
    </message>
    <message>
        <source>Unfinished, not playable yet</source>
        <translation>未完成、まだ使えません</translation>
    </message>
    <message>
        <source>Not on the first turn of the game.</source>
        <translation>ゲームの最初のターンでは引きません。</translation>
    </message>
    <message>
        <source>You can&apos;t do that now.</source>
        <translation>今はできません。</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Note on card …</source>
        <translation>カードのメモ…</translation>
    </message>
    <message>
        <source>Note on {0}</source>
        <translation>{0}のメモ</translation>
    </message>
    <message>
        <source>Note …</source>
        <translation>メモ…</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Notes: game plan, what to try next …</source>
        <translation>メモ：ねらい、次に試すこと…</translation>
    </message>
    <message>
        <source>Cards move without animation.</source>
        <translation>カードの動きを省き、すぐに結果を表示します。</translation>
    </message>
    <message>
        <source>Empty deck. Double-click cards on the left, drag them here, or import a list with Import …</source>
        <translation>まだ空です。左のカードをダブルクリックするか、ここへドラッグしてください。リストは「インポート…」でインポートできます。</translation>
    </message>
    <message>
        <source>No matching settings.</source>
        <translation>該当する設定がありません。</translation>
    </message>
    <message>
        <source>Nothing imported yet.</source>
        <translation>まだ何もインポートしていません。</translation>
    </message>
    <message>
        <source>Nothing new. All of these cards are already in the library.</source>
        <translation>新しいものはありません。すべてライブラリにあります。</translation>
    </message>
    <message>
        <source>Nothing special</source>
        <translation>特になし</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>いま</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Number of the back face</source>
        <translation>裏面の番号</translation>
    </message>
    <message>
        <source>Number of the front face</source>
        <translation>表面の番号</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Card field</source>
        <translation>カードの項目</translation>
    </message>
    <message>
        <source>Applies from the next game on this PC.</source>
        <translation>このPCでの次のゲームから。</translation>
    </message>
    <message>
        <source>Applies from the next game on this PC. The cover hides the table between players.</source>
        <translation>このPCでの次のゲームから。プレイヤーが交代するときに画面を隠せます。</translation>
    </message>
    <message>
        <source>Applies from the next game. Always pausing gives nothing away about your hand. You can also change it in a game&apos;s menu.</source>
        <translation>次のゲームから。常に止まれば手札の内容を悟られません。ゲーム中はメニューで変えられます。</translation>
    </message>
    <message>
        <source>In this pack</source>
        <translation>このパックのカード</translation>
    </message>
    <message>
        <source>Offer the tokens of the card under the mouse</source>
        <translation>マウスの下のカードのトークンを示す</translation>
    </message>
    <message>
        <source>Older versions of {0}</source>
        <translation>「{0}」の以前の版</translation>
    </message>
    <message>
        <source>On its back: {0}</source>
        <translation>裏面：{0}</translation>
    </message>
    <message>
        <source>On its front: {0}</source>
        <translation>表面：{0}</translation>
    </message>
    <message>
        <source>Add a key …</source>
        <translation>キーを追加…</translation>
    </message>
    <message>
        <source>{0} Not legal.</source>
        <translation>{0}使用できません。</translation>
    </message>
    <message>
        <source>Forced choices</source>
        <translation>選択肢が1つの質問</translation>
    </message>
    <message>
        <source>Only regular cards have an evolved card.</source>
        <translation>進化後のカードがあるのは通常のカードだけです。</translation>
    </message>
    <message>
        <source>Only evolved cards have a back face. You choose the face when evolving.</source>
        <translation>裏面があるのはエボルヴカードだけです。進化のときにどちらの面にするか選べます。</translation>
    </message>
    <message>
        <source>Only the order of the cards differs.</source>
        <translation>カードの順番だけが違います。</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Open decks</source>
        <translation>デッキを開く</translation>
    </message>
    <message>
        <source>Open files …</source>
        <translation>ファイルを開く…</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>手札を公開</translation>
    </message>
    <message>
        <source>Open in the card editor</source>
        <translation>カードエディターで開く</translation>
    </message>
    <message>
        <source>Open in the deck builder</source>
        <translation>デッキの画面で開く</translation>
    </message>
    <message>
        <source>Opening hand</source>
        <translation>最初の手札</translation>
    </message>
    <message>
        <source>First hands</source>
        <translation>最初の手札</translation>
    </message>
    <message>
        <source>Other name</source>
        <translation>別名</translation>
    </message>
    <message>
        <source>Alternate print of</source>
        <translation>元のカードの番号</translation>
    </message>
    <message>
        <source>Set of its number</source>
        <translation>番号のセット</translation>
    </message>
    <message>
        <source>If off, svedesk makes them for you, and pays for an effect you chose.</source>
        <translation>オフの場合、svedeskが自動で答え、選んだ効果のコストも支払います。</translation>
    </message>
    <message>
        <source>Ended on turn {0}</source>
        <translation>{0}ターン目で終了</translation>
    </message>
    <message>
        <source>Own cards</source>
        <translation>自作カード</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>パック</translation>
    </message>
    <message>
        <source>Pack: {0}</source>
        <translation>パック：{0}</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>パック</translation>
    </message>
    <message>
        <source>Pack history</source>
        <translation>パックの履歴</translation>
    </message>
    <message>
        <source>Packs of cards (*.svepack)</source>
        <translation>カードパック (*.svepack)</translation>
    </message>
    <message>
        <source>Page {0} of {1}</source>
        <translation>{0}/{1}ページ</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>Pass until something happens</source>
        <translation>何か起きるまでパス</translation>
    </message>
    <message>
        <source>Paste a list, a share code, or the text of a deck file.</source>
        <translation>リスト、共有コード、デッキファイルの内容を貼り付けてください。</translation>
    </message>
    <message>
        <source>Paste the text you were sent. Any other text around it is ignored.</source>
        <translation>もらったテキストを貼り付けてください。前後に他の文章があっても構いません。</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>一時停止 (Space)</translation>
    </message>
    <message>
        <source>Pause when I can respond</source>
        <translation>使えるときだけ止まる</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>フェイズ</translation>
    </message>
    <message>
        <source>Picture and readable text</source>
        <translation>画像と読みやすいテキスト</translation>
    </message>
    <message>
        <source>Picture …</source>
        <translation>画像…</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp)</source>
        <translation>画像 (*.png *.jpg *.jpeg *.webp)</translation>
    </message>
    <message>
        <source>Pictures ({0})</source>
        <translation>画像 ({0})</translation>
    </message>
    <message>
        <source>Pictures named by card number or name are shown on the cards. The files are not moved or changed.</source>
        <translation>カード番号かカード名がファイル名の画像を、そのカードに表示します。ファイルは移動も変更もされません。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>再生 (Space)</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>一人で対戦</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここから始める</translation>
    </message>
    <message>
        <source>Try the card on a board with play points (Ctrl+Enter)</source>
        <translation>プレイポイントのある盤面ですぐに試す (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>リソース</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>プレイヤー1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>プレイヤー2</translation>
    </message>
    <message>
        <source>Player {0}</source>
        <translation>プレイヤー{0}</translation>
    </message>
    <message>
        <source>Playmat</source>
        <translation>プレイマット</translation>
    </message>
    <message>
        <source>Point at a card to read it.</source>
        <translation>カードにマウスを合わせると内容が読めます。</translation>
    </message>
    <message>
        <source>Positions to play from. Set one up, save it with a note, share it.</source>
        <translation>好きな場面から始められる盤面です。作って、メモを付けて保存し、人に渡せます。</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>準備</translation>
    </message>
    <message>
        <source>Press a key for “{0}”. Esc cancels.</source>
        <translation>「{0}」のキーを押してください。Escでキャンセルします。</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Print / PDF …</source>
        <translation>印刷／PDF…</translation>
    </message>
    <message>
        <source>Print {0}</source>
        <translation>「{0}」の印刷</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Prints</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Prints ({0})</source>
        <translation>バージョン ({0})</translation>
    </message>
    <message>
        <source>Set up cards</source>
        <translation>カードを配置</translation>
    </message>
    <message>
        <source>Set up cards …</source>
        <translation>カードを配置…</translation>
    </message>
    <message>
        <source>Hide the note</source>
        <translation>メモを閉じる</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>置く</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>クイック</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>対応のタイミング</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>レアリティ</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>読む</translation>
    </message>
    <message>
        <source>Show large</source>
        <translation>大きく読む</translation>
    </message>
    <message>
        <source>Reading {0}</source>
        <translation>{0}を読んでいます</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Redraw</source>
        <translation>引き直す</translation>
    </message>
    <message>
        <source>Redraw if no 1- or 2-cost</source>
        <translation>コスト1・2がなければ引き直し</translation>
    </message>
    <message>
        <source>Redraw if not in hand</source>
        <translation>なければ引き直し</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>動きを減らす</translation>
    </message>
    <message>
        <source>Turn upright at the start of a turn</source>
        <translation>ターン開始時に縦向きに戻す</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Sort by cost</source>
        <translation>コスト順に並べる</translation>
    </message>
    <message>
        <source>As in the pile</source>
        <translation>元の順に戻す</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再戦</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove the card</source>
        <translation>カードを削除</translation>
    </message>
    <message>
        <source>Remove the pack</source>
        <translation>パックを削除</translation>
    </message>
    <message>
        <source>Remove {0} from the game</source>
        <translation>{0}をゲームから除く</translation>
    </message>
    <message>
        <source>Removed decks</source>
        <translation>削除したデッキ</translation>
    </message>
    <message>
        <source>Removed packs</source>
        <translation>削除したパック</translation>
    </message>
    <message>
        <source>Removing {0}</source>
        <translation>{0}を削除中</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変える</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Report of {0}</source>
        <translation>{0}のインポート結果</translation>
    </message>
    <message>
        <source>Resolve this manually, then continue. The question was: {0}</source>
        <translation>手動で処理してから続けてください。質問：{0}</translation>
    </message>
    <message>
        <source>Resolve this question manually</source>
        <translation>この質問を手動で処理</translation>
    </message>
    <message>
        <source>Resolved manually</source>
        <translation>手動で処理</translation>
    </message>
    <message>
        <source>Resolved manually: the script has errors</source>
        <translation>手動で処理：スクリプトにエラーあり</translation>
    </message>
    <message>
        <source>Resolving manually</source>
        <translation>手動で処理中</translation>
    </message>
    <message>
        <source>The game you hosted: {0}</source>
        <translation>ホストしたゲーム：{0}</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>右クリック</translation>
    </message>
    <message>
        <source>Right drag, Alt+click</source>
        <translation>右ドラッグ、Alt+クリック</translation>
    </message>
    <message>
        <source>Roll a die</source>
        <translation>サイコロを振る</translation>
    </message>
    <message>
        <source>Roll a custom die …</source>
        <translation>面の数を決めてサイコロを振る…</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>ルールの版</translation>
    </message>
    <message>
        <source>Edition: {0}</source>
        <translation>ルールの版：{0}</translation>
    </message>
    <message>
        <source>Rules on</source>
        <translation>ルールオン</translation>
    </message>
    <message>
        <source>Rules on / off</source>
        <translation>ルールオン / ルールオフ</translation>
    </message>
    <message>
        <source>Rules text in English</source>
        <translation>英語のルールテキスト</translation>
    </message>
    <message>
        <source>Rules text in Japanese</source>
        <translation>日本語のルールテキスト</translation>
    </message>
    <message>
        <source>Rules: {0}</source>
        <translation>ルール：{0}</translation>
    </message>
    <message>
        <source>Sample hands</source>
        <translation>手札を試す</translation>
    </message>
    <message>
        <source>Save as PDF …</source>
        <translation>PDFで保存…</translation>
    </message>
    <message>
        <source>Save as a file …</source>
        <translation>ファイルに保存…</translation>
    </message>
    <message>
        <source>Save as text</source>
        <translation>テキストで保存</translation>
    </message>
    <message>
        <source>Save as text …</source>
        <translation>テキストで保存…</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>盤面をエクスポート</translation>
    </message>
    <message>
        <source>Export board …</source>
        <translation>盤面をエクスポート…</translation>
    </message>
    <message>
        <source>Save the deck</source>
        <translation>デッキを保存</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>ゲームを保存</translation>
    </message>
    <message>
        <source>Save the game as …</source>
        <translation>ゲームを保存…</translation>
    </message>
    <message>
        <source>Save the key list</source>
        <translation>キー一覧を保存</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>結果を保存</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Saved as {0}.</source>
        <translation>{0} に保存しました。</translation>
    </message>
    <message>
        <source>Read the board aloud</source>
        <translation>盤面を読み上げる</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>スクリプト</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Search the cards</source>
        <translation>カードを検索</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Search the words</source>
        <translation>単語を探す</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Second column of {0}</source>
        <translation>{0}の次の列</translation>
    </message>
    <message>
        <source>Second seat</source>
        <translation>2人目</translation>
    </message>
    <message>
        <source>Second seat goes first</source>
        <translation>2人目が先攻</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>区切り</translation>
    </message>
    <message>
        <source>Set attack and defense …</source>
        <translation>攻撃力と体力を決める…</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>作り始める</translation>
    </message>
    <message>
        <source>Set leader defense …</source>
        <translation>リーダーの体力を決める…</translation>
    </message>
    <message>
        <source>Set phase</source>
        <translation>フェイズを決める</translation>
    </message>
    <message>
        <source>Set turn</source>
        <translation>ターンを設定</translation>
    </message>
    <message>
        <source>Set turn …</source>
        <translation>ターンを決める…</translation>
    </message>
    <message>
        <source>Set {0} …</source>
        <translation>{0}を決める…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Share as text …</source>
        <translation>テキストで共有…</translation>
    </message>
    <message>
        <source>List with English numbers</source>
        <translation>リスト（英語版の番号）</translation>
    </message>
    <message>
        <source>Share code</source>
        <translation>共有コード</translation>
    </message>
    <message>
        <source>Share {0}</source>
        <translation>{0}を共有</translation>
    </message>
    <message>
        <source>Share …</source>
        <translation>共有…</translation>
    </message>
    <message>
        <source>Show a random card to all</source>
        <translation>ランダムに1枚公開</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>カードを表示</translation>
    </message>
    <message>
        <source>Stop showing</source>
        <translation>公開をやめる</translation>
    </message>
    <message>
        <source>Show or hide preview and log</source>
        <translation>カードとログの表示を切り替える</translation>
    </message>
    <message>
        <source>Use the pictures in “{0}”?</source>
        <translation>「{0}」の画像を表示しますか？</translation>
    </message>
    <message>
        <source>Show the top card to all</source>
        <translation>一番上のカードを公開</translation>
    </message>
    <message>
        <source>Show to all</source>
        <translation>公開する</translation>
    </message>
    <message>
        <source>Shuffle the deck</source>
        <translation>デッキをシャッフル</translation>
    </message>
    <message>
        <source>Shuffle the {0}</source>
        <translation>{0}をシャッフル</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>カードの大きさ</translation>
    </message>
    <message>
        <source>Text and button size</source>
        <translation>文字とボタンの大きさ</translation>
    </message>
    <message>
        <source>Sleeves</source>
        <translation>スリーブ</translation>
    </message>
    <message>
        <source>Another task is running. Wait for it, or cancel it.</source>
        <translation>別の作業中です。終わるのを待つか、中止してください。</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>サウンド</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Special type</source>
        <translation>特殊な種類</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>星空</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>ゲーム開始</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Stats</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>処理</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>ゲームの局面</translation>
    </message>
    <message>
        <source>Pause for responses first</source>
        <translation>先に対応のために止まる</translation>
    </message>
    <message>
        <source>Stopped. Nothing has changed.</source>
        <translation>中止しました。何も変わっていません。</translation>
    </message>
    <message>
        <source>Playmat strength</source>
        <translation>プレイマットの濃さ</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>席を入れ替える</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>テーブルとカード</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>すべて取り除く</translation>
    </message>
    <message>
        <source>Use as leader</source>
        <translation>リーダーにする</translation>
    </message>
    <message>
        <source>Undo the last action</source>
        <translation>直前の操作を元に戻す</translation>
    </message>
    <message>
        <source>Take control</source>
        <translation>コントロールを得る</translation>
    </message>
    <message>
        <source>Move it from “{0}”</source>
        <translation>「{0}」から移す</translation>
    </message>
    <message>
        <source>Take off</source>
        <translation>外す</translation>
    </message>
    <message>
        <source>Remove one</source>
        <translation>1枚取り除く</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Order the cards from left to right</source>
        <translation>左から右の順にする</translation>
    </message>
    <message>
        <source>Remove the line</source>
        <translation>この行を取り除く</translation>
    </message>
    <message>
        <source>Take the mouse. {0}, please look away.</source>
        <translation>マウスを受け取ってください。{0}は画面を見ないでください。</translation>
    </message>
    <message>
        <source>Turn the rules off or on</source>
        <translation>ルールのオンとオフを切り替える</translation>
    </message>
    <message>
        <source>Import these decks</source>
        <translation>これらのデッキをインポート</translation>
    </message>
    <message>
        <source>Import this deck</source>
        <translation>このデッキをインポート</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>テキスト (*.txt)</translation>
    </message>
    <message>
        <source>Text, English</source>
        <translation>テキスト（英語）</translation>
    </message>
    <message>
        <source>Text, Japanese</source>
        <translation>テキスト（日本語）</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>テキスト (*.txt)</translation>
    </message>
    <message>
        <source>Text, buttons and panels. Cards on the table have their own size setting.</source>
        <translation>文字、ボタン、パネルの大きさ。テーブルのカードの大きさは別に決められます。</translation>
    </message>
    <message>
        <source>Too long. At most {0} characters fit here.</source>
        <translation>長すぎます。{0}文字までです。</translation>
    </message>
    <message>
        <source>The card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Card preview</source>
        <translation>カードのプレビュー</translation>
    </message>
    <message>
        <source>Card incomplete. See the marked fields.</source>
        <translation>カードは未完成です。足りないものは横に書かれています。</translation>
    </message>
    <message>
        <source>The damaged file is kept next to it, with the date in its name. The new library is empty, so import your lists again.</source>
        <translation>壊れたファイルは日付付きの名前で同じ場所に残ります。新しいライブラリは空なので、リストをもう一度インポートしてください。</translation>
    </message>
    <message>
        <source>The damaged library was renamed to {0}. Import your lists again.</source>
        <translation>壊れたライブラリの名前を{0}に変えました。リストをもう一度インポートしてください。</translation>
    </message>
    <message>
        <source>Deck contents</source>
        <translation>デッキの中身</translation>
    </message>
    <message>
        <source>Deck as text</source>
        <translation>テキストのデッキ</translation>
    </message>
    <message>
        <source>The first {0} of {1} cards.</source>
        <translation>全{1}枚のうち最初の{0}枚です。</translation>
    </message>
    <message>
        <source>The folder can't be used: {0}.</source>
        <translation>このフォルダーは使えません：{0}。</translation>
    </message>
    <message>
        <source>The folder has too many files. Not all of them were checked.</source>
        <translation>ファイルが多すぎるため、一部だけを調べました。</translation>
    </message>
    <message>
        <source>Reading the folder.</source>
        <translation>フォルダーを調べています。</translation>
    </message>
    <message>
        <source>Game deleted.</source>
        <translation>ゲームを削除しました。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終了しました。</translation>
    </message>
    <message>
        <source>The high contrast theme has no playmat.</source>
        <translation>ハイコントラストのテーマではプレイマットを表示しません。</translation>
    </message>
    <message>
        <source>Import of {0} undone.</source>
        <translation>{0}のインポートを取り消しました。</translation>
    </message>
    <message>
        <source>Key list copied.</source>
        <translation>キー一覧をコピーしました。</translation>
    </message>
    <message>
        <source>The library is not damaged. Nothing was changed.</source>
        <translation>ライブラリは壊れていません。何も変更していません。</translation>
    </message>
    <message>
        <source>Log copied.</source>
        <translation>ログをコピーしました。</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>Other deck</source>
        <translation>もう一つのデッキ</translation>
    </message>
    <message>
        <source>Pack details</source>
        <translation>パックの情報</translation>
    </message>
    <message>
        <source>Pack “{0}” removed.</source>
        <translation>パック「{0}」を削除しました。</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Rules off</source>
        <translation>ルールオフ</translation>
    </message>
    <message>
        <source>Fully automated</source>
        <translation>自動で処理</translation>
    </message>
    <message>
        <source>The rules are on again. They will deal with this after the next action:</source>
        <translation>ルールオンに戻しました。次の行動の後、次のことがルールで処理されます。</translation>
    </message>
    <message>
        <source>The same cards.</source>
        <translation>同じカードです。</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>ウィンドウの前の部分へ移動</translation>
    </message>
    <message>
        <source>The script works.</source>
        <translation>スクリプトは正しく動作します。</translation>
    </message>
    <message>
        <source>The seed must be a whole number. Leave it empty for a random one.</source>
        <translation>シードは整数です。空欄ならランダムです。</translation>
    </message>
    <message>
        <source>Share code as a QR code</source>
        <translation>共有コードのQRコード</translation>
    </message>
    <message>
        <source>Unfinished games stay until you delete them. Finished games are deleted after {0} days, or when all of them take more than {1} MB; the last {2} always stay.</source>
        <translation>未完のゲームは削除するまで残ります。終わったゲームは{0}日後か、合計{1} MBを超えると削除されます。新しいものから{2}件は必ず残ります。</translation>
    </message>
    <message>
        <source>{0} games deleted.</source>
        <translation>{0}件のゲームを削除しました。</translation>
    </message>
    <message>
        <source>What happened:</source>
        <translation>起きたこと：</translation>
    </message>
    <message>
        <source>{0} is next. Pass the mouse when you have seen what happened.</source>
        <translation>次は{0}です。何が起きたかを確認したら交代してください。</translation>
    </message>
    <message>
        <source>{0} is resolving {1} manually.</source>
        <translation>{0}が『{1}』を手動で処理しています。</translation>
    </message>
    <message>
        <source>Text from your list</source>
        <translation>インポートしたテキスト</translation>
    </message>
    <message>
        <source>Text from your list. It stays on this PC.</source>
        <translation>インポートしたテキスト。このPCの外には送られません。</translation>
    </message>
    <message>
        <source>The whole picture</source>
        <translation>画像全体</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>This looks like a list of {0}. Choose that game first to import it there.</source>
        <translation>「{0}」のリストのようです。そのゲームにインポートするには、先にゲームを切り替えてください。</translation>
    </message>
    <message>
        <source>This version</source>
        <translation>この版</translation>
    </message>
    <message>
        <source>No bookmarks yet. Add one to come back to this point.</source>
        <translation>ブックマークはまだありません。追加すると、この場面に戻れます。</translation>
    </message>
    <message>
        <source>No remarks.</source>
        <translation>備考はありません。</translation>
    </message>
    <message>
        <source>Defaults restored.</source>
        <translation>初期設定に戻しました。</translation>
    </message>
    <message>
        <source>Internal error in svedesk. Report: {0}.</source>
        <translation>svedeskの内部エラーです。レポート：{0}</translation>
    </message>
    <message>
        <source>No sound player found. Install pw-play, paplay or aplay.</source>
        <translation>音を再生するプログラムがありません。pw-play、paplay、aplayのどれかをインストールしてください。</translation>
    </message>
    <message>
        <source>This deck is legal.</source>
        <translation>このデッキは使えます。</translation>
    </message>
    <message>
        <source>This is not a number. Type 7, +2 or -3.</source>
        <translation>数ではありません。7、+2、-3のように入力してください。</translation>
    </message>
    <message>
        <source>Moved to “{0}”.</source>
        <translation>「{0}」に移りました。</translation>
    </message>
    <message>
        <source>This table fits at most {0}%.</source>
        <translation>このテーブルでは{0}%までです。</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>このターン</translation>
    </message>
    <message>
        <source>This window fits at most {0}%.</source>
        <translation>このウィンドウでは{0}%までです。</translation>
    </message>
    <message>
        <source>Result: {0}</source>
        <translation>インポートすると：{0}</translation>
    </message>
    <message>
        <source>Tide</source>
        <translation>潮</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>題名</translation>
    </message>
    <message>
        <source>Title and note</source>
        <translation>題名とメモ</translation>
    </message>
    <message>
        <source>Title and note …</source>
        <translation>題名とメモ…</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>ウィンドウの次の部分へ移動</translation>
    </message>
    <message>
        <source>Chance of having something to play</source>
        <translation>プレイできるカードがある確率</translation>
    </message>
    <message>
        <source>Chance of having drawn this card by turn</source>
        <translation>このカードをそのターンまでに引いている確率</translation>
    </message>
    <message>
        <source>To print (*.pdf);;Page (*.html);;Text (*.txt)</source>
        <translation>印刷用 (*.pdf);;ページ (*.html);;テキスト (*.txt)</translation>
    </message>
    <message>
        <source>Go to the start (Home)</source>
        <translation>最初へ (Home)</translation>
    </message>
    <message>
        <source>Go to the end (End)</source>
        <translation>最後へ (End)</translation>
    </message>
    <message>
        <source>Go to the next error (F8)</source>
        <translation>次のエラーへ (F8)</translation>
    </message>
    <message>
        <source>Next turn (Ctrl+Right)</source>
        <translation>次のターンへ (Ctrl+Right)</translation>
    </message>
    <message>
        <source>To the other side</source>
        <translation>相手側へ</translation>
    </message>
    <message>
        <source>Previous turn (Ctrl+Left)</source>
        <translation>前のターンへ (Ctrl+Left)</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Top card to the bottom</source>
        <translation>一番上のカードを一番下へ</translation>
    </message>
    <message>
        <source>Toss a coin</source>
        <translation>コインを投げる</translation>
    </message>
    <message>
        <source>Trait</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Traits</source>
        <translation>タイプ</translation>
    </message>
    <message>
        <source>Traits in Japanese</source>
        <translation>日本語のタイプ</translation>
    </message>
    <message>
        <source>Traits, English</source>
        <translation>タイプ（英語）</translation>
    </message>
    <message>
        <source>Traits, Japanese</source>
        <translation>タイプ（日本語）</translation>
    </message>
    <message>
        <source>Trigger</source>
        <translation>トリガー</translation>
    </message>
    <message>
        <source>Try a deck</source>
        <translation>一人回し</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>試す</translation>
    </message>
    <message>
        <source>Testing “{0}”. You have it in your hand or in its starting zone. This game is not saved.</source>
        <translation>「{0}」を試しています。カードは手札か、最初に置かれる場所にあります。この対戦は保存されません。</translation>
    </message>
    <message>
        <source>Testing …</source>
        <translation>試しています…</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>Turn of {0}</source>
        <translation>{0}のターン</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>向きを変える</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>裏返す</translation>
    </message>
    <message>
        <source>Turn card over</source>
        <translation>カードを裏返す</translation>
    </message>
    <message>
        <source>Turn the rules off to change numbers.</source>
        <translation>数値を変えるにはルールオフにしてください。</translation>
    </message>
    <message>
        <source>Turn {0}</source>
        <translation>{0}ターン目</translation>
    </message>
    <message>
        <source>Turn {0} · {1}</source>
        <translation>ターン{0} · {1}</translation>
    </message>
    <message>
        <source>Two numbers, such as 3/4.</source>
        <translation>3/4のように2つの数を入力してください。</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Undo the import of “{0}”?</source>
        <translation>「{0}」のインポートを取り消しますか？</translation>
    </message>
    <message>
        <source>Undo this and {0} newer imports …</source>
        <translation>このインポートと後の{0}件を取り消す…</translation>
    </message>
    <message>
        <source>Undo this import and the one after it …</source>
        <translation>このインポートとその後の1件を取り消す…</translation>
    </message>
    <message>
        <source>Undo this import …</source>
        <translation>このインポートを取り消す…</translation>
    </message>
    <message>
        <source>Undo {0} imports, back to “{1}”?</source>
        <translation>「{1}」まで{0}件のインポートを取り消しますか？</translation>
    </message>
    <message>
        <source>Undoing {0}</source>
        <translation>{0}を取り消し中</translation>
    </message>
    <message>
        <source>Unfinished, turn {0}</source>
        <translation>未完、{0}ターン目</translation>
    </message>
    <message>
        <source>Universe</source>
        <translation>ユニバース</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Until the end of the turn</source>
        <translation>ターン終了まで</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上へ</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使う</translation>
    </message>
    <message>
        <source>Use the card under the mouse (rules off: turn it)</source>
        <translation>マウスの下のカードを使う（ルールオフ：向きを変える）</translation>
    </message>
    <message>
        <source>Use the focused card, or press the highlighted button</source>
        <translation>選択中のカードを使う、または強調されたボタンを押す</translation>
    </message>
    <message>
        <source>Default keys</source>
        <translation>初期のキー</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>初期設定に戻す</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>すみれ</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Weave</source>
        <translation>織物</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>インポート結果</translation>
    </message>
    <message>
        <source>The differences:</source>
        <translation>違いは次のとおりです。</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Contents of the pack:</source>
        <translation>このパックの中身です。</translation>
    </message>
    <message>
        <source>Card details</source>
        <translation>カードの情報</translation>
    </message>
    <message>
        <source>Board contents</source>
        <translation>盤面の内容</translation>
    </message>
    <message>
        <source>No remarks: this was imported with an older version of svedesk.</source>
        <translation>古いsvedeskでインポートしたため、備考は残っていません。</translation>
    </message>
    <message>
        <source>Common words</source>
        <translation>よく使う単語</translation>
    </message>
    <message>
        <source>Separator between several classes or traits in one cell</source>
        <translation>1つのセルに複数のクラスやタイプがあるときの区切り文字</translation>
    </message>
    <message>
        <source>The rules don't allow this position</source>
        <translation>ルール上ありえない状態</translation>
    </message>
    <message>
        <source>What you can import</source>
        <translation>インポートできるもの</translation>
    </message>
    <message>
        <source>Changes apply immediately.</source>
        <translation>変更はすぐに反映されます。</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Before the jump, on turn {0}</source>
        <translation>移る前の場面（{0}ターン目）</translation>
    </message>
    <message>
        <source>Lines to show</source>
        <translation>表示する行</translation>
    </message>
    <message>
        <source>Print to add to the deck</source>
        <translation>デッキに入れるバージョン</translation>
    </message>
    <message>
        <source>Choose who goes first</source>
        <translation>先攻をランダムに決める</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>誰のターンか</translation>
    </message>
    <message>
        <source>Whose view</source>
        <translation>誰の視点か</translation>
    </message>
    <message>
        <source>Win this turn</source>
        <translation>このターンで勝つ</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>{0} included, shuffled</source>
        <translation>{0}もシャッフルして置く</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>No script and no text, so the card is resolved manually.</source>
        <translation>スクリプトもテキストもないので、手動で処理します。</translation>
    </message>
    <message>
        <source>Words ({0}) …</source>
        <translation>語（{0}）…</translation>
    </message>
    <message>
        <source>Words of scripts</source>
        <translation>スクリプトの単語</translation>
    </message>
    <message>
        <source>Words of {0}</source>
        <translation>{0}の語</translation>
    </message>
    <message>
        <source>Matching words</source>
        <translation>合う単語</translation>
    </message>
    <message>
        <source>Words …</source>
        <translation>語…</translation>
    </message>
    <message>
        <source>Saving {0}</source>
        <translation>{0}を保存中</translation>
    </message>
    <message>
        <source>Your name in network games</source>
        <translation>ネットワーク対戦での名前</translation>
    </message>
    <message>
        <source>Your text, English</source>
        <translation>インポートしたテキスト（英語）</translation>
    </message>
    <message>
        <source>Your text, Japanese</source>
        <translation>インポートしたテキスト（日本語）</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>領域</translation>
    </message>
    <message>
        <source>Zoom the card (hold)</source>
        <translation>カードを拡大（押している間）</translation>
    </message>
    <message>
        <source>also: {0}</source>
        <translation>重複：{0}</translation>
    </message>
    <message>
        <source>an import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>書かれたまま</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>攻撃力</translation>
    </message>
    <message>
        <source>attack it</source>
        <translation>攻撃</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>以前</translation>
    </message>
    <message>
        <source>manual</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>manual ·</source>
        <translation>手動 ·</translation>
    </message>
    <message>
        <source>by {0}</source>
        <translation>作者 {0}</translation>
    </message>
    <message>
        <source>cancel, or a menu</source>
        <translation>キャンセル、またはメニュー</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更済み</translation>
    </message>
    <message>
        <source>checksum {0}</source>
        <translation>チェックサム {0}</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>cost {0}</source>
        <translation>コスト{0}</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>体力</translation>
    </message>
    <message>
        <source>use it</source>
        <translation>できることをする</translation>
    </message>
    <message>
        <source>attach a card from it</source>
        <translation>そのカードを重ねる</translation>
    </message>
    <message>
        <source>automated</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>from column</source>
        <translation>読む列</translation>
    </message>
    <message>
        <source>from {0}</source>
        <translation>{0}による</translation>
    </message>
    <message>
        <source>here</source>
        <translation>今ここ</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>partly</source>
        <translation>一部自動</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>壊れています</translation>
    </message>
    <message>
        <source>it is not a PNG, JPEG or WebP picture</source>
        <translation>PNG、JPEG、WebPの画像ではありません</translation>
    </message>
    <message>
        <source>it was not found</source>
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>it is too large (at most 32 MB and 36 million pixels)</source>
        <translation>大きすぎます（32 MB、3600万画素まで）</translation>
    </message>
    <message>
        <source>you have no permission to read it</source>
        <translation>読み込む権限がありません</translation>
    </message>
    <message>
        <source>its abilities</source>
        <translation>能力</translation>
    </message>
    <message>
        <source>look at its cards</source>
        <translation>カードを見る</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>エラーあり</translation>
    </message>
    <message>
        <source>move it, change it</source>
        <translation>移動、変更</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>opponent's {0}</source>
        <translation>相手の{0}</translation>
    </message>
    <message>
        <source>or, where empty</source>
        <translation>空のとき</translation>
    </message>
    <message>
        <source>play it</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>point at something</source>
        <translation>指し示す</translation>
    </message>
    <message>
        <source>see the card large</source>
        <translation>カードを拡大</translation>
    </message>
    <message>
        <source>several cards at once</source>
        <translation>複数のカードをまとめて選ぶ</translation>
    </message>
    <message>
        <source>svedesk</source>
        <translation>svedesk</translation>
    </message>
    <message>
        <source>svedesk files (*.svedesk)</source>
        <translation>svedeskのファイル (*.svedesk)</translation>
    </message>
    <message>
        <source>svedesk files (*.svedesk);;All files (*)</source>
        <translation>svedeskのファイル (*.svedesk);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>text: {0}</source>
        <translation>テキスト：{0}</translation>
    </message>
    <message>
        <source>not in the current game</source>
        <translation>今のゲームにはありません</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>あり</translation>
    </message>
    <message>
        <source>undone, can be redone</source>
        <translation>取り消し済み（やり直し可）</translation>
    </message>
    <message>
        <source>Ctrl+click to add this class</source>
        <translation>Ctrl+クリックでこのクラスも加える</translation>
    </message>
    <message>
        <source>without {0}</source>
        <translation>{0}なし</translation>
    </message>
    <message>
        <source>your {0}</source>
        <translation>自分の{0}</translation>
    </message>
    <message>
        <source>{0} (back face)</source>
        <translation>{0}（裏面）</translation>
    </message>
    <message>
        <source>{0} (copy)</source>
        <translation>{0}（コピー）</translation>
    </message>
    <message>
        <source>{0} (front face)</source>
        <translation>{0}（表面）</translation>
    </message>
    <message>
        <source>{0} (of {1})</source>
        <translation>{1}の{0}</translation>
    </message>
    <message>
        <source>{0} vs. {1}</source>
        <translation>{0} 対 {1}</translation>
    </message>
    <message>
        <source>{0} unchanged</source>
        <translation>変更なし{0}</translation>
    </message>
    <message>
        <source>{0} can&apos;t do anything now.</source>
        <translation>{0}は今何もできません。</translation>
    </message>
    <message>
        <source>{0} automated, {1} partly, {2} manual</source>
        <translation>自動{0}枚、一部自動{1}枚、手動{2}枚</translation>
    </message>
    <message>
        <source>{0} can't be shown: {1}.</source>
        <translation>{0}は表示できません：{1}。</translation>
    </message>
    <message>
        <source>{0} cards</source>
        <translation>{0}枚のカード</translation>
    </message>
    <message>
        <source>{0} cards in hand</source>
        <translation>手札{0}枚</translation>
    </message>
    <message>
        <source>{0} cards you can't see.</source>
        <translation>見られないカードが{0}枚あります。</translation>
    </message>
    <message>
        <source>{0} cards. Double-click, drag or press Enter to add one. Press a number for that many; right-click for more.</source>
        <translation>{0}種類。ダブルクリック、ドラッグ、Enterで追加。数字キーでその枚数。右クリックでメニュー。</translation>
    </message>
    <message>
        <source>{0} changed</source>
        <translation>変更{0}</translation>
    </message>
    <message>
        <source>Concede as {0}?</source>
        <translation>{0}は投了しますか？</translation>
    </message>
    <message>
        <source>{0} creates no token.</source>
        <translation>{0}はトークンを作りません。</translation>
    </message>
    <message>
        <source>{0} damage</source>
        <translation>{0}ダメージ</translation>
    </message>
    <message>
        <source>{0} decks were imported.</source>
        <translation>{0}個のデッキをインポートしました。</translation>
    </message>
    <message>
        <source>{0} earlier entries</source>
        <translation>これより前の{0}行</translation>
    </message>
    <message>
        <source>{0} imports undone, back to {1}.</source>
        <translation>{1}まで{0}件のインポートを取り消しました。</translation>
    </message>
    <message>
        <source>{0} in the deck</source>
        <translation>デッキに{0}枚</translation>
    </message>
    <message>
        <source>Checking {0}.</source>
        <translation>{0}を調べています。</translation>
    </message>
    <message>
        <source>{0} is already used for “{1}” and can't also be used for “{2}”.</source>
        <translation>{0}は「{1}」で使われているため、「{2}」には使えません。</translation>
    </message>
    <message>
        <source>{0} or {1} more</source>
        <translation>{0}、ほか{1}枚の候補</translation>
    </message>
    <message>
        <source>{0} → the number is {1}, the name is {2}</source>
        <translation>{0} → 番号は{1}、名前は{2}</translation>
    </message>
    <message>
        <source>{0} unrecognized lines. Double-click one to choose its card.</source>
        <translation>不明な行が{0}行あります。ダブルクリックするとカードを選べます。</translation>
    </message>
    <message>
        <source>{0} more can't be shown.</source>
        <translation>ほかに{0}件表示できません。</translation>
    </message>
    <message>
        <source>{0} more don't fit the leader.</source>
        <translation>ほかに{0}種類はこのリーダーに合いません。</translation>
    </message>
    <message>
        <source>{0} more files to import …</source>
        <translation>残り{0}ファイルをインポート中…</translation>
    </message>
    <message>
        <source>{0} new</source>
        <translation>新規{0}</translation>
    </message>
    <message>
        <source>{0} of the remarks were not saved</source>
        <translation>うち{0}件の備考は残されていません</translation>
    </message>
    <message>
        <source>{0} chosen, up to {1}</source>
        <translation>{0}枚選択（最大{1}）</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} / {1}</translation>
    </message>
    <message>
        <source>{0} of {1} left</source>
        <translation>残り{0} / {1}</translation>
    </message>
    <message>
        <source>{0} chosen, {1} to {2}</source>
        <translation>{0}個選択（{1}～{2}）</translation>
    </message>
    <message>
        <source>{0} pictures</source>
        <translation>画像{0}枚</translation>
    </message>
    <message>
        <source>{0} pictures found, for {1} cards.</source>
        <translation>画像{0}件、カード{1}枚分が見つかりました。</translation>
    </message>
    <message>
        <source>{0} prints</source>
        <translation>{0}種のバージョン</translation>
    </message>
    <message>
        <source>{0} refused</source>
        <translation>拒否{0}</translation>
    </message>
    <message>
        <source>{0} rows with {1} columns. Choose what each column means; the result is shown on the right.</source>
        <translation>{0}行、{1}列。各列の意味を選んでください。結果が右に表示されます。</translation>
    </message>
    <message>
        <source>{0}&apos;s view</source>
        <translation>{0}の視点</translation>
    </message>
    <message>
        <source>{0} set to {1}</source>
        <translation>{0}を{1}に</translation>
    </message>
    <message>
        <source>{0} to move</source>
        <translation>{0}の行動</translation>
    </message>
    <message>
        <source>{0} to choose</source>
        <translation>{0}の選択待ち</translation>
    </message>
    <message>
        <source>{0} unknown</source>
        <translation>不明{0}</translation>
    </message>
    <message>
        <source>{0} wins</source>
        <translation>{0}の勝利</translation>
    </message>
    <message>
        <source>{0} {1} of {2}</source>
        <translation>{0} {1}/{2}</translation>
    </message>
    <message>
        <source>{0}, 1 card</source>
        <translation>{0}、1枚</translation>
    </message>
    <message>
        <source>{0}, continued</source>
        <translation>{0}（続き）</translation>
    </message>
    <message>
        <source>{0}, whose turn it is</source>
        <translation>{0}（ターン中）</translation>
    </message>
    <message>
        <source>{0}, {1} cards</source>
        <translation>{0}、{1}枚</translation>
    </message>
    <message>
        <source>{0}, {1} cards, nothing played. Dealt {2}, redrawn {3}.</source>
        <translation>{0}、{1}枚（何もプレイしない場合）。配った回数 {2}、引き直し {3}。</translation>
    </message>
    <message>
        <source>{0}. {1}</source>
        <translation>{0}。{1}</translation>
    </message>
    <message>
        <source>{0}: turn the rules off first.</source>
        <translation>{0}：先にルールオフにしてください。</translation>
    </message>
    <message>
        <source>{0}: your response</source>
        <translation>{0}が対応する番です</translation>
    </message>
    <message>
        <source>{0}: your turn</source>
        <translation>{0}の番です</translation>
    </message>
    <message>
        <source>{0}: {1} in “{2}”.</source>
        <translation>{0}：「{2}」に{1}枚。</translation>
    </message>
    <message>
        <source>“{0}” contains no cards. You can import:</source>
        <translation>「{0}」からはカードをインポートできません。インポートできるもの：</translation>
    </message>
    <message>
        <source>“{0}” can't be put into a deck.</source>
        <translation>「{0}」はデッキに入れられません。</translation>
    </message>
    <message>
        <source>“{0}” copied.</source>
        <translation>「{0}」をコピーしました。</translation>
    </message>
    <message>
        <source>“{0}” deleted.</source>
        <translation>「{0}」を削除しました。</translation>
    </message>
    <message>
        <source>“{0}” removed. Restore it with History …</source>
        <translation>「{0}」を削除しました。「履歴…」から復元できます。</translation>
    </message>
    <message>
        <source>“{0}” removed. Undo restores it.</source>
        <translation>「{0}」を削除しました。元に戻せます。</translation>
    </message>
    <message>
        <source>“{0}” has no meaning yet.</source>
        <translation>「{0}」はまだ意味がありません。</translation>
    </message>
    <message>
        <source>Showing results for {1} instead of “{0}”.</source>
        <translation>「{0}」を「{1}」として探しました。</translation>
    </message>
    <message>
        <source>“{0}”, without its picture. Anyone can paste it into svedesk to get this board.</source>
        <translation>「{0}」（画像なし）。svedeskに貼り付ければ同じ盤面になります。</translation>
    </message>
    <message>
        <source>, {0}</source>
        <translation>({0})</translation>
    </message>
    <message>
        <source>All {0} on the bottom of the {1}</source>
        <translation>{0}枚とも{1}の下へ</translation>
    </message>
    <message>
        <source>All {0} on the bottom of the {1} in random order</source>
        <translation>{0}枚とも{1}の下に（順番ランダム）</translation>
    </message>
    <message>
        <source>All {0} to the {1}</source>
        <translation>{0}枚とも{1}へ</translation>
    </message>
    <message>
        <source>Anywhere in the {0}</source>
        <translation>{0}のどこかに（ランダム）</translation>
    </message>
    <message>
        <source>Create a card: {0}</source>
        <translation>カードを作る：{0}</translation>
    </message>
    <message>
        <source>Create in the {0} …</source>
        <translation>{0}に作る…</translation>
    </message>
    <message>
        <source>Into the {0}</source>
        <translation>{0}の中へ</translation>
    </message>
    <message>
        <source>On the bottom of the {0}</source>
        <translation>{0}の下へ</translation>
    </message>
    <message>
        <source>On the bottom of the {0} in random order</source>
        <translation>{0}の下に（順番ランダム）</translation>
    </message>
    <message>
        <source>On top of the {0}</source>
        <translation>{0}の上へ</translation>
    </message>
    <message>
        <source>On top of the {0} in random order</source>
        <translation>{0}の上に（順番ランダム）</translation>
    </message>
    <message>
        <source>Random card to the {0}</source>
        <translation>ランダムに1枚を{0}へ</translation>
    </message>
    <message>
        <source>Search the {0}</source>
        <translation>{0}を見る</translation>
    </message>
    <message>
        <source>Show the {0} to all</source>
        <translation>{0}を公開</translation>
    </message>
    <message>
        <source>Sort the {0}</source>
        <translation>{0}を並べ替える</translation>
    </message>
    <message>
        <source>To the {0}</source>
        <translation>{0}へ</translation>
    </message>
    <message>
        <source>Top card to the {0}</source>
        <translation>一番上のカードを{0}へ</translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}、{1}</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの名前</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>あなたのデッキ</translation>
    </message>
    <message>
        <source>From a file …</source>
        <translation>ファイルから…</translation>
    </message>
    <message>
        <source>Open a deck</source>
        <translation>デッキを開く</translation>
    </message>
    <message>
        <source>“{0}” has unrecognized lines, such as “{1}”. Import it on the Decks page and choose the cards.</source>
        <translation>「{0}」には「{1}」など、不明な行があります。「デッキ構築」でインポートし、カードを選んでください。</translation>
    </message>
    <message>
        <source>Other players on your network join with the code you give them.</source>
        <translation>同じネットワークの相手が、あなたの伝えるコードで参加します。</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>ゲームの名前</translation>
    </message>
    <message>
        <source>{0}'s game</source>
        <translation>{0}のゲーム</translation>
    </message>
    <message>
        <source>On; can be turned off if both players agree</source>
        <translation>オン（双方が同意すればオフにできる）</translation>
    </message>
    <message>
        <source>On for the whole game</source>
        <translation>最後までオン</translation>
    </message>
    <message>
        <source>Spectators</source>
        <translation>観戦</translation>
    </message>
    <message>
        <source>See what both players see</source>
        <translation>両者に見えるものだけ</translation>
    </message>
    <message>
        <source>See both hands</source>
        <translation>両者の手札も見える</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>No delay</source>
        <translation>すぐに</translation>
    </message>
    <message>
        <source>1 turn later</source>
        <translation>1ターン後</translation>
    </message>
    <message>
        <source>{0} turns later</source>
        <translation>{0}ターン後</translation>
    </message>
    <message>
        <source>Who may join</source>
        <translation>参加できる人</translation>
    </message>
    <message>
        <source>Anyone with the join code</source>
        <translation>参加コードを知っている人</translation>
    </message>
    <message>
        <source>Anyone on this network</source>
        <translation>このネットワークの誰でも</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>ポート</translation>
    </message>
    <message>
        <source>What this program can see</source>
        <translation>このプログラムが知ること</translation>
    </message>
    <message>
        <source>This program deals the cards and knows all of them; the other player's program receives only what its player may see.</source>
        <translation>カードを配るのはこのプログラムで、すべてのカードを知っています。相手のプログラムには、相手が見てよいものだけが送られます。</translation>
    </message>
    <message>
        <source>Each shuffle combines random numbers that both programs commit to in advance, and can be verified after the game. To keep the cards from both players' programs, run svedesk host --headless on a third PC.</source>
        <translation>シャッフルは双方が先に約束した乱数から作られ、ゲームが終われば確かめられます。どちらのプログラムにも知られたくないときは、3台目のPCで svedesk host --headless を実行してください。</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>テーブルを開く</translation>
    </message>
    <message>
        <source>Resume “{0}”</source>
        <translation>「{0}」を再開</translation>
    </message>
    <message>
        <source>This game was interrupted. The same players return to their seats.</source>
        <translation>中断されたゲームです。同じプレイヤーが同じ席に戻ります。</translation>
    </message>
    <message>
        <source>Enter a port from 1 to 65535, or leave it empty.</source>
        <translation>ポートは1から65535の数字か、空欄です。</translation>
    </message>
    <message>
        <source>Enter a name of 1 to 40 characters.</source>
        <translation>名前は1文字から40文字です。</translation>
    </message>
    <message>
        <source>Can't host the game: {0}</source>
        <translation>ゲームを開けません：{0}</translation>
    </message>
    <message>
        <source>Choose a game on this network, or enter the code from its host.</source>
        <translation>一覧から選ぶか、ホストから聞いたコードを入力します。</translation>
    </message>
    <message>
        <source>Games on this network</source>
        <translation>このネットワークのゲーム</translation>
    </message>
    <message>
        <source>Searching …</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>No game found yet</source>
        <translation>まだ見つかりません</translation>
    </message>
    <message>
        <source>Games appear here automatically. A firewall can hide them; the join code or the address still works.</source>
        <translation>見つかると自動で表示されます。ファイアウォールで見えないこともありますが、参加コードやアドレスは使えます。</translation>
    </message>
    <message>
        <source>Host: {0} · {1} · {2} · {3}</source>
        <translation>ホスト：{0} · {1} · {2} · {3}</translation>
    </message>
    <message>
        <source>{0} of {1} seats taken</source>
        <translation>席 {0}/{1}</translation>
    </message>
    <message>
        <source>rules can be turned off</source>
        <translation>ルールオフ可</translation>
    </message>
    <message>
        <source>rules stay on</source>
        <translation>ルールオン</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>参加可</translation>
    </message>
    <message>
        <source>Needs code</source>
        <translation>コードが必要</translation>
    </message>
    <message>
        <source>Already started</source>
        <translation>開始済み</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>満席</translation>
    </message>
    <message>
        <source>Runs svedesk {0}</source>
        <translation>svedesk {0}</translation>
    </message>
    <message>
        <source>Can be watched</source>
        <translation>観戦可</translation>
    </message>
    <message>
        <source>{0} ms</source>
        <translation>{0} ms</translation>
    </message>
    <message>
        <source>Join code or host address</source>
        <translation>参加コードまたはアドレス</translation>
    </message>
    <message>
        <source>Capitals and dashes don't matter. An address looks like 192.168.1.20:47800. You can enter both.</source>
        <translation>大文字でも小文字でも、ハイフンがなくても構いません。アドレスは192.168.1.20:47800の形で、両方でも構いません。</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>接続をテスト</translation>
    </message>
    <message>
        <source>Only tests whether the host can be reached from here; no seat is taken.</source>
        <translation>ここからホストに接続できるかだけを確認します。席には着きません。</translation>
    </message>
    <message>
        <source>Seat from a file …</source>
        <translation>席をファイルから開く…</translation>
    </message>
    <message>
        <source>Seat from a file</source>
        <translation>席をファイルから開く</translation>
    </message>
    <message>
        <source>Continues with the seat you had on another PC.</source>
        <translation>別のPCで使っていた席の続きから始めます。</translation>
    </message>
    <message>
        <source>To another PC …</source>
        <translation>別のPCへ移す…</translation>
    </message>
    <message>
        <source>Saves your seat to a file that you open there.</source>
        <translation>席をファイルに書き出し、移動先のPCで開きます。</translation>
    </message>
    <message>
        <source>Take your seat to another PC</source>
        <translation>席を別のPCへ移す</translation>
    </message>
    <message>
        <source>Seats (*.ticket)</source>
        <translation>席 (*.ticket)</translation>
    </message>
    <message>
        <source>Can't write {0}: {1}.</source>
        <translation>{0}に書き込めません：{1}。</translation>
    </message>
    <message>
        <source>Your seat is in {0}. On the other PC, choose “Seat from a file” on this page. Whoever has the file can take your seat.</source>
        <translation>席を{0}に書き出しました。別のPCのこの画面で「席をファイルから開く」を選んでください。このファイルを持つ人は誰でもあなたの席に着けます。</translation>
    </message>
    <message>
        <source>{0} contains no seat. Choose the file that was saved on the other PC.</source>
        <translation>{0}に席はありません。別のPCで書き出したファイルを選んでください。</translation>
    </message>
    <message>
        <source>Address, if others join over the internet</source>
        <translation>インターネット経由で参加してもらう場合のアドレス</translation>
    </message>
    <message>
        <source>Address on the internet</source>
        <translation>インターネット上のアドレス</translation>
    </message>
    <message>
        <source>Join as a spectator</source>
        <translation>観戦する</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>参加</translation>
    </message>
    <message>
        <source>Spectate</source>
        <translation>観戦</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Looking for {0} …</source>
        <translation>{0}を探しています…</translation>
    </message>
    <message>
        <source>“{0}” needs a join code. Enter the one its host shows.</source>
        <translation>「{0}」には参加コードが必要です。</translation>
    </message>
    <message>
        <source>You have a seat in a game</source>
        <translation>参加中のゲームがあります</translation>
    </message>
    <message>
        <source>As {0}, at {1}. Your cards are as you left them.</source>
        <translation>{0}として、{1}のゲーム。カードはそのままです。</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>席に戻る</translation>
    </message>
    <message>
        <source>Give up the seat</source>
        <translation>席を手放す</translation>
    </message>
    <message>
        <source>The table is open. Give the code to the other player.</source>
        <translation>テーブルを開きました。相手にコードを伝えてください。</translation>
    </message>
    <message>
        <source>Both players are here.</source>
        <translation>プレイヤーがそろいました。</translation>
    </message>
    <message>
        <source>At {0}'s table.</source>
        <translation>{0}さんのテーブルです。</translation>
    </message>
    <message>
        <source>You are watching. The game appears here when it begins.</source>
        <translation>観戦席です。始まると表示されます。</translation>
    </message>
    <message>
        <source>Invite the other player</source>
        <translation>相手を招待</translation>
    </message>
    <message>
        <source>Join code</source>
        <translation>参加コード</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>コードをコピー</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Join code as a QR code</source>
        <translation>参加コードのQRコード</translation>
    </message>
    <message>
        <source>For players on this network, who also see the game in their list. For anyone else:</source>
        <translation>同じネットワークの人はこのコードを入力します（ゲームの一覧にも載ります）。それ以外の人には：</translation>
    </message>
    <message>
        <source>Short join code</source>
        <translation>短い参加コード</translation>
    </message>
    <message>
        <source>Another program keeps this game off the list. The code still works.</source>
        <translation>別のプログラムのため一覧には表示されません。コードは使えます。</translation>
    </message>
    <message>
        <source>Waiting for a player …</source>
        <translation>プレイヤーを待っています…</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>No deck yet</source>
        <translation>デッキ未選択</translation>
    </message>
    <message>
        <source>fully automated</source>
        <translation>全カード自動処理</translation>
    </message>
    <message>
        <source>some cards resolved manually</source>
        <translation>手動で処理するカードあり</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>準備中</translation>
    </message>
    <message>
        <source>Away {0}</source>
        <translation>離席中 {0}</translation>
    </message>
    <message>
        <source>The game begins when both players are ready.</source>
        <translation>双方の準備ができると始まります。</translation>
    </message>
    <message>
        <source>The game continues when the other player is back: what was saved opens with their program only.</source>
        <translation>相手が戻ると続きます。セーブデータは相手のプログラムでのみ開けます。</translation>
    </message>
    <message>
        <source>Shuffling together …</source>
        <translation>一緒にシャッフルしています…</translation>
    </message>
    <message>
        <source>Spectators: {0}</source>
        <translation>観戦：{0}</translation>
    </message>
    <message>
        <source>Spectators see {0}. By getting ready you agree to this.</source>
        <translation>観戦者には{0}が見えます。準備完了で同意したことになります。</translation>
    </message>
    <message>
        <source>what both players see</source>
        <translation>両者に見えるもの</translation>
    </message>
    <message>
        <source>both hands</source>
        <translation>両者の手札</translation>
    </message>
    <message>
        <source>I'm ready</source>
        <translation>準備完了にする</translation>
    </message>
    <message>
        <source>Cancel ready</source>
        <translation>準備を取り消す</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>テーブルを離れる</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>テーブルを閉じる</translation>
    </message>
    <message>
        <source>This deck can't be played:</source>
        <translation>このデッキは使えません：</translation>
    </message>
    <message>
        <source>… and {0} more.</source>
        <translation>…ほか{0}件。</translation>
    </message>
    <message>
        <source>Sent. Waiting for the host.</source>
        <translation>送信しました。ホストの確認を待っています。</translation>
    </message>
    <message>
        <source>Not connected. Your answer will be sent when you reconnect.</source>
        <translation>接続が切れています。つながり次第、回答を送ります。</translation>
    </message>
    <message>
        <source>You are watching. Waiting for {0}.</source>
        <translation>観戦中です。{0}の番です。</translation>
    </message>
    <message>
        <source>You don't have this card, so its text is unknown.</source>
        <translation>このカードは手元にないため、テキストは分かりません。</translation>
    </message>
    <message>
        <source>This card is in the pack “{0}”, which you don't have. Its text is unknown.</source>
        <translation>手元にないパック「{0}」のカードのため、テキストは分かりません。</translation>
    </message>
    <message>
        <source>You have a different card with this number. This card's text is unknown.</source>
        <translation>同じ番号の別のカードがあるため、このカードのテキストは分かりません。</translation>
    </message>
    <message>
        <source>Hosting</source>
        <translation>あなたがホスト</translation>
    </message>
    <message>
        <source>Connected · {0} ms</source>
        <translation>接続中 · {0} ms</translation>
    </message>
    <message>
        <source>Connecting …</source>
        <translation>接続しています…</translation>
    </message>
    <message>
        <source>Not connected · {0}</source>
        <translation>切断 · {0}</translation>
    </message>
    <message>
        <source>Connection closed</source>
        <translation>接続終了</translation>
    </message>
    <message>
        <source>{0} is away · {1}</source>
        <translation>{0}は離席中 · {1}</translation>
    </message>
    <message>
        <source>{0} watching</source>
        <translation>観戦{0}人</translation>
    </message>
    <message>
        <source>{0} watching both hands</source>
        <translation>観戦{0}人（手札公開）</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation>接続が切れました</translation>
    </message>
    <message>
        <source>for {0}</source>
        <translation>{0}経過</translation>
    </message>
    <message>
        <source>Your seat and your choices are kept. Reconnecting automatically.</source>
        <translation>席も選択中の内容もそのままです。自動で再接続を試みます。</translation>
    </message>
    <message>
        <source>This game can't continue here</source>
        <translation>ここでは続けられません</translation>
    </message>
    <message>
        <source>{0} is away</source>
        <translation>{0}は離席中です</translation>
    </message>
    <message>
        <source>The game waits for {0}. The seat is kept.</source>
        <translation>{0}を待っています。席は残ります。</translation>
    </message>
    <message>
        <source>Your seat in a network game: {0}</source>
        <translation>ネットワーク対戦の席：{0}</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>あなたの席</translation>
    </message>
    <message>
        <source>You can keep playing until {0} has to choose. The seat is kept.</source>
        <translation>{0}が選択する番になるまで続けられます。席は残ります。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離れる</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>{0} asks to undo the last action.</source>
        <translation>{0}が直前の行動を取り消したいと言っています。</translation>
    </message>
    <message>
        <source>{0} asks to redo the last action.</source>
        <translation>{0}が取り消した行動をやり直したいと言っています。</translation>
    </message>
    <message>
        <source>{0} asks to turn the rules off and play manually.</source>
        <translation>{0}がルールオフで手動で進めたいと言っています。</translation>
    </message>
    <message>
        <source>{0} asks to turn the rules back on.</source>
        <translation>{0}がルールオンに戻したいと言っています。</translation>
    </message>
    <message>
        <source>{0} asks to resolve this card manually.</source>
        <translation>{0}がこのカードを手動で処理したいと言っています。</translation>
    </message>
    <message>
        <source>{0} asks for a new game with the same decks.</source>
        <translation>{0}が同じデッキでの新しいゲームを望んでいます。</translation>
    </message>
    <message>
        <source>{0} offers a draw.</source>
        <translation>{0}が引き分けを提案しています。</translation>
    </message>
    <message>
        <source>{0} asks to allow no spectators.</source>
        <translation>{0}が観戦をなしにしたいと言っています。</translation>
    </message>
    <message>
        <source>{0} asks to let spectators see what both players see{1}.</source>
        <translation>{0}が、両者に見えるものを観戦者に見せたい{1}と言っています。</translation>
    </message>
    <message>
        <source>{0} asks to let spectators see both hands{1}.</source>
        <translation>{0}が、両者の手札を観戦者に見せたい{1}と言っています。</translation>
    </message>
    <message>
        <source>, {0} turns late</source>
        <translation>（{0}ターン後）</translation>
    </message>
    <message>
        <source>You asked to undo the last action.</source>
        <translation>直前の行動の取り消しを頼みました。</translation>
    </message>
    <message>
        <source>You asked to redo the last action.</source>
        <translation>やり直しを頼みました。</translation>
    </message>
    <message>
        <source>You asked to turn the rules off.</source>
        <translation>ルールオフを頼みました。</translation>
    </message>
    <message>
        <source>You asked to turn the rules on.</source>
        <translation>ルールオンを頼みました。</translation>
    </message>
    <message>
        <source>You asked to resolve this card manually.</source>
        <translation>手動での処理を頼みました。</translation>
    </message>
    <message>
        <source>You asked for a new game.</source>
        <translation>新しいゲームを申し込みました。</translation>
    </message>
    <message>
        <source>You offered a draw.</source>
        <translation>引き分けを提案しました。</translation>
    </message>
    <message>
        <source>You asked to change what spectators see.</source>
        <translation>観戦の変更を頼みました。</translation>
    </message>
    <message>
        <source>Waiting for {0}.</source>
        <translation>{0}を待っています。</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>同意</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>断る</translation>
    </message>
    <message>
        <source>Always accept</source>
        <translation>常に同意</translation>
    </message>
    <message>
        <source>Accept this and all later requests of this kind in this game</source>
        <translation>このゲームでは以後も同じ頼みに同意します</translation>
    </message>
    <message>
        <source>Cancel request</source>
        <translation>取り下げる</translation>
    </message>
    <message>
        <source>{0} accepted: {1}.</source>
        <translation>{0}が同意しました：{1}。</translation>
    </message>
    <message>
        <source>{0} refused: {1}.</source>
        <translation>{0}が断りました：{1}。</translation>
    </message>
    <message>
        <source>{0} canceled a request: {1}.</source>
        <translation>{0}が取り下げました：{1}。</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>取り消し</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>やり直し</translation>
    </message>
    <message>
        <source>rules off</source>
        <translation>ルールオフ</translation>
    </message>
    <message>
        <source>rules on</source>
        <translation>ルールオン</translation>
    </message>
    <message>
        <source>manual resolution</source>
        <translation>手動で処理</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>change of spectators</source>
        <translation>観戦の変更</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>Message …  /</source>
        <translation>メッセージ…  /</translation>
    </message>
    <message>
        <source>Message to other spectators …  /</source>
        <translation>他の観戦者へ…  /</translation>
    </message>
    <message>
        <source>Mute {0}</source>
        <translation>{0}をミュート</translation>
    </message>
    <message>
        <source>Muted: {0}</source>
        <translation>ミュート中：{0}</translation>
    </message>
    <message>
        <source>Mute: hide someone's chat, pings and arrows</source>
        <translation>ミュート：相手のチャットや矢印を隠す</translation>
    </message>
    <message>
        <source>Ask for a new game</source>
        <translation>新しいゲームを申し込む</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>引き分けを提案</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>ゲームを離れる</translation>
    </message>
    <message>
        <source>Ask for another game</source>
        <translation>再戦を申し込む</translation>
    </message>
    <message>
        <source>Checking the shuffles …</source>
        <translation>シャッフルを確かめています…</translation>
    </message>
    <message>
        <source>Export proof …</source>
        <translation>証明を書き出す…</translation>
    </message>
    <message>
        <source>The host of {0} isn&apos;t back yet. Your seat is kept, and you rejoin as soon as the host returns.</source>
        <translation>{0}のホストはまだ接続していません。席は残っています。ホストが戻るとすぐに再開します。</translation>
    </message>
    <message>
        <source>What this means</source>
        <translation>確認済みとは</translation>
    </message>
    <message>
        <source>Export the proof of this game</source>
        <translation>このゲームの証明を書き出す</translation>
    </message>
    <message>
        <source>Proofs of games (*.json)</source>
        <translation>ゲームの証明 (*.json)</translation>
    </message>
    <message>
        <source>Proof saved as {0}.</source>
        <translation>証明を{0}に保存しました。</translation>
    </message>
    <message>
        <source>Can't save the proof: {0}</source>
        <translation>証明を保存できません：{0}</translation>
    </message>
    <message>
        <source>The table closes for everyone. Use “Resume” in the main menu to open it again with the same seats.</source>
        <translation>全員のテーブルが閉じます。メインメニューの「続きから」で同じ席から続けられます。</translation>
    </message>
    <message>
        <source>Your seat is kept. Use “Resume” in the main menu to come back.</source>
        <translation>席は残ります。メインメニューの「続きから」で戻れます。</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0}({1})</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>Second deck</source>
        <translation>第2のデッキ</translation>
    </message>
    <message>
        <source>Discard the top card of the deck</source>
        <translation>デッキの上1枚を捨てる</translation>
    </message>
    <message>
        <source>Discard several from the deck …</source>
        <translation>デッキの上から複数枚を捨てる…</translation>
    </message>
    <message>
        <source>Turn all cards upright</source>
        <translation>すべてのカードを縦向きにする</translation>
    </message>
    <message>
        <source>Look at card</source>
        <translation>カードを見る</translation>
    </message>
    <message>
        <source>Rules text in English. Type here, or write the script: changing one updates the other.</source>
        <translation>英語のテキスト。ここに入力しても、スクリプトを書いても、もう一方が更新されます。</translation>
    </message>
    <message>
        <source>Rules text in Japanese. Type here, or write the script: changing one updates the other.</source>
        <translation>日本語のテキスト。ここに入力しても、スクリプトを書いても、もう一方が更新されます。</translation>
    </message>
    <message>
        <source>The text can be typed when the script has no errors.</source>
        <translation>スクリプトの誤りを直すと、テキストを入力できます。</translation>
    </message>
    <message>
        <source>What the card does, using the words on the right: ward, fanfare(draw(1)). Examples are above the list. Or type the card's text below.</source>
        <translation>カードの能力を右の単語で書きます：ward, fanfare(draw(1))。例は単語の一覧の上にあります。下にテキストを入力することもできます。</translation>
    </message>
    <message>
        <source>Insert the nearest phrase (Ctrl+Space)</source>
        <translation>いちばん近い書き方を入れる (Ctrl+Space)</translation>
    </message>
    <message>
        <source>Text in English</source>
        <translation>英語のテキスト</translation>
    </message>
    <message>
        <source>Text in Japanese</source>
        <translation>日本語のテキスト</translation>
    </message>
    <message>
        <source>The script works. Lines it doesn&apos;t cover are resolved manually.</source>
        <translation>スクリプトは正しく動きます。スクリプトにない行は手動で処理します。</translation>
    </message>
    <message>
        <source>No script, so the text is resolved manually.</source>
        <translation>スクリプトがないので、テキストを手動で処理します。</translation>
    </message>
    <message>
        <source>Text, line {0}: {1}. Resolved manually.</source>
        <translation>テキスト{0}行目：{1}。手動で処理します。</translation>
    </message>
    <message>
        <source>Text, line {0}: understood, but svedesk can&apos;t do it yet. Resolved manually.</source>
        <translation>テキスト{0}行目：読めましたが、まだスクリプトでは書けません。手動で処理します。</translation>
    </message>
    <message>
        <source>Text, line {0}: could mean {1} things. Resolved manually.</source>
        <translation>テキスト{0}行目：{1}通りの意味に読めます。手動で処理します。</translation>
    </message>
    <message>
        <source>Text, line {0}: could mean {1} things: {2}. Resolved manually.</source>
        <translation>テキスト{0}行目：{1}通りの意味に読めます（{2}）。手動で処理します。</translation>
    </message>
    <message>
        <source>Text, line {0}: understood up to “{1}”, but not “{2}”.</source>
        <translation>テキスト{0}行目：「{1}」まで読めましたが、「{2}」は読めません。</translation>
    </message>
    <message>
        <source>Text, line {0}: not understood: “{1}”.</source>
        <translation>テキスト{0}行目：「{1}」は読めません。</translation>
    </message>
    <message>
        <source>Nearest known phrase: “{0}”.</source>
        <translation>いちばん近い書き方：「{0}」。</translation>
    </message>
    <message>
        <source>Resolved manually.</source>
        <translation>手動で処理します。</translation>
    </message>
    <message>
        <source>Play the computer</source>
        <translation>コンピューターと対戦</translation>
    </message>
    <message>
        <source>Two players here</source>
        <translation>このPCで二人対戦</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>Plays simply and makes mistakes.</source>
        <translation>単純に動き、間違いもします。</translation>
    </message>
    <message>
        <source>Plans its turn quickly.</source>
        <translation>自分のターンを手早く読みます。</translation>
    </message>
    <message>
        <source>Plans its turn around the cards you may hold.</source>
        <translation>相手の手札も想定して、自分のターンを読みます。</translation>
    </message>
    <message>
        <source>Random deck</source>
        <translation>ランダムなデッキ</translation>
    </message>
    <message>
        <source>The computer's deck</source>
        <translation>コンピューターのデッキ</translation>
    </message>
    <message>
        <source>You go first</source>
        <translation>あなたが先攻</translation>
    </message>
    <message>
        <source>The computer goes first</source>
        <translation>コンピューターが先攻</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>詳細設定</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Computer ({0})</source>
        <translation>コンピューター（{0}）</translation>
    </message>
    <message>
        <source>{0} is thinking …</source>
        <translation>{0}が考えています…</translation>
    </message>
    <message>
        <source>Seats can't be swapped: the other hand is the computer's.</source>
        <translation>席は入れ替えられません。相手の手札はコンピューターのものです。</translation>
    </message>
    <message>
        <source>{0} plays {1}</source>
        <translation>{0}が『{1}』をプレイ</translation>
    </message>
    <message>
        <source>{0} uses {1}</source>
        <translation>{0}が『{1}』を使用</translation>
    </message>
    <message>
        <source>{0} · paused</source>
        <translation>{0}・停止中</translation>
    </message>
    <message>
        <source>{0} skips {1}: its text is resolved manually.</source>
        <translation>{0}は『{1}』の効果を処理しません。このテキストは手動で処理するカードです。</translation>
    </message>
    <message>
        <source>Swap decks</source>
        <translation>デッキを交換</translation>
    </message>
    <message>
        <source>Computer speed</source>
        <translation>コンピューターの速さ</translation>
    </message>
    <message>
        <source>How long its moves are shown. Hold the mouse on a card to keep reading; click to continue.</source>
        <translation>行動を表示する長さです。カードにマウスを合わせている間は止まり、クリックすると先へ進みます。</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>即座</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>ラボ</translation>
    </message>
    <message>
        <source>Lab …</source>
        <translation>ラボ…</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Same deck, one card swapped</source>
        <translation>1種類を入れ替え</translation>
    </message>
    <message>
        <source>Ignore texts resolved manually</source>
        <translation>手動のテキストを無視</translation>
    </message>
    <message>
        <source>Cards whose text is resolved manually are played without it.</source>
        <translation>手動で処理するテキストのあるカードは、そのテキストがないものとしてプレイします。</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>外す</translation>
    </message>
    <message>
        <source>In</source>
        <translation>入れる</translation>
    </message>
    <message>
        <source>Name of a card</source>
        <translation>カード名</translation>
    </message>
    <message>
        <source>Card out</source>
        <translation>外すカード</translation>
    </message>
    <message>
        <source>Card in</source>
        <translation>入れるカード</translation>
    </message>
    <message>
        <source>Games against each</source>
        <translation>相手ごとの対戦数</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>終わらず</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>先攻後攻</translation>
    </message>
    <message>
        <source>first</source>
        <translation>先攻</translation>
    </message>
    <message>
        <source>second</source>
        <translation>後攻</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>Matchups</source>
        <translation>相手別</translation>
    </message>
    <message>
        <source>Both lists</source>
        <translation>両リスト</translation>
    </message>
    <message>
        <source>Both lists, card by card</source>
        <translation>両リスト：カード別</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Play more</source>
        <translation>対戦を増やす</translation>
    </message>
    <message>
        <source>Save as CSV …</source>
        <translation>CSVで保存…</translation>
    </message>
    <message>
        <source>Save as web page …</source>
        <translation>Webページで保存…</translation>
    </message>
    <message>
        <source>Earlier results</source>
        <translation>これまでの結果</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>How strong is your deck? Pick it and its opponents: computer players play both sides as often as you like. Every result shows its margin of error.</source>
        <translation>デッキの強さを調べます。デッキと対戦相手を選ぶと、コンピューターが両方を好きなだけ対戦させます。結果には誤差の幅が付きます。</translation>
    </message>
    <message>
        <source>Choose the card that comes in.</source>
        <translation>入れるカードを選んでください。</translation>
    </message>
    <message>
        <source>{0} with {1} for {2}</source>
        <translation>{0}（{2}の代わりに{1}）</translation>
    </message>
    <message>
        <source>Choose two different cards to swap.</source>
        <translation>入れ替えるカードを2種類選んでください。</translation>
    </message>
    <message>
        <source>Choose at least one deck to play against.</source>
        <translation>相手のデッキを1つ以上選んでください。</translation>
    </message>
    <message>
        <source>{0} can&apos;t be played: {1}</source>
        <translation>{0}は使えません：{1}</translation>
    </message>
    <message>
        <source> and {0} more</source>
        <translation>、ほか{0}種類</translation>
    </message>
    <message>
        <source>{0} has cards that are resolved manually: {1}{2}. Tick the box above Start to play them without their text.</source>
        <translation>{0}には手動で処理するカードがあります：{1}{2}。テキストなしでプレイするには、「開始」の上のチェックを入れてください。</translation>
    </message>
    <message>
        <source>{0} of {1} games</source>
        <translation>{1}戦中{0}戦</translation>
    </message>
    <message>
        <source>{0}, {1} left</source>
        <translation>{0}、残り{1}</translation>
    </message>
    <message>
        <source>{0}, starting</source>
        <translation>{0}、準備中</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webページ (*.html)</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>結果を保存</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0}秒</translation>
    </message>
    <message>
        <source>{0} min</source>
        <translation>{0}分</translation>
    </message>
    <message>
        <source>{0} h</source>
        <translation>{0}時間</translation>
    </message>
    <message>
        <source>A game could not be played: {0}.</source>
        <translation>対戦をプレイできませんでした：{0}。</translation>
    </message>
    <message>
        <source>The process that plays game {0} keeps crashing.</source>
        <translation>{0}戦目をプレイするプロセスが何度も終了しました。</translation>
    </message>
    <message>
        <source>{0} games; 95 %: {1} to {2} %</source>
        <translation>{0}戦、95%信頼区間：{1}～{2}%</translation>
    </message>
    <message>
        <source>95 %: {0} to {1}</source>
        <translation>95%信頼区間：{0}～{1}</translation>
    </message>
    <message>
        <source>Turn the game ended</source>
        <translation>決着のターン</translation>
    </message>
    <message>
        <source>Turn {0}: {1} won, {2} lost</source>
        <translation>{0}ターン目：{1}勝{2}敗</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Can I win this turn?</source>
        <translation>このターンに勝てる？</translation>
    </message>
    <message>
        <source>Turn the rules on first: hints need them.</source>
        <translation>先にルールをオンにしてください。ヒントにはルールが必要です。</translation>
    </message>
    <message>
        <source>You have nothing to decide now.</source>
        <translation>今は選ぶことがありません。</translation>
    </message>
    <message>
        <source>Ask this in your main phase, when no other question is open.</source>
        <translation>自分のメインフェイズで、ほかに選ぶことがないときに使えます。</translation>
    </message>
    <message>
        <source>Looking for a good move …</source>
        <translation>よい手を探しています…</translation>
    </message>
    <message>
        <source>Looking for a way to win this turn …</source>
        <translation>このターンに勝つ手順を探しています…</translation>
    </message>
    <message>
        <source>Suggestion:</source>
        <translation>おすすめの手：</translation>
    </message>
    <message>
        <source>Any choice is fine here.</source>
        <translation>ここではどれを選んでも構いません。</translation>
    </message>
    <message>
        <source>Yes. Unless something stops you, you win this turn with:</source>
        <translation>妨害がなければ、このターンに勝てます。</translation>
    </message>
    <message>
        <source>No win was found for this turn.</source>
        <translation>このターンに勝つ手順は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Stop the running games first.</source>
        <translation>先に進行中の対戦を中止してください。</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>What a strong player would have done</source>
        <translation>強いプレイヤーならどうしたかを調べます</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Reviewing turn {0} of {1}</source>
        <translation>ターンを調べています：{0} / {1}</translation>
    </message>
    <message>
        <source>{0} mistakes found</source>
        <translation>{0}個のミスが見つかりました</translation>
    </message>
    <message>
        <source>1 mistake found</source>
        <translation>1個のミスが見つかりました</translation>
    </message>
    <message>
        <source>Use the buttons to jump to one, or click the graph.</source>
        <translation>ボタンで移動するか、グラフをクリックしてください。</translation>
    </message>
    <message>
        <source>No better turn was found.</source>
        <translation>これより良い手順は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Better ({0}% to win): {1}</source>
        <translation>より良い手順（勝率{0}%）：{1}</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>{0} doesn&apos;t know what to do. Undo, or turn the rules off and continue manually.</source>
        <translation>{0}は答えられません。元に戻すか、ルールをオフにして手動で進めてください。</translation>
    </message>
    <message>
        <source>Lethal</source>
        <translation>リーサル</translation>
    </message>
    <message>
        <source>Half speed</source>
        <translation>半分の速さ</translation>
    </message>
    <message>
        <source>Double speed</source>
        <translation>2倍の速さ</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>アニメーションなし</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>アニメーションの速さ</translation>
    </message>
    <message>
        <source>How fast attacks, spells and other events are shown. A click skips them.</source>
        <translation>攻撃やスペルなどの出来事を表示する速さです。クリックすると飛ばせます。</translation>
    </message>
    <message>
        <source>Nothing left to do: {0}.</source>
        <translation>もうできることはありません：{0}</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Take turns at this PC.</source>
        <translation>このPCで交互にプレイします。</translation>
    </message>
    <message>
        <source>Online</source>
        <translation>オンライン</translation>
    </message>
    <message>
        <source>Step by step, on small boards.</source>
        <translation>小さな盤面で一歩ずつ学びます。</translation>
    </message>
    <message>
        <source>Build and change decks.</source>
        <translation>デッキを組んで編集します。</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Watch replay</source>
        <translation>リプレイを見る</translation>
    </message>
    <message>
        <source>Damage to the leader</source>
        <translation>リーダーへのダメージ</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>使ったカード</translation>
    </message>
    <message>
        <source>Turn {0}: {1} lost {2} defense.</source>
        <translation>{0}ターン目：{1}は体力を{2}失いました。</translation>
    </message>
    <message>
        <source>{0} turns</source>
        <translation>{0}ターン</translation>
    </message>
    <message>
        <source>{0} turn</source>
        <translation>{0}ターン</translation>
    </message>
    <message>
        <source>{0} turns, {1} min</source>
        <translation>{0}ターン、{1}分</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>対戦成績</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>対コンピューター</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>By deck</source>
        <translation>デッキ別</translation>
    </message>
    <message>
        <source>Finish a game to see your results.</source>
        <translation>ゲームを終えると成績が表示されます。</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>1ゲーム</translation>
    </message>
    <message>
        <source>Best of three</source>
        <translation>3本勝負</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>時計なし</translation>
    </message>
    <message>
        <source>{0} min per player</source>
        <translation>各{0}分</translation>
    </message>
    <message>
        <source>No extra time</source>
        <translation>追加なし</translation>
    </message>
    <message>
        <source>+{0} s per turn</source>
        <translation>ターンごとに+{0}秒</translation>
    </message>
    <message>
        <source>+{0} s per answer</source>
        <translation>回答ごとに+{0}秒</translation>
    </message>
    <message>
        <source>Match and clock</source>
        <translation>マッチと時計</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>マッチ</translation>
    </message>
    <message>
        <source>Chess clock</source>
        <translation>対局時計</translation>
    </message>
    <message>
        <source>Extra time</source>
        <translation>追加時間</translation>
    </message>
    <message>
        <source>Quick phrases</source>
        <translation>定型文</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>次のゲーム</translation>
    </message>
    <message>
        <source>{0} is ready for the next game.</source>
        <translation>{0}は次のゲームの準備ができています。</translation>
    </message>
    <message>
        <source>{0} won</source>
        <translation>{0}勝</translation>
    </message>
    <message>
        <source>{0} min {1} s left</source>
        <translation>残り{0}分{1}秒</translation>
    </message>
    <message>
        <source>clock running</source>
        <translation>計時中</translation>
    </message>
    <message>
        <source>Game {0} of {1}</source>
        <translation>第{0}ゲーム（全{1}ゲーム）</translation>
    </message>
    <message>
        <source>{0} drawn</source>
        <translation>引き分け{0}</translation>
    </message>
    <message>
        <source>Clocks stopped: {0} is away</source>
        <translation>時計停止中：{0}は離席中</translation>
    </message>
    <message>
        <source>Claim the win …</source>
        <translation>勝ちを主張…</translation>
    </message>
    <message>
        <source>Claim the win</source>
        <translation>勝ちを主張</translation>
    </message>
    <message>
        <source>End the game with you as the winner? You can also wait, or go on playing.</source>
        <translation>あなたの勝ちでゲームを終えますか？待つことも、続けることもできます。</translation>
    </message>
    <message>
        <source>The list says {0} cards in all; {1} were recognized.</source>
        <translation>リストには合計{0}枚とありますが、認識できたのは{1}枚です。</translation>
    </message>
    <message>
        <source>The list says {0} cards in “{1}”; {2} were recognized.</source>
        <translation>リストには「{1}」が{0}枚とありますが、認識できたのは{2}枚です。</translation>
    </message>
    <message>
        <source>{0} (Maybe)</source>
        <translation>{0}（候補）</translation>
    </message>
    <message>
        <source>Move one to Maybe</source>
        <translation>1枚を候補に移す</translation>
    </message>
    <message>
        <source>Add one to Maybe</source>
        <translation>1枚を候補に加える</translation>
    </message>
    <message>
        <source>Move one from Maybe into the deck</source>
        <translation>候補から1枚をデッキに入れる</translation>
    </message>
    <message>
        <source>Get the decks …</source>
        <translation>デッキを取り出す…</translation>
    </message>
    <message>
        <source>JSON in DeckLog&apos;s format</source>
        <translation>デッキログ形式のJSON</translation>
    </message>
    <message>
        <source>Tabletop Simulator</source>
        <translation>Tabletop Simulator</translation>
    </message>
    <message>
        <source>By matchup</source>
        <translation>対戦カード別</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>すべての対戦を表示</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>ターン数</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>すべての相手</translation>
    </message>
    <message>
        <source>People online</source>
        <translation>オンラインの相手</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>Last {0} days</source>
        <translation>過去{0}日</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>（名前なし）</translation>
    </message>
    <message>
        <source>Match record</source>
        <translation>対戦成績</translation>
    </message>
    <message>
        <source>Match record …</source>
        <translation>対戦成績…</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>メモを書く</translation>
    </message>
    <message>
        <source>Export the match record</source>
        <translation>対戦成績をエクスポート</translation>
    </message>
    <message>
        <source>Spreadsheets (*.csv)</source>
        <translation>表計算ファイル (*.csv)</translation>
    </message>
    <message>
        <source>{0} against {1}</source>
        <translation>{0} 対 {1}</translation>
    </message>
    <message>
        <source>Every game you finish is recorded here, even after its replay is deleted.</source>
        <translation>終えた対戦はすべてここに記録されます。リプレイを削除しても残ります。</translation>
    </message>
    <message>
        <source>The replay of this game has been deleted.</source>
        <translation>この対戦のリプレイはもう残っていません。</translation>
    </message>
    <message>
        <source>Game deleted from the record.</source>
        <translation>対戦を成績から削除しました。</translation>
    </message>
    <message>
        <source>{0} games exported as {1}.</source>
        <translation>{0}戦を{1}としてエクスポートしました。</translation>
    </message>
    <message>
        <source>1 game exported as {0}.</source>
        <translation>1戦を{0}としてエクスポートしました。</translation>
    </message>
    <message>
        <source>Right-click to choose hands and names.</source>
        <translation>右クリックで手札と名前の表示を選べます。</translation>
    </message>
    <message>
        <source>Opponent&apos;s deck</source>
        <translation>相手のデッキ</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>勝敗</translation>
    </message>
    <message>
        <source>By set</source>
        <translation>セット別</translation>
    </message>
    <message>
        <source>Automated (%)</source>
        <translation>自動の割合</translation>
    </message>
    <message>
        <source>{0} prints in {1} sets</source>
        <translation>{1}セットの{0}種類</translation>
    </message>
    <message>
        <source>Cards are automated fully, partly, or not at all; the game pauses for what you do manually. Double-click a set or press Enter to list its cards.</source>
        <translation>各カードの効果は、自動、一部自動、手動のいずれかで処理されます。手動で行うものがあるとゲームが止まります。ダブルクリックかEnterでそのセットのカードを一覧します。</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Remove the filter {0}: {1}</source>
        <translation>フィルターを外す（{0}：{1}）</translation>
    </message>
    <message>
        <source>Game {0}</source>
        <translation>{0}戦目</translation>
    </message>
    <message>
        <source>Cards {0} has shown</source>
        <translation>{0}が見せたカード</translation>
    </message>
    <message>
        <source>Cards seen …</source>
        <translation>見えたカード…</translation>
    </message>
    <message>
        <source>The most copies of each card that you saw at once. The deck may have changed since.</source>
        <translation>一度に見えた枚数です。その後デッキが替わっているかもしれません。</translation>
    </message>
    <message>
        <source>Reveal until …</source>
        <translation>公開し続ける…</translation>
    </message>
    <message>
        <source>A cost …</source>
        <translation>コスト…</translation>
    </message>
    <message>
        <source>A card …</source>
        <translation>カード…</translation>
    </message>
    <message>
        <source>Reveal until a cost of</source>
        <translation>このコストのカードが出るまで公開</translation>
    </message>
    <message>
        <source>Reveal until this card</source>
        <translation>このカードが出るまで公開</translation>
    </message>
    <message>
        <source>Look at it privately</source>
        <translation>自分だけ見る</translation>
    </message>
    <message>
        <source>Official answers</source>
        <translation>公式回答</translation>
    </message>
    <message>
        <source>Official answers about the card</source>
        <translation>カードの公式回答</translation>
    </message>
    <message>
        <source>Official answers about {0}</source>
        <translation>{0}の公式回答</translation>
    </message>
    <message>
        <source>No list of official answers mentions {0}. You can import lists under Cards.</source>
        <translation>インポートした公式回答に「{0}」についてのものはありません。リストは「カード」で取り込めます。</translation>
    </message>
    <message>
        <source>Point at a card first.</source>
        <translation>先にカードにマウスを合わせてください。</translation>
    </message>
    <message>
        <source>Owned …</source>
        <translation>所持…</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>所持</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>不足</translation>
    </message>
    <message>
        <source>Owned copies</source>
        <translation>所持枚数</translation>
    </message>
    <message>
        <source>Owned copies: {0}</source>
        <translation>所持枚数：{0}</translation>
    </message>
    <message>
        <source>In the deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>I own all of it</source>
        <translation>すべて持っている</translation>
    </message>
    <message>
        <source>Copy the missing cards</source>
        <translation>不足分をコピー</translation>
    </message>
    <message>
        <source>From a list …</source>
        <translation>リストから…</translation>
    </message>
    <message>
        <source>A list of what you own: numbers or names with counts, in any form a deck may have</source>
        <translation>持っているカードのリスト。番号か名前と枚数があれば、デッキと同じどの形式でも読めます</translation>
    </message>
    <message>
        <source>Type how many copies of each card you own; all its prints count together.</source>
        <translation>各カードを何枚持っているか入力してください。どのバージョンも合わせて数えます。</translation>
    </message>
    <message>
        <source>Type a number from 0 to {0}.</source>
        <translation>0から{0}までの数を入力してください。</translation>
    </message>
    <message>
        <source>You own all {0} cards.</source>
        <translation>{0}枚すべて持っています。</translation>
    </message>
    <message>
        <source>You own {0} of {1} cards.</source>
        <translation>{1}枚のうち{0}枚を持っています。</translation>
    </message>
    <message>
        <source>{0} lines were not recognized, such as “{1}”.</source>
        <translation>{0}行を認識できませんでした（「{1}」など）。</translation>
    </message>
    <message>
        <source>svedesk: stream</source>
        <translation>svedesk:配信</translation>
    </message>
    <message>
        <source>The other hand</source>
        <translation>相手の手札</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>自分の手札</translation>
    </message>
    <message>
        <source>No hands</source>
        <translation>手札を表示しない</translation>
    </message>
    <message>
        <source>Both hands, as far as you see them</source>
        <translation>両方の手札（自分に見える範囲）</translation>
    </message>
    <message>
        <source>Hide the names</source>
        <translation>名前を隠す</translation>
    </message>
    <message>
        <source>Show more or fewer hands</source>
        <translation>手札の表示を切り替える</translation>
    </message>
    <message>
        <source>Stream window</source>
        <translation>配信用ウィンドウ</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Accept another game</source>
        <translation>もう1ゲームを受ける</translation>
    </message>
    <message>
        <source>The game is over. {0} may still come back.</source>
        <translation>ゲームは終了しました。{0}はまだ戻れます。</translation>
    </message>
    <message>
        <source>Preparation, before the jump</source>
        <translation>準備（移る前の場面）</translation>
    </message>
    <message>
        <source>Unfinished, before turn 1</source>
        <translation>未完、準備中</translation>
    </message>
    <message>
        <source>Ended before turn 1</source>
        <translation>準備中に終了</translation>
    </message>
    <message>
        <source>{0} won before turn 1</source>
        <translation>準備中に{0}が勝利</translation>
    </message>
    <message>
        <source>Find among these cards</source>
        <translation>この中から探す</translation>
    </message>
    <message>
        <source>Remove the official answers …</source>
        <translation>公式回答を削除…</translation>
    </message>
    <message>
        <source>Remove the official answers?</source>
        <translation>公式回答を削除しますか？</translation>
    </message>
    <message>
        <source>Answers in all the lists you imported: {0}. To have them back, import the lists again.</source>
        <translation>インポートしたすべてのリストの回答{0}件を削除します。もう一度使うには、リストをインポートし直してください。</translation>
    </message>
    <message>
        <source>Official answers removed.</source>
        <translation>公式回答を削除しました。</translation>
    </message>
    <message>
        <source>Type a number, such as 7.</source>
        <translation>7のような数を入力してください。</translation>
    </message>
    <message>
        <source>{0} → a heading? The cards below it count with those above.</source>
        <translation>{0} → 見出しですか？この下のカードは、上のカードと一緒に数えられています。</translation>
    </message>
    <message>
        <source>this facedown card</source>
        <translation>この裏向きのカード</translation>
    </message>
</context>
</TS>
