/** The address of the service worker. It is at the top, so that its scope is the whole site. */
export const serviceWorkerPath = '/push-worker.js';
