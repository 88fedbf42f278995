import { deleteWebPush, saveWebPush } from '../../generated/api/client/webPush';
import { serviceWorkerPath } from '../../lib/serviceWorkerPath';
import { request } from '../request';
import { readItem, writeItem } from '../session/storage';
import { sessionId, useSession } from '../session/store';

/** The key in localStorage of what the server knows of this browser. */
const storedKey = 'push';

/** What the server has stored: for which member and session, and which endpoint. */
const storedAs = (endpoint: string): string[] => [
  useSession.getState().participantId ?? '',
  sessionId() ?? '',
  endpoint,
];

export type PushSupport =
  | 'available'
  /** The reader has forbidden notifications of this site. */
  | 'denied'
  /** On an iPhone or iPad, only what is on the home screen has notifications. */
  | 'install'
  | 'missing';

const isAppleMobile = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // An iPad calls itself a Mac.
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Whether this browser can show notifications of this site. */
export function pushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isThere) return isAppleMobile() ? 'install' : 'missing';
  return Notification.permission === 'denied' ? 'denied' : 'available';
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const isSame = (one: ArrayBuffer | null, other: Uint8Array): boolean =>
  one !== null && new Uint8Array(one).join() === other.join();

const currentSubscription = async (): Promise<PushSubscription | null | undefined> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();

/** Whether this browser has a subscription, known to the server or not. */
export const hasSubscription = async (): Promise<boolean> =>
  pushSupport() === 'available' && Boolean(await currentSubscription());

/** Has the server send to a subscription (U03). */
async function store(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await request(saveWebPush, { body: { endpoint, keys: { p256dh, auth } } });
  writeItem(storedKey, JSON.stringify(storedAs(endpoint)));
}

/** Asks the reader, and subscribes this browser. False if they have not allowed it. Called after a press only. */
export async function turnOnPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register(serviceWorkerPath);
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(key);
  const before = await pushManager.getSubscription();
  // The installation has another key than before.
  if (before && !isSame(before.options.applicationServerKey, applicationServerKey))
    await before.unsubscribe();
  await store(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  return true;
}

/** Removes the worker and with it the subscription: what is on its way shows nothing any more. */
async function removeWorker(): Promise<void> {
  writeItem(storedKey, null);
  await (await navigator.serviceWorker.getRegistration())?.unregister();
}

export async function turnOffPush(): Promise<void> {
  await request(deleteWebPush);
  await removeWorker();
}

/**
 * Stores a subscription again that the browser has renewed, or whose session has ended since. One of another member is
 * removed.
 */
async function storeAgain(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  const known = readItem(storedKey);
  const now = storedAs(subscription.endpoint);
  if (known === JSON.stringify(now)) return;
  const [owner] = (JSON.parse(known ?? '[]') as string[]) ?? [];
  if (owner === now[0]) await store(subscription);
  else await removeWorker();
}

/** Opens a path in this page, as Forward does: the router hears of it. */
function open(path: string): void {
  history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Keeps the subscription of this browser, if it has one, and opens what a pressed notification is about. */
export function keepPush(signal: AbortSignal): void {
  // One after the other, so that nothing is stored twice.
  let last: Promise<void> = Promise.resolve();
  const again = () => {
    last = last.then(storeAgain).catch(() => undefined);
  };
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data, ports }: MessageEvent<{ type?: string; path?: string } | undefined>) => {
      if (data?.type === 'renewed') again();
      if (data?.type !== 'open' || data.path === undefined) return;
      ports[0]?.postMessage('opens');
      open(data.path);
    },
    { signal },
  );
  navigator.serviceWorker.startMessages();
  again();
}
