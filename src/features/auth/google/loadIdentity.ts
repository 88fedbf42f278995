import type { GoogleIdentity } from './identity';

const loading = new Map<string, Promise<GoogleIdentity>>();

/** Loads Google's script once. After a failure the next call tries again. */
export function loadIdentity(scriptUrl: string): Promise<GoogleIdentity> {
  const known = loading.get(scriptUrl);
  if (known) return known;
  const started = appendScript(scriptUrl).then(() => {
    const identity = window.google?.accounts?.id;
    if (!identity) throw new Error('The Google script brought no sign-in');
    return identity;
  });
  loading.set(scriptUrl, started);
  started.catch(() => loading.delete(scriptUrl));
  return started;
}

function appendScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The Google script could not be loaded'));
    };
    document.head.append(script);
  });
}
