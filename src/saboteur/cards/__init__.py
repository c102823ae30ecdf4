"""Cards as data: their notation, and the decks, layouts, tables and options of each game's box."""
