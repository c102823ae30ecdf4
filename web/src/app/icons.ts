/** The app's icons: a lantern in the mine, drawn like everything else. */
import { flat, line, moved, rod } from "../art/paper";
import { palette } from "../art/palette";
import { tool } from "../art/tool";

const SIZE = 100;

function picture(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${body}</svg>\n`;
}

/** The dark rock with a lamp's halo in it. */
function ground(radius: number): string {
  const halo = `<radialGradient id="h"><stop offset="0" stop-color="${palette.lit.floor}"/><stop offset=".55" stop-color="${palette.lit.wall}"/><stop offset="1" stop-color="#2a190c"/></radialGradient>`;
  return `<defs>${halo}</defs><rect width="${SIZE}" height="${SIZE}" rx="${radius}" fill="url(#h)"/>`;
}

/** A frame of planks on the tip, and the lantern that hangs in it. */
function lamp(scale: number): string {
  const planks = rod("M0 -44L44 0 0 44 -44 0Z", palette.wood, 3);
  return moved(`translate(50 50) scale(${scale})`, planks + moved("translate(0 5) scale(1.32)", tool("lantern")));
}

/** One colour only: the system fills it in the status bar. */
function badge(): string {
  const white = "#fff";
  const lantern =
    line("M-8 -20Q-8 -29 0 -29Q8 -29 8 -20", white, 4) +
    flat("M-13 -13L-7 -21H7L13 -13Z", white) +
    flat("M-12 -10H12L14.5 12H-14.5ZM0 -7Q-7 3 -5 8Q-3 11 0 11Q3 11 5 8Q7 3 0 -7Z", white) +
    flat("M-17 15H17V21H-17Z", white);
  return moved("translate(50 56) scale(1.7)", lantern);
}

/** Each icon's SVG by name. A `maskable` one may be cut to any shape that holds its inner 80 %. */
export const icons = (): Record<string, string> => ({
  icon: picture(ground(22) + lamp(0.98)),
  maskable: picture(ground(0) + lamp(0.78)),
  badge: picture(badge().replaceAll("<path", '<path fill-rule="evenodd"')),
});
