import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFileName } from '../../../src/config/fileNames';
import { load } from '../../../src/config/load/load';
import type { Migration } from '../../../src/config/migrate/migrations';
import { upgrade } from '../../../src/config/migrate/upgrade';
import { isObject } from '../../../src/config/resolve/merge';
import type { ConfigError, ConfigFolder } from '../../../src/config/types';
import { applyToText } from '../edit/text';

/** A file that was behind. */
export interface Migrated {
  readonly file: string;
  readonly from: number;
  /** The changes, in sentences. */
  readonly what: readonly string[];
}

interface FolderMigrated {
  readonly migrated: readonly Migrated[];
  /** Why a file could not be migrated: it is no JSON. */
  readonly issues: readonly ConfigError[];
}

/**
 * Updates every file of a folder to the current version and keeps everything else as written. Without `write` it only
 * reports outdated files.
 */
export function migrateFolder(
  dir: string,
  { domain, files }: ConfigFolder,
  isWriting: boolean,
  list?: readonly Migration[],
): FolderMigrated {
  const migrated: Migrated[] = [];
  const issues: ConfigError[] = [];
  for (const { name, path, text } of files) {
    if (!isFileName(name)) continue;
    const loaded = load({ path, text });
    // Places in a file that is no JSON cannot be trusted.
    issues.push(...loaded.issues);
    const upgraded =
      loaded.issues.length === 0 && isObject(loaded.value) ? upgrade(name, loaded.value, list) : undefined;
    if (!upgraded) continue;
    const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
    const after = mark + applyToText(text.slice(mark.length), upgraded.changes);
    if (isWriting) writeFileSync(join(dir, domain, name), after);
    migrated.push({ file: path, from: upgraded.from, what: upgraded.what });
  }
  return { migrated, issues };
}
