// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, sentTo } from '../../../tests/support/answers';
import { initOf } from '../../../tests/support/initOf';
import { contract } from '../../generated/api/contract';
import { queryClient } from '../../api/queryClient';
import { useSession } from '../../api/session/store';
import { prepareMember } from './memberStart';

beforeEach(() => {
  queryClient.clear();
  answer(contract.currentUser.init, initOf());
});

describe('what is fetched ahead for a member', () => {
  it.each([
    ['id.secret', 1],
    [null, 0],
  ])('SES-05 the user while there is a session (%s), nothing once it is over', async (token, calls) => {
    useSession.setState({ token });
    await prepareMember('myCommunities');
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(sentTo(contract.currentUser.init)).toHaveLength(calls);
  });
});
