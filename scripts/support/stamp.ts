import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtDir } from './dist';
import { root } from './run';
import { variantFile } from './variant';

const stampFile = join(root, 'dist/.stamp');

/** The inputs of a build. Communities' folders are not among them, because they are read at run time. */
const inputs = [
  'src',
  'schemas',
  'scripts',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
];

function* files(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

/** A digest of the build's inputs and of the variant built. */
export function currentStamp(): string {
  const hash = createHash('sha256').update(variantFile());
  for (const input of inputs) {
    for (const file of files(join(root, input)))
      hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * `start`: without compressed files and pictures of brands, which the server makes when they are asked for. `whole`: with
 * them, as a file server needs it.
 */
type Extent = 'start' | 'whole';

/** Whether `dist/` is up to date, and has at least this much. A copy counts as up to date. */
export function isBuilt(extent: Extent = 'whole'): boolean {
  if (builtDir() !== join(root, 'dist')) return true;
  try {
    const [stamp, built] = readFileSync(stampFile, 'utf8').split(' ');
    return (built === 'whole' || built === extent) && stamp === currentStamp();
  } catch {
    return false;
  }
}

/** Stores the inputs of the build that has just ended. */
export function writeStamp(stamp: string, extent: Extent): void {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, `${stamp} ${extent}`);
}
