import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus to the first field of a form that was found wrong. `found` is a new object each time somebody submits, and
 * only then: whoever puts right one field after the other is left alone.
 */
export function useFocusInvalid(form: RefObject<HTMLElement | null>, found: object): void {
  useEffect(() => {
    if (Object.keys(found).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')?.focus();
  }, [form, found]);
}
