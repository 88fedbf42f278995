/** A number in [0, 1) from a seed and a member's id. It breaks ties independently of the order of members. */
export function keyOf(seed: string, id: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const char of `${seed}\n${id}`) {
    const code = char.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  const first = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  const second = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(first ^ (first >>> 13), 3266489909);
  return ((second >>> 0) * 2 ** 21 + (first >>> 11)) / 2 ** 53;
}
