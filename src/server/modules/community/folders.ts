import { lstatSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
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

function refusal(folder: string, path: string): UnreadableFile['reason'] | undefined {
  if (!isFileName(basename(path))) return 'unknown-name';
  if (lstatSync(path).isSymbolicLink() && !isInside(folder, path)) return 'outside-folder';
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
  for (const name of jsonFiles(folder)) {
    const at = join(folder, name);
    const path = join(shownDir, domain, name);
    const reason = refusal(folder, at);
    if (reason) unreadable.push({ name, path, reason });
    else files.push({ name, path, text: readFileSync(at, 'utf8') });
  }
  return { domain, files, assets: assetsOf(folder), unreadable };
}

function jsonFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
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
