"""A cluster: edges, owners and bot workers on a bus."""
