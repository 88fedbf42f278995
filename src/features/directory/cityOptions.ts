import type { PlaceCount } from '../../generated/api/directory';

/** Cities with their number of members; equal names are merged. The chosen one is always included. */
export function cityOptions(
  locations: readonly PlaceCount[] | undefined,
  chosen: string,
): { value: string; label: string }[] {
  const counts = new Map<string, number>();
  for (const { city, count } of locations ?? []) counts.set(city, (counts.get(city) ?? 0) + count);
  const options = [...counts].map(([city, count]) => ({ value: city, label: `${city} (${count})` }));
  return chosen && !counts.has(chosen) ? [{ value: chosen, label: chosen }, ...options] : options;
}
