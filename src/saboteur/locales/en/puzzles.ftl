## Puzzles: what is asked, what an answer is worth, and why.

puzzle-title = Puzzle
puzzles-title = Puzzles
puzzle-number = Puzzle { $number }
puzzle-kind-move = Find the move
puzzle-kind-who = Who is the saboteur?
puzzle-kind-gold = Where is the gold?
puzzle-ask-move = One move is clearly the best. Which?
puzzle-ask-move-solo = One move clearly brings the most gold. Which?
puzzle-ask-who = Read the log. Who is it?
puzzle-ask-gold = Read the log. Under which goal does it lie?
puzzle-story-move = The game is { $game }. You are { $role } and it is your turn.
puzzle-story-move-plain = The game is { $game }. It is your turn.
puzzle-story-who = The game is { $game }. You are { $role }. One of the others has given themselves away.
puzzle-story-gold = The game is { $game }. You are { $role } and have not looked under any goal. The others have given enough away.
puzzle-level = Level { $level } of 5
puzzle-level-why = { $count ->
        [0] All weaker bots find it.
        [one] One of { $all } weaker bots fails.
       *[other] { $count } of { $all } weaker bots fail.
    }
puzzle-today = Puzzle of the day
puzzle-clue = A little clue
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-again = Once more
puzzle-all = All puzzles
puzzle-how-move = Answer by playing. A wrong move is taken back, and you are told why.
puzzle-how-choice = Choose an answer.
puzzle-your-answer = Your answer
puzzle-answer-who = It is { $name }
puzzle-answer-gold = It is { $place }
puzzle-clash = It does not fit: on one side, tunnel meets rock.
puzzle-unclear = That is not a move here.
puzzle-log = What happened
puzzle-solved = { $tries ->
        [one] Solved on the first try.
       *[other] Solved on try { $tries }.
    }
puzzle-shown = Solution shown
puzzle-seen-clue = with the clue
puzzle-open = not solved yet
puzzle-mark-solved = solved
puzzle-filter-game = Game
puzzle-filter-kind = Kind
puzzle-filter-all = all
puzzle-count = { $solved } of { $all } solved
puzzle-none = No puzzle matches. Choose other games or kinds.

## Hints.

puzzle-hint-card = Look at your { $card }.
puzzle-hint-step = Think of where you want to be in three steps.
puzzle-hint-move = No card in your hand decides this one.
puzzle-hint-event = Look at this again: { $what }
puzzle-hint-who = Compare what each of them did to open the way.
puzzle-hint-gold = Watch those who have looked under a goal.

## What an answer is worth. $value and $best are chances in per cent, or gold.

puzzle-move-right = “{ $move }” it is. It wins in { $value } of 100 ways the cards may lie.
puzzle-move-right-gold = “{ $move }” it is. It brings { $value } gold on average.
puzzle-move-margin = The next best, “{ $other }”, wins in { $next }: { $margin } fewer{ $sure ->
        [yes] {""}
       *[no] {" "}(between { $low } and { $high })
    }.
puzzle-move-margin-gold = The next best, “{ $other }”, brings { $next }: { $margin } less{ $sure ->
        [yes] {""}
       *[no] {" "}(between { $low } and { $high })
    }.
puzzle-move-worse = “{ $move }” wins in only { $value } of 100 ways the cards may lie. Another move wins in { $best }.
puzzle-move-worse-gold = “{ $move }” brings only { $value } gold on average. Another move brings { $best }.
puzzle-move-reason = What speaks for it: { $why }.
puzzle-move-reason-worse = All it does: { $why }.
puzzle-changes = What it changes, compared with the next best: { $told }
puzzle-who-right = { $name } it is. A careful reader gets to { $value }%.
puzzle-who-next = { $name } comes next with { $next }%.
puzzle-who-worse = { $name }? A careful reader gets to only { $value }%.
puzzle-gold-right = { $place } it is. A careful reader gets to { $value }%.
puzzle-gold-next = { $place } comes next with { $next }%.
puzzle-gold-worse = { $place }? A careful reader gets to only { $value }%.
puzzle-evidence = { $direction ->
        [for] { $percent ->
            [one] { $what } (one point more)
           *[other] { $what } ({ $percent } points more)
        }
       *[against] { $percent ->
            [one] { $what } (one point less)
           *[other] { $what } ({ $percent } points less)
        }
    }
puzzle-evidence-title = What tells the most


## At the terminal.

command-clue = clue
command-solution = solution
puzzle-listed = { $mark } { $id }: { $kind }, { $game }, level { $level }
puzzle-keys-move = number: card · clue · solution · help · q: leave
puzzle-keys-choice = number: answer · clue · solution · log · q: leave
puzzle-wrong-choice = Type a number from 1 to { $count }.
puzzle-left = Come back any time: saboteur puzzle { $id }
puzzle-option = { $number }: { $place }
