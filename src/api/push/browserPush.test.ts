// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, sentTo } from '../../../tests/support/answers';
import { fakePush } from '../../../tests/support/fakePush';
import { contract } from '../../generated/api/contract';
import { useSession } from '../session/store';
import { hasSubscription, keepPush, pushSupport, turnOffPush, turnOnPush } from './browserPush';

const calls = contract.webPush;
const key = 'BAAB';
let browser: ReturnType<typeof fakePush> | undefined;
const use = (options: Parameters<typeof fakePush>[0]) => (browser = fakePush(options));
const bodies = () => sentTo(calls.saveWebPush).map(({ body }) => body);

beforeEach(() => {
  localStorage.removeItem('push');
  useSession.setState({ token: 'session.secret', participantId: 'vera' });
  answer(calls.saveWebPush, 'OK');
  answer(calls.deleteWebPush, 'OK');
});
afterEach(() => {
  browser?.undo();
  browser = undefined;
});

describe('NOT-08 web push in a browser', () => {
  it('needs a browser that has it, permission, and on an iPhone the home screen', () => {
    expect(pushSupport()).toBe('missing');
    for (const [options, support] of [
      [{}, 'available'],
      [{ permission: 'granted' }, 'available'],
      [{ permission: 'denied' }, 'denied'],
      [{ isPhone: true }, 'install'],
    ] as const) {
      const { undo } = fakePush(options);
      expect(pushSupport()).toBe(support);
      undo();
    }
  });

  it('U03 asks the reader, subscribes, and is turned off again', async () => {
    const { notification, endpoint } = use({});
    expect(await turnOnPush(key)).toBe(true);
    expect(notification.asked).toBe(1);
    expect(bodies()).toEqual([
      { endpoint: 'https://push.example/new-1', keys: { p256dh: 'a key', auth: 'a secret' } },
    ]);
    expect(await hasSubscription()).toBe(true);
    await turnOffPush();
    expect(sentTo(calls.deleteWebPush)).toHaveLength(1);
    expect(endpoint()).toBeUndefined();
  });

  it('U03 sends nothing if the reader does not allow it', async () => {
    use({ answer: 'denied' });
    expect(await turnOnPush(key)).toBe(false);
    expect(bodies()).toEqual([]);
  });

  it('U03 subscribes anew if the installation has another key', async () => {
    const { endpoint } = use({ permission: 'granted', subscribed: 'https://push.example/old' });
    await turnOnPush(key);
    expect(endpoint()).toBe('https://push.example/new-1');
  });

  it('U03 stores the subscription again after the browser has renewed it, and in a new session of the member', async () => {
    const { renew, say } = use({ permission: 'granted' });
    await turnOnPush(key);
    const stop = new AbortController();
    keepPush(stop.signal);
    renew('https://push.example/renewed');
    say({ type: 'renewed' });
    await vi.waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toMatchObject({ endpoint: 'https://push.example/renewed' });
    say({ type: 'renewed' });
    useSession.setState({ token: 'later.secret' });
    say({ type: 'renewed' });
    await vi.waitFor(() => expect(bodies()).toHaveLength(3));
    stop.abort();
  });

  it('removes the subscription of another member', async () => {
    const { endpoint, notification } = use({ permission: 'granted' });
    await turnOnPush(key);
    useSession.setState({ token: 'other.secret', participantId: 'anna' });
    const stop = new AbortController();
    keepPush(stop.signal);
    await vi.waitFor(() => expect(endpoint()).toBeUndefined());
    expect(bodies()).toHaveLength(1);
    // Nobody is asked at load.
    expect(notification.asked).toBe(1);
    stop.abort();
  });

  it('opens what a pressed notification is about, and says so to the worker', async () => {
    const { say } = use({ permission: 'granted' });
    const moved = vi.fn();
    window.addEventListener('popstate', moved);
    const stop = new AbortController();
    keepPush(stop.signal);
    const { port1, port2 } = new MessageChannel();
    const heard = vi.fn();
    port1.onmessage = heard;
    say({ type: 'open', path: '/contacts' }, [port2]);
    expect(location.pathname).toBe('/contacts');
    expect(moved).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    stop.abort();
    say({ type: 'open', path: '/home' });
    expect(location.pathname).toBe('/contacts');
    window.removeEventListener('popstate', moved);
    history.replaceState(null, '', '/');
    port1.close();
  });
});
