## The command `saboteur daily`.

daily-bad-key = A key has 64 digits from 0 to 9 and a to f. Copy it whole.
daily-bad-commitment = A commitment has 64 digits from 0 to 9 and a to f. Copy it whole.
daily-bad-day = “{ $day }” is neither a day nor a week. Write 2026-11-17 for a day, 2026-W47 for a week.
daily-commitment = The commitment to this key for { $day } is { $commitment }.
daily-kept = The key fits the commitment for { $day }: the server had settled on this deal before.
daily-broken = The key does not fit: for { $day } its commitment would be { $commitment }.
daily-dealt = { $file }: every card was dealt from this key.
daily-not-dealt = { $file }: these cards were not dealt from this key, or were dealt by another version of the rules.
