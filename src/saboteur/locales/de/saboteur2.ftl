## Saboteur 2: was geschah.

event-trap = { $you ->
        [yes] Du nimmst { $name } gefangen.
       *[no] { $target ->
            [you] { $who } nimmt dich gefangen!
           *[other] { $who } nimmt { $name } gefangen.
        }
    }
event-free = { $you ->
        [yes] { $target ->
            [you] Du befreist dich.
           *[other] Du befreist { $name }.
        }
       *[no] { $target ->
            [you] { $who } befreit dich.
            [self] { $who } befreit sich.
           *[other] { $who } befreit { $name }.
        }
    }
event-theft = { $you ->
        [yes] Du planst einen Diebstahl.
       *[no] { $who } plant einen Diebstahl.
    }
event-hands-off = { $you ->
        [yes] { $target ->
            [you] Du gibst deinen Diebstahl auf.
           *[other] Du vereitelst den Diebstahl von { $name }.
        }
       *[no] { $target ->
            [you] { $who } vereitelt deinen Diebstahl!
            [self] { $who } gibt den eigenen Diebstahl auf.
           *[other] { $who } vereitelt den Diebstahl von { $name }.
        }
    }
event-swap-hats = { $you ->
        [yes] { $target ->
            [you] Du wechselst deine Rolle.
           *[other] Du lässt { $name } die Rolle wechseln.
        }
       *[no] { $target ->
            [you] { $who } lässt dich die Rolle wechseln!
            [self] { $who } wechselt die Rolle.
           *[other] { $who } lässt { $name } die Rolle wechseln.
        }
    }
event-steal = { $you ->
        [yes] Du stiehlst { $name } 1 Gold.
       *[no] { $target ->
            [you] { $who } stiehlt dir 1 Gold!
           *[other] { $who } stiehlt { $name } 1 Gold.
        }
    }
event-spare = { $you ->
        [yes] Du stiehlst nichts.
       *[no] { $who } stiehlt nichts.
    }

## Saboteur 2: wie eine Runde endete.

result-doors-shut = Der Schatz ist erreicht, aber Türen sperren beide Teams aus. { $you ->
        [yes] Du hast die Verbindung gebaut.
       *[no] { $who } hat die Verbindung gebaut.
    }
round-won-others = Die Runde geht nur an { $names }.
round-won-blue-diggers = Die blauen Goldgräber gewinnen.
round-won-green-diggers = Die grünen Goldgräber gewinnen.
verdict-connected = { $you ->
        [yes] Du hast als { $role } die Verbindung gebaut.
       *[no] { $who } hat als { $role } die Verbindung gebaut.
    }
verdict-not-connected = Niemand hat eine Verbindung zum Schatz gebaut.
verdict-blue-free = Auf diesem Weg hält keine grüne Tür das blaue Team auf: { $cells }.
verdict-green-free = Auf diesem Weg hält keine blaue Tür das grüne Team auf: { $cells }.
verdict-blue-shut = Jeder Weg führt durch eine grüne Tür: Das blaue Team ist ausgesperrt.
verdict-green-shut = Jeder Weg führt durch eine blaue Tür: Das grüne Team ist ausgesperrt.
verdict-own-team = Ein Goldgräber gräbt für das eigene Team.
verdict-special = Ein Goldgräber, dessen Team ausgesperrt ist, hat für das andere gegraben.
verdict-share = { $count ->
        [one] Gewonnen hat eine Person: { $names }. Der Anteil ist { $share }.
       *[other] Gewonnen haben { $count }: { $names }. Der Anteil ist { $share }.
    }
verdict-nobody = Niemand hat einen Anteil daran.
verdict-less = { $you ->
        [yes] Als { $role } bekommst du { $less } weniger: { $gold }.
       *[no] { $who }, { $role }, bekommt { $less } weniger: { $gold }.
    }
verdict-left-out = { $you ->
        [yes] Du hättest gewonnen, bist aber gefangen: Du bekommst nichts und zählst nicht mit.
       *[no] { $who } hätte gewonnen, ist aber gefangen: bekommt nichts und zählt nicht mit.
    }
verdict-mined = { $crystals ->
        [one] 1 Kristall liegt im Labyrinth;
       *[other] { $crystals } Kristalle liegen im Labyrinth;
    } { $you ->
        [yes] als Geologe bekommst du { $gold }.
       *[no] { $who }, Geologe, bekommt { $gold }.
    }
verdict-stole = { $you ->
        [yes] Du hast { $name } 1 Gold gestohlen.
       *[no] { $target ->
            [you] { $who } hat dir 1 Gold gestohlen.
           *[other] { $who } hat { $name } 1 Gold gestohlen.
        }
    }

## Saboteur 2: Fragen und Antworten.

prompt-turn-trapped = Du bist am Zug, aber gefangen: Graben geht nicht. Wähl eine Karte ({ $cards }).
prompt-steal = Dein Diebstahl: Wem nimmst du 1 Gold?
answer-steal = { $name }
legend-team-door = Tür eines Teams, Grün oder Blau: Wird das Gold verteilt, kommt das andere Team nicht durch
legend-ladders = Leiter: mit dem Start und allen anderen Leitern verbunden
legend-crystal = Kristall, 1 Gold für die Geologen
front-trapped = gefangen
    .short = gefangen
front-theft = Diebstahl
    .short = Diebstahl

## Saboteur 2: Karten.

card-ladder = Gang mit Leiter
    .a = einen Gang mit Leiter
    .short = Leiter
    .help = Mit dem Start und allen anderen Leitern verbunden, wo immer sie liegt. Sie braucht keinen Weg zurück, nur einen Nachbarn; nie neben einem Ziel.
card-door-blue = Gang mit blauer Tür
    .a = einen Gang mit blauer Tür
    .short = blaue Tür
    .help = Dahinter dürfen alle weiterbauen, doch wenn das Gold verteilt wird, kommen grüne Goldgräber nicht hindurch.
card-door-green = Gang mit grüner Tür
    .a = einen Gang mit grüner Tür
    .short = grüne Tür
    .help = Dahinter dürfen alle weiterbauen, doch wenn das Gold verteilt wird, kommen blaue Goldgräber nicht hindurch.
card-crystal = Gang mit Kristall
    .a = einen Gang mit Kristall
    .short = Kristall
    .help = Ein Gang wie jeder andere; der Kristall ist den Geologen 1 Gold wert, solange er im Labyrinth liegt.
card-theft = Diebstahl
    .a = einen Diebstahl
    .short = Diebstahl
    .help = Liegt vor dir. Am Ende der Runde darfst du jemandem 1 Gold nehmen, es sei denn, du bist gefangen.
card-hands-off = Hände weg
    .a = eine Karte „Hände weg“
    .short = Hände weg
    .help = Entfernt einen Diebstahl, der vor irgendwem liegt.
card-swap-hats = Mützentausch
    .a = einen Mützentausch
    .short = Mützentausch
    .help = Wähl irgendwen, auch dich selbst: Die Rolle wird verdeckt abgegeben und eine neue gezogen.
card-inspection = Inspektion
    .a = eine Inspektion
    .short = Inspektion
    .help = Sieh dir eine fremde Rolle an. Niemand sonst erfährt, was du gesehen hast.
card-swap-hands = Kartentausch
    .a = einen Kartentausch
    .short = Kartentausch
    .help = Du tauschst mit jemandem alle Handkarten. Die andere Person zieht eine Karte nach, du nicht.
card-trapped = Gefangen
    .a = eine Karte „Gefangen“
    .short = Gefangen
    .help = Leg sie vor jemand anderen. Diese Person kann keine Wege legen, und wenn sie am Ende noch gefangen ist, bekommt sie kein Gold.
card-free = Befreit
    .a = eine Karte „Befreit“
    .short = Befreit
    .help = Befreit jemanden, der gefangen ist, auch dich selbst.

## Saboteur 2: Rollen.

role-blue-digger = blauer Goldgräber
    .a = ein blauer Goldgräber
    .aim = Grab dem blauen Team einen Weg zum Gold.
    .help = Du gewinnst mit dem blauen Team, wenn einer von euch oder jemand ohne Team die Verbindung baut und ein Weg frei von grünen Türen ist. Baut sie ein grüner Goldgräber, gewinnst du nur, wenn das grüne Team ausgesperrt ist und deines nicht.
role-green-digger = grüner Goldgräber
    .a = ein grüner Goldgräber
    .aim = Grab dem grünen Team einen Weg zum Gold.
    .help = Du gewinnst mit dem grünen Team, wenn einer von euch oder jemand ohne Team die Verbindung baut und ein Weg frei von blauen Türen ist. Baut sie ein blauer Goldgräber, gewinnst du nur, wenn das blaue Team ausgesperrt ist und deines nicht.
role-boss = Chef
    .a = der Chef
    .aim = Grab einen Weg zum Gold, für wen auch immer.
    .help = Du gewinnst, sobald der Schatz erreicht ist, bekommst aber 1 Gold weniger als die anderen.
role-profiteer = Profiteur
    .a = der Profiteur
    .aim = Sei dabei, wenn jemand gewinnt.
    .help = Du gewinnst mit den Goldgräbern ebenso wie mit den Saboteuren, bekommst aber 2 Gold weniger als sie.
role-geologist = Geologe
    .a = Geologe
    .aim = Füll das Labyrinth mit Kristallen.
    .help = Der Schatz ist dir gleich: Du bekommst 1 Gold für jeden Kristall, der am Ende der Runde im Labyrinth liegt. Zwei Geologen teilen.

## Saboteur 2: Optionen.

option-boss_solo = wenn Türen beide Teams aussperren
    .true = gewinnt der Chef
    .false = gewinnt der Chef nicht
option-profiteer_solo = der Profiteur
    .true = kann allein gewinnen
    .false = gewinnt nie allein
option-profiteer_always = der Profiteur gewinnt
    .true = immer
    .false = nur mit anderen, durch die eigene Verbindung oder ohne Saboteure
option-trapped_geologist_paid = ein gefangener Geologe
    .true = wird für Kristalle bezahlt
    .false = bekommt nichts
option-sit_out = wer keine Karten mehr hat, setzt aus
    .rest_of_round = für den Rest der Runde
    .while_empty = bis wieder eine da ist
