// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import userEvent from '@testing-library/user-event';
import { answer, refusal, sentTo } from '../../../tests/support/answers';
import { ownVera } from '../../components/story/participants';
import { createParticipant } from '../../generated/api/client/participant';
import { contract } from '../../generated/api/contract';
import { visit, whereabouts } from '../../../tests/support/inCommunity';
import { lazyPart } from '../../lib/lazyInTime';
import { toast } from '../../ui/toast/toast';
import { initQuery } from '../../api/queries';
import { queryClient } from '../../api/queryClient';
import { request } from '../../api/request';
import { useSession } from '../../api/session/store';
import { initOf } from '../../../tests/support/initOf';
import { MemberNotices } from './MemberNotices';
import { Notices } from './Notices';
import { offlineShown } from './useOffline';

const banner = () => screen.queryByText('Offline');
const become = (state: 'online' | 'offline') =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
    window.dispatchEvent(new Event(state));
  });
const failed = (message: string) =>
  act(() => void window.dispatchEvent(new ErrorEvent('error', { message })));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => vi.useRealTimers());

describe('the offline banner', () => {
  it('UIX-03 tells that the connection is gone, until it is back', async () => {
    await visit(<Notices />);
    expect(banner()).toBeNull();
    become('offline');
    expect(banner()).not.toBeNull();
    expect(screen.getByText('The app is offline. Check your connection', { exact: false })).toBeTruthy();
    become('online');
    expect(banner()).toBeNull();
  });

  it('UIX-03 goes after 500 s, and comes again with the next loss', async () => {
    await visit(<Notices />);
    become('offline');
    act(() => vi.advanceTimersByTime(offlineShown - 1));
    expect(banner()).not.toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(banner()).toBeNull();
    expect(offlineShown).toBe(500_000);
    become('online');
    become('offline');
    expect(banner()).not.toBeNull();
  });

  it('UIX-03 UIX-07 is there for a page opened offline, in Russian too', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await visit(<Notices />, { lang: 'ru' });
    expect(screen.getByText('Нет сети')).toBeTruthy();
  });
});

describe('a part of the page that does not come', () => {
  it('UIX-04 says so, leaves the page alone, and comes on another try', async () => {
    vi.useRealTimers();
    const load = vi.fn(() => Promise.reject<{ default: () => string }>(new Error('blocked')));
    const Part = lazyPart(load);
    const page = (
      <>
        <Notices />
        <p>The page</p>
        <Suspense>
          <Part />
        </Suspense>
      </>
    );
    await visit(page);
    expect(await screen.findByText('Part of this page didn’t load.')).toBeTruthy();
    expect(screen.getByText('The page')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Try again' });
    expect(load).toHaveBeenCalledTimes(2);

    become('offline');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    load.mockResolvedValue({ default: () => 'The dialog' });
    become('online');
    expect(await screen.findByText('The dialog')).toBeTruthy();
    expect(screen.queryByText('Part of this page didn’t load.')).toBeNull();
  });
});

describe('a server out of reach', () => {
  it('ERR-02 is told in a toast, once for all calls that fail together', async () => {
    const error = vi.spyOn(toast, 'unreachable').mockImplementation(() => undefined);
    await visit(<Notices />);
    failed('Server is unavailable');
    failed('Server is unavailable');
    failed('Script error.');
    expect(error.mock.calls).toEqual([['Server is unavailable']]);
    vi.advanceTimersByTime(10_000);
    failed('Server is unavailable');
    expect(error).toHaveBeenCalledTimes(2);
  });

  it('ERR-02 is left to the offline banner where there is no connection', async () => {
    const error = vi.spyOn(toast, 'unreachable').mockImplementation(() => undefined);
    await visit(<Notices />);
    become('offline');
    failed('Server is unavailable');
    expect(error).not.toHaveBeenCalled();
  });
});

describe('a community whose settings are not in order', () => {
  const issues = [
    { file: 'brand.json', path: 'radius' },
    { file: 'landingen.json', path: '' },
  ];
  afterEach(() => queryClient.clear());
  const comes = (configErrors?: typeof issues) => {
    useSession.setState({ token: 'id.secret' });
    queryClient.setQueryData(initQuery.queryKey, initOf({ configErrors }));
  };

  it.each([
    ['en', 'The settings of Circle have 2 errors'],
    ['ru', 'В настройках сообщества «Circle» 2 ошибки'],
  ] as const)('CFG-06 tells its managers how much is wrong and where, in %s', async (lang, title) => {
    vi.useRealTimers();
    comes(issues);
    await visit(<MemberNotices />, { lang });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'brand.json: radius',
      'landingen.json',
    ]);
  });

  it('CFG-06 shows nothing where nothing was told: to members, and where all is well', async () => {
    comes();
    const { container } = await visit(<MemberNotices />);
    expect(container.textContent).toBe('');
  });
});

describe('consent to the legal documents that is missing', () => {
  const { agreePolicy } = contract.auth;
  afterEach(() => queryClient.clear());
  const comes = (consentDue: 'FIRST' | 'CHANGED') => {
    vi.useRealTimers();
    useSession.setState({ token: 'id.secret' });
    queryClient.setQueryData(initQuery.queryKey, initOf({ consentDue }));
    answer(contract.currentUser.init, initOf());
  };

  it.each([
    ['en', 'Please agree to our documents', 'Agree', /^Terms of use/],
    ['ru', 'Нужно ваше согласие с документами', 'Принимаю', /^Условия использования/],
  ] as const)(
    'A09 AUT-10 is asked of a member above the page, in %s: links, one button, and it is gone',
    async (lang, title, accept, terms) => {
      comes('CHANGED');
      answer(agreePolicy, { agreedAt: 'x', version: 'y' });
      await visit(<MemberNotices />, { lang });
      expect(await screen.findByText(title)).toBeTruthy();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByRole('link', { name: terms }).getAttribute('href')).toBe('/docs/terms_nw.html');
      await userEvent.click(screen.getByRole('button', { name: accept }));
      await waitFor(() => expect(screen.queryByText(title)).toBeNull());
      expect(sentTo(agreePolicy)).toEqual([{ body: { agreed: true } }]);
    },
  );

  it('AUT-10 stays where it could not be recorded, and says why', async () => {
    comes('CHANGED');
    answer(agreePolicy, refusal(1104, 'Too many attempts'));
    await visit(<MemberNotices />);
    await userEvent.click(await screen.findByRole('button', { name: 'Agree' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts');
    expect(screen.getByRole('button', { name: 'Agree' })).toBeTruthy();
  });

  it.each([
    ['en', 'Agree and continue', 'Cancel'],
    ['ru', 'Принять и продолжить', 'Отмена'],
  ] as const)(
    'A09 P01 AUT-10 is asked before a call that needs it, in %s, and the call is made again',
    async (lang, accept, cancel) => {
      const { createParticipant: call } = contract.participant;
      useSession.setState({ token: 'id.secret' });
      vi.useRealTimers();
      answer(agreePolicy, { agreedAt: 'x', version: 'y' });
      await visit(<MemberNotices />, { lang });
      const body = { lookingFor: 'Somebody to sail with' };
      const join = () => request(createParticipant, { query: { userId: 'u' }, body });

      answer(call, refusal(1350, 'Agree first', 409));
      const refused = join();
      refused.catch(() => undefined);
      await userEvent.click(await screen.findByRole('button', { name: cancel }));
      await expect(refused).rejects.toMatchObject({ code: 1350 });
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(sentTo(agreePolicy)).toEqual([]);

      const joined = join();
      await userEvent.click(await screen.findByRole('checkbox'));
      answer(call, ownVera);
      await userEvent.click(screen.getByRole('button', { name: accept }));
      expect(await joined).toEqual(ownVera);
      expect(sentTo(agreePolicy)).toEqual([{ body: { agreed: true } }]);
      expect(sentTo(call).map(({ body }) => body)).toEqual([body, body, body]);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('A09 AUT-10 is asked of somebody new before anything else, with a tick', async () => {
    comes('FIRST');
    answer(agreePolicy, { agreedAt: 'x', version: 'y' });
    await visit(<MemberNotices />);
    const dialog = await screen.findByRole('dialog', { name: 'Before you join' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Agree and continue' }));
    expect(sentTo(agreePolicy)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Agree and continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(agreePolicy)).toHaveLength(1);
  });

  it.each([
    ['en', 'Close', 'Read and agree'],
    ['en', 'Not now', 'Read and agree'],
    ['ru', 'Закрыть', 'Прочитать и принять'],
    ['ru', 'Не сейчас', 'Прочитать и принять'],
  ] as const)(
    'AUT-10 who is new and does not agree yet (%s, %s) stays signed in, and can agree later',
    async (lang, close, open) => {
      comes('FIRST');
      await visit(<MemberNotices />, { at: '/questions', lang });
      await userEvent.click(await screen.findByRole('button', { name: close }));
      expect(screen.queryByRole('dialog')).toBeNull();
      const again = await screen.findByRole('button', { name: open });
      await waitFor(() => expect(document.activeElement).toBe(again));
      expect(useSession.getState().token).toBe('id.secret');
      expect(whereabouts().path).toBe('/questions');
      expect(sentTo(agreePolicy)).toEqual([]);
      await userEvent.click(again);
      await userEvent.click(await screen.findByRole('checkbox'));
      answer(agreePolicy, { agreedAt: 'x', version: 'y' });
      await userEvent.click(screen.getByRole('button', { name: /Agree and continue|Принять и продолжить/ }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.queryByRole('button', { name: open })).toBeNull();
    },
  );
});
