/** Writes the page's files compressed beside the plain ones, so that the server only has to choose. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Fonts and pictures of pixels are compressed already. */
const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;

export function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    async writeBundle({ dir }) {
      if (!dir) return;
      const names = await readdir(dir, { recursive: true });
      await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => pack(join(dir, name))));
    },
  };
}

async function pack(path: string): Promise<void> {
  const plain = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const packed = await Promise.all([
    promisify(brotliCompress)(plain, { params }).then((bytes) => [".br", bytes] as const),
    promisify(gzip)(plain, { level: 9 }).then((bytes) => [".gz", bytes] as const),
  ]);
  for (const [suffix, bytes] of packed) if (bytes.length < plain.length) await writeFile(path + suffix, bytes);
}
