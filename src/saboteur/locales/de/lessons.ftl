## Lektionen: was Ruprecht, der Steiger, sagt. Höchstens zwei Sätze und 180 Zeichen; **fett** ist das Wichtigste.

lesson-teacher = Ruprecht
    .what = der Steiger
lesson-step = Schritt { $step } von { $steps }: { $chapter }
lesson-not-now = **Das ist erlaubt**, aber noch nicht dran. Mach erst, worum ich dich gebeten habe.
lesson-look-again = Lies noch einmal, worum ich dich gebeten habe.
lesson-read-first = Erst lesen, dann geht es weiter.
lesson-clash = **Passt nicht:** An der markierten Seite trifft Gang auf Fels.
lesson-finished = Gut gemacht! Jetzt kannst du mitspielen.

## Was zu tun ist, in einer Zeile.

lesson-do-lay = Leg { $card } auf { $place }
lesson-do-lay-any = Leg { $card }
lesson-do-try = Probier es: { $card } auf { $place }
lesson-do-try-step = Versuch, nach { $place } zu gehen
lesson-do-play-place = Spiel { $card } auf { $place }
lesson-do-play-player = Spiel { $card } auf { $name }
lesson-do-play-self = Spiel { $card } auf dich selbst
lesson-do-play = Spiel { $card }
lesson-do-discard = Wirf eine Karte ab
lesson-do-remove = Bezahl mit zwei Karten
lesson-do-step = Geh nach { $place }
lesson-do-lead = Führ die Kreatur nach { $place }
lesson-do-any = Spiel, was du willst
lesson-do-stop = Bleib stehen
lesson-do-chop = Hack das Netz weg
lesson-do-bribe = Bestich den Troll
lesson-do-take = Such dir dein Gold aus
lesson-do-steal = Wähl, wen du bestiehlst
lesson-do-vote = Stimm zu oder lehn ab
lesson-do-claim = Sag den anderen, was du gesehen hast
lesson-do-read = Lies, dann geht es weiter

## Im Terminal.

command-skip = überspringen ueberspringen
lesson-hint = Zahl: Karte · zurück · überspringen · hilfe · q: hier aufhören, später weiter
lesson-hint-choice = Buchstabe: Wahl · zurück · überspringen · hilfe · q: hier aufhören, später weiter
lesson-hint-read = Enter: weiter · zurück · q: hier aufhören, später weiter
lesson-hint-claim = tippe: sag { $claim } · zurück · überspringen · q: hier aufhören, später weiter
lesson-left = Dein Platz ist gemerkt: „saboteur learn { $game }“ macht hier weiter.
lesson-play = Jetzt mit den anderen: saboteur play { $game }
lesson-first-match = Deine erste Partie? Enter: los, mit Rat und in Ruhe · q: später
lesson-listed-new = [ ] { $game }: { $title }
lesson-listed-begun = [~] { $game }: { $title }, begonnen
lesson-listed-done = [x] { $game }: { $title }, geschafft

## Auf der Seite.

lesson-title = Lektion: { $game }
lesson-back = Zurück
lesson-skip = Schritt überspringen
    .short = Überspringen
    .hold = Diesen Schritt überspringen; gedrückt halten: die Lektion verlassen
lesson-go-on = Weiter
lesson-leave = Lektion verlassen
lesson-first = Deine erste Partie
lesson-steps = Schritt { $step } von { $steps }
lesson-course = Kapitel

## Saboteur

lesson-saboteur = Saboteur
lesson-saboteur-chapter-tunnels = Gänge
lesson-saboteur-chapter-tools = Werkzeug
lesson-saboteur-chapter-secrets = Steinschlag, Karte, Lügen
lesson-saboteur-chapter-treasure = Der Schatz
lesson-saboteur-lay = **Ich bin Ruprecht und zeige dir den Berg.** Leg den geraden Gang ans Ende des Weges.
lesson-saboteur-lay-wrong = Dieser Gang läuft quer. Nimm den, der geradeaus weiterführt.
lesson-saboteur-lay-elsewhere = Nicht dort: Die Ziele liegen am anderen Ende des Weges.
lesson-saboteur-gates = **Unter einem der drei Ziele liegt der Schatz.** Dorthin grabt ihr gemeinsam: in jedem Zug eine Karte spielen, dann eine ziehen.
lesson-saboteur-fit = **Gang trifft Gang, Fels trifft Fels.** Probier, was geschieht, wenn du den Quergang hierher legst.
lesson-saboteur-turn = **Gang traf auf Fels, darum ging es nicht.** Diese Abzweigung passt so und so: Dreh sie, damit sie zur anderen Seite abzweigt.
lesson-saboteur-turn-wrong = So passt sie auch, zweigt aber falsch ab. Dreh die Karte zuerst.
lesson-saboteur-dead-end = **Tilda hat eine Sackgasse gelegt:** Ihre Gänge treffen sich nicht, dahinter geht nichts weiter. Umgeh sie mit der Kurve.
lesson-saboteur-roles = **Du bist Goldgräber, und nur du siehst es.** Jemand ist vielleicht Saboteur und will, dass niemand ankommt: Wer legt hier Sackgassen?
lesson-saboteur-broken = **Deine Laterne ist zerbrochen.** Versuch trotzdem zu graben.
lesson-saboteur-repair = **Mit zerbrochenem Werkzeug kannst du nicht graben.** Reparier die Laterne mit der Karte, die sie zeigt.
lesson-saboteur-repair-wrong = Diese Karte repariert Spitzhacke oder Lore. Du brauchst die mit der Laterne.
lesson-saboteur-repair-other = Jetzt ist Broms Spitzhacke zerbrochen, und er gräbt für dich. **Diese Karte repariert eins von zweien:** Reparier die Spitzhacke.
lesson-saboteur-break = **Werkzeug zerbrechen kannst du auch.** Zerbrich die Lore der Person, die Schaden angerichtet hat.
lesson-saboteur-break-wrong = Brom hat die ganze Zeit mit dir gegraben. Wer hat Werkzeug zerbrochen?
lesson-saboteur-rockfall = Eine Sackgasse versperrt den Weg. **Ein Steinschlag nimmt einen Gang wieder heraus**, aber weder Start noch Ziele: Räum sie weg.
lesson-saboteur-rockfall-wrong = Diesen Gang braucht ihr noch. Nimm die Sackgasse weg.
lesson-saboteur-map = **Mit der Schatzkarte siehst du unter ein Ziel**, du allein. Schau unter das helle.
lesson-saboteur-map-wrong = Jedes Ziel ginge. Schau für diese Lektion unter das helle.
lesson-saboteur-claim = **Gold, und nur du hast es gesehen.** Sag den anderen, dass dort Gold liegt.
lesson-saboteur-claim-wrong = Du bist Goldgräber: Eine Lüge würde nur dem Saboteur helfen.
lesson-saboteur-lie = **Tilda sagt, dort liege Stein: Einer von euch lügt.** Brom muss herausfinden, wer; Worte sind frei, Karten verraten mehr.
lesson-saboteur-arrive = **Eine Karte fehlt noch.** Leg sie, und das Ziel öffnet sich.
lesson-saboteur-take = **Der Schatz!** Für jeden Goldgräber gibt es eine Goldkarte, und wer ankommt, wählt zuerst.
lesson-saboteur-shared = **Tilda war Saboteurin und bekommt nichts.** Wären die Karten vorher ausgegangen, bekäme nur sie Gold.
lesson-saboteur-end = **Gespielt werden drei Runden, jedes Mal mit neuen Rollen.** Wer am Ende das meiste Gold hat, gewinnt.

## Saboteur 2

lesson-saboteur2 = Saboteur 2
lesson-saboteur2-chapter-doors = Türen und Leitern
lesson-saboteur2-chapter-people = Chef und Fallen
lesson-saboteur2-chapter-thieves = Diebe und Mützen
lesson-saboteur2-chapter-sharing = Teilen
lesson-saboteur2-door = **Jetzt gibt es zwei Teams, und du gräbst für Blau.** Leg den Gang mit der blauen Tür.
lesson-saboteur2-door-wrong = Der einfache Gang passt auch, hat aber keine Tür. Nimm den mit der blauen Tür.
lesson-saboteur2-teams = **Beim Legen hindert eine Tür niemanden.** Aber ein Weg, der durch eine blaue Tür muss, bringt nur Blau Gold, nie Grün.
lesson-saboteur2-ladder-goal = **Eine Leiter darf fern vom Weg liegen, aber nie neben einem Ziel.** Probier es neben dem Ziel.
lesson-saboteur2-ladder = **Jede Leiter ist mit dem Start und allen anderen Leitern verbunden.** Leg sie an die Abzweigung.
lesson-saboteur2-ladder-wrong = Immer noch neben einem Ziel. Leg sie auf den hellen Platz.
lesson-saboteur2-bridge = **Auf einer Brücke kreuzen sich zwei Wege, ohne sich zu treffen.** Leg sie ans Ende des anderen Weges.
lesson-saboteur2-inspect = **Es gibt jetzt viele Rollen.** Sieh dir die von Brom an: Nur du erfährst sie.
lesson-saboteur2-inspect-wrong = Ansehen darfst du jeden. Fang mit Brom an.
lesson-saboteur2-boss = **Brom ist der Chef:** Er gewinnt mit dem Team, das gewinnt, bekommt aber 1 Gold weniger. Ihn hält keine Tür auf.
lesson-saboteur2-trapped = **Inzwischen hat Tilda dich gefangen genommen.** Versuch zu graben.
lesson-saboteur2-free = **Wer gefangen ist, gräbt nicht und bekommt kein Gold.** Befrei dich mit der passenden Karte.
lesson-saboteur2-pay = Jetzt ist deine Spitzhacke zerbrochen, und nichts repariert sie. **Wirf zwei Karten ab, und du bist eine Karte vor dir los**: Nimm irgendwelche.
lesson-saboteur2-pay-wrong = Mit zerbrochener Spitzhacke kannst du nicht graben. Kauf dich mit zwei Karten los.
lesson-saboteur2-theft = **Leg den Diebstahl vor dich.** Alle sehen ihn; am Ende der Runde darfst du jemandem 1 Gold stehlen.
lesson-saboteur2-trap = **Auch du kannst jemanden gefangen nehmen.** Wer es am Ende noch ist, bekommt nichts und stiehlt nichts: Nimm Tilda gefangen.
lesson-saboteur2-trap-wrong = Nicht dort: Tilda hat dir geschadet, also nimm sie gefangen.
lesson-saboteur2-hats = **Beim Mützentausch bekommt jemand eine neue Rolle.** Auch du selbst darfst: Nimm dir eine neue.
lesson-saboteur2-hats-wrong = Tausch diesmal deine eigene Mütze und sieh, was geschieht.
lesson-saboteur2-geologist = **Jetzt bist du Geologe:** Für jeden Kristall im Labyrinth bekommst du 1 Gold, egal wer gewinnt. Hier liegen zwei.
lesson-saboteur2-arrive = Neue Runde: Du gräbst für Blau, und vor dir liegt ein Diebstahl. **Leg die letzte Karte**: Der Weg führt durch die blaue Tür.
lesson-saboteur2-arrive-wrong = Die schließt den Weg. Nimm den geraden Gang.
lesson-saboteur2-steal = **Zum Schluss kommen die Diebe.** Wähl, wem du 1 Gold stiehlst.
lesson-saboteur2-steal-wrong = Du dürftest verzichten. Aber wozu hast du den Diebstahl gelegt?
lesson-saboteur2-shares = **Du, Chef und Profiteur habt gewonnen:** jeder 3 Gold, der Chef 1 weniger, der Profiteur 2. Die Kristalle brachten dem Geologen 2.
lesson-saboteur2-profiteer = **Der Profiteur gewinnt mit allen**, auch mit den Saboteuren, wenn niemand ankommt. Je weniger gewinnen, desto mehr bekommt jeder.
lesson-saboteur2-end = **Hätte der einzige Weg durch eine grüne Tür geführt, hätte Grün gewonnen.** Nach drei Runden gewinnt das meiste Gold.
lesson-saboteur2-chapter-hands = Hände
lesson-saboteur2-hands-off = **Tilda will stehlen, ihre Karte liegt offen.** Spiel „Hände weg“ auf sie, und der Diebstahl ist dahin.
lesson-saboteur2-swap-hands = Zum Graben hast du nichts. **Tausch deine ganze Hand** mit Brom, der mehr Karten hat.
lesson-saboteur2-swap-hands-wrong = Das wäre erlaubt, aber Brom hat die meisten Karten.
lesson-saboteur2-swapped = **Jetzt gehören seine Karten dir, und er zieht nach, nicht du.** Ablehnen darf niemand.

## Das Duell

lesson-duel = Das Duell
lesson-duel-chapter-ways = Zwei Wege
lesson-duel-chapter-gold = Gold und Türen
lesson-duel-chapter-trolls = Trolle und Leitern
lesson-duel-chapter-end = Das Ende
lesson-duel-own = **Zwei Zwerge, zwei Startkarten: Deine ist die grüne.** Grab von dort zu den Zielen.
lesson-duel-own-wrong = Die Ziele liegen auf der anderen Seite. Leg den Gang auf den hellen Platz.
lesson-duel-other = **Jede Karte muss mit deinem eigenen Start verbunden sein.** Versuch, an Broms Weg zu bauen.
lesson-duel-join = Von deinem Start führt noch kein Weg dorthin. **Verbinde die beiden Startkarten** mit dem Gang dazwischen.
lesson-duel-both = **Jetzt sind Broms Gänge auch deine und deine auch seine.** Leg die Kurve ans Ende seines Weges.
lesson-duel-both-wrong = Das passt auch, aber ich will dich am Ende von Broms Weg sehen.
lesson-duel-map = **Sechs Ziele, und die meisten verbergen Gold.** Die Schatzkarte zeigt dir eins: Schau unter das helle.
lesson-duel-map-wrong = Jedes Ziel ginge. Schau für diese Lektion unter das helle.
lesson-duel-reach = **Wer einen Weg zu einem Ziel hat, öffnet es.** Leg die Kurve so, dass sie ins Ziel führt.
lesson-duel-reach-wrong = Geradeaus kämst du zwischen den Zielen durch. Nimm die Kurve.
lesson-duel-marker = **2 Gold, und dein Marker liegt darauf.** Es bleibt deins, auch wenn der Weg bricht, und zählt am Ende der Runde.
lesson-duel-door = **Durch eine blaue Tür kommt nur Brom.** Versuch, dahinter weiterzugraben.
lesson-duel-key = Du siehst: Für dich endet der Weg dort. **Ein Schlüssel öffnet eine Tür der anderen Farbe.**
lesson-duel-behind = **Jetzt steht dir die Tür offen.** Grab dahinter weiter.
lesson-duel-troll = **Ein Troll lässt auf seiner Seite niemanden durch.** Versuch, hinter ihm weiterzugraben.
lesson-duel-bribe = Er will Gold. **Bestich ihn:** jetzt ein Marker von dir, am Ende der Runde 1 Gold.
lesson-duel-past = **Jetzt dürfen alle vorbei, auch Brom.** Deine Karte hast du noch: Grab hinter dem Troll weiter.
lesson-duel-past-wrong = Du hast den Troll doch bezahlt. Leg sie hinter ihn.
lesson-duel-ladder = **Eine grüne Leiter ist von überall mit deinem Start verbunden**, nur nicht neben Zielen oder Gold. Leg sie, wo sie passt.
lesson-duel-ladder-wrong = Nicht neben ein Ziel. Such einen anderen Platz.
lesson-duel-last = **Ein Marker ist noch übrig.** Leg den Gang mit dem Gold an deinen Weg: Dein Marker kommt darauf, und die Runde endet.
lesson-duel-count = **Die Runde ist aus, der Troll hat sein Gold.** Sie endet auch, wenn alle Ziele offen oder alle Karten gespielt sind; nach drei Runden zählt das Gold.
lesson-duel-chapter-tools = Werkzeug und Steinschlag
lesson-duel-mend = **Brom hat deine Spitzhacke zerbrochen, so kannst du nicht graben.** Reparier sie mit der Karte, die sie zeigt.
lesson-duel-mend-wrong = Mit zerbrochener Spitzhacke kannst du nicht graben. Reparier sie erst.
lesson-duel-strike = **Jetzt du:** Zerbrich Broms Laterne, dann gräbt er nicht, bis er sie repariert.
lesson-duel-rockfall = Dieser Gang führt nirgendwohin. **Ein Steinschlag nimmt einen Gang weg**, nur keinen mit Gold oder Troll: Räum ihn weg.
lesson-duel-rockfall-wrong = Diesen Gang brauchst du noch. Räum die Sackgasse weg.
lesson-duel-again = **Der Platz ist frei.** Grab dort weiter.
lesson-duel-again-wrong = Leg ihn dorthin, wo die Sackgasse war.

## Allein

lesson-solo = Das Duell allein
lesson-solo-chapter-mountain = Gegen den Berg
lesson-solo-chapter-payment = Loskaufen
lesson-solo-chapter-gold = Gold
lesson-solo-alone = **Du allein gegen den Berg.** Grab zu den Zielen und achte darauf, was du ziehst.
lesson-solo-alone-wrong = Die Ziele liegen auf der anderen Seite. Grab am Ende deines Weges weiter.
lesson-solo-struck = **Du hast eine zerbrochene Spitzhacke gezogen: Sie trifft dich sofort.** Reparier sie mit deiner Karte.
lesson-solo-struck-wrong = Mit zerbrochener Spitzhacke kannst du nicht graben. Reparier sie zuerst.
lesson-solo-fallen = **Und ein Steinschlag: Er nimmt den Gang, den du zuletzt gelegt hast.** Leg dort einen neuen.
lesson-solo-pay = Nichts repariert deine Lore. **Wirf zwei Karten ab, und du bist den Schaden los**: Nimm irgendwelche.
lesson-solo-pay-wrong = Mit zerbrochener Lore kannst du nicht graben. Kauf dich mit zwei Karten los.
lesson-solo-dig = **Das kostet Karten, und zehn liegen jede Runde ungesehen beiseite.** Spiel jetzt, was du willst.
lesson-solo-reach = **Von sechs Markern ist einer übrig, und eine Karte fehlt.** Öffne das Ziel.
lesson-solo-reach-wrong = Das Ziel liegt auf der anderen Seite.
lesson-solo-count = **Der letzte Marker beendet die Runde, ebenso das letzte Ziel oder die letzte Karte.** Nach drei Runden sind 15 Gold ordentlich, 20 gut, 25 hervorragend.

## The Dark Cave

lesson-dark-cave = The Dark Cave
lesson-dark-cave-chapter-walking = Legen und Gehen
lesson-dark-cave-chapter-clans = Clans und Gold
lesson-dark-cave-chapter-creatures = Kreaturen und Netze
lesson-dark-cave-chapter-exit = Hinaus
lesson-dark-cave-chapter-vote = Abstimmen
lesson-dark-cave-lay = **Hier geht dein Zwerg selbst.** Zuerst eine Karte: Leg den Gang neben die Leiter.
lesson-dark-cave-lay-wrong = Die andere Seite ginge auch. Nimm für diese Lektion den hellen Platz.
lesson-dark-cave-step = **Danach darfst du bis zu drei Schritte gehen.** Geh auf deinen neuen Gang.
lesson-dark-cave-stop = **Du musst nicht alle Schritte gehen.** Bleib stehen; dann ziehst du eine Karte, und die anderen sind dran.
lesson-dark-cave-stop-wrong = Schon zurück? Bleib diesmal stehen.
lesson-dark-cave-groups = **Tiefere Karten dauern länger:** Diese hat zwei Felder. Leg sie ans Ende deines Weges.
lesson-dark-cave-two-fields = Geh auf ihr erstes Feld.
lesson-dark-cave-end-there = **Eine Karte, zwei Schritte.** Karten der Gruppe III brauchen sogar drei: Geh weiter oder bleib, wie du magst.
lesson-dark-cave-clan = **Deinen Clan sehen alle, ob du ihm treu bist, niemand.** Saboteure arbeiten für den anderen Clan.
lesson-dark-cave-information = **Mit dieser Karte siehst du eine Clankarte oder unter ein Ziel.** Sieh dir Tildas Karte an.
lesson-dark-cave-information-wrong = Das wäre erlaubt. Aber bei Tilda habe ich Zweifel.
lesson-dark-cave-traitor = **Tilda trägt Gelb und arbeitet für Blau!** Jetzt geh: Auf dieser Karte liegt Gold.
lesson-dark-cave-vein = **Eine Goldader.** Geh auf ihr Feld.
lesson-dark-cave-vein-stop = **Nur wer auf der Ader stehen bleibt, nimmt ihr Gold.** Bleib stehen.
lesson-dark-cave-shown = **Du hast 1 Gold mehr, aber deine Clankarte liegt jetzt offen.** Überleg dir gut, wann du zugreifst.
lesson-dark-cave-goblin = **Kreaturen kommen aus dunklen Löchern.** Lock den Goblin heraus.
lesson-dark-cave-prowl = Er geht bis zu fünf Schritte. **Führ ihn zu Tilda**, sie steht am Ende des Weges.
lesson-dark-cave-prowl-wrong = Dort steht Brom, und er ist auf deiner Seite. Führ ihn anders herum.
lesson-dark-cave-attack = Noch ein Schritt. **Der Goblin nimmt 1 Gold, eine Ratte eine Karte, und der Lindwurm wirft dich um.**
lesson-dark-cave-attack-wrong = Tilda steht auf der anderen Seite.
lesson-dark-cave-web = **Tilda hat 1 Gold verloren.** Jetzt gehst du, aber sie hat ein Netz gesponnen: Versuch, hindurchzugehen.
lesson-dark-cave-chop = **Durch ein Netz kommt niemand.** Vor dir liegt eine Axt, die auch gegen Kreaturen hilft: Hack das Netz weg.
lesson-dark-cave-free = **Der Weg ist frei.** Geh hindurch.
lesson-dark-cave-discard = **Der Ausgang ist nah, und Brom ist schon draußen.** Erst eine Karte: Wirf eine ab.
lesson-dark-cave-door = Wer ein Ziel betritt, deckt es auf; dieses ist schon offen. **Geh darauf.**
lesson-dark-cave-leave = **Noch ein Schritt, und du bist draußen**, mit all deinem Gold.
lesson-dark-cave-count = **Alle für Gelb sind draußen, die Partie endet.** Gerettetes Gold zählt mal die Zwerge der anderen Seite: 5 mal 1; wer noch drin ist, verliert alles.
lesson-dark-cave-vote = **Kommt niemand mehr hinaus?** Dann darf jemand das Ende vorschlagen, wie eben Brom: Stimm zu oder lehn ab.
lesson-dark-cave-end = **Schluss ist nur, wenn alle zustimmen.** Wer dann noch drin ist, hat sein Gold verloren.
lesson-dark-cave-chapter-ways = Stiefel, Brücke, Tunnel
lesson-dark-cave-chapter-tricks = Steinschlag und Tausch
lesson-dark-cave-boots = **Mit Stiefeln gehst du in jedem Zug einen Schritt weiter.** Zieh sie an.
lesson-dark-cave-boots-wrong = Du darfst sie verschenken. Aber heute brauchst du sie selbst.
lesson-dark-cave-bridge = Jetzt hast du vier Schritte. **Wer über eine Holzbrücke geht, verliert eine Karte**: Geh trotzdem.
lesson-dark-cave-bridge-wrong = Bleib nicht stehen: Der Weg führt über die Brücke.
lesson-dark-cave-curve = **Eine Karte ist in die Tiefe gefallen**, unten durch kostet es nichts. Geh weiter zur Kurve.
lesson-dark-cave-tunnel = Zwei Kurven, die sich nicht treffen, **aber ein Tunnel verbindet sie. Er kostet 1 Gold**, wenn du welches hast: Kriech hinein.
lesson-dark-cave-fourth = Und dank der Stiefel ein **vierter Schritt**: auf der anderen Seite hinaus.
lesson-dark-cave-rockfall = **Ein Steinschlag nimmt einen Gang weg, auf dem niemand steht.** Räum den hellen weg.
lesson-dark-cave-rockfall-stay = Der Weg ist fort, nur Leiter und Ziele stürzen nie ein. Bleib stehen.
lesson-dark-cave-swap = **Mit dieser Karte tauschst du deine ganze Hand mit jemandem.** Nimm Broms.
lesson-dark-cave-swap-wrong = Das wäre erlaubt. Aber nimm Broms Hand.
lesson-dark-cave-swapped = **Seine Karten gehören jetzt dir, und er zieht an deiner Stelle.** Lauf oder bleib, wie du magst.
