import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from '../support/run';

const assets = join(root, 'dist/client/assets');

/** Writes `.br` and `.gz` beside the client's text files, so that no answer waits for a compressor. */
export function compressAssets(): void {
  for (const name of readdirSync(assets).filter((file) => /\.(js|css|svg)$/.test(file))) {
    const content = readFileSync(join(assets, name));
    writeFileSync(join(assets, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(assets, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}
