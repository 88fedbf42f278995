import { expect, it } from 'vitest';
import { agreed, offered } from '../../../components/story/meetings';
import { meetingsAtHome } from './meetingsAtHome';

const now = new Date('2026-11-24T09:00:00Z');
const zone = 'Europe/Belgrade';
const at = (id: string, startsAt: string) => ({ ...agreed, id, startsAt });
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

it('HOM-08 shows the meetings of today and the next one, the earliest first', () => {
  const found = meetingsAtHome(
    [
      at('in a week', '2026-12-01T09:00:00.000Z'),
      // Already tomorrow by the member's clock.
      at('next', '2026-11-24T23:30:00.000Z'),
      at('today', '2026-11-24T17:30:00.000Z'),
    ],
    now,
    zone,
  );
  expect(idsOf(found.agreed)).toEqual(['today', 'next']);
  expect(found.hasLater).toBe(true);
});

it('HOM-08 shows the next one alone if none is today, and at most three', () => {
  const later = [at('second', '2026-12-02T09:00:00.000Z'), at('first', '2026-12-01T09:00:00.000Z')];
  expect(idsOf(meetingsAtHome(later, now, zone).agreed)).toEqual(['first']);
  const busy = [10, 11, 12, 13].map((hour) => at(`at ${hour}`, `2026-11-24T${hour}:00:00.000Z`));
  const found = meetingsAtHome(busy, now, zone);
  expect(idsOf(found.agreed)).toEqual(['at 10', 'at 11', 'at 12']);
  expect(found.hasLater).toBe(true);
});

it('HOM-08 lists times to pick on their own, and nothing that is over or waits for the other', () => {
  const found = meetingsAtHome(
    [
      { ...offered, id: 'later', slots: ['2026-11-27T17:30:00.000Z'] },
      { ...offered, id: 'sooner' },
      { ...at('moving', '2026-12-24T17:30:00.000Z'), acts: offered.acts },
      { ...offered, id: 'mine', state: 'PROPOSED_BY_ME', acts: ['PROPOSE', 'CANCEL'] },
      { ...agreed, id: 'over', state: 'PAST', acts: [] },
      { ...agreed, id: 'off', state: 'CANCELLED', acts: [] },
    ],
    now,
    zone,
  );
  expect(idsOf(found.toPick)).toEqual(['sooner', 'later', 'moving']);
  expect(found).toMatchObject({ agreed: [], hasLater: false });
});
