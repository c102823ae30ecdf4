## Die Fragen an einen Spieler.

prompt-turn = Du bist am Zug: Wähl eine Karte ({ $cards }).
prompt-turn-broken = Du bist am Zug, kannst aber nicht graben: { $tools } zerbrochen. Wähl eine Karte ({ $cards }).
prompt-orient = Wie herum soll das Ziel auf { $cell } liegen?
prompt-place = { $card }: wohin? Tipp einen Buchstaben.
prompt-target = { $card }: bei wem? Tipp einen Buchstaben.
prompt-nothing = { $card } lässt sich jetzt nicht einsetzen. Mit x wirfst du sie ab.
prompt-way = Wie herum? Tipp einen Buchstaben.
prompt-remove = Welche Karte soll weg? Tipp einen Buchstaben.
answer-remove = { $card }

## Auswahl.

move-tool = { $who }: { $tool }
gold-card = { $value } Gold
