"""For those who do not use a mouse, or do not see the table: keyboard navigation and screen readers."""
