import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { maxFileBytes } from '../../../config/fileNames';
import { claimsOf } from '../../../config/recover/claims';
import type { ConfigFile, ConfigFolder } from '../../../config/types';
import { realPathInside } from '../../realPath';
import { folderNames } from './folders';

/** Finds the folder of a name. */
interface FolderIndex {
  domains(): string[];
  /** The folder with this name or alias. */
  byDomain(name: string): string | undefined;
  byId(id: string): string | undefined;
  /** Called when a folder's file changed: its names are read again. */
  outdated(): void;
}

const folderName = /^[a-z0-9][a-z0-9.-]{0,252}$/;

/** The file of a folder with its names. Undefined if it is refused. */
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

/** How long a new folder may still be copied, in ms. */
const settling = 2_000;

/**
 * Indexes the folders under `dir`, and again when folders were added or removed: at every lookup while they may still
 * be copied (a copy is visible before it is complete), and as soon as a folder without a brand gets one. A folder that
 * was valid before stays. If two claim a name, the folder with that name has it, otherwise the first by alphabet;
 * `check` reports the other.
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
