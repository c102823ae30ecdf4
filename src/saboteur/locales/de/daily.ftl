## Der Befehl `saboteur daily`.

daily-bad-key = Ein Schlüssel hat 64 Zeichen von 0 bis 9 und a bis f. Kopier ihn ganz.
daily-bad-commitment = Ein Siegel hat 64 Zeichen von 0 bis 9 und a bis f. Kopier es ganz.
daily-bad-day = „{ $day }“ ist weder Tag noch Woche. Schreib 2026-11-17 für einen Tag, 2026-W47 für eine Woche.
daily-commitment = Das Siegel dieses Schlüssels für { $day } ist { $commitment }.
daily-kept = Der Schlüssel passt zum Siegel für { $day }: Der Server hatte sich vorher auf diese Karten festgelegt.
daily-broken = Der Schlüssel passt nicht: Für { $day } wäre sein Siegel { $commitment }.
daily-dealt = { $file }: Alle Karten wurden aus diesem Schlüssel gegeben.
daily-not-dealt = { $file }: Diese Karten wurden nicht aus diesem Schlüssel gegeben, oder nach anderen Regeln.
