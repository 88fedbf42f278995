import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isProblem } from '../../../config/errors';
import { isFileName, isInherited } from '../../../config/fileNames';
import { buildCommunity, type Built } from '../../../config/pipeline';
import { removedIssues } from '../../../config/recover/missingFiles';
import { lastGoodOf } from '../../../config/recover/recoverFolder';
import type { Json } from '../../../config/resolve/merge';
import { checkEachFile } from '../../../config/validate/folder';
import type { Lang } from '../../../lib/lang';
import type { CommunityConfig, ConfigError, ConfigFile, ConfigFolder } from '../../../config/types';
import { createFolderIndex } from './folderIndex';
import { readFolder, readFolders } from './folders';
import { hostDomain } from '../../host';
import { createGone } from './gone';
import { isOwnFile } from './isOwnFile';
import type { LastGood } from './lastGood';
import { originOf } from './origin';
import type { StoredCommunities } from './stored';
import type { Communities } from './types';
import { checkFolders } from '../../../config/check';

interface Entry {
  config: CommunityConfig;
  folder: ConfigFolder;
  errors: readonly ConfigError[];
  /** The values that replace those of its broken files. */
  recovered: Built['recovered'];
  /** Its unreadable documents. */
  unreadable: string;
  stamp: string;
  checkedAt: number;
}

interface RegistryOptions {
  dir: string;
  publicUrl: string;
  /** Whether links may lead to `<domain>.localhost`: in development. */
  localNames: boolean;
  stored: StoredCommunities;
  lastGood: LastGood;
  now: () => Date;
  /** Language of communities that say none. */
  lang?: Lang;
  /** How long a folder counts as unchanged, in ms; 0 checks at every use. */
  believedFor?: number;
  /** Addresses of a community's legal documents that are not readable now. */
  unreadable?: (config: CommunityConfig) => readonly string[];
  /** Called with every issue of a folder, once until it is fixed. */
  report: (error: ConfigError) => void;
}

const defaultDomain = 'default';

/** The identity of an issue, which does not depend on its line. */
const nameOf = ({ file, code, path, message }: ConfigError): string => [file, code, path, message].join('|');

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

/**
 * The communities of this server: folders, read when first requested and again after a change, and those stored in the
 * database. An invalid key is replaced by itself, and the issue is reported (CFG-06).
 */
export function createRegistry({
  dir,
  publicUrl,
  localNames,
  stored,
  lastGood,
  now,
  lang,
  believedFor = 500,
  unreadable = () => [],
  report,
}: RegistryOptions): Communities {
  const index = createFolderIndex(dir, now, lastGood.of);
  const gone = createGone(lastGood, index.domains, lang ?? 'en');
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
    const versions = [stored.version(domain), lastGood.version(domain), lastGood.version(defaultDomain)];
    const stamp = `${versions.join()}|${stampOf(join(dir, domain))}|${fallback.stamp}`;
    const isSame = known?.stamp === stamp && known.unreadable === unreadable(known.config).join();
    if (isSame) return ((known.checkedAt = at), known);

    if (known) index.outdated();
    const own = stored.folder(domain);
    const folder = own ?? (domain === defaultDomain ? fallback.folder : readFolder(dir, domain));
    const built = buildCommunity({
      folder,
      defaults: fallback.folder,
      overrides: stored.overrides(domain),
      lastGood: own ? undefined : lastGood.of(domain),
      defaultsLastGood: lastGood.of(defaultDomain),
      lang,
      unreadable,
    });
    const { config, errors, recovered } = built;
    const reported = new Set(known?.errors.map(nameOf));
    for (const error of errors) if (!reported.has(nameOf(error))) report(error);
    if (!own) lastGood.save(built.lastGood);
    if (!own && known?.stamp !== stamp && Object.keys(recovered).length > 0) lastGood.refresh(domain);
    const unread = unreadable(config).join();
    const next = { config, folder, errors, recovered, unreadable: unread, stamp, checkedAt: at };
    entries.set(domain, next);
    return next;
  }

  const domainOf = (name: string): string | undefined => index.byDomain(name) ?? stored.byDomain(name);
  const configOf = (domain: string | undefined): CommunityConfig | undefined =>
    domain ? entry(domain).config : undefined;
  const byHost = (host: string) => configOf(domainOf(hostDomain(host)));
  const domainOfId = (id: string) => index.byId(id) ?? stored.byId(id);
  const byId = (id: string) => configOf(domainOfId(id));
  const fallback = () => entry(defaultDomain).config;

  return {
    byHost: (host) => byHost(host) ?? fallback(),
    forCall: (host, id) => byHost(host) ?? (id ? byId(id) : undefined) ?? fallback(),
    byId,
    domainOf: domainOfId,
    isDomain: (name) => domainOf(name) !== undefined,
    isId: (id) => domainOfId(id) !== undefined,
    gone: (name) => ((domainOf(name) ?? domainOfId(name)) ? undefined : gone(name)),
    byDomain: (name) => configOf(domainOf(name.toLowerCase())),
    domains: () => [
      defaultDomain,
      ...index.domains().filter((name) => name !== defaultDomain),
      ...stored.domains(),
    ],
    file: (domain, name) => effectiveFile(entry(domain), freshDefaults().folder, name),
    hasOwn: (domain, name) =>
      domain === defaultDomain ||
      stored.overrides(domain)?.[name] !== undefined ||
      isOwnFile(entry(domain).folder, freshDefaults().folder, name),
    issues: (domain) => entry(domain).errors,
    problems: () => {
      const folders = readFolders(dir);
      const gone = folders.flatMap((folder) => removedIssues(folder, lastGood.of(folder.domain)));
      return [...checkFolders(folders, undefined, { unreadable }), ...gone].filter(isProblem);
    },
    remember: (domain) => {
      if (entries.has(domain) || stored.folder(domain)) return;
      const folder = readFolder(dir, domain);
      lastGood.save(lastGoodOf(checkEachFile(folder), lastGood.of(domain)));
    },
    origin: originOf(publicUrl, localNames),
  };
}

/** The effective content of a file: as written, as recovered, or the default's if the folder has none. */
function effectiveFile(
  { config, folder, recovered }: Entry,
  defaults: ConfigFolder,
  name: string,
): ConfigFile | undefined {
  if (!isFileName(name)) return undefined;
  const named = (file: ConfigFile) => file.name === name;
  const written = folder.files.find(named);
  const value = recovered[name];
  const { admission } = config.community;
  if (name === 'community.json' && admission === 'closed') {
    return asFile(name, { ...(value ?? (JSON.parse(written?.text ?? '{}') as Json)), admission });
  }
  if (value) return asFile(name, value);
  return written ?? (isInherited(name) ? defaults.files.find(named) : undefined);
}

const asFile = (name: string, value: Json): ConfigFile => ({ name, path: name, text: JSON.stringify(value) });
