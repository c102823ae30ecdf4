## Why something about names, passkeys and what is kept is refused.

refused-no-passkeys = There are no passkeys at this address. Use your personal link.
refused-too-many-passkeys = You already have { $most } passkeys; remove one first.
refused-bad-passkey = This passkey does not fit here. Try again, or use your personal link.
refused-no-such-passkey = This server does not know this passkey. It may have been removed.
refused-passkey-too-late = That took too long, or was sent twice. Please try again.
refused-table-closed = This table was closed.
refused-silenced-everywhere = You may no longer chat on this server.
refused-banned = You may no longer play on this server.
refused-no-such-order = There is no such order.
refused-other-name = Type your name exactly as it is shown, so that nothing is deleted by mistake.
refused-no-such-game = There is no such game. There are: { $games }.

export-readme =
    Everything that this server keeps of { $name }.

    people.json: your name, language and looks
    passkeys.json: your passkeys, what you called them, when they were made and used
    mutes.json: whom you have muted
    notes.json: your private marks and notes about players
    tries.json: your tries at the mine of the day and the Duel of the week
    chat.json: everything you wrote in chats
    tables.json: every table whose log names you
    circles.json, circle_people.json: the circles you belong to, your looks and answers there
    vacations.json: your vacations
    devices.json: devices on which you can be called
    mails.json: your e-mail address, if you gave one
    history.json: your finished matches
    statistics.json: sums over them
    matches/: the record of each match; a running one as you know it (saboteur replay FILE shows it, and so does the page)

    Times are UTC.
