import { existsSync, readFileSync, readdirSync, statSync, type Dirent } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isFileName, maxFileBytes } from '../../../config/fileNames';
import type { ConfigFile, ConfigFolder, UnreadableFile } from '../../../config/types';
import { realPathInside } from '../../realPath';

function refusal(folder: string, entry: Dirent): UnreadableFile['reason'] | undefined {
  const path = join(folder, entry.name);
  if (!isFileName(entry.name)) return 'unknown-name';
  if (entry.isSymbolicLink() && !realPathInside(folder, entry.name)) return 'outside-folder';
  const stat = statSync(path);
  if (!stat.isFile()) return 'not-a-file';
  // Looked at before reading, so that a huge file costs nothing.
  return stat.size > maxFileBytes ? 'too-large' : undefined;
}

function isFileInside(folder: string, path: string): boolean {
  const real = realPathInside(folder, path);
  return real !== undefined && statSync(real).isFile();
}

/**
 * Files and links below a folder, at any depth. Links are listed but not followed, so everything else is inside the
 * folder. `readdir` with `recursive` would follow them, with types from Node 24 on.
 */
const entriesBelow = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entriesBelow(join(folder, entry.name)) : [entry],
  );

/** Paths of all files under assets/, with slashes, without links that lead out of the folder. */
function assetsOf(folder: string): string[] {
  if (!realPathInside(folder, 'assets')) return [];
  try {
    return entriesBelow(join(folder, 'assets'))
      .map((entry) => ({ entry, path: relative(folder, join(entry.parentPath, entry.name)) }))
      .filter(({ entry, path }) => entry.isFile() || (entry.isSymbolicLink() && isFileInside(folder, path)))
      .map(({ path }) => path.split(sep).join('/'))
      .sort();
  } catch {
    return [];
  }
}

/** A folder that is not read: it is not there, or is a link that leads out of `dir`. */
function emptyFolder(dir: string, domain: string, shownDir: string): ConfigFolder {
  const isLink = existsSync(join(dir, domain));
  const refused = { name: domain, path: join(shownDir, domain), reason: 'outside-folder' } as const;
  return { domain, files: [], assets: [], unreadable: isLink ? [refused] : [] };
}

/**
 * The folder `dir`/`domain` as it lies on the disk, not looked at any further. One that is not there has no files.
 * Paths in error messages begin with `shownDir`.
 */
export function readFolder(dir: string, domain: string, shownDir = dir): ConfigFolder {
  const folder = realPathInside(dir, domain);
  if (!folder) return emptyFolder(dir, domain, shownDir);
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

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Names of possible folders in `dir`, sorted. Names that begin with a dot belong to the operator. */
const candidates = (dir: string): Dirent[] =>
  readdirSync(dir, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** Names of the folders in `dir`. A link counts if it stays in `dir`. */
export const folderNames = (dir: string): string[] =>
  candidates(dir)
    .filter((entry) => {
      const real = entry.isSymbolicLink() ? realPathInside(dir, entry.name) : undefined;
      return entry.isDirectory() || (real !== undefined && isFolder(real));
    })
    .map((entry) => entry.name);

/** Names of links to folders elsewhere, which are not read. */
const linkedElsewhere = (dir: string): string[] =>
  candidates(dir)
    .filter(
      (entry) =>
        entry.isSymbolicLink() && isFolder(join(dir, entry.name)) && !realPathInside(dir, entry.name),
    )
    .map((entry) => entry.name);

/** Every folder in `dir`. One that is a link out of it is marked. */
export const readFolders = (dir: string, shownDir = dir): ConfigFolder[] =>
  [...folderNames(dir), ...linkedElsewhere(dir)].map((domain) => readFolder(dir, domain, shownDir));
