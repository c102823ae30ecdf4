## Warum ein Zug jetzt nicht geht.

reason-not-your-turn = Du bist nicht am Zug.
reason-not-in-hand = Diese Karte hast du nicht auf der Hand.
reason-wrong-prompt = Das ist keine Antwort auf die Frage, die jetzt ansteht.
reason-tool-broken = Du kannst nicht graben: Dein Werkzeug ist zerbrochen. Erst muss es wieder heil sein.
reason-trapped = Du bist gefangen und kannst das nicht tun.
reason-no-target = Das lässt sich dort nicht einsetzen.
reason-occupied = Dort liegt schon eine Karte.
reason-not-adjacent = { $game ->
        [dark-cave] Zu weit weg: Eine Karte muss eine offene berühren, ein Schritt führt aufs nächste Feld.
       *[other] Dieser Platz grenzt an keine offene Karte des Labyrinths.
    }
reason-does-not-fit = Passt nicht: Auf einer Seite träfe Gang auf Fels.
reason-not-connected = { $game ->
        [duel] Von dort führt kein Weg zurück zu deinem eigenen Start.
        [dark-cave] So wächst kein Weg: Eine offene Seite muss auf eine offene Seite treffen.
       *[other] Von dort führt kein Weg zurück zum Start.
    }
reason-beside-goal = Diese Karte darf nicht neben einem Ziel liegen.
reason-beside-gold = Diese Karte darf nicht neben Gold liegen.
reason-webbed = Ein Spinnennetz versperrt den Weg.
reason-match-over = Die Partie ist zu Ende.

## Wie eine Runde endete.

result-treasure-reached = Ein lückenloser Weg führte vom Start zum Schatz. { $you ->
        [yes] Die letzte Karte hast du gelegt.
       *[no] Die letzte Karte kam von { $who }.
    }
result-treasure-not-reached = Alle Karten sind gespielt, und niemand hat den Schatz erreicht.
result-no-saboteurs = Alle Karten sind gespielt, niemand hat den Schatz erreicht, und einen Saboteur gab es gar nicht. Gold bekommt niemand.

## Wie eine Partie endete.

outcome-most-gold = { $you ->
        [yes] Du hast das meiste Gold und gewinnst!
       *[no] { $who } hat das meiste Gold und gewinnt.
    }
outcome-shared-gold = { $who } haben gleich viel Gold und teilen sich den Sieg.
