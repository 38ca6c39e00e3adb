"""Players that are programs. They see what a person at their seat sees, a view and a question, and nothing else."""
