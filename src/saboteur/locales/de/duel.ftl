## Das Duell und sein Solospiel: was geschah.

event-key = { $you ->
        [yes] Du schließt die Tür auf { $cell } auf.
       *[no] { $who } schließt die Tür auf { $cell } auf.
    }
event-bribe = { $you ->
        [yes] Du bestichst den Troll auf { $cell }. Am Ende der Runde schuldest du ihm 1 Gold.
       *[no] { $who } besticht den Troll auf { $cell }.
    }
event-mark = { $you ->
        [yes] Das Gold auf { $cell } gehört dir.
       *[no] { $who } markiert das Gold auf { $cell }.
    }
event-round-ends = { $reason ->
        [all-goals] Alle Ziele liegen offen: Die Runde ist zu Ende.
        [all-markers] Der letzte Marker liegt: Die Runde ist zu Ende.
       *[hands-empty] Niemand hat noch eine Karte: Die Runde ist zu Ende.
    }
event-collect = { $you ->
        [yes] Du nimmst { $value } Gold von { $cell }.
       *[no] { $who } nimmt { $value } Gold von { $cell }.
    }
event-pay = { $you ->
        [yes] Du bezahlst die Trolle: { $values }.
       *[no] { $who } bezahlt die Trolle: { $values }.
    }
event-no-effect = { $card }: ohne Wirkung.
event-break-alone = Sabotage! Deine { $tool } zerbricht.
event-rockfall-alone = Ein Steinschlag verschüttet { $card } auf { $cell }.

## Das Duell: wie eine Runde und die Partie endeten.

result-all-goals = Alle sechs Ziele liegen offen.
result-all-markers = Der letzte Marker ist gelegt.
result-hands-empty = Keine Karte ist übrig, weder im Stapel noch auf der Hand.
duel-won = { $you ->
        [yes] Du hast in dieser Runde mehr gewonnen.
       *[no] { $who } hat in dieser Runde mehr gewonnen.
    }
duel-won-draw = Beide haben in dieser Runde gleich viel gewonnen.
round-gain = Gewonnen
outcome-draw = { $who } haben gleich viel Gold: unentschieden.
outcome-poor = Na ja, der Berg steht auch morgen noch. (Bis 14 Gold: mäßig.)
outcome-decent = Ordentliche Arbeit. (15 bis 19 Gold.)
outcome-good = Du hast eine Nase für Gold! (20 bis 24 Gold: gut.)
outcome-excellent = Niemand kennt diese Gänge besser als du! (Ab 25 Gold: hervorragend.)

## Das Duell: Fragen, Antworten, Stand.

prompt-bribe = Vor dem Ende deines Zuges einen Troll bestechen? Das kostet am Ende der Runde 1 Gold.
prompt-mark = Mehr Gold als Marker: Welches Gold markierst du?
prompt-pay = Die Trolle wollen { $debt } Gold von dir. Welche Goldkarten gibst du ihnen? Wechselgeld gibt es nicht.
answer-done = nein, fertig
answer-bribe = den Troll auf { $cell } bestechen
answer-mark = { $cell } markieren
answer-pay = { $values }
status-markers = Marker { $markers }
colour-green = grün
    .door = grüne
colour-blue = blau
    .door = blaue
role-green-dwarf = grüner Zwerg
    .a = der grüne Zwerg
    .aim = Erreich Gold vor dem blauen Zwerg.
    .alone = Finde so viel Gold, wie du kannst.
    .help = Grab von deinem grünen Start aus. Gold, zu dem ein für dich offener Weg führt, wird für dich markiert und gehört dir am Ende der Runde. Du kommst durch grüne Türen, durch blaue nur mit einem Schlüssel; an Trollen kommst du vorbei, sobald jemand sie bestochen hat.
role-blue-dwarf = blauer Zwerg
    .a = der blaue Zwerg
    .aim = Erreich Gold vor dem grünen Zwerg.
    .alone = Finde so viel Gold, wie du kannst.
    .help = Grab von deinem blauen Start aus. Gold, zu dem ein für dich offener Weg führt, wird für dich markiert und gehört dir am Ende der Runde. Du kommst durch blaue Türen, durch grüne nur mit einem Schlüssel; an Trollen kommst du vorbei, sobald jemand sie bestochen hat.
welcome-alone = Du spielst { $game }.
explain-rival = Farbe { $colour }, { $gold } Gold; in dieser Runde markiert: { $marked }; den Trollen geschuldet: { $debt }.
explain-far = Hierher kommt nur der andere Zwerg.
explain-own = Von deinem Start führt ein Weg hierher.
explain-none = Von deinem Start führt kein Weg hierher.
explain-key = { $you ->
        [yes] Auf der Tür liegt dein Schlüssel.
       *[no] Auf der Tür liegt ein Schlüssel von { $who }.
    }
explain-bribed = { $you ->
        [yes] Du hast den Troll bestochen.
       *[no] { $who } hat den Troll bestochen.
    }
explain-marked = { $you ->
        [yes] Das Gold ist für dich markiert.
       *[no] Das Gold ist für { $who } markiert.
    }
legend-own = Gang, mit deinem Start verbunden
legend-far = Gang, den nur der andere Zwerg erreicht
legend-nobody = Gang, mit keinem Start verbunden
legend-door = Tür auf einem Arm: Der Buchstabe ist ihre Farbe, Grün oder Blau; klein, wenn ein Schlüssel darauf liegt
legend-troll = Troll: Niemand kommt vorbei; klein, wenn er bestochen ist, dann kommen alle vorbei
legend-ladder = Leiter, mit dem Buchstaben ihrer Farbe: mit dem Start dieser Farbe verbunden
legend-nuggets = so viel Gold; eine Zahl darauf sagt, wessen Marker dort liegt
legend-later = hinter dem Gold: was in dieser Runde markiert ist und was den Trollen geschuldet wird
legend-peeked = verdecktes Ziel, unter das du geschaut hast: so viel Gold, oder Stein; das siehst nur du

## Das Duell: Karten.

card-duel-start = Start
    .a = eine Startkarte
    .short = Start
    .help = Hier ist der Zwerg dieser Farbe hinabgestiegen. Die Karte lässt sich nicht entfernen.
card-duel-ladder = Leiter
    .a = eine Leiter
    .short = Leiter
    .help = { $game ->
            [solo] In deiner Farbe ist sie mit deinem Start verbunden, wo immer sie liegt, und braucht nur einen Nachbarn, darf aber nicht neben einem Ziel oder Gold liegen. In der anderen Farbe ist sie eine gewöhnliche Kurve.
           *[other] Mit dem Start ihrer Farbe verbunden, wo immer sie liegt. Deine eigene braucht keinen Weg zurück, nur einen Nachbarn. Keine darf neben einem Ziel oder Gold liegen.
        }
card-duel-door = Gang mit Tür
    .a = einen Gang mit Tür
    .short = Tür
    .help = Durch die Tür kommt nur der Zwerg ihrer Farbe, und wer einen Schlüssel darauf gelegt hat. Die anderen Arme sind für beide frei.
card-duel-troll = Gang mit Troll
    .a = einen Gang mit Troll
    .short = Troll
    .help = Am Troll kommt niemand vorbei, bis ihn jemand besticht; das kostet am Ende der Runde 1 Gold. Kein Steinschlag trifft die Karte.
card-duel-gold = Gang mit Gold
    .a = einen Gang mit Gold
    .short = Gold
    .help = Führt ein Weg von deinem Start zum Gold, wird es für dich markiert und gehört dir am Ende der Runde. Kein Steinschlag trifft die Karte.
card-key = Schlüssel
    .a = einen Schlüssel
    .short = Schlüssel
    .help = Öffnet dir eine Tür der anderen Farbe, irgendwo im Labyrinth, bis die Runde endet.
feature-door = Die { $colour } Tür liegt im { $side }.
feature-troll = Der Troll sitzt im { $side }.
feature-gold = { $value } Gold liegt auf dem Weg nach { $sides }.
goal-nuggets = { $value } Gold
goal-empty = kein Gold

## Das Duell: Optionen.

option-left_goals = Ziele, die nach einer Runde verdeckt sind,
    .box = scheiden aus
    .reshuffle = kommen in späteren Runden wieder
option-troll_payment = Trolle werden bezahlt
    .total = alle auf einmal
    .per_troll = jeder mit einer Karte
option-starter = Die nächste Runde beginnt
    .total_gold = wer weniger besitzt
    .last_round = wer zuletzt weniger gewonnen hat
option-replace_all = Karten, die ohne Wirkung bleiben,
    .true = werden ersetzt
    .false = sind verloren
option-colour = Deine Farbe
    .green = grün
    .blue = blau
