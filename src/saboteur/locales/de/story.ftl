## Die Geschichte einer beendeten Partie.

story-reckoning = Wird durchgespielt
story-unfinished = { $file } ist noch nicht zu Ende gespielt: Ihre Geschichte würde die Geheimnisse verraten. Spielt erst zu Ende.
story-round = { $rounds ->
        [1] Die Partie
       *[other] Runde { $round }
    }: { $count ->
        [0] niemand hat gewonnen
       *[other] gewonnen von { $winners }
    }
story-no-curve = Es gibt keine Kurve: Dieses Spiel können Bots noch nicht allein zu Ende spielen.
story-curve = Wie die Aussichten standen, für { $name }:
story-curve-gold = Wie viel Gold { $name } zu erwarten hatte:
story-turn = { $what }: { $before } → { $after }
story-good = Gut: { $what }. { $gain } besser als „{ $other }“
story-slip = Ungenau: { $what }. „{ $other }“ war { $gain } besser
story-blunder = Schnitzer: { $what }. „{ $other }“ war { $gain } besser
story-true = Wahr: { $name } sagte { $claim }{ $believed ->
        [yes] {" "}– und wurde geglaubt
        [no] {" "}– und niemand glaubte es
       *[unknown] {""}
    }
story-lie = Gelogen: { $name } sagte { $claim }{ $believed ->
        [yes] {" "}– und wurde geglaubt
        [no] {" "}– und niemand glaubte es
       *[unknown] {""}
    }
story-mistaken = Geirrt: { $name } sagte { $claim }{ $believed ->
        [yes] {" "}– und wurde geglaubt
        [no] {" "}– und niemand glaubte es
       *[unknown] {""}
    }
story-balance = { $name }: Können { $skill }, Glück { $luck }
story-awards = Auszeichnungen
story-award = { $title } für { $name }: { $why }
