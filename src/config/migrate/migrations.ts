import type { Change } from '../change';
import type { Json } from '../resolve/merge';
import type { FileName } from '../types';

/** From one version of the schemas to the next. */
export interface Migration {
  /** The version that the files have afterwards: one more than before. */
  readonly to: number;
  /** The change in a sentence for the author of the files. */
  readonly what: string;
  /** Per file, the changes that its current value needs. They must not lose anything the author wrote. */
  readonly files: Readonly<Partial<Record<FileName, (value: Json) => readonly Change[]>>>;
}

/** The version of files that name none. */
export const firstVersion = 1;

/**
 * Every migration, in order. A change of a schema that existing files would not survive comes with one here, and with
 * the new number in schemas/shared.schema.json.
 */
export const migrations: readonly Migration[] = [];

/** The version that a list leads to. */
export const currentVersion = (list: readonly Migration[] = migrations): number =>
  list.at(-1)?.to ?? firstVersion;
