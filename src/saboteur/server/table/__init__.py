"""A table and its log: requests, entries, and what each viewer is sent."""
