import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const shell = join(import.meta.dirname, '../../src/shell');

/**
 * The folders of `src/shell` that have a layer of their own, lowest first: each may import itself and the folders above
 * it in this list. Every other folder has screens of a capability.
 */
const ownLayers: readonly (readonly string[] | 'screens')[] = [
  // State that the page started with: config, language, theme, variant.
  ['context'],
  // Which screen a path leads to, and who may open it.
  ['routes'],
  // The signed-in user; what happens after signing in and out.
  ['session'],
  // Sign-in names the documents, the welcome page contains the short form of sign-in, and partner pages use its
  // sections.
  ['legal'],
  ['auth'],
  ['landing'],
  'screens',
  ['navigation'],
  // The frame around every screen.
  ['layout'],
  // The screen of the path, within it.
  ['routing'],
  ['dev'],
  // The composition root, which only the roots of src import.
  ['boot'],
];

const screens = readdirSync(shell, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !ownLayers.flat().includes(entry.name))
  .map(({ name }) => name);

/** The layers with the folders of each: no folder imports another of its layer. */
export const shellLayers: readonly (readonly string[])[] = ownLayers.map((layer) =>
  layer === 'screens' ? screens : layer,
);
