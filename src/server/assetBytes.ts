import { readFile, stat } from 'node:fs/promises';
import { realPathInside } from './realPath';

/** Larger files are not read whole, in bytes. */
const largest = 4 * 1024 * 1024;

const ofAssets = /^\/community\/([^/]+)\/(assets\/[^?#]+)$/;

/**
 * The bytes of a file of a community's assets by its address, below `dir`; nothing outside the folder, links followed, also
 * that of the folder.
 */
export async function assetBytes(url: string, dir: string): Promise<Buffer | undefined> {
  const [, domain, path] = ofAssets.exec(url) ?? [];
  const folder = domain && realPathInside(dir, decodeURIComponent(domain));
  const file = folder && path && realPathInside(folder, path);
  try {
    return file && (await stat(file)).size <= largest ? await readFile(file) : undefined;
  } catch {
    return undefined;
  }
}
