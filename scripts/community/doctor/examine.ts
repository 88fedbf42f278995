import { join } from 'node:path';
import { checkFolders } from '../../../src/config/check';
import type { CrossCheck } from '../../../src/config/crossCheck/context';
import type { CommunityConfig, ConfigError } from '../../../src/config/types';
import { documentsDir } from '../../../src/server/documentsDir';
import type { Env } from '../../../src/server/env';
import { unreadableDocuments } from '../../../src/server/modules/consent/readable';
import { readVariant } from '../../../src/server/variant';
import { readCommunities } from '../folders';
import { fixFolder } from '../fix/fixFolder';
import { progress } from '../progress';
import { checkAssetFiles, checkUnusedAssets } from './assets';

export interface Examined {
  readonly folders: number;
  readonly issues: readonly ConfigError[];
}

/** Legal documents that a server over this directory could not show. */
function unreadableIn(communitiesDir: string) {
  const variant = readVariant({ VARIANT: (process.env.VARIANT ?? 'jo') as Env['VARIANT'] }, undefined);
  const dirs = { documentsDir: documentsDir(undefined), communitiesDir };
  return (config: CommunityConfig) => unreadableDocuments(config, variant, dirs);
}

/**
 * All issues of the folders of a directory: those of the server's checks, those of files on the disk, and those of the
 * caller's rules.
 */
export function examine(dir: string, domains: readonly string[], also: readonly CrossCheck[] = []): Examined {
  const { folders, defaults, shown } = readCommunities(dir);
  const bar = progress(process.stderr, 'checked', folders.length);
  const tick: CrossCheck = () => (bar.step(), []);
  // All folders are looked at even when some are named: a claim on a domain is a matter between two.
  const isNamed: (rule: CrossCheck) => CrossCheck = (rule) => (context) =>
    domains.length === 0 || domains.includes(context.checked.folder.domain) ? rule(context) : [];
  const more = [checkAssetFiles(dir), checkUnusedAssets(dir), ...also].map(isNamed);
  const all = checkFolders(folders, defaults, { also: [tick, ...more], unreadable: unreadableIn(dir) });
  bar.end();
  const issues =
    domains.length > 0 ? all.filter(({ file }) => domains.some((of) => file.startsWith(shown(of)))) : all;
  return { folders: domains.length || folders.length, issues };
}

/** Fixes can reveal further issues; more rounds than this would be an endless loop. */
const mostRounds = 10;

/** Checks, fixes issues with one right fix, and checks again until nothing is left to fix. */
export function fixAll(
  dir: string,
  domains: readonly string[],
  also: readonly CrossCheck[] = [],
): Examined & { fixed: ConfigError[] } {
  const fixed: ConfigError[] = [];
  for (let round = 1; ; round++) {
    const examined = examine(dir, domains, also);
    const now = round > mostRounds ? [] : fixEach(dir, examined.issues);
    if (now.length === 0) return { ...examined, fixed };
    fixed.push(...now);
  }
}

function fixEach(dir: string, issues: readonly ConfigError[]): ConfigError[] {
  const { folders, shown } = readCommunities(dir);
  return folders.flatMap(({ domain }) => {
    const prefix = shown(domain);
    const own = issues.filter(({ file }) => file.startsWith(prefix));
    return fixFolder(join(dir, domain), own, (file) => file.slice(prefix.length));
  });
}
