import { useEffect, useEffectEvent, type RefObject } from 'react';

const fieldOf = (form: HTMLFormElement | null, name: string): HTMLInputElement | undefined => {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
};

/** Takes over what the visitor typed and ticked in the server's markup before the form came to life. */
export function useTypedBefore(
  form: RefObject<HTMLFormElement | null>,
  onEmail: (email: string) => void,
  onAgreed?: (agreed: boolean) => void,
): void {
  const take = useEffectEvent(() => {
    const email = fieldOf(form.current, 'email')?.value;
    if (email) onEmail(email);
    if (fieldOf(form.current, 'terms')?.checked) onAgreed?.(true);
  });
  useEffect(() => take(), []);
}
