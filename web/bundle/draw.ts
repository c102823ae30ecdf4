/** Draws examples of the rules: reads `[kind, codes]` pairs as JSON, writes their SVG. Run by tools/docs_site.py. */
import { text } from "node:stream/consumers";
import { finish, withModule } from "./load.ts";

type Drawing = typeof import("../src/rules/drawing.ts");

const wished = JSON.parse(await text(process.stdin)) as [kind: string, codes: string][];
const drawn = await withModule<Drawing, string[]>("/src/rules/drawing.ts", ({ drawing }) =>
  wished.map(([kind, codes]) => drawing(kind, codes)),
);
finish(JSON.stringify(drawn));
