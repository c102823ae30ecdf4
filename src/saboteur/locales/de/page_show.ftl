## Bots zusehen und die Kurve im Rückblick.

show-title = Was die Bots denken
show-curve = Aussichten
show-thoughts = Gedanken
show-curve-label = Aussichten bis hierher für { $side }: { $now }, nach { $moves } Augenblicken.
show-no-curve = Von dieser Runde gibt es keine Kurve.
show-suspects = { $who } verdächtigt { $name }: { $percent } %
show-unsure = { $who } verdächtigt niemanden besonders.
show-no-doubts = { $who } ist am Zug.
show-hopes = { $who } rechnet sich { $percent } % Siegchancen aus
show-hopes-gold = { $who } rechnet mit { $gold } Gold
show-open = Bots zusehen
    .help = Sie spielen unter sich, solange jemand zusieht. Du siehst, wer vorn liegt und was der Bot am Zug denkt.
show-level = Wie tief sie graben
show-begin = Zusehen
