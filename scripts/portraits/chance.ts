import { createHash } from 'node:crypto';

/**
 * Random choices that depend only on `seed` and the name of the choice: an additional choice does not change the
 * others.
 */
export interface Chance {
  pick: <Items extends readonly [unknown, ...unknown[]]>(what: string, items: Items) => Items[number];
  /** Whether a choice with this probability, 0 to 1, is true. */
  is: (what: string, likelihood: number) => boolean;
  between: (what: string, least: number, most: number) => number;
}

export function chanceOf(seed: string): Chance {
  const draw = (what: string): number =>
    createHash('sha256').update(`${seed}\0${what}`).digest().readUInt32BE() / 2 ** 32;
  return {
    pick: (what, items) => items[Math.floor(draw(what) * items.length)] ?? items[0],
    is: (what, likelihood) => draw(what) < likelihood,
    between: (what, least, most) => Math.round((least + draw(what) * (most - least)) * 10) / 10,
  };
}
