import { describe, expect, it } from 'vitest';
import { failedUserLoading } from './failedUserLoading';

const said = { response: { status: 403, body: {} } };

describe('failedUserLoading', () => {
  it.each([
    ['a user the server denies', said, 'myCommunities', 'forget'],
    ['a server that fails', { response: { status: 500, body: {} } }, 'myCommunities', 'forget'],
    ['a path of nobody', said, undefined, 'forget'],
    ['the magic-link page', said, 'authMagic', 'keep'],
    ['a server out of reach', { response: undefined }, 'myCommunities', 'keep'],
  ] as const)('SES-07 for %s', (_, error, route, fate) => {
    expect(failedUserLoading(error, route)).toBe(fate);
  });
});
