import { checkClaims, claimedDomains } from './crossCheck/claims';
import { crossCheck } from './crossCheck/crossCheck';
import { inOrder } from './errors';
import type { ConfigError, ConfigFolder } from './types';
import { checkEachFile } from './validate/folder';

const defaultDomain = 'default';

/**
 * Every fault of every folder, all at once: of single files, between a folder's files, and between folders. Folders
 * fall back to the one named `default` among them, or to `defaults` where there is none.
 */
export function checkFolders(folders: readonly ConfigFolder[], defaults?: ConfigFolder): ConfigError[] {
  const all = folders.map(checkEachFile).sort((a, b) => (a.folder.domain < b.folder.domain ? -1 : 1));
  const base =
    all.find(({ folder }) => folder.domain === defaultDomain) ?? (defaults && checkEachFile(defaults));
  const knownDomains = claimedDomains(all);
  const errors = all.flatMap((checked) => [
    ...checked.faults,
    ...crossCheck({ checked, defaults: base, knownDomains }),
  ]);
  return inOrder([...errors, ...checkClaims(all)]);
}
