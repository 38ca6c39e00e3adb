"""10.2.1.3.1: how replacement effects read."""

import pytest

from svedesk.games.sve.abilities.base import read
from svedesk.games.sve.words import (
    banish,
    banished,
    both,
    buried,
    change_damage,
    damaged,
    deal,
    dealing,
    destroyed,
    discarded,
    draw,
    drawing,
    enemy,
    entering,
    from_now_if,
    if_would,
    it,
    leaving,
    milled,
    next_time,
    opponent_drawing,
    put_engaged,
    put_into_cemetery,
    put_into_deck,
    put_onto_field,
    return_to_hand,
    returned,
    take_it_instead,
    this,
    this_turn_if,
    your,
)

ABILITIES = [
    (
        if_would(destroyed(this), banish(it)),
        "If this card would be destroyed, banish it instead.",
        "これが破壊されるとき、代わりにそれを消滅させる。",
    ),
    (
        if_would(banished(enemy.follower), return_to_hand(it)),
        "If an enemy follower on the field would be banished, return it to its owner's hand instead.",
        "相手のフォロワーが消滅するとき、代わりにそれを手札に戻す。",
    ),
    (
        if_would(returned(this), put_into_deck(it)),
        "If this card would be returned to its owner's hand, put it on top of its owner's deck instead.",
        "これが手札に戻るとき、代わりにそれをデッキの上に置く。",
    ),
    (
        if_would(leaving(your.follower.but_this()), return_to_hand(it), may=True),
        "If another follower on your field would leave the field, you may return it to its owner's hand instead.",
        "自分の他のフォロワーが場を離れるとき、代わりにそれを手札に戻すことができる。",
    ),
    (
        if_would(buried(this), both(banish(it), draw(1)), may=True),
        "If this card would be put into the cemetery from the field, you may banish it and draw a card instead.",
        "これが場から墓場に置かれるとき、代わりに「それを消滅させる。1枚引く。」を行うことができる。",
    ),
    (
        if_would(discarded(your.card), put_onto_field(it)),
        "If a card would be discarded from your hand, put it onto your field instead.",
        "自分のカードが手札から捨てられるとき、代わりにそれを場に出す。",
    ),
    (
        if_would(milled(enemy.card), banish(it)),
        "If a card would be put into the cemetery from an opponent's deck, banish it instead.",
        "相手のカードがデッキから墓場に置かれるとき、代わりにそれを消滅させる。",
    ),
    (
        if_would(put_into_cemetery(this), return_to_hand(it)),
        "If this card would be put into its owner's cemetery, return it to its owner's hand instead.",
        "これが墓場に置かれるとき、代わりにそれを手札に戻す。",
    ),
    (
        if_would(entering(enemy.follower), put_engaged),
        "If a follower would be put onto an opponent's field, put it onto the field engaged instead.",
        "相手のフォロワーが場に出るとき、代わりにアクト状態で場に出す。",
    ),
    (
        if_would(damaged(your.leader, least=4), change_damage(to=3)),
        "If your leader would take 4 or more damage, change that damage to 3 instead.",
        "自分のリーダーが4以上のダメージを受けるとき、代わりにそのダメージを3にする。",
    ),
    (
        if_would(damaged(your.follower, "ability"), change_damage(-1), during="your"),
        (
            "During your turn, if a follower on your field would take damage from abilities, reduce that damage by 1 "
            "instead."
        ),
        "自分のターン中、自分のフォロワーが能力によるダメージを受けるとき、代わりにそのダメージを-1する。",
    ),
    (
        if_would(dealing(this, "combat"), change_damage(times=2)),
        "If this follower would deal combat damage, double that damage instead.",
        "これが交戦ダメージを与えるとき、代わりにそのダメージを2倍にする。",
    ),
    (
        if_would(dealing(this, "attack", enemy.leader), change_damage(3)),
        "If this follower would deal attack damage to an enemy leader, increase that damage by 3 instead.",
        "これが相手のリーダーすべてに攻撃ダメージを与えるとき、代わりにそのダメージを+3する。",
    ),
    (
        if_would(damaged(your.leader), take_it_instead, may=True, during="enemy"),
        (
            "During each opponent's turn, if your leader would take damage, you may deal that damage to this follower "
            "instead."
        ),
        "相手のターン中、自分のリーダーがダメージを受けるとき、代わりにそのダメージをこれに与えることができる。",
    ),
    (
        if_would(drawing, draw(2)),
        "If you would draw a card, draw 2 cards instead.",
        "自分がカードを引くとき、代わりに2枚引く。",
    ),
    (
        if_would(opponent_drawing, deal(1, enemy.leader)),
        "If an opponent would draw a card, deal 1 damage to each enemy leader instead.",
        "相手がカードを引くとき、代わりに相手のリーダーすべてに1ダメージ。",
    ),
]
STEPS = [
    (
        from_now_if(destroyed(it), banish(it)),
        "From now on, if it would be destroyed, banish it instead.",
        "以後、それが破壊されるとき、代わりにそれを消滅させる。",
    ),
    (
        next_time(destroyed(it), banish(it)),
        "The next time it would be destroyed, banish it instead.",
        "次にそれが破壊されるとき、代わりにそれを消滅させる。",
    ),
    (
        next_time(damaged(your.leader), change_damage(to=0), this_turn=True),
        "The next time this turn your leader would take damage, change that damage to 0 instead.",
        "このターン中、次に自分のリーダーがダメージを受けるとき、代わりにそのダメージを0にする。",
    ),
    (
        this_turn_if(put_into_cemetery(enemy.card), banish(it)),
        "This turn, if a card would be put into an opponent's cemetery, banish it instead.",
        "このターン中、相手のカードが墓場に置かれるとき、代わりにそれを消滅させる。",
    ),
]


@pytest.mark.rule("10.2.1.3.1")
@pytest.mark.parametrize(("ability", "en", "ja"), ABILITIES, ids=[en for _, en, _ in ABILITIES])
def test_an_ability_reads_in_both_languages(ability, en, ja):
    assert (ability.text("en", "follower"), ability.text("ja", "follower")) == (en, ja)


@pytest.mark.rule("10.2.1.3.1")
@pytest.mark.parametrize(("step", "en", "ja"), STEPS, ids=[en for _, en, _ in STEPS])
def test_a_step_reads_in_both_languages(step, en, ja):
    assert (read((step,), "en"), read((step,), "ja")) == (en, ja)
