// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, sent, sentTo } from '../../tests/support/answers';
import { communityOf } from '../../tests/support/inCommunity';
import { initOf } from '../../tests/support/initOf';
import { vera } from '../components/story/participants';
import { participantQuery } from '../features/profile/view/participantQuery';
import { init, setLanguage } from '../generated/api/client/currentUser';
import { contract } from '../generated/api/contract';
import type { ServerCall } from '../lib/call';
import { earlyCallsScript } from '../lib/earlyCalls';
import type { RouteName } from '../lib/routes';
import { earlyScript } from '../server/modules/page/early';
import { screenCalls, tabCalls } from '../server/modules/page/screenCalls';
import { request } from './request';
import { useSession } from './session/store';
import { configureApi } from './settings';
import { onSessionExpired } from './signals';

type AnyCall = ServerCall<unknown, unknown, unknown, unknown>;
const calls = Object.values(contract).flatMap((resource) => Object.values(resource)) as AnyCall[];

const config = communityOf();
const scriptOf = (route: RouteName, signedIn = true): string | undefined =>
  earlyScript({
    config,
    route,
    path: '/',
    lang: 'en',
    theme: null,
    signedIn,
    hidden: false,
    body: signedIn ? 'member' : 'visitor',
    origin: location.origin,
    origins: {},
  });

/** Has the page make its calls at an address, as a browser does. */
function open(route: RouteName, at: string, signedIn = true): void {
  history.replaceState(null, '', at);
  const run = eval;
  run(scriptOf(route, signedIn) ?? '');
}
const early = (): string[] => Object.keys(globalThis.earlyCalls?.answers ?? {});
const slugCalls = () => sentTo(contract.participant.getProfileBySlug);
const ann = participantQuery('ann');
const fetchAnn = () => (ann.queryFn as (context: object) => Promise<unknown>)({});

beforeEach(() => {
  globalThis.earlyCalls = undefined;
  for (const call of calls) answer(call, refusal(1000, 'no', 403));
  answer(contract.currentUser.init, initOf());
  answer(contract.participant.getProfileBySlug, vera);
  configureApi({ communityId: config.id, lang: 'en' });
  useSession.setState({ token: 'id.secret', participantId: 'p', isInside: false });
});

describe('the calls of a page that has not got its code', () => {
  it.each<[RouteName, string, string[]]>([
    ['myCommunities', '/my_communities', []],
    ['welcome', '/', []],
    ['invitation', '/invite?id=a%20b', ['GET /api/invitation/a%20b']],
    ['invitation', '/invite', []],
    ['participant', '/u/ann', ['GET /api/participant/profile/ann']],
    ['participant', '/U/a%2Fb/?slug=c', ['GET /api/participant/profile/a%2Fb']],
    [
      'questions',
      '/questions',
      [`GET /api/question/get-by-community?communityId=${config.id}`, 'GET /api/onboarding'],
    ],
    [
      'profile',
      '/profile?participantId=another',
      [
        'GET /api/participant/profile?participantId=p',
        'GET /api/participant/p/profile-completion',
        `GET /api/question/get-by-community?communityId=${config.id}`,
      ],
    ],
    [
      'account',
      '/account',
      ['GET /api/participant/profile?participantId=p', 'GET /api/current-user/sessions'],
    ],
  ])('UIX-05 are those of its screen, and the user: %s at %s', (route, at, expected) => {
    open(route, at);
    expect(early()).toEqual(['POST /api/init', ...expected]);
  });

  it('UIX-05 wait for the user where the browser has not heard yet whose session it is', async () => {
    useSession.setState({ participantId: null });
    answer(
      contract.currentUser.init,
      initOf({ participant: { id: 'p', firstName: 'Ann', lastName: 'Lee', slug: 'ann', avatarUrl: null } }),
    );
    open('profile', '/profile');
    expect(early()).toHaveLength(2);
    await request(init);
    expect(early()).toContain('GET /api/participant/profile?participantId=p');
    await vi.waitFor(() => expect(sent()).toHaveLength(4));
  });

  const inside = initOf({
    participant: {},
    permissions: { role: 'ROLE_USER', permissions: ['PROFILE', 'MEMBERS'], managedCommunities: [] },
  });
  const ofMembers = [
    'GET /api/matching/meetings?page=0',
    'GET /api/matching/p/pending-score',
    'GET /api/matching/requests?page=0',
    'GET /api/event/upcoming?going=true&limit=3',
    'GET /api/matching/instant?page=0',
  ];

  it('UIX-05 on a page of members are made at once where the browser has heard that it is one', () => {
    useSession.setState({ isInside: true });
    open('myCommunities', '/my_communities');
    expect(early()).toEqual(['POST /api/init', ...ofMembers]);
  });

  it('UIX-05 on a page of members wait for the user where it is not known', async () => {
    answer(contract.currentUser.init, inside);
    open('myCommunities', '/my_communities');
    expect(early()).toEqual(['POST /api/init']);
    await vi.waitFor(() => expect(early()).toEqual(['POST /api/init', ...ofMembers]));
  });

  it('UIX-05 on a page of members are none of who is not let in or has not confirmed the address', async () => {
    answer(contract.currentUser.init, initOf({ participant: {}, emailConfirmed: false }));
    open('myCommunities', '/my_communities');
    await globalThis.earlyCalls?.answers['POST /api/init'];
    await Promise.resolve();
    expect(early()).toEqual(['POST /api/init']);
  });

  it('PAR-01 where the address filters what is shown, the client asks', () => {
    useSession.setState({ isInside: true });
    open('participants', '/participants?search=anna');
    expect(early()).toEqual(['POST /api/init']);
  });

  const connected = [
    'GET /api/matching/meetings?page=0',
    'GET /api/matching/p/pending-score',
    'GET /api/relations?list=CONNECTED&page=0',
  ];
  it.each([
    ['', connected],
    // As in older emails.
    ['?tab=connected', connected],
    [
      '?tab=meet',
      [
        'GET /api/matching/requests?page=0',
        'GET /api/matching/instant?page=0',
        'GET /api/relations?list=INTERESTED&page=0',
      ],
    ],
    ['?tab=hidden', ['GET /api/relations?list=HIDDEN&page=0']],
    ['?tab=blocked', ['GET /api/blocks?page=0']],
    ['?tab=constructor', []],
    ['?tab=meet&pages=2', []],
  ])('CON-01 of contacts are those of the list in the address: %s', (search, expected) => {
    useSession.setState({ isInside: true });
    open('contacts', `/contacts${search}`);
    expect(early()).toEqual(['POST /api/init', ...expected]);
  });

  it('SES-07 ask for no user on a page that leads nobody away', () => {
    expect(scriptOf('confirmRecovery')).toBeUndefined();
  });

  it('UIX-05 are there for a visitor, who has no user', () => {
    useSession.setState({ token: null });
    open('participant', '/u/ann', false);
    expect(early()).toEqual(['GET /api/participant/profile/ann']);
    expect(scriptOf('login', false)).toBeUndefined();
  });

  it('UIX-05 are calls of the contract', () => {
    const unknown = [screenCalls, ...Object.values(tabCalls)]
      .flatMap((table) => Object.values(table).flat())
      .filter((text) => {
        const [method, address = ''] = text.split(' ');
        const [path = '', query] = address.split('?');
        const shape = (template: string) => template.replaceAll(/\{\w+\}/g, '{}');
        const call = calls.find((one) => one.method === method && shape(one.path) === shape(path));
        const names = Object.keys((call?.query?.properties ?? {}) as object);
        return !call || [...new URLSearchParams(query).keys()].some((name) => !names.includes(name));
      });
    expect(unknown).toEqual([]);
  });

  it.each([
    ['a visitor', null, true],
    ['somebody signed in', 'id.secret', false],
  ])('SES-01 are none where %s got the page of another', (_who, token, signedIn) => {
    useSession.setState({ token });
    open('participant', '/u/ann', signedIn);
    expect(sent()).toEqual([]);
  });

  it.each([
    ['ROLE_USER', ['POST /api/init']],
    [null, ['POST /api/init']],
    ['ROLE_MANAGER', ['POST /api/init', `GET /api/admin/${config.id}/home`]],
    ['ROLE_ADMIN', ['POST /api/init', `GET /api/admin/${config.id}/home`]],
  ])('ADM-01 on the managers’ side are a manager’s alone: %s', (authorities, expected) => {
    useSession.setState({ authorities });
    open('admin', '/admin');
    expect(early()).toEqual(expected);
  });

  it('SES-01 stay within their element, whatever the community is called', () => {
    const script = earlyCallsScript(
      { path: '/', calls: [], lang: 'en', communityId: '</script><script>', signedIn: true, who: 'anybody' },
      (value) => JSON.stringify(value).replaceAll('<', '\\u003c'),
    );
    expect(script).not.toContain('</script');
  });
});

describe('what came back for them', () => {
  it('UIX-05 is taken over by the client, with the headers that it would have sent', async () => {
    sessionStorage.setItem('publicIp', '203.0.113.7');
    open('participant', '/u/ann');
    await expect(fetchAnn()).resolves.toEqual(vera);
    await request(init);
    expect(sent()).toHaveLength(2);
    await fetchAnn();
    expect(slugCalls()).toHaveLength(2);
  });

  it('UIX-05 is taken over if the public address became known meanwhile', async () => {
    open('participant', '/u/ann');
    sessionStorage.setItem('publicIp', '203.0.113.7');
    await expect(fetchAnn()).resolves.toEqual(vera);
    expect(slugCalls()).toHaveLength(1);
  });

  it.each([
    ['another session', () => useSession.setState({ token: 'other.secret' })],
    ['nobody', () => useSession.setState({ token: null })],
    ['another language', () => configureApi({ communityId: config.id, lang: 'ru' })],
  ])('SES-01 is not for %s', async (_who, become) => {
    open('participant', '/u/ann');
    become();
    await fetchAnn();
    expect(slugCalls()).toHaveLength(2);
  });

  it('PRO-01 is out of date once something may have been changed', async () => {
    open('participant', '/u/ann');
    await request(setLanguage, { body: 'EN' }).catch(() => undefined);
    await fetchAnn();
    expect(slugCalls()).toHaveLength(2);
  });

  it('ERR-02 is asked for again where the server was out of reach', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    open('participant', '/u/ann');
    vi.unstubAllGlobals();
    await expect(fetchAnn()).resolves.toEqual(vera);
  });

  it('SES-06 ends the session where the server refused it', async () => {
    const expired = vi.fn();
    const stop = onSessionExpired(expired);
    answer(contract.participant.getProfileBySlug, refusal(405, 'no', 401));
    open('participant', '/u/ann');
    await expect(fetchAnn()).rejects.toMatchObject({ code: 405 });
    expect(slugCalls()).toHaveLength(1);
    expect(expired).toHaveBeenCalledOnce();
    stop();
  });
});
