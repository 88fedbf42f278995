const steps = 512;

/** Those of `places` with the highest values above 0, the highest first; what is even stands by place. */
export function highest(places: Int32Array, values: Float32Array, most: number): Int32Array {
  let top = 0;
  for (const place of places) top = Math.max(top, values[place]!);
  const scale = (steps - 1) / (top || 1);
  const counts = new Int32Array(steps);
  for (const place of places) counts[Math.floor(values[place]! * scale)]! += 1;
  // All above a step that leaves few too many are sorted, not all there are.
  let from = steps;
  let count = 0;
  while (from > 0 && count < most) count += counts[--from]!;
  const found = places.filter((place) => values[place]! > 0 && values[place]! * scale >= from);
  return found.sort((a, b) => values[b]! - values[a]! || a - b).slice(0, most);
}
