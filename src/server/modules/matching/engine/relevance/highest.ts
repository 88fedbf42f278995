const steps = 512;

const counts = new Int32Array(steps);

/** The `places` with the highest values above 0, highest first; equal values by place. */
export function highest(places: Int32Array, values: Float32Array, most: number): Int32Array {
  const size = places.length;
  let top = 0;
  for (let at = 0; at < size; at += 1) {
    const value = values[places[at]!]!;
    if (value > top) top = value;
  }
  const scale = (steps - 1) / (top || 1);
  counts.fill(0);
  for (let at = 0; at < size; at += 1) counts[(values[places[at]!]! * scale) | 0]! += 1;
  // All above a step that leaves few too many are sorted, not all there are.
  let from = steps;
  let count = 0;
  while (from > 0 && count < most) count += counts[--from]!;
  const found = new Int32Array(count);
  count = 0;
  for (let at = 0; at < size; at += 1) {
    const value = values[places[at]!]!;
    if (value > 0 && ((value * scale) | 0) >= from) found[count++] = places[at]!;
  }
  return found
    .subarray(0, count)
    .sort((a, b) => values[b]! - values[a]! || a - b)
    .subarray(0, most);
}
