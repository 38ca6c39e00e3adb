"""Games that were saved, seen again."""
