## Optionen einer Partie.

option-edition = Ausgabe
    .de = neuere deutsche Regeln
    .en = englische Regeln
option-rounds = Runden
option-first = Wer anfängt
    .random = entscheidet der Zufall
option-ladder_joint = eine Leiter
    .true = muss an einen Nachbarn anschließen
    .false = muss nur zu ihren Nachbarn passen
