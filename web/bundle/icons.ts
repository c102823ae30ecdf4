/** Draws the app's icons: writes their SVG by name as JSON. Run by tools/app_icons.py. */
import { finish, withModule } from "./load.ts";

type Icons = typeof import("../src/app/icons.ts");

finish(JSON.stringify(await withModule<Icons, Record<string, string>>("/src/app/icons.ts", ({ icons }) => icons())));
