# Was Systeme von der installierten Seite zeigen.
app-description = Die Saboteur-Kartenspiele mit Freunden und Bots: Grab nach Gold und trau niemandem.
