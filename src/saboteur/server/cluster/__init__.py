"""Many processes: edges, owners and bot workers over a bus."""
