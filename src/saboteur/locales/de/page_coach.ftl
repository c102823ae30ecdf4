## Tipps auf der Seite.

coach-title = Tipp
coach-know = Was weiß ich?
coach-question = { $count ->
        [0] Was würdest du tun?
        [one] Was würdest du tun? Eine Idee
        [2] Was würdest du tun? Zwei Ideen
       *[other] Was würdest du tun? Drei Ideen
    }
coach-idea = Idee { $number } von { $count }:
coach-again = Tipp noch einmal darauf, um so zu spielen.
coach-thinking = Denkt nach …
coach-nothing = Es gibt nichts zu wählen.
coach-only = Nur aus dem, was du selbst siehst.
coach-suspected = Wer gegen die anderen arbeiten könnte
coach-percent = Verdächtig zu { $percent } %
coach-speaks-for = spricht dafür
coach-speaks-against = spricht dagegen
coach-no-deeds = Noch spricht nichts dafür oder dagegen.
coach-gold = Wo das Gold liegen könnte
coach-gold-percent = Gold: { $percent } %
coach-seen = von dir gesehen
coach-know-nothing = In diesem Spiel gibt es nichts zu erraten.
coach-hints = Tipps
coach-hints-allowed = erlaubt. Alle erfahren, wer einen holt.
coach-hints-none = keine, außer wenn du allein gegen Bots spielst.
coach-allow = Tipps erlaubt
    .help = Alle erfahren, wer einen holt. Allein gegen Bots gibt es sie immer.
phrase-hint-used = Ich habe mir einen Tipp geholt.
