refused-no-daily = Dieses Spiel des Tages gibt es auf diesem Server nicht.
refused-no-such-day = Diesen Tag oder diese Woche gibt es nicht.
refused-day-not-come = Dieser Tag ist noch nicht gekommen.
refused-day-closing = Dieser Tag ist vorbei. Seine Karten lassen sich wieder spielen, sobald die letzten Partien zu Ende sind, um 02:00 Uhr UTC.
refused-day-not-over = Andere spielen diese Karten noch. Alles Weitere wird gezeigt, wenn der Tag vorbei ist.
refused-nobody-played = An diesem Tag hat niemand gespielt.
