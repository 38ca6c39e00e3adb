"""For those who do not use a mouse, or do not see the table: keys from place to place, and what is told aloud."""
