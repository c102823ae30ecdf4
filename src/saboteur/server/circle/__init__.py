"""Circles: lasting groups with a table, a next date and a running score."""
