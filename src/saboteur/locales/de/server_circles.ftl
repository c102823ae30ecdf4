## Warum etwas rund um Runden oder Urlaub abgelehnt wird, und was im Kalender steht.

refused-no-circles = Auf diesem Server gibt es keine Runden.
refused-no-such-circle = Diese Runde gibt es nicht, oder du gehörst nicht dazu.
refused-no-such-invitation = Diese Einladung gilt nicht mehr. Bitte um eine neue.
refused-not-founder = Das kann nur, wer die Runde leitet.
refused-too-many-circles = Du bist schon in { $most } Runden; verlass erst eine.
refused-circle-full = Kein Platz: Eine Runde fasst { $most } Leute, und jeder kann in { $yours } Runden sein.
refused-circle-moved = Die Runde hat sich gerade an einen anderen Tisch gesetzt. Versuch es noch einmal.
refused-other-circle-name = Schreib den Namen der Runde genau so, wie er dasteht, damit nichts aus Versehen gelöscht wird.
refused-no-date = Die Runde hat keinen nächsten Termin.
refused-bad-zone = Diese Zeitzone ist nicht bekannt. Schreib sie wie Europe/Berlin.
refused-no-vacation = Auf diesem Server gibt es keinen Urlaub.
refused-vacation-spent = Im Jahr gibt es { $days } Tage Urlaub; { $left ->
    [0] für dich ist keiner mehr übrig.
    [one] für dich ist noch einer übrig.
   *[other] für dich sind noch { $left } übrig.
}
refused-no-ratings = Auf diesem Server wird niemand bewertet.

circle-calendar = Geplant ist { $game }.
