import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const shell = join(import.meta.dirname, '../../src/shell');

/**
 * The folders of `src/shell` that have a layer of their own, from the ground up: each imports itself and what stands above
 * it in this list, so that no arrow leads up. Every other folder has screens of a capability.
 */
const ownLayers: readonly (readonly string[] | 'screens')[] = [
  // What the page started with: config, language, theme, variant.
  ['context'],
  // Which screen a path is, and who reaches it.
  ['routes'],
  // Who is here; what happens after signing in and out.
  ['session'],
  // Signing in names the documents, the welcome page holds the short form of signing in, partner pages are made of its sections.
  ['legal'],
  ['auth'],
  ['landing'],
  'screens',
  ['navigation'],
  // What stands around every screen.
  ['layout'],
  // The screen of the path, within it.
  ['routing'],
  ['dev'],
  // The composition root: nobody imports it but the roots of src.
  ['boot'],
];

const screens = readdirSync(shell, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !ownLayers.flat().includes(entry.name))
  .map(({ name }) => name);

/** The layers with the folders of each: no folder imports another of its layer. */
export const shellLayers: readonly (readonly string[])[] = ownLayers.map((layer) =>
  layer === 'screens' ? screens : layer,
);
