"""What scripts name in Python: tokens and traits. The scripts themselves are in `resources/scripts`."""
