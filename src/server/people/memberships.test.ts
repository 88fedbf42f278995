import { describe, expect, it } from 'vitest';
import { membershipsOf, type Place } from './memberships';

const place: Place = {
  communityId: 'home',
  participantId: 'ada',
  slug: 'ada',
  isManager: false,
  lastSeenAt: null,
  timeZone: null,
  enabled: false,
  isGuest: true,
  guestOf: ['an event'],
  profileEnabled: true,
  removedAt: null,
};
const guest = { communityId: 'home', participantId: 'ada', eventIds: ['an event'] };

describe('SES-04 what a participant opens', () => {
  it.each<[string, Partial<Place>, isMember: boolean, isGuest: boolean]>([
    ['of a guest', {}, false, true],
    ['of a guest of nothing', { guestOf: [] }, false, false],
    ['of an applicant who came as a guest', { isGuest: false }, true, true],
    ['of an applicant', { isGuest: false, guestOf: [] }, true, false],
    ['of a member who was a guest', { isGuest: false, enabled: true }, true, false],
    ['of who was taken out', { isGuest: false, removedAt: new Date() }, true, false],
    ['of who was hidden', { isGuest: false, profileEnabled: false }, true, false],
    ['of a guest who was taken out', { removedAt: new Date() }, false, false],
  ])('%s', (_, change, isMember, isGuest) => {
    const { memberships, guests } = membershipsOf([{ ...place, ...change }]);
    expect(memberships.map(({ participantId }) => participantId)).toEqual(isMember ? ['ada'] : []);
    expect(guests).toEqual(isGuest ? [guest] : []);
  });
});
