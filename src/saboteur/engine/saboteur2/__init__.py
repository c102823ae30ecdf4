"""The rules of Saboteur 2: four kinds of turn, changing roles, swapped hands, and scoring."""
