import { shapes } from '../../generated/config/shapes';
import { fileNames, isFileName, requiredFiles, schemaOf } from '../fileNames';
import type { ConfigError, ConfigFolder, FileName } from '../types';
import { pathOf } from '../validate/folder';
import { nearest } from '../validate/nearest';
import { guardsBelow } from './guards';

const namesIn = ({ files }: ConfigFolder): FileName[] => files.map(({ name }) => name).filter(isFileName);

/** Whether a file has keys that guard something. */
const guardsSomething = (name: FileName): boolean => guardsBelow(shapes[schemaOf(name)]).length > 0;

/** Removed files with guards: leaving out such a file would open what it closed. */
function removedFiles(folder: ConfigFolder, lastGood: ConfigFolder | undefined): FileName[] {
  const all = lastGood ? namesIn(lastGood) : [];
  // A folder without any file is no folder that means to leave them out.
  return folder.files.length === 0 ? all : all.filter(guardsSomething);
}

/** Files that are meant to be there and cannot be read: refused, missing, gone, or bearing a misspelled name. */
export function missingFiles(folder: ConfigFolder, lastGood: ConfigFolder | undefined): Set<FileName> {
  const present = new Set(folder.files.map(({ name }) => name));
  const all = [...present, ...(folder.unreadable ?? []).map(({ name }) => name)];
  const meant = all.flatMap((name) => (isFileName(name) ? name : (nearest(name, fileNames) ?? [])));
  // A community of the database alone has no folder, and lacks nothing.
  const needed = all.length > 0 ? requiredFiles : [];
  const missing = [...meant, ...needed, ...removedFiles(folder, lastGood)].filter(
    (name) => !present.has(name),
  );
  return new Set(missing.filter(isFileName));
}

/** The issues of removed files. A required one is reported as missing anyway. */
export const removedIssues = (folder: ConfigFolder, lastGood: ConfigFolder | undefined): ConfigError[] => {
  const present = new Set(folder.files.map(({ name }) => name));
  const needed: readonly string[] = folder.files.length > 0 ? requiredFiles : [];
  const removed = removedFiles(folder, lastGood).filter(
    (name) => !present.has(name) && !needed.includes(name),
  );
  return removed.map((name) => ({
    code: 'missing-file',
    severity: 'error',
    file: pathOf(folder, name),
    line: 1,
    column: 1,
    path: '',
    message: `${name} is gone: its last good version still applies. A file that contains {} takes what the default community says`,
  }));
};
