## Hints on the page.

coach-title = Hint
coach-know = What do I know?
coach-question = { $count ->
        [0] What would you do?
        [one] What would you do? One idea
        [2] What would you do? Two ideas
       *[other] What would you do? Three ideas
    }
coach-idea = Idea { $number } of { $count }:
coach-again = Tap again to play it.
coach-thinking = Thinking …
coach-nothing = There is nothing to choose.
coach-only = Judging only by what you can see yourself.
coach-suspected = Who may be working against the others
coach-percent = Suspicion: { $percent }%
coach-speaks-for = speaks for it
coach-speaks-against = speaks against it
coach-no-deeds = Nothing speaks for it or against it yet.
coach-gold = Where the gold may lie
coach-gold-percent = Gold: { $percent }%
coach-seen = seen by you
coach-know-nothing = There is nothing to guess in this game.
coach-hints = Hints
coach-hints-allowed = allowed. Everybody is told who asks for one.
coach-hints-none = none, except when you play alone against bots.
coach-allow = Hints allowed
    .help = Everybody is told who asks for one. If you play alone against bots, you can always ask.
phrase-hint-used = I have asked for a hint.
