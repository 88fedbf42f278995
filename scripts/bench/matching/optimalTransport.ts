import { matrix, type Matrix } from './twoSided';

/**
 * Optimal transport between two sides with one each, cooled to a temperature: plain Sinkhorn on logarithms, to
 * convergence.
 */
export function optimalTransport(worth: Matrix, temperature: number, passes = 1500): Matrix {
  const size = worth.length;
  const rows = new Float64Array(size);
  const columns = new Float64Array(size);
  const logOfSum = (term: (at: number) => number): number => {
    let greatest = -Infinity;
    for (let at = 0; at < size; at++) greatest = Math.max(greatest, term(at));
    let sum = 0;
    for (let at = 0; at < size; at++) sum += Math.exp(term(at) - greatest);
    return greatest + Math.log(sum);
  };
  for (let pass = 0; pass < passes; pass++) {
    for (let i = 0; i < size; i++) rows[i] = -logOfSum((j) => worth[i]![j]! / temperature + columns[j]!);
    for (let j = 0; j < size; j++) columns[j] = -logOfSum((i) => worth[i]![j]! / temperature + rows[i]!);
  }
  return matrix(size, (i, j) => Math.exp(worth[i]![j]! / temperature + rows[i]! + columns[j]!));
}

/**
 * Transferable utility with the choice to stay alone (Choo and Siow), the comparison of arXiv 2409.00720: at
 * equilibrium a pair's share is the root of how many on either side stay alone, times the pair's gain.
 */
export function transferableUtility(worth: Matrix, passes = 3000): Matrix {
  const size = worth.length;
  const gain = matrix(size, (i, j) => Math.exp(worth[i]![j]!));
  const rows = new Float64Array(size).fill(1);
  const columns = new Float64Array(size).fill(1);
  const alone = (half: number): number => Math.sqrt(1 + half * half) - half;
  for (let pass = 0; pass < passes; pass++) {
    for (let i = 0; i < size; i++) {
      let sum = 0;
      for (let j = 0; j < size; j++) sum += gain[i]![j]! * columns[j]!;
      rows[i] = alone(sum / 2);
    }
    for (let j = 0; j < size; j++) {
      let sum = 0;
      for (let i = 0; i < size; i++) sum += gain[i]![j]! * rows[i]!;
      columns[j] = alone(sum / 2);
    }
  }
  return matrix(size, (i, j) => rows[i]! * gain[i]![j]! * columns[j]!);
}
