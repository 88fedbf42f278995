import { createHash } from 'node:crypto';

/** Draws that depend on `seed` and what is decided alone: another decision more leaves the others as they were. */
export interface Chance {
  pick: <Items extends readonly [unknown, ...unknown[]]>(what: string, items: Items) => Items[number];
  /** Whether something of this likelihood, 0 to 1, is so. */
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
