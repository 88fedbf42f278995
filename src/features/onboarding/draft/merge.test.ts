import { describe, expect, it } from 'vitest';
import { emptyDraft, type Draft } from './draft';
import { mergeDrafts } from './merge';

const draft = (changes: Partial<Draft>): Draft => ({ ...emptyDraft, ...changes });
const base = draft({ step: 2, answers: { a: 'one' }, profile: { firstName: 'Ann' } });

describe('mergeDrafts', () => {
  it('ONB-03 takes from each side what it alone changed', () => {
    const mine = draft({ ...base, answers: { a: 'two' }, lookingFor: 'a mentor' });
    const theirs = draft({ ...base, step: 4, profile: { firstName: 'Ann', lastName: 'Lee' } });
    expect(mergeDrafts({ base, mine, theirs, newer: 'theirs' })).toEqual({
      draft: {
        step: 4,
        answers: { a: 'two' },
        lookingFor: 'a mentor',
        profile: { firstName: 'Ann', lastName: 'Lee' },
      },
      conflicts: [],
    });
  });

  it.each([
    ['mine', 'Anna', 'Annette'],
    ['theirs', 'Annette', 'Anna'],
  ] as const)('ONB-03 lets %s win where it is newer, and tells the other value', (newer, kept, gone) => {
    const mine = draft({ ...base, profile: { firstName: 'Anna' } });
    const theirs = draft({ ...base, profile: { firstName: 'Annette' } });
    const merged = mergeDrafts({ base, mine, theirs, newer });
    expect(merged.draft.profile.firstName).toBe(kept);
    expect(merged.conflicts).toEqual([{ field: 'profile.firstName', value: gone }]);
  });

  it('ONB-03 does not call it a clash when both typed the same, or one of them took it away', () => {
    const mine = draft({ ...base, lookingFor: 'x', profile: { firstName: '' } });
    const theirs = draft({ ...base, lookingFor: 'x', profile: { firstName: 'Annie' } });
    const merged = mergeDrafts({ base, mine, theirs, newer: 'theirs' });
    expect(merged).toEqual({ draft: draft({ ...theirs }), conflicts: [] });
  });

  it('ONB-03 compares lists and objects by what they say', () => {
    const contacts = [{ type: 'EMAIL' as const, value: 'a@b.example' }];
    const turned = [{ value: 'a@b.example', type: 'EMAIL' as const }];
    const mine = draft({ profile: { contacts, tags: ['a'] } });
    const theirs = draft({ profile: { contacts: turned, tags: ['b'] } });
    const merged = mergeDrafts({ base: emptyDraft, mine, theirs, newer: 'theirs' });
    expect(merged.conflicts).toEqual([{ field: 'profile.tags', value: ['a'] }]);
  });

  it.each([
    [2, 2, 2],
    [3, 2, 3],
    [2, 5, 5],
    [1, 2, 1],
    [3, 5, 5],
    [5, 3, 5],
  ])('ONB-03 from step 2, here at %s and there at %s, goes on at %s', (here, there, step) => {
    const merged = mergeDrafts({
      base,
      mine: { ...base, step: here },
      theirs: { ...base, step: there },
      newer: 'theirs',
    });
    expect(merged.draft.step).toBe(step);
  });
});
