/** A priority queue of numbers below `size` by value, highest first; equal values by number. */
export function bestFirst(size: number) {
  const values = new Float64Array(size);
  /** A heap of those that are left, and behind it those that were taken. */
  const heap = new Int32Array(size);
  let raised = 0;
  let left = 0;

  const isBefore = (one: number, other: number): boolean =>
    values[one]! > values[other]! || (values[one] === values[other] && one < other);

  function sink(from: number): void {
    const one = heap[from]!;
    let at = from;
    for (let child = 2 * at + 1; child < left; child = 2 * at + 1) {
      if (child + 1 < left && isBefore(heap[child + 1]!, heap[child]!)) child += 1;
      if (!isBefore(heap[child]!, one)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = one;
  }

  return {
    valueOf: (one: number): number => values[one]!,
    /** Gives one a value, unless it has a higher one. */
    raise(one: number, value: number): void {
      if (value <= values[one]!) return;
      if (values[one] === 0) heap[raised++] = one;
      values[one] = value;
    },
    /** Once all are raised: puts them in order. */
    settle(): void {
      left = raised;
      for (let at = (left >> 1) - 1; at >= 0; at -= 1) sink(at);
    },
    /** -1 if the queue is empty. */
    take(): number {
      if (left === 0) return -1;
      const best = heap[0]!;
      left -= 1;
      heap[0] = heap[left]!;
      heap[left] = best;
      if (left > 0) sink(0);
      return best;
    },
    clear(): void {
      for (let at = 0; at < raised; at += 1) values[heap[at]!] = 0;
      raised = left = 0;
    },
  };
}
