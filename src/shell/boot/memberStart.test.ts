// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../../tests/support/answers';
import { vera } from '../../components/story/participants';
import { communityOf } from '../../../tests/support/inCommunity';
import { initOf } from '../../../tests/support/initOf';
import { contract } from '../../generated/api/contract';
import type { Init } from '../../generated/api/currentUser';
import { initQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { useSession } from '../../api/session/store';
import type { RouteMatch } from '../../lib/routeMatch';
import type { RouteName } from '../../lib/routes';
import { signOut } from '../session/signOut';
import { prepareMember } from './memberStart';

const payload = { config: communityOf(), lang: 'en' } as const;

const prepare = async (route: RouteName) => {
  await prepareMember({ name: route, params: {} } as RouteMatch, payload);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
};

beforeEach(() => {
  queryClient.clear();
  answer(contract.currentUser.init, initOf());
  answer(contract.currentUser.revokeSession, refusal(1000, 'no', 403));
});

describe('what is fetched ahead for a member', () => {
  it.each([
    ['id.secret', 1],
    [null, 0],
  ])('SES-05 the user while there is a session (%s), nothing once it is over', async (token, calls) => {
    useSession.setState({ token });
    await prepare('myCommunities');
    expect(sentTo(contract.currentUser.init)).toHaveLength(calls);
  });

  it('SES-05 keeps nothing of it that comes back after logging out', async () => {
    let resolve = (_init: Init): void => undefined;
    const promise = new Promise<Init>((arrived) => (resolve = arrived));
    answer(contract.currentUser.init, () => promise);
    useSession.setState({ token: 'id.secret' });
    const prepared = prepareMember({ name: 'myCommunities', params: {} }, payload);
    await vi.waitFor(() => expect(sentTo(contract.currentUser.init)).toHaveLength(1));
    signOut();
    resolve(initOf());
    await prepared;
    await vi.waitFor(() => expect(sentTo(contract.currentUser.revokeSession)).toHaveLength(1));
    expect(queryClient.getQueryData(initQuery.queryKey)).toBeUndefined();
  });

  it('UIX-05 whether all that the screen shows first is there', async () => {
    let arrive = (_profile: typeof vera): void => undefined;
    answer(contract.participant.getProfileBySlug, () => new Promise((resolve) => (arrive = resolve)));
    useSession.setState({ token: 'id.secret' });
    const open = () => prepareMember({ name: 'participant', params: { slug: 'vera-lang' } }, payload);
    await expect(open()).resolves.toEqual({ isKnown: false });
    await vi.waitFor(() => expect(sentTo(contract.participant.getProfileBySlug)).toHaveLength(1));
    arrive(vera);
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await expect(open()).resolves.toEqual({ isKnown: true });
  });

  it('ERR-04 what failed is left to the screen to say', async () => {
    answer(contract.currentUser.init, refusal(1000, 'no', 403));
    useSession.setState({ token: 'id.secret' });
    await expect(prepare('profile')).resolves.toBeUndefined();
    expect(queryClient.getQueryData(initQuery.queryKey)).toBeUndefined();
  });
});
