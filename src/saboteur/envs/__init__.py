"""Environments for learning programs; each module needs the package it is named after (`saboteur-game[pettingzoo]`)."""
