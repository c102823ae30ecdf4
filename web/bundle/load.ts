/** Loads a module of the page into Node, for programs that only want its drawings. */
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

// The drawings share modules with the page, which looks up its language there.
Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => undefined } });

/** What the work makes of the module at this path below `web/`. */
export async function withModule<Module, Made>(path: string, work: (module: Module) => Made): Promise<Made> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const server = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    server: { middlewareMode: true, hmr: false, watch: null },
    appType: "custom",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const made = work((await server.ssrLoadModule(path)) as Module);
  await server.close();
  return made;
}

/** Write a text and end: what is left of Vite must not keep this waiting, but all has to be written first. */
export function finish(text: string): void {
  process.stdout.write(text, () => process.exit(0));
}
