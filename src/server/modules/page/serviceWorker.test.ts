import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const source = readFileSync(join(import.meta.dirname, 'worker/pushWorker.js'), 'utf8');
const origin = 'https://circle.example';

interface Window {
  url: string;
  visibilityState?: string;
  /** Whether its page opens paths itself. */
  answers?: boolean;
}

/** Runs the worker in a browser with these windows. */
function startWorker(open: Window[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const windows = open.map(({ answers, ...window }) => ({
    ...window,
    focus: vi.fn(),
    postMessage: vi.fn((_: unknown, ports?: MessagePort[]) => answers && ports?.[0]?.postMessage('opens')),
  }));
  const showNotification = vi.fn();
  const subscribe = vi.fn();
  const openWindow = vi.fn();
  runInNewContext(source, {
    URL,
    MessageChannel,
    setTimeout: (work: () => void) => setImmediate(() => setImmediate(work)),
    location: { origin, hostname: 'circle.example' },
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => windows, openWindow },
    skipWaiting: () => undefined,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  });
  /** Dispatches an event and waits for what it started. */
  async function dispatch(type: string, event: object = {}): Promise<void> {
    let work: unknown;
    listeners.get(type)!({ ...event, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  }
  const press = (url: string, action = '') =>
    dispatch('notificationclick', { action, notification: { close: () => undefined, data: { url } } });
  return { windows, showNotification, subscribe, openWindow, listeners, dispatch, press };
}

describe('NOT-08 the service worker', () => {
  it('handles no requests of pages, and stays small', () => {
    expect([...startWorker().listeners.keys()].toSorted()).toEqual([
      'install',
      'notificationclick',
      'push',
      'pushsubscriptionchange',
    ]);
    expect(source).not.toMatch(/\bcaches\.|\bfetch\b|importScripts/);
    expect(Buffer.byteLength(source)).toBeLessThan(4096);
  });

  it('shows what a message says, in place of an earlier one about the same', async () => {
    const worker = startWorker();
    const message = {
      title: 'Request',
      body: 'Anna',
      url: '/u/anna',
      tag: 't',
      lang: 'en',
      icon: '/icon.png',
      actions: [{ action: '/email/action?link=a', title: 'Accept' }],
    };
    await worker.dispatch('push', { data: { json: () => message } });
    expect(worker.showNotification).toHaveBeenCalledWith('Request', {
      body: 'Anna',
      tag: 't',
      lang: 'en',
      icon: '/icon.png',
      actions: [{ action: '/email/action?link=a', title: 'Accept' }],
      data: { url: '/u/anna' },
      renotify: true,
    });
  });

  it('shows the site for a message without content, because browsers demand a notification', async () => {
    const worker = startWorker();
    await worker.dispatch('push', { data: null });
    const shown = expect.objectContaining({ data: { url: '/' }, renotify: false }) as object;
    expect(worker.showNotification).toHaveBeenCalledWith('circle.example', shown);
  });

  it('opens a window if there is none', async () => {
    const worker = startWorker();
    await worker.press('/contacts');
    expect(worker.openWindow).toHaveBeenCalledWith(`${origin}/contacts`);
  });

  it('focuses the window that is there already', async () => {
    const worker = startWorker([
      { url: `${origin}/`, visibilityState: 'visible', answers: true },
      { url: `${origin}/contacts` },
    ]);
    await worker.press('/contacts');
    expect(worker.windows.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
    expect(worker.openWindow).not.toHaveBeenCalled();
  });

  it('has an open page go there, or opens another window if the page does not answer', async () => {
    const page = { url: `${origin}/`, visibilityState: 'visible' };
    const answering = startWorker([{ ...page, answers: true }]);
    await answering.press('/contacts');
    expect(answering.windows[0]!.postMessage.mock.calls[0]![0]).toEqual({ type: 'open', path: '/contacts' });
    expect(answering.windows[0]!.focus).toHaveBeenCalled();
    expect(answering.openWindow).not.toHaveBeenCalled();
    const silent = startWorker([page]);
    await silent.press('/contacts');
    expect(silent.openWindow).toHaveBeenCalledWith(`${origin}/contacts`);
  });

  it('opens the page of a button, whatever else is open', async () => {
    const worker = startWorker([{ url: `${origin}/`, visibilityState: 'visible', answers: true }]);
    await worker.press('/contacts', '/email/action?link=a');
    expect(worker.openWindow).toHaveBeenCalledWith(`${origin}/email/action?link=a`);
    expect(worker.windows[0]!.postMessage).not.toHaveBeenCalled();
  });

  it('opens the page on which to answer in the application', async () => {
    const worker = startWorker([{ url: `${origin}/`, visibilityState: 'visible', answers: true }]);
    await worker.press('/chats/a', '/chats/a?answer=1');
    expect(worker.windows[0]!.postMessage.mock.calls[0]![0]).toEqual({
      type: 'open',
      path: '/chats/a?answer=1',
    });
    expect(worker.openWindow).not.toHaveBeenCalled();
  });

  it('opens no other site', async () => {
    const worker = startWorker();
    await worker.press('//evil.example/x');
    await worker.press('/', '//evil.example/x');
    expect(worker.openWindow).not.toHaveBeenCalled();
  });

  it('subscribes again after the browser has ended a subscription, and open pages store it', async () => {
    const worker = startWorker([{ url: `${origin}/` }]);
    const options = { userVisibleOnly: true };
    await worker.dispatch('pushsubscriptionchange', { oldSubscription: { options } });
    expect(worker.subscribe).toHaveBeenCalledWith(options);
    expect(worker.windows[0]!.postMessage).toHaveBeenCalledWith({ type: 'renewed' });
  });
});
