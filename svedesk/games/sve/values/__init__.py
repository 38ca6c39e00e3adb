"""Values derived from the table, never stored: what a card is, costs and can do now (10.9)."""
