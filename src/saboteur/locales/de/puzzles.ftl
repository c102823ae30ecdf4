## Rätsel: was gefragt ist, was eine Antwort wert ist und warum.

puzzle-title = Rätsel
puzzles-title = Rätsel
puzzle-number = Rätsel { $number }
puzzle-kind-move = Finde den Zug
puzzle-kind-who = Wer ist der Saboteur?
puzzle-kind-gold = Wo liegt das Gold?
puzzle-ask-move = Ein Zug ist deutlich der beste. Welcher?
puzzle-ask-move-solo = Ein Zug bringt deutlich das meiste Gold. Welcher?
puzzle-ask-who = Lies den Verlauf. Wer ist es?
puzzle-ask-gold = Lies den Verlauf. Unter welchem Ziel liegt es?
puzzle-story-move = Gespielt wird { $game }. Du bist { $role } und am Zug.
puzzle-story-move-plain = Gespielt wird { $game }. Du bist am Zug.
puzzle-story-who = Gespielt wird { $game }. Du bist { $role }. Jemand von den anderen hat sich verraten.
puzzle-story-gold = Gespielt wird { $game }. Du bist { $role } und hast selbst unter kein Ziel geschaut. Die anderen haben genug verraten.
puzzle-level = Stufe { $level } von 5
puzzle-level-why = { $count ->
        [0] Alle schwächeren Bots finden es.
        [one] Einer von { $all } schwächeren Bots scheitert daran.
       *[other] { $count } von { $all } schwächeren Bots scheitern daran.
    }
puzzle-today = Rätsel des Tages
puzzle-clue = Ein kleiner Tipp
puzzle-show = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-again = Noch einmal
puzzle-all = Alle Rätsel
puzzle-how-move = Antworte, indem du spielst. Ein falscher Zug wird zurückgenommen, und du erfährst, warum.
puzzle-how-choice = Wähl eine Antwort.
puzzle-your-answer = Deine Antwort
puzzle-answer-who = { $name } ist es
puzzle-answer-gold = { $place } ist es
puzzle-clash = Das passt nicht: An einer Seite trifft Gang auf Fels.
puzzle-unclear = Das ist hier kein Zug.
puzzle-log = Was geschah
puzzle-solved = { $tries ->
        [one] Beim ersten Versuch gelöst.
       *[other] Beim { $tries }. Versuch gelöst.
    }
puzzle-shown = Lösung angesehen
puzzle-seen-clue = mit Tipp
puzzle-open = noch nicht gelöst
puzzle-mark-solved = gelöst
puzzle-filter-game = Spiel
puzzle-filter-kind = Art
puzzle-filter-all = alle
puzzle-count = { $solved } von { $all } gelöst
puzzle-none = Kein Rätsel passt. Wähl andere Spiele oder Arten.

## Tipps.

puzzle-hint-card = Sieh dir deine Karte an: { $card }.
puzzle-hint-step = Überleg, wo du in drei Schritten sein willst.
puzzle-hint-move = Hier entscheidet keine Karte deiner Hand.
puzzle-hint-event = Sieh dir das noch einmal an: { $what }
puzzle-hint-who = Vergleich, was sie alle für den Weg getan haben.
puzzle-hint-gold = Achte auf die, die unter ein Ziel gesehen haben.

## Was eine Antwort wert ist. $value und $best sind Chancen in Prozent, oder Gold.

puzzle-move-right = „{ $move }“ ist es. Das gewinnt bei { $value } von 100 möglichen Kartenlagen.
puzzle-move-right-gold = „{ $move }“ ist es. Das bringt im Mittel { $value } Gold.
puzzle-move-margin = Der nächstbeste Zug, „{ $other }“, gewinnt bei { $next }: { $margin } weniger{ $sure ->
        [yes] {""}
       *[no] {" "}(zwischen { $low } und { $high })
    }.
puzzle-move-margin-gold = Der nächstbeste Zug, „{ $other }“, bringt { $next }: { $margin } weniger{ $sure ->
        [yes] {""}
       *[no] {" "}(zwischen { $low } und { $high })
    }.
puzzle-move-worse = „{ $move }“ gewinnt nur bei { $value } von 100 möglichen Kartenlagen. Ein anderer Zug gewinnt bei { $best }.
puzzle-move-worse-gold = „{ $move }“ bringt im Mittel nur { $value } Gold. Ein anderer Zug bringt { $best }.
puzzle-move-reason = Was dafür spricht: { $why }.
puzzle-move-reason-worse = Mehr leistet er nicht: { $why }.
puzzle-changes = Was er ändert, verglichen mit dem nächstbesten: { $told }
puzzle-who-right = { $name } ist es. Wer genau liest, kommt auf { $value } %.
puzzle-who-next = Danach kommt { $name } mit { $next } %.
puzzle-who-worse = { $name }? Wer genau liest, kommt nur auf { $value } %.
puzzle-gold-right = { $place } ist es. Wer genau liest, kommt auf { $value } %.
puzzle-gold-next = Danach kommt { $place } mit { $next } %.
puzzle-gold-worse = { $place }? Wer genau liest, kommt nur auf { $value } %.
puzzle-evidence = { $direction ->
        [for] { $percent ->
            [one] { $what } (einen Punkt mehr)
           *[other] { $what } ({ $percent } Punkte mehr)
        }
       *[against] { $percent ->
            [one] { $what } (einen Punkt weniger)
           *[other] { $what } ({ $percent } Punkte weniger)
        }
    }
puzzle-evidence-title = Was am meisten verrät


## Am Terminal.

command-clue = tipp
command-solution = lösung loesung
puzzle-listed = { $mark } { $id }: { $kind }, { $game }, Stufe { $level }
puzzle-keys-move = Nummer: Karte · tipp · lösung · hilfe · q: gehen
puzzle-keys-choice = Nummer: Antwort · tipp · lösung · verlauf · q: gehen
puzzle-wrong-choice = Tipp eine Zahl von 1 bis { $count }.
puzzle-left = Komm jederzeit wieder: saboteur puzzle { $id }
puzzle-option = { $number }: { $place }
