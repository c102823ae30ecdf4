## Die Geschichte einer Partie auf der Seite.

saga-open = Die Geschichte
saga-title = Die Geschichte der Partie
saga-to-table = Zum Tisch
saga-share = Teilen
    .title = Die Partie teilen
    .help = Wer den Link hat, kann die Geschichte lesen und die Partie noch mal ansehen. Seine Vorschau nennt keine Gäste, außer der Tisch war öffentlich. Das Bild, das du speicherst, nennt alle, wenn du mitgespielt hast.
saga-share-link = Der Link zur Geschichte
saga-share-file = Als { $kind } speichern
saga-round = Runde { $round }
saga-rounds = Runden
saga-end-light = Gold!
saga-end-dark = Licht aus
saga-end-over = Vorbei
saga-reckoning-now = Die Geschichte wird errechnet: Die Partie wird aus jedem Augenblick viele Male weitergespielt.
saga-waiting = Die Geschichte wartet: Der Server hat mit den Partien alle Hände voll zu tun.
saga-side-diggers = die Goldgräber
saga-side-saboteurs = die Saboteure
saga-side-blue = Blau
saga-side-green = Grün
saga-side-yellow = Gelb
saga-curve = Wer hätte gewonnen?
    .help = Die Helligkeit zeigt, wer vorn lag. Tipp auf einen Zug, um ihn zu sehen.
saga-curve-gold = Wie viel Gold wäre es geworden?
    .help = Je höher die Linie, desto mehr Gold. Tipp auf einen Zug, um ihn zu sehen.
saga-gold = { $gold } Gold
saga-eyes = Dazu zeigen, wie es aussah für
saga-eyes-none = niemanden
saga-eyes-of = { $name }
saga-turn = Zug { $turn }
saga-begin = Der Anfang
saga-turn-go = Zug { $turn }: { $deed }
saga-turn-label = Zug { $turn }, { $deed }: { $points }
saga-turn-side = { $side } { $points }
saga-curve-label = Aussichten für { $side }, Zug um Zug: erst { $first }, am Ende { $last }. Wendepunkte: { $turns }.
saga-slider = Zug um Zug durch die Runde gehen
saga-at = Zug { $turn }: { $value }
saga-watch-here = Von hier ansehen
saga-table = Als Tabelle
saga-turn-column = Zug
saga-deed-column = Was geschah
saga-end-column = Ende
saga-suspected-column = Verdächtig: { $name }
saga-tale = In ein paar Sätzen
saga-proof-curve = die Kurve
saga-proof-suspicions = der Verdacht
saga-proof-claims = die Behauptungen
saga-proof-judged = die Züge
saga-proof-balance = die Zahlen
saga-belief = Was man glauben konnte
    .help = Verdacht der anderen, Zug um Zug, errechnet aus dem, was sie gesehen hatten. Die Karte ist die Wahrheit.
saga-believer = Wie es aussah für
saga-believer-mean = alle anderen im Schnitt
saga-axis-top = oben: Saboteur
saga-axis-low = unten: Vertrauen
saga-belief-seen = ab Zug { $turn } durchschaut, zuerst von { $name }
saga-belief-unseen = niemand konnte es merken
saga-belief-wronged = zu Unrecht verdächtigt
saga-belief-cleared = zeitweise verdächtigt, am Ende entlastet
saga-belief-trusted = genoss das Vertrauen aller
saga-belief-twilight = zuletzt im Zwielicht
saga-belief-label = { $name }: Verdacht erst { $first } %, am Ende { $last } %. Die Wahrheit: { $role }. { $caption }.
saga-own-mark = dein Zeichen: { $mark }
saga-claims = Wer wann gelogen hat
saga-truth-true = wahr.
saga-truth-lie = gelogen.
saga-truth-mistaken = geirrt.
saga-believed = Es wurde geglaubt.
saga-doubted = Es wurde nicht geglaubt.
saga-best = Bester Zug
saga-worst = Teuerster Zug
saga-did-done = { $who } besticht keinen Troll
saga-did-pass = { $who } lässt das Gold liegen
saga-did-stop = { $who } geht nicht weiter
saga-did-suffer = { $who } behält die Axt und steckt den Angriff ein
saga-said-good = { $deed }.
saga-said-slip = { $deed }. Besser: { $other }.
saga-said-blunder = { $deed }. Viel besser: { $other }.
saga-way-round = Die Karte andersherum legen
saga-verdict-good = Gut
saga-verdict-slip = Ungenau
saga-verdict-blunder = Schnitzer
saga-more-moves = { $count ->
        [one] Noch ein bemerkenswerter Zug
       *[other] Noch { $count } bemerkenswerte Züge
    }
saga-balance = Glück und Können
    .help = Was die Züge und was danach die Karten verändert haben, in Punkten Gewinnaussicht.
saga-balance-gold = Was die Züge und was danach die Karten verändert haben, in Gold.
saga-player = Wer
saga-skill = Können
saga-luck = Glück
saga-awards = Auszeichnungen
saga-award-best-liar = Silberzunge
    .why = { $figure ->
        [one] eine Lüge, die geglaubt wurde
       *[other] { $figure } Lügen, die geglaubt wurden
    }
saga-award-good-soul = Flinke Hände
    .why = half { $figure ->
        [one] einmal
       *[other] { $figure }-mal
    } anderen
saga-award-wrecker = Sprengmeisterei
    .why = traf { $figure ->
        [one] einmal
       *[other] { $figure }-mal
    } andere
saga-award-unlucky = Pechvogel
    .why = die Karten nahmen { $figure } Punkte Gewinnaussicht
saga-award-lucky = Glückspilz
    .why = die Karten schenkten { $figure } Punkte Gewinnaussicht
saga-award-turned-it = Wendepunkt
    .why = ein Zug war { $figure } Punkte wert
saga-award-thrifty = Großreinemachen
    .why = warf { $figure ->
        [one] einmal
       *[other] { $figure }-mal
    } Karten ab
saga-award-unseen = Wolf im Schafspelz
    .why = hat gewonnen, und { $figure } % der anderen haben nie etwas gemerkt
saga-award-sharp-eyed = Feine Nase
    .why = hatte im Schnitt zu { $figure } % den richtigen Verdacht
saga-award-trusting = Herz aus Gold
    .why = vertraute bis zuletzt zu { $figure } % den Falschen
saga-computed = Alles hier ist aus der Aufzeichnung der Partie errechnet: die Aussichten, indem jeder Augenblick viele Male weitergespielt wurde, der Verdacht aus dem, was jemand gesehen hatte. Züge werden an dem gemessen, was man wissen konnte. Ungenaue Züge von Menschen sieht nur, wer sie gemacht hat.

## Überschriften: was eine Runde am meisten gewendet hat.

headline-one = { $first }
headline-two = { $first } und { $second }
headline-none-light = Schnurstracks zum Gold
headline-none-dark = Das Licht geht aus
headline-none-over = Eine Partie wie ein Uhrwerk
headline-lie = eine Lüge
headline-rockfall = ein Steinschlag
headline-tunnel = ein Gang
headline-dead-end = eine Sackgasse
headline-broken = ein zerbrochenes Werkzeug
headline-repair = eine helfende Hand
headline-map = ein Blick auf die Karte
headline-draw = ein Griff in den Stapel
headline-discard = eine weggeworfene Karte
headline-theft = ein Diebstahl
headline-hands-off = ein vereitelter Diebstahl
headline-swap-hats = vertauschte Mützen
headline-swap-hands = vertauschte Hände
headline-inspection = eine Inspektion
headline-trapped = eine Falle
headline-free = ein Ausbruch
headline-key = ein Schlüssel
headline-web = ein Netz
headline-boots = ein Paar Stiefel
headline-axe = eine Axt
headline-rat = eine Ratte
headline-lindworm = ein Lindwurm
headline-goblin = ein Goblin
headline-information = ein Geheimnis
headline-step = ein Spaziergang
headline-turn = eine Wendung

## Sätze der Geschichte.

# $rounds: wie viele die Partie hatte; von einer einzigen braucht niemand die Nummer.
tale-won = { $rounds ->
        [1] { $count ->
            [0] Gewonnen hat niemand.
           *[other] Die Partie geht an { $names }.
        }
       *[other] { $count ->
            [0] Runde { $round } hat niemand gewonnen.
           *[other] Runde { $round } geht an { $names }.
        }
    }
tale-won-diggers = { $rounds ->
        [1] Der Stollen kam ans Gold
       *[other] In Runde { $round } kam der Stollen ans Gold
    }, dank { $names }.
tale-won-saboteurs = { $rounds ->
        [1] Das Licht ging aus
       *[other] In Runde { $round } ging das Licht aus
    }, { $count ->
        [0] und niemand freute sich
       *[other] dank { $names }
    }.
tale-won-match = { $count ->
        [1] Die Partie geht an { $names }.
       *[other] Die Partie endet unentschieden.
    }
tale-lead = Danach stand die Partie besser für { $names }: { $percent } % Aussicht auf den Sieg.
tale-lead-open = Danach war die Partie offen.
tale-always-ahead = Es war nie eng: Die Aussicht auf den Sieg fiel nie unter { $percent } %.
tale-until-then = Bis Zug { $turn } sah es anders aus: Im schlimmsten Augenblick stand die Aussicht auf den Sieg bei { $percent } %.
tale-turn-up = Die größte Wende: { $deed } (Zug { $turn }). Das brachte { $side } um { $percent } Punkte voran.
tale-turn-down = Die größte Wende: { $deed } (Zug { $turn }). Das warf { $side } um { $percent } Punkte zurück.
tale-alone = { $rounds ->
        [1] Am Ende
       *[other] Nach Runde { $round }
    } { $count ->
        [0] war es kein Gold
       *[other] waren es { $count } Gold
    } für { $names }.
tale-turn-up-gold = Die größte Wende: { $deed } (Zug { $turn }). Das brachte { $gold } Gold.
tale-turn-down-gold = Die größte Wende: { $deed } (Zug { $turn }). Das kostete { $gold } Gold.
tale-seen-through = Zuerst konnte { $who } durchschauen, was { $names } trieb, in Zug { $turn }. Am Ende waren sich die anderen zu { $percent } % sicher.
tale-fooled = Niemand konnte { $names } durchschauen: am Ende { $percent } % Verdacht. Am meisten vertraute { $who }.
tale-fooled-still = Bis zuletzt getäuscht von { $names }: { $fooled }.
tale-wronged = Zu Unrecht verdächtigt, am Ende zu { $percent } %: { $names }.
tale-lied = Gelogen hat { $names }, { $count ->
        [one] einmal
       *[other] { $count }-mal
    }.
tale-lied-believed = Gelogen hat { $names }, { $count ->
        [one] einmal
       *[other] { $count }-mal
    }, und es wurde geglaubt.
tale-lucky = Die Karten meinten es gut mit { $names }: { $percent } Punkte Gewinnaussicht gewonnen.
tale-unlucky = Die Karten spielten { $names } übel mit: { $percent } Punkte Gewinnaussicht verloren.
