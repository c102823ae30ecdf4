## Spielen auf der Seite: der eine Satz, der sagt, was zu tun ist.

play-hint-turn = Dein Zug: Wähl eine Karte
play-hint-stuck = Dein Zug: Nichts lässt sich spielen, wirf eine Karte ab
play-hint-stuck-pay = Dein Zug: Wirf ab, oder kauf dich mit zwei Karten los
play-hint-place = Wähl einen der markierten Plätze
play-hint-target = Wähl einen der markierten Plätze
play-hint-seat = Wähl jemanden am Tisch
play-hint-own-seat = Wähl dich selbst
play-hint-option = Spielen?
play-hint-useless = Jetzt nicht zu gebrauchen. Du kannst sie abwerfen
play-hint-again = Noch einmal, um hier zu graben
play-hint-again-target = Noch einmal, um zu bestätigen
play-hint-which = Welches?
play-hint-sure = Bestätige, oder wähl etwas anderes
play-hint-discard = { $count ->
        [0] Wähl, was du abwirfst
        [one] Diese Karte abwerfen? { $more ->
            [yes] Du kannst weitere dazunehmen
           *[no] {""}
        }
       *[other] Diese { $count } Karten abwerfen?
    }
play-hint-pay = { $count ->
        [2] Mit diesen beiden Karten bezahlen?
       *[other] Wähl zwei Karten, mit denen du bezahlst
    }
play-hint-take = Wähl deinen Anteil am Gold
play-hint-orient = Wie herum soll das Ziel liegen?
play-hint-walk = { $steps ->
        [0] Dein Zwerg bleibt, wo er ist. Noch etwas?
        [one] Beweg deinen Zwerg: noch 1 Schritt
       *[other] Beweg deinen Zwerg: noch { $steps } Schritte
    }
play-hint-prowl = { $steps ->
        [one] Führ { $creature ->
            [rat] die Ratte
            [lindworm] den Lindwurm
           *[goblin] den Goblin
        }: noch 1 Schritt
       *[other] Führ { $creature ->
            [rat] die Ratte
            [lindworm] den Lindwurm
           *[goblin] den Goblin
        }: noch { $steps } Schritte
    }
play-hint-fend = { $creature ->
        [rat] Die Ratte greift an.
        [lindworm] Der Lindwurm greift an.
       *[goblin] Der Goblin greift an.
    } Eine Axt einsetzen?
play-hint-vein = Das Gold nehmen und deine Clankarte zeigen?
play-hint-vote = Die Partie beenden, weil niemand mehr hinauskommt?
play-hint-propose-end = Das Ende vorschlagen? Alle stimmen darüber ab
play-hint-steal = Dein Diebstahl: Wem nimmst du 1 Gold?
play-hint-bribe = Einen Troll mit einem Marker bestechen?
play-hint-mark = Leg einen Marker auf Gold, das du erreichst
play-hint-trolls = Die Trolle wollen ihren Lohn

## Warum sich eine Karte nicht spielen lässt.

play-why-not-your-turn = Du bist nicht am Zug.
play-why-sent = Dein Zug ist unterwegs.
play-why-not-now = Im Augenblick ist kein Zug möglich.
play-why-question = Beantworte erst die Frage.
play-why-broken = Du kannst nicht graben: Dein Werkzeug ist zerbrochen.
play-why-trapped = Du bist gefangen und kannst nicht graben.
play-why-not-there = Dort lässt sich diese Karte nicht einsetzen.
play-why-no-place = Es gibt keinen Platz, an den diese Karte passt.
play-why-no-target = Für diese Karte gibt es gerade kein Ziel.
play-why-discard = Du kannst die Karte abwerfen.
play-why-seat-broken = { $lies ->
        [yes] Diese { $tool } ist schon zerbrochen.
       *[no] Deine eigene { $tool } kannst du nicht zerbrechen.
    }
play-why-seat-repair = { $game ->
        [duel] { $own ->
            [yes] Dir ist nichts zerbrochen, was diese Karte repariert.
           *[no] Reparieren kannst du nur dein eigenes Werkzeug.
        }
       *[other] Hier ist nichts zerbrochen, was diese Karte repariert.
    }
play-why-seat-trapped = { $lies ->
        [yes] Diese Person ist schon gefangen.
       *[no] Dich selbst kannst du nicht gefangen nehmen.
    }
play-why-seat-free = Hier ist niemand gefangen.
play-why-seat-hands-off = Hier liegt kein Diebstahl.
play-why-seat-swap-hands = Mit dir selbst kannst du nicht tauschen.
play-why-seat-inspection = Deine eigene Rolle kennst du schon.
play-why-seat-information = { $own ->
        [yes] Deine eigene Clankarte kennst du schon.
       *[no] Diese Clankarte liegt schon offen.
    }
play-why-seat-boots = Zwei Paar Stiefel trägt niemand.

## Was man tun kann, wie es auf einem Knopf steht.

play-do-discard = { $count ->
        [one] Abwerfen
       *[other] { $count } Karten abwerfen
    }
play-do-remove = Mit diesen Karten bezahlen
play-whole-lay = { $card } auf { $cell } legen
play-whole-discard = Abwerfen: { $cards }
play-whole-remove = { $what }: { $cards }
play-do-pay-off = { $kind ->
        [broken] { $card } mit zwei Karten reparieren
        [trapped] Dich mit zwei Karten freikaufen
       *[other] { $card } für zwei Karten loswerden
    }
play-do-cancel = Zurück
play-do-turn = Drehen
play-do-lay = Auf { $cell } graben
play-do-broken = { $name }: { $tool } zerbrechen
    .own = Eigenes Werkzeug zerbrechen: { $tool }
play-do-repair = { $name }: { $tool } reparieren
    .own = Eigenes Werkzeug reparieren: { $tool }
play-do-theft = Einen Diebstahl planen
play-do-hands-off = Den Diebstahl von { $name } vereiteln
    .own = Den eigenen Diebstahl aufgeben
play-do-swap-hats = { $name } die Rolle wechseln lassen
    .own = Die eigene Rolle wechseln
play-do-inspection = Die Rolle von { $name } ansehen
play-do-swap-hands = Handkarten mit { $name } tauschen
play-do-trapped = { $name } gefangen nehmen
play-do-free = { $name } befreien
    .own = Dich selbst befreien
play-do-boots = { $name } die Stiefel geben
    .own = Die Stiefel anziehen
play-do-axe = { $name } die Axt geben
    .own = Die Axt nehmen
play-do-information = Die Clankarte von { $name } ansehen
play-do-information-cell = Unter { $cell } schauen
play-do-map = Unter { $cell } schauen
play-do-rockfall = { $cell } einstürzen lassen
play-do-key = Die Tür auf { $cell } öffnen
play-do-web = Ein Netz zwischen { $cell } und { $beyond } spannen
play-do-rat = Die Ratte nach { $cell } locken
play-do-lindworm = Den Lindwurm nach { $cell } locken
play-do-goblin = Den Goblin nach { $cell } locken
play-do-play = Ausspielen: { $card }
play-do-take = { $value } Gold nehmen
play-do-take-vein = Das Gold nehmen
play-do-orient = So herum
play-do-steal = { $name } bestehlen
play-do-pass = Nichts nehmen
play-do-bribe = Den Troll auf { $cell } bestechen
play-do-mark = Das Gold auf { $cell } markieren
play-do-done = Nicht bestechen
play-do-pay = { $values } zahlen
play-do-step = Nach { $cell } gehen
play-do-stop = Hier bleiben
play-do-chop = Auf das Netz zwischen { $cell } und { $beyond } einhacken
play-do-fend = Die Axt einsetzen
play-do-suffer = Hinnehmen
play-do-propose-end = Ende vorschlagen
play-do-agree = Zustimmen
play-do-refuse = Ablehnen

## Das Spielfeld für alle, die es sich vorlesen lassen.

play-board = Das Bergwerk
play-board-help = Zahlen wählen Karten und Antworten, Pfeiltasten bewegen, Eingabe wählt, R dreht die Karte, D wirft sie ab, I erklärt, Escape geht zurück.
play-hand = Deine Karten
play-options = Deine Wahl
play-cell-empty = leer
play-cell-start = Start
play-cell-lit = beleuchtet
play-cell-far = nur für die andere Seite beleuchtet
play-cell-cold = abgeschnitten
play-cell-hidden = verdecktes Ziel
play-cell-known = verdecktes Ziel, du weißt: { $goal }
play-cell-lay = hier kannst du graben
play-cell-choose = wählbar
play-cell-aimed = gewählt, zum Bestätigen noch einmal drücken
play-cell-last = letzter Zug
play-cell-figure = Zwerg von { $name }
play-cell-creature = { $creature ->
        [rat] Ratte
        [lindworm] Lindwurm
       *[goblin] Goblin
    }
play-cell-web = Netz { $side }
play-cell-marker = Marker von { $name }
play-cell-key = Schlüssel von { $name }
play-joined = { $sides } verbunden
play-stubs = Sackgasse { $sides }
play-side-N = oben
play-side-E = rechts
play-side-S = unten
play-side-W = links
play-shape-joined = Offen: { $sides }; innen verbunden.
play-shape-apart = Offen: { $sides }; innen ist nichts verbunden.
play-hold = Tipp: Halt eine Karte gedrückt, dann wird sie erklärt.
play-feature-crystal = Kristall
play-feature-door = { $kind ->
        [blue] blaue Tür
       *[green] grüne Tür
    }
play-feature-ladder = { $kind ->
        [blue] blaue Leiter
        [green] grüne Leiter
       *[none] Leiter
    }
play-feature-gold = { $kind } Gold
play-feature-troll = Troll
play-feature-hole = dunkles Loch
play-feature-vein = Goldader
play-feature-bridge = Holzbrücke
play-feature-tunnel = Tunnel
play-feature-exit = Ausgang
play-card-selected = gewählt
play-card-locked = lässt sich nicht spielen
play-zoom-in = Größer
play-zoom-out = Kleiner
play-zoom-fit = Alles zeigen
play-zoom-near = Näher heran
play-explain = Was ist das für eine Karte?
play-close = Schließen
