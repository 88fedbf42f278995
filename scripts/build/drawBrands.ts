import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCommunity } from '../../src/config/pipeline';
import { brandFileNames } from '../../src/server/brand/address';
import { createBrandCache } from '../../src/server/brand/cache';
import { readFolder } from '../../src/server/modules/community/folders';
import { communityDomains } from '../support/communities';
import { variantLang } from '../support/variant';

/** As many as the start prints: drawing takes a third of a second each, and the server draws others on request. */
export const mostDrawn = 20;

interface Drawing {
  /** The folders of the communities. */
  from: string;
  /** The folder for file servers, under `/community`. */
  to: string;
  /** Named by digests of their input, so that the server and the next build reuse what is still valid. */
  drawings: string;
  /** Maximum number of communities. The server draws those of the others on request. */
  most: number;
}

/** Draws the icons and pictures of communities, for our server and beside the folders for any file server. */
export async function drawBrands({ from, to, drawings, most }: Drawing): Promise<void> {
  const cache = createBrandCache({ communitiesDir: from, folders: [drawings] });
  const defaults = readFolder(from, 'default');
  const used = new Set<string>();
  const domains = communityDomains(from).sort((a, b) => Number(b === 'default') - Number(a === 'default'));
  for (const domain of domains.slice(0, most)) {
    const folder = domain === 'default' ? defaults : readFolder(from, domain);
    const { config } = buildCommunity({ folder, defaults, lang: variantLang() });
    const target = join(to, domain, 'brand');
    mkdirSync(target, { recursive: true });
    for (const name of brandFileNames) {
      const content = await cache.get(config, name);
      if (content) writeFileSync(join(target, name), content);
      used.add(await cache.fileOf(config, name));
    }
  }
  mkdirSync(drawings, { recursive: true });
  for (const name of readdirSync(drawings)) if (!used.has(name)) rmSync(join(drawings, name));
}
