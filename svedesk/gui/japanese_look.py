"""What the settings say of look and sounds, in Japanese."""

from __future__ import annotations

LOOK: dict[str, str] = {
    # -- table and cards
    "Table and cards": "テーブルとカード",
    "Playmat": "プレイマット",
    "Weave": "織物",
    "Tide": "潮",
    "Canopy": "木陰",
    "Lattice": "格子",
    "Dunes": "砂丘",
    "Stars": "星空",
    "Picture …": "画像…",
    "Choose a picture": "画像を選ぶ",
    "Pictures ({0})": "画像 ({0})",
    "The high contrast theme has no playmat.": "ハイコントラストのテーマではプレイマットを表示しません。",
    "Strength of the playmat": "プレイマットの濃さ",
    "At 0 the plain cloth is left.": "0では無地になります。",
    "Sleeves": "スリーブ",
    "Harbour": "港",
    "Moss": "苔",
    "Ember": "残り火",
    "Violet": "すみれ",
    "Lagoon": "潟",
    "Ash": "灰",
    "In a network game the first row is yours, the second the other's; only you see them.": (
        "ネットワークゲームでは上の段が自分、下の段が相手のスリーブです。あなたの画面だけで変わります。"
    ),
    "Card pictures": "カードの画像",
    "None: cards show our own drawings": "なし: 自作の絵柄を表示します",
    "Files called by a card's number or name, as PNG, JPEG or WebP. They stay on this PC.": (
        "カード番号かカード名のPNG、JPEG、WebPファイル。このPCの外には送られません。"
    ),
    "Check again": "もう一度調べる",
    "Large cards with a picture": "画像のあるカードの拡大表示",
    "The whole picture": "画像全体",
    "Picture and readable text": "画像と読みやすいテキスト",
    "it is not there": "見つかりません",
    "it may not be read": "読み込む権限がありません",
    "it is no PNG, JPEG or WebP picture": "PNG、JPEG、WebPの画像ではありません",
    "it is too large (at most 32 MB and 36 million pixels)": "大きすぎます (32 MB、3600万画素まで)",
    "it is damaged": "壊れています",
    "{0} can't be shown: {1}.": "{0}は表示できません: {1}。",
    "{0} more can't be shown.": "ほかに{0}件表示できません。",
    "The folder can't be used: {0}.": "このフォルダーは使えません: {0}。",
    "The folder is being read.": "フォルダーを調べています。",
    "{0} pictures found, for {1} cards.": "画像{0}件、カード{1}枚分が見つかりました。",
    "The folder holds too many files; not all were looked at.": "ファイルが多すぎるため、一部だけを調べました。",
    # -- sounds
    "Sounds": "サウンド",
    "Volume": "音量",
    "Cards, attacks, damage and turns can be heard": "カード、攻撃、ダメージ、ターンの音を鳴らす",
    "A soft bell tells that your answer is waited for.": "あなたの答えを待っているときはベルで知らせます。",
    "At 0 nothing is heard.": "0では何も鳴りません。",
    "This PC has no program that plays sounds: pw-play, paplay or aplay.": (
        "このPCには音を鳴らすプログラム (pw-play、paplay、aplay) がありません。"
    ),
}
