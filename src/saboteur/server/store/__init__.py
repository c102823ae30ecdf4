"""The database, its schema and its migrations."""
