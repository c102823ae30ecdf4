# Push messages and mails.
call-turn = Your turn
call-nudge = The others are waiting for you
call-earlier =
    { $count ->
        [one] One more thing happened before that.
       *[other] { $count } more things happened before that.
    }
mail-confirm = Shall we write to you when it is your turn?
mail-confirm-why = Somebody gave this address at { $url } to get an email when it is their turn. If that was you, confirm it.
mail-confirm-yes = Yes, write to me
mail-confirm-ignore = If it was not you, do nothing: we will not write again.
mail-turn = Your turn: { $game }
mail-play = To the table
mail-off = At most one email a day for each table. Stop all emails: { $url }
