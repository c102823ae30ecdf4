import { svelte } from "@sveltejs/vite-plugin-svelte";
import { marked } from "marked";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const server = process.env["SABOTEUR_SERVER"] ?? "http://127.0.0.1:8000";

/** Examples carry their codes behind the word maze: the page draws them, others see the drawing in letters. */
marked.use({
  renderer: {
    code({ text, lang }) {
      if (!lang?.startsWith("maze ")) return false;
      const codes = lang.slice(5).replaceAll("|", "&#124;").replaceAll('"', "");
      return `<figure data-maze="${codes}"><pre>${text.replaceAll("<", "&lt;")}</pre></figure>`;
    },
  },
});

/** What links within a file call a heading, as elsewhere where Markdown is shown. */
function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/<[^>]*>|&[^;]*;|[^\p{L}\p{N} -]/gu, "")
    .trim()
    .replaceAll(" ", "-");
}

/** The rules are written in Markdown; the page gets them as HTML, so that nothing has to be parsed there. */
function markdown(): Plugin {
  return {
    name: "markdown",
    transform(source, id) {
      if (!id.endsWith(".md")) return null;
      const html = marked
        .parse(source, { async: false })
        .replaceAll("<th></th>", "<td></td>")
        // The files' links to each other lead to the page's own screens.
        .replace(/href="(saboteur2?|duel|dark-cave)(?:\.de)?\.md"/g, 'href="/rules/$1"')
        .replace(/>saboteur(?:\.de)?\.md</g, ">Saboteur<")
        .replace(
          /<h([23])>(.*?)<\/h\1>/g,
          (_, level: string, text: string) => `<h${level} id="${anchor(text)}">${text}</h${level}>`,
        )
        // What can be scrolled sideways must be reachable by key.
        .replaceAll("<pre>", '<pre tabindex="0">')
        .replaceAll("<table>", '<table tabindex="0">');
      return { code: `export default ${JSON.stringify(html)};`, map: null };
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [markdown(), svelte()],
  resolve: {
    alias: { "@locales": `${root}src/saboteur/locales`, "@rules": `${root}docs/rules` },
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: `${root}src/saboteur/page`,
    emptyOutDir: true,
    // The server forbids data: addresses for everything but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // How long plugins take is no news for whoever starts the program.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { fs: { allow: [root] }, proxy: { "/api": server, "/me/": server, "/ws": { target: server, ws: true } } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
}));
