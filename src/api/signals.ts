/** What calls tell whoever listens; the client of the calls itself shows nothing and redirects nowhere. */
const target = new EventTarget();

/** Runs `listener` when the server no longer accepts the session (SES-06). Answers the function that ends it. */
export function onSessionExpired(listener: () => void): () => void {
  target.addEventListener('session-expired', listener);
  return () => target.removeEventListener('session-expired', listener);
}

export const announceSessionExpired = (): void => {
  target.dispatchEvent(new Event('session-expired'));
};

/** The browser's own 'error' event, for a server that cannot be reached (ERR-02). */
export const announceUnavailable = (error: Error): void => {
  window.dispatchEvent(new ErrorEvent('error', { message: 'Server is unavailable', error }));
};
