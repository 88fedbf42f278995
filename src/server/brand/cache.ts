import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommunityConfig } from '../../config/types';
import { brandVersion, type BrandFileName } from './address';
import { brandFiles } from './files';
import { pictureBytes } from './source';

interface BrandCache {
  /** A file of a community's brand. Undefined if there is nothing to draw it from. */
  get(config: CommunityConfig, name: BrandFileName): Promise<Buffer | undefined>;
  /** The file it is cached in. */
  fileOf(config: CommunityConfig, name: BrandFileName): Promise<string>;
}

interface BrandCacheOptions {
  /** The folders of the communities. */
  communitiesDir: string;
  /** Folders to look for files. New files are written to the last one. */
  folders: readonly string[];
}

async function firstOf(folders: readonly string[], name: string): Promise<Buffer | undefined> {
  for (const folder of folders) {
    const file = await readFile(join(folder, name)).catch(() => undefined);
    if (file) return file;
  }
  return undefined;
}

/** Writes to a temporary file and renames it, so that nobody reads an incomplete file. */
async function write(folder: string | undefined, name: string, content: Buffer): Promise<void> {
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${randomUUID()}`);
  await writeFile(draft, content);
  await rename(draft, join(folder, name));
}

/**
 * The files of brands, drawn once: they are cached under a digest of all they are drawn from, the brand's own pictures
 * included, so that nothing in here is ever out of date.
 */
export function createBrandCache({ communitiesDir, folders }: BrandCacheOptions): BrandCache {
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  async function fileOf(config: CommunityConfig, name: BrandFileName): Promise<string> {
    const hash = createHash('sha256').update(brandVersion(config));
    for (const url of [config.brand.logoUrl, config.brand.faviconUrl]) {
      hash.update((await pictureBytes(url, communitiesDir)) ?? url);
    }
    return `${hash.digest('hex').slice(0, 24)}-${name}`;
  }

  async function make(config: CommunityConfig, name: BrandFileName): Promise<Buffer | undefined> {
    const file = await fileOf(config, name);
    const known = await firstOf(folders, file);
    if (known) return known;
    const drawn = await brandFiles[name].make({ config, dir: communitiesDir });
    if (drawn) await write(folders.at(-1), file, drawn);
    return drawn;
  }

  return {
    fileOf,
    get(config, name) {
      const key = `${brandVersion(config)} ${name}`;
      const known = underWay.get(key);
      if (known) return known;
      const made = make(config, name).finally(() => underWay.delete(key));
      underWay.set(key, made);
      return made;
    },
  };
}
