import { randomOf } from '../../support/random';

export type Matrix = readonly Float64Array[];

export const matrix = (size: number, cell: (row: number, column: number) => number): Matrix =>
  Array.from({ length: size }, (_, row) =>
    Float64Array.from({ length: size }, (_, column) => cell(row, column)),
  );

export const turned = (of: Matrix): Matrix => matrix(of.length, (row, column) => of[column]![row]!);

/** Two sides that rank each other: `left[i][j]` is how likely i likes j, `right[j][i]` how likely j likes i. */
interface TwoSided {
  left: Matrix;
  right: Matrix;
}

/** Wishes half of their own and half of what everybody thinks, from the most popular, 1, to the least, 0. */
export function twoSided(size: number, popularity: number, seed: number): TwoSided {
  const random = randomOf(seed);
  const wish = (_: number, other: number): number =>
    (1 - popularity) * random() + popularity * (1 - other / (size - 1));
  return { left: matrix(size, wish), right: matrix(size, wish) };
}

/**
 * The probability that a person looks at each of the others, ranked by `scores`: the first for certain, the second half
 * as likely, ...
 */
function looks(scores: Matrix): Matrix {
  return scores.map((row) => {
    const order = Array.from(row, (_, at) => at).sort((one, other) => row[other]! - row[one]!);
    const looked = new Float64Array(row.length);
    order.forEach((at, rank) => (looked[at] = 1 / (rank + 1)));
    return looked;
  });
}

/**
 * Expected matches where each side sees the other ranked by these scores, and how many would have more in the place that
 * another of their side has in the rankings.
 */
export function outcome(
  { left, right }: TwoSided,
  ofLeft: Matrix,
  ofRight: Matrix,
): { matches: number; envious: number } {
  const [leftLooks, rightLooks] = [looks(ofLeft), looks(ofRight)];
  const size = left.length;
  const likes = (wishes: Matrix, looked: Matrix): Matrix =>
    matrix(size, (one, other) => wishes[one]![other]! * looked[one]![other]!);
  const [leftLikes, rightLikes] = [likes(left, leftLooks), likes(right, rightLooks)];

  /** The matches of one person if the others ranked them by `as`. */
  const matchesOf = (own: Matrix, wishes: Matrix, looked: Matrix, one: number, as: number): number => {
    let matches = 0;
    for (let other = 0; other < size; other++)
      matches += own[one]![other]! * wishes[other]![one]! * looked[other]![as]!;
    return matches;
  };
  const enviousOf = (own: Matrix, wishes: Matrix, looked: Matrix): number => {
    let envious = 0;
    for (let one = 0; one < size; one++) {
      const has = matchesOf(own, wishes, looked, one, one);
      for (let as = 0; as < size; as++) if (matchesOf(own, wishes, looked, one, as) > has + 1e-9) envious++;
    }
    return envious;
  };
  let matches = 0;
  for (let one = 0; one < size; one++)
    for (let other = 0; other < size; other++) matches += leftLikes[one]![other]! * rightLikes[other]![one]!;
  return {
    matches,
    envious: enviousOf(leftLikes, right, rightLooks) + enviousOf(rightLikes, left, leftLooks),
  };
}
