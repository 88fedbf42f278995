import { describe, expect, it } from 'vitest';
import { failedUserLoading } from './failedUserLoading';

const said = { code: 1109, response: { status: 403, body: {} } };
const unheard = { code: 1000, response: undefined };
const over = { code: 405, response: { status: 401, body: {} } };

describe('failedUserLoading', () => {
  it.each([
    ['a user the server denies', said, 'myCommunities', 'clear'],
    ['a server that fails', { code: 1000, response: { status: 500, body: {} } }, 'myCommunities', 'clear'],
    ['a path of nobody', said, undefined, 'clear'],
    ['the magic-link page', said, 'authMagic', 'keep'],
    ['a server out of reach', unheard, 'myCommunities', 'keep'],
    ['a session that is over, which every call tells', over, 'myCommunities', 'keep'],
  ] as const)('SES-07 for %s', (_, error, route, fate) => {
    expect(failedUserLoading(error, route)).toBe(fate);
  });
});
