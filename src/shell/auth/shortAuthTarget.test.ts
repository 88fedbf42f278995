import { expect, it } from 'vitest';
import { communityOf } from '../../../tests/support/inCommunity';
import { shortAuthTarget } from './shortAuthTarget';

it.each([
  [['OTP'], undefined, { kind: 'code' }],
  [['GOOGLE', 'NONE'], undefined, { kind: 'code' }],
  [['EMAIL', 'OTP'], undefined, { kind: 'code' }],
  [['EMAIL', 'MAGIC'], undefined, { kind: 'registration' }],
  [['MAGIC'], undefined, { kind: 'login' }],
  [['GOOGLE'], undefined, undefined],
  [['OTP'], 'parent.example', { kind: 'parent', domain: 'parent.example' }],
])('AUT-02 with %j and parent %s the short form leads to %j', (types, parentCommunityDomain, target) => {
  const files = {
    community: { parentCommunityDomain },
    authConfig: { methods: types.map((authType) => ({ authType })) },
  };
  expect(shortAuthTarget(communityOf(files))).toEqual(target);
});
