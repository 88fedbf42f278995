/** Minimum length of a part of a compound. Shorter ones occur in many words by chance. */
const shortest = 4;

/** Splits a word into two known words ('cyber', 'security'), the most frequent ones. Empty if there are none. */
export function splitCompound(word: string, rankOf: (word: string) => number | undefined): string[] {
  let best: string[] = [];
  let rarest = Infinity;
  for (let at = shortest; at <= word.length - shortest; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    const rank = Math.max(...parts.map((part) => rankOf(part) ?? Infinity));
    if (rank < rarest) [best, rarest] = [parts, rank];
  }
  return best;
}

/** Russian words of one root have a common beginning of at least this length and share of both. */
const root = 4;
const sharedPart = 0.7;

/** Finds among known stems those of an unknown one's root: 'вязан' and 'вяза'. */
export function byRoot(stems: Iterable<string>): (stem: string) => string | undefined {
  const known = new Map<string, string[]>();
  for (const one of stems) {
    const list = known.get(one.slice(0, root));
    if (list) list.push(one);
    else known.set(one.slice(0, root), [one]);
  }
  return (stem) => {
    let best: string | undefined;
    let longest = 0;
    for (const other of known.get(stem.slice(0, root)) ?? []) {
      let common = root;
      while (common < Math.min(stem.length, other.length) && stem[common] === other[common]) common += 1;
      if (common < sharedPart * Math.max(stem.length, other.length)) continue;
      if (common > longest || (common === longest && other.length < best!.length))
        [best, longest] = [other, common];
    }
    return best;
  };
}
