// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { deleteDraftsOf, writeDraft } from '../../../api/session/drafts';
import { keepValues, keptValues } from './draft';
import { newValues } from './values';

const stored = newValues('Europe/Berlin');
const mine = { owner: 'p1' };
beforeEach(() => localStorage.clear());

it('EVT-02 a draft is its owner’s, of one event, and gone when it is given up or they sign out', () => {
  keepValues(mine, { ...stored, title: 'Dinner' });
  keepValues({ ...mine, eventId: 'e1' }, { ...stored, title: 'Lunch' });
  expect(keptValues(mine, stored)?.title).toBe('Dinner');
  expect(keptValues({ ...mine, eventId: 'e1' }, stored)?.title).toBe('Lunch');
  expect(keptValues({ owner: 'p2' }, stored)).toBeUndefined();
  keepValues(mine, null);
  expect(keptValues(mine, stored)).toBeUndefined();
  deleteDraftsOf('p1');
  expect(keptValues({ ...mine, eventId: 'e1' }, stored)).toBeUndefined();
});

it('EVT-02 what another hand left there is not taken for a draft', () => {
  for (const draft of ['text', 7, ['a'], { title: 7, more: 'x' }, { ...stored }]) {
    writeDraft('event', 'p1', draft);
    expect(keptValues(mine, stored)).toBeUndefined();
  }
  writeDraft('event', 'p1', { title: 'Kept', paid: 'yes', more: 'x' });
  expect(keptValues(mine, stored)).toEqual({ ...stored, title: 'Kept' });
});
