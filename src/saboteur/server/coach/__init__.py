"""Hints, beliefs and stories, reckoned in processes of their own."""
