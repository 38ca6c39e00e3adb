"""The tokens that Japanese editions have beside those of EN 1.16.0."""

from svedesk.games.sve.words import (
    Ability,
    Called,
    Token,
    Trait,
    activate,
    activate_from_ex,
    any_side,
    assail,
    at_least,
    banish,
    banish_with_tokens,
    bury_this,
    choose_one_or_up_to,
    deal,
    destroy,
    discard_at_random,
    draw,
    enemy,
    engage_any,
    engage_this,
    fanfare,
    for_every,
    give_ability,
    give_keyword,
    give_leader,
    instead,
    it,
    its_leader,
    last_words,
    leader_takes_this_turn,
    look_at_top,
    may_add_cost,
    may_discard,
    mode,
    overflow,
    pay,
    present,
    put_onto_field,
    quick,
    reveal_trait_into_hand,
    rush,
    select,
    spell,
    storm,
    strike,
    summon,
    taken,
    times_leader_lost,
    top_into_cemetery,
    twice,
    ward,
    when,
    whenever_evolves,
    your,
)

COMMANDER, THIEF = Trait("Commander", "指揮官"), Trait("Thief", "盗賊")
HUNTER, IDOLATRY = Trait("Hunter", "狩人"), Trait("Idolatry", "アイドル")
MAGE, OMEN = Trait("Mage", "魔法使い"), Trait("Omen", "絶傑")
RULENYE = Token("T-RULENYE-ECHO-OF-THE-SCREAM", "Rulenye, Echo of the Scream", "絶叫の残響・ルルナイ")
COIN = Token("T-GLEAMING-COIN", "Gleaming Coin", "輝く金貨")
GALMIEUX = Called("Galmieux, Fierce Disdain", "烈絶の侮蔑・ガルミーユ", elsewhere=True)
MJERRABAINE = Called("Mjerrabaine, Great Ego", "絶大の唯我・マゼルベイン", elsewhere=True)
TEN_BURIED = at_least(10, enemy.card.in_cemetery)

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    "T-INN-SOOT": (ward, last_words(select(enemy.follower), deal(2, it))),
    "T-BECKONING-FOX": (ward, fanfare(give_leader(1))),
    RULENYE.number: (rush, assail),
    "T-TWIN-SPEARS-OF-THE-FLAME-GENERAL": (
        whenever_evolves(your.follower, select(enemy.follower), deal(2, it)),
        activate(
            pay(1) + engage_this + bury_this,
            select(your.follower.with_trait(COMMANDER)),
            give_ability(it, None, strike(deal(2, enemy.leader))),
        ),
    ),
    COIN.number: (activate_from_ex(pay(1) + banish_with_tokens(COIN, 2), give_leader(1), draw(1)),),
    "T-TYRANNY-OF-THE-WAVES": (spell(select(enemy.follower), instead(deal(4, it), overflow, deal(6, it))),),
    "T-YOUNG-WOLFS-STRUGGLE": (spell(select(enemy.follower), deal(1, it), may_discard(1, top_into_cemetery(1))),),
    "T-MERCURIAL-SEVERANCE": (quick, spell(leader_takes_this_turn(-1), draw(1))),
    "T-FATAL-BLOW": (spell(when(at_least(6, your.card.with_trait(HUNTER).in_cemetery), deal(6, enemy.leader))),),
    "T-AFTERGLOW-OF-EMPTINESS": (
        spell(
            choose_one_or_up_to(
                TEN_BURIED,
                2,
                mode(select(enemy.follower), instead(deal(3, it), TEN_BURIED, deal(8, it))),
                mode(look_at_top(3, reveal_trait_into_hand(THIEF), rest="bottom")),
            )
        ),
    ),
    "T-GILDED-BLADE": (spell(select(enemy.follower), deal(2, it), when(TEN_BURIED, deal(2, its_leader))),),
    "T-GILDED-GOBLET": (spell(instead(give_leader(1), TEN_BURIED, give_leader(2))),),
    "T-GILDED-BOOTS": (
        spell(
            select(your.follower.with_trait(THIEF)),
            instead(give_keyword(it, rush), TEN_BURIED, give_keyword(it, storm)),
        ),
    ),
    "T-PERJURY-OF-EXHAUSTION": (
        spell(
            select(your.follower.with_trait(OMEN).with_trait(MAGE).that_cost_up_to(3).in_cemetery),
            put_onto_field(it),
        ),
    ),
    "T-SOLO-OF-THE-SEVERED-MELODY": (
        may_add_cost(engage_any(your.card.with_trait(IDOLATRY))),
        spell(select(enemy.follower), deal(twice(taken(your.card.with_trait(IDOLATRY))), it)),
    ),
    "T-RUINOUS-FANG": (
        spell(
            deal(1, any_side.follower),
            when(overflow, give_keyword(your.follower.that_are_called(GALMIEUX), storm)),
        ),
    ),
    "T-FLIGHT-OF-SEVERED-LOVE": (
        spell(
            select(your.follower),
            give_ability(it, None, strike(deal(times_leader_lost, enemy.follower))),
            deal(1, your.leader),
        ),
    ),
    "T-SPREADING-SCREAM": (spell(for_every(5, your.card.in_cemetery, summon(RULENYE))),),
    "T-TORRENT-OF-DESPAIR": (spell(select(enemy.follower), banish(it)),),
    "T-PROOF-OF-GREATNESS": (
        spell(
            select(enemy.follower),
            destroy(it),
            when(present(your.follower.that_are_called(MJERRABAINE)), deal(2, its_leader)),
        ),
    ),
    "T-NECTAR-OF-DROUGHT": (spell(deal(2, enemy.leader), give_leader(2), draw(2), discard_at_random(2, "opponent")),),
}
