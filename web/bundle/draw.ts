/** Draws examples of the rules: reads `[kind, codes]` pairs as JSON, writes their SVG. Run by tools/docs_site.py. */
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

type Drawing = typeof import("../src/rules/drawing.ts");

// The drawings share modules with the page, which looks up its language there.
Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => undefined } });

const root = fileURLToPath(new URL("..", import.meta.url));
const server = await createServer({
  root,
  configFile: `${root}vite.config.ts`,
  server: { middlewareMode: true, hmr: false, watch: null },
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true, include: [] },
});
const { drawing } = (await server.ssrLoadModule("/src/rules/drawing.ts")) as Drawing;
const wished = JSON.parse(await text(process.stdin)) as [kind: string, codes: string][];
const drawn = JSON.stringify(wished.map(([kind, codes]) => drawing(kind, codes)));
await server.close();
// What is left of the server must not keep this waiting, but all has to be written first.
process.stdout.write(drawn, () => process.exit(0));
