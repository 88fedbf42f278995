import { readFile, stat } from 'node:fs/promises';
import { realPathInside } from './realPath';

/** Larger files are not read whole, in bytes. */
export const largestAsset = 4 * 1024 * 1024;

const ofAssets = /^\/community\/([^/]+)\/(assets\/[^?#]+)$/;

/**
 * A file of a community's assets by its address, below `dir`; nothing outside the folder, links followed, also that of the
 * folder.
 */
export function assetFile(url: string, dir: string): string | undefined {
  const [, domain, path] = ofAssets.exec(url) ?? [];
  const folder = domain && realPathInside(dir, decodeURIComponent(domain));
  return (folder && path && realPathInside(folder, path)) || undefined;
}

/** The bytes of such a file. */
export async function assetBytes(url: string, dir: string): Promise<Buffer | undefined> {
  const file = assetFile(url, dir);
  try {
    return file && (await stat(file)).size <= largestAsset ? await readFile(file) : undefined;
  } catch {
    return undefined;
  }
}
