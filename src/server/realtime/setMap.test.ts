import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SetMap } from './setMap';

const values = [{ at: 0 }, { at: 1 }, { at: 2 }];
const step = fc.record({
  isAdded: fc.boolean(),
  key: fc.constantFrom('a', 'b'),
  value: fc.constantFrom(...values),
});

it('has what a map of sets has, whatever is added and deleted', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const map = new SetMap<string, (typeof values)[number]>();
      const sets = new Map([
        ['a', new Set<(typeof values)[number]>()],
        ['b', new Set<(typeof values)[number]>()],
      ]);
      for (const { isAdded, key, value } of steps) {
        map[isAdded ? 'add' : 'delete'](key, value);
        sets.get(key)?.[isAdded ? 'add' : 'delete'](value);
        for (const [each, set] of sets) {
          expect(map.get(each)).toEqual([...set]);
          expect(map.any(each)).toBe([...set][0]);
          expect(values.filter((one) => map.has(each, one))).toEqual(values.filter((one) => set.has(one)));
        }
      }
    }),
  );
});
