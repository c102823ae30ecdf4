/** Tells the service worker what belongs to this build: it is written last, with the names of all other files. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Its name stands still: browsers look there for the next version. */
export const WORKER = "sw.js";
/** Every browser that knows service workers knows woff2. */
const NEVER = /\.woff$/;

export function worker(): Plugin {
  let open = "";
  return {
    name: "worker",
    apply: "build",
    configResolved({ publicDir }) {
      open = publicDir;
    },
    generateBundle: {
      // After the document was written.
      order: "post",
      handler(_options, bundle) {
        const made = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !NEVER.test(name));
        const files = [...made, ...readdirSync(open)].map((name) => `/${name}`).sort();
        const digest = createHash("sha256").update(files.join());
        // The names of these do not tell what is in them.
        for (const name of readdirSync(open)) digest.update(readFileSync(join(open, name)));
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("The document must be written before the worker.");
        digest.update(page.source);
        const script = bundle[WORKER];
        if (script?.type !== "chunk" || script.imports.length) throw new Error(`${WORKER} must stand alone.`);
        digest.update(script.code);
        const build = JSON.stringify({ version: digest.digest("hex").slice(0, 16), files });
        script.code = `const BUILD=${build};${script.code}`;
      },
    },
  };
}
