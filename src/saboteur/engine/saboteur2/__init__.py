"""The rules of Saboteur 2: four kinds of turn, roles that change, hands that change owners, the great reckoning."""
