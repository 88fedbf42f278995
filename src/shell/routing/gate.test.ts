import { describe, expect, it } from 'vitest';
import type { Init } from '../../generated/api/currentUser';
import { routeNames, rowOf, type Gate, type RouteName } from '../../lib/routes';
import { gateOf } from './gate';

const user = (participants: string[], enabled = true) =>
  ({ enabled, connectedParticipants: participants }) as Init['user'];
const newcomer = user([]);
const member = user(['p']);
const waiting = user(['p'], false);

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
    expect(gateOf({ init: { user: who, emailConfirmed }, route, survey: true, eventOnly: false })).toBe(to);
  });

  it.each<[string, Init['user'], boolean, RouteName, string | undefined]>([
    ['a newcomer to the survey', newcomer, true, 'myCommunities', '/questions'],
    ['a newcomer nowhere from the event', newcomer, true, 'event', undefined],
    ['who has joined back to the event', member, true, 'onboarding', '/event/7?x=1#who'],
    ['who has joined to the confirmation first', member, false, 'onboarding', '/last-step'],
    ['who waits for admission back to the event', waiting, true, 'onboarding', '/event/7?x=1#who'],
    ['who waits for admission to the profile from elsewhere', waiting, true, 'myCommunities', '/profile'],
    ['a member nowhere from elsewhere', member, true, 'profile', undefined],
  ])('ROU-05 of somebody who came for an event leads %s', (_, who, emailConfirmed, route, to) => {
    const came = { survey: true, eventOnly: false, wanted: '/event/7?x=1#who' };
    expect(gateOf({ init: { user: who, emailConfirmed }, route, ...came })).toBe(to);
  });

  it('SES-03 without a survey the form comes at once', () => {
    const init = { user: newcomer, emailConfirmed: true };
    expect(gateOf({ init, route: 'events', survey: false, eventOnly: false })).toBe('/onboarding');
  });
});

/** Where each gate redirects each kind of user. Undefined: nowhere. */
const gates: Record<Gate, Record<'newcomer' | 'waiting' | 'member', string | undefined>> = {
  none: { newcomer: undefined, waiting: undefined, member: undefined },
  newcomer: { newcomer: undefined, waiting: '/profile', member: '/my_communities' },
  participant: { newcomer: '/questions', waiting: undefined, member: undefined },
  admitted: { newcomer: '/questions', waiting: '/profile', member: undefined },
};

describe('the gate of every row', () => {
  it.each(routeNames)('SES-03 %s', (route) => {
    const of = (who: Init['user']) =>
      gateOf({ init: { user: who, emailConfirmed: true }, route, survey: true, eventOnly: false });
    expect({ newcomer: of(newcomer), waiting: of(waiting), member: of(member) }).toEqual(
      gates[rowOf(route).gate],
    );
  });

  it('SES-03 leads nobody to where another gate leads them away', () => {
    for (const { newcomer: first, waiting: second } of Object.values(gates)) {
      if (first) expect(gates[rowOf('questions').gate].newcomer).toBeUndefined();
      if (second) expect(gates[rowOf('profile').gate].waiting).toBeUndefined();
    }
  });
});
