import { afterEach, expect, it } from 'vitest';
import { configureApi } from '../settings';
import { invitationHere, inviterHere, noInvitation } from './invitation';
import { useSession } from './store';

afterEach(() => {
  configureApi({ lang: 'en' });
  useSession.setState({ ...noInvitation, referenceCommunityId: null });
});

it.each([
  ['none', null, 'here', undefined],
  ['one into this community', 'abc', 'here', 'abc'],
  ['one into another', 'abc', 'there', undefined],
  ['one of which that is not known', 'abc', null, 'abc'],
])('SES-02 SES-09 the invitation that counts here: %s', (_, invitedBy, referenceCommunityId, counts) => {
  configureApi({ lang: 'en', communityId: 'here' });
  useSession.setState({ invitedBy, inviter: 'Tom', referenceCommunityId });
  expect(invitationHere()).toBe(counts);
  expect(inviterHere()).toBe(counts && 'Tom');
});

it('AUT-07 who invited is not known of an invitation that an earlier version stored', () => {
  useSession.setState({ invitedBy: 'abc', inviter: null });
  expect(inviterHere()).toBeUndefined();
});
