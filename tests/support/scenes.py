"""Positions that tests of several folders look at."""

DOOR = """
format = 1
game = "saboteur2"
players = 3
turn = "p1"
roles = { p1 = "green-digger", p2 = "boss", p3 = "saboteur" }
goals = { "8,-2" = "stone NE", "8,0" = "gold", "8,2" = "stone NW" }
hands = { p1 = ["EW"], p2 = ["EW"], p3 = ["EW"] }
board = ["EW 1,0", "EW:door-green 2,0", "EW 3,0", "EW 4,0", "EW 5,0", "EW 6,0"]
"""
"""A green door bars the only way to the gold."""
