"""SD04, Wrath of the Greatwyrm."""
