"""The server's bots, in processes of their own."""
