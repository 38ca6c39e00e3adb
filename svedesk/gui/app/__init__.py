"""What holds the window together: context, router, tasks, settings applied, actions."""
