// The service worker of web push: shows messages and opens what they are about. It caches nothing and handles no requests.

/** How long a page may take to say that it opens a path itself, in ms. */
const pageTakes = 1000;

/** Shows a message. A push without one shows the name of the site, because browsers demand a notification for each. */
async function show(data) {
  let message = {};
  try {
    message = data.json();
  } catch {
    // It is not ours.
  }
  const { title = location.hostname, body = '', url = '/', tag = '', lang, icon, actions = [] } = message;
  const renotify = tag !== '';
  await registration.showNotification(title, { body, tag, lang, icon, actions, data: { url }, renotify });
}

/** Asks a page to open a path, so that nothing typed in it is lost. False if the page does not answer. */
const opensItself = (client, path) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), pageTakes);
    client.postMessage({ type: 'open', path }, [port2]);
  });

/** The page of a button below `/email/` is no page of the application, and asks before it does anything. */
async function openButton(path) {
  const { origin, href } = new URL(path, location.origin);
  if (origin === location.origin) await clients.openWindow(href);
}

/** Opens a path of the site in an open window, otherwise in a new one. */
async function open(path) {
  const { origin, href } = new URL(path, location.origin);
  if (origin !== location.origin) return;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isThere = windows.find(({ url }) => url === href);
  const client =
    isThere ?? windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0];
  if (client && (isThere || (await opensItself(client, path)))) await client.focus();
  else await clients.openWindow(href);
}

/** Subscribes again where the browser has ended a subscription. Open pages store it, otherwise the next one does. */
async function renew({ oldSubscription, newSubscription }) {
  if (!newSubscription && oldSubscription) await registration.pushManager.subscribe(oldSubscription.options);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const client of windows) client.postMessage({ type: 'renewed' });
}

addEventListener('install', () => skipWaiting());
addEventListener('push', (event) => event.waitUntil(show(event.data)));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { action, notification } = event;
  const path = action || (notification.data?.url ?? '/');
  event.waitUntil(path.startsWith('/email/') ? openButton(path) : open(path));
});
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
