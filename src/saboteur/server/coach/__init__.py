"""Hints, beliefs and stories, computed in separate processes."""
