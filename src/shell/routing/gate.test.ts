import { describe, expect, it } from 'vitest';
import type { Init } from '../../generated/api/currentUser';
import type { RouteName } from '../../lib/routes';
import { gateOf } from './gate';

const user = (participants: string[], enabled = true) =>
  ({ enabled, connectedParticipants: participants }) as Init['user'];
const newcomer = user([]);
const member = user(['p']);
const waiting = user(['p'], false);
const everything = () => true;

describe('gateOf', () => {
  it.each<[string, Init['user'], boolean, RouteName, string | undefined]>([
    ['a newcomer to the survey', newcomer, false, 'myCommunities', '/questions'],
    ['a newcomer away from the profile', newcomer, true, 'profile', '/questions'],
    ['a newcomer nowhere from the survey', newcomer, false, 'questions', undefined],
    ['a newcomer nowhere from the form', newcomer, false, 'onboarding', undefined],
    ['a newcomer nowhere from a mailed link', newcomer, false, 'confirmed', undefined],
    ['a newcomer nowhere from an event', newcomer, true, 'event', undefined],
    ['a member nowhere', member, false, 'myCommunities', undefined],
    ['a member past the survey home', member, true, 'questions', '/my_communities'],
    ['a member past the form to the confirmation', member, false, 'onboarding', '/last-step'],
    ['who waits for admission to the profile', waiting, true, 'myCommunities', '/profile'],
    ['who waits past the form to the profile', waiting, true, 'onboarding', '/profile'],
    ['who waits past the form to the confirmation', waiting, false, 'onboarding', '/last-step'],
    ['who waits nowhere from the profile', waiting, false, 'profile', undefined],
    ['who waits nowhere from the confirmation', waiting, false, 'lastStep', undefined],
  ])('SES-03 leads %s', (_, who, emailConfirmed, route, to) => {
    expect(gateOf({ init: { user: who, emailConfirmed }, route, survey: true, registered: everything })).toBe(
      to,
    );
  });

  it('SES-03 without a survey the form comes at once', () => {
    const init = { user: newcomer, emailConfirmed: true };
    expect(gateOf({ init, route: 'events', survey: false, registered: everything })).toBe('/onboarding');
  });
});
