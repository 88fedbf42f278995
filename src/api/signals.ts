/** Signals from calls. The client of the calls itself shows nothing and redirects nowhere. */
const target = new EventTarget();

/**
 * Runs `listener` when the server no longer accepts the session, with the reason if it is known (SES-06). Returns a
 * function that removes it.
 */
export function onSessionExpired(listener: (why?: string) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<string | undefined>).detail);
  target.addEventListener('session-expired', hear);
  return () => target.removeEventListener('session-expired', hear);
}

export const announceSessionExpired = (why?: string): void => {
  target.dispatchEvent(new CustomEvent('session-expired', { detail: why }));
};

/** Runs `listener` when the server refuses something to this user. Answers the function that ends it. */
export function onForbidden(listener: () => void): () => void {
  target.addEventListener('forbidden', listener);
  return () => target.removeEventListener('forbidden', listener);
}

export const announceForbidden = (): void => {
  target.dispatchEvent(new Event('forbidden'));
};

/**
 * Runs `listener` instead of a sign-out: it may ask something first, and then signs out by the function it gets.
 * Returns a function that removes it.
 */
export function onLeaving(listener: (leave: () => void) => void): () => void {
  const hear = (event: Event) => {
    event.preventDefault();
    listener((event as CustomEvent<() => void>).detail);
  };
  target.addEventListener('leaving', hear);
  return () => target.removeEventListener('leaving', hear);
}

/** Signs out by `leave`, unless a listener asks first. */
export function announceLeaving(leave: () => void): void {
  if (target.dispatchEvent(new CustomEvent('leaving', { detail: leave, cancelable: true }))) leave();
}

type Answered = (agreed: boolean) => void;

/**
 * Runs `listener` when a call needs consent to the legal documents first (1350). It must answer whether the user has
 * agreed (AUT-10). Returns a function that removes it.
 */
export function onConsentRequired(listener: (answer: Answered) => void): () => void {
  const hear = (event: Event) => {
    event.preventDefault();
    listener((event as CustomEvent<Answered>).detail);
  };
  target.addEventListener('consent-required', hear);
  return () => target.removeEventListener('consent-required', hear);
}

/** Asks the user for consent and resolves to whether they agreed. False without a listener. */
export const askForConsent = (): Promise<boolean> =>
  new Promise((resolve) => {
    const event = new CustomEvent<Answered>('consent-required', { detail: resolve, cancelable: true });
    if (target.dispatchEvent(event)) resolve(false);
  });

/** The browser's own 'error' event, for a server that cannot be reached (ERR-02). */
export const announceUnavailable = (error: Error): void => {
  window.dispatchEvent(new ErrorEvent('error', { message: 'Server is unavailable', error }));
};
