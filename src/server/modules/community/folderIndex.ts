import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Which folder answers to a name. */
export interface FolderIndex {
  domains(): string[];
  /** The folder whose name or alias this is. */
  byDomain(name: string): string | undefined;
  byId(id: string): string | undefined;
  /** A folder's file changed: what it answers to is read anew. */
  outdated(): void;
}

interface Claims {
  id?: unknown;
  aliases?: unknown;
}

const folderName = /^[a-z0-9][a-z0-9.-]{0,252}$/;

/** Reads no more of a folder than what it answers to; a file that is broken claims nothing. */
function claimsOf(dir: string, domain: string): { id: string; aliases: string[] } {
  try {
    const { id, aliases } = JSON.parse(readFileSync(join(dir, domain, 'community.json'), 'utf8')) as Claims;
    return {
      id: typeof id === 'string' ? id : domain,
      aliases: Array.isArray(aliases) ? aliases.filter((alias) => typeof alias === 'string') : [],
    };
  } catch {
    return { id: domain, aliases: [] };
  }
}

/** How long after folders came or went one of them may still be on its way here, in ms. */
const settling = 2_000;

/**
 * Indexes the folders under `dir`, and again when folders came or went: at every look while they still may be coming
 * (a copy is seen before it is whole), and as soon as one that lacked its brand has it. Of two that claim one name the
 * folder of that name has it, else the first by alphabet; `check` reports the other.
 */
export function createFolderIndex(dir: string, now: () => Date): FolderIndex {
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
    const folders = readdirSync(dir)
      .filter((name) => folderName.test(name))
      .sort();
    const branded = new Set(folders.filter(hasBrand));
    domains = [...branded];
    unfinished = folders.filter((name) => !branded.has(name));
    names.clear();
    ids.clear();
    for (const domain of domains) names.set(domain, domain);
    for (const domain of domains) {
      const { id, aliases } = claimsOf(dir, domain);
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
