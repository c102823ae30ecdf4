## Why a move may not be played now.

reason-not-your-turn = It is not your turn.
reason-not-in-hand = You do not hold that card.
reason-wrong-prompt = That does not answer the current question.
reason-tool-broken = You cannot dig: one of your tools is broken. It has to be repaired first.
reason-trapped = You are trapped and cannot do that.
reason-no-target = That cannot be used there.
reason-occupied = A card already lies there.
reason-not-adjacent = { $game ->
        [dark-cave] Too far away: a card must touch an open card, and a step leads to the next field.
       *[other] That place touches no open card of the maze.
    }
reason-does-not-fit = It does not fit: on one side tunnel would meet rock.
reason-not-connected = { $game ->
        [duel] No way leads back to your own start from there.
        [dark-cave] It would not extend any path: one of its open sides must meet an open side.
       *[other] No way leads back to the start from there.
    }
reason-beside-goal = That card may not lie beside a goal.
reason-beside-gold = That card may not lie beside gold.
reason-webbed = A spider’s web bars the way.
reason-match-over = The match is over.

## How a round ended.

result-treasure-reached = An unbroken way led from the start to the treasure. { $you ->
        [yes] You laid the last card.
       *[no] { $who } laid the last card.
    }
result-treasure-not-reached = All cards are played and nobody reached the treasure.
result-no-saboteurs = All cards are played, nobody reached the treasure, and there was no saboteur at all. Nobody gets gold.

## How a match ended.

outcome-most-gold = { $you ->
        [yes] You have the most gold and win!
       *[no] { $who } has the most gold and wins.
    }
outcome-shared-gold = { $who } have the same amount of gold and share the victory.
