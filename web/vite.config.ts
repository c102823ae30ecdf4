import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { bundleOf, catalogues } from "./bundle/catalogues.ts";
import { compress } from "./bundle/compress.ts";
import { worker, WORKER } from "./bundle/worker.ts";
import { guide, reference } from "./src/rules/markdown.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const server = process.env["SABOTEUR_SERVER"] ?? "http://127.0.0.1:8000";

/** The rules as HTML: guides lie in a folder of their own. */
function markdown(): Plugin {
  return {
    name: "markdown",
    transform(source, id) {
      if (!id.endsWith(".md")) return null;
      const html = id.includes("/guide/") ? guide(source) : reference(source);
      return { code: `export default ${JSON.stringify(html)};`, map: null };
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [markdown(), catalogues(`${root}src/saboteur/locales`), svelte(), worker(), compress()],
  resolve: {
    alias: { "@rules": `${root}docs/rules` },
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
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: "index.html", worker: "src/app/worker.ts" },
      output: {
        codeSplitting: { groups: [{ name: bundleOf }] },
        entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { fs: { allow: [root] }, proxy: { "/api": server, "/me/": server, "/ws": { target: server, ws: true } } },
  // Threads of virtual machines share what a document needs: half the time of a document made anew for each file.
  // On a busy machine a test of a second takes long.
  test: { environment: "happy-dom", pool: "vmThreads", include: ["src/**/*.test.ts"], testTimeout: 60_000 },
}));
