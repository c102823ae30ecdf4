# Die Ergebnisseite von `saboteur arena`.
arena-title = Arena: { $game }
arena-played =
    { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    } mit { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }; Plätze am Tisch: { $sizes }.
arena-seating-sides = Bei gleicher Kartenverteilung spielt ein Bot die eine Seite und der andere die andere; dann tauschen sie die Seiten.
arena-seating-mixed = Bei gleicher Kartenverteilung nehmen beide Bots abwechselnd Platz; dann tauschen sie die Plätze.
arena-seating-single = Bei gleicher Kartenverteilung sitzt ein Bot allein unter lauter Bots der anderen Art und wird mit dieser auf genau diesem Platz verglichen.
arena-one-sided =
    { $deals ->
        [one] 1 Kartenverteilung hatte nur eine Seite und wird nicht verglichen.
       *[other] { $deals } Kartenverteilungen hatten nur eine Seite und werden nicht verglichen.
    }
arena-made = Version { $version }, Engine { $engine } ({ $form ->
        [compiled] übersetzt
       *[other] interpretiert
    }).
arena-seed = Startwert { $seed }. Die Striche sind 95-%-Intervalle.
arena-rating = Wertung
arena-rating-name = Wertung der Bots; am besten ist { $best }.
arena-rating-note = Punkte über { $bot }; 400 Punkte heißen zehn zu eins. Es zählt die mittlere Stärke einer Seite, nicht ihre Größe, und jede Tischgröße hat einen eigenen Vorteil.
arena-score = Einer gegen den anderen
arena-score-name = Ergebnis jedes Paars von Bots; 50 % heißt gleich stark.
arena-score-note = Mittleres Ergebnis über Kartenverteilungen, die beide von beiden Seiten gespielt haben: 50 % heißt gleich stark.
arena-size = Nach Zahl der Plätze
arena-size-name = Ergebnis jedes Bots gegen { $bot } nach Zahl der Plätze; 50 % heißt gleich stark.
arena-at-size = { $players } Plätze
arena-roles = Nach Rolle
arena-as-table = Als Tabelle zeigen
arena-bot = Bot
arena-against = gegen
arena-players = Plätze
arena-role = Rolle
arena-share = Ergebnis
arena-points = Punkte
arena-interval = 95-%-Intervall
arena-deals = Verteilungen
arena-rounds = Runden
arena-won = seine Seite gewann
arena-gold = mehr Gold je Runde
arena-all = alle
