/** What calls tell whoever listens; the client of the calls itself shows nothing and redirects nowhere. */
const target = new EventTarget();

/** Runs `listener` when the server no longer accepts the session, and hears why where that is known (SES-06). Answers the function that ends it. */
export function onSessionExpired(listener: (why?: string) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<string | undefined>).detail);
  target.addEventListener('session-expired', hear);
  return () => target.removeEventListener('session-expired', hear);
}

export const announceSessionExpired = (why?: string): void => {
  target.dispatchEvent(new CustomEvent('session-expired', { detail: why }));
};

/** The browser's own 'error' event, for a server that cannot be reached (ERR-02). */
export const announceUnavailable = (error: Error): void => {
  window.dispatchEvent(new ErrorEvent('error', { message: 'Server is unavailable', error }));
};
