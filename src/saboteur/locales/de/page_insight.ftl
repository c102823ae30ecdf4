## A player's sheet: what everybody saw, what they claimed, and what I think of it.

sheet-open = Über { $name }
sheet-round = Diese Runde
sheet-no-deeds = Hat noch nichts gespielt.
sheet-claims = Hat behauptet
sheet-tools = Werkzeuge
sheet-whole = { $tool }: heil
sheet-turns = { $turns ->
        [one] 1 Aktion
       *[other] { $turns } Aktionen
    }
sheet-you-know = Du weißt: { $goal }
sheet-unproven = ungeprüft
sheet-proved = bestätigt
sheet-refuted = widerlegt
sheet-others = Die anderen
sheet-own = Das haben die anderen von dir gesehen.
sheet-suspicion = Dein Verdacht
sheet-marked = Dein Verdacht: { $mark }
sheet-mark-trusted = ehrlich
sheet-mark-leaning = eher ehrlich
sheet-mark-open = offen
sheet-mark-doubt = eher verdächtig
sheet-mark-saboteur = Saboteur
sheet-note = Private Notiz
sheet-note-empty = Eine Notiz nur für dich. Niemand sonst sieht sie je.
sheet-did-lay = gegraben
sheet-did-map = angesehen
sheet-did-look = angesehen
sheet-did-rockfall = Steinschlag
sheet-did-discard = abgeworfen
sheet-did-remove = abgeworfen
sheet-did-repair = repariert
sheet-did-free = befreit
sheet-did-trap = gefangen genommen
sheet-did-theft = Diebstahl
sheet-did-steal = gestohlen
sheet-did-spare = nichts genommen
sheet-did-hands-off = Hände weg
sheet-did-swap-hats = neue Rolle
sheet-did-swap-hands = Hände getauscht
sheet-did-step = gegangen
sheet-did-leave = ist draußen
sheet-did-vote = abgestimmt
sheet-did-propose-end = wollte beenden
sheet-did-vein = Gold geholt
sheet-did-lie = umgeworfen
sheet-did-stand = aufgestanden
sheet-did-equip = ausgerüstet
sheet-did-web = Spinnennetz
sheet-did-chop = auf ein Netz eingehackt
sheet-did-lose = Karte verloren
sheet-did-drop = Gold verloren
sheet-did-creature = gelockt
sheet-did-prowl = geführt
sheet-did-fend = abgewehrt
sheet-did-sit-out = ausgesetzt
sheet-did-key = Schlüssel
sheet-did-bribe = bestochen
sheet-did-mark = Marker
sheet-did-collect = Gold
sheet-did-take = Gold genommen
sheet-did-look-aside = nachgesehen
sheet-did-no-effect = ohne Wirkung
sheet-did-pay = bezahlt

## The card counter.

count-title = Karten, die noch draußen sind
count-open = Karten, die noch draußen sind
count-out = draußen
count-mine = deine
count-seen = gesehen
count-unseen = { $cards ->
        [0] Du hast jede Karte gesehen.
        [one] Eine Karte hast du noch nicht gesehen: { $where }.
       *[other] { $cards } Karten hast du noch nicht gesehen: { $where }.
    }
count-pile = { $cards } im Stapel
count-hands = { $cards } auf den Händen
count-thrown = { $cards } verdeckt abgeworfen
count-aside = { $cards } aus dem Spiel
count-kind-tunnel = Gänge
count-kind-dead-end = Sackgassen
count-kind-action = Aktionen
count-card = { $card }: { $out } draußen, { $mine } deine, { $seen } gesehen

## Who would win if it ended now?

winners-title = Wer würde jetzt gewinnen?
winners-none = Gerade gibt es nichts auszurechnen.
winners-ends = Wie die Runde endet
winners-reached = Schatz erreicht
winners-nobody = Niemand kommt an
winners-goal = Welches Ziel
winners-goal-at = { $cell } · { $cards ->
        [one] noch 1 Karte
       *[other] noch { $cards } Karten
    }
winners-way = Der Weg dorthin: { $cells }. { $cards ->
        [one] Eine Karte fehlt.
       *[other] Mindestens { $cards } Karten fehlen.
    }
winners-free-both = Keine Tür versperrt diesen Weg: Er zählt für das Team, das die letzte Karte legt.
winners-free-blue = Auf dem Weg liegt eine blaue Tür ●: Grün ▲ kommt nicht durch, egal wer die letzte Karte legt.
winners-free-green = Auf dem Weg liegt eine grüne Tür ▲: Blau ● kommt nicht durch, egal wer die letzte Karte legt.
winners-free-none = Auf dem Weg liegen Türen beider Farben: Keines der Teams kommt durch.
winners-not-reached = Der Schatz bleibt im Berg: Genau das wollen Saboteure.
winners-no-saboteurs = Der Schatz bleibt im Berg, und kein Saboteur freut sich darüber.
winners-connector = Die letzte Karte legt
winners-depends = Es kommt darauf an
winners-if-other = jemand anders
winners-if-present = mit { $role }
winners-if-absent = ohne { $role }
winners-shares = Teilt sich den Schatz; je weniger gewinnen, desto mehr für jeden
winners-less-boss = Gewinnt mit jedem Team, 1 Gold weniger
winners-less-profiteer = Gewinnt immer mit, 2 Gold weniger
winners-crystals = { $crystals ->
        [0] Kein Kristall liegt offen
        [one] 1 Kristall liegt offen
       *[other] { $crystals } Kristalle liegen offen
    }
winners-loses = Der Schatz ist nicht erreicht
winners-loses-reached = Der Weg zählt nicht für sie
winners-trapped = { $name }: gefangen, bekommt nichts
winners-maybe = vielleicht niemand
winners-nothing = nichts
winners-gold = { $gold } Gold
winners-unknown = Noch unbekannt
winners-unknown-who = { $names }. Unter den Rollenkarten sind noch: { $roles }.
winners-known = Gerechnet mit dem, was du weißt, und mit nichts sonst.
winners-clan = { $clan ->
        [yellow] der gelbe Clan
       *[blue] der blaue Clan
    }
winners-clan-nobody = niemand
winners-cave-wins = { $clan ->
        [yellow] Der gelbe Clan würde gewinnen.
       *[blue] Der blaue Clan würde gewinnen.
    }
winners-cave-nobody = Niemand würde gewinnen: Noch ist niemand draußen.
winners-cave-open = Es kommt darauf an, wer für wen arbeitet.
winners-mine = Du wärst unter den Gewinnern.
winners-mine-not = Du wärst nicht unter den Gewinnern.
winners-mine-open = Ob du dabei wärst, ist offen.
winners-treasure = { $rescued } × { $times } = { $treasure }
winners-multiplier = Hinausgebrachtes Gold mal die Zwerge, die für den anderen Clan arbeiten.
winners-tied = Bei Gleichstand gewinnt der Clan, dessen Zwerg zuerst draußen war.
winners-inside = Noch in der Höhle, Gold verloren: { $names }.
winners-suppose = Ist { $name } { $role }: { $count ->
        [one] { $clans } würde gewinnen.
       *[other] offen zwischen { $clans }.
    }
