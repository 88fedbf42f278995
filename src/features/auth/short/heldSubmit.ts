import { useEffect } from 'react';

/** A form that has not come to life yet says so by this attribute of its markup. */
export const waits = 'data-waits';

const held = new WeakSet<HTMLFormElement>();

/** Whether the form was sent before it came to life. */
export const wasSent = (form: HTMLFormElement): boolean => held.has(form);

/**
 * Holds what is sent from a form of the server's markup until the form comes to life and sends it itself; the browser
 * alone would load the page anew.
 */
export function useHeldSubmits(): void {
  useEffect(() => {
    const hold = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.hasAttribute(waits)) return;
      event.preventDefault();
      held.add(form);
    };
    window.addEventListener('submit', hold, true);
    return () => window.removeEventListener('submit', hold, true);
  }, []);
}
