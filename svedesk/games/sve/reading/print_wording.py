"""What prints word otherwise than phrases do: brought to the words that phrases know, which mean the same."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from svedesk.phrases.wording import Rewriting, Way, plural, rewriting, rewritten

_COUNT = r"(?:up to )?\d+|any number"
_WHEN = r"(?:\{[A-Z ]+\} |On (?:Super-?)?Evolve: |Strike: )?"
_THEM = "(?:it|them)"
_SHUFFLE = "then shuffle(?: your deck)?"
_CARDS = "(?:card|follower|amulet|spell)s?"
_PLACE = "(?:in|from) (?:your|an opponent's|any) (?:cemetery|EX area)|on your field|on the field"
_TRAIT = r"[A-Z][\w']+"
_OF_IT = r"(?:(?!\b(?:select|search(?:e)?|look|reveal|summon|draw|transform|put|steal|play)s?\b).)*?"
"""Words that leave "it" what it was."""
_WHILE_HERE = "(?:while this card is on your field, )?"
_LIMITED = r" that costs? (?:\d+ or (?:less|more)|\d+ play points? or less|at least \d+ play points?|\d+ play points?)"
_DO = "deal|destroy|banish|return|give|engage"


def _that_costs(match: re.Match[str]) -> str:
    """1-cost followers are followers that cost 1 play point."""
    cards, cost = match[2], match[1]
    return f"{cards} that cost{'' if cards.endswith('s') else 's'} {cost} play point{'' if cost == '1' else 's'}"


def _play_points(match: re.Match[str]) -> str:
    return f"{match[1]} {match[2]} play point{'' if match[2] == '1' else 's'}"


def _of_many(before: str, noun: int, behind: str = "") -> Callable[[re.Match[str]], str]:
    """Words around a noun, the group with that number, which they have in the plural."""
    return lambda match: f"{match.expand(before)}{plural(match[noun])}{match.expand(behind)}"


_OTHERWISE: tuple[Way, ...] = (
    # Slips of the pen that leave no doubt.
    (r"\bit's owner's\b", "its owner's"),
    (r"\bif there at least\b", "if there are at least"),
    (r"\bthere's\b", "there is"),
    (r"^((?-i:[A-Z{]).*(?-i:[a-z\d]))$", r"\1."),
    (r"\bup to two\b", "up to 2"),
    (r"\bup to three\b", "up to 3"),
    (r"\b(tokens?) to your EX area\b", r"\1 into your EX area"),
    (r"\b(in your hand, [^.]*\. if there are) (\d+) or less cards,", r"\1 at most \2 cards in your hand,"),
    (r"\boriginally (?=costs? \d)", ""),
    (r"\b(that costs?) (\d+)(?=,| (?:in|on|from|with|to) )", _play_points),
    (r"\bcost(s?) (\d+) or less\b", r"cost\1 \2 play points or less"),
    (r"\bcost(s?) (\d+) or more\b", r"cost\1 at least \2 play points"),
    (r"\b(if you have at least \d+ play points)(?=, )", r"\1 left"),
    (r"\b(if you have at least \d+)( play points left)(, [^.]*\. if you have at least \d+)(?=, )", r"\1\2\3\2"),
    (r"(?<= play points left, )([^.]*\. if you have at least \d+)(?=, )", r"\1 play points left"),
    (r"\bwhen your leader loses defense\b", "when your leader's defense decreases"),
    (r"(?<=\.) X equals a number of your choice\.", ""),
    (r"\bthere are (\d+) or more (?=[^.]*? (?:in|on) )", r"there are at least \1 "),
    (r"\bif a follower on your field is racing\b", "if there is a racing follower on your field"),
    # Which cards.
    (r"\b(with )\"([^\"]+)\"(?= in its name\b)", r"\1\2"),
    (r"\bif you have (?=at least \d+ [^,]*? in your cemetery\b)", "if there are "),
    (r"\b(if there are at least \d+ )(cards in [^,]*)(, .*? if there are at least \d+)(?=, )", r"\1\2\3 \2"),
    (
        r"\b(\d+|any number of|the number of) cards named ((?-i:[A-Z])[^.:]*?)(?=:| (?:on|in) your\b)",
        _of_many(r"\1 ", 2),
    ),
    (rf"\b(\d+) spells and ((?-i:{_TRAIT}) cards)(?= in your cemetery\b)", r"\1 \2 or spells"),
    (
        r"\bwhile this card is on your field, each (other )?([^,.]*?(?:follower|card|amulet)) on your field has\b",
        _of_many(r"While this card is on your field, your \1", 2, r" have"),
    ),
    (
        r"\bwhile this card is on your field, each (other )?((?-i:[A-Z])[^,.]*?) on your field has\b",
        _of_many(r"While this card is on your field, your \1", 2, r" have"),
    ),
    (r"\bthe selected (?:follower|card|amulet)'s leader\b", "its leader"),
    # Of one card "and/or" would be up to one of each.
    (r"\b((?:[2-9]|\d\d+|any number of|the number of|each) [^.,:]*?) and/or\b", r"\1 or"),
    (rf"\b(\d+)-cost ((?:[\w'{{}}]+ )*?{_CARDS})(?= |[.,:]|$)", _that_costs),
    (rf"\b((?-i:{_TRAIT})) or ((?-i:{_TRAIT})) ({_CARDS})(?= |[.,:]|$)", r"\1 \3 or \2 \3"),
    (rf"\b(select [^.]*?\.{_OF_IT})\bthe selected (?:follower|card|amulet)(?!'s)\b", r"\1it"),
    (r"\b(select [^.]*?deal it X damage\. X equals) its (?=attack|defense)", r"\1 the selected follower's "),
    (r"\bopponents' (?=cemeter|EX area)", "an opponent's "),
    (r"\b(an opponent's) cemeteries\b", r"\1 cemetery"),
    (r"\b(an opponent's) EX areas\b", r"\1 EX area"),
    (r"\bif it costs (?=\d+ play points or less|at least \d|\d+ play points?,)", "if it's a card that costs "),
    (
        r"\bif there are (\d+) cards? or (?:less|fewer) in (?=their hand|its controller's hand)",
        r"if there are at most \1 cards in ",
    ),
    (r"\b(cards in) its controller's (?=hand\b)", r"\1 their "),
    # What limits cards stands before where they are.
    (rf"\b({_CARDS}) ({_PLACE}) (that costs? (?:\d+ play points or less|at least \d+ play points))", r"\1 \3 \2"),
    (r"\bfrom among them, you may ((?:reveal|put) [^.]*?) ((?:and add|into|onto) )", r"you may \1 from among them \2"),
    (r"\bfrom among them, you may summon ([^.]*?)(?=\.)", r"you may put \1 from among them onto your field"),
    (r"\byou may summon ([^.]*?) from your hand\b", r"you may put \1 from your hand onto your field"),
    (r"\byou may summon ([^.]*?) from among them\b", r"you may put \1 from among them onto your field"),
    (r"\bdraw (\d+) instead\b", r"draw \1 cards instead"),
    (r"\b(give your leader \{DEF\}) equal to ([^.]+?)(?=\.)", r"\1+X. X equals \2"),
    (r"\bdeal it and its leader damage equal to ([^.]+?)(?=\.)", r"deal X damage to it and its leader. X equals \1"),
    (r"\b(evolve this follower into) an? (?!evolved follower\b)", r"\1 "),
    # To shuffle is part of searching (5.7.2).
    (
        rf"(search your deck for [^.]*?), (put {_THEM} (?:into|onto) your [^.,]+|summon {_THEM}), {_SHUFFLE}",
        r"\1 and \2",
    ),
    (
        rf"(search your deck for [^.]*?, reveal {_THEM},) (add {_THEM} to your hand), {_SHUFFLE}",
        r"\1 and \2",
    ),
    (r"\b(summon) (it|them)\b(?!s)", r"put \2 onto your field"),
    (r"\bput the rest\b", "put the remaining cards"),
    (r"\bbury the rest\b", "put the remaining cards into your cemetery"),
    (r"\byou may (put|reveal) (?:one|1) of them\b", r"you may \1 a card from among them"),
    (rf"\byou may (put|reveal) ({_COUNT}) of them\b", r"you may \1 \2 cards from among them"),
    (r"(?:(?<=, )|\b)(?:it costs|they cost) (\d+) less to play this turn\b", r"this turn, it costs \1 less to play"),
    (
        rf"^{_WHILE_HERE}(if [^,]*, )?any ([^,.]*?) you play from (?:the|your) EX area costs (\d+) (less|more)\.",
        _of_many(r"While this card is on your field, \1your ", 2, r" in your EX area cost \3 \4 to play."),
    ),
    (
        rf"^{_WHILE_HERE}(if [^,]*, )?any ([^,.]*?) you play costs (\d+) (less|more)\.",
        _of_many(r"While this card is on your field, \1your ", 2, r" cost \3 \4 to play."),
    ),
    (
        rf"^{_WHILE_HERE}any ([^,.]*?) an opponent plays costs (\d+) (less|more)\.",
        _of_many(r"While this card is on your field, enemy ", 1, r" cost \2 \3 to play."),
    ),
    (
        r"^if ([^.]*?), this card costs (\d+) less to play from (?:the|your) EX area\.",
        r"When playing this card from your EX area, if \1, this card costs \2 less to play.",
    ),
    (r"^this card costs (\d+) less to play if ([^.]+)\.", r"If \2, this card costs \1 less to play."),
    (r"\bbury the (top (?:card|\d+ cards)) of your deck\b", r"put the \1 of your deck into your cemetery"),
    (r"\bburies the (top (?:card|\d+ cards)) of their deck\b", r"puts the \1 of their deck into their cemetery"),
    (
        r"\bthe next (\w+) you play this turn costs (\d+) less(?! to play)",
        r"the next \1 you play this turn costs \2 less to play",
    ),
    (r"^this card can only be played from (?:your )?hand\.", "This card can't be played from anywhere but your hand."),
    (r"^if ([^.]+), you may play this card for (\d+) less\.", r"If \1, this card costs \2 less to play."),
    # What is paid.
    (r"\bengage this card(?=,[^.:]*:|:)", "{ENGAGE}"),
    (r"\{ENGAGE\} and (an? [^.:,]*? on your field)(?=[:,])", r"{ENGAGE}, {ENGAGE} \1"),
    (r"\bbury this card from your EX area(?=[:,])", "put this card from your EX area into your cemetery"),
    (r"\b(bury (?:an?|another|\d+) [^.:,]*?) (?:on|from) your field(?=[,:])", r"\1"),
    (r"\b(banish [^.:,]+?) from your (cemetery|EX area)(?=[,:])", r"\1 in your \2"),
    (
        r"\b(return [^.:,]+?) from your field (to (?:its owner's hand|their owners' hands))(?=[,:])",
        r"\1 on your field \2",
    ),
    (r"\bdiscard this(?: card)?(?=[,:])", "discard this card from your hand"),
    # "This" alone.
    (r"(?<=: )\{EVOLVE\} this\b", "Evolve this"),
    (r"\bengage this, (?=[^.:]*:)", "{ENGAGE}, "),
    (r"(?<=: )evolve this(?=\.)", "Evolve this follower"),
    (r"\{ENGAGE\} this(?=[,:])", "{ENGAGE}"),
    (r"(?<=\. )\{ENGAGE\} (?=it\b|them\b)", "Engage "),
    (r"\b(banish|bury|destroy|discard|return|put|refresh) this(?=[,.:]| (?:from|to|into|onto|on)\b)", r"\1 this card"),
    (r"\b(when|whenever|while|if) this (?=is\b|leaves\b)", r"\1 this card "),
    (r"\bwhen playing this,", "When playing this card,"),
    (r"\bthis (costs|can't be played)\b", r"this card \1"),
    (r"\bgive this (?=\{|(?-i:[A-Z]))", "give this follower "),
    (r"(?<!with )\bthis (has|can't attack|can attack|deals|takes)\b", r"this follower \1"),
    (r"\bon the bottom in any order\b", "on the bottom of your deck in any order"),
    (r"(?<=\. )activate only with (\w+ \(\d+\))\.", r"\1: This ability can be activated."),
    (
        r"(?<=\. )(?:activate only|this ability can(?: only)? be activated) if ([^.]+)\.",
        r"If \1, this ability can be activated.",
    ),
    (
        rf"\b(when(?:ever)? this follower (?:takes (?:\w+ )?damage|attacks|evolves), )({_DO}|evolve) it\b",
        r"\1\2 this follower",
    ),
    (r"\b(when(?:ever)? this follower [^,.]*, )change its (?=\{EVOLVE\} cost)", r"\1change this card's "),
    (
        r"\b(change this card's) (?:\{EVOLVE\}|evolve) cost to (\d+) for the rest of (?:this|the) turn\b",
        r"this turn, \1 {EVOLVE} cost to \2",
    ),
    (r"\bif there are (\d+) cards or (?:less|fewer) in your hand\b", r"if there are at most \1 cards in your hand"),
    (r"\bif there are (\d+) cards in your hand\b", r"if there are exactly \1 cards in your hand"),
    (r"\b(is|was) put from your field into the cemetery\b", r"\1 put into the cemetery from your field"),
    (r"\b(place an? \w+ counter on) that follower\b", r"\1 it"),
    (r"\bis put from the field into the cemetery\b", "is put into the cemetery from the field"),
    (
        r"(you may (?:put|reveal) [^.]*?\.) ((?:if [^.]*, )?this turn, it costs [^.]*\.) (put the remaining [^.]*\.)",
        r"\1 \3 \2",
    ),
    (rf"^({_WHEN})choose (?:one|1)(?=\.\s\(1\))", r"\1Choose one of the following effects"),
    (r"\bchoose ((?:up to )?(?:one|two|three|\d)) of the following(?=\.)", r"choose \1 of the following effects"),
    (r"\bchoose ((?:up to )?)1\b(?= of the following| instead)", r"choose \1one"),
    (r"\bchoose ((?:up to )?)2\b(?= of the following| instead)", r"choose \1two"),
    (r"\bchoose ((?:up to )?)3\b(?= of the following| instead)", r"choose \1three"),
    # What happens to several, one after the other.
    (r"\b(deal it \d+ damage), (draw (?:a card|\d+ cards)), then (?=discard (?:a card|\d+ cards))", r"\1. \2. "),
    (r"(?<=\. )then,? (?=(?:if|select|draw|give|deal|put|recover|destroy) )", ""),
    (rf"^({_WHEN}|On Race: )give it (?=\{{(?:ATK|DEF)\}})", r"\1give this follower "),
    (r"(?<=[.:}] )you may select an? (?=[^.]*? and (?:engage|destroy|banish|return|put|add) it\b)", "select up to 1 "),
    (r"\b(select [^.]*? in your cemetery and) put it into your hand\b", r"\1 add it to your hand"),
    (r"(?<=\. )(destroy it|deal it \d+ damage), (deal \d+ damage to your leader), and (?=select )", r"\1. \2. "),
    (r"\b(deal it \d+ damage), and (?=each opponent )", r"\1. "),
    (r"\bdeal (\d+) more damage to (?=each|it\b)", r"deal \1 damage to "),
    (r"\b(select [^.]*?)\. (give it [^.]*? and [^.]*?) and ((?:engage|destroy|banish) it)(?=\.)", r"\1, \2, and \3"),
    (
        (
            r"\b((?:if [^.,]*, |(?:combo|necrocharge|spellchain) \(\d+\): )select [^.]*?)\. "
            rf"({_DO}) (?=[^.]*\b(?:it|them)\b)"
        ),
        r"\1 and \2 ",
    ),
    (r"\b(opponent [^.,]*, deal \d+ damage to) their leader\b", r"\1 that follower's leader"),
    (r"\bdeal (it|them) damage equal to ([^.]+?)(?=\.|$)", r"deal \1 X damage. X equals \2"),
    (r"\bdeal (each [^.]+?) damage equal to ([^.]+?)(?=\.|$)", r"deal X damage to \1. X equals \2"),
    (r"\bgive (\{ATK\}[+-]\d+(?:/\{DEF\}[+-]\d+)?) to ([^.]+?)(?=\.)", r"give \2 \1"),
    (r"^(\{ACT\} (?:[^.:]*, )?(?:banish|bury) [^.:,]+?) from your field:", r"\1 on your field:"),
    (r"\bwhenever this follower deals combat damage\b", "when this follower deals combat damage"),
    (r"(when this follower deals combat damage, refresh) it\b", r"\1 this card"),
    (r"\brefresh this follower\b", "refresh this card"),
    (r"\bdeal damage equal to ([^.]+?) to (each [^.]+?)(?=\.|$)", r"deal X damage to \2. X equals \1"),
    (
        r"\bif this card wasn't put onto the field from (?:your )?hand,",
        "if this card was put onto your field from somewhere other than your hand,",
    ),
    (
        r"\bif this wasn't put onto the field from (?:your )?hand, evolve it\b",
        "if this card was put onto your field from somewhere other than your hand, evolve this follower",
    ),
    (r"\bput from (your|an opponent's) deck into (?:the|your|their) cemetery\b", r"put into \1 cemetery from the deck"),
    (r"\bthis follower begins racing(?=\.)", "Race this follower"),
    (r"\bX equals (?:the )?double the number of\b", "X equals 2 times the number of"),
    (r"\b(reveal it and) put it into your hand\b", r"\1 add it to your hand"),
    (r"\boutside of your start phase\b", "outside your start phase"),
    (r" has lost defense this turn\b", "'s defense was decreased this turn"),
    (r"\b(if your leader's defense is) (?=\d+,)", r"\1 exactly "),
    (r"\bif each player has (\d+) maximum play points\b", r"if each player's maximum play points are exactly \1"),
    (r"\b(search your deck for an? (?-i:[A-Z])[^.,]*? and) (?=(?-i:[A-Z])[^.]*\bthem\b)", r"\1 a "),
    (r"\b((?:put|summon) an? (?-i:[A-Z])(?:(?!token)[^.,])*? and) an? (?=(?-i:[A-Z])[^.,]*? token\b)", r"\1 "),
    (r"\bdeal (each [^.]+?) (\d+) damage\b", r"deal \2 damage to \1"),
    (r"\b(change (?:its|their)) attack to (?=\d+\.)", r"\1 {ATK} to "),
    (r"\b(change (?:its|their)) defense to (?=\d+\.)", r"\1 {DEF} to "),
    (
        (
            r"\b(?:(?:activate|perform) (?:this ability )?only|this ability can be performed) "
            r"(once|twice|\d times) (?:per|each) turn\."
        ),
        r"This ability can be activated \1 per turn.",
    ),
    (
        r"(choose one of the following effects\.) (this ability can be activated [^.]*\.) (\(1\) .*)$",
        r"\1 \3 \2",
    ),
    (
        r"\bthis (?:card|follower) can't be destroyed by abilities or take ability damage\.",
        r"This follower can't be destroyed by abilities.\nThis follower doesn't take ability damage.",
    ),
    (r"\b1 play points or less\b", "1 play point or less"),
)
_KIND_JA = "(?:フォロワー|カード|アミュレット|スペル)"
_CARDS_JA = rf"(?:(?!{_KIND_JA}か)[^、。：「」\d]){{0,40}}?{_KIND_JA}"
_COST_JA = r"(?:元の)?コスト\d+(?:以[上下])?の"
_DAMAGE_JA = r"(?:(?P<least>\d+以上の)?(?P<kind>交戦|攻撃|能力(?:による)?)?ダメージ)"
_CHANGE_JA = r"(?P<change>[+-]\d+する|\d+にする|\d+倍にする)"


def _damage_instead(match: re.Match[str]) -> str:
    """Damage that is changed, as a replacement effect says it (10.10.1)."""
    who, least, change = match["who"], match["least"] or "", match["change"] if "change" in match.re.groupindex else ""
    kind = "能力による" if (match["kind"] or "").startswith("能力") else match["kind"] or ""
    turn = "このターン中、" if match["turn"] else ""
    then = "次に" if match["next"] else ""
    return f"{turn}{then}{who}が{kind}{least}ダメージを受けるとき、代わりにそのダメージを{change or '0にする'}。"


_DONE_JA = "(?:公開した|墓場に置いた|EXエリアに置いた|消滅させた)"
_OTHERWISE_JA: tuple[Way, ...] = (
    (
        r"^これが場?に?(?:いる|ある)限り、これと自分のリーダーが受けるダメージを([+-]\d+する)。$",
        r"これがダメージを受けるとき、代わりにそのダメージを\1。\n自分のリーダーがダメージを受けるとき、代わりにそのダメージを\1。",
    ),
    (
        rf"^(?:これが場?に?(?:いる|ある)限り、)?(?P<turn>)(?P<who>[^、。：「」]+)が(?P<next>)受ける{_DAMAGE_JA}を{_CHANGE_JA}。$",
        _damage_instead,
    ),
    (
        rf"(?<![^。：】])(?P<turn>このターン、)(?P<who>自分のリーダー|これ|それ)が(?P<next>次に)?受ける{_DAMAGE_JA}を{_CHANGE_JA}。",
        _damage_instead,
    ),
    (
        rf"(?<![^。：】])(?P<turn>このターン、)(?P<who>自分のリーダー|これ|それ)は(?P<next>次の){_DAMAGE_JA}を受けない。",
        _damage_instead,
    ),
    (r"^(自分の(?:場|墓場)に(?:『[^』]+』と)+『[^』]+』が(?:いる|ある))限り、(?=これは)", r"\1なら、"),
    (r"^(これの[^。、「」]{1,8}カウンターが\d+個以[上下])である限り、(?=これは)", r"\1なら、"),
    (r"^これに([^。、「」]{1,8}カウンター)が置かれていないなら、(?=これは)", r"これの\1が0個なら、"),
    (r"^(【[^】]+】状態)であり、(?=これが場?に?(?:いる|ある)限り、)", r"\1である限り、"),
    (r"相手プレイヤー1人の場の", "相手の場の"),
    (r"お互いの場の", "場の"),
    (r"(?<=。)自分は(?=\d枚引く。)", ""),
    (r"^([^。：]*フェイズが来たとき、)これがEXエリアにあるなら、", r"これがEXエリアにある限り、\1"),
    (
        r"^([^。：]*とき、(?:[^。：]*なら、)?(?:【コスト\d+】：)?)自分の墓場の(?=これを(?:場に出す|EXエリアに置(?:く|いてよい))。)",
        r"これが墓場にある限り、\1",
    ),
    (r"^([^。：]*とき、)(?=墓場のこれを消滅：)", r"これが墓場にある限り、\1"),
    (r"^(【起動】(?:【コスト\d+】)?：)自分の墓場の(これを場に出す。.*)$", r"\1\2この能力は墓場から使える。"),
    (r"(?<=EXエリアに置いてよい。)そうしたなら、", "これによってEXエリアに置いたなら、"),
    (r"(?<=・トークン)(?=\d+体)", "・フォロワー"),
    (r"(?<=^これをプレイする際、)(追加コストとして[^。]*を消滅)させる(?=。)", r"\1する"),
    (r"^((?:(?!選ぶ).)*「)(?:公開した|EXエリアに置いた)カードの(?=(?:元の)?コスト」)", r"\1それの"),
    (r"(?<=それの)コスト」", "元のコスト」"),
    (r"(?<=1枚を公開する。)([^。、]+)を公開したなら、公開したカードを", r"それが\1なら、それを"),
    (r"(?<=なら、)自分は(?=『)", ""),
    # What may be done for what comes behind it is a cost (10.4.7.4).
    (rf"(?<![^。：】、])自分の(手札の{_CARDS_JA}\d{{1,2}}枚)を捨ててよい。そうしたなら、", r"\1を捨てる："),
    (rf"(?<![^。：】、])自分の(墓場の{_CARDS_JA}\d{{1,2}}枚)を消滅させてよい。そうしたなら、", r"\1を消滅："),
    (
        rf"(?<![^。：】、])自分の(場の(?:他の)?{_CARDS_JA}\d[体枚つ])を墓場に置いてよい。そうしたなら、",
        r"\1を墓場に置く：",
    ),
    (r"「?このターン中に自分がプレイしたカードの枚数」?が(\d+)枚以上なら、", r"【コンボ_\1】"),
    (r"次の自分の(?=(?:スタート|メイン|エンド)フェイズが来たとき)", "次に自分の"),
    (r"自分の墓場すべてを(?=デッキに戻し)", "自分の墓場のカードすべてを"),
    (rf"「({_COST_JA.replace('d+', 'd*X?')}[^「」、。か『』]*)」(?=\d枚)", r"\1"),
    (r"(?<=』)(X[体つ]を|を「[^」]*」と同じだけ)場に(?=出す)", r"\1"),
    (r"(?<=』)X[体つ]を出す。Xは(「[^」]*」)である", r"を\1と同じだけ出す"),
    (rf"({_DONE_JA})カードの中に([^。、]+?)が(?:ある|いる)なら、", r"\2を\1なら、"),
    (rf"これによって(?=[^。、「」]+を(?:{_DONE_JA})なら、)", ""),
    (r"(?<=それが)((?:元の)?コスト\d+(?:以[上下])?)のカード(?=なら、)", r"\1"),
    (
        r"^((?:(?!選ぶ).)*。)(?:公開した|EXエリアに置いた)カード(?=を手札に加える|が[^。、]*なら、)",
        r"\1それ",
    ),
    (r"((?:自分|相手)の)(場|墓場)[かや](?:\1)?(EXエリア|消滅領域)", r"\1\2か\1\3"),
    (r"^(これは能力ダメージを受けない。)(?=これは能力によって破壊されない。)", r"\1\n"),
    # Cards of either kind: how many they are, where they are and what limits them is said of each.
    (
        rf"((?:(?:自分|相手)の)?(?:場|墓場|EXエリア)の(?:他の)?(?:{_COST_JA})?)({_CARDS_JA})1([体枚つ])か\1({_CARDS_JA})1\3を",
        r"\1「\2か\4」1\3を",
    ),
    (rf"(?<=に)(他の)?({_CARDS_JA})か({_CARDS_JA})(?=が出たとき)", r"\1「\2か\3」"),
    (rf"(?<=自分の手札の)({_COST_JA})({_CARDS_JA})か\1({_CARDS_JA})(?=1枚を)", r"\1「\2か\3」"),
    (rf"(?<=その中から、)({_COST_JA})({_CARDS_JA})[かや]\1({_CARDS_JA})(?=\d枚)", r"\1「\2か\3」"),
    (rf"(?<=(?:手札|墓場)の)({_CARDS_JA})か({_CARDS_JA})(?=\d枚を(?:捨てる|消滅|公開))", r"「\1か\2」"),
    (rf"(?<=自分が)({_COST_JA})({_CARDS_JA})か\1({_CARDS_JA})(?=をプレイ)", r"\1「\2か\3」"),
    (
        rf"((?:自分|相手)の(?:場|墓場)の)({_COST_JA})({_CARDS_JA})1([体枚つ])か\2({_CARDS_JA})1\4を",
        r"\1\2「\3か\5」1\4を",
    ),
    (r"(?<=。)それの元のコストが(?=\d+(?:以[上下])?なら)", "それがコスト"),
    (r"「(これと同名)でない", r"「\1を除く"),
    (r"^これをプレイする際、([^。]+なら、)プレイできない。$", r"これは\1プレイできない。"),
    (r"(?<=：) +", ""),
    (r"^(【.*(?:する|引く|置く|出す|ダメージ))$", r"\1。"),
    (r"(?<=の)攻撃力と体力を(\d+)にする", r"【攻撃力】を\1、【体力】を\1にする"),
    (r"(\dなら、[^。、]*)して、(?=これを破壊する。)", r"\1する、"),
    (r"^(相手の場に[^。：]*が出たとき、[^。：]*：)場に出たフォロワー1体に", r"\1それに"),
    (r"^(これをプレイする際、追加コストとして[^。]*)捨ててよい。$", r"\1捨てるしてよい。"),
    (r"^(これをプレイする際、追加コストとして[^。]*)置いてよい。$", r"\1置くしてよい。"),
    (r"(?<=に)(『[^』]+』)か(『[^』]+』)(?=が(?:出たとき|いるなら))", r"「\1か\2」"),
    (r"((?<![^。：】])自分のEXエリアの[^。]*\d枚まで場に出)す(?=。)", r"\1してよい"),
    # While there are so many cards: where they are is said first.
    (rf"^((?:(?:自分|相手)の)?場)の({_CARDS_JA})(が\d+[枚体つ]以[上下](?:ある|いる)限り、)", r"\1に\2\3"),
    (r"^((?:自分|相手)の(?:墓場|消滅領域))(が\d+枚以[上下]ある限り、)", r"\1にカード\2"),
    # Of a keyword and an ability that a card has each is a passive ability of its own.
    (r"^([^。：「」]*限り、[^。：「」]*は)((?:【[^】]+】)+)と(「[^「」]*」)を持つ。$", r"\1\2を持つ。\n\1\3を持つ。"),
    # What each of them has and does as it attacks is done whenever one attacks.
    (
        r"(?m)^これが場?に?(?:いる|ある)限り、自分の(?:場の)?([^「」、]+?)すべては「【攻撃時】これは([^「」。]*)」を持つ。$",
        r"自分の場の\1が攻撃したとき、それは\2。",
    ),
)
_ENGLISH = re.compile("[A-Za-z]{3}")


def in_first_wording(line: str, name: str = "") -> str:
    """A line of a card with this name in the words of the first sets; two lines where they say it in two."""
    if name and "not named" in line:
        line = re.sub(rf" not named {re.escape(name)}({_LIMITED})?", r"\1 with a different name from this card", line)
    return rewritten(line, _ways() if _ENGLISH.search(line) and line.isascii() else _ways_ja())


@cache
def _ways() -> tuple[Rewriting, ...]:
    return rewriting(_OTHERWISE, re.IGNORECASE)


@cache
def _ways_ja() -> tuple[Rewriting, ...]:
    return rewriting(_OTHERWISE_JA)
