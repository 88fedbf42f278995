/** A span of time: its start, and its end, which it does not contain; in ms. */
export type Span = readonly [from: number, to: number];

const isThere = ([from, to]: Span): boolean => from < to;

/** The time that is in a span of each list. */
export const overlapOf = (some: readonly Span[], others: readonly Span[]): Span[] =>
  some
    .flatMap(([from, to]) =>
      others.map(([start, end]): Span => [Math.max(from, start), Math.min(to, end)]).filter(isThere),
    )
    .toSorted(([one], [other]) => one - other);

/** The time of `spans` that is in none of the others. */
export const spansWithout = (spans: readonly Span[], others: readonly Span[]): Span[] =>
  others.reduce<Span[]>(
    (left, [start, end]) =>
      left.flatMap(([from, to]): Span[] =>
        end <= from || to <= start
          ? [[from, to]]
          : [[from, start] as const, [end, to] as const].filter(isThere),
      ),
    [...spans],
  );
