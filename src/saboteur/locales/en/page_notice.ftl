# What the server announces.

notice-closing = { $left ->
        [one] The server stops for maintenance in one minute.
       *[other] The server stops for maintenance in { $left } minutes.
    }
notice-closing-soon = The server stops for maintenance in { $left } seconds.
notice-kept = No new matches begin. Yours is kept and goes on when the server is back.
