/** Draws what pictures made by the server are put together from: writes it as JSON. Run by tools/picture_kit.py. */
import { finish, withModule } from "./load.ts";

type Kit = typeof import("../src/art/kit.ts");

finish(JSON.stringify(await withModule<Kit, Record<string, string>>("/src/art/kit.ts", ({ kit }) => kit())));
