// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, sent, sentTo } from '../../../tests/support/answers';
import {
  answersAt,
  arrive,
  closePages,
  opened,
  prepareBrowser,
  rendered,
  sessionId,
  zone,
} from '../../../tests/support/arrivingPage';
import { initOfPerson, renderedAt } from '../../../tests/support/memberPages';
import { incomingQuery } from '../../components/introduction/introductionQueries';
import { samplePage } from '../../components/introduction/sampleCards';
import { dataElementId } from '../../config/bootPayload';
import { contract } from '../../generated/api/contract';
import { justLoaded } from '../../api/pageData';
import { queryClient } from '../../api/queryClient';
import { clearSession, useSession } from '../../api/session/store';
import { start } from './start';

vi.mock('react-dom/client', async (original) => {
  const { watched } = await import('../../../tests/support/arrivingPage');
  return watched(await original());
});
vi.mock('../dev/listen', () => ({ listenForConfig: () => () => undefined }));

beforeEach(prepareBrowser);
afterEach(closePages);

const home = '/my_communities';
const heading = (root: HTMLElement) => root.querySelector('h1')?.textContent;

describe('a page with a member’s data', () => {
  it('SES-01 of another session is removed before anything else, and the page is loaded for this one', async () => {
    answer(contract.currentUser.init, initOfPerson({ name: 'Berta', origin: location.origin }));
    answer(contract.introduction.getRecommendations, samplePage());
    answer(contract.introduction.getIntroductions, { items: [], page: 0, hasMore: false });
    useSession.setState({ token: 'another.secret' });
    const root = arrive(home, await rendered(home));
    let started: Promise<void> | undefined;
    await act(async () => {
      started = start(root);
      expect(root.innerHTML).toBe('');
      expect(document.getElementById(dataElementId)).toBeNull();
      await started;
    });
    await vi.waitFor(() => expect(heading(root)).toContain('Berta'));
    expect(opened.hydrated).toBe(0);
    expect(document.body.innerHTML).not.toContain('Ann');
  });

  it('SES-05 is removed where nobody is signed in any more', async () => {
    clearSession();
    const root = arrive(home, await rendered(home));
    await act(() => start(root));
    await vi.waitFor(() => expect(heading(root)).toBeTruthy());
    expect(document.body.innerHTML).not.toContain('Ann');
    expect(sent()).toEqual([]);
  });

  it('UIX-05 is rendered anew, without a request, where the browser has another time zone', async () => {
    const page = await rendered(home);
    process.env.TZ = 'America/Lima';
    const root = arrive(home, page);
    await act(() => start(root));
    expect(opened.hydrated).toBe(0);
    expect(heading(root)).toContain('Ann');
    expect(root.querySelector('[aria-busy=true]')).toBeNull();
    expect(sent()).toEqual([]);
  });

  it('UIX-05 is rendered anew if the browser has the address from another host', async () => {
    const answers = answersAt(home);
    const init = initOfPerson({ name: 'Ann', origin: 'https://elsewhere.example' });
    const page = await rendered(home, { answers: { ...answers, 'POST /api/init': JSON.stringify(init) } });
    const root = arrive(home, page);
    await act(() => start(root));
    expect(opened.hydrated).toBe(0);
    expect(root.querySelector<HTMLInputElement>('input[readonly]')?.value).toContain(location.origin);
    expect(sent()).toEqual([]);
  });

  it('UIX-05 says what the browser remembers of the user from then on', async () => {
    useSession.setState({ authorities: 'ROLE_MANAGER', participantId: 'old', isInside: false });
    const root = arrive(home, await rendered(home));
    await act(() => start(root));
    expect(useSession.getState()).toMatchObject({
      authorities: 'ROLE_USER',
      participantId: 'p',
      isInside: true,
    });
    expect(localStorage.getItem('participantId')).toBe('p');
  });

  it('UIX-05 whose data changed meanwhile is taken over as it came, and then corrected', async () => {
    const root = arrive(home, await rendered(home));
    const first = root.textContent;
    const section = root.querySelector('#incoming');
    let asIs: string | null = '';
    opened.before = () => {
      asIs = root.textContent;
      queryClient.setQueryData(incomingQuery(0).queryKey, (known) => known && { ...known, items: [] });
    };
    await act(() => start(root));
    expect(asIs).toBe(first);
    expect(section).not.toBeNull();
    expect(opened.hydrated).toBe(1);
    expect(root.querySelector('#incoming')).toBeNull();
    expect(root.textContent).not.toContain('Ann’s friend');
    expect(sent()).toEqual([]);
  });

  it('UIX-05 leaves what came late to the browser', async () => {
    const { 'GET /api/matching/instant?page=0': _, ...answers } = answersAt(home);
    const page = await rendered(home, { answers });
    expect(page.html).toContain('aria-busy="true"');
    expect(page.used).not.toContain('GET /api/matching/instant?page=0');
    answer(contract.introduction.getRecommendations, samplePage());
    const root = arrive(home, page);
    await act(() => start(root));
    await vi.waitFor(() => expect(root.querySelector('[aria-busy=true]')).toBeNull());
    expect(opened.hydrated).toBe(1);
    expect(sent().map(({ call }) => call)).toEqual([contract.introduction.getRecommendations]);
  });

  it('EVT-01 loads a list again that is shown again', async () => {
    const url = '/events';
    const root = arrive(url, await rendered(url));
    await act(() => start(root));
    expect(sent()).toEqual([]);
    answer(contract.event.getPastEvents, { items: [], page: 0, hasMore: false });
    answer(contract.event.getUpcomingEvents, { items: [], page: 0, hasMore: false });
    const tab = (name: string) =>
      act(async () => {
        [...root.querySelectorAll('nav a')]
          .find(({ textContent }) => textContent === name)!
          .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 }));
      });
    await tab('Past');
    // What has just been loaded would not be loaded again.
    const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + justLoaded);
    await tab('Upcoming');
    await vi.waitFor(() => expect(sentTo(contract.event.getUpcomingEvents)).toHaveLength(1));
    later.mockRestore();
  });

  it('SES-05 ends with the session', async () => {
    const root = arrive(home, await rendered(home));
    await act(() => start(root));
    expect(queryClient.getQueryCache().getAll().length).toBeGreaterThan(0);
    await act(async () => clearSession());
    expect(queryClient.getQueriesData({}).filter(([, data]) => data !== undefined)).toEqual([]);
    expect(root.textContent).not.toContain('Ann');
  });

  it('UIX-05 tells the server the time zone for the next page', async () => {
    const root = arrive(home, await rendered(home));
    await act(() => start(root));
    expect(document.cookie).toContain(`zone=${zone}`);
    expect(document.cookie).toContain(`session=${sessionId}`);
    expect(renderedAt).toMatch(/Z$/);
  });
});

describe('a page that the browser brings back from its memory', () => {
  const bringBack = () =>
    act(async () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });

  it('SES-05 shows nothing of a member who has signed out since', async () => {
    const root = arrive(home, await rendered(home));
    await act(() => start(root));
    expect(heading(root)).toContain('Ann');
    localStorage.removeItem('token');
    await bringBack();
    expect(useSession.getState().token).toBeNull();
    expect(root.textContent).not.toContain('Ann');
  });

  it('SES-05 asks for nothing for who has signed out since', async () => {
    const root = arrive(home, await rendered(home));
    await act(() => start(root));
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    localStorage.removeItem('token');
    // All that it has is old by now, and visible pages load it again.
    void queryClient.invalidateQueries({ refetchType: 'none' });
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await bringBack();
    expect(sent()).toEqual([]);
    expect(root.textContent).not.toContain('Ann');
  });
});
