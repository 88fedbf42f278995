// npm run portraits: draws the portraits of the demo members named in portraits/looks.tsv into
// src/server/seed/portraits. They are committed, because drawing them at the start would take longer than everything
// else.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPortrait } from './portraits/draw';
import { readLook } from './portraits/look';
import { root } from './support/run';

/** Edges in px, and how much is kept of the picture: one for lists, one for all that is larger. */
const sizes = [
  { edge: 108, quality: 70 },
  { edge: 320, quality: 50 },
] as const;

const to = join(root, 'src/server/seed/portraits');
rmSync(to, { recursive: true, force: true });
mkdirSync(to);
let bytes = 0;
const looks = readFileSync(join(root, 'scripts/portraits/looks.tsv'), 'utf8').trim().split('\n');
for (const line of looks) {
  const [name = '', look = ''] = line.split('\t');
  const svg = Buffer.from(drawPortrait(name, readLook(look)));
  for (const { edge, quality } of sizes) {
    const drawn = await sharp(svg).resize(edge, edge).webp({ quality, effort: 6 }).toBuffer();
    writeFileSync(join(to, `${name}-${edge}.webp`), drawn);
    bytes += drawn.length;
  }
}
console.log(`${looks.length} portraits, ${(bytes / 1000).toFixed(0)} kB`);
