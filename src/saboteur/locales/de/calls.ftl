# Push-Nachrichten und Mails.
call-turn = Du bist am Zug
call-nudge = Die anderen warten auf dich
call-earlier =
    { $count ->
        [one] Davor ist noch etwas geschehen.
       *[other] Davor ist noch { $count }-mal etwas geschehen.
    }
mail-confirm = Sollen wir dir schreiben, wenn du am Zug bist?
mail-confirm-why = Jemand hat auf { $url } diese Adresse angegeben, um bei jedem eigenen Zug eine Mail zu bekommen. Warst du das? Dann bestätige es.
mail-confirm-yes = Ja, schreibt mir
mail-confirm-ignore = Warst du es nicht, dann tu einfach nichts: Wir schreiben dir nicht noch einmal.
mail-turn = Du bist am Zug: { $game }
mail-play = Zum Tisch
mail-off = Höchstens eine Mail am Tag für jeden Tisch. Alle Mails beenden: { $url }
