import type { Lang } from '../lib/lang';
import { crossCheck } from './crossCheck/crossCheck';
import { inOrder, isProblem } from './errors';
import type { Migration } from './migrate/migrations';
import { fileNames, isFileName, schemaOf } from './fileNames';
import type { Layer } from './resolve/layers';
import { isObject, type Json } from './resolve/merge';
import { resolve } from './resolve/resolve';
import type { CommunityConfig, ConfigError, ConfigFolder, FileName, Overrides } from './types';
import { checkEachFile, type CheckedFolder } from './validate/folder';
import { validate } from './validate/validate';

export interface BuildInput {
  /** The community's folder; without files when the community is the database's alone. */
  folder: ConfigFolder;
  /** The folder `default`. */
  defaults: ConfigFolder;
  /** What managers changed. */
  overrides?: Overrides;
  /** The folder with each file as it was when last good: what a broken file falls back to, before the default's. */
  lastGood?: ConfigFolder;
  /** Domains and aliases of all communities, to tell an unknown parent. */
  knownDomains?: readonly string[];
  /** Language of a community that says none, where the build's variant has one (VAR-01); else the schema's. */
  lang?: Lang;
  /** The migrations there are; the platform's own unless a test brings others. */
  migrations?: readonly Migration[];
}

/** A default folder is the base of every community: it is looked at once. */
const checkedDefaults = new WeakMap<ConfigFolder, CheckedFolder>();

function defaultsOf(folder: ConfigFolder, migrations?: readonly Migration[]): CheckedFolder {
  const known = checkedDefaults.get(folder);
  if (known) return known;
  const checked = checkEachFile(folder, migrations);
  checkedDefaults.set(folder, checked);
  return checked;
}

/** What a folder says as far as it is good; a broken file gives way to its last good version. */
function layerOf({ folder, files }: CheckedFolder, lastGood?: ConfigFolder): Layer {
  const refused = new Set(folder.unreadable?.map(({ name }) => name));
  const isBroken = (name: string) => refused.has(name) || (isFileName(name) && files[name]?.isGood === false);
  const broken = lastGood?.files.filter(({ name }) => isBroken(name)) ?? [];
  const before = broken.length > 0 ? checkEachFile({ domain: folder.domain, files: broken }).files : {};
  const valueOf = (name: FileName) => [files[name], before[name]].find((file) => file?.isGood)?.value;
  return { domain: folder.domain, files: Object.fromEntries(fileNames.map((name) => [name, valueOf(name)])) };
}

/** Managers' changes that keep the schemas; the others are reported and left out. */
function overridesOf(domain: string, overrides: Overrides): { layer: Layer; errors: ConfigError[] } {
  const files: Partial<Record<FileName, Json>> = {};
  const errors = fileNames.flatMap((name) => {
    const value = overrides[name];
    if (value === undefined) return [];
    const faults = checkOverride(domain, name, value);
    if (faults.length === 0 && isObject(value)) files[name] = structuredClone(value);
    return faults;
  });
  return { layer: { domain, files }, errors };
}

/** Faults of one file's changes before they are stored: the schema of the file, less what the layers below complete. */
export const checkOverride = (domain: string, name: FileName, value: unknown): ConfigError[] =>
  validate(schemaOf(name), { path: `${domain}/${name} (stored)`, text: '' }, value, true);

/**
 * The whole pipeline for one community: load, validate, resolve. Never throws. A broken file falls back to its last good
 * version, else to the default's, and every fault is in `errors` (CFG-06); hints are the check's alone.
 */
export function buildCommunity(input: BuildInput): { config: CommunityConfig; errors: ConfigError[] } {
  const { folder, overrides = {}, lastGood, knownDomains, lang, migrations } = input;
  const defaults = defaultsOf(input.defaults, migrations);
  const checked = folder === input.defaults ? defaults : checkEachFile(folder, migrations);
  const changes = overridesOf(folder.domain, overrides);
  const layers = { defaults: layerOf(defaults), own: layerOf(checked, lastGood), overrides: changes.layer };
  const errors = [...checked.faults, ...crossCheck({ checked, defaults, knownDomains }), ...changes.errors];
  return { config: resolve(layers, folder.domain, lang), errors: inOrder(errors.filter(isProblem)) };
}
