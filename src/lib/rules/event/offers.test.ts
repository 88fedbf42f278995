import { describe, expect, it } from 'vitest';
import { offerEnds } from './offers';

const startsAt = new Date('2030-06-01T12:00:00Z');
const event = { startsAt, overAt: new Date('2030-06-01T14:00:00Z') };

describe('EVT-09 for how long a place is offered', () => {
  it.each([
    ['weeks before, as the community says', '2030-05-01T12:00:00Z', 24, '2030-05-02T12:00:00Z'],
    ['as long as a quarter of what is left allows it', '2030-05-28T12:00:00Z', 24, '2030-05-29T12:00:00Z'],
    ['the day before, for a quarter of what is left', '2030-05-31T12:00:00Z', 24, '2030-05-31T18:00:00Z'],
    ['an hour before, for a quarter of an hour', '2030-06-01T11:00:00Z', 24, '2030-06-01T11:15:00Z'],
    ['minutes before, for no less', '2030-06-01T11:55:00Z', 24, '2030-06-01T12:10:00Z'],
    ['once it has begun, for no less', '2030-06-01T13:00:00Z', 24, '2030-06-01T13:15:00Z'],
    ['never after it is over', '2030-06-01T13:50:00Z', 24, '2030-06-01T14:00:00Z'],
    ['for an hour, where the community says so', '2030-05-01T12:00:00Z', 1, '2030-05-01T13:00:00Z'],
  ])('%s', (_, now, hours, until) => expect(offerEnds(new Date(now), hours, event)).toEqual(new Date(until)));
});
