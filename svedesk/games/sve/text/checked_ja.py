"""The script checker's phrases in Japanese. As with gettext a phrase in English is its own key; `{}` stands for what
differs: a number, a name, a card type."""

from __future__ import annotations

import re
from functools import cache

from svedesk.games.sve.text.terms import TERMS

PHRASES: dict[str, str] = {
    # the card
    "no card has this number": "この番号のカードはありません",
    "a spell without a text to resolve": "スペルなのに解決する効果がありません",
    "more than one {}": "{}が2つ以上あります",
    "has {} twice": "{}が2回あります",
    "evolves, but no evolved card has this name": "進化しますが、この名前のエボルヴカードがありません",
    "changes the cost of an evolve ability it does not have": "進化能力がないのに、そのコストを変えています",
    "an ability is written together with the next, whose text is another": "まとめて書かれた次の能力の効果が違います",
    "a spell is never on the field, where this ability would count": "スペルは場に出ないので、この能力は働きません",
    "a spell is never on the field, where what it says of other cards would count": (
        "スペルは場に出ないので、他のカードへの効果は働きません"
    ),
    "{} on a spell": "スペルに{}があります",
    "'this' on a spell, which is not on the field when it resolves": "スペルは解決時に場にないので、thisは使えません",
    "the text of a spell on {} {}": "{1}にスペルの効果があります",
    "an evolved card that evolves": "エボルヴカードは進化できません",
    "Fanfare on an evolved card, which is never put onto the field": "エボルヴカードのファンファーレは働きません",
    "On Evolve on a card that is not an evolved one": "エボルヴカードではないカードに進化時があります",
    "On Super-Evolve on a card that is not an evolved one": "エボルヴカードではないカードに超進化時があります",
    "Stack on a {}, where it is for amulets": "{}にスタックがあります。スタックはアミュレットのものです",
    "cannot or must attack, as no {} can": "攻撃についての能力ですが、{}は攻撃できません",
    "is about attacking or being attacked, as no amulet does or is": "アミュレットは攻撃に関わりません",
    "says what it costs, or is used from the hand, though it is never in a hand": (
        "コストや手札での能力がありますが、このカードは手札に来ません"
    ),
    "takes effect when a game starts, when this card is neither in a deck nor on the field": (
        "ゲーム開始時の能力ですが、このカードはそのときデッキにも場にもありません"
    ),
    "damage for {} {}, which takes none": "{1}はダメージを受けません",
    # what is named
    "the checker does not know the word {}": "単語{}は検査できません",
    "'it' before anything was selected": "何も選ぶ前にitがあります",
    "'that follower' before one was selected": "フォロワーを選ぶ前に、そのリーダーを指しています",
    "divides damage between nothing that was selected": "何も選ばずにダメージを割りふっています",
    "swaps or hands over what was not selected": "選んでいないカードを入れ替えるか渡しています",
    "'it' in place of a draw, which is about no card": "ドローの代わりではitが指すカードがありません",
    "'it' in what would happen, before anything was named": "起こる出来事の中に、何も指さないitがあります",
    "{} is not a token": "{}はトークンではありません",
    "{} is called {} ({}), not {} ({})": "{}の名前は{}({})です。{}({})ではありません",
    "no card has the trait {}": "{}のタイプを持つカードはありません",
    "the trait {} is not called {}": "{}のタイプは{}とは呼ばれません",
    "no token is called {}": "{}という名前のトークンはありません",
    "no card is called {}": "{}という名前のカードはありません",
    "{} is not called {}": "{}は{}とは呼ばれません",
    "{} is a spell, and none lies on the field": "{}はスペルなので、場に置けません",
    "there is no keyword {}": "{}というキーワードはありません",
    "a counter without a name": "名前のないカウンターです",
    "a leader stays where it is": "リーダーは動かせません",
    "does to a leader what is done to cards on the field": "場のカードへの処理をリーダーに行っています",
    "X, which no player determines": "誰も決めないXがあります",
    "the number of an event that has none": "数のない出来事の数を使っています",
    "a number of cards that no cost engages": "どのコストもアクトしないカードの枚数です",
    "a declared name where none is declared": "カード名を宣言していません",
    # which cards
    "waits for cards on a field that is not yours": "自分の場ではないカードを待っています",
    "waits for what does not evolve": "進化しないカードを待っています",
    "waits for what happens to followers only": "フォロワーにしか起こらないことを待っています",
    "gives while it is there to cards that are not on a field": "場にないカードに、場にある間の効果を与えています",
    "gives while it is there to cards told by their defense, which could depend on that": (
        "場にある間の効果を体力で区別したカードに与えています。体力はその効果で変わるかもしれません"
    ),
    "tokens in a cemetery, where none stays": "墓場に残らないトークンを指しています",
    "Stack on cards that are not on the field, where it does nothing": "場にないカードのスタックを指しています",
    "followers with Stack, which is for amulets": "スタックはアミュレットのもので、フォロワーにはありません",
    "amulets by their defense, which they have none of": "アミュレットには体力がありません",
    "followers with {} defense, which do not stay": "体力{}のフォロワーは場に残りません",
    "cards that cost {}": "コスト{}のカードを指しています",
    "engages cards that are not on your field": "自分の場にないカードをアクトしています",
    "would leave the field from where it is not": "場にないカードが場を離れようとしています",
    # when things are decided
    "options to choose from inside of another step, where it is too late to choose": (
        "選択肢が他の処理の中にあります。プレイするときに選べません"
    ),
    "lets choose between options more than once": "1つの能力で選択肢を2回以上選ばせています",
    "an additional cost inside of another step, where it is too late to pay it": (
        "追加コストが他の処理の中にあります。プレイするときに払えません"
    ),
    "selects inside of another step, where it is too late: select before it": (
        "他の処理の中で選んでいます。その前に選んでください"
    ),
    "selects a target in what is known only when it resolves": "解決するまで分からない処理の中で対象を選んでいます",
    "selects in what happens instead, which nobody plays": "代わりに起こることはプレイされないので、対象を選べません",
    "selects a target when a game starts, though nothing is played then": (
        "ゲーム開始時には何もプレイされないので、対象を選べません"
    ),
    "asks which of several tokens, and there is no choice": "トークンを選ばせていますが、種類が1つしかありません",
    "waits for the next phase, which only what began to wait at some time can": (
        "次のフェイズを待てるのは、効果で待ち始めたものだけです"
    ),
    "waits for what has happened to the card already": "もう起こったことを待っています",
    "gives what waits for the card to come, when it is there": "場にあるカードに、場に出るときの能力を与えています",
    "rolls again where no die was rolled": "サイコロをふっていないのに、ふりなおしています",
    # what would happen instead
    "changes what would happen, where nothing is replaced": "置き換えるものがないのに、起こることを変えています",
    "changes damage where none would be dealt": "ダメージのない出来事でダメージを変えています",
    "changes damage by 0": "ダメージの変化が0です",
    "damage of {} or more, which is any": "{}以上のダメージは、すべてのダメージです",
    "puts a card onto the field engaged that would not come there": "場に出ないカードをアクト状態で出しています",
    "a Stack counter in place of leaving, where nothing would leave": (
        "場を離れるものがないのに、代わりにスタックカウンターを取り除いています"
    ),
    "puts onto the field what would leave it": "場を離れるカードを場に出しています",
    "sends a card to two places at once": "1枚のカードを2か所に送っています",
    # costs
    "a cost paid with the card on the field, where it is not": "場にないカードを場で使うコストです",
    "asks to pay, and names no cost": "コストのない支払いです",
    "changes what cards cost by 0": "コストの変化が0です",
    "a {} ability without what its icon stands for": "{}の能力に、アイコンが表すコストがありません",
    "a cost that only a {} ability has": "{}の能力だけが持つコストです",
    "an evolution point as a printed cost, where it is a way to pay one": (
        "進化ポイントはコストの払い方であり、コストとしては書けません"
    ),
    # what does nothing
    "says nothing of what happens then": "そのとき何が起こるかがありません",
    "the same in place of itself": "代わりに同じことをしています",
    "gives neither attack nor defense": "攻撃力も体力も与えていません",
    "gives nothing while it is there": "場にある間に何も与えていません",
    "sets neither attack nor defense": "攻撃力も体力も変えていません",
    "makes no tokens": "トークンを出していません",
    "engages no cards": "1枚もアクトしません",
    "rolls a die for nothing": "サイコロの結果で何も起こりません",
    "a result no die shows (1 to {})": "サイコロにない目です(1から{}まで)",
    "looks at cards of which nothing may be taken": "見るだけで何も取れません",
    "puts spells onto the field, where none lies": "スペルは場に置けません",
    "deals {} damage": "{}ダメージを与えています",
    "divides {} damage": "{}ダメージを割りふっています",
    "deals {} more damage": "ダメージを{}増やしています",
    "selects {} cards": "{}枚選んでいます",
    "gives a leader {} defense": "リーダーの体力を{}回復しています",
    "costs {} defense": "体力のコストが{}です",
    "costs {}": "コストが{}です",
    "costs {} cards": "コストが{}枚です",
    "costs X {} times": "コストXが{}回です",
    "chooses {} of {}": "{1}個から{0}個選んでいます",
    "chooses {} of {} instead": "代わりに{1}個から{0}個選んでいます",
    "puts {} cards into the cemetery": "{}枚を墓場に置いています",
    "draws {} cards": "{}枚引いています",
    "draws up to {} cards": "{}枚まで引いています",
    "makes {} tokens": "トークンを{}体出しています",
    "looks at {} cards": "{}枚見ています",
    "raises maximum play points by {}": "PP最大値を{}増やしています",
    "searches for {} cards": "{}枚探しています",
    "takes {} cards at random": "ランダムに{}枚取っています",
    "buries {} cards": "{}枚を墓場に置いています",
    "recovers {} play points": "PPを{}回復しています",
    "for every {} cards": "{}枚につき行っています",
    "puts a card {}th into the deck": "デッキの{}枚目に置いています",
    "banishes {} tokens": "トークンを{}枚消滅させています",
    "banishes {} cards": "{}枚消滅させています",
    "discards {} cards": "{}枚捨てています",
    "engages cards that cost {}": "コストの合計{}でアクトしています",
    "places {} counters": "カウンターを{}個置いています",
    "needs {} counters, which it always has": "必要なカウンターが{}個なので、いつでも使えます",
    "at least {} always holds": "{}以上という条件は、いつでも満たされます",
    "Combo ({}) always holds": "コンボ({})は、いつでも満たされます",
    "Spellchain ({}) always holds": "スペルチェイン({})は、いつでも満たされます",
    "Necrocharge ({}) always holds": "ネクロチャージ({})は、いつでも満たされます",
    "counts {} Stack counters": "スタックカウンターが{}個です",
    "changes the maximum play points by 0": "PP最大値の変化が0です",
    "is pending {} times a turn": "1ターンに{}回です",
    "serves {} times": "食事が{}回です",
    "races {} times": "出走が{}回です",
    "Lesson ({}) banishes nothing": "レッスン({})では何も消滅しません",
    "performs {} drive checks": "ドライブチェックが{}回です",
}
"""By the English phrase; `{1}` and `{0}` where the order of what differs is another."""
_WORDS = {"text of a spell": "スペルの効果", "evolve ability": "進化能力"}


def in_japanese(said: str) -> str:
    """A phrase of the checker in Japanese; as it is where nobody put it so."""
    for english, pattern in _patterns():
        if found := pattern.fullmatch(said):
            return PHRASES[english].format(*map(_word, found.groups()))
    return said


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Those with the most words first: what differs could be anything."""
    order = sorted(PHRASES, key=lambda english: len(english.replace("{}", "")), reverse=True)
    return tuple((english, re.compile("(.*)".join(map(re.escape, english.split("{}"))))) for english in order)


def _word(word: str) -> str:
    """What differs, in Japanese where it is a rulebook word."""
    terms = TERMS["ja"]
    for kind in ("kind", "keyword", "moment"):
        if word.lower() in terms[kind]:
            return terms[kind][word.lower()]
    return _WORDS.get(word, word)
