"""Which words the script checker knows. One in none of these lists is itself a mistake, so that a new word comes with
what can be wrong about it."""

from __future__ import annotations

_LOOKED_AT = """
IfStackTaken MustAttack RollAgain
Activated AfterRedraw ArrivesEngaged Automatic BuryThis CannotAttack CannotBeDestroyed CannotLose CostsX
DamageShift DealsMore Discard EngageThis Equivalent Evolve FromHand GivesTrait IgnoresWard Keyword Lesson
LowerLeaderDefense OwnCost PayPoints PayX PlayCost PutDrivePoint ServeThis Spell Stack UseEvolutionPoint
WhileHere
ChangeDamage IfWould PutEngaged ReplaceLater Replacing TakeInPlace WouldDamage WouldMove LoseStackCounter
Called ChosenX EventAmount Group LeaderOf Leaders Ref StatOf Token Trait
Combo Necrocharge Spellchain
AtNextStart Changed Enters Fanfare Leaves Limited OnDrive OnEvolve OnRace OnSuperEvolve Strike
AddToHand AddToStack Additional Banish BanishFromCemetery Box Bury BurySome ChangeEvolveCost ChangeKind
Choose Deal DealDivided Destroy DiscardAtRandom Draw DrawUpTo Engage EvolveIt FieldOrEx ForEvery GiveControl
GiveDrive GiveKeyword GiveStats GiveStatsAndKeyword IfDeclared Instead IntoEx IntoExOneOf Later LookAtTop
Maneuver MayPay Mode PerformDriveChecks PutIntoDeck PutNamed PutOntoField Race RaiseLeaderDefense
RaiseMaxPlayPoints RecoverPlayPoints Refresh RemoveStack ReturnToHand RevealTop RollDie Search Select Serve
SetStats ShiftMaxPlayPoints Steal Summon SummonRestIntoEx Swap Take TakeAtRandom TakeLesson Then
TopIntoCemetery TransferStack Transform
AddedCost AtLeast BuryOwn Counter DiscardSome EngageCosting EngageOwn FaceupInEvolveDeck GiveAbility IfIt
NoDamage OpponentBuries PlaceCounters WithCounters
BanishTokensInEx EngageAny Evolves LeaderTakes MayDiscard Taken
"""
_PLAIN = """
EachMayPut
Achieved AtStart BanishHalfOfDeck ByHand ChecksTrigger Count DealsAttackDamage DeclareName EmptyHand Half
LastWords LoseTheGame Overflow Present Sanguine Shuffle SkipTurn TakeAnotherTurn When WinTheGame WouldDraw
AlsoCalled DealAnd GiveAnd GiveTrait PaidByHand ThisLeaves TimesLeaderLost Twice
"""
LOOKED_AT = frozenset(_LOOKED_AT.split())
"""Class names of words that can be wrong in a way the checker finds, by themselves or where they stand."""
PLAIN = frozenset(_PLAIN.split())
"""Class names of words that cannot: conditions and things to wait for without numbers of their own, steps that do the
same to everybody at any time, words that hold one other word which is looked at itself."""
KNOWN = LOOKED_AT | PLAIN
