## The Dark Cave: was geschah.

event-sit-out = { $you ->
        [yes] Du hast keine Karte und setzt aus.
       *[no] { $who } hat keine Karte und setzt aus.
    }
event-step = { $you ->
        [yes] Du gehst auf { $field }.
       *[no] { $who } geht auf { $field }.
    }
event-creature = { $you ->
        [yes] Du lockst { $card } auf { $field }.
       *[no] { $who } lockt { $card } auf { $field }.
    }
event-prowl = { $creature } schleicht auf { $field }.
event-vanish = { $creature } verschwindet im Dunkeln.
event-fend = { $you ->
        [yes] Du vertreibst { $creature } mit deiner Axt!
       *[no] { $who } vertreibt { $creature } mit einer Axt!
    }
event-lose = { $you ->
        [yes] Du verlierst { $card } für immer.
       *[no] { $known ->
            [yes] { $who } verliert { $card } für immer.
           *[no] { $who } verliert eine Handkarte für immer.
        }
    }
event-drop = { $you ->
        [yes] Du verlierst 1 Gold.
       *[no] { $who } verliert 1 Gold.
    }
event-lie = { $you ->
        [yes] Dein Zwerg wird umgeworfen und bewegt sich in deinem nächsten Zug nicht.
       *[no] Der Zwerg von { $who } wird umgeworfen und bewegt sich im nächsten Zug nicht.
    }
event-stand = { $you ->
        [yes] Dein Zwerg steht auf, bewegt sich in diesem Zug aber nicht.
       *[no] Der Zwerg von { $who } steht auf, bewegt sich in diesem Zug aber nicht.
    }
event-vein = { $you ->
        [yes] Du nimmst das Gold der Ader auf { $cell }.
       *[no] { $who } nimmt das Gold der Ader auf { $cell }.
    }
event-look-aside = { $you ->
        [yes] Du siehst dir eine beiseitegelegte Clankarte an: { $role }.
       *[no] { $known ->
            [yes] { $who } sieht sich eine beiseitegelegte Clankarte an: { $role }.
           *[no] { $who } sieht sich eine beiseitegelegte Clankarte an.
        }
    }
event-web = { $you ->
        [yes] Du spannst ein Netz zwischen { $cell } und { $beyond }.
       *[no] { $who } spannt ein Netz zwischen { $cell } und { $beyond }.
    }
event-chop = { $you ->
        [yes] Du hackst auf das Netz zwischen { $cell } und { $beyond } ein.
       *[no] { $who } hackt auf das Netz zwischen { $cell } und { $beyond } ein.
    }
event-fray = Das Netz zwischen { $cell } und { $beyond } wird dünn.
event-web-gone = Das Netz zwischen { $cell } und { $beyond } ist weg.
event-equip = { $you ->
        [yes] { $target ->
            [you] Du bekommst { $card }.
           *[other] Du gibst { $name } { $card }.
        }
       *[no] { $target ->
            [you] { $who } gibt dir { $card }.
            [self] { $who } bekommt { $card }.
           *[other] { $who } gibt { $name } { $card }.
        }
    }
event-leave = { $you ->
        [yes] Du bist aus der Höhle heraus!
       *[no] { $who } ist aus der Höhle heraus!
    }
event-propose-end = { $you ->
        [yes] Du schlägst vor, die Partie zu beenden: Niemand erreicht mehr den Ausgang.
       *[no] { $who } schlägt vor, die Partie zu beenden: Niemand erreicht mehr den Ausgang.
    }
event-vote = { $you ->
        [yes] { $vote ->
            [agree] Du stimmst zu.
           *[refuse] Du lehnst ab; es geht weiter.
        }
       *[no] { $vote ->
            [agree] { $who } stimmt zu.
           *[refuse] { $who } lehnt ab; es geht weiter.
        }
    }
event-treasures = Schatz des gelben Clans: { $yellow }, des blauen Clans: { $blue }.

## Wie es endete.

result-clan-out = Alle, die für einen der Clans arbeiten, sind aus der Höhle heraus.
result-cards-used-up = Alle Karten sind verbraucht.
result-agreed = Alle waren sich einig, dass niemand mehr den Ausgang erreicht.
outcome-greater-treasure = { $you ->
        [yes] Deine Seite hat den wertvolleren Schatz gerettet. Du gewinnst!
       *[no] Die Seite von { $who } hat den wertvolleren Schatz gerettet und gewinnt.
    }
outcome-first-out = { $you ->
        [yes] Beide Schätze sind gleich viel wert, aber der erste Zwerg draußen arbeitete für deine Seite. Du gewinnst!
       *[no] Beide Schätze sind gleich viel wert; der erste Zwerg draußen arbeitete für die Seite von { $who }, und sie gewinnt.
    }
outcome-nobody-left = Niemand kam aus der Höhle heraus. Niemand gewinnt.

## Fragen.

prompt-walk = { $steps ->
        [0] Dein Zwerg bleibt hier. Noch etwas?
        [one] Deinen Zwerg bewegen? Noch 1 Schritt.
       *[other] Deinen Zwerg bewegen? Noch { $steps } Schritte.
    }
prompt-prowl = { $steps ->
        [one] { $creature }: wohin? Noch 1 Schritt.
       *[other] { $creature }: wohin? Noch { $steps } Schritte.
    }
prompt-fend = { $creature } greift an! Eine Axt einsetzen?
prompt-vein = Das Gold der Ader nehmen und die Clankarte zeigen?
prompt-vote = Die Partie jetzt beenden, weil niemand mehr den Ausgang erreicht?

## Antworten.

answer-stop = hier bleiben
answer-suffer = hinnehmen
answer-propose-end = vorschlagen, die Partie zu beenden
answer-agree = zustimmen
answer-refuse = ablehnen
answer-pass = liegen lassen
answer-fend = Axt einsetzen
answer-take = nehmen
answer-step = auf { $field } gehen
answer-chop = auf das Netz zwischen { $cell } und { $beyond } einhacken

## Karten.

card-cave-hole = Gang mit dunklem Loch
    .a = einen Gang mit dunklem Loch
    .short = dunkles Loch
    .help = Aus dunklen Löchern kommen Kreaturen. Sonst ist es ein Gang wie jeder andere.
card-cave-ladder = Gang mit Leiter
    .a = einen Gang mit Leiter
    .short = Leiter
    .help = Alle Leitern sind einen Schritt voneinander entfernt, wo immer sie liegen; auch die Startkarte hat eine.
card-cave-bridge = Brücke
    .a = eine Brücke
    .short = Brücke
    .help = Zwei Wege, die sich nicht treffen. Der hölzerne kostet dich eine zufällige Handkarte, der untere nichts.
card-cave-tunnel = Doppelkurve mit Tunnel
    .a = eine Doppelkurve mit Tunnel
    .short = Tunnel
    .help = Der Tunnel verbindet die beiden Kurven. Ihn zu betreten kostet 1 Gold, wenn du welches hast.
card-cave-vein = Gang mit Goldader
    .a = einen Gang mit Goldader
    .short = Goldader
    .help = Wer seine Bewegung auf der Ader beendet, nimmt das Gold und muss die Clankarte zeigen.
card-cave-information = geheime Information
    .a = eine geheime Information
    .short = Information
    .help = Schau dir ein verdecktes Ziel oder eine fremde Clankarte an. Niemand sonst erfährt, was du gesehen hast.
card-cave-rockfall = Steinschlag
    .a = einen Steinschlag
    .short = Steinschlag
    .help = Entfernt einen Gang, auf dem weder ein Zwerg noch eine Kreatur steht. Start und Ziele bleiben.
card-cave-swap-hands = Kartentausch
    .a = einen Kartentausch
    .short = Kartentausch
    .help = Du tauschst mit jemandem alle Handkarten. Die Karte am Ende deines Zuges zieht dann die andere Person.
card-cave-web = Spinnennetz
    .a = ein Spinnennetz
    .short = Spinnennetz
    .help = Versperrt zwei Runden lang die Verbindung zweier Karten oder ein offenes Ende. Weder Zwerge noch Kreaturen kommen durch.
card-cave-boots = Stiefel
    .a = ein Paar Stiefel
    .short = Stiefel
    .help = Wer sie trägt, darf in jedem Zug einen Schritt weiter gehen. Niemand trägt zwei Paar.
card-cave-axe = Streitaxt
    .a = eine Streitaxt
    .short = Streitaxt
    .help = Liegt vor jemandem bereit. Sie schwächt ein Netz neben dem Zwerg oder vertreibt eine angreifende Kreatur.
card-cave-rat = Ratte
    .a = eine Ratte
    .short = Ratte
    .help = Kommt aus einem dunklen Loch oder geht von ihrem Platz aus weiter, bis zu 3 Schritte. Zwerge, die sie trifft, verlieren eine zufällige Handkarte.
card-cave-lindworm = Lindwurm
    .a = einen Lindwurm
    .short = Lindwurm
    .help = Kommt aus einem dunklen Loch oder geht von seinem Platz aus weiter, bis zu 4 Schritte. Zwerge, die er trifft, bewegen sich im nächsten Zug nicht.
card-cave-goblin = Goblin
    .a = einen Goblin
    .short = Goblin
    .help = Kommt aus einem dunklen Loch oder geht von seinem Platz aus weiter, bis zu 5 Schritte. Zwerge, die er trifft, verlieren 1 Gold.

## Kreaturen, Clans und Ziele.

creature-rat = Die Ratte
    .a = die Ratte
creature-lindworm = Der Lindwurm
    .a = den Lindwurm
creature-goblin = Der Goblin
    .a = den Goblin
clan-yellow = gelb
clan-blue = blau
goal-exit = der Ausgang
    .short = Ausgang
goal-ladder = eine Leiter
    .short = Leiter
goal-hole = ein dunkles Loch
    .short = Loch
goal-vein = eine Goldader
    .short = Ader
role-yellow-loyal = treuer gelber Zwerg
    .a = ein treuer gelber Zwerg
    .aim = Bring Gold für den gelben Clan hinaus.
    .help = Dein Gold zählt für den gelben Clan, wenn dein Zwerg damit aus der Höhle kommt.
role-yellow-saboteur = gelber Saboteur
    .a = ein gelber Saboteur
    .aim = Tu so, als wärst du gelb, und bring Gold für den blauen Clan hinaus.
    .help = Deine Clankarte ist gelb, aber dein Gold zählt für den blauen Clan, und mit ihm gewinnst du.
role-blue-loyal = treuer blauer Zwerg
    .a = ein treuer blauer Zwerg
    .aim = Bring Gold für den blauen Clan hinaus.
    .help = Dein Gold zählt für den blauen Clan, wenn dein Zwerg damit aus der Höhle kommt.
role-blue-saboteur = blauer Saboteur
    .a = ein blauer Saboteur
    .aim = Tu so, als wärst du blau, und bring Gold für den gelben Clan hinaus.
    .help = Deine Clankarte ist blau, aber dein Gold zählt für den gelben Clan, und mit ihm gewinnst du.

## Optionen.

option-end = Wenn alle Karten verbraucht sind
    .immediate = endet die Partie sofort
    .after_move = darf der letzte Zwerg noch gehen
option-vein = Das Gold einer Ader
    .must = muss genommen werden
    .may = darf liegen bleiben
option-axe_continues = Ein Zwerg, der eine Kreatur mit der Axt vertreibt
    .true = darf weitergehen
    .false = muss stehen bleiben

## Das Textspiel.

cave-out = draußen
cave-lying = umgeworfen
cave-treasure = { $clan }: { $rescued } Gold × { $times } = { $treasure }
round-won-yellow = Der gelbe Clan gewinnt.
round-won-blue = Der blaue Clan gewinnt.
legend-dwarfs = wessen Zwerg dort steht; ein Stern steht für mehrere
legend-beasts = Ratte, Lindwurm, Goblin
legend-web = Spinnennetz
legend-cave = dunkles Loch, Leiter, Holzbrücke, Tunnel
legend-vein = Gold einer Ader
