# Push-Nachrichten und Mails.
call-turn = Du bist am Zug
call-nudge = Man wartet auf dich
call-earlier =
    { $count ->
        [one] Davor ist noch etwas geschehen.
       *[other] Davor ist noch { $count }-mal etwas geschehen.
    }
mail-confirm = Sollen wir dir schreiben, wenn du am Zug bist?
mail-confirm-why = Jemand hat auf { $url } diese Adresse angegeben, um per Mail zu erfahren, wann er am Zug ist. Wenn du das warst, bestätige es.
mail-confirm-yes = Ja, schreibt mir
mail-confirm-ignore = Wenn du das nicht warst, tu einfach nichts: Dann schreibt dir niemand mehr.
mail-turn = Du bist am Zug: { $game }
mail-play = Zum Tisch
mail-off = Höchstens eine Mail am Tag für jeden Tisch. Alle Mails beenden: { $url }
