/** How long a step of a replay is shown, in milliseconds. */
export const SPEEDS = { slow: 2200, usual: 1100, fast: 450 };
