import { fileNames, isFileName, requiredFiles, schemaOf } from '../fileNames';
import { load, tooLarge } from '../load/load';
import { issueAt, type Source } from '../load/source';
import { currentVersion, type Migration } from '../migrate/migrations';
import { upgrade, type Upgraded } from '../migrate/upgrade';
import type { IssueCode } from '../issueCodes';
import type { ConfigError, ConfigFile, ConfigFolder, FileName, UnreadableFile } from '../types';
import { isObject, type Json } from '../resolve/merge';
import { meant, nearest } from './nearest';
import { titleFrom } from './titleFrom';
import { validate } from './validate';

/** A file after loading and validating. */
export interface CheckedFile {
  readonly source: Source;
  /** Its content as far as it is readable. It may be invalid by its schema. */
  readonly value?: Json;
  /** It can be read and keeps its schema. */
  readonly isGood: boolean;
  readonly issues: readonly ConfigError[];
}

/** A folder's files after loading and validating, each by itself. */
export interface CheckedFolder {
  readonly folder: ConfigFolder;
  readonly files: Readonly<Partial<Record<FileName, CheckedFile>>>;
  /** Issues of files, and of existing or missing ones. */
  readonly issues: readonly ConfigError[];
}

function checkFile(name: FileName, file: ConfigFile, list?: readonly Migration[]): CheckedFile {
  const { source, value: written, issues } = load(file);
  const upgraded = isObject(written) ? upgrade(name, written, list) : undefined;
  const value = upgraded?.value ?? written;
  const broken = value === undefined ? issues : [...issues, ...validate(schemaOf(name), source, value)];
  const all = upgraded ? [...broken, outdated(source, upgraded, currentVersion(list))] : broken;
  return { source, issues: all, isGood: broken.length === 0, ...(isObject(value) && { value }) };
}

function outdated(source: Source, { from, changes, what }: Upgraded, current: number): ConfigError {
  const news = what.length > 0 ? `: ${what.join(' ')}` : '';
  return issueAt(source, ['schemaVersion'], {
    code: 'outdated-version',
    severity: 'warning',
    found: String(from),
    allowed: String(current),
    message: `the file is written for version ${from}, the current one is ${current}${news}`,
    fix: changes,
  });
}

const whole = (file: string, code: IssueCode, message: string): ConfigError => ({
  code,
  severity: 'error',
  file,
  line: 1,
  column: 1,
  path: '',
  message,
});

function unreadable({ name, path, reason }: UnreadableFile, present: ReadonlySet<string>): ConfigError[] {
  if (reason === 'too-large') return tooLarge(path).issues;
  if (reason === 'outside-folder') return [whole(path, reason, 'the link leads outside the folder')];
  if (reason === 'not-a-file') return [whole(path, reason, 'this can’t be read as a file')];
  const suggestion = nearest(name, fileNames);
  const only = meant(name, fileNames);
  const unknown = whole(path, 'unknown-file', `${name} is not a config file`);
  return [
    {
      ...unknown,
      severity: 'warning',
      found: name,
      allowed: fileNames.join(', '),
      ...(suggestion && { suggestion }),
      // Not onto a file that is there.
      ...(only !== undefined && !present.has(only) && { fix: [{ move: name, to: only }] }),
    },
  ];
}

/** The path of a file of the folder in error messages. */
export function pathOf({ domain, files }: ConfigFolder, name: FileName): string {
  const [some] = files;
  return some ? some.path.slice(0, some.path.length - some.name.length) + name : `${domain}/${name}`;
}

/** The least a required file can say. */
const least: Readonly<Record<(typeof requiredFiles)[number], (domain: string) => Json>> = {
  'community.json': (domain) => ({ schemaVersion: 1, title: titleFrom(domain) }),
  'brand.json': () => ({ schemaVersion: 1 }),
};

/** A folder that exists must have its two files; a community of the database alone has no folder. */
function missing(
  folder: ConfigFolder,
  present: ReadonlySet<string>,
  misspelled: ReadonlySet<string>,
): ConfigError[] {
  if (present.size === 0) return [];
  const absent = requiredFiles.filter((name) => !present.has(name));
  return absent.map((name) => ({
    ...whole(pathOf(folder, name), 'missing-file', `${name} is missing`),
    // A file with a misspelled name is not written again.
    ...(!misspelled.has(name) && { fix: [{ write: name, content: least[name](folder.domain) }] }),
  }));
}

/** First and second stage for every file of a folder. */
export function checkEachFile(folder: ConfigFolder, list?: readonly Migration[]): CheckedFolder {
  const known = folder.files.filter(({ name }) => isFileName(name));
  const unknown = folder.files.filter(({ name }) => !isFileName(name));
  const strays = unknown.map(({ name, path }): UnreadableFile => ({ name, path, reason: 'unknown-name' }));
  const files = Object.fromEntries(
    known.map((file) => [file.name, checkFile(file.name as FileName, file, list)]),
  );
  const present = new Set([...folder.files, ...(folder.unreadable ?? [])].map(({ name }) => name));
  const refused = [...(folder.unreadable ?? []), ...strays].flatMap((file) => unreadable(file, present));
  const misspelled = new Set(refused.flatMap(({ suggestion }) => suggestion ?? []));
  const issues = [
    ...missing(folder, present, misspelled),
    ...refused,
    ...Object.values(files).flatMap((file) => file.issues),
  ];
  return { folder, files, issues };
}
