import type { Lang } from '../lib/lang';
import { deepFreeze } from '../lib/json/deepFreeze';
import { closedDoors, withDoors } from './closedDoors';
import { crossCheck } from './crossCheck/crossCheck';
import { documentIssues } from './documentIssues';
import { inOrder, isProblem } from './errors';
import type { Migration } from './migrate/migrations';
import { fileNames, schemaOf } from './fileNames';
import { removedIssues } from './recover/missingFiles';
import { lastGoodOf, recoverFolder } from './recover/recoverFolder';
import { recoverValue } from './recover/recoverValue';
import type { Layer } from './resolve/layers';
import { isObject, type Json } from './resolve/merge';
import { resolve } from './resolve/resolve';
import type { CommunityConfig, ConfigError, ConfigFolder, FileName, Overrides } from './types';
import { checkEachFile, type CheckedFolder } from './validate/folder';
import { validate } from './validate/validate';

interface BuildInput {
  /** The community's folder; without files when the community is the database's alone. */
  folder: ConfigFolder;
  /** The folder `default`. */
  defaults: ConfigFolder;
  /** Managers' changes. */
  overrides?: Overrides;
  /** The last known good version of each of the folder's files, as a fallback for invalid keys. */
  lastGood?: ConfigFolder;
  /** The same for the folder `default`. */
  defaultsLastGood?: ConfigFolder;
  /** Domains and aliases of all communities, to recognise an unknown parent. */
  knownDomains?: readonly string[];
  /** Language of a community that says none, where the build's variant has one (VAR-01); else the schema's. */
  lang?: Lang;
  /** Addresses of the community's legal documents that are not readable. */
  unreadable?: (config: CommunityConfig) => readonly string[];
  /** The migrations there are; the platform's own unless a test brings others. */
  migrations?: readonly Migration[];
}

/** Admits nobody new. */
const closeJoining = (config: CommunityConfig): CommunityConfig =>
  deepFreeze({ ...config, community: { ...config.community, admission: 'closed' } });

/** A default folder is the base of every community, so it is checked once. */
const checkedDefaults = new WeakMap<ConfigFolder, CheckedFolder>();

function defaultsOf(folder: ConfigFolder, migrations?: readonly Migration[]): CheckedFolder {
  const known = checkedDefaults.get(folder);
  if (known) return known;
  const checked = checkEachFile(folder, migrations);
  checkedDefaults.set(folder, checked);
  return checked;
}

/** Managers' changes without invalid keys, which are reported. */
function overridesOf(domain: string, overrides: Overrides): { layer: Layer; errors: ConfigError[] } {
  const files: Partial<Record<FileName, Json>> = {};
  const closing: Layer['closing'][number][] = [];
  const errors = fileNames.flatMap((name) => {
    const value = overrides[name];
    if (value === undefined) return [];
    const issues = checkOverride(domain, name, value);
    if (issues.length > 0) {
      const damaged = { value: isObject(value) ? value : undefined, isPart: true };
      const recovered = recoverValue(schemaOf(name), damaged);
      files[name] = recovered.value;
      closing.push(...recovered.closing.map((key) => ({ name, key })));
    } else if (isObject(value)) files[name] = structuredClone(value);
    return issues;
  });
  return { layer: { domain, files, withheld: {}, closing, closed: [] }, errors };
}

/**
 * Issues of one file's changes before they are stored: by the schema of the file, without those that lower layers
 * complete.
 */
const checkOverride = (domain: string, name: FileName, value: unknown): ConfigError[] =>
  validate(schemaOf(name), { path: `${domain}/${name} (stored)`, text: '' }, value, true);

export interface Built {
  config: CommunityConfig;
  errors: ConfigError[];
  /** The folder with the last known good version of each file, to pass in the next time. */
  lastGood: ConfigFolder;
  /** The recovered values of the folder's invalid files, by name. */
  recovered: Readonly<Partial<Record<FileName, Json>>>;
}

/**
 * The whole pipeline for one community: load, validate, recover, resolve. Never throws. An invalid key is replaced by
 * its closed value if it guards something, otherwise by its last known good value, otherwise by the schema's default.
 * Every issue is in `errors` (CFG-06) and says what it closes. While a legal document is not readable, nobody new is
 * admitted (AUT-10). Hints come only from the check.
 */
export function buildCommunity(input: BuildInput): Built {
  const { folder, overrides = {}, lastGood, defaultsLastGood, knownDomains, lang, migrations } = input;
  const defaults = defaultsOf(input.defaults, migrations);
  const isDefault = folder === input.defaults;
  const checked = isDefault ? defaults : checkEachFile(folder, migrations);
  const changes = overridesOf(folder.domain, overrides);
  const own = recoverFolder(checked, lastGood);
  const base = isDefault ? own : recoverFolder(defaults, defaultsLastGood);
  const layers = { defaults: base, own, overrides: changes.layer };
  const config = resolve(layers, folder.domain, lang);
  const unreadable = input.unreadable?.(config) ?? [];
  const context = { checked, defaults, knownDomains };
  const issues = [...checked.issues, ...removedIssues(folder, lastGood), ...crossCheck(context)];
  const all = [...issues, ...documentIssues(context, unreadable, issues)];
  const errors = [...withDoors(all, checked, closedDoors(own, config, unreadable)), ...changes.errors];
  const broken = Object.keys(own.withheld) as FileName[];
  return {
    config: unreadable.length > 0 ? closeJoining(config) : config,
    errors: inOrder(errors.filter(isProblem)),
    lastGood: lastGoodOf(checked, lastGood),
    recovered: Object.fromEntries(broken.map((name) => [name, own.files[name]])),
  };
}
