## Die Fragen an einen Spieler.

prompt-turn = Du bist am Zug: Wähl eine Karte ({ $cards }).
prompt-turn-broken = Du bist am Zug, kannst aber nicht graben: { $tools } kaputt. Wähl eine Karte ({ $cards }).
prompt-take = Wähl deinen Anteil am Gold.
prompt-orient = Wie herum soll das Ziel auf { $cell } liegen?
prompt-place = { $card }: wohin? Tipp einen Buchstaben.
prompt-target = { $card }: bei wem? Tipp einen Buchstaben.
prompt-nothing = { $card } lässt sich jetzt nicht einsetzen. Mit x wirfst du sie ab.
prompt-way = Wie herum? Tipp einen Buchstaben.
prompt-remove = Welche Karte soll weg? Tipp einen Buchstaben.
answer-remove = { $card }

## Auswahl.

move-tool = { $who }: { $tool }
gold-card = { $value } Gold

## Optionen einer Partie.

option-edition = Ausgabe
    .de = neuere deutsche Regeln
    .en = englische Regeln
option-rounds = Runden
option-first = Wer anfängt
    .random = entscheidet der Zufall
option-gold_draw = Goldkarten, wenn die Goldgräber gewinnen
    .diggers = eine für jeden Goldgräber
    .players = eine für jeden Mitspieler, höchstens neun
option-connect = Eine neue Karte
    .required = muss mit dem Start verbunden sein
    .adjacent = muss nur zu ihren Nachbarn passen
option-round_end = Ohne Schatz endet eine Runde
    .hands_empty = wenn niemand mehr Karten hat
    .all_passed = wenn der Stapel leer ist und alle nacheinander gepasst haben
option-self_break = Eigenes Werkzeug zerbrechen
    .true = ist erlaubt
    .false = ist nicht erlaubt
option-broken_no_gold = Goldgräber mit zerbrochenem Werkzeug
    .true = bekommen kein Gold
    .false = bekommen Gold wie alle anderen
