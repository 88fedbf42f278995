import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Where `path` really lies, if that is below `folder`, links of either followed; undefined where it leads out of it or is
 * not there. Whatever is read, served or copied of a community's folder is asked for here first.
 */
export function realPathInside(folder: string, path: string): string | undefined {
  try {
    const real = realpathSync.native(join(folder, path));
    return real.startsWith(realpathSync.native(folder) + sep) ? real : undefined;
  } catch {
    return undefined;
  }
}
