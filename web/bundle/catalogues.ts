/** The texts of each language, packed into as few files as screens ask for: `virtual:catalogues` loads them. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:catalogues";
/** Catalogues with a file of their own; all others travel together as `rest`. */
const APART: Record<string, string> = { page_home: "first", lessons: "lessons" };
/** What only other programs say. */
const ELSEWHERE = ["app", "arena", "calls", "daily", "picture", "serve", "story", "terminal"];

const partOf = (name: string): string => APART[name] ?? "rest";

/** The catalogues of a language that make up a part, in a fixed order. */
function files(locales: string, language: string, part: string): string[] {
  return readdirSync(join(locales, language))
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => basename(file, ".ftl"))
    .filter((name) => !ELSEWHERE.includes(name) && partOf(name) === part)
    .sort()
    .map((name) => join(locales, language, `${name}.ftl`));
}

/** A catalogue without what it says to those who write it. */
const spoken = (catalogue: string): string => catalogue.replace(/^#.*\n/gm, "");

/** What a bundle is called that holds this part, such as `words-de-first`; null for anything else. */
export function bundleOf(id: string): string | null {
  return id.startsWith(`\0${MODULE}/`) ? `words-${id.slice(MODULE.length + 2).replace("/", "-")}` : null;
}

export function catalogues(locales: string): Plugin {
  const parts = ["rest", ...new Set(Object.values(APART))];
  return {
    name: "catalogues",
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null;
      const [, language = "", part = ""] = id.split("/");
      if (part) {
        const found = files(locales, language, part);
        for (const file of found) this.addWatchFile(file);
        return `export default ${JSON.stringify(found.map((file) => spoken(readFileSync(file, "utf-8"))).join("\n"))};`;
      }
      const loaders = (name: string): string =>
        parts.map((one) => `${one}: () => import("${MODULE}/${name}/${one}")`).join(", ");
      const languages = readdirSync(locales, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && /^\w\w$/.test(entry.name))
        .map(({ name }) => `${name}: { ${loaders(name)} }`);
      return `export default { ${languages.sort().join(", ")} };`;
    },
  };
}
