## Die Seite: Anfang.

page-looking = Der Tisch wird gesucht …

## Überall.

page-rules-guide = Leicht erklärt
page-rules-exact = Genaue Regeln
page-rules-learn = Am Tisch lernen
page-example = Ein Beispiel, gezeichnet, wie es im Berg liegt
page-close = Schließen
page-no-table = Hier kommst du nicht hinein

## Einen Tisch eröffnen.

page-how-many = Wie viele spielen?
    .help = Freie Plätze kannst du vor dem Start mit Bots besetzen.
page-option-public = Alle dürfen mitspielen
    .help = Der Tisch steht auf der ersten Seite. Wer ihn dort findet, darf sich setzen.
    .off = Nur Leute mit Link oder Code finden den Tisch.
page-option-spectators = Andere dürfen zuschauen
    .help = Sie sehen, was alle am Tisch sehen, und keine Geheimnisse.
    .off = Nur wer mitspielt, sieht den Tisch.
page-clock = Bedenkzeit
    .none = Bist du eine Minute weg oder tust drei Minuten lang nichts, spielt ein Bot für dich, bis du zurück bist.
    .help = Läuft deine Zeit ab, spielt ein Bot für dich, bis du zurück bist.
page-clock-none = ohne Uhr
page-clock-move-30 = 30 Sekunden für jede Entscheidung
page-clock-move-60 = 1 Minute für jede Entscheidung
page-clock-move-120 = 2 Minuten für jede Entscheidung
page-clock-slow-86400 = 1 Tag für jede Entscheidung, auch während du weg bist
page-clock-slow-259200 = 3 Tage für jede Entscheidung, auch während du weg bist
page-pace = Tempo der Bots
    .help = Du kannst es auch mitten im Spiel ändern.
    .step = Jeder Bot wartet, bis du auf „Weiter“ tippst. Nur solange sonst niemand mitspielt.
page-pace-beginner = gemächlich
page-pace-normal = normal
page-pace-fast = schnell
page-pace-step = Schritt für Schritt
page-more-options = Regeln und Optionen
page-seat = Platz { $seat }

## Vor dem Start.

page-you = { $name } (du)
page-host = Der Tisch von { $name }
page-seats-title = Plätze
page-bot = Bot
page-away = nicht da
page-ready = bereit
page-not-ready = sucht noch einen Hut aus
page-sit = Hinsetzen
page-which-bot = Wie { $name } spielt
page-free-again = Platz von { $name } frei machen
page-stand = Aufstehen
page-kick = { $name } wegschicken
page-kick-sure = { $name } wegschicken?
    .help = Wer weggeschickt wird, kann an diesem Tisch nicht mehr mitspielen, zuschauen oder chatten.
    .yes = Wegschicken
    .no = Bleiben lassen
page-order = Chat leiten
page-talk = Alle dürfen chatten und reagieren
    .closed = Der Chat ist geschlossen.
page-spectator-chat = Wer zuschaut, darf chatten
    .help = Das kannst du später ändern.
    .closed = Der Chat ist für alle, die nur zuschauen, geschlossen.
page-silence = { $name } das Chatten verbieten
page-silenced = Du darfst hier nicht mehr chatten.
page-fill = { $free ->
        [one] Mit einem Bot auffüllen
       *[other] Mit { $free } Bots auffüllen
    }
page-start = Anfangen
page-i-am-ready = Ich bin bereit
page-not-ready-after-all = Doch nicht bereit
page-waiting-seats = { $free ->
        [one] Ein Platz ist noch frei.
       *[other] { $free } Plätze sind noch frei.
    }
    .host = Lad jemanden ein, oder setz Bots hin.
    .guest = Es geht los, wenn alle besetzt sind.
page-waiting-ready = Noch nicht bereit: { $names }.
page-waiting-host = Alle sind bereit. { $name } startet die Partie.
page-watching = { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
page-invite = Andere einladen
page-code = Der Code
    .help = Einzutippen auf der ersten Seite von { $site }.
page-qr = QR-Code mit dem Link zu diesem Tisch
page-link = Der Link zu diesem Tisch
page-copy = Link kopieren
page-copied = Der Link ist kopiert.
page-share = Link verschicken
page-how-we-play = So spielen wir
page-visible = Wer mitspielen kann
page-visible-all = Alle
page-visible-link = Alle, die den Link oder den Code haben
page-no-spectators = Zuschauen ist nicht möglich.
bot-greedy = spielt auf Sieg
bot-random = spielt aufs Geratewohl
page-who-plays = Wer spielt mit?
page-usual = (üblich)
page-options-changed = { $count ->
        [0] wie üblich
        [one] eine Änderung
       *[other] { $count } Änderungen
    }
page-opened-it = hat den Tisch eröffnet
page-as-usual = { $special ->
        [0] Alle Regeln wie üblich
       *[other] Die übrigen Regeln wie üblich
    }
page-all-here = Alle sind da und bereit.
page-link-local = Dieser Link gilt nur auf diesem Rechner, nicht auf anderen Geräten.

## Am Tisch.

page-round = Runde { $round } von { $rounds }
page-on-turn = am Zug
page-players-title = Am Tisch
page-hand-size = { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
page-gold-of = { $gold } Gold
page-bot-for = nicht da; ein Bot springt ein
page-bot-for-you = Ein Bot spielt für dich. Tipp irgendwohin, dann spielst du wieder selbst.
page-still-there = Noch da? Die anderen warten; gleich spielt ein Bot für dich.
page-here = Ich bin da
page-resigned = hat aufgegeben; ein Bot spielt weiter
page-hours = { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
page-broken = zerbrochen: { $tool }
page-target = als Ziel wählen
page-my-role = Meine Rolle
page-role-hidden = Verdeckt
page-role-hide = Meine Rolle verdecken
page-role-show = Meine Rolle ansehen
page-reveal-with = Wer ist auf deiner Seite?
page-reveal-alone = Du spielst nur für dich.
page-reveal-company = { $most ->
        [0] Niemand von den anderen.
        [one] { $least ->
            [0] Vielleicht noch jemand. Ihr kennt euch nicht.
           *[other] Genau eine Person von diesen { $others }. Ihr kennt euch nicht.
        }
       *[other] { $least ->
            [0] Bis zu { $most } von diesen { $others }. Ihr kennt euch nicht.
           *[other] { $known ->
                [exactly] Genau { $least } von diesen { $others }. Ihr kennt euch nicht.
                [least] Mindestens { $least } von diesen { $others }. Ihr kennt euch nicht.
               *[both] Mindestens { $least }, höchstens { $most } von diesen { $others }. Ihr kennt euch nicht.
            }
        }
    }
page-reveal-spare = { $spare ->
        [0] Alle { $cards } Rollen sind verteilt.
        [one] Von diesen { $cards } Rollen sind { $players } verteilt, eine bleibt liegen.
       *[other] Von diesen { $cards } Rollen sind { $players } verteilt, { $spare } bleiben liegen.
    }
page-reveal-go = In den Berg
page-hide = verdecken
page-show = zeigen
page-only-you = nur für dich
page-colour-blue = Blau
page-colour-green = Grün
page-duel-aim = Bring mehr Gold aus dem Berg als die andere Seite.
page-solo-aim = Bring so viel Gold wie möglich aus dem Berg.
page-markers = { $count ->
        [one] noch 1 Marker
       *[other] noch { $count } Marker
    }
page-deck = Stapel
page-turn = Karte drehen
page-discard = Abwerfen
page-discarded = abgeworfen
page-stage-choose = Dein Zug: Wähl eine Karte
page-stage-wait = { $who } überlegt …
page-stage-resigned = Du hast aufgegeben; ein Bot spielt für dich
page-stage-step = Als Nächstes: { $who }
page-step = Weiter
    .key = Weiter (Taste N)
page-advice = Ruprechts Rat
    .help = Hin und wieder ein Satz, der hilft, in der ersten Partie nach einer Lektion.
page-advice-off = Keinen Rat mehr zeigen
    .done = Ruprecht schweigt. In den Einstellungen redet er wieder.
page-stage-between = Die Runde ist zu Ende
page-stage-paused = Die Partie ruht
page-event = { $who }: { $what }
page-refused = Das geht nicht: { $why }
page-stream = Was geschah
page-stream-empty = Noch nichts.
page-filter = Zeigen
page-filter-all = Alles
page-filter-log = Verlauf
page-filter-chat = Chat
page-say = Nachricht an den Tisch
page-chat = Am Tisch
    .none = Noch hat niemand etwas gesagt.
page-send = Senden
page-claims = Etwas mit einem Fingertipp sagen
page-claims-me = Über dich
page-claims-goals = Über die Ziele
page-claims-players = Über die anderen
page-mute = Von { $name } nichts mehr hören
page-muted = Von { $name } hörst du nichts mehr.
page-unmute = { $name } wieder hören
page-menu = Menü
page-sound-on = Ton einschalten
page-sound-off = Ton ausschalten
page-leave = Tisch verlassen
page-pause = Pause
page-pause-wished = Pause: Die anderen müssen noch zustimmen
page-go-on = Weiter
page-resign = Aufgeben
page-resign-sure = Endgültig aufgeben?
    .help = Ein Bot spielt für dich weiter. Du kannst bleiben und zusehen.
page-resign-not = Weiterspielen
page-watch-only = Du schaust zu.
page-away-title = Während du weg warst
page-away-bot = (ein Bot, für dich)
page-away-close = Alles klar

## Das Ende.

page-ending = Wie es ausging
page-gold = Gold!
page-lights-out = Licht aus.
page-victory = Sieg!
page-round-won = { $you ->
        [yes] { $count ->
            [one] Die Runde geht an dich.
           *[other] Die Runde teilst du dir mit { $names }.
        }
       *[no] { $count ->
            [one] Die Runde geht an { $names }.
           *[other] Die Runde teilen sich { $names }.
        }
    }
page-gold-secret = Gold verdeckt
page-gold-gained = { $gold } Gold bekommen
page-how-gold = Wie das Gold verteilt wurde
page-no-gold = kein Gold
page-total = gesamt
page-clan-treasure = Schatz
page-next = Nächste Runde
page-next-waiting = Die anderen brauchen noch
page-look = Plan ansehen
page-to-ending = Zurück zum Ergebnis
page-ready-count = { $ready } von { $people } bereit
page-resumes = geht weiter in { $seconds } s
page-rematch = Noch einmal spielen
page-rematch-join = Zur nächsten Partie

## Die Verbindung zum Server.

page-reconnecting = Verbindung wird wiederhergestellt.
page-lost-offline = Dein Gerät hat kein Netz. Dein Platz gehört weiter dir.
page-lost-restart = Der Server startet neu. Die Partie geht weiter, wo sie war.
page-lost-slow = Deine Verbindung kam nicht hinterher.
page-lost-crowded = Aus deinem Netz kommen zu viele Verbindungen.
page-lost-silent = Der Server hat nicht geantwortet.
page-lost-lost = Die Verbindung ist abgerissen. Dein Platz gehört weiter dir.
page-try-now = Jetzt versuchen ({ $seconds })

## Noch einmal ansehen.

page-replay = Wiederholung
page-replay-first = Zum Anfang
page-replay-back = Einen Schritt zurück
page-replay-play = Abspielen
page-replay-stop = Anhalten
page-replay-on = Einen Schritt weiter
page-replay-last = Zum Ende
page-replay-step = Schritt { $step } von { $steps }
page-replay-who = Gesehen von
page-replay-spectator = was Zuschauende sehen
page-replay-all = alle Hände offen
page-replay-begin = Die Karten sind verteilt.
page-record = Aufzeichnung herunterladen
page-replay-hands = Handkarten
page-replay-eyes = was { $name } sieht
page-replay-link = Link zu diesem Augenblick kopieren
page-replay-speed = Tempo
    .slow = langsam
    .usual = normal
    .fast = schnell
page-file-choose = Datei wählen (.toml)
page-file-drop = oder hier fallen lassen
page-file-private = Der Server spielt sie für dich ab und behält nichts davon.
page-file-large = Diese Datei ist zu groß für eine aufgezeichnete Partie.
page-file-unread = Diese Datei lässt sich nicht lesen.

## Einstellungen.

page-language = Sprache
page-theme = Farben
page-theme-auto = Wie das System
page-theme-dark = Dunkel
page-theme-light = Hell
page-theme-contrast = Starker Kontrast
page-motion = Bewegung
    .help = Karten fliegen, Licht läuft. Wünscht dein System weniger Bewegung, gilt das in jedem Fall.
page-sound = Ton
    .help = Was andere nicht wissen dürfen, ist nie zu hören.
page-volume = Lautstärke
page-confirm = Züge bestätigen
    .help = Erst der zweite Tipp legt die Karte. Sonst legt sie schon der erste.
page-cover = Meine Rolle verdecken
    .help = Sie ist nur zu sehen, solange du sie aufdeckst.
page-board = Der Plan liegt
page-board-auto = passend zum Bildschirm
page-board-across = quer
page-board-down = hochkant
page-notify = Sag mir, wenn ich am Zug bin
    .help = Auch wenn ein anderes Fenster vorn ist.
page-notify-denied = Dein Browser erlaubt es nicht. Ändern kannst du das in seinen Einstellungen für diese Seite.
page-name = Name
page-save = Speichern
page-saved = Gespeichert.
page-device = Auf einem anderen Gerät spielen
    .help = Dieser persönliche Link meldet das andere Gerät als dich an. Ein neuer Link ersetzt den alten.
page-device-link = Persönlichen Link erstellen
page-settings-you = Du
page-settings-look = Aussehen und Verhalten
page-device-qr = QR-Code mit deinem persönlichen Link
page-device-own = Dein persönlicher Link
page-device-secret = Behalt ihn für dich: Wer ihn hat, spielt als du.
page-device-alone = Alle anderen Geräte abmelden
    .help = Falls jemand anderes deinen Link oder eines deiner Geräte hat. Danach gelten nur noch dieses Gerät und der neue Link.
    .done = Alle anderen Geräte sind abgemeldet.
page-sign-out = Abmelden
    .help = Deine Plätze und Partien bleiben deine. Zurück kommst du nur mit deinem persönlichen Link.
page-sign-out-here = Auf diesem Gerät
    .sure = Auf diesem Gerät abmelden?
page-sign-out-everywhere = Auf allen Geräten
    .sure = Auf allen Geräten abmelden?
page-sign-out-sure = Nur dein persönlicher Link bringt dich an deine Plätze zurück. Wenn du noch keinen hast, erstell dir erst einen.
    .link = Nur dein persönlicher Link bringt dich an deine Plätze zurück. Hast du ihn aufgehoben?
page-sign-out-stay = Bleiben
page-signed-out = Du bist abgemeldet
    .everywhere = Du bist auf allen Geräten abgemeldet
    .help = Dein Platz gehört weiter dir. Dein persönlicher Link bringt dich zurück.

## Wo der Weg endet.

page-other-link = Ein fremder Link?
    .help = Auf diesem Gerät spielst du als { $name }. Mit diesem Link wirst du hier zu der Person, der er gehört. An die Plätze und Partien von { $name } kommst du dann nur noch mit dem eigenen Link von { $name } (in den Einstellungen).
    .stay = { $name } bleiben
    .go = Link benutzen
page-gone-table = Diesen Tisch gibt es nicht
    .help = Er ist abgeräumt, oder der Link ist nicht vollständig. Lass dir einen neuen schicken.
page-no-code = Kein Tisch hat diesen Code
    .help = { $code } führt nirgendwohin. Codes haben sechs Buchstaben; schau noch einmal hin oder frag nach dem Link.
page-no-game = Dieses Spiel gibt es nicht
    .help = Hier gibt es: { $games }.
page-no-rules = Diese Regeln gibt es nicht
page-chapters = Inhalt
page-no-replay = Nichts zu sehen
page-copy-by-hand = Dein Browser lässt die Seite nicht kopieren. Markier den Link und kopier ihn selbst.

## Der Befehl, der die Seite öffnet.

open-page = Die Seite öffnet sich im Browser. Falls nicht: { $url }
open-running = Sie läuft schon, und zwar hier: { $url }
open-none = Die Seite ist nicht gebaut. In einem Checkout baut sie python3 go.py. Im Terminal spielst du mit: saboteur play saboteur

## Lessons on the first page.

# Stufen der Bots, als Tiefen eines Schachts, und ihre Gemüter.
page-bots-depth = Wie tief
page-bots-character = Welches Gemüt
    .help = Gleich stark, aber anders gestrickt. Das Gemüt ändert, wie sie reden, vertrauen und sich rächen, nicht aber, auf welcher Seite sie stehen.
page-bots-any = Egal wer
    .help = Jeder Platz bekommt ein zufälliges Gemüt.
page-bots-take = { $who } nehmen
page-bots-seat = { $who } dazusetzen
page-bots-back = Zurück
page-bots-chosen = { $who }, { $level }
page-bots-of = { $level }, { $depth } von 5
page-bots-think = Wie Bots denken
    .help = Ein Bot weiß nicht mehr als ein Mensch auf seinem Platz: seine eigenen Karten und was alle gesehen haben. Wie lange er für einen Zug braucht, verrät nichts darüber, wie schwer er ihm fiel.
page-thinking = denkt nach
