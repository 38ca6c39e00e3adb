"""What happens to cards, one act at a time."""
