/** Card backs, and the closed gate of a hidden goal. */
import { type Frame } from "./frame";
import { nugget } from "./nugget";
import { burst, cut, disc, flat, line, mirrored, moved } from "./paper";
import { palette } from "./palette";
import { tool } from "./tool";

/** The back of a role, gold or deck card, optionally with its group. */
export function back(kind: string, frame: Frame): string {
  if (kind === "role") return frame.ground("#231a2b") + frame.plate("none", "#8d6fb0") + frame.middle(shield());
  if (kind === "gold") {
    return (
      frame.ground("#2a1d0b") +
      frame.plate("none", palette.goldDark) +
      frame.middle(burst(10, 36, 24, "#5e3f10") + nugget(0, 0, 1.35))
    );
  }
  const group = /^I{1,3}$/.test(kind) ? frame.notches(kind) : "";
  return frame.ground("#2a1c12") + frame.plate("none", "#a8733a") + frame.middle(lamp()) + group;
}

/** A closed stone gate with light behind the slit. */
export const gate = (frame: Frame, rock: number): string =>
  frame.ground(`url(#rock-${rock})`) +
  frame.middle(
    cut("M-31 40V-16Q-31 -44 0 -44Q31 -44 31 -16V40Z", "#8f8379", 3.4) +
      cut("M-24 40V-15Q-24 -36 0 -36Q24 -36 24 -15V40Z", "#5d534c", 2.6) +
      flat("M-22 38V-15Q-22 -34 0 -34V38Z", "#6b6058") +
      line(
        "M-31 -4H-25M-29 -24L-23 -20M-16 -41L-12 -34M31 -4H25M29 -24L23 -20M16 -41L12 -34M-31 18H-25M31 18H25",
        palette.ink,
        1.8,
      ) +
      line("M0 -34V39", palette.ink, 6) +
      line("M0 -32V38", palette.gold, 3) +
      line("M0 -24V30", "#fff6d0", 1.2) +
      mirrored(
        disc(10, 4, 5, "none", 5.4) +
          `<circle cx="10" cy="4" r="5" fill="none" stroke="${palette.goldDark}" stroke-width="2.6"/>` +
          disc(10, -1.5, 2.2, palette.gold, 1.4),
      ),
  );

const shield = (): string =>
  cut("M0 -34Q26 -30 28 -26Q30 16 0 38Q-30 16 -28 -26Q-26 -30 0 -34Z", "#3a2a48", 3) +
  flat("M0 -34V38Q-30 16 -28 -26Q-26 -30 0 -34Z", "#5a4370") +
  line("M-7 -9Q-7 -18 1 -18Q9 -18 9 -10Q9 -4 1 -1V5M1 14V14.2", palette.bone, 5);

const lamp = (): string =>
  burst(16, 48, 30, "#3d2816") +
  moved(
    "rotate(45)",
    `<rect x="-29" y="-29" width="58" height="58" fill="#4a3019" stroke="${palette.ink}" stroke-width="2.4"/>` +
      '<rect x="-24" y="-24" width="48" height="48" fill="none" stroke="#a8733a" stroke-width="1.4"/>',
  ) +
  moved("translate(0 3) scale(.95)", tool("lantern"));
