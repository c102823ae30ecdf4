### The page loads this file first: every text of the first page is in it, and nothing else.

## Die Seite: Anfang.

page-claim-1 = Alle graben nach Gold.
page-claim-2 = Fast alle.
page-greeting = { $hour ->
    [morning] Guten Morgen
    [day] Guten Tag
   *[evening] Guten Abend
}, { $name }.
page-subtitle = Die Saboteur-Kartenspiele, mit Freunden und Bots
page-imprint = Ein freies, eigenständiges Projekt ohne Verbindung zu Verlag oder Autor der Spiele. Zeichnungen und Regeltexte stammen von uns.
page-you-play-as = Du spielst als
page-choose-game = Wähl ein Spiel
page-players = { $least ->
        [1] { $most ->
            [1] allein
           *[other] 1 bis { $most } Personen
        }
        [2] { $most ->
            [2] zu zweit
           *[other] 2 bis { $most } Personen
        }
       *[other] { $least } bis { $most } Personen
    }
page-minutes = etwa { $minutes } Minuten
page-bots-against = { $bots ->
        [0] Du allein
        [one] Du und ein Bot
       *[other] Du und { $bots } Bots
    }
page-fewer = weniger
page-more = mehr
page-play-now = Jetzt spielen
page-open-table = Tisch eröffnen
page-with-code = Mit Code
page-join = Mitspielen
page-continue = Weiterspielen
page-continue-table = Weiter
page-public = Offene Tische
page-public-none = Gerade wartet niemand. Eröffne einen Tisch und schick Freunden den Link.
page-join-table = Mitspielen
page-finished = Beendete Partien
page-replay-table = Noch mal ansehen
page-your-turn = du bist am Zug
page-seats = { $taken } von { $players }
page-game-saboteur = Saboteur
    .line = Grabt gemeinsam zum Schatz, während einige heimlich dafür sorgen, dass niemand ankommt.
page-game-saboteur2 = Saboteur 2
    .line = Zwei Teams, Türen, Leitern, Diebe und Einzelgänger: das große Spiel für bis zu zwölf.
page-game-duel = Das Duell
    .line = Zwei Zwerge, ein Berg: Grabt nach Gold, bestecht Trolle und sperrt einander aus.
page-game-solo = Das Duell allein
    .line = Du gegen den Berg: Wie viel Gold bringst du heraus?
page-game-dark-cave = The Dark Cave
    .line = Erkunde mit deinem Zwerg die Höhle, trag Gold für deinen Clan hinaus und trau keiner Clankarte.
page-minutes-short = { $minutes } Min.
page-phase-lobby = noch nicht begonnen
page-phase-playing = die anderen spielen
page-phase-between = zwischen zwei Runden
page-phase-paused = Pause
page-phase-over = zu Ende
page-and-more = und { $count } weitere
page-watch-table = Zuschauen
page-show-all = Alle { $count } zeigen
page-show-fewer = Weniger zeigen
page-finished-none = Hier findest du später deine beendeten Partien und kannst sie von jedem Platz aus noch einmal ansehen.

## Überall.

page-nav = Seite
page-back = Zurück
page-home = Zur Startseite
page-rules = Regeln
page-settings = Einstellungen
page-offline = Kein Netz. Du siehst den letzten Stand.
page-outdated = Unter Tage gibt es in einer neuen Fassung.
    .load = Neu laden
page-unreachable = Der Server ist nicht erreichbar. Neuer Versuch läuft.
page-failed = Das hat nicht geklappt. Versuch es noch einmal.
page-loading = Einen Moment …

## Vor dem Start.

page-free-seat = Freier Platz

## Am Tisch.

page-your-turn-now = Du bist am Zug!

## Das Ende.

page-won-nobody = Niemand hat gewonnen.
page-match-won = { $you ->
        [yes] { $count ->
            [one] Du gewinnst!
           *[other] Den Sieg teilst du dir mit { $names }.
        }
       *[no] { $count ->
            [one] Der Sieg geht an { $names }.
           *[other] Den Sieg teilen sich { $names }.
        }
    }

## Noch einmal ansehen.

page-file = Aufgezeichnete Partie öffnen
    .help = Jede Partie lässt sich als Datei speichern und noch einmal ansehen, auch eine, die nicht hier gespielt wurde. Herunterladen kannst du sie in der Wiederholung.

## Wo der Weg endet.

page-again = Noch einmal versuchen
page-nothing-here = Nichts als Fels
    .help = Unter dieser Adresse gibt es keine Seite. Vielleicht ist unterwegs ein Buchstabe verloren gegangen.
page-part-gone = Ein Teil der Seite fehlt
    .help = Der Server ist vielleicht gerade erneuert worden, oder die Verbindung war kurz weg. Lade die Seite neu: Deine Partie geht weiter.
page-bad-link = Dieser Link gilt nicht mehr
    .help = Ein persönlicher Link endet, sobald ein neuer erstellt wird. Erstell einen in den Einstellungen eines Geräts, auf dem du angemeldet bist.
page-no-server = Der Server ist nicht erreichbar. Läuft er, und hat dein Gerät Netz?

## Lessons on the first page.

lesson-offer = Neu hier? **Drei Minuten**, dann gräbst du mit.
    .again = Eine Lektion für { $game }: **drei Minuten**.
    .begun = Du bist **mitten in der Lektion** für { $game }.
    .show = Zeig es mir
    .on = Weiter
    .close = Nicht mehr anzeigen
page-puzzles = Rätsel
    .today = Rätsel des Tages
    .all = Alle Rätsel
lesson-all = Lektionen
lesson-done = Lektion geschafft

## Bots.

list-and = und
level-random = Zufall
    .line = Legt, was gerade kommt.
level-apprentice = Lehrling
    .line = Kennt die Regeln, gräbt drauflos.
level-miner = Hauer
    .line = Gräbt solide, repariert Werkzeug.
level-foreman = Steiger
    .line = Merkt sich, wer was getan hat.
level-master = Meister
    .line = Zählt mit, durchschaut, blufft.
level-greedy = Draufgänger
    .line = Ein alter Hase: greift sofort zur besten Karte.
character-brom = Brom
    .word = gesellig
    .line = Redet viel, und über jeden.
character-grimma = Grimma
    .word = misstrauisch
    .line = Sieht lieber selbst nach.
character-odo = Odo
    .word = schweigsam
    .line = Sagt kein Wort. Nie.
character-jorun = Jorun
    .word = wagemutig
    .line = Schlägt lieber zu, als zu warten.
character-wenzel = Wenzel
    .word = nachtragend
    .line = Vergisst keine zerbrochene Laterne.
character-frieda = Frieda
    .word = gutmütig
    .line = Repariert erst und zweifelt später.
page-bots-title = Mit wem willst du spielen?
    .seat = Wer setzt sich auf Platz { $seat }?
    .fill = Wer setzt sich dazu?
page-bots-change = Bots: { $level }, { $who }
page-bots-mixed = bunt gemischt
page-somebody-left = Jemand, der gegangen ist
page-day = Mine des Tages
page-day-dig = Graben
page-day-on = Weitergraben
page-day-result = Dein Ergebnis
page-day-lit = { $when }: gespielt
page-day-unlit = { $when }: nicht gespielt
page-circles = Gruppen, die zusammenbleiben
page-something-new = Etwas Neues
