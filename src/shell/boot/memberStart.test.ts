// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, sent, sentTo } from '../../../tests/support/answers';
import { communityOf } from '../../../tests/support/inCommunity';
import { initOf } from '../../../tests/support/initOf';
import { contract } from '../../generated/api/contract';
import type { Init } from '../../generated/api/currentUser';
import { initQuery, sessionsQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { useSession } from '../../api/session/store';
import type { ServerCall } from '../../lib/call';
import type { RouteName } from '../../lib/routes';
import { signOut } from '../session/signOut';
import { prepareMember } from './memberStart';

const payload = { config: communityOf(), lang: 'en' } as const;

const prepare = async (route: RouteName, at = '/') => {
  history.replaceState(null, '', at);
  await prepareMember(route, payload);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
};

beforeEach(() => {
  queryClient.clear();
  answer(contract.currentUser.init, initOf());
  const { currentUser, invitation, onboarding, participant, question } = contract;
  const others = [
    ...[currentUser.listSessions, currentUser.revokeSession, invitation.previewInvitation],
    ...[onboarding.getOnboarding, question.getQuestions],
    ...[participant.getProfile, participant.getProfileBySlug, participant.getProfileCompletion],
  ];
  for (const call of others as ServerCall<unknown, unknown, unknown, unknown>[]) {
    answer(call, refusal(1000, 'no', 403));
  }
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

  it.each<[RouteName, string, string[]]>([
    ['myCommunities', '/my_communities', []],
    ['login', '/login', []],
    ['invitation', '/invite?id=inv', ['/api/invitation/{id}']],
    ['invitation', '/invite', []],
    ['participant', '/u/ann', ['/api/participant/profile/{slug}']],
    ['questions', '/questions', ['/api/onboarding', '/api/question/get-by-community']],
    [
      'profile',
      '/profile',
      [
        '/api/current-user/sessions',
        '/api/participant/profile',
        '/api/participant/{id}/profile-completion',
        '/api/question/get-by-community',
      ],
    ],
    ['confirmRecovery', '/confirm-recovery', []],
  ])('UIX-05 what its screen shows: %s at %s', async (route, at, paths) => {
    useSession.setState({ token: 'id.secret', participantId: 'p' });
    await prepare(route, at);
    const asked = sent().map(({ call }) => call.path);
    expect(asked.filter((path) => path !== '/api/init').toSorted()).toEqual(paths);
  });

  it('SES-05 keeps nothing of it that comes back after logging out', async () => {
    let resolve = (_init: Init): void => undefined;
    const promise = new Promise<Init>((arrived) => (resolve = arrived));
    answer(contract.currentUser.init, () => promise);
    useSession.setState({ token: 'id.secret' });
    const prepared = prepareMember('myCommunities', payload);
    await vi.waitFor(() => expect(sentTo(contract.currentUser.init)).toHaveLength(1));
    signOut();
    resolve(initOf());
    await prepared;
    await vi.waitFor(() => expect(sentTo(contract.currentUser.revokeSession)).toHaveLength(1));
    expect(queryClient.getQueryData(initQuery.queryKey)).toBeUndefined();
  });

  it('ERR-04 what failed is left to the screen to say', async () => {
    useSession.setState({ token: 'id.secret', participantId: 'p' });
    await expect(prepare('profile', '/profile')).resolves.toBeUndefined();
    expect(queryClient.getQueryData(sessionsQuery.queryKey)).toBeUndefined();
  });
});
