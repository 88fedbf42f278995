import { AppError } from '../../errors';

/** A cursor: the sort keys of the last row. */
type Place = readonly string[];

/** A place as clients hand it back. */
const nextOf = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** The cursor with `parts` parts from a client. Throws 1100 for an invalid one. */
export function placeOf(next: string, parts: number): Place {
  try {
    const place: unknown = JSON.parse(Buffer.from(next, 'base64url').toString());
    const isPlace =
      Array.isArray(place) && place.length === parts && place.every((each) => typeof each === 'string');
    if (isPlace && !place.some((each: string) => each.includes('\0'))) return place as Place;
  } catch {
    // Treated as an invalid cursor.
  }
  throw new AppError(1100, { details: [{ path: 'query.next', message: 'is none' }] });
}

/** The first `size` rows and the cursor after them. The query must read one row more. */
export function cut<Row>(rows: readonly Row[], size: number, placeOfRow: (row: Row) => Place) {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { shown, hasMore: last !== undefined, next: last ? nextOf(placeOfRow(last)) : null };
}
