"""What stands around the table: top bar, preview of a card, log."""
