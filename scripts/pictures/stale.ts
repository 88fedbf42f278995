import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { committed } from './paths';

/** Committed pictures that nothing shows any more: an issue, or removed where what is seen now is accepted. */
export function removeStale(seen: readonly string[], accept: boolean): string[] {
  const files = new Set(seen.map((name) => `${name}.webp`));
  const stale = readdirSync(committed).filter((file) => file.endsWith('.webp') && !files.has(file));
  if (!accept) return stale.map((file) => `${file}: no story shows it any more`);
  for (const file of stale) rmSync(join(committed, file));
  return [];
}
