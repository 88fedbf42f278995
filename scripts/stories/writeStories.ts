import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildCommunity } from '../../src/config/pipeline';
import { createBrandCache } from '../../src/server/brand/cache';
import { readFolder } from '../../src/server/modules/community/folders';
import { communityDomains } from '../support/communities';
import { root } from '../support/run';
import { variantLang } from '../support/variant';
import { calendarsOf } from './calendar';
import { drawnNames } from './drawn';
import { lettersOf } from './letters';
import { storyFile } from './storyFile';

const communities = join(root, 'communities');
const written = join(root, 'dist/stories');
const pictures = join(written, 'public/community');

/** A file that says what it said before is left alone: whoever watches it has nothing to do. */
function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const before = existsSync(path) ? readFileSync(path) : undefined;
  if (!before?.equals(Buffer.from(content))) writeFileSync(path, content);
}

/** Leaves nothing in a folder but what is named. */
function keepOnly(dir: string, names: readonly string[]): void {
  for (const name of readdirSync(dir)) {
    if (!names.includes(name)) rmSync(join(dir, name), { recursive: true });
  }
}

/** Stories, what is sent, and drawn pictures of each folder of communities/; what is of a folder that went goes too. */
export async function writeStories(): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  const cache = createBrandCache({ communitiesDir: communities, folders: [join(root, 'dist/brand')] });
  const defaults = readFolder(communities, 'default');
  const domains = communityDomains(communities);
  for (const domain of domains) {
    const folder = domain === 'default' ? defaults : readFolder(communities, domain);
    const { config } = buildCommunity({ folder, defaults, lang: variantLang() });
    for (const name of drawnNames(config)) {
      const picture = await cache.get(config, name);
      if (picture) write(join(pictures, domain, 'brand', name), picture);
    }
    const sent = { letters: await lettersOf(config), calendars: calendarsOf(config) };
    write(join(written, `${domain}.sent.json`), JSON.stringify(sent));
    write(join(written, `${domain}.stories.tsx`), storyFile(config));
  }
  const files = domains.flatMap((domain) => [`${domain}.sent.json`, `${domain}.stories.tsx`]);
  keepOnly(written, ['public', ...files]);
  keepOnly(pictures, domains);
}
