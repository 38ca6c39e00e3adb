"""Pictures of cards that have none: composed of what their facts say. The same card always has the same picture."""
