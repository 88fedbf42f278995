import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildCommunity } from '../../src/config/pipeline';
import { createBrandCache } from '../../src/server/brand/cache';
import { readFolder } from '../../src/server/modules/community/folders';
import { communityDomains } from '../support/communities';
import { root } from '../support/run';
import { variantLang } from '../support/variant';
import { drawnNames } from './drawn';
import { lettersOf } from './letters';
import { storyFile } from './storyFile';

const communities = join(root, 'communities');
const written = join(root, 'dist/stories');

/** A file that says what it said before is left alone: whoever watches it has nothing to do. */
function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const before = readdirSync(dirname(path)).includes(path.slice(dirname(path).length + 1))
    ? readFileSync(path)
    : undefined;
  if (!before?.equals(Buffer.from(content))) writeFileSync(path, content);
}

/** Stories, letters and drawn pictures of each folder of communities/; what is of a folder that went goes too. */
export async function writeStories(): Promise<void> {
  mkdirSync(written, { recursive: true });
  const cache = createBrandCache({ communitiesDir: communities, folders: [join(root, 'dist/brand')] });
  const defaults = readFolder(communities, 'default');
  const domains = communityDomains(communities);
  for (const domain of domains) {
    const folder = domain === 'default' ? defaults : readFolder(communities, domain);
    const { config } = buildCommunity({ folder, defaults, lang: variantLang() });
    for (const name of drawnNames(config)) {
      const picture = await cache.get(config, name);
      if (picture) write(join(written, 'public/community', domain, 'brand', name), picture);
    }
    write(join(written, `${domain}.letters.json`), JSON.stringify(await lettersOf(config)));
    write(join(written, `${domain}.stories.tsx`), storyFile(config));
  }
  const kept = new Set(domains.flatMap((domain) => [`${domain}.letters.json`, `${domain}.stories.tsx`]));
  for (const name of readdirSync(written)) {
    if (name !== 'public' && !kept.has(name)) rmSync(join(written, name), { recursive: true });
  }
}
