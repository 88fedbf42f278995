import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Fix } from '../../../src/config/change';
import { isFileName, schemaOf } from '../../../src/config/fileNames';
import type { ConfigError } from '../../../src/config/types';
import { applyToText } from '../edit/text';
import { writtenFile } from '../edit/written';
import { changesOf, fixedText } from './fixedText';

const schemas = join(import.meta.dirname, '../../../schemas');

/** The relative address of the schema of a folder's file. */
export const schemaAddress = (folder: string, name: string): string | undefined =>
  isFileName(name)
    ? relative(folder, join(schemas, `${schemaOf(name)}.schema.json`))
        .split(sep)
        .join('/')
    : undefined;

function change(path: string, edit: (text: string) => string | undefined): boolean {
  const before = readFileSync(path, 'utf8');
  const after = edit(before);
  if (after === undefined || after === before) return false;
  writeFileSync(path, after);
  return true;
}

function write(folder: string, name: string, content: Readonly<Record<string, unknown>>): boolean {
  const path = join(folder, name);
  if (existsSync(path)) return false;
  const $schema = schemaAddress(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, writtenFile({ ...($schema && { $schema }), ...content }));
  return true;
}

function move(folder: string, from: string, to: string): boolean {
  if (!existsSync(join(folder, from)) || existsSync(join(folder, to))) return false;
  renameSync(join(folder, from), join(folder, to));
  return true;
}

/** Takes every step of a fix; whether anything changed. A step that finds no place any more is left for the next round. */
function take(folder: string, name: string, fix: Fix): boolean {
  const others = fix.flatMap((step) => ('file' in step && step.file !== undefined ? [step.file] : []));
  const edits = [
    ...fix.map((step) =>
      'write' in step
        ? write(folder, step.write, step.content)
        : 'move' in step && move(folder, step.move, step.to),
    ),
    isFileName(name) &&
      existsSync(join(folder, name)) &&
      change(join(folder, name), (text) => fixedText(text, fix)),
    ...[...new Set(others)].map(
      (file) =>
        existsSync(join(folder, file)) &&
        change(join(folder, file), (text) => applyToText(text, changesOf(fix, file))),
    ),
  ];
  return edits.some(Boolean);
}

const spliceOf = ({ fix = [] }: ConfigError) =>
  fix.flatMap((step) => ('splice' in step ? [step.splice] : []))[0];

/** Non-overlapping splices of one file, from its end to its beginning. The others wait for the next round. */
function apart(issues: readonly ConfigError[]): ConfigError[] {
  const sorted = issues
    .flatMap((issue) => {
      const splice = spliceOf(issue);
      return splice ? [{ issue, from: splice.at, to: splice.at + splice.length }] : [];
    })
    .sort((one, other) => other.from - one.from);
  let next = Infinity;
  return sorted.flatMap(({ issue, from, to }) => {
    if (to >= next) return [];
    next = from;
    return [issue];
  });
}

/** From the end of a file to its beginning, so that a fix does not move later ones. */
const fromTheEnd = (one: ConfigError, other: ConfigError): number =>
  other.line - one.line || other.column - one.column;

/**
 * Fixes the issues of a folder that have one right fix, `issues` being those of its last check. Returns the fixed ones.
 * Check the folder again afterwards, because a fix may reveal further issues.
 */
export function fixFolder(
  folder: string,
  issues: readonly ConfigError[],
  nameOf: (file: string) => string,
): ConfigError[] {
  const fixable = issues.filter(({ fix }) => fix);
  const splices = fixable.filter((issue) => spliceOf(issue));
  // Places of other issues mean nothing until a file is JSON again.
  const unreadable = new Set(splices.map(({ file }) => file));
  const now = [
    ...[...unreadable].flatMap((of) => apart(splices.filter(({ file }) => file === of))),
    ...fixable.filter(({ file }) => !unreadable.has(file)).sort(fromTheEnd),
  ];
  return now.filter((issue) => {
    try {
      return take(folder, nameOf(issue.file), issue.fix ?? []);
    } catch {
      return false;
    }
  });
}
