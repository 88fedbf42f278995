import type { Pair, Pairing } from './pairing';

/** More pairs than that are not compared with each other. */
const mostCompared = 1500;
/** Enough for the changes that the order of taking pairs leaves; guarantees termination. */
const mostPasses = 20;

/** Exchanges the sides of two pairs for as long as that makes them worth more. */
export function betterPairs(pairing: Pairing): void {
  const { order, place, seen } = pairing;
  for (let pass = 0; pass < mostPasses; pass++) {
    const pairs = [...order].flatMap((a) =>
      [...seen[a]!].filter((b) => place[a]! < place[b]! && seen[b]!.has(a)).map((b) => ({ a, b })),
    );
    if (pairs.length > mostCompared) return;
    let isBetter = false;
    pairs.forEach((one, at) => {
      for (const other of pairs.slice(at + 1)) if (turn(pairing, one, other)) isBetter = true;
    });
    if (!isBetter) return;
  }
}

function turn({ worthOf, isNew, join, part }: Pairing, one: Pair, other: Pair): boolean {
  const now = worthOf(one.a, one.b) + worthOf(other.a, other.b);
  const ways = [
    [other.a, other.b],
    [other.b, other.a],
  ] as const;
  for (const [first, second] of ways) {
    if (!isNew(one.a, first) || !isNew(one.b, second)) continue;
    if (worthOf(one.a, first) + worthOf(one.b, second) <= now + 1e-9) continue;
    part(one.a, one.b);
    part(other.a, other.b);
    join(one.a, first);
    join(one.b, second);
    Object.assign(other, { a: one.b, b: second });
    one.b = first;
    return true;
  }
  return false;
}
