import { describe, expect, it } from 'vitest';
import { ownVera } from '../../../../components/story/participants';
import { editableOf, type Edits } from '../values/editable';
import { merge, takeTheirs } from './merge';

const base = editableOf(ownVera);
const theirs = (changes: Edits) => ({ ...base, ...changes });

describe('merge', () => {
  it('PRO-01 keeps what one side alone changed', () => {
    const { edits, conflicts } = merge({
      base,
      mine: { firstName: 'Vera', lastName: 'Stone' },
      theirs: theirs({ firstName: 'Wera' }),
    });
    expect(edits).toEqual({ firstName: 'Wera', lastName: 'Stone' });
    expect(conflicts).toEqual([]);
  });

  it('PRO-01 tells what both changed, and is content where both say the same', () => {
    const { edits, conflicts } = merge({
      base,
      mine: { about: 'mine', goal: 'same' },
      theirs: theirs({ about: 'theirs', goal: 'same' }),
    });
    expect(edits).toEqual({ about: 'mine', goal: 'same' });
    expect(conflicts).toEqual([{ path: 'about', mine: 'mine', theirs: 'theirs' }]);
    expect(takeTheirs(edits, conflicts, ['about'])).toEqual({ about: 'theirs', goal: 'same' });
    expect(takeTheirs(edits, conflicts, [])).toEqual(edits);
  });

  it('PRO-01 puts tags of both sides together and lets go what either removed', () => {
    const { edits, conflicts } = merge({
      base: { tags: ['a', 'b', 'c'] },
      mine: { tags: ['a', 'c', 'mine'] },
      theirs: theirs({ tags: ['b', 'c', 'theirs'] }),
    });
    expect(edits).toEqual({ tags: ['c', 'mine', 'theirs'] });
    expect(conflicts).toEqual([]);
  });

  it('PRO-01 merges contacts by their kind', () => {
    const contact = (type: 'TELEGRAM' | 'GITHUB' | 'VK' | 'EMAIL', value: string) => ({ type, value });
    const { edits, conflicts } = merge({
      base: { contacts: [contact('TELEGRAM', 'old'), contact('GITHUB', 'old'), contact('VK', 'old')] },
      mine: { contacts: [contact('TELEGRAM', 'mine'), contact('GITHUB', 'mine'), contact('VK', 'old')] },
      theirs: theirs({
        contacts: [contact('TELEGRAM', 'theirs'), contact('GITHUB', 'old'), contact('EMAIL', 'new')],
      }),
    });
    expect(edits.contacts).toEqual([
      contact('TELEGRAM', 'mine'),
      contact('GITHUB', 'mine'),
      contact('EMAIL', 'new'),
    ]);
    expect(conflicts).toEqual([{ path: 'contacts.TELEGRAM', mine: 'mine', theirs: 'theirs' }]);
    expect(takeTheirs(edits, conflicts, ['contacts.TELEGRAM']).contacts?.[0]).toEqual(
      contact('TELEGRAM', 'theirs'),
    );
  });

  it('PRO-01 asks where one side removed what the other changed', () => {
    const { edits, conflicts } = merge({
      base: { answers: { why: 'old', how: ['x'] } },
      mine: { answers: { how: ['x', 'y'] } },
      theirs: theirs({ answers: { why: 'new', how: ['x'] } }),
    });
    expect(edits).toEqual({ answers: { how: ['x', 'y'] } });
    expect(conflicts).toEqual([{ path: 'answers.why', mine: undefined, theirs: 'new' }]);
    expect(takeTheirs(edits, conflicts, ['answers.why'])).toEqual({
      answers: { how: ['x', 'y'], why: 'new' },
    });
  });

  it('PRO-01 takes a place as a whole', () => {
    const lisbon = { city: 'Lisbon', country: null };
    const porto = { city: 'Porto', country: null };
    const { conflicts } = merge({ base, mine: { location: lisbon }, theirs: theirs({ location: porto }) });
    expect(conflicts).toEqual([{ path: 'location', mine: lisbon, theirs: porto }]);
  });
});
