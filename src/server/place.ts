import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Where `path` really lies, if that is below `folder`, links of either followed; undefined where it leads out of it or is
 * not there. Whatever is read, served or copied of a community's folder is asked for here first.
 */
export function placeInside(folder: string, path: string): string | undefined {
  try {
    const place = realpathSync.native(join(folder, path));
    return place.startsWith(realpathSync.native(folder) + sep) ? place : undefined;
  } catch {
    return undefined;
  }
}
