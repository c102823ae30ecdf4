/** How the games are presented. */

export interface Portrait {
  /** The part of the mountain in its picture: cards by cell. */
  mine: string;
  /** The cards in front. */
  fan: string[];
  /** The colour of its air. */
  air: string;
  minutes: string;
}

const PORTRAITS: Record<string, Portrait> = {
  saboteur: {
    mine: "0,0=ES 1,0=EW:dwarf-0 2,0=ESW 3,0=EW 4,0=EW 0,1=NE 1,1=ESW:dwarf-3 2,1=NEW 3,1=E|W 4,1=EW",
    fan: ["goal/gold", "role/saboteur"],
    air: "#7a3f1d",
    minutes: "30",
  },
  saboteur2: {
    mine: "0,0=ES:crystal 1,0=ESW:dwarf-1 2,0=EW 3,0=EW:crystal 4,0=EW 0,1=NES 1,1=NW:crystal 2,1=E|W 3,1=EW 4,1=EW",
    fan: ["role/geologist", "theft"],
    air: "#3c2a63",
    minutes: "45",
  },
  duel: {
    mine: "0,0=NS 1,0=E 2,0=EW 3,0=EW:gold1 4,0=EW 0,1=NES:dwarf-2 1,1=ESW:gold2 2,1=EW 3,1=EW 4,1=EW",
    fan: ["NESW:troll@W", "EW:door-blue@E"],
    air: "#1d4a6b",
    minutes: "30",
  },
  solo: {
    mine: "0,0=EW 1,0=ESW:dwarf-5 2,0=SW 3,0=ES 4,0=EW 0,1=EW 1,1=NW 2,1=NES:gold1 3,1=NW 4,1=EW",
    fan: ["EW:gold3"],
    air: "#6b5a1d",
    minutes: "20",
  },
  "dark-cave": {
    mine: "0,0=EW:hole 1,0=SW 2,0=ES 3,0=EW 4,0=EW 0,1=ES 1,1=NEW:dwarf-4 2,1=NW 3,1=EW 4,1=EW",
    fan: ["III.rat", "II.lindworm"],
    air: "#12463f",
    minutes: "45",
  },
};

const PLAIN: Portrait = {
  mine: "0,0=EW 1,0=ESW 2,0=EW 3,0=SW 4,0=ES 0,1=ES 1,1=NEW:dwarf-1 2,1=EW 3,1=NEW 4,1=NW",
  fan: ["goal/?"],
  air: "#4a3a2a",
  minutes: "30",
};

/** The portrait of a game; a plain one if nobody has drawn it yet. */
export function portraitOf(game: string): Portrait {
  return PORTRAITS[game] ?? PLAIN;
}

/** The rules in which a game is told: those of the game for one are part of the Duel's. */
export function bookOf(game: string): string {
  return game === "solo" ? "duel" : game;
}

/** How many sit down if nobody says otherwise. */
export function usual(game: { least: number; most: number }): number {
  return Math.min(Math.max(game.least, 4), game.most);
}
