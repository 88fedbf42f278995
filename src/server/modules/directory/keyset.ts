import { AppError } from '../../errors';

/** Where a list goes on: what its last row is sorted by. */
type Place = readonly string[];

/** A place as clients hand it back. */
const nextOf = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** The place of `parts` parts that a client handed back; throws 1100 for what was never one. */
export function placeOf(next: string, parts: number): Place {
  try {
    const place: unknown = JSON.parse(Buffer.from(next, 'base64url').toString());
    const isPlace =
      Array.isArray(place) && place.length === parts && place.every((each) => typeof each === 'string');
    if (isPlace && !place.some((each: string) => each.includes('\0'))) return place as Place;
  } catch {
    // As what is no place.
  }
  throw new AppError(1100, { details: [{ path: 'query.next', message: 'is none' }] });
}

/** The first `size` of rows of which one more was read, and where they go on. */
export function cut<Row>(rows: readonly Row[], size: number, placeOfRow: (row: Row) => Place) {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { shown, hasMore: last !== undefined, next: last ? nextOf(placeOfRow(last)) : null };
}
