import type { Arrow } from './graph';
import { zones } from './zones';

interface Place {
  zone: string;
  /** The folder of the zone it stands in. */
  folder: string | undefined;
}

/** Where a file stands; undefined beyond `src`. */
function placeOf(file: string): Place | undefined {
  const [top, zone, ...rest] = file.split('/');
  if (top !== 'src' || zone === undefined) return undefined;
  return rest.length > 0 ? { zone, folder: rest[0] } : { zone: 'main', folder: undefined };
}

function mayImport(from: Place, to: Place | undefined): boolean {
  const row = zones[from.zone];
  if (!row || !to) return false;
  return row.may.includes(to.zone) || (!!row.apart && from.zone === to.zone && from.folder === to.folder);
}

/** Arrows out of `src` that its zones do not allow. Tests and stories may look wherever they want. */
export const trespasses = (arrows: readonly Arrow[]): string[] =>
  arrows.flatMap(({ from, line, to }) => {
    const place = placeOf(from);
    if (!place || /\.(test|stories)\.tsx?$/.test(from) || mayImport(place, placeOf(to))) return [];
    return [`${from}:${line} may not import ${to}: see tests/architecture/zones.ts`];
  });
