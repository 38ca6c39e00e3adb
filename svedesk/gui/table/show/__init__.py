"""What happened, shown in its order."""
