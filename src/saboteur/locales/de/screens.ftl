## The first screen.

page-minutes-short = { $minutes } Min.
page-continue-game = Weiter: { $game }
page-phase-lobby = vor dem Anfang
page-phase-playing = die anderen spielen
page-phase-between = zwischen zwei Runden
page-phase-paused = Pause
page-phase-over = zu Ende
page-and-more = und { $count } weitere
page-watch-table = Zuschauen
page-show-all = Alle { $count } zeigen
page-show-fewer = Weniger zeigen
page-finished-none = Hier stehen einmal deine beendeten Partien, zum Wiederansehen von jedem Platz aus.

## Opening a table, and before the start.

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
page-sent-away = { $name } hat deinen Platz frei gemacht. Du kannst zuschauen oder dich wieder setzen, solange Platz ist.
page-all-here = Alle sind da und bereit.
page-link-local = Diese Adresse gilt nur auf diesem Rechner. Für andere bei dir zu Hause starte so: saboteur serve --lan

## Where the way ends.

page-again = Noch einmal versuchen
page-nothing-here = Nichts als Fels
    .help = Unter dieser Adresse gibt es keine Seite. Vielleicht ist unterwegs ein Buchstabe verloren gegangen.
page-bad-link = Dieser Link gilt nicht mehr
    .help = Ein persönlicher Link endet, sobald ein neuer gemacht wird. Mach einen in den Einstellungen auf einem Gerät, das dich kennt.
page-other-link = Ein fremder Link?
    .help = Auf diesem Gerät spielst du als { $name }. Dieser persönliche Link macht dich zu der Person, der er gehört: Plätze und Partien von { $name } sind dann hier nicht mehr deine, außer du behältst dazu den eigenen Link (in den Einstellungen).
    .stay = { $name } bleiben
    .go = Mit dem Link weiter
page-gone-table = Diesen Tisch gibt es nicht
    .help = Er ist abgeräumt, oder der Link ist nicht vollständig. Frag nach einem neuen, wo du ihn herhast.
page-no-code = Kein Tisch hat diesen Code
    .help = { $code } führt nirgendwohin. Codes haben sechs Buchstaben; schau noch einmal hin oder frag nach dem Link.
page-no-game = Dieses Spiel gibt es nicht
    .help = Hier gibt es: { $games }.
page-no-rules = Diese Regeln gibt es nicht
page-chapters = Inhalt
page-no-replay = Nichts zu sehen
page-no-server = Der Server ist nicht erreichbar. Läuft er, und hat dein Gerät Netz?
page-copy-by-hand = Dein Browser lässt die Seite nicht kopieren. Markier den Link und kopier ihn selbst.

## Settings.

page-settings-you = Du
page-settings-look = Aussehen und Verhalten
page-device-qr = QR-Code mit deinem persönlichen Link
page-device-own = Dein persönlicher Link
page-device-secret = Behalt ihn für dich: Wer ihn hat, spielt als du.

## Watching again.

page-replay-hands = Handkarten
page-replay-eyes = was { $name } sieht
page-replay-link = Link zu diesem Augenblick kopieren
page-replay-speed = Tempo
    .slow = langsam
    .usual = normal
    .fast = schnell
page-file = Aufgezeichnete Partie öffnen
    .help = Jede Partie lässt sich als Datei aufheben und wieder ansehen, auch eine, die nicht hier gespielt wurde: Die Wiederholung hat einen Knopf zum Herunterladen, das Spiel im Terminal hebt sie auf, und saboteur simulate schreibt sie mit --records.
page-file-choose = Datei wählen (.toml)
page-file-drop = oder hier fallen lassen
page-file-private = Der Server spielt sie für dich ab und behält nichts davon.
page-file-large = Diese Datei ist zu groß für eine aufgezeichnete Partie.
page-file-unread = Diese Datei lässt sich nicht lesen.
