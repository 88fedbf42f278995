import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { nearest } from '../../src/config/validate/nearest';
import type { ConfigFolder } from '../../src/config/types';
import { folderNames, readFolder, readFolders } from '../../src/server/modules/community/folders';
import { UsageError } from '../support/verb';

const root = join(import.meta.dirname, '../..');

/** The default folder of communities. */
export const defaultDir = (): string => process.env.COMMUNITIES_DIR ?? join(root, 'communities');

interface Communities {
  folders: ConfigFolder[];
  /** The fallback of folders if there is no folder `default` beside them. */
  defaults: ConfigFolder;
  /** Beginning of the paths of a domain's files, as issues name them. */
  shown: (domain: string) => string;
}

/** Every folder of a directory, with paths as seen from where the command was called. */
export function readCommunities(dir: string): Communities {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`${dir} is not a directory`);
  const shownDir = relative(process.cwd(), dir) || '.';
  const folders = readFolders(dir, shownDir);
  const defaults =
    folders.find(({ domain }) => domain === 'default') ?? readFolder(join(root, 'communities'), 'default');
  return { folders, defaults, shown: (domain) => join(shownDir, domain, '/') };
}

/** The named domains, each of which must be a folder of the directory. */
export function named(dir: string, domains: readonly string[]): readonly string[] {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`${dir} is not a directory`);
  const known = folderNames(dir);
  for (const domain of domains) {
    if (known.includes(domain)) continue;
    const meant = nearest(domain, known);
    throw new UsageError(`${dir} has no folder ${domain}${meant ? `; did you mean ${meant}?` : ''}`);
  }
  return domains;
}
