import type { Part } from '../../../../../lib/rules/matching/direction';
import type { Person } from '../types';
import { meaningShare } from './weights';

/** Embeddings of a member's request and of their offer, all of the same length. */
interface MeaningVectors {
  asks: Float32Array;
  offers: Float32Array;
}

/** By member's id. For members without vectors this part is left out. */
export type Meaning = ReadonlyMap<string, MeaningVectors>;

const term = 'meaning:meaning';

/** Texts of such models that have nothing to do with each other are this close. */
const from = 0.3;

function cosine(a: Float32Array, b: Float32Array): number {
  let [product, left, right] = [0, 0, 0];
  for (let at = 0; at < Math.min(a.length, b.length); at += 1) {
    product += a[at]! * b[at]!;
    left += a[at]! ** 2;
    right += b[at]! ** 2;
  }
  return left && right ? product / Math.sqrt(left * right) : 0;
}

/** The weight of the part 'meaning' for two people by place: 0 to `meaningShare`. Undefined if either has no vectors. */
export type Meanings = (asker: number, other: number) => number | undefined;

export function meaningsOf(people: readonly Person[], meaning?: Meaning): Meanings {
  const vectors = people.map(({ id }) => meaning?.get(id));
  const declined = people.map((person) => person.declined?.includes(term) ?? false);
  return (asker, other) => {
    const [own, theirs] = [vectors[asker], vectors[other]];
    if (!own || !theirs) return undefined;
    const near = (cosine(own.asks, theirs.offers) - from) / (1 - from);
    return declined[asker] ? 0 : meaningShare * Math.min(1, Math.max(0, near));
  };
}

export const meaningPart = (weight = 0): Part[] =>
  weight > 0 ? [{ kind: 'meaning', term, asked: '', offered: '', weight }] : [];
