// Takes the place of the service worker where the installation has no web push any more, and removes itself.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.unregister()));
