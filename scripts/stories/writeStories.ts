import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { buildCommunity } from '../../src/config/pipeline';
import type { ConfigFolder } from '../../src/config/types';
import { createBrandCache } from '../../src/server/brand/cache';
import { assetType } from '../../src/server/modules/community/files';
import { readFolder } from '../../src/server/modules/community/folders';
import { communityDomains } from '../support/communities';
import { root } from '../support/run';
import { variantLang } from '../support/variant';
import { calendarsOf } from './calendar';
import { drawnNames } from './drawn';
import { emailsOf } from './emails';
import { storyFile } from './storyFile';

const communities = join(root, 'communities');
const written = join(root, 'dist/stories');
const pictures = join(written, 'public/community');

/**
 * Does not touch an unchanged file, so that watchers stay idle. Any other is written to a temporary file and renamed,
 * so that readers never see a part.
 */
function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const before = existsSync(path) ? readFileSync(path) : undefined;
  if (before?.equals(Buffer.from(content))) return;
  const draft = join(root, `dist/.${randomUUID()}`);
  writeFileSync(draft, content);
  renameSync(draft, path);
}

/** Removes everything from a folder except `names`. */
function removeOthers(dir: string, names: readonly string[]): void {
  for (const name of readdirSync(dir)) {
    if (!names.includes(name)) rmSync(join(dir, name), { recursive: true, force: true });
  }
}

/** The assets of a folder that our server would serve: none that a link leads out of it. */
const assetsOf = ({ assets = [] }: ConfigFolder): string[] => assets.filter(assetType);

function removeOtherAssets(domain: string, assets: readonly string[]): void {
  const dir = join(pictures, domain, 'assets');
  if (!existsSync(dir)) return;
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = relative(join(pictures, domain), join(entry.parentPath, entry.name)).split(sep).join('/');
    if (!entry.isDirectory() && !assets.includes(path)) rmSync(join(pictures, domain, path));
  }
}

/** Stories, emails, assets and drawn images of each folder of communities/. Files of a removed folder are removed, too. */
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
    for (const asset of assetsOf(folder)) {
      write(join(pictures, domain, asset), readFileSync(join(communities, domain, asset)));
    }
    removeOtherAssets(domain, assetsOf(folder));
    const sent = { emails: await emailsOf(config), calendars: calendarsOf(config) };
    write(join(written, `${domain}.sent.json`), JSON.stringify(sent));
    write(join(written, `${domain}.stories.tsx`), storyFile(config));
  }
  const files = domains.flatMap((domain) => [`${domain}.sent.json`, `${domain}.stories.tsx`]);
  removeOthers(written, ['public', ...files]);
  removeOthers(pictures, domains);
}
