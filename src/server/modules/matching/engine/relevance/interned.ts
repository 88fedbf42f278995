/** Numbers for strings, in the order they come. */
export interface Interned {
  readonly names: string[];
  of: (name: string) => number;
  find: (name: string) => number | undefined;
}

export function interned(): Interned {
  const names: string[] = [];
  const numbers = new Map<string, number>();
  return {
    names,
    find: (name) => numbers.get(name),
    of: (name) => {
      let number = numbers.get(name);
      if (number === undefined) {
        number = names.length;
        names.push(name);
        numbers.set(name, number);
      }
      return number;
    },
  };
}

/** Lists of numbers one behind the other: list `i` is `start[i]` to `start[i + 1]`. */
export interface Lists {
  start: Int32Array;
  item: Int32Array;
  weight: Float32Array;
}

/** The same pairs with items as lists: the list of `item` has the lists that contained it. */
export function inverted({ start, item, weight }: Lists, items: number): Lists {
  const ends = new Int32Array(items + 1);
  for (const one of item) ends[one + 1]! += 1;
  for (let at = 0; at < items; at += 1) ends[at + 1]! += ends[at]!;
  const to = ends.slice();
  const other: Lists = {
    start: ends,
    item: new Int32Array(item.length),
    weight: new Float32Array(item.length),
  };
  for (let list = 0; list + 1 < start.length; list += 1)
    for (let at = start[list]!; at < start[list + 1]!; at += 1) {
      const place = to[item[at]!]!++;
      other.item[place] = list;
      other.weight[place] = weight[at]!;
    }
  return other;
}
