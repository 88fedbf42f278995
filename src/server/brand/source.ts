import { readFile, stat } from 'node:fs/promises';
import { realPathInside } from '../realPath';

/** Larger pictures are not drawn into others, in bytes. */
const largest = 4 * 1024 * 1024;

const ofAssets = /^\/community\/([^/]+)\/(assets\/[^?#]+)$/;
const ofData = /^data:image\/[a-z+]+;base64,(.+)$/;

/** The bytes of a file of a community's assets; nothing outside the folder, links followed, also that of the folder. */
async function asset(dir: string, domain: string, path: string): Promise<Buffer | undefined> {
  const folder = realPathInside(dir, domain);
  const file = folder && realPathInside(folder, path);
  try {
    return file && (await stat(file)).size <= largest ? await readFile(file) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The bytes of a brand's picture, where it is ours: an asset below `dir` or written into the config. A picture of
 * another site is not fetched, and one that is not there is none.
 */
export async function pictureBytes(url: string, dir: string): Promise<Buffer | undefined> {
  const [, domain, path] = ofAssets.exec(url) ?? [];
  if (domain && path) return asset(dir, decodeURIComponent(domain), path);
  const data = ofData.exec(url)?.[1];
  return data ? Buffer.from(data, 'base64') : undefined;
}
