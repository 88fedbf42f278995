import { advice } from './crossCheck/advice';
import { checkClaims, claimedDomains } from './crossCheck/claims';
import { ownFile, type Context, type CrossCheck } from './crossCheck/context';
import { closedDoors, withDoors } from './closedDoors';
import { crossCheck } from './crossCheck/crossCheck';
import { documentIssues } from './documentIssues';
import { recoverFolder } from './recover/recoverFolder';
import { resolve } from './resolve/resolve';
import { inOrder } from './errors';
import type { Migration } from './migrate/migrations';
import type { CommunityConfig, ConfigError, ConfigFolder } from './types';
import { checkEachFile } from './validate/folder';

const defaultDomain = 'default';

interface CheckOptions {
  /** Rules of the caller's own: what needs more than the folders' files. */
  readonly also?: readonly CrossCheck[];
  /** Addresses of a community's legal documents that are not readable. */
  readonly unreadable?: (config: CommunityConfig) => readonly string[];
  /** The migrations there are; the platform's own unless a test brings others. */
  readonly migrations?: readonly Migration[];
}

const nothing = { files: {}, withheld: {}, closing: [], closed: [] } as const;

/** The issues of a folder, with what a server without a valid earlier version closes. */
function doorIssues(
  context: Context,
  issues: readonly ConfigError[],
  unreadable: CheckOptions['unreadable'],
): ConfigError[] {
  const { checked, defaults = checked } = context;
  // A folder without an issue closes nothing, except by an unreadable document.
  if (issues.length === 0 && !ownFile(context, 'community.json').legal) return [];
  const { domain } = checked.folder;
  const own = recoverFolder(checked);
  const base = checked === defaults ? own : recoverFolder(defaults);
  const config = resolve({ own, defaults: base, overrides: { ...nothing, domain } }, domain);
  const addresses = unreadable?.(config) ?? [];
  const all = [...issues, ...documentIssues(context, addresses, issues)];
  return withDoors(all, checked, closedDoors(own, config, addresses));
}

/**
 * Every issue of every folder: of single files, between a folder's files, and between folders. Folders fall back to the
 * one named `default` among them, or to `defaults` if there is none.
 */
export function checkFolders(
  folders: readonly ConfigFolder[],
  defaults?: ConfigFolder,
  { also = [], unreadable, migrations }: CheckOptions = {},
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
    const issues = [...checked.issues, ...crossCheck(context)];
    return [
      ...doorIssues(context, issues, unreadable),
      ...advice(context),
      ...also.flatMap((rule) => rule(context)),
    ];
  });
  return inOrder([...errors, ...checkClaims(all)]);
}
