## The server's own words in the terminal.

serve-ready = Der Server läuft: { $url }
serve-lan = Für andere in deinem Netz: { $url }
serve-no-lan = Andere brauchen die Adresse dieses Rechners; --lan findet und zeigt sie.
serve-no-network = Dieser Rechner hat gerade keine Adresse in einem Netz: Andere können noch nicht mitspielen.
serve-part = Läuft als Teil eines Verbunds: { $role }.
serve-stop = Strg-C hält ihn an. Beim nächsten Start geht jede Partie weiter, wo sie war.
serve-backup = Die Datenbank wurde nach { $file } kopiert.

## Why something is refused.

refused-no-name = Gib zuerst einen Namen an.
refused-no-seat = Du hast an diesem Tisch keinen Platz.
refused-no-such-seat = Diesen Platz gibt es nicht; der Tisch hat { $most }.
refused-seat-taken = Dort sitzt schon jemand.
refused-one-seat = Du kannst nur einen Platz einnehmen.
refused-no-guest = Dort sitzt niemand.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
refused-step-alone = Schritt für Schritt geht es nur, wenn sonst niemand mitspielt: Die anderen müssten sonst warten.
refused-not-in-lobby = Die Partie hat schon begonnen.
refused-not-playing = Gerade läuft keine Partie, in der das ginge.
refused-between-rounds = Die Runde ist vorbei; gleich beginnt die nächste.
refused-paused = Die Partie macht Pause.
refused-not-between = Gerade ist keine Runde zu Ende gegangen.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-not-ready = Noch nicht alle sind bereit: { $names }.
refused-seats-free = { $free ->
        [one] Ein Platz ist frei. Setz zuerst jemanden oder einen Bot dorthin.
       *[other] { $free } Plätze sind frei. Setz zuerst Leute oder Bots dorthin.
    }
refused-no-such-bot = Diesen Bot gibt es nicht; es gibt { $bots }.
refused-resigned = Du hast aufgegeben; ein Bot spielt für dich.
refused-id-reused = Unter dieser Nummer wurde schon etwas anderes gesendet. Sende es unter einer neuen.
refused-stale = Inzwischen ist etwas geschehen. Schau noch einmal hin.
refused-unreadable-move = Das ist kein Zug.
refused-unreadable-claim = Das kann man nicht behaupten.
refused-empty-text = Die Nachricht ist leer.
refused-too-long = Das ist zu lang; erlaubt sind { $most } Zeichen.
refused-bad-name = Ein Name hat 1 bis { $most } Zeichen.
refused-bad-language = Die Sprachen sind { $languages }.
refused-bad-options = Das lässt sich nicht spielen: { $why }
refused-bad-clock = Eine Uhr braucht mindestens 5 Sekunden. Lass sie weg, um ohne Uhr zu spielen.
refused-too-many-tables = Du hast seit gestern { $most } Tische eröffnet, die noch nicht zu Ende sind. Spiel erst einen zu Ende.
refused-removed = Du wurdest von diesem Tisch entfernt.
refused-silenced = An diesem Tisch darfst du nicht mehr chatten.
refused-chat-closed = Der Chat dieses Tischs ist für Zuschauer geschlossen.
refused-has-seat = Wer mitspielt, kann nicht entfernt werden. Du kannst das Chatten verbieten.
refused-yourself = Das geht nicht mit dir selbst.
refused-no-such-person = Diese Person gibt es nicht.
refused-no-such-table = Diesen Tisch gibt es nicht.
refused-damaged-table = Das Protokoll dieses Tischs ist beschädigt; wer den Server betreibt, kann es aus einer Sicherung wiederherstellen.
refused-no-such-code = Zu diesem Code gibt es keinen Tisch.
refused-bad-link = Dieser persönliche Link gilt nicht oder nicht mehr.
refused-signed-out = Du hast dich abgemeldet.
refused-no-record = Das ist keine aufgezeichnete Partie. Wähl eine Datei, die auf .toml endet und von der Seite, vom Spiel im Terminal oder von saboteur simulate stammt.
refused-masked-record = Diese Aufzeichnung enthält nur, was ein Platz gesehen hat; so lässt sie sich nicht abspielen. Lade sie noch einmal herunter, wenn die Partie zu Ende ist.
refused-house-deck = Diese Partie wurde mit einem Deck aus Hausregeln gespielt; so etwas lädt ein Server nicht. Spiel sie dort ab, wo das Deck liegt: saboteur replay DATEI --deck DECK
refused-newer-record = Diese Aufzeichnung stammt von einer neueren Version des Spiels. Wer den Server betreibt, kann ihn aktualisieren.
refused-bad-record = Diese Aufzeichnung lässt sich nicht abspielen. Genaueres auf Englisch: { $why }
refused-no-spectators = Diesen Tisch sieht nur, wer daran spielt.
refused-malformed = Das war nicht zu verstehen.
refused-message-too-long = Diese Nachricht ist zu lang; erlaubt sind { $most } Zeichen.
refused-too-large = Diese Anfrage ist zu groß.
refused-enough-said = Du hast an diesem Tisch schon sehr viel geändert und gesagt; mehr geht hier nicht. Spielen kannst du weiter.
refused-too-fast = Das war zu viel auf einmal. Warte einen Augenblick.
refused-too-many-sockets = Von deiner Adresse kommen zu viele Verbindungen. Schließ zuerst einige.
refused-say-hello = Die Verbindung muss mit hello beginnen.
refused-bad-origin = Nur Seiten dieses Servers dürfen sich verbinden.
refused-bad-host = Unter diesem Namen ist der Server nicht bekannt.
refused-no-csrf-token = Der Anfrage fehlt ihr Sicherheitscode. Lade die Seite neu.
refused-no-such-lesson = Eine solche Lektion gibt es nicht.
refused-no-such-place = Die Lektion hat sich inzwischen geändert; fang neu an.
refused-no-such-address = Unter dieser Adresse gibt es nichts.
refused-no-such-method = Das geht unter dieser Adresse nicht.
refused-not-kept = Das ließ sich nicht speichern. Versuch es gleich noch einmal.
refused-failed = Dem Server ist ein Fehler unterlaufen. Versuch es noch einmal.
