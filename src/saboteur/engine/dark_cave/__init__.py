"""The rules of The Dark Cave: fields and figures, webs, creatures, the exit."""
