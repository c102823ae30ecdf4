"""Environments for machine learning; each module needs the package it is named after (`saboteur-game[pettingzoo]`)."""
