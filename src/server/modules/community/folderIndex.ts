import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { maxFileBytes } from '../../../config/fileNames';
import { claimsOf } from '../../../config/recover/claims';
import type { ConfigFile, ConfigFolder } from '../../../config/types';
import { realPathInside } from '../../realPath';
import { folderNames } from './folders';

/** Which folder answers to a name. */
interface FolderIndex {
  domains(): string[];
  /** The folder whose name or alias this is. */
  byDomain(name: string): string | undefined;
  byId(id: string): string | undefined;
  /** A folder's file changed: what it answers to is read anew. */
  outdated(): void;
}

const folderName = /^[a-z0-9][a-z0-9.-]{0,252}$/;

/** The one file of a folder that says what it answers to; undefined where it is refused. */
function communityFile(dir: string, domain: string): ConfigFile | undefined {
  const name = 'community.json';
  try {
    const path = realPathInside(join(dir, domain), name);
    if (!path || statSync(path).size > maxFileBytes) return undefined;
    return { name, path, text: readFileSync(path, 'utf8') };
  } catch {
    return undefined;
  }
}

/** How long after folders came or went one of them may still be on its way here, in ms. */
const settling = 2_000;

/**
 * Indexes the folders under `dir`, and again when folders came or went: at every look while they still may be coming
 * (a copy is seen before it is whole), and as soon as one that lacked its brand has it; one that was good before stays.
 * Of two that claim one name the folder of that name has it, else the first by alphabet; `check` reports the other.
 */
export function createFolderIndex(
  dir: string,
  now: () => Date,
  lastGood: (domain: string) => ConfigFolder | undefined,
): FolderIndex {
  let seen = -1;
  let isSettled = false;
  let unfinished: string[] = [];
  let domains: string[] = [];
  const names = new Map<string, string>();
  const ids = new Map<string, string>();

  const hasBrand = (name: string) => existsSync(join(dir, name, 'brand.json'));

  function refresh(): void {
    const changed = statSync(dir).mtimeMs;
    if (changed === seen && isSettled && !unfinished.some(hasBrand)) return;
    seen = changed;
    isSettled = Math.abs(now().getTime() - changed) > settling;
    const folders = folderNames(dir).filter((name) => folderName.test(name));
    const branded = new Set(folders.filter((name) => hasBrand(name) || lastGood(name)));
    domains = [...branded];
    unfinished = folders.filter((name) => !branded.has(name));
    names.clear();
    ids.clear();
    for (const domain of domains) names.set(domain, domain);
    for (const domain of domains) {
      const { id = domain, aliases = [] } = claimsOf(domain, communityFile(dir, domain), () =>
        lastGood(domain),
      );
      if (!ids.has(id)) ids.set(id, domain);
      for (const alias of aliases) if (!names.has(alias)) names.set(alias, domain);
    }
  }

  return {
    domains: () => (refresh(), domains),
    byDomain: (name) => (refresh(), names.get(name)),
    byId: (id) => (refresh(), ids.get(id)),
    outdated: () => void (seen = -1),
  };
}
