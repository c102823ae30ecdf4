## Tipps: Ideen mit Begründung, aus dem, was man selbst sieht.

hint-title = Was ich täte, nur aus dem, was du selbst siehst
hint-idea = { $rank }. { $move } – { $why }
hint-idea-change = { $rank }. { $move }: { $why }
hint-worth = gewinnt in etwa { $percent } von 100 Fällen
hint-worth-alike = etwa ebenso gut
hint-worth-gold = etwa { $gold } Gold
hint-arrive = das öffnet { $place }{ $percent ->
        [none] {""}
       *[other] , wo zu { $percent } % das Gold liegt
    }
hint-nearer = { $place } ist dann nur noch { $after ->
        [one] eine Karte
       *[other] { $after } Karten
    } entfernt statt { $before }
hint-further = { $place } ist dann weiter entfernt: { $after } Karten statt { $before }
hint-block = { $place } ist dann auf keinem Weg mehr zu erreichen
hint-reopen = { $place } ist dann wieder zu erreichen: { $after ->
        [one] eine Karte fehlt noch
       *[other] { $after } Karten fehlen noch
    }
hint-keep = { $place } bleibt { $after ->
        [one] eine Karte
       *[other] { $after } Karten
    } entfernt
hint-dig = das gibt dem Labyrinth einen neuen Weg
hint-clear = das räumt eine Karte weg
hint-help = ich traue { $name } (nur zu { $percent } % gegen dich)
hint-help-doubt = das hilft { $name } (allerdings zu { $percent } % gegen dich)
hint-hinder = ich misstraue { $name } (zu { $percent } % gegen dich)
hint-hinder-doubt = { $name } könnte gegen dich spielen (zu { $percent } %)
hint-rival = das hält { $name } auf
hint-because = { $why }: { $deed }
hint-mend-self = du kannst wieder graben
hint-self = das hilft dir selbst
hint-look = { $percent ->
        [none] dann weißt du, was dort liegt
       *[other] dort liegt zu { $percent } % das Gold, und dann weißt du es
    }
hint-learn = dann weißt du, auf welcher Seite { $name } steht
hint-discard = die Karte nützt dir am wenigsten, und du ziehst eine neue
hint-even = unter den Zügen, die in Frage kommen, ist hier keiner klar besser
hint-best = damit geht es gut aus, wenn man den Rest durchspielt
know-title = Was du schließen kannst, nur aus dem, was du gesehen hast
know-goal = { $place }: Gold

## Was ein Zug ändert, wenn die Runde danach zu Ende gespielt wird. $share und $other: change-often oder ein Durchschnitt.

change-often = { $percent ->
        [0] in keinem Fall
        [100] in jedem Fall
       *[other] in { $percent } von 100 Fällen
    }
change-mark = { $who ->
        [you] Das Gold auf { $place } bekommst du { $share } statt { $other }.
       *[other] Das Gold auf { $place } bekommt { $name } { $share } statt { $other }.
    }
change-reach = { $place } wird { $share } erreicht statt { $other }.
change-bribe = Den Troll auf { $place } bezahlst du { $share } statt { $other }.
change-leave = Du kommst { $share } aus der Höhle statt { $other }.
change-near = { $who ->
        [you] Nach den nächsten Zügen hast du im Schnitt noch { $share } Schritte bis zum Ausgang statt { $other }.
       *[other] Nach den nächsten Zügen hat { $name } im Schnitt noch { $share } Schritte bis zum Ausgang statt { $other }.
    }
change-hope = { $who ->
        [you] Deine Seite bringt voraussichtlich { $share } Gold aus der Höhle statt { $other }.
       *[other] Die andere Seite bringt voraussichtlich { $share } Gold aus der Höhle statt { $other }.
    }
change-gold = { $who ->
        [you] Am Ende hast du im Schnitt { $share } Gold statt { $other }.
       *[other] Am Ende hat { $name } im Schnitt { $share } Gold statt { $other }.
    }
