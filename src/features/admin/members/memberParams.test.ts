import fc from 'fast-check';
import { expect, it } from 'vitest';
import { memberSorts } from '../../../lib/rules/managers/memberQuery';
import { memberStates } from '../../../lib/rules/managers/memberStates';
import { memberColumns, activeFilters, parseParams, formatParams, type MemberParams } from './memberParams';

const day = fc.constantFrom('2024-02-29', '2026-11-22', undefined);
const words = fc.array(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 3 });
const anyParams: fc.Arbitrary<MemberParams> = fc.record({
  query: fc.record(
    {
      search: fc.string({ maxLength: 40 }),
      states: fc.subarray([...memberStates]),
      profiles: fc.boolean(),
      tags: words,
      cities: words,
      joinedFrom: day,
      joinedTo: day,
      seenFrom: day,
      notSeenSince: day,
      languages: fc.subarray(['EN', 'RU'] as ('EN' | 'RU')[]),
      sort: fc.constantFrom(...memberSorts),
    },
    { requiredKeys: [] },
  ),
  page: fc.nat(5000),
  columns: fc.subarray([...memberColumns]),
  member: fc.option(fc.uuid(), { nil: undefined }),
  invite: fc.constantFrom(true as const, undefined),
});

it('ADM-08 the address of a list of members is read back as it was', () => {
  fc.assert(
    fc.property(anyParams, (params) => {
      const back = parseParams(new URLSearchParams(formatParams(params).toString()));
      expect(back).toEqual({ ...params, query: activeFilters(params.query) });
    }),
  );
});

it('ADM-08 what an address says wrongly filters nothing', () => {
  const { query, page } = parseParams(
    new URLSearchParams('states=X&profiles=y&joinedTo=soon&sort=z&page=-4'),
  );
  expect([query, page]).toEqual([{}, 0]);
});
