## The page: circles.

circle-one = Circle
circle-mine = Your circles
    .help = A circle is a lasting group: its people, its table, its next evening and its score. Only members see it.
circle-off = This server has no circles.
circle-all = { $count ->
    [one] Circles
   *[other] All { $count } circles
}
circle-found = Start a circle
circle-name = Name of the circle
    .example = Thursday table
circle-usual-game = Usual game
circle-count = { $people ->
    [one] one person
   *[other] { $people } people
}
circle-evenings = { $evenings ->
    [0] No evening yet
    [one] One evening
   *[other] { $evenings } evenings
}
circle-since = { $evenings ->
    [one] one evening, { $date }
   *[other] { $evenings } evenings since { $date }
}
circle-line = { $day }, { $hour } · { $coming ->
    [0] nobody has said yes yet
    [one] one person is coming
   *[other] { $coming } are coming
}
circle-to-table = To our table
circle-invite = Invite
circle-our-table = Our table
circle-code = Code
    .help = Members come here with this code. It always stays the same.
circle-sits = { $count ->
    [one] { $names } is there already.
   *[other] { $names } are there already.
}
circle-nobody = Nobody is there right now.
circle-qr = The link to join, as a QR code
circle-link = Link to join the circle

circle-next = Next evening
circle-date = { $day }, { $hour }
circle-no-date = No date yet.
circle-now = now
circle-soon = today, { $when }
circle-wished = { $game }, { $name }’s wish
circle-day = Day
circle-hour = Time
circle-wish = What you would like to play
circle-as-usual = As usual: { $game }
circle-keep = Save
circle-cancel = Cancel the date
circle-back = Back
circle-set = Set a date
circle-move = Move it
circle-calendar-get = Add to calendar
circle-follow = Follow in your calendar
    .help = Your calendar always finds the next evening here. The address is yours alone: keep it to yourself. It stops working when you leave the circle or sign out everywhere.
circle-follow-link = Address for your calendar
circle-follow-open = Open in calendar
circle-back-to = To the circle “{ $name }”
circle-coming = Are you coming?
circle-answer-yes = I’m coming
circle-answer-maybe = Maybe
circle-answer-no = No
circle-comes-yes = { $name } is coming
circle-comes-maybe = { $name } may come
circle-comes-no = { $name } is not coming
circle-comes-open = { $name } has not answered

circle-score = Gold over the evenings
    .help = Added up. If somebody misses an evening, their line stays level; no mark means they were not there.
circle-score-spoken = Gold over { $evenings } evenings, added up: { $names }
circle-score-one = { $name } { $gold }
circle-span = Which evenings
circle-span-latest = Last 8
circle-span-year = Year
circle-span-all = All
circle-evening = Evening
circle-not-there = { $gold } (not there)
circle-past = Past evenings
circle-matches = { $matches } matches
circle-no-gold = No gold for anyone
circle-replay = Replay of { $day }
circle-more-evenings = Show more evenings
circle-first = The first evening is yet to come
    .help = Invite the others and set a date. After your first match together the score begins here: gold over the evenings, and a roll of honour.

circle-honours = Roll of honour
circle-honours-who = Who
circle-honours-gold = Gold
circle-honours-crowns = Evenings won
circle-honours-evenings = Evenings
circle-honours-best = Best evening
circle-honours-won = Matches won
circle-honours-first = Most gold
circle-won-few = { $won } of { $count }
circle-won-share = { $share }% ({ $low } to { $high })
circle-left = has left

circle-numbers = Numbers and matches
circle-game-line = { $players } players · { $matches ->
    [one] one match
   *[other] { $matches } matches
} · about { $minutes } min each
circle-sides = Rounds won by role
    .help = Everyone in this circle together, with the 95% interval.
circle-all-matches = All matches
circle-won-by = won by { $names }

circle-manage = Manage the circle
circle-membership = Your membership
circle-people = People
circle-kept = Saved.
circle-shown = Show the roll of honour to others
    .on = Anyone with this page’s address sees names, gold and matches won. Date, code and matches stay among you.
    .off = Nobody outside sees anything of this circle.
circle-hand-on = Hand the circle over to { $name }
circle-remove = Remove { $name }
circle-alone = Nobody else has joined yet.
circle-new-link = Make a new link
circle-new-link-done = The old link no longer works.
circle-close = Close the circle
    .help = Score, dates and membership are deleted for everyone; matches stay in everybody’s own history. Type “{ $name }” to confirm.
circle-close-name = Name of the circle, to confirm
circle-leave = Leave the circle
circle-forget = Leave and erase my score
circle-sure-remove = Remove { $name }?
    .help = { $name } can no longer see the circle, and the link to join changes. Their line in the score stays.
    .yes = Remove
circle-sure-hand = Hand the circle over to { $name }?
    .help = From then on { $name } leads the circle, and you are a member like the others.
    .yes = Hand over
circle-sure-leave = Leave { $name }?
    .help = Your line in the score stays. With the link to join you can come back.
    .yes = Leave
circle-sure-forget = Leave { $name } and erase your score?
    .help = Your line disappears from the chart and the roll of honour. Your matches stay in your own history.
    .yes = Leave

circle-invitation = Invitation to a circle
circle-invited = { $people ->
    [one] { $founder } invites you.
   *[other] { $founder } invites you; { $people } people are in already.
}
circle-join = Join
    .help = Members see each other’s names, faces and the score of your evenings together. You can leave at any time.
circle-none-here = There is nothing to see here

## Vacation and ratings.

vacation = Vacation
    .help = In matches that last for days, your clock stops while you are away, and everyone at the table sees until when. You have { $days } days a year.
vacation-until = You are on vacation until { $date }.
vacation-end = End vacation
vacation-days = { $left ->
    [one] Days (one left)
   *[other] Days ({ $left } left)
}
vacation-begin = Start vacation
vacation-none = You have no vacation days left this year.
vacation-seat = on vacation until { $date }; the clock is stopped
ratings = Ratings in The Duel
    .help = Only matches between people count, yours and those of people you have met. ± is the range in which the rating lies 19 times out of 20; it narrows with every match.
ratings-one = { $name }: { $rating } ± { $range }
ratings-rating = Rating
ratings-matches = Matches
ratings-range = Range
