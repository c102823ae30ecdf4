"""The server's bots, in separate processes."""
