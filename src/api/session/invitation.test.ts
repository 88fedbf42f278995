import { afterEach, expect, it } from 'vitest';
import { configureApi } from '../settings';
import { invitationHere } from './invitation';
import { useSession } from './store';

afterEach(() => {
  configureApi({ lang: 'en' });
  useSession.setState({ invitedBy: null, referenceCommunityId: null });
});

it.each([
  ['none', null, 'here', undefined],
  ['one into this community', 'abc', 'here', 'abc'],
  ['one into another', 'abc', 'there', undefined],
  ['one of which that is not known', 'abc', null, 'abc'],
])('SES-02 SES-09 the invitation that counts here: %s', (_, invitedBy, referenceCommunityId, counts) => {
  configureApi({ lang: 'en', communityId: 'here' });
  useSession.setState({ invitedBy, referenceCommunityId });
  expect(invitationHere()).toBe(counts);
});
