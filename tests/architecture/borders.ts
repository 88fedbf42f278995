import type { Arrow } from './graph';
import { zones } from './zones';

interface Module {
  zone: string;
  /** The folder of its zone. */
  folder: string | undefined;
}

/** The zone and folder of a file. Undefined outside `src`. */
function moduleOf(file: string): Module | undefined {
  const [top, zone, ...rest] = file.split('/');
  if (top !== 'src' || zone === undefined) return undefined;
  return rest.length > 0 ? { zone, folder: rest[0] } : { zone: 'main', folder: undefined };
}

function mayImport(from: Module, to: Module | undefined): boolean {
  const row = zones[from.zone];
  if (!row || !to) return false;
  return row.may.includes(to.zone) || (!!row.apart && from.zone === to.zone && from.folder === to.folder);
}

/** Tests and stories import anything, except that those of a feature do not know the shell: tests of screens are there. */
const isFree = (from: string, to: string): boolean =>
  /\.(test|stories)\.tsx?$/.test(from) && !(from.startsWith('src/features/') && to.startsWith('src/shell/'));

/** Imports out of `src` that its zones do not allow. */
export const violations = (arrows: readonly Arrow[]): string[] =>
  arrows.flatMap(({ from, line, to }) => {
    const module = moduleOf(from);
    if (!module || isFree(from, to) || mayImport(module, moduleOf(to))) return [];
    return [`${from}:${line} may not import ${to}: see tests/architecture/zones.ts`];
  });
