import { applyToValue, type Change } from '../change';
import type { Json } from '../resolve/merge';
import type { FileName } from '../types';
import { currentVersion, firstVersion, migrations, type Migration } from './migrations';

/** A file of an older version after its migration. */
export interface Upgraded {
  readonly value: Json;
  /** The applied changes, also for the text of the file. */
  readonly changes: readonly Change[];
  readonly from: number;
  /** The changes, in sentences. */
  readonly what: readonly string[];
}

/** The version that a file is written for. */
const versionOf = ({ schemaVersion }: Json): number =>
  typeof schemaVersion === 'number' && Number.isInteger(schemaVersion) ? schemaVersion : firstVersion;

/**
 * A file of an older version after every later migration. Undefined if it has the current version (or an unknown one,
 * which its schema refuses). The runtime and the command line use the same changes.
 */
export function upgrade(
  name: FileName,
  value: Json,
  list: readonly Migration[] = migrations,
): Upgraded | undefined {
  const from = versionOf(value);
  const due = list.filter(({ to }) => to > from);
  if (due.length === 0) return undefined;
  const changes: Change[] = [];
  const what: string[] = [];
  let here: unknown = value;
  for (const migration of due) {
    const steps = migration.files[name]?.(here as Json) ?? [];
    if (steps.length > 0) what.push(migration.what);
    changes.push(...steps);
    here = applyToValue(here, steps);
  }
  const version: Change = { set: ['schemaVersion'], to: currentVersion(list) };
  return { value: applyToValue(here, [version]) as Json, changes: [...changes, version], from, what };
}
