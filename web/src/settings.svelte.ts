/** The settings of this device, kept in the browser. */

/** `auto` follows the system. */
export type Theme = "auto" | "dark" | "light" | "contrast";

export interface Chosen {
  theme: Theme;
  /** Whether things move; the system's preference for reduced motion always counts. */
  motion: boolean;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether a move has to be confirmed by a second tap. */
  confirm: boolean;
  /** Whether the role is covered until it is touched. */
  hideRole: boolean;
  /** The board's direction: as the screen has room, across, or down. */
  board: "auto" | "across" | "down";
  /** Whether the system may notify the player on their turn. */
  notify: boolean;
  /** Whether a first match comes with advice. */
  advice: boolean;
  /** Whether the phone vibrates for its owner. */
  buzz: boolean;
  /** Whether a touch opens the curtain instead of holding. */
  tapCurtain: boolean;
  /** Whether the mine is faintly heard. */
  bed: boolean;
}

const DEFAULTS: Chosen = {
  theme: "auto",
  motion: true,
  sound: false,
  volume: 0.6,
  confirm: true,
  hideRole: false,
  board: "auto",
  notify: false,
  advice: true,
  buzz: true,
  tapCurtain: false,
  bed: false,
};
const KEY = "settings";

function kept(): Chosen {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...DEFAULTS, ...(typeof found === "object" ? found : {}) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Chosen = $state(kept());

export function choose<Name extends keyof Chosen>(name: Name, value: Chosen[Name]): void {
  settings[name] = value;
  localStorage.setItem(KEY, JSON.stringify(settings));
}

/** The theme to show, given whether the system prefers light. */
export const themeFor = (theme: Theme, light: boolean): Exclude<Theme, "auto"> =>
  theme === "auto" ? (light ? "light" : "dark") : theme;

/** Whether things may move now. */
export function moving(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
