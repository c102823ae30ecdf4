## Wörter zum Eintippen. Das erste wird angezeigt, verstanden werden alle.

command-help = hilfe h
command-log = verlauf
command-rules = regeln
command-count = karten
command-who = wer
command-hint = tipp
command-know = wissen
command-say = sag sage
command-discard = abwerfen wirf
command-remove = loskaufen
command-back = zurück zurueck
command-new = n neu nein new no
command-quit = ende q

## Statuszeile.

status-round = { $game ->
        [dark-cave] The Dark Cave
       *[other] Runde { $round }/{ $rounds }
    }
status-deck = Stapel { $cards }
status-gold = Gold { $gold }
status-role = Du bist { $role }.
news-cut = … mehr: verlauf

## Hinweise.

hint-turn = x3 wirft Karte 3 ab · ? erklärt · hilfe · verlauf · q hört auf und speichert
hint-turn-several = x3 wirft Karte 3 ab, x3 5 zwei zugleich · ? erklärt · hilfe · verlauf · q
hint-turn-remove = loskaufen 3 5: zwei Karten für eine vor dir · x3 · x3 5 · ? · hilfe · q
hint-place = x wirft sie ab · andere Zahl: andere Karte · Enter: zurück
hint-choice = Tipp einen Buchstaben · ? erklärt · q hört auf und speichert
hint-page = Enter: weiter · q: zurück
hint-enter = Enter: weiter
hint-bot = { $who } überlegt …
hint-step = Enter: weiter (als Nächstes { $who })

## Was nicht stimmte.

wrong-input = „{ $input }“ verstehe ich nicht. Tipp eine Zahl von 1 bis { $cards } oder hilfe.
wrong-answer = „{ $input }“ verstehe ich nicht. Tipp { $labels } oder hilfe.
wrong-label = „{ $input }“ steht nicht zur Wahl. Du kannst { $labels }, x oder eine andere Zahl tippen.
wrong-number = Eine Karte { $number } hast du nicht. Deine Karten haben die Nummern { $cards }.
wrong-move = „{ $input }“ ist hier kein Zug. Schreib zum Beispiel „EW 1,0“, „map 8,2“, „broken-pick p2“ oder „discard NS“.
wrong-target = { $card } lässt sich bei { $target } nicht einsetzen.
wrong-discard = Sag, welche Karte du abwerfen willst, zum Beispiel x3. In diesem Spiel geht nur eine auf einmal.
wrong-discard-several = Sag, welche Karten du abwerfen willst, zum Beispiel x3, oder x3 5 für zwei zugleich.
wrong-remove = Sag, mit welchen zwei Karten du zahlst, zum Beispiel loskaufen 3 5.
wrong-remove-none = Vor dir liegt nichts, wovon du dich mit zwei Karten loskaufen könntest.
wrong-undo = Gespielt ist gespielt: Du könntest schon eine neue Karte gesehen haben.
wrong-claim = „{ $input }“ lässt sich nicht sagen. Sagen kannst du: gold 8,2 · stone 8,2 · trust p2 · accuse p2 · repair-me · no-path.
wrong-topic = Zu „{ $input }“ gibt es nichts zu erklären. Versuch ? 1, ? map, ? 8,2 oder ? p2.

## Hilfe.

help-title = Was du tippen kannst
help-card = wählt eine Handkarte; Buchstaben zeigen dann, wohin sie kann
help-place = legt die gewählte Karte dorthin (Buchstaben im Labyrinth oder daneben)
help-direct = beides auf einmal: Karte 3 auf Feld 1,0 oder Karte 3 bei Platz 2
help-discard = wirft Karte 3 ab, du passt also
help-several = wirft mehrere Karten zugleich ab, du passt also
help-remove = zahlt mit zwei Karten und entfernt eine, die vor dir liegt
help-notation = dasselbe in Notation, wie Aufzeichnungen sie schreiben
help-explain = erklärt Karte 3, irgendeine Karte, einen Platz oder jemanden am Tisch
help-say = sagt den anderen etwas: gold 8,2 · stone 8,2 · trust p2 · accuse p2 · repair-me · no-path
help-log = alles, was in dieser Runde geschah
rules-reference = Jede Regel mit ihrer Nummer: saboteur rules { $game } --reference
help-rules = die Regeln
help-count = welche Karten du gesehen hast und wie viele noch kommen können
help-hint = die besten Züge und warum, aus dem, was du selbst siehst
help-know = wen du verdächtigen kannst, wo das Gold liegen mag und warum
help-who = wer gewinnen würde, wenn jetzt Schluss wäre
wrong-no-coach = Wo mehrere an einem Bildschirm spielen, gibt es keine Tipps.
wrong-no-hint = Etwas Besseres fällt mir nicht ein: Hier gibt es wenig zu wählen.
wrong-no-insight = Darüber lässt sich gerade nichts sagen.
help-quit = hört auf; die Partie wird gespeichert, --resume setzt sie fort
help-legend = Zeichen
legend-lit = Gang, mit dem Start verbunden
legend-cold = Gang, vom Start abgeschnitten
legend-dead = Sackgasse: Das Geröll in der Mitte versperrt den Weg
legend-gate = verdecktes Ziel
legend-secret = verdecktes Ziel, unter das du geschaut hast: Gold oder Stein; das siehst nur du
legend-start = Start
legend-turn = wer am Zug ist; dann Handkarten und zerbrochenes Werkzeug
help-undo = Ein Zug lässt sich nicht zurücknehmen.
help-players = Am Tisch
explain-cell-empty = { $cell } ist leer.
explain-lit = Vom Start führt ein Weg hierher.
explain-cold = Vom Start führt kein Weg hierher.
explain-goal = { $place }: { $goal }.
explain-secret = { $place }: { $goal }. Das weißt nur du, denn du hast nachgesehen.
explain-player = { $who }: { $cards ->
        [one] 1 Handkarte
       *[other] { $cards } Handkarten
    }.
explain-player-broken = { $tools } zerbrochen, also kein Graben.
explain-bot = Es spielt der Bot { $bot }.

## Die Spiele.

game-saboteur = Saboteur
    .line = Alle graben nach Gold. Fast alle.
game-saboteur2 = Saboteur 2
    .line = Zwei Teams, ein Schatz und einige, die zu keinem gehören.
game-duel = Saboteur: Das Duell
    .line = Zwei Zwerge, ein Berg und Gold nur für einen.
game-solo = Das Duell allein
    .line = Ein Zwerg, ein Berg und drei Runden, sein Gold zu finden.
game-dark-cave = Saboteur: The Dark Cave
    .line = Das Gold habt ihr, das Wasser steigt, und nicht alle in deinem Clan stehen auf deiner Seite.

## Anfangen und Aufhören.

welcome = Du spielst { $game } mit { $names }. Du sitzt auf { $seat }.
welcome-options = Regeln: { $options }.
curtain-scrolled = Dieses Terminal lässt sich nicht leeren: Scrollt nicht zurück.
curtain = { $who }, du bist am Zug. Alle anderen schauen weg! Drück Enter.
saved = Die Partie ist gespeichert. Weiter geht es mit: saboteur play { $game } --resume
cannot-save = Diese Partie lässt sich nicht speichern: { $why }. Wenn du aufhörst, ist sie weg.
not-saved = Die Partie konnte nicht gespeichert werden: { $why }.
resumed = Willkommen zurück. Es geht weiter, wo du aufgehört hast.
resume-none = Es gibt keine angefangene Partie von { $game }. Fang eine an mit: saboteur play { $game }
resume-damaged = Der Spielstand { $file } lässt sich nicht lesen: { $why } Er liegt jetzt unter { $kept }.
resume-deck = Der Spielstand { $file } braucht sein Deck: { $why } Leg das Deck zurück und versuch es noch einmal.
resume-ask = Es gibt eine angefangene Partie vom { $when } ({ $players } am Tisch, Runde { $round }). Enter setzt sie fort, n fängt eine neue an und hebt die alte auf.
resume-none-at-all = Es gibt keine angefangene Partie. Fang eine an mit: saboteur play SPIEL
resume-several = Es gibt { $count } angefangene Partien.
resume-line = { $game } · { $players } am Tisch · Runde { $round } · { $turn }
resume-turn = { $you ->
        [yes] du am Zug
       *[no] { $who } am Zug
    }
resume-over = zu Ende
resume-which = Welche? Enter setzt Nummer 1 fort, q hört auf.
resume-which-or-new = Welche? Enter setzt Nummer 1 fort, n fängt eine neue an und hebt diese auf, q hört auf.
resume-wrong = „{ $input }“ steht nicht zur Wahl.
resume-unknown = Eine angefangene Partie „{ $input }“ gibt es nicht. Nenn eine von diesen mit Nummer oder Kürzel:
resume-newest = Weiter geht es mit Nummer 1, der neuesten. Eine andere: --resume mit Nummer oder Kürzel.
bot-failed = Hier geht es nicht weiter: { $why }
bot-bad-budget = „{ $budget }“ ist keine Bedenkzeit für den Bot { $bot }; schreib eine Zeit wie 0.2s oder Versuche wie iterations=200.
record-kept = Noch einmal ansehen kannst du die Partie mit: saboteur replay { $file }
seed-was = Der Startwert war { $seed }.

## Ende einer Runde und der Partie.

round-you-won = Du hast gewonnen.
round-you-lost = Du hast nicht gewonnen.
round-roles = Die Rollen
round-aside = übrig
final-gold = { $gold } Gold

## Eine Partie noch einmal ansehen.

replay-step = { $step } von { $steps }{ $game ->
        [dark-cave] {""}
       *[other] {" "}· Runde { $round }
    } · gesehen von { $seat }
replay-page = { " " }· Seite { $page } von { $pages }
replay-all = allen
replay-spectator = Zuschauenden
replay-hint = Enter weiter · p zurück · 40 Schritt · r2 Runde · s1 Platz · verlauf · ? · q
replay-wrong = „{ $input }“ verstehe ich nicht. Es gibt die Schritte 0 bis { $steps }, die Runden 1 bis { $rounds } und die Plätze 1 bis { $players }.
replay-help-next = der nächste Schritt
replay-help-previous = der Schritt davor
replay-help-step = Schritt 40
replay-help-round = der Anfang von Runde 2
replay-help-ends = Anfang und Ende der Partie
replay-help-seat = alles mit den Augen von Platz 1 sehen
replay-help-spectator = alles sehen, was Zuschauende sehen
replay-help-all = alle Karten und Rollen sehen
replay-help-log = alles, was in dieser Runde bisher geschah
replay-help-explain = erklärt eine Karte, einen Platz oder jemanden am Tisch
replay-help-quit = aufhören
replay-wrong-topic = Zu „{ $input }“ gibt es nichts zu erklären. Versuch es mit ? map, ? 8,2 oder ? p2.
replay-file = { $file } lässt sich nicht abspielen: { $why }
file-none = Es gibt diese Datei nicht.
file-folder = Das ist ein Ordner.
file-device = Das ist ein Gerät, keine Datei.
file-large = Sie ist größer als { $most } MB.
file-no-text = Sie enthält keinen Text.
command-next = n weiter
command-previous = p davor
command-first = anfang
command-last = schluss
command-all = alle
command-spectator = zuschauer
rules-missing = Die Regeln dieses Spiels sind noch nicht aufgeschrieben.

# `saboteur watch`
watch-suspects = { $who } verdächtigt { $told }
watch-unsure = { $who } verdächtigt niemanden besonders
watch-page-usual = Auf der Seite wird zufällig und nach den üblichen Regeln ausgeteilt: Lass --seed, --edition und --option weg.
watch-hint = Strg-C: aufhören
watch-step = Enter: nächster Zug · q: verlassen
