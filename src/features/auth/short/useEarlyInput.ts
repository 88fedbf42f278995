import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { waitsForHydration, wasSubmittedEarly } from './earlySubmit';

const fieldOf = (form: HTMLFormElement | null, name: string): HTMLInputElement | undefined => {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
};

/** Takes over what the visitor typed, ticked and sent before hydration. */
export function useEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  onEmail: (email: string) => void,
  onAgreed?: (agreed: boolean) => void,
): void {
  const sent = useRef(false);
  // Before the other effect, so that the form is sent one render later, when it knows the input.
  useEffect(() => {
    if (!sent.current) return;
    sent.current = false;
    form.current?.requestSubmit();
  });
  const take = useEffectEvent(() => {
    const email = fieldOf(form.current, 'email')?.value;
    if (email) onEmail(email);
    if (fieldOf(form.current, 'terms')?.checked) onAgreed?.(true);
    // React leaves the attribute alone: it renders the same value every time.
    form.current?.removeAttribute(waitsForHydration);
    sent.current = form.current !== null && wasSubmittedEarly(form.current);
  });
  useEffect(() => take(), []);
}
