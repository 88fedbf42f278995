import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildCommunity } from '../../src/config/pipeline';
import { brandFileNames } from '../../src/server/brand/address';
import { createBrandCache } from '../../src/server/brand/cache';
import { readFolder } from '../../src/server/modules/community/folders';
import { communityDomains } from '../support/communities';
import { root } from '../support/run';
import { variantLang } from '../support/variant';

const communitiesDir = resolve(root, process.env.COMMUNITIES_DIR ?? 'communities');
/** Under digests of what they are drawn from: our server and the next build take what is still right. */
const drawings = join(root, 'dist/brand');

/** Draws the icons and pictures of every community, for our server and beside the folders for any file server. */
export async function drawBrands(): Promise<void> {
  const cache = createBrandCache({ communitiesDir, folders: [drawings] });
  const defaults = readFolder(communitiesDir, 'default');
  const used = new Set<string>();
  for (const domain of communityDomains(communitiesDir)) {
    const folder = domain === 'default' ? defaults : readFolder(communitiesDir, domain);
    const { config } = buildCommunity({ folder, defaults, lang: variantLang() });
    const to = join(root, 'dist/client/community', domain, 'brand');
    mkdirSync(to, { recursive: true });
    for (const name of brandFileNames) {
      const content = await cache.get(config, name);
      if (content) writeFileSync(join(to, name), content);
      used.add(await cache.kept(config, name));
    }
  }
  for (const name of readdirSync(drawings)) if (!used.has(name)) rmSync(join(drawings, name));
}
