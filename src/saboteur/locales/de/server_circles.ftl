## Warum etwas rund um Gruppen oder Urlaub abgelehnt wird, und was im Kalender steht.

refused-no-circles = Auf diesem Server gibt es keine Gruppen.
refused-no-such-circle = Diese Gruppe gibt es nicht, oder du gehörst nicht dazu.
refused-no-such-invitation = Diese Einladung gilt nicht mehr. Bitte um eine neue.
refused-not-founder = Das kann nur, wer die Gruppe leitet.
refused-too-many-circles = Du bist schon in { $most } Gruppen; verlass erst eine.
refused-circle-full = Kein Platz: Eine Gruppe fasst { $most } Leute, und man kann in { $yours } Gruppen sein.
refused-circle-moved = Die Gruppe hat sich gerade an einen anderen Tisch gesetzt. Versuch es noch einmal.
refused-other-circle-name = Schreib den Namen der Gruppe genau so, wie er dasteht, damit nichts aus Versehen gelöscht wird.
refused-no-date = Die Gruppe hat keinen nächsten Termin.
refused-bad-zone = Diese Zeitzone ist nicht bekannt. Schreib sie wie Europe/Berlin.
refused-no-vacation = Auf diesem Server gibt es keinen Urlaub.
refused-vacation-spent = Im Jahr hast du { $days } Tage Urlaub; { $left ->
    [0] keiner ist mehr übrig.
    [one] einer ist noch übrig.
   *[other] { $left } sind noch übrig.
}
refused-no-ratings = Auf diesem Server wird niemand bewertet.

circle-calendar = Geplant ist { $game }.
