import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isProblem } from '../../../config/errors';
import { isFileName, isInherited } from '../../../config/fileNames';
import { buildCommunity } from '../../../config/pipeline';
import type { Lang } from '../../../lib/lang';
import type { CommunityConfig, ConfigError, ConfigFile, ConfigFolder } from '../../../config/types';
import { createFolderIndex } from './folderIndex';
import { readFolder, readFolders } from './folders';
import { hostDomain } from './host';
import { originOf } from './origin';
import type { StoredCommunities } from './stored';
import type { Communities } from './types';
import { checkFolders } from '../../../config/check';

interface Entry {
  config: CommunityConfig;
  folder: ConfigFolder;
  errors: readonly ConfigError[];
  /** The folder with each file as it was when last good. */
  lastGood: ConfigFolder;
  stamp: string;
  checkedAt: number;
}

export interface RegistryOptions {
  dir: string;
  publicUrl: string;
  stored: StoredCommunities;
  now: () => Date;
  /** Language of communities that say none. */
  lang?: Lang;
  /** How long a folder is taken to be as it was, in ms; 0 looks at every use. */
  believedFor?: number;
  /** Told once of every fault in what was read. */
  report: (error: ConfigError) => void;
}

const defaultDomain = 'default';

/** Changes whenever a file of the folder does. */
function stampOf(folder: string): string {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    return names
      .map((name) => ({ name, ...statSync(join(folder, name)) }))
      .map(({ name, mtimeMs, size }) => `${name}:${mtimeMs}:${size}`)
      .join('|');
  } catch {
    return '';
  }
}

/** Each file as it was when last good: the new one where it has no error, else the old one. */
function keepGood(
  folder: ConfigFolder,
  errors: readonly ConfigError[],
  before: ConfigFolder | undefined,
): ConfigFolder {
  const broken = new Set(errors.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const kept = before?.files.filter(({ path }) => broken.has(path)) ?? [];
  return { ...folder, files: [...folder.files.filter(({ path }) => !broken.has(path)), ...kept] };
}

/**
 * The communities this server serves: folders, read when first asked for and again when they changed, and those stored
 * in the database. A file that broke keeps its last good version, and the fault is reported (CFG-06).
 */
export function createRegistry({
  dir,
  publicUrl,
  stored,
  now,
  lang,
  believedFor = 500,
  report,
}: RegistryOptions): Communities {
  const index = createFolderIndex(dir, now);
  const entries = new Map<string, Entry>();
  let defaults = { folder: readFolder(dir, defaultDomain), stamp: stampOf(join(dir, defaultDomain)) };

  function freshDefaults() {
    const stamp = stampOf(join(dir, defaultDomain));
    if (stamp !== defaults.stamp) defaults = { folder: readFolder(dir, defaultDomain), stamp };
    return defaults;
  }

  function entry(domain: string): Entry {
    const at = now().getTime();
    const known = entries.get(domain);
    if (known && Math.abs(at - known.checkedAt) < believedFor) return known;
    const fallback = freshDefaults();
    const stamp = `${stored.version(domain)}|${stampOf(join(dir, domain))}|${fallback.stamp}`;
    if (known?.stamp === stamp) return ((known.checkedAt = at), known);

    if (known) index.outdated();
    const folder = stored.folder(domain) ?? readFolder(dir, domain);
    const { config, errors } = buildCommunity({
      folder,
      defaults: fallback.folder,
      overrides: stored.overrides(domain),
      lastGood: known?.lastGood,
      lang,
    });
    for (const error of errors) report(error);
    const next = {
      config,
      folder,
      errors,
      lastGood: keepGood(folder, errors, known?.lastGood),
      stamp,
      checkedAt: at,
    };
    entries.set(domain, next);
    return next;
  }

  const domainOf = (name: string): string | undefined => index.byDomain(name) ?? stored.byDomain(name);
  const configOf = (domain: string | undefined): CommunityConfig | undefined =>
    domain ? entry(domain).config : undefined;
  const byHost = (host: string) => configOf(domainOf(hostDomain(host)));
  const byId = (id: string) => configOf(index.byId(id) ?? stored.byId(id));
  const fallback = () => entry(defaultDomain).config;

  return {
    byHost: (host) => byHost(host) ?? fallback(),
    forCall: (host, id) => byHost(host) ?? (id ? byId(id) : undefined) ?? fallback(),
    byId,
    byDomain: (name) => configOf(domainOf(name.toLowerCase())),
    domains: () => [
      defaultDomain,
      ...index.domains().filter((name) => name !== defaultDomain),
      ...stored.domains(),
    ],
    file: (domain, name) => effectiveFile(entry(domain), freshDefaults().folder, name),
    faults: (domain) => entry(domain).errors,
    problems: () => checkFolders(readFolders(dir)).filter(isProblem),
    origin: originOf(publicUrl),
  };
}

function effectiveFile({ lastGood }: Entry, defaults: ConfigFolder, name: string): ConfigFile | undefined {
  const named = (file: ConfigFile) => file.name === name;
  const inherited = isFileName(name) && isInherited(name);
  return lastGood.files.find(named) ?? (inherited ? defaults.files.find(named) : undefined);
}
