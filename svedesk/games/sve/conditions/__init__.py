"""Conditions that guard part of a text: Combo, Spellchain, Overflow, Necrocharge, and what lies on the table."""
