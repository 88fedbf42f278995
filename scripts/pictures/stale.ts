import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { committed } from './paths';

/** Snapshots without a story: an issue, or removed with `accept`. */
export function removeStale(seen: readonly string[], accept: boolean): string[] {
  const files = new Set(seen.map((name) => `${name}.webp`));
  const stale = readdirSync(committed).filter((file) => file.endsWith('.webp') && !files.has(file));
  if (!accept) return stale.map((file) => `${file}: no story shows it any more`);
  for (const file of stale) rmSync(join(committed, file));
  return [];
}
