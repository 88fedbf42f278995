import { expect, it } from 'vitest';
import { agreed, offered } from '../../components/story/meetings';
import { waitingMeetings } from './waitingMeetings';

it('MAT-08 what waits for my answer stands above what comes soonest, and nothing else does', () => {
  const soon = { ...agreed, id: 'soon', startsAt: '2026-11-24T17:30:00.000Z' };
  const moving = { ...agreed, id: 'moving', startsAt: '2026-12-24T17:30:00.000Z', acts: offered.acts };
  const ids = waitingMeetings([
    { ...agreed, id: 'later' },
    { ...offered, id: 'mine', state: 'PROPOSED_BY_ME', acts: ['PROPOSE', 'CANCEL'] },
    soon,
    { ...agreed, id: 'over', state: 'PAST', acts: [] },
    { ...agreed, id: 'off', state: 'CANCELLED', acts: [] },
    moving,
    { ...offered, id: 'theirs' },
  ]).map(({ id }) => id);
  expect(ids).toEqual(['theirs', 'moving', 'soon', 'later']);
});
