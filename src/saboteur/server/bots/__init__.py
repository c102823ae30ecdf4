"""Bots of the server, thinking in processes of their own."""
