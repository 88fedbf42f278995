import { readFileSync, readdirSync, realpathSync, statSync, type Dirent } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isFileName, maxFileBytes } from '../../../config/fileNames';
import type { ConfigFile, ConfigFolder, UnreadableFile } from '../../../config/types';

/** Whether a path, links followed, stays inside the folder. */
function isInside(folder: string, path: string): boolean {
  try {
    return realpathSync(path).startsWith(realpathSync(folder) + sep);
  } catch {
    return false;
  }
}

function refusal(folder: string, entry: Dirent): UnreadableFile['reason'] | undefined {
  const path = join(folder, entry.name);
  if (!isFileName(entry.name)) return 'unknown-name';
  if (entry.isSymbolicLink() && !isInside(folder, path)) return 'outside-folder';
  const stat = statSync(path);
  if (!stat.isFile()) return 'not-a-file';
  // Looked at before reading, so that a huge file costs nothing.
  return stat.size > maxFileBytes ? 'too-large' : undefined;
}

/** Paths of all files under assets/, with slashes; links that leave the folder are not there. */
function assetsOf(folder: string): string[] {
  try {
    return readdirSync(join(folder, 'assets'), { recursive: true, withFileTypes: true })
      .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
      .filter(({ entry, path }) => entry.isFile() || (entry.isSymbolicLink() && isInside(folder, path)))
      .map(({ path }) => relative(folder, path).split(sep).join('/'))
      .sort();
  } catch {
    return [];
  }
}

/**
 * The folder `dir`/`domain` as it lies on the disk, not looked at any further. One that is not there has no files.
 * Paths in error messages begin with `shownDir`.
 */
export function readFolder(dir: string, domain: string, shownDir = dir): ConfigFolder {
  const folder = join(dir, domain);
  const files: ConfigFile[] = [];
  const unreadable: UnreadableFile[] = [];
  for (const entry of jsonFiles(folder)) {
    const { name } = entry;
    const path = join(shownDir, domain, name);
    try {
      const reason = refusal(folder, entry);
      if (reason) unreadable.push({ name, path, reason });
      else files.push({ name, path, text: readFileSync(join(folder, name), 'utf8') });
    } catch {
      // Gone since it was listed, or not ours to read.
      unreadable.push({ name, path, reason: 'not-a-file' });
    }
  }
  return { domain, files, assets: assetsOf(folder), unreadable };
}

function jsonFiles(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => name.endsWith('.json'))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

/** Names of the folders in `dir`; those that begin with a dot are the operator's own. */
export const folderNames = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort();

/** Every folder in `dir`. */
export const readFolders = (dir: string, shownDir = dir): ConfigFolder[] =>
  folderNames(dir).map((domain) => readFolder(dir, domain, shownDir));
