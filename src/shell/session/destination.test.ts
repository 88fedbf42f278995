import { describe, expect, it } from 'vitest';
import { destinationOf } from './destination';

const member = { enabled: true, connectedParticipants: ['p1'] };
const newcomer = { enabled: true, connectedParticipants: [] };
const reachable = (path: string) => !path.startsWith('/admin');

describe('destinationOf', () => {
  it.each([
    ['the main page', member, null, '/my_communities'],
    ['the survey without a participant', newcomer, null, '/questions'],
    ['the survey first, also where not admitted', { ...newcomer, enabled: false }, null, '/questions'],
    ['the profile without admission', { ...member, enabled: false }, null, '/profile'],
    ['back to what was wanted', member, '/event/7?x=1#y', '/event/7?x=1#y'],
    ['back, without a participant, too', newcomer, '/event/7', '/event/7'],
    ['no location that is not reached', member, '/admin', '/my_communities'],
    ['no other site', member, '//evil.example', '/my_communities'],
    ['no scheme', member, 'https://evil.example', '/my_communities'],
    ['no script', member, 'javascript:alert(1)', '/my_communities'],
  ])('SES-03 SES-08 leads to %s', (_, user, backTo, path) => {
    expect(destinationOf({ user, backTo, reachable, survey: true, eventOnly: false })).toBe(path);
  });

  it.each([
    ['a member to the events', member, null, '/events'],
    ['a member back to what was wanted', member, '/event/7#who', '/event/7#who'],
    ['a newcomer to the form', newcomer, null, '/onboarding'],
    ['who waits for admission to the profile', { ...member, enabled: false }, null, '/profile'],
    ['an administrator to the managers’ side', { ...member, role: 'ROLE_ADMIN' as const }, null, '/admin'],
  ])('SES-04 CFG-12 where people come for events only leads %s', (_, user, backTo, path) => {
    expect(destinationOf({ user, backTo, reachable, survey: false, eventOnly: true })).toBe(path);
  });

  it('SES-03 without a survey the form comes at once', () => {
    expect(destinationOf({ user: newcomer, reachable, survey: false, eventOnly: false })).toBe('/onboarding');
  });
});
