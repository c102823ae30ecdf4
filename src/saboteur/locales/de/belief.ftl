## Was Bots und Tipps von Mitspielern glauben, und warum. $odds sind logarithmische Chancen: über 0 spricht für einen Saboteur.

percent = { $value } %
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
belief-line = { $name } { $percent } %: { $terms }
belief-line-bare = { $name } { $percent } %
belief-term = { $what } { $odds }
belief-prior = die Rollenkarten
belief-others = die anderen
belief-known = sicher bekannt
belief-left = die Zahl der Ziele, unter denen es liegen kann
belief-said-gold = { $who } sagte: { $cell } verbirgt Gold
belief-said-stone = { $who } sagte: { $cell } verbirgt kein Gold
belief-pointed = { $who } hat unter ein Ziel gesehen und grub dann bei { $cell }
belief-other = etwas anderes
belief-times = { $count ->
        [2] zweimal
       *[other] { $count }-mal
    }
belief-forward = grub bei { $cell } voran
belief-aside = nutzlose Karte bei { $cell }
belief-back = versperrte den Weg bei { $cell }
belief-astray = grub bei { $cell } wider besseres Wissen
belief-clear = räumte bei { $cell } den Weg frei
belief-rockfall = nutzloser Steinschlag bei { $cell }
belief-cut = unterbrach den Weg bei { $cell }
belief-discard = warf mit heilem Werkzeug eine Karte ab
belief-discard-broken = warf eine Karte ab
belief-map = sah unter ein Ziel
belief-door-blue = blaue Tür bei { $cell }
belief-door-green = grüne Tür bei { $cell }
belief-crystal = Kristall bei { $cell }
belief-break = { $target ->
        [me] hat deine { $tool } zerbrochen
       *[other] zerbrach die { $tool } von { $name }
    }
belief-repair = { $target ->
        [me] hat deine { $tool } repariert
       *[other] reparierte die { $tool } von { $name }
    }
belief-trap = { $target ->
        [me] hat dich gefangen
       *[other] nahm { $name } gefangen
    }
belief-free = { $target ->
        [me] hat dich befreit
       *[other] befreite { $name }
    }
belief-equip-own = rüstete den eigenen Clan aus
belief-equip-other = rüstete den anderen Clan aus
belief-accuse = { $target ->
        [me] beschuldigte dich
       *[other] beschuldigte { $name }
    }
belief-accuse-own = beschuldigte jemanden vom eigenen Clan
belief-accuse-other = beschuldigte jemanden vom anderen Clan
belief-vouch = { $target ->
        [me] vertraut dir
       *[other] vertraut { $name }
    }
belief-vouch-own = vertraut jemandem vom eigenen Clan
belief-vouch-other = vertraut jemandem vom anderen Clan
belief-lie = sagte Falsches über { $cell }
belief-truth = sagte die Wahrheit über { $cell }
belief-theft = legte einen Diebstahl vor sich
belief-mend-self = bezahlte mit Karten, um eine Karte vor sich loszuwerden
belief-swap-hands = tauschte die Handkarten
belief-swap-hat = gab jemandem eine neue Rolle
belief-swap-own-hat = nahm eine neue Rolle
belief-inspect = sah sich jemandes Rolle an
belief-hands-off = nahm einen Diebstahl weg
belief-harmed-knowing = { $name } kennt die Rolle und hat geschadet
belief-helped-knowing = { $name } kennt die Rolle und hat geholfen
belief-hunt-own = führte eine Kreatur zum eigenen Clan
belief-hunt-other = führte eine Kreatur zum anderen Clan
belief-hinder-own = behinderte bei { $cell } den eigenen Clan
belief-hinder-other = behinderte bei { $cell } den anderen Clan
belief-vote-own = stimmte für das, was dem eigenen Clan nützt
belief-vote-other = stimmte für das, was dem anderen Clan nützt

## Dasselbe, mehrmals getan.

belief-many-forward = grub { $times } voran
belief-many-aside = legte { $times } eine nutzlose Karte
belief-many-back = versperrte { $times } den Weg
belief-many-astray = grub { $times } wider besseres Wissen
belief-many-clear = räumte { $times } den Weg frei
belief-many-rockfall = ließ { $times } nutzlos Gänge einstürzen
belief-many-cut = unterbrach { $times } den Weg
belief-many-discard = warf { $times } mit heilem Werkzeug Karten ab
belief-many-discard-broken = warf { $times } Karten ab
belief-many-map = sah { $times } unter ein Ziel
belief-many-door-blue = legte { $times } eine blaue Tür
belief-many-door-green = legte { $times } eine grüne Tür
belief-many-crystal = legte { $times } Kristalle
belief-many-break = zerbrach { $times } Werkzeug
belief-many-repair = reparierte { $times } Werkzeug
belief-many-trap = nahm { $times } jemanden gefangen
belief-many-free = befreite { $times } jemanden
belief-many-equip-own = rüstete { $times } den eigenen Clan aus
belief-many-equip-other = rüstete { $times } den anderen Clan aus
belief-many-accuse = beschuldigte { $times } andere
belief-many-accuse-own = beschuldigte { $times } den eigenen Clan
belief-many-accuse-other = beschuldigte { $times } den anderen Clan
belief-many-vouch = verbürgte sich { $times } für andere
belief-many-vouch-own = verbürgte sich { $times } für den eigenen Clan
belief-many-vouch-other = verbürgte sich { $times } für den anderen Clan
belief-many-lie = sagte { $times } Falsches über Ziele
belief-many-truth = sagte { $times } die Wahrheit über Ziele
belief-many-hunt-own = führte { $times } Kreaturen zum eigenen Clan
belief-many-hunt-other = führte { $times } Kreaturen zum anderen Clan
belief-many-hinder-own = behinderte { $times } den eigenen Clan
belief-many-hinder-other = behinderte { $times } den anderen Clan
belief-many-vote-own = stimmte { $times } für das, was dem eigenen Clan nützt
belief-many-vote-other = stimmte { $times } für das, was dem anderen Clan nützt
