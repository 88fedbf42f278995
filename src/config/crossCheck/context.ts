import { shapes } from '../../generated/config/shapes';
import { schemaOf } from '../fileNames';
import { issueAt, type Issue } from '../load/source';
import type { Path } from '../location';
import { fill, isObject, merge, type Json } from '../resolve/merge';
import type { ConfigError, FileName } from '../types';
import { pathOf, type CheckedFolder } from '../validate/folder';

/** The input of a cross-check: the folder, its fallback, and the other communities. */
export interface Context {
  readonly checked: CheckedFolder;
  readonly defaults?: CheckedFolder;
  /** Domains and aliases of all communities. Undefined if unknown. */
  readonly knownDomains?: readonly string[];
}

/** One rule between keys or files. Values may be invalid by their schema: unexpected formats are ignored. */
export type CrossCheck = (context: Context) => ConfigError[];

/** The content of the folder's own file; {} if there is none. */
export const ownFile = ({ checked }: Context, name: FileName): Json => checked.files[name]?.value ?? {};

const effective = new WeakMap<Context, Partial<Record<FileName, Json>>>();

function fileAsApplied(context: Context, name: FileName): Json {
  const shape = shapes[schemaOf(name)];
  const below = context.defaults?.files[name]?.value;
  const filled = fill(merge(below, context.checked.files[name]?.value, shape), shape);
  return isObject(filled) ? filled : {};
}

/** The file as it will apply: with the default's values and the schema's defaults below. Several rules ask for it. */
export function effectiveFile(context: Context, name: FileName): Json {
  const known = effective.get(context) ?? {};
  effective.set(context, known);
  return (known[name] ??= fileAsApplied(context, name));
}

/** An issue at a path of one of the folder's files; at the whole file if the path is not the folder's own. */
export function issueIn({ checked }: Context, name: FileName, path: Path, issue: Issue): ConfigError {
  const source = checked.files[name]?.source ?? { path: pathOf(checked.folder, name), text: '' };
  return issueAt(source, path, issue);
}

/** The texts of a list with their places; anything else in it has been reported already. */
export const texts = (value: unknown): { text: string; index: number }[] =>
  Array.isArray(value)
    ? value.flatMap((text: unknown, index) => (typeof text === 'string' ? [{ text, index }] : []))
    : [];

/** The objects of a list with their places. */
export const objects = (value: unknown): { item: Json; index: number }[] =>
  Array.isArray(value)
    ? value.flatMap((item: unknown, index) => (isObject(item) ? [{ item, index }] : []))
    : [];
