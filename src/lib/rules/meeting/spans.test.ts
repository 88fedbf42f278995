import fc from 'fast-check';
import { expect, it } from 'vitest';
import { overlapOf, spansWithout, type Span } from './spans';

const moments = 40;
const spans = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: moments }), fc.integer({ min: 0, max: moments }))
    .map(([one, other]): Span => [Math.min(one, other), Math.max(one, other)]),
  { maxLength: 5 },
);
/** The whole moments that are in any of the spans. */
const inside = (list: readonly Span[]): number[] =>
  Array.from({ length: moments }, (_, at) => at).filter((at) =>
    list.some(([from, to]) => from <= at && at < to),
  );

it('the overlap of two lists is the time that is in both', () => {
  fc.assert(
    fc.property(spans, spans, (some, others) => {
      const both = new Set(inside(others));
      expect(inside(overlapOf(some, others))).toEqual(inside(some).filter((at) => both.has(at)));
    }),
  );
});

it('spans without others are the time that is in none of those', () => {
  fc.assert(
    fc.property(spans, spans, (some, others) => {
      const taken = new Set(inside(others));
      expect(inside(spansWithout(some, others))).toEqual(inside(some).filter((at) => !taken.has(at)));
    }),
  );
});
