# The page of results of `saboteur arena`.
arena-title = Arena: { $game }
arena-played =
    { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } with { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }; players at a table: { $sizes }.
arena-seating-sides = On each deal one bot plays one side and the other bot the other; then they change sides.
arena-seating-mixed = On each deal both bots take every other seat; then they change seats.
arena-seating-single = On each deal one bot takes a single seat among bots of the other kind, and is compared with that kind in the very same seat.
arena-one-sided =
    { $deals ->
        [one] 1 deal had only one side and is left out.
       *[other] { $deals } deals had only one side and are left out.
    }
arena-made = Version { $version }, { $form } engine { $engine }.
arena-seed = Seed { $seed }. The lines are 95 % intervals.
arena-rating = Rating
arena-rating-name = Ratings of the bots; the best is { $best }.
arena-rating-note = Points above { $bot }; 400 points are odds of ten to one. The mean skill of a side counts, not its size, and each size of table has an advantage of its own.
arena-score = One against the other
arena-score-name = Score of each pair of bots; 50 % is equal.
arena-score-note = Mean score over deals that both played from both sides: 50 % is equal.
arena-size = By number of players
arena-size-name = Score of each bot against { $bot } by number of players; 50 % is equal.
arena-at-size = { $players } players
arena-roles = By role
arena-as-table = Show as a table
arena-bot = bot
arena-against = against
arena-players = players
arena-role = role
arena-share = score
arena-points = points
arena-interval = 95 % interval
arena-deals = deals
arena-rounds = rounds
arena-won = its side won
arena-gold = more gold a round
arena-all = all
