## Wegekarten. Die Attribute sind der Name im Satz (Akkusativ), ein Name aus höchstens 12 Zeichen, und wozu sie gut ist.

card-crossing = Kreuzung
    .a = eine Kreuzung
    .short = Kreuzung
    .help = Führt überallhin: Alle vier Seiten sind innen verbunden.
card-bridge = Brücke
    .a = eine Brücke
    .short = Brücke
    .help = Zwei Wege, die sich kreuzen, ohne sich zu treffen. Beim Legen muss einer davon angeschlossen sein.
card-double-curve = Doppelkurve
    .a = eine Doppelkurve
    .short = Doppelkurve
    .help = Zwei Kurven, die sich nicht treffen. Beim Legen muss eine davon angeschlossen sein.
card-junction = Abzweigung
    .a = eine Abzweigung
    .short = Abzweigung
    .help = Drei Seiten, innen alle verbunden.
card-straight = gerader Gang
    .a = einen geraden Gang
    .short = Gang
    .help = Auf der einen Seite hinein, auf der anderen hinaus.
card-curve = Kurve
    .a = eine Kurve
    .short = Kurve
    .help = Führt um die Ecke. Dreh die Karte um, und sie nimmt die andere Ecke.
card-dead-end = Sackgasse
    .a = eine Sackgasse
    .short = Sackgasse
    .help = Ihre Öffnungen treffen sich innen nicht, dahinter geht es also nicht weiter. Passen muss sie trotzdem, und gelegt wird sie wie jede andere.
card-start = Start
    .a = die Startkarte
    .short = Start
    .help = { $game ->
            [dark-cave] Hier seid ihr alle eingestiegen. Sie hat eine Leiter, und alle Leitern sind einen Schritt voneinander entfernt. Sie lässt sich nicht entfernen.
           *[other] Hier seid ihr alle eingestiegen. Jeder Gang muss bis zu dieser Karte zurückführen. Sie lässt sich nicht entfernen.
        }

## Aktionskarten.

card-broken-pick = zerbrochene Spitzhacke
    .a = eine zerbrochene Spitzhacke
    .short = ✗ Hacke
    .help = { $game ->
            [solo] Sobald du sie ziehst, zerbricht deine Spitzhacke, und du ziehst eine neue Karte. Bis sie weg ist, darfst du keinen Weg legen. Eine zweite bleibt ohne Wirkung.
           *[other] Leg sie vor jemand anderen. Solange sie dort liegt, darf diese Person keinen Weg legen. Alles andere darf sie weiterhin.
        }
card-broken-lantern = zerbrochene Laterne
    .a = eine zerbrochene Laterne
    .short = ✗ Laterne
    .help = { $game ->
            [solo] Sobald du sie ziehst, zerbricht deine Laterne, und du ziehst eine neue Karte. Bis sie weg ist, darfst du keinen Weg legen. Eine zweite bleibt ohne Wirkung.
           *[other] Leg sie vor jemand anderen. Solange sie dort liegt, darf diese Person keinen Weg legen. Alles andere darf sie weiterhin.
        }
card-broken-cart = zerbrochene Lore
    .a = eine zerbrochene Lore
    .short = ✗ Lore
    .help = { $game ->
            [solo] Sobald du sie ziehst, zerbricht deine Lore, und du ziehst eine neue Karte. Bis sie weg ist, darfst du keinen Weg legen. Eine zweite bleibt ohne Wirkung.
           *[other] Leg sie vor jemand anderen. Solange sie dort liegt, darf diese Person keinen Weg legen. Alles andere darf sie weiterhin.
        }
card-repair-pick = Reparatur Spitzhacke
    .a = eine Spitzhacken-Reparatur
    .short = ✓ Hacke
    .help = { $game ->
            [duel] Nimmt dir selbst eine zerbrochene Spitzhacke ab, nie der anderen Seite.
            [solo] Nimmt dir eine zerbrochene Spitzhacke ab.
           *[other] Nimmt irgendwem, auch dir selbst, eine zerbrochene Spitzhacke ab. Ohne zerbrochene Spitzhacke geht es nicht.
        }
card-repair-lantern = Reparatur Laterne
    .a = eine Laternen-Reparatur
    .short = ✓ Laterne
    .help = { $game ->
            [duel] Nimmt dir selbst eine zerbrochene Laterne ab, nie der anderen Seite.
            [solo] Nimmt dir eine zerbrochene Laterne ab.
           *[other] Nimmt irgendwem, auch dir selbst, eine zerbrochene Laterne ab. Ohne zerbrochene Laterne geht es nicht.
        }
card-repair-cart = Reparatur Lore
    .a = eine Loren-Reparatur
    .short = ✓ Lore
    .help = { $game ->
            [duel] Nimmt dir selbst eine zerbrochene Lore ab, nie der anderen Seite.
            [solo] Nimmt dir eine zerbrochene Lore ab.
           *[other] Nimmt irgendwem, auch dir selbst, eine zerbrochene Lore ab. Ohne zerbrochene Lore geht es nicht.
        }
card-repair-pick-lantern = Reparatur Spitzhacke oder Laterne
    .a = eine Reparatur für Spitzhacke oder Laterne
    .short = ✓ Hacke/Lat.
    .help = { $game ->
            [duel] Nimmt dir selbst eine zerbrochene Spitzhacke oder eine zerbrochene Laterne ab, nie beides und nie der anderen Seite.
            [solo] Nimmt dir eine zerbrochene Spitzhacke oder eine zerbrochene Laterne ab, nie beides.
           *[other] Nimmt eine zerbrochene Spitzhacke oder eine zerbrochene Laterne weg, nie beides.
        }
card-repair-pick-cart = Reparatur Spitzhacke oder Lore
    .a = eine Reparatur für Spitzhacke oder Lore
    .short = ✓ Hacke/Lore
    .help = { $game ->
            [duel] Nimmt dir selbst eine zerbrochene Spitzhacke oder eine zerbrochene Lore ab, nie beides und nie der anderen Seite.
            [solo] Nimmt dir eine zerbrochene Spitzhacke oder eine zerbrochene Lore ab, nie beides.
           *[other] Nimmt eine zerbrochene Spitzhacke oder eine zerbrochene Lore weg, nie beides.
        }
card-repair-lantern-cart = Reparatur Laterne oder Lore
    .a = eine Reparatur für Laterne oder Lore
    .short = ✓ Lat./Lore
    .help = { $game ->
            [duel] Nimmt dir selbst eine zerbrochene Laterne oder eine zerbrochene Lore ab, nie beides und nie der anderen Seite.
            [solo] Nimmt dir eine zerbrochene Laterne oder eine zerbrochene Lore ab, nie beides.
           *[other] Nimmt eine zerbrochene Laterne oder eine zerbrochene Lore weg, nie beides.
        }
card-rockfall = Steinschlag
    .a = einen Steinschlag
    .short = Steinschlag
    .help = { $game ->
            [duel] Entfernt einen Gang aus dem Labyrinth: eine Sackgasse, die im Weg ist, oder einen Weg, den jemand braucht. Start, Ziele und Karten mit Gold oder Troll bleiben.
            [solo] Sobald du ihn ziehst, entfernt er den zuletzt gelegten Gang, der weder Gold noch Troll zeigt, und du ziehst eine neue Karte.
           *[other] Entfernt einen Gang aus dem Labyrinth: eine Sackgasse, die im Weg ist, oder einen Weg, den jemand braucht. Start und Ziele bleiben.
        }
card-map = Schatzkarte
    .a = eine Schatzkarte
    .short = Schatzkarte
    .help = { $game ->
            [duel] Schau unter ein verdecktes Ziel. Nur du erfährst, was dort liegt.
            [solo] Schau unter ein verdecktes Ziel.
           *[other] Schau unter ein verdecktes Ziel. Nur du erfährst, was dort liegt; was du den anderen erzählst, ist deine Sache.
        }

## Eine Karte, die nur ihre Besitzerin kennt.

card-unknown = eine Karte

## Eine Karte ohne eigene Texte, etwa eine Hausregel.

card-other = { $name }
    .a = die Karte „{ $name }“
    .short = { $name }
    .help = Eine Karte der Hausregeln: Was sie bewirkt, weiß, wer das Deck gemacht hat. Wo sie gespielt werden darf, wird wie bei jeder anderen Karte gezeigt.
cards-unknown = { $count } Karten

## Öffnungen einer Wegekarte.

shape-joined = Offen nach { $sides }; innen verbunden.
shape-parts = Offen nach { $sides }; innen verbunden: { $parts }.
shape-apart = Offen nach { $sides }, aber innen ist nichts verbunden.
side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen

## Werkzeuge.

tool-pick = Spitzhacke
    .short = Hack
tool-lantern = Laterne
    .short = Lat
tool-cart = Lore
    .short = Lore

## Rollen.

role-saboteur = Saboteur
    .a = Saboteur
    .aim = Halt sie vom Gold fern.
    .help = Du gewinnst die Runde mit den anderen Saboteuren, wenn alle Karten gespielt sind und niemand den Schatz erreicht hat. Zerbrich Werkzeug, lass Gänge einstürzen, führ sie in die Irre. Wer dich durchschaut, wird dich bremsen.
role-unknown = unbekannt

## Ziele.

goal-gold = der Schatz
    .short = Gold
goal-stone = nur Stein
    .short = Stein
goal-unknown = verdeckt
    .help = Eines der drei verdeckten Ziele ist der Schatz, die beiden anderen sind Stein. Eine Schatzkarte zeigt dir eines davon.
goal-other = das Ziel auf { $cell }
    .at = dem Ziel auf { $cell }
goal-upper = das obere Ziel
    .at = dem oberen Ziel
goal-middle = das mittlere Ziel
    .at = dem mittleren Ziel
goal-lower = das untere Ziel
    .at = dem unteren Ziel
