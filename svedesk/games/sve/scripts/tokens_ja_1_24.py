"""The tokens that JA 1.24.1 has beside those of JA 1.18.0, equipment among them."""

from svedesk.games.sve.words import (
    Ability,
    Called,
    Counter,
    Token,
    Trait,
    activate,
    add_to_hand,
    assail,
    at_least,
    at_start_of_end,
    attack_of,
    both,
    bury,
    bury_this,
    combo,
    count,
    deal,
    destroy,
    discard,
    draw,
    enemy,
    engage,
    engage_this,
    fanfare,
    give,
    give_keyword,
    give_leader,
    half_of,
    intimidate,
    into_ex,
    it,
    last_words,
    pay,
    refresh,
    rush,
    select,
    select_up_to,
    set_stats,
    spell,
    spellchain,
    storm,
    strike,
    summon,
    them,
    this,
    this_turn,
    top_into_cemetery,
    ward,
    when,
    your,
)
from svedesk.games.sve.words.playing import cannot_play_if, costs_less_if
from svedesk.games.sve.words.replacements import change_damage, damaged, dealing, if_would, this_turn_if
from svedesk.games.sve.words.universes import (
    activate_if,
    counters_on_this,
    each_turn,
    equipped_has,
    gain_evolution_points,
    lose_abilities,
    no_overflow,
    place_counters,
    play_from_banished,
    played_namesake,
    select_distinct,
    set_leader_defense,
    turn_evolved_facedown,
    union_burst,
    wearer,
    when_equipped,
    when_it_deals,
    whenever_buried,
    whenever_leader_loses,
    whenever_plays,
    while_in_ex,
)

DIABOLOS, TOUKYOU = Trait("Diabolos", "ディアボロス"), Trait("Toukyou", "透京")
CURSE, GIGA = Counter("curse", "呪い"), Counter("giga", "ギガ")
CLONE = Token("T-SHADOW-CLONE-OF-BANSAI-SUSUKI", "Shadow Clone of Bansai Susuki", "分身の術・煤木万裁")
NENEKA = Token("T-MIRROR-IMAGE-NENEKA", "Mirror Image Neneka", "ミラーイメージ・ネネカ")
ULTIMATE_MAGIC = Token("T-ULTIMATE-MAGIC", "Ultimate Magic", "アルティメット・マジック")
IAN = Called("Ian, Dragonbuster", "ドラゴンバスター・イアン", elsewhere=True)
ROWEN = Called("Rowen, Dragonlance Warrior", "竜槍の戦士・ローウェン", elsewhere=True)
GIGA_BLADE = Called("Giga Blade", "ギガブレード", elsewhere=True)

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    "T-GUARDIAN-GOLEM": (ward, last_words(give_leader(2))),
    "T-BABY-FIRE-DRAKE": (intimidate,),
    "T-MIMI-THE-WATCHDOGS-RIGHT-ARM": (last_words(select(enemy.follower), deal(2, it), top_into_cemetery(1)),),
    "T-COCO-THE-WATCHDOGS-LEFT-ARM": (last_words(give_leader(2), top_into_cemetery(1)),),
    "T-SILENT-DEMON-LORD": (storm,),
    "T-SATANS-SERVANT": (),
    "T-FIEND-OF-LIMBO": (ward, fanfare(select(enemy.follower), deal(6, it))),
    "T-ROCOCOS-TEDDY-BEAR": (last_words(deal(1, your.leader)),),
    "T-ESCAMALI-ADVISER": (ward, fanfare(draw(1))),
    "T-ESCAMALI-PATROLLER": (rush, fanfare(give_leader(2))),
    "T-ADELE-JEALOUS-DRAGON": (whenever_buried(your.card.that_are_called(IAN), deal(5, enemy.leader)),),
    CLONE.number: (rush, assail, ward, at_start_of_end(summon(CLONE))),
    NENEKA.number: (ward, activate(engage_this, select(enemy.follower), deal(1, it))),
    "T-SKULL-FATHER": (rush, last_words(select_up_to(2, your.follower.with_trait(DIABOLOS)), give(them, attack=1))),
    # amulets
    "T-LUNAS-DOLL": (
        fanfare(top_into_cemetery(2)),
        activate_if(at_least(10, your.card.in_cemetery), engage_this + bury_this, draw(1)),
    ),
    "T-CURSED-TOOL-OF-THE-ZEALOTS": (
        at_start_of_end(
            place_counters(this, CURSE, 1),
            when(counters_on_this(1, CURSE), deal(1, your.leader)),
            when(counters_on_this(2, CURSE), discard(1)),
            when(counters_on_this(3, CURSE), both(discard(1), deal(3, your.leader), bury(this))),
        ),
    ),
    # spells
    "T-I-HAVE-GROWN": (spell(select(enemy.follower), deal(2, it), draw(1), discard(1)),),
    "T-ASTAROTHS-SENTENCE": (spell(set_leader_defense(1)),),
    "T-GALE-ARROW": (spell(select(enemy.follower), when(combo(3), deal(2, it))),),
    "T-STORM-ARROW": (spell(when(combo(5), deal(2, enemy.leader))),),
    "T-UNION-MAGIC": (
        costs_less_if(spellchain(5), 1),
        spell(select_up_to(2, enemy.follower), deal(2, them), into_ex(1, ULTIMATE_MAGIC)),
    ),
    ULTIMATE_MAGIC.number: (spell(when(spellchain(10), both(deal(7, enemy.leader), give_leader(7)))),),
    "T-CURSE-OF-THE-BLACK-DRAGON": (
        while_in_ex(at_start_of_end(when(no_overflow, deal(1, your.leader)))),
        cannot_play_if(no_overflow),
        spell(select(your.card.that_are_called(ROWEN)), this_turn_if(dealing(it), change_damage(1))),
    ),
    "T-NIGHT-OF-TERROR": (
        cannot_play_if(played_namesake),
        spell(this_turn(whenever_leader_loses(deal(1, enemy.leader))), give_leader(1)),
    ),
    "T-SEEDS-OF-SALVATION": (spell(draw(1), turn_evolved_facedown, gain_evolution_points(1)),),
    "T-UNLIMITED-SEARCH": (spell(place_counters(your.card.that_are_called(GIGA_BLADE), GIGA, 3), draw(2)),),
    "T-JEWEL-DRESS-UP": (spell(play_from_banished),),
    "T-GINGERS-WORD-OF-POWER": (spell(select(enemy.follower), lose_abilities(it), set_stats(it, attack=1, defense=1)),),
    "T-BLOW-OF-YOUTH": (
        spell(
            select(enemy.follower),
            destroy(it),
            select(your.follower.with_trait(TOUKYOU)),
            give_keyword(it, storm),
        ),
    ),
    "T-REST-BEFORE-NIGHTFALL": (
        spell(
            select_distinct(3, your.card.with_trait(TOUKYOU).that_cost_up_to(2).in_cemetery),
            add_to_hand(them),
        ),
    ),
    "T-CONVICTION-OF-VIRTUE": (spell(deal(count(your.follower.with_trait(TOUKYOU)), enemy.leader), give_leader(1)),),
    # equipment
    "T-AMES-AMULET": (equipped_has(activate(engage_this, give(your.follower, attack=1, defense=1))),),
    "T-PRINCESS-SWORD": (
        if_would(dealing(wearer), change_damage(2)),
        if_would(damaged(wearer), change_damage(-2)),
    ),
    "T-SANCTUARY-SWORD-AVALON": (equipped_has(each_turn(strike(refresh(this), draw(1)))),),
    "T-QUEENS-CONSOLE": (
        equipped_has(union_burst(activate(pay(1) + engage_this, give(your.follower.that_costs(1), attack=1)))),
    ),
    "T-CHAOS-GRIMOIRE": (
        equipped_has(each_turn(whenever_plays(your.spell, deal(half_of(attack_of(this)), enemy.leader)), 2)),
    ),
    "T-WAND-OF-MIRAGE": (
        equipped_has(
            if_would(dealing(this, "ability"), change_damage(1)),
            if_would(dealing(your.card.with_name(NENEKA).but_this(), "ability"), change_damage(1)),
        ),
    ),
    "T-ICE-DRAGON-SWORD": (when_equipped(select(enemy.follower), engage(it), give(wearer, attack=2, defense=2)),),
    "T-PROOF-OF-BONDS": (equipped_has(storm, strike(select_up_to(2, enemy.follower), deal(3, them))),),
    "T-DARK-AXE-NACHTFANG": (equipped_has(when_it_deals(enemy.follower, deal(3, enemy.leader))),),
    "T-GLORIOUS-FEATHER": (
        equipped_has(at_start_of_end(give_leader(3))),
        if_would(dealing(wearer), change_damage(1)),
    ),
}
