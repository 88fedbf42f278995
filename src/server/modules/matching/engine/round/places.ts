/** The place of each id in a list. */
export const placesOf = (ids: readonly string[]): Map<string, number> =>
  new Map(ids.map((id, place) => [id, place]));
