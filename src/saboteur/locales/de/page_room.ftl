# Das Wohnzimmer: Fernseher, Hand, Vorhang, Reaktionen, Sätze, der Zwergenbaukasten.

room-television = Fernseher
room-wake = Einmal antippen: Ton und ganzer Bildschirm
room-server-lost = Verbindung weg. Wir graben gleich weiter.
room-choosing = sucht einen Hut
room-free = frei
room-what = { $game } · { $seats } Plätze
room-how = Halt dein Handy hierher,
    .open = oder öffne
    .type = und tipp ein
room-comes = steigt die Leiter herab
room-here = { $here } von { $seats } sind da.
room-host-starts = { $name } startet am Handy; freie Plätze können Bots bekommen.
room-host-starts-full = { $name } startet am Handy.
room-turn = { $name } ist am Zug
room-in-pile = im Stapel
room-last = Zuletzt
room-watch = Mitschauen
room-code = Tisch
room-no-gold = kein Gold
room-left = übrig
room-over = Eine Revanche startet auf euren Handys.
room-ready = { $ready } von { $people } bereit. Weiter geht es auf euren Handys.
room-latest = Spätestens in { $left } s.

# Sätze, die alle in ihrer eigenen Sprache lesen.
phrase-hello = Hallo zusammen!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-wait = Moment noch …
phrase-hurry = Du bist dran, Schlafmütze!
phrase-well-done = Gut gegraben!
phrase-oh-no = Oh nein!
phrase-not-me = Ich war’s nicht!
phrase-who-was-that = Wer war das?
phrase-good-game = Schöne Partie!

# Die Hand.
room-as-hand = Als Hand spielen
room-full-page = Ganzen Tisch zeigen
room-on-television = Am Fernseher
room-television-lost = Der Fernseher ist weg. Hier kannst du weiterspielen.
room-there = Fernseher
room-places = Plätze
room-again = Noch mal antippen
room-by-gate = vor Tor { $gate }
room-joins-cold = verbindet den kalten Gang
room-by-last = neben dem letzten Zug
room-left-third = links
room-middle-third = in der Mitte
room-right-third = rechts
room-both = { $one }, { $other }
room-upper-third = oben
room-half-way = auf halber Höhe
room-lower-third = unten
room-right-of = rechts von { $place }
room-left-of = links von { $place }
room-below = unter { $place }
room-above = über { $place }
room-own-broken =
    Zerbrochen: { $tools }. Bis sie repariert { $count ->
        [one] ist
       *[other] sind
    }, kannst du nicht graben.
room-own-front = Vor dir liegt: { $cards }.
room-elsewhere = Du spielst auf einem anderen Gerät
    .help = Dort liegt deine Hand. Machst du hier weiter, zeigt das andere Gerät sie nicht mehr.
room-play-here = Hier weiterspielen
room-say = Etwas sagen
room-notes = Spieler und Notizen
room-cover = Karten zudecken
room-covered = Deine Karten sind zugedeckt
room-uncover = Antippen deckt deine Karten auf
room-full-screen = Ganzer Bildschirm

# Der Vorhang.
room-give = Gib das Gerät an { $name }
room-look-away = Alle anderen schauen kurz weg.
room-i-am = Ich bin { $name }
room-hold = Gedrückt halten, bis das Tor offen ist
room-tap = Antippen öffnet das Tor
room-order = Wer als Nächstes dran ist
room-hand-on = Fertig, weitergeben
room-beside = Neben mir
room-beside-name = Name der Person neben dir
room-shares = spielt am Gerät von { $name }

# Reden und Aussehen.
room-reactions = Reaktionen
room-phrases = Kurze Sätze
room-reaction-mug = Prost
room-reaction-nugget = Gold
room-reaction-eye = Ich seh dich
room-reaction-heart = Gefällt mir
room-reaction-bang = Autsch
room-reaction-lantern = Licht aus
room-reaction-stones = Verschüttet
room-reaction-troll = Troll
room-kit = So sieht { $name } aus
room-kit-you = So siehst du aus
room-kit-help = Hut, Bart und Farbe gehören dir, an jedem Tisch.
room-kit-done = Sitzt
room-seat-free = Noch ein Platz frei
room-send-code = Schick jemandem den Code
room-invite-here = einladen
room-opened-it = eröffnet
room-not-ready = sucht noch
room-beside-me = Jemand neben mir spielt mit
room-seat-beside = Dazusetzen
room-seat-bot = Einen Bot dazusetzen
room-link = Link
room-send = Schicken
room-dress = { $name } einkleiden
room-dress-you = Deinen Zwerg einkleiden
room-dice = Überrasch mich
room-taken = trägt schon { $name }
room-hat = Hut
room-hat-0 = Helm
room-hat-1 = Kapuze
room-hat-2 = Hörnerhelm
room-hat-3 = Krempenhut
room-hat-4 = Bommelmütze
room-hat-5 = Stirnband
room-hat-6 = Kerzenhut
room-hat-7 = Federkappe
room-beard = Bart
room-beard-0 = Vollbart
room-beard-1 = Spitzbart
room-beard-2 = Gabelbart
room-beard-3 = Kastenbart
room-beard-4 = Zöpfe
room-beard-5 = Ziegenbart
room-beard-6 = Schnurrbart
room-beard-7 = Kein Bart
room-colour = Farbe
room-colour-0 = Bernstein
room-colour-1 = Blau
room-colour-2 = Grün
room-colour-3 = Rot
room-colour-4 = Violett
room-colour-5 = Türkis
room-colour-6 = Rosa
room-colour-7 = Limette
room-colour-8 = Silber
room-colour-9 = Kupfer
room-colour-10 = Himmelblau
room-colour-11 = Gelb
room-hair = Haar
room-hair-0 = Weiß
room-hair-1 = Blond
room-hair-2 = Rot
room-hair-3 = Braun
room-hair-4 = Dunkel
room-hair-5 = Grau
room-skin = Haut
room-skin-0 = Hell
room-skin-1 = Mittel
room-skin-2 = Dunkel

room-upper-gate = das obere Tor
room-middle-gate = das mittlere Tor
room-lower-gate = das untere Tor
room-your-turn = Dein Zug, { $name }
room-hold-open = Halten deckt auf
room-release = Loslassen deckt zu
room-discard = Abwerfen
page-bed = Der Stollen ist leise zu hören
    .help = Ferner Wind und Wassertropfen, unter allem anderen.
page-buzz = Das Handy vibriert
    .help = Wenn du dran bist, wenn dir ein Werkzeug zerbricht, und bei Gold.
page-tap-curtain = Antippen statt halten
    .help = Auf einem Gerät, das herumgereicht wird, öffnet eine Berührung das Tor.

## Gemeinsam noch mal ansehen.

room-lead = Die anderen führen
    .help = Alle, die diese Partie gerade ansehen, sehen den Schritt, den du siehst.
room-leading = Du führst: Die anderen sehen diesen Schritt.
room-lead-stop = Beenden
room-led = { $name } führt.
    .alone = { $name } führt, du siehst dich um.
room-follow = Folgen
room-follow-not = Selbst umsehen
room-points = { $name } zeigt hierher
room-next-all = Für alle weiter
