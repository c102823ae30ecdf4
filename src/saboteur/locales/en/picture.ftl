## Pictures to share and previews of links.

picture-gold = Gold!
picture-dark = Lights out.
picture-won = Decided!
picture-draw = A draw!
picture-alone = { $gold } gold
picture-line-won = { $count ->
        [one] { $names } wins the match.
       *[other] { $names } share the victory.
    }
picture-line-unnamed = { $count ->
        [one] One of { $players } wins the match.
       *[other] { $count } of { $players } share the victory.
    }
picture-line-draw = Everybody has the same amount.
picture-line-nobody = Nobody wins.
picture-line-alone = Brought out of the mountain alone.
picture-about = { $game }{ $players ->
        [one] {""}
       *[other] {" · "}{ $players } players
    }
picture-day = { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $day }
picture-somebody = a dwarf
picture-alt-player = { $name }: { $gold } gold
picture-alt = { $about }. { $title } { $line } The mine at the end, and everybody’s gold: { $everybody }.
picture-page = Unter Tage
picture-page-line = The Saboteur card games, with friends and bots.
picture-invitation = A table underground.
picture-seats = { $players ->
        [one] One seat
       *[other] { $players } seats
    }
preview-story = The story of the match: { $title }
preview-replay = Watch again: { $title }
picture-kind = The picture { $file } has to end in .svg or .png.
picture-no-png = Drawing a PNG needs the server’s packages: pip install "saboteur-game[server]". An SVG needs nothing more.
picture-not-written = The picture { $file } cannot be written: { $why }.
