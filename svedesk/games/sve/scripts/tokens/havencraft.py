"""The Havencraft tokens."""

from svedesk.games.sve.words import Ability, Called, at_start_of_main, banish, no_damage, rush, storm, this, your

_KAGUYA = Called("Kaguya", "カグヤ", elsewhere=True)

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    # Holy Falcon
    "SD06-T01": (storm,),
    # Holy Tiger
    "SD06-T02": (rush,),
    # Ephemeral Moon
    "BP02-T08": (no_damage(your.follower.that_are_called(_KAGUYA), during="your"), at_start_of_main(banish(this))),
}
