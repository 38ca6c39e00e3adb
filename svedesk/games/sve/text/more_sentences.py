"""Messages of universes, formats and editions in English and Japanese, by key: the rest lies in `sentences_en` and
`sentences_ja`."""

from __future__ import annotations

SENTENCES: dict[str, tuple[str, str]] = {
    # decks
    "deck-main-least": (
        "The main deck has {0:card|cards}; it needs at least {1}.",
        "メインデッキが{0}枚です。{1}枚以上必要です。",
    ),
    "deck-packs": (
        "{0:pack was|packs were} opened; there must be {1}.",
        "開封したパックが{0}個です。{1}個でなければなりません。",
    ),
    "deck-not-opened": (
        "The deck has {1:copy|copies} of {0}; the opened packs held {2}.",
        "デッキに{0}が{1}枚あります。開封したのは{2}枚です。",
    ),
    "deck-none-opened": (
        "{0} was in none of the opened packs.",
        "{0}は開封したパックにありません。",
    ),
    "deck-leaders-alike": (
        "Both leaders are {0:class}; they must be of different classes.",
        "リーダーが2枚とも{0:class}です。異なるクラスでなければなりません。",
    ),
    "deck-classes": (
        "{0} is neither {1:class} nor {2:class} nor Neutral.",
        "{0}は{1:class}でも{2:class}でもニュートラルでもありません。",
    ),
    "deck-class-missing": (
        "The main deck has no {0:class} card; it needs one of each leader's class.",
        "メインデッキに{0:class}のカードがありません。各リーダーのクラスのカードが1枚以上必要です。",
    ),
    "deck-no-starting-amulet": (
        "The deck has no Starting Amulet card; it needs one.",
        "【スタートアミュレット】を持つカードがありません。1枚以上必要です。",
    ),
    "deck-trigger-class": (
        "{0} has a Trigger, so it must be {1:class}.",
        "{0}はトリガーを持つので、{1:class}でなければなりません。",
    ),
    "deck-starting-amulets": (
        "{0} and {1} are both Starting Amulet cards; those of one deck must share one name.",
        "{0}と{1}はどちらも【スタートアミュレット】を持ちます。1つのデッキでは同じカード名でなければなりません。",
    ),
    # before the game
    "class-or-universe": (
        "Is your deck based on its class, or on the universe {0}?",
        "デッキはクラス基準ですか、タイトル「{0}」基準ですか?",
    ),
    # costs
    "pay-equivalent": (
        "Pay {1} play points for {0}, or use an evolution point in place of one?",
        "{0}にプレイポイント{1}を払いますか? 1点は進化ポイントでも払えます。",
    ),
    "pay-super-evolve": (
        "Use a super-evolution point as well, so that {0} super-evolves?",
        "超進化ポイントも使い、{0}を超進化させますか?",
    ),
    "pay-rush": (
        "Pay a play point to give {0} Rush, or use an evolution point in its place?",
        "{0}に【突進】を与えるために、プレイポイントと進化ポイントのどちらを払いますか?",
    ),
    "which-to-turn-up": (
        "Choose the card of your evolve deck to turn faceup.",
        "表向きにするエボルヴデッキのカードを選んでください。",
    ),
    "which-magical-items": (
        "Choose {0:Magical Item|Magical Items} to banish.",
        "消滅させる『魔法のアイテム』を{0}枚選んでください。",
    ),
    # drive checks
    "resolve-trigger-critical": (
        "Critical Trigger: give a follower on your field attack +2?",
        "クリティカルトリガー: 自分の場のフォロワー1体の攻撃力を+2しますか?",
    ),
    "resolve-trigger-draw": ("Draw Trigger: draw a card?", "ドロートリガー: 1枚引きますか?"),
    "resolve-trigger-stand": (
        "Stand Trigger: refresh a follower on your field?",
        "スタンドトリガー: 自分の場のフォロワー1体をスタンドしますか?",
    ),
    "resolve-trigger-heal": (
        "Heal Trigger: give your leader defense +3?",
        "ヒールトリガー: 自分のリーダーの体力を+3しますか?",
    ),
    "which-for-trigger": (
        "Choose the follower of your field that the Trigger is for.",
        "トリガーの効果を与える自分の場のフォロワーを選んでください。",
    ),
    # why not
    "served-already": (
        "It has Carrots already: it can't be served again.",
        "すでに『にんじん』が関連付けられているため、食事できません。",
    ),
    "too-few-carrots": (
        "It takes {0:facedown Carrot|facedown Carrots}; your evolve deck has {1}.",
        "裏向きの『にんじん』が{0}枚必要です。エボルヴデッキには{1}枚あります。",
    ),
    "ridden-already": (
        "Its Ride ability was played already this game.",
        "このカードの【憑依】能力はこのゲーム中にプレイ済みです。",
    ),
    "no-drive-point": (
        "Your evolve deck has no facedown Drive Point left.",
        "エボルヴデッキに裏向きの『ドライブポイント』がありません。",
    ),
    "too-few-magical-items": (
        "It takes {0:Magical Item|Magical Items}; your EX area has {1}.",
        "『魔法のアイテム』が{0}枚必要です。EXエリアには{1}枚あります。",
    ),
    "no-evolution-point": ("You have no evolution point.", "進化ポイントがありません。"),
    "equivalent-already": (
        "You have played an evolve ability, or one like it, this turn.",
        "このターンはすでに進化能力か進化相当能力をプレイしています。",
    ),
    "used-already": (
        "It can be activated only {0:time|times} per turn.",
        "この能力は1ターンに{0}回しか使えません。",
    ),
    "not-in-this-edition": (
        "The edition of the rules this game is played by has no such ability.",
        "このゲームの版のルールにはこの能力がありません。",
    ),
    "cannot-attack-leader": (
        "It can't attack the enemy leader this turn.",
        "このターン中、相手のリーダーを攻撃できません。",
    ),
    "no-facedown-card": (
        "Your evolve deck has no facedown card left.",
        "エボルヴデッキに裏向きのカードがありません。",
    ),
    "not-for-a-follower": ("Only a follower can be given Rush.", "【突進】を与えられるのはフォロワーだけです。"),
}
