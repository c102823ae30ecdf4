## Die Mine des Tages und das Duell der Woche.

day-mine = Mine des Tages
    .line = Jeden Tag eine Mine, für alle dieselbe.
    .lead = Jeden Tag eine Mine, und alle finden darin dieselben Karten. Dein erster Versuch zählt: Bring so viel Gold nach Hause, wie du kannst.
day-duel = Duell der Woche
    .line = Gegen den Meister, mit denselben Karten für alle.
    .lead = Du gegen den Meister, drei Runden lang. Alle bekommen dieselben Karten gegen denselben Meister. Dein erster Versuch zählt.
day-rules = Anfangen kannst du bis { $until }; eine begonnene Partie zählt noch zwei Stunden länger. Diesmal ohne Tipps.
day-off = Auf diesem Server gibt es keine Mine des Tages. Aber ein Rätsel.
day-week = Woche { $week }
day-picture = Deine Mine, wie du sie verlassen hast
day-brought = Gold nach Hause gebracht
day-duel-result = { $won ->
    [yes] Der Meister ist geschlagen
   *[no] Der Meister war besser
}
day-moves = { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}{ $kind ->
    [duel] {""}
   *[mine] , allein
}
day-others-title = So ging es den anderen
day-others = { $others } andere haben gespielt, der Median ist { $median }. { $better ->
    [0] Niemand holte mehr.
    [one] Eine Person holte mehr.
   *[other] { $better } holten mehr.
}
day-others-all = { $others } haben gespielt, der Median ist { $median }.
day-dot = Ein Punkt steht für bis zu { $count } Leute.
day-early = { $count ->
    [one] Du bist heute früh dran. Sobald mehr gespielt haben, siehst du hier, wie es den anderen ging.
   *[other] { $count } sind fertig. Sobald es ein paar mehr sind, siehst du hier, wie es den anderen ging.
}
day-beaten = { $beaten } von { $count } haben den Meister geschlagen.
day-table = Als Tabelle zeigen
day-gold = Gold
day-people = Leute
day-copy = Kopieren
day-copied = Kopiert
day-not-copied = Der Text ließ sich nicht kopieren. Markier und kopier ihn selbst.
day-share = Teilen
day-share-title = { $kind ->
    [duel] Unter Tage, Duell der Woche, { $when }
   *[mine] Unter Tage, Mine vom { $when }
}
day-share-mine = { $gold } Gold, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}
day-share-duel = { $won ->
    [yes] Den Meister geschlagen, mit { $gold } Gold
   *[no] { $gold } Gold; der Meister hatte mehr
}
day-look = Noch mal ansehen
day-streak = { $kind ->
    [duel] { $count ->
        [one] eine Woche
       *[other] { $count } Wochen in Folge
    }
   *[mine] { $count ->
        [one] ein Tag
       *[other] { $count } Tage in Folge
    }
}
day-streak-title = Deine Laternen
day-streak-count = { $kind ->
    [duel] { $count ->
        [one] 1 Woche
       *[other] { $count } Wochen
    }
   *[mine] { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
}
day-in-a-row = in Folge
day-again = Noch einmal graben, zur Übung
day-more = Noch mehr für heute
day-past = { $kind ->
    [duel] Frühere Wochen
   *[mine] Frühere Tage
}
day-own = du: { $gold } Gold
day-count = { $count ->
    [one] eine Person hat gespielt
   *[other] { $count } haben gespielt
}
day-so-far = { $count ->
    [0] Noch ist niemand fertig.
    [one] Bisher ist eine Person fertig.
   *[other] Bisher sind { $count } fertig.
}
day-median = Median { $median }
day-nobody = niemand hat gespielt
day-best = Beste Partie
day-practise = Spielen
day-proof = Warum niemand die Karten vorher kennt
    .why = Die Karten jedes Tages folgen aus einem Schlüssel. Tage vorher steht hier sein Siegel, aus dem niemand den Schlüssel errechnen kann. Ist der Tag vorbei, steht auch der Schlüssel hier: Dann können alle prüfen, dass es der versprochene ist, und dieselben Karten geben.
day-commitment = Siegel
day-key = Schlüssel und Siegel
day-check = Einen Schlüssel prüfen oder seine Karten im Terminal spielen:
