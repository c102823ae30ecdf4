## Die Seite: der eigene Name, Passkeys und Daten.

page-me = Du und deine Daten
page-me-help = Ein Konto brauchst du nicht. Damit du auf allen Geräten dieselbe Person bist, genügt zweimal Tippen.
page-me-link = Name, Geräte und Daten
page-me-none = Du hast hier noch keinen Namen.
page-me-first = Spiel eine Partie oder gib einen Namen ein: Dann gibt es etwas aufzubewahren.

page-passkeys = Passkeys
page-passkeys-help = Mit einem Passkey meldest du dich per Fingerabdruck, Gesicht oder PIN deines Geräts an. Ein Passwort gibt es nicht, und auf diesem Server liegt nichts, was man stehlen könnte.
page-passkeys-off = Unter dieser Adresse gibt es keine Passkeys. Nimm stattdessen deinen persönlichen Link.
page-passkeys-old = Dieser Browser kann keine Passkeys. Dein persönlicher Link funktioniert überall.
page-passkey-none = Noch kein Passkey.
page-passkey-add = Passkey hinzufügen
page-passkey-label = Name dieses Geräts
page-passkey-made = erstellt am { $date }
page-passkey-used = zuletzt benutzt am { $date }
page-passkey-rename = { $label } umbenennen
page-passkey-remove = { $label } entfernen
page-passkey-remove-sure = Diesen Passkey entfernen?
page-passkey-remove-text = „{ $label }“ meldet dich dann nicht mehr an. Lösch ihn auch in den Einstellungen des Geräts.
page-passkey-keep = Behalten
page-passkey-added = Der Passkey ist da. Er meldet dich auf jedem Gerät an, das ihn hat.
page-passkey-there = Dieses Gerät hat schon einen Passkey für dich.
page-passkey-stopped = Es hat sich nichts geändert: Das Gerät hat nicht zugestimmt.
page-sign-in = Mit Passkey anmelden
page-sign-in-sure = Als jemand anders anmelden?
page-sign-in-text = Dieses Gerät ist als { $name } angemeldet. Ohne Link oder Passkey kommst du an diese Plätze nicht zurück.
page-signed-in = Willkommen zurück, { $name }.
page-device-phone = Telefon
page-device-computer = Rechner

page-kept = Was aufbewahrt wird und wie lange
page-kept-name = Dein Name, deine Sprache und wie dein Zwerg aussieht
page-kept-name-long = bis du sie löschst
page-kept-session = Das Cookie dieses Geräts
page-kept-session-long = { $days } Tage nach deinem letzten Besuch; es endet beim Abmelden
page-kept-passkey = Öffentliche Schlüssel deiner Passkeys
page-kept-passkey-long = bis du sie entfernst
page-kept-match = Partien: Plätze, Züge, Behauptungen, Chat
page-kept-match-long = bis alle, die mitgespielt haben, sie löschen, oder wer diesen Server betreibt
page-kept-unfinished = Unbeendete Partien
page-kept-unfinished-long = { $days ->
        [0] bis jemand sie beendet
       *[other] { $days } Tage nach dem letzten Zug
    }
page-kept-notes = Deine privaten Notizen und Zeichen
page-kept-notes-long = so lange wie die Partie; niemand sonst sieht sie je
page-kept-history = Verlauf und Statistik
page-kept-history-long = so lange wie die Partien, aus denen sie gezählt sind
page-kept-mute = Personen, von denen du nichts mehr hören willst
page-kept-mute-long = bis du wieder zuhörst
page-kept-day = Versuche an der Mine des Tages und am Duell der Woche, und dein Urlaub
page-kept-day-long = bis du alles löschst
page-kept-circle = Gruppen: Mitgliedschaft, Zusagen und Spielstand
page-kept-circle-long = bis du gehst und deinen Spielstand löschst, oder die Gruppe aufgelöst wird
page-kept-call = Geräte und Mailadresse, um dich zu rufen
page-kept-call-long = bis du das abschaltest
page-kept-not = Nicht aufbewahrt: deine Internetadresse, und was du anderswo tust. Es gibt keine Besucherzähler und keine Werbung.

page-export = Alles mitnehmen
page-export-help = Ein Archiv mit deinen Partien, deiner Statistik, deinen Notizen und allem, was du geschrieben hast, in Dateien, die jedes Programm lesen kann.
page-export-get = Archiv herunterladen
page-erase = Alles löschen
page-erase-help = Dein Name, dein Zwerg, deine Passkeys, Notizen, dein Verlauf und alles, was du geschrieben hast, werden sofort und endgültig gelöscht. In Partien mit anderen bleibt dein Platz ohne Namen; laufende spielt ein Bot zu Ende.
page-erase-type = Tipp zur Bestätigung deinen Namen: { $name }
page-erase-do = Alles von mir löschen
page-erase-done = Alles ist gelöscht. Leb wohl.
page-erase-soon = Gelöscht. Ein paar Tische werden noch geräumt, das geht von selbst.

## Die Seite: Verlauf und Statistik.

page-record-of = Die Bilanz von { $name }
page-record-mine = Meine Bilanz
page-record-numbers = Zahlen
page-record-matches = Partien
page-record-which = Zahlen oder Partien
page-record-count = { $people } Runden mit Menschen, { $bots } mit Bots
page-record-since = seit { $date }
page-record-empty = Noch nichts da
page-record-empty-help = Sobald du eine Partie beendest, steht sie hier.
page-record-year = Zeitraum
page-record-all = Alle Abende
page-record-in = Das Jahr { $year }
page-as-table = Als Tabelle zeigen

page-history-found = { $found ->
        [one] 1 Partie
       *[other] { $found } Partien
    }
page-history-found-of = { $found } von { $all } Partien
page-history-running = Laufen noch
page-history-go-on = Weiterspielen
page-history-replay = Ansehen
page-history-won = gewonnen
page-history-lost = verloren
page-history-gold = { $gold } Gold
page-history-more = Ältere Partien
page-history-none = Keine Partie passt.
page-history-clear = Filter zurücksetzen
page-history-filter = Filter
page-history-game = Spiel
page-history-role = Meine Rolle
page-history-with = Mit wem
page-history-against = Gegen
page-history-result = Ergebnis
page-history-when = Wann
page-history-any = Alle
page-history-people = Menschen
page-history-bots = Bots
page-history-months = Letzte 3 Monate
page-history-always = Egal wann
page-history-length = { $minutes ->
        [0] unter einer Minute
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
page-role-times = { $count ->
        [1] { $role }
        [2] zweimal { $role }
       *[other] { $count }-mal { $role }
    }

page-stats-rounds = Runden, die ich gewinne
page-stats-with-people = mit Menschen
page-stats-with-bots = mit Bots
page-stats-usual = üblich
page-stats-hint = Der Balken enthält den wahren Wert in 19 von 20 Fällen. Wenige Runden, breiter Balken: noch kein Grund zu Stolz oder Scham.
page-stats-partners = Mit wem
page-stats-partners-help = wenn wir auf derselben Seite gruben, ab 8 Runden
page-stats-suspects = Verdächtigt
page-stats-suspects-text = { $won } von { $count } waren Saboteure: { $low }–{ $high } %.
page-stats-trusted = Vertraut
page-stats-trusted-text = { $won } von { $count } zu Recht: { $low }–{ $high } %.
page-stats-blind = Blind geraten: { $blind } %.
page-stats-about-me = Was andere über mich sagten
page-stats-accused = { $count ->
        [one] Einmal verdächtigt, { $won ->
            [0] zu Unrecht
           *[other] zu Recht
        }
       *[other] { $count }-mal verdächtigt, { $won ->
            [0] immer zu Unrecht
           *[other] davon { $won }-mal zu Recht
        }
    }
page-stats-believed = { $count ->
        [one] Einmal vertraut, { $won ->
            [0] zu Unrecht
           *[other] zu Recht
        }
       *[other] { $count }-mal vertraut, { $won ->
            [0] immer zu Unrecht
           *[other] davon { $won }-mal zu Recht
        }
    }
page-stats-unseen = Als Saboteur unerkannt
page-stats-unseen-text = { $game }: In { $never } von { $rounds } Runden hat mich niemand je verdächtigt; im Mittel vergingen { $mean } % einer Runde bis zum ersten Verdacht.
page-stats-rightly = zu Recht
page-stats-wrongly = zu Unrecht
page-stats-gold = Gold je Partie
page-stats-gold-text = { $game } { $company ->
        [people] mit Menschen
       *[other] mit Bots
    }, { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }. Median: { $median }
page-stats-gold-bar = { $gold } Gold
page-stats-solo = Beste Mine allein
page-stats-solo-text = Gold in { $moves } Zügen, { $date }
page-stats-solo-last = { $count ->
        [one] die letzte Partie allein
       *[other] die letzten { $count } Partien allein
    }
page-stats-sizes = Nach Zahl der Spielenden
page-stats-players = { $players } am Tisch
page-stats-row = { $name }: { $won } von { $count } gewonnen, { $low } bis { $high } %
page-stats-few = { $name }: { $won } von { $count } gewonnen, zu wenige für einen Anteil
page-stats-head-what = Was
page-stats-head-won = gewonnen
page-stats-head-count = von
page-stats-head-share = 95-%-Bereich
page-stats-head-usual = üblich
page-review = Rückblick auf { $year }
page-review-matches = { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }
page-review-days = { $days ->
        [one] an einem Tag
       *[other] an { $days } Tagen
    }
page-review-hours = { $hours ->
        [one] 1 Stunde unter Tage
       *[other] { $hours } Stunden unter Tage
    }
page-review-busiest = Der Tag mit den meisten Partien: { $date }, { $count }
page-review-longest = Die längste Partie: { $game }, { $minutes } Minuten
page-review-richest = Die reichste Partie: { $game }, { $gold } Gold

## Die Startseite für alle, die wiederkommen.

home-dig = Weitergraben
home-with = mit { $names }
home-last = letzter Zug { $when }
home-lesson = Lektion noch offen: { $game }
    .go = In drei Minuten zeigen
