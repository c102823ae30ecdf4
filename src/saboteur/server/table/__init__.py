"""A table and its log: what people wish, what follows, and what each viewer is told."""
