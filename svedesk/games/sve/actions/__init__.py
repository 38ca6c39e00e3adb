"""What verbs, the flow of the game and rules handling do alike: moving, drawing, dealing damage, evolving, and noting
what that triggers."""
