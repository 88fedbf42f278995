import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { root } from '../support/run';

const assets = join(root, 'dist/client/assets');

/** Writes `.br` and `.gz` beside the client's text files, so that no answer waits for a compressor. */
export async function compressAssets(): Promise<void> {
  const names = readdirSync(assets).filter((file) => /\.(js|css|svg)$/.test(file));
  await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(assets, name));
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content),
        promisify(gzip)(content, { level: 9 }),
      ]);
      await Promise.all([
        writeFile(join(assets, `${name}.br`), br),
        writeFile(join(assets, `${name}.gz`), gz),
      ]);
    }),
  );
}
