import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Mend } from '../../../src/config/change';
import { isFileName, schemaOf } from '../../../src/config/fileNames';
import type { ConfigError } from '../../../src/config/types';
import { applyToText } from '../edit/text';
import { writtenFile } from '../edit/written';
import { changesOf, mendedText } from './mendedText';

const schemas = join(import.meta.dirname, '../../../schemas');

/** Where a file of a folder finds its schema. */
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

/** Takes every step of a mend; whether anything changed. A step that finds no place any more is left for the next round. */
function take(folder: string, name: string, mend: Mend): boolean {
  const others = mend.flatMap((step) => ('file' in step && step.file !== undefined ? [step.file] : []));
  const edits = [
    ...mend.map((step) =>
      'write' in step
        ? write(folder, step.write, step.content)
        : 'move' in step && move(folder, step.move, step.to),
    ),
    isFileName(name) &&
      existsSync(join(folder, name)) &&
      change(join(folder, name), (text) => mendedText(text, mend)),
    ...[...new Set(others)].map(
      (file) =>
        existsSync(join(folder, file)) &&
        change(join(folder, file), (text) => applyToText(text, changesOf(mend, file))),
    ),
  ];
  return edits.some(Boolean);
}

const spliceOf = ({ mend = [] }: ConfigError) =>
  mend.flatMap((step) => ('splice' in step ? [step.splice] : []))[0];

/** Splices of one file that do not touch each other, from its end to its beginning; the others wait for the next round. */
function apart(faults: readonly ConfigError[]): ConfigError[] {
  const sorted = faults
    .flatMap((fault) => {
      const splice = spliceOf(fault);
      return splice ? [{ fault, from: splice.at, to: splice.at + splice.length }] : [];
    })
    .sort((one, other) => other.from - one.from);
  let next = Infinity;
  return sorted.flatMap(({ fault, from, to }) => {
    if (to >= next) return [];
    next = from;
    return [fault];
  });
}

/** From the end of a file to its beginning, so that what is mended moves nothing that is still to be mended. */
const fromTheEnd = (one: ConfigError, other: ConfigError): number =>
  other.line - one.line || other.column - one.column;

/**
 * Mends what has one right mend in a folder, `faults` being those of its last check; answers those it mended. The folder
 * is to be checked again afterwards: what one mend uncovers, the next round sees.
 */
export function mendFolder(
  folder: string,
  faults: readonly ConfigError[],
  nameOf: (file: string) => string,
): ConfigError[] {
  const mendable = faults.filter(({ mend }) => mend);
  const splices = mendable.filter((fault) => spliceOf(fault));
  // Places of other faults mean nothing until a file is JSON again.
  const unreadable = new Set(splices.map(({ file }) => file));
  const now = [
    ...[...unreadable].flatMap((of) => apart(splices.filter(({ file }) => file === of))),
    ...mendable.filter(({ file }) => !unreadable.has(file)).sort(fromTheEnd),
  ];
  return now.filter((fault) => {
    try {
      return take(folder, nameOf(fault.file), fault.mend ?? []);
    } catch {
      return false;
    }
  });
}
