"""What the server keeps: the database, its schema and its migrations."""
