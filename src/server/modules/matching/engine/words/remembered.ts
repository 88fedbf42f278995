/** Words kept: a community's and those of the tables. */
const most = 300_000;

/** Caches results. Above the maximum number, results are computed again. */
export function remembered<Found, Word = string>(find: (word: Word) => Found): (word: Word) => Found {
  const known = new Map<Word, Found>();
  return (word) => {
    let found = known.get(word);
    if (found === undefined) {
      found = find(word);
      if (known.size >= most) known.clear();
      known.set(word, found);
    }
    return found;
  };
}
