## Warum etwas rund um Namen, Passkeys und Aufbewahrtes abgelehnt wird.

refused-no-passkeys = Unter dieser Adresse gibt es keine Passkeys. Nimm deinen persönlichen Link.
refused-too-many-passkeys = Du hast schon { $most } Passkeys; entferne zuerst einen.
refused-bad-passkey = Dieser Passkey passt hier nicht. Versuch es noch einmal oder nimm deinen persönlichen Link.
refused-no-such-passkey = Diesen Passkey kennt der Server nicht. Vielleicht wurde er entfernt.
refused-passkey-too-late = Das hat zu lange gedauert oder kam doppelt. Bitte versuch es noch einmal.
refused-table-closed = Dieser Tisch wurde geschlossen.
refused-silenced-everywhere = Du darfst auf diesem Server nicht mehr schreiben.
refused-banned = Du darfst auf diesem Server nicht mehr mitspielen.
refused-no-such-order = Diesen Auftrag gibt es nicht.
refused-other-name = Tipp deinen Namen genau so, wie er dasteht, damit nichts aus Versehen gelöscht wird.
refused-no-such-game = Dieses Spiel gibt es nicht. Es gibt: { $games }.

export-readme =
    Alles, was dieser Server von { $name } aufbewahrt.

    people.json: dein Name, deine Sprache, dein Aussehen
    passkeys.json: deine Passkeys, wie du sie genannt hast, wann sie gemacht und benutzt wurden
    mutes.json: wen du stummgeschaltet hast
    notes.json: deine privaten Zeichen und Notizen zu Mitspielern
    tries.json: deine Versuche an der Mine des Tages und am Duell der Woche
    chat.json: alles, was du in Chats geschrieben hast
    tables.json: jeder Tisch, dessen Protokoll dich nennt
    circles.json, circle_people.json: deine Gruppen, dein Aussehen und deine Antworten dort
    vacations.json: dein Urlaub
    devices.json: Geräte, auf denen du gerufen werden kannst
    mails.json: deine E-Mail-Adresse, falls du eine angegeben hast
    history.json: deine beendeten Partien
    statistics.json: Summen darüber
    matches/: das Protokoll jeder Partie; von einer laufenden, was du davon weißt (saboteur replay DATEI zeigt es, und die Seite auch)

    Zeiten sind UTC.
