/** A file of the build while it is planned. */
export interface PageFile {
  /** The ids of its modules. */
  modules: string[];
  size: number;
  /** For each page, whether it loads the file: 1 or 0. */
  pages: Uint8Array;
  /** The files that are loaded with it: itself, and all that it imports, directly or through others. */
  reach: Set<PageFile>;
}

interface Bounds {
  /** For each page, the maximum number of its files. */
  maxFiles: readonly number[];
  /** The maximum size that one page may load without need to save one file. */
  fileCost: number;
  /** For each page, the weight of a byte that it loads without need. */
  weights: readonly number[];
}

/**
 * The size that pages load without need if two files become one, and the number of files that this adds to pages with
 * only one of them.
 */
function costOf(one: PageFile, other: PageFile, weights: readonly number[]) {
  let [bytes, added] = [0, 0];
  for (const file of new Set([...one.reach, ...other.reach])) {
    weights.forEach((weight, page) => {
      if (file.pages[page] || !(one.pages[page] || other.pages[page])) return;
      bytes += file.size * weight;
      if (file !== one && file !== other) added += 1;
    });
  }
  return { bytes, added };
}

/** Whether one imports the other through a third file. Merged, they and the third would import each other. */
const hasBetween = (one: PageFile, other: PageFile): boolean =>
  [...one.reach].some((file) => file !== one && file !== other && file.reach.has(other));

/**
 * The pair of files that costs the fewest bytes per file saved, where only the pages in `counted` count as saving one.
 * Pairs that cost more than `limit` are left out.
 */
function cheapestPair(
  files: readonly PageFile[],
  { counted, weights, limit }: { counted: readonly boolean[]; weights: readonly number[]; limit: number },
): [PageFile, PageFile] | undefined {
  let best: { pair: [PageFile, PageFile]; price: number } | undefined;
  for (const [index, one] of files.entries()) {
    for (const other of files.slice(index + 1)) {
      const highest = best?.price ?? limit;
      let [saved, atLeast] = [0, 0];
      for (let page = 0; page < weights.length; page += 1) {
        if (one.pages[page] && other.pages[page]) saved += Number(counted[page]);
        else if (one.pages[page]) atLeast += other.size * (weights[page] ?? 1);
        else if (other.pages[page]) atLeast += one.size * (weights[page] ?? 1);
      }
      // Most pairs are settled here, without their imports.
      if (saved === 0 || atLeast / saved >= highest) continue;
      const { bytes, added } = costOf(one, other, weights);
      const gain = saved - added;
      const price = bytes / gain;
      // A pair with a file between them can be skipped: merging either with that file costs no more.
      if (gain <= 0 || price >= highest || hasBetween(one, other) || hasBetween(other, one)) continue;
      best = { pair: [one, other], price };
    }
  }
  return best?.pair;
}

/** Makes `other` part of `one`. A page that loaded one of them now loads both, and the imports of both. */
function merge(one: PageFile, other: PageFile, files: readonly PageFile[]): void {
  one.modules.push(...other.modules);
  one.size += other.size;
  const reach = new Set([...one.reach, ...other.reach]);
  reach.delete(other);
  for (const file of files) {
    if (file.reach.delete(other) || file.reach.has(one)) for (const next of reach) file.reach.add(next);
  }
  const loads = one.pages.map((own, page) => own | (other.pages[page] ?? 0));
  for (const file of reach) loads.forEach((needed, page) => (file.pages[page] ||= needed));
}

/**
 * Merges files, the cheapest pair first, while that costs less than a request, and until no page has more than its `maxFiles`.
 * @throws {Error} if a page has more than that and nothing can be merged.
 */
export function mergeFiles(files: readonly PageFile[], { maxFiles, fileCost, weights }: Bounds): PageFile[] {
  const left = [...files];
  const all = weights.map(() => true);
  for (;;) {
    const crowded = weights.map(
      (_, page) => left.filter(({ pages }) => pages[page]).length > (maxFiles[page] ?? 0),
    );
    const pair =
      cheapestPair(left, { counted: all, weights, limit: fileCost }) ??
      cheapestPair(left, { counted: crowded, weights, limit: Infinity });
    if (pair) {
      left.splice(left.indexOf(pair[1]), 1);
      merge(...pair, left);
    } else if (crowded.includes(true)) throw new Error('a page has too many files');
    else return left;
  }
}
