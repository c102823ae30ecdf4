## The mine of the day and the Duel of the week.

day-mine = Mine of the day
    .line = One mine a day, the same for everybody.
    .lead = One mine a day, and everybody finds the same cards in it. Your first try counts: bring home as much gold as you can.
day-duel = Duel of the week
    .line = Against the master, with the same cards for everybody.
    .lead = You and the master, three rounds. Everybody is dealt the same cards against the same master. Your first try counts.
day-rules = You can begin until { $until }; a match you have begun counts for two more hours. No hints this time.
day-off = There is no mine of the day on this server. But there is a puzzle.
day-week = Week { $week }
day-picture = Your mine as you left it
day-brought = gold brought home
day-duel-result = { $won ->
    [yes] The master is beaten
   *[no] The master was better
}
day-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
}{ $kind ->
    [duel] {""}
   *[mine] , alone
}
day-others-title = How the others fared
day-others = { $others } others have played; the median is { $median }. { $better ->
    [0] Nobody brought home more.
    [one] One person brought home more.
   *[other] { $better } brought home more.
}
day-others-all = { $others } have played; the median is { $median }.
day-dot = A dot is up to { $count } people.
day-early = { $count ->
    [one] You are early today. Once more people have finished, you will see here how the others fared.
   *[other] { $count } have finished. Once there are a few more, you will see here how the others fared.
}
day-beaten = { $beaten } of { $count } have beaten the master.
day-table = Show as a table
day-gold = Gold
day-people = People
day-copy = Copy
day-copied = Copied
day-not-copied = The text could not be copied. Select it and copy it yourself.
day-share = Share
day-share-title = { $kind ->
    [duel] Unter Tage, Duel of the week, { $when }
   *[mine] Unter Tage, mine of { $when }
}
day-share-mine = { $gold } gold, { $moves ->
    [one] one move
   *[other] { $moves } moves
}
day-share-duel = { $won ->
    [yes] Beat the master with { $gold } gold
   *[no] { $gold } gold; the master had more
}
day-look = Watch again
day-streak = { $kind ->
    [duel] { $count ->
        [one] one week
       *[other] { $count } weeks in a row
    }
   *[mine] { $count ->
        [one] one day
       *[other] { $count } days in a row
    }
}
day-streak-title = Your lanterns
day-streak-count = { $kind ->
    [duel] { $count ->
        [one] 1 week
       *[other] { $count } weeks
    }
   *[mine] { $count ->
        [one] 1 day
       *[other] { $count } days
    }
}
day-in-a-row = in a row
day-again = Dig again, for practice
day-more = More for today
day-past = { $kind ->
    [duel] Past weeks
   *[mine] Past days
}
day-own = you: { $gold } gold
day-count = { $count ->
    [one] one person has played
   *[other] { $count } have played
}
day-so-far = { $count ->
    [0] Nobody has finished it yet.
    [one] One person has finished it so far.
   *[other] { $count } have finished it so far.
}
day-median = median { $median }
day-nobody = nobody played
day-best = Best match
day-practise = Play
day-proof = Why nobody can know the cards in advance
    .why = Each day’s cards follow from a key. Days ahead, a commitment is shown here; nobody can work out the key from it. When the day is over, the key is shown as well: then anyone can check that it is the promised one, and deal the same cards.
day-commitment = commitment
day-key = key and commitment
day-check = To check a key, or to play its cards in the terminal:
