"""How moves, events, claims and reasons are written, and the codecs between them and the engine's numbers."""
