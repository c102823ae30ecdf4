## Saboteur: roles.

role-digger = Goldgräber
    .a = Goldgräber
    .aim = Grab einen Weg zum Gold.
    .help = Du gewinnst die Runde mit allen Goldgräbern, sobald ein lückenloser Weg vom Start zum Schatz führt, egal wer die letzte Karte legt. Finde heraus, wer hilft und wer nur so tut.

## Saboteur: gold.

prompt-take = Wähl deinen Anteil am Gold.
event-offer = { $you ->
        [yes] Du darfst eine Goldkarte wählen: { $values }.
       *[no] { $known ->
            [yes] { $who } darf eine Goldkarte wählen: { $values }.
           *[no] { $who } darf eine von { $count } Goldkarten wählen.
        }
    }
event-take = { $you ->
        [yes] Du nimmst { $value } Gold.
       *[no] { $known ->
            [yes] { $who } nimmt { $value } Gold.
           *[no] { $who } nimmt eine Goldkarte.
        }
    }

## Saboteur: options.

option-gold_draw = Goldkarten, wenn die Goldgräber gewinnen
    .diggers = eine für jeden Goldgräber
    .players = eine für jede Person am Tisch, höchstens neun
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
