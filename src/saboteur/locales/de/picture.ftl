## Bilder zum Teilen und Vorschauen von Links.

picture-gold = Gold!
picture-dark = Licht aus.
picture-won = Entschieden!
picture-draw = Unentschieden!
picture-alone = { $gold } Gold
picture-line-won = { $count ->
        [one] { $names } gewinnt die Partie.
       *[other] { $names } teilen sich den Sieg.
    }
picture-line-unnamed = { $count ->
        [one] Eine von { $players } Personen gewinnt die Partie.
       *[other] { $count } von { $players } Personen teilen sich den Sieg.
    }
picture-line-draw = Alle haben gleich viel.
picture-line-nobody = Niemand gewinnt.
picture-line-alone = Allein aus dem Berg geholt.
picture-about = { $game }{ $players ->
        [one] {""}
       *[other] {" · "}{ $players } am Tisch
    }
picture-day = { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    }
picture-somebody = ein Zwerg
picture-alt-player = { $name }: { $gold } Gold
picture-alt = { $about }. { $title } { $line } Die Mine am Ende und das Gold von allen: { $everybody }.
picture-page = Unter Tage
picture-page-line = Die Saboteur-Kartenspiele, mit Freunden und Bots.
picture-invitation = Ein Tisch unter Tage.
picture-seats = { $players ->
        [one] Ein Platz
       *[other] { $players } Plätze
    }
preview-story = Die Geschichte der Partie: { $title }
preview-replay = Noch mal ansehen: { $title }
picture-kind = Das Bild { $file } muss auf .svg oder .png enden.
picture-no-png = Ein PNG zu zeichnen braucht die Pakete des Servers: pip install "saboteur-game[server]". Ein SVG braucht nichts weiter.
picture-not-written = Das Bild { $file } lässt sich nicht schreiben: { $why }.
