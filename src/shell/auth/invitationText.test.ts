import { expect, it } from 'vitest';
import { communityOf } from '../../../tests/support/inCommunity';
import { invitationText } from './invitationText';

it.each([
  [{}, 'invitation.text'],
  [{ matching: { enabled: false } }, 'invitation.toMembers'],
  [{ eventOnly: true }, 'invitation.toEvents'],
])('AUT-07 the invitation to a community with %j promises %s', (community, key) => {
  expect(invitationText(communityOf({ community }))).toBe(key);
});
