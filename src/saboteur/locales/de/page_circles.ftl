## Die Seite: Gruppen.

circle-one = Gruppe
circle-mine = Deine Gruppen
    .help = Eine Gruppe bleibt zusammen: ihre Leute, ihr Tisch, ihr nächster Abend und ihr Spielstand. Nur wer dazugehört, sieht sie.
circle-off = Auf diesem Server gibt es keine Gruppen.
circle-all = { $count ->
    [one] Gruppen
   *[other] Alle { $count } Gruppen
}
circle-found = Gruppe gründen
circle-name = Name der Gruppe
    .example = Donnerstagsrunde
circle-usual-game = Übliches Spiel
circle-count = { $people ->
    [one] eine Person
   *[other] { $people } Leute
}
circle-evenings = { $evenings ->
    [0] Noch kein Abend
    [one] Ein Abend
   *[other] { $evenings } Abende
}
circle-since = { $evenings ->
    [one] ein Abend, { $date }
   *[other] { $evenings } Abende seit { $date }
}
circle-line = { $day }, { $hour } · { $coming ->
    [0] noch hat niemand zugesagt
    [one] jemand kommt
   *[other] { $coming } kommen
}
circle-to-table = An unseren Tisch
circle-invite = Einladen
circle-our-table = Unser Tisch
circle-code = Code
    .help = Wer dazugehört, kommt mit diesem Code hierher. Er bleibt immer derselbe.
circle-sits = { $count ->
    [one] { $names } sitzt schon dort.
   *[other] { $names } sitzen schon dort.
}
circle-nobody = Gerade sitzt niemand dort.
circle-qr = Der Link zum Mitmachen als QR-Code
circle-link = Link, um mitzumachen

circle-next = Nächster Abend
circle-date = { $day }, { $hour }
circle-no-date = Noch kein Termin.
circle-now = jetzt
circle-soon = heute, { $when }
circle-wished = { $game }, Wunsch von { $name }
circle-day = Tag
circle-hour = Uhrzeit
circle-wish = Was du gern spielen würdest
circle-as-usual = Wie üblich: { $game }
circle-keep = Speichern
circle-cancel = Termin absagen
circle-back = Zurück
circle-set = Termin setzen
circle-move = Verschieben
circle-calendar-get = In den Kalender
circle-follow = Kalender abonnieren
    .help = Dein Kalender sieht hier immer den nächsten Abend. Die Adresse gehört nur dir: Behalt sie für dich. Sie endet, wenn du die Gruppe verlässt oder dich überall abmeldest.
circle-follow-link = Adresse für deinen Kalender
circle-follow-open = Im Kalender öffnen
circle-back-to = Zur Gruppe „{ $name }“
circle-coming = Kommst du?
circle-answer-yes = Ich komme
circle-answer-maybe = Vielleicht
circle-answer-no = Nein
circle-comes-yes = { $name } kommt
circle-comes-maybe = { $name } kommt vielleicht
circle-comes-no = { $name } kommt nicht
circle-comes-open = { $name } hat nicht geantwortet

circle-score = Gold über die Abende
    .help = Zusammengezählt. Wer fehlt, bleibt auf seiner Höhe stehen; ohne Zeichen heißt: war nicht da.
circle-score-spoken = Gold über { $evenings } Abende, zusammengezählt: { $names }
circle-score-one = { $name } { $gold }
circle-span = Welche Abende
circle-span-latest = Letzte 8
circle-span-year = Jahr
circle-span-all = Alle
circle-evening = Abend
circle-not-there = { $gold } (nicht da)
circle-past = Vergangene Abende
circle-matches = { $matches } Partien
circle-no-gold = Gold bekam niemand
circle-replay = Wiederholung vom { $day }
circle-more-evenings = Mehr Abende zeigen
circle-first = Der erste Abend kommt noch
    .help = Lade die anderen ein und setz einen Termin. Nach eurer ersten gemeinsamen Partie beginnt hier der Spielstand: Gold über die Abende und eine Ehrentafel.

circle-honours = Ehrentafel
circle-honours-who = Wer
circle-honours-gold = Gold
circle-honours-crowns = Abende gewonnen
circle-honours-evenings = Abende
circle-honours-best = Bester Abend
circle-honours-won = Partien gewonnen
circle-honours-first = Meistes Gold
circle-won-few = { $won } von { $count }
circle-won-share = { $share } % ({ $low } bis { $high })
circle-left = nicht mehr dabei

circle-numbers = Zahlen und Partien
circle-game-line = { $players } Plätze · { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
} · je etwa { $minutes } Min.
circle-sides = Gewonnene Runden nach Rolle
    .help = Alle aus dieser Gruppe zusammen, mit 95-%-Bereich.
circle-all-matches = Alle Partien
circle-won-by = gewonnen: { $names }

circle-manage = Gruppe leiten
circle-membership = Deine Mitgliedschaft
circle-people = Leute
circle-kept = Gespeichert.
circle-shown = Ehrentafel auch anderen zeigen
    .on = Wer die Adresse dieser Seite hat, sieht Namen, Gold und gewonnene Partien. Termin, Code und Partien bleiben unter euch.
    .off = Von außen ist nichts von dieser Gruppe zu sehen.
circle-hand-on = Gruppe an { $name } übergeben
circle-remove = { $name } entfernen
circle-alone = Noch ist niemand sonst dabei.
circle-new-link = Neuen Link machen
circle-new-link-done = Der alte Link gilt nicht mehr.
circle-close = Gruppe auflösen
    .help = Spielstand, Termine und Mitgliedschaften werden für alle gelöscht; Partien bleiben im eigenen Verlauf. Schreib dafür „{ $name }“.
circle-close-name = Name der Gruppe, zur Bestätigung
circle-leave = Gruppe verlassen
circle-forget = Verlassen und meinen Spielstand löschen
circle-sure-remove = { $name } entfernen?
    .help = Die Gruppe ist dann für { $name } nicht mehr zu sehen, und der Link zum Mitmachen ändert sich. Die Linie im Spielstand bleibt.
    .yes = Entfernen
circle-sure-hand = Gruppe an { $name } übergeben?
    .help = Dann leitet { $name } die Gruppe, und du bist dabei wie alle anderen.
    .yes = Übergeben
circle-sure-leave = { $name } verlassen?
    .help = Deine Linie im Spielstand bleibt. Mit dem Link kannst du wiederkommen.
    .yes = Verlassen
circle-sure-forget = { $name } verlassen und deinen Spielstand löschen?
    .help = Deine Linie verschwindet aus dem Bild und von der Ehrentafel. Deine Partien bleiben in deinem Verlauf.
    .yes = Verlassen

circle-invitation = Einladung in eine Gruppe
circle-invited = { $people ->
    [one] { $founder } lädt dich ein.
   *[other] { $founder } lädt dich ein; { $people } Leute sind schon dabei.
}
circle-join = Mitmachen
    .help = Wer dabei ist, sieht Namen und Gesichter der anderen und den Stand eurer gemeinsamen Abende. Du kannst jederzeit wieder gehen.
circle-none-here = Hier ist nichts zu sehen

## Urlaub und Wertung.

vacation = Urlaub
    .help = In Partien, die Tage dauern, steht deine Uhr still, solange du weg bist, und alle am Tisch sehen, bis wann. Im Jahr hast du { $days } Tage.
vacation-until = Du bist im Urlaub bis { $date }.
vacation-end = Urlaub beenden
vacation-days = { $left ->
    [one] Tage (einer ist übrig)
   *[other] Tage ({ $left } sind übrig)
}
vacation-begin = Urlaub beginnen
vacation-none = Du hast dieses Jahr keine Urlaubstage mehr.
vacation-seat = im Urlaub bis { $date }; die Uhr steht still
ratings = Wertung im Duell
    .help = Es zählen nur Partien zwischen Menschen, deine und die derer, denen du begegnet bist. ± ist der Bereich, in dem die Wertung 19 von 20 Mal liegt; er wird mit jeder Partie enger.
ratings-one = { $name }: { $rating } ± { $range }
ratings-rating = Wertung
ratings-matches = Partien
ratings-range = Bereich
