"""`python -m saboteur` is the command `saboteur`."""

from saboteur.cli import main

main()
