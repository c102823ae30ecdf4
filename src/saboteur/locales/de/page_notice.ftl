# Was der Server ankündigt.

notice-closing = { $left ->
        [one] Der Server wird in einer Minute gewartet.
       *[other] Der Server wird in { $left } Minuten gewartet.
    }
notice-closing-soon = Der Server wird in { $left } Sekunden gewartet.
notice-kept = Neue Partien beginnen nicht mehr. Deine bleibt erhalten und geht danach weiter.
