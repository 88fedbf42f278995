import { advice } from './crossCheck/advice';
import { checkClaims, claimedDomains } from './crossCheck/claims';
import type { CrossCheck } from './crossCheck/context';
import { crossCheck } from './crossCheck/crossCheck';
import { inOrder } from './errors';
import type { Migration } from './migrate/migrations';
import type { ConfigError, ConfigFolder } from './types';
import { checkEachFile } from './validate/folder';

const defaultDomain = 'default';

export interface CheckOptions {
  /** Rules of the caller's own: what needs more than the folders' files. */
  readonly also?: readonly CrossCheck[];
  /** The migrations there are; the platform's own unless a test brings others. */
  readonly migrations?: readonly Migration[];
}

/**
 * Every issue of every folder, all at once: of single files, between a folder's files, and between folders. Folders
 * fall back to the one named `default` among them, or to `defaults` where there is none.
 */
export function checkFolders(
  folders: readonly ConfigFolder[],
  defaults?: ConfigFolder,
  { also = [], migrations }: CheckOptions = {},
): ConfigError[] {
  const all = folders
    .map((folder) => checkEachFile(folder, migrations))
    .sort((a, b) => (a.folder.domain < b.folder.domain ? -1 : 1));
  const base =
    all.find(({ folder }) => folder.domain === defaultDomain) ??
    (defaults && checkEachFile(defaults, migrations));
  const knownDomains = claimedDomains(all);
  const errors = all.flatMap((checked) => {
    const context = { checked, defaults: base, knownDomains };
    return [
      ...checked.issues,
      ...crossCheck(context),
      ...advice(context),
      ...also.flatMap((rule) => rule(context)),
    ];
  });
  return inOrder([...errors, ...checkClaims(all)]);
}
