// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, resetRequests, sent } from '../../../tests/support/fakeRequest';
import { queryClient } from '../../api/queryClient';
import { useSession } from '../../api/session/store';
import { prepareMember } from './memberStart';

vi.mock('../../api/request', () => import('../../../tests/support/fakeRequest'));

beforeEach(() => {
  resetRequests();
  queryClient.clear();
  answer('POST /api/init', {});
});

describe('what is fetched ahead for a member', () => {
  it.each([
    ['id.secret', 1],
    [null, 0],
  ])('SES-05 the user while there is a session (%s), nothing once it is over', async (token, calls) => {
    useSession.setState({ token });
    prepareMember('myCommunities');
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(sent().filter(({ call }) => call === 'POST /api/init')).toHaveLength(calls);
  });
});
