/** A browser's part of web push, in the place of the real one. */
interface FakePushOptions {
  permission?: NotificationPermission;
  /** What the reader answers when they are asked. */
  answer?: NotificationPermission;
  /** The endpoint of the subscription that is there already. */
  subscribed?: string;
  /** An iPhone on which the site is not on the home screen: it has no notifications. */
  isPhone?: boolean;
}

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';

/** Replaces what a page sees of web push. `undo` brings it back. */
export function fakePush({
  permission = 'default',
  answer = 'granted',
  subscribed,
  isPhone,
}: FakePushOptions) {
  const replaced: [object, string, PropertyDescriptor | undefined][] = [];
  function replace(of: object, name: string, value: unknown): void {
    replaced.push([of, name, Object.getOwnPropertyDescriptor(of, name)]);
    Object.defineProperty(of, name, { value, configurable: true, writable: true });
  }
  const keysOf = { p256dh: 'a key', auth: 'a secret' };
  let endpoints = 0;
  let endpoint = subscribed;
  let usedKey: ArrayBuffer | null = null;
  const worker = new EventTarget();
  const unregister = () => {
    endpoint = undefined;
    return Promise.resolve(true);
  };
  const subscription = () =>
    endpoint === undefined
      ? null
      : {
          endpoint,
          options: { applicationServerKey: usedKey },
          toJSON: () => ({ endpoint, keys: keysOf }),
          unsubscribe: unregister,
        };
  const registration = {
    unregister,
    pushManager: {
      getSubscription: async () => subscription(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
        endpoints += 1;
        endpoint ??= `https://push.example/new-${endpoints}`;
        usedKey = applicationServerKey.buffer;
        return subscription();
      },
    },
  };
  const notification = { permission, asked: 0 };
  if (isPhone) {
    replace(navigator, 'userAgent', iPhone);
    replaced.push([window, 'Notification', Object.getOwnPropertyDescriptor(window, 'Notification')]);
    Reflect.deleteProperty(window, 'Notification');
  } else {
    replace(window, 'Notification', {
      get permission() {
        return notification.permission;
      },
      requestPermission: async () => {
        notification.asked += 1;
        return (notification.permission = answer);
      },
    });
    replace(window, 'PushManager', class {});
  }
  replace(
    navigator,
    'serviceWorker',
    Object.assign(worker, {
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
      startMessages: () => undefined,
    }),
  );
  return {
    notification,
    endpoint: () => endpoint,
    /** The browser gives its subscription another endpoint. */
    renew: (next: string) => (endpoint = next),
    /** The worker sends a message to the page. */
    say: (data: unknown, ports: MessagePort[] = []) =>
      worker.dispatchEvent(new MessageEvent('message', { data, ports })),
    undo(): void {
      for (const [of, name, before] of replaced.reverse()) {
        if (before) Object.defineProperty(of, name, before);
        else Reflect.deleteProperty(of, name);
      }
    },
  };
}
