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
    expect(destinationOf({ user, backTo, reachable, survey: true })).toBe(path);
  });

  it('SES-03 without a survey the form comes at once', () => {
    expect(destinationOf({ user: newcomer, reachable, survey: false })).toBe('/onboarding');
  });
});
