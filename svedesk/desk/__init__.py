"""The table users sit at: a session with modes, undo policy, automatic answers, log lines, saves. No Qt."""
