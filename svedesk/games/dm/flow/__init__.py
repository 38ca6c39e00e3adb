"""The procedures of the rules: turns, use of cards, attacks, effects on standby."""
