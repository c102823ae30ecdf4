## Die Geschichte einer beendeten Partie.

story-reckoning = Wird durchgespielt
story-unfinished = { $file } ist noch nicht zu Ende gespielt: Ihre Geschichte würde die Geheimnisse verraten. Spielt erst zu Ende.
story-round = Runde { $round }: { $count ->
        [0] niemand hat gewonnen
       *[other] gewonnen von { $winners }
    }
story-no-curve = Es gibt keine Kurve: Dieses Spiel können Bots noch nicht allein zu Ende spielen.
story-curve = Wie wahrscheinlich { $name } gewinnt:
story-curve-gold = Wie viel Gold { $name } zu erwarten hatte:
story-turn = { $what }: { $before } → { $after }
story-good = Gut: { $what }. { $gain } besser als { $other }
story-slip = Ungenau: { $what }. { $other } war { $gain } besser
story-blunder = Schnitzer: { $what }. { $other } war { $gain } besser
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

award-best-liar = { $name }, Lügenbaron: { $figure ->
        [one] eine Lüge, die geglaubt wurde
       *[other] { $figure } Lügen, die geglaubt wurden
    }
award-good-soul = { $name }, gute Seele: half { $figure }-mal anderen
award-wrecker = { $name }, Sprengmeister: traf andere { $figure }-mal
award-unlucky = { $name }, Pechvogel: Die Karten nahmen { $figure } Punkte Gewinnaussicht
award-lucky = { $name }, Glückspilz: Die Karten schenkten { $figure } Punkte Gewinnaussicht
award-turned-it = { $name }, Wendepunkt: Ein Zug war { $figure } Punkte wert
award-thrifty = { $name }, Großreinemachen: warf { $figure }-mal Karten ab
award-unseen = { $name }, der Maulwurf: hat gewonnen, und { $figure } % der anderen haben nie etwas gemerkt
award-trusting = { $name }, Herz aus Gold: vertraute bis zuletzt zu { $figure } % den Falschen
award-sharp-eyed = { $name }, Adlerauge: hat einen Verräter im Schnitt zu { $figure } % verdächtigt
