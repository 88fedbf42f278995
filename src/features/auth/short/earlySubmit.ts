import { useEffect } from 'react';

/** Attribute of a form in the server's markup until it is hydrated. */
export const waitsForHydration = 'data-waits';

const early = new WeakSet<HTMLFormElement>();

/** Whether the form was submitted before it was hydrated. */
export const wasSubmittedEarly = (form: HTMLFormElement): boolean => early.has(form);

/**
 * Keeps a submit of a form in the server's markup until the form is hydrated and sends it. Without this the browser
 * would reload the page.
 */
export function useEarlySubmits(): void {
  useEffect(() => {
    const keep = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.hasAttribute(waitsForHydration)) return;
      event.preventDefault();
      early.add(form);
    };
    window.addEventListener('submit', keep, true);
    return () => window.removeEventListener('submit', keep, true);
  }, []);
}
