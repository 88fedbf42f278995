import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * The real path of `path` if it is below `folder`, with the links of both resolved. Undefined if it leads out of the
 * folder or does not exist. All code that reads, serves or copies files of a community's folder checks them here first.
 */
export function realPathInside(folder: string, path: string): string | undefined {
  try {
    const real = realpathSync.native(join(folder, path));
    return real.startsWith(realpathSync.native(folder) + sep) ? real : undefined;
  } catch {
    return undefined;
  }
}
