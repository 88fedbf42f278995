import { expect, it } from 'vitest';
import { communityOf } from '../../../tests/support/inCommunity';
import { eventSignInWay } from './eventSignInWay';

it.each([
  [['EMAIL', 'OTP'], {}, 'code'],
  [['GOOGLE', 'NONE'], {}, 'code'],
  [['EMAIL', 'MAGIC'], {}, 'link'],
  [['EMAIL', 'GOOGLE'], {}, 'password'],
  [['GOOGLE'], {}, undefined],
  [['OTP'], { admission: 'closed' }, undefined],
  [['OTP'], { parentCommunityDomain: 'parent.example' }, undefined],
])('SES-04 with %j and %j an event’s guest signs in by: %s', (types, community, way) => {
  const files = { community, authConfig: { methods: types.map((authType) => ({ authType })) } };
  expect(eventSignInWay(communityOf(files))).toBe(way);
});
