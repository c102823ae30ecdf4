"""Calls people who are away: by push messages and by mail."""
