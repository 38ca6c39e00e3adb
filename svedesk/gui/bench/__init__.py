"""What the window costs. Each module here, run with -m, prints one JSON object of names and numbers."""
