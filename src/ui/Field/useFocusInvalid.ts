import { useEffect, type RefObject } from 'react';
import { focusInvalid } from './focusInvalid';

/**
 * Moves the focus to the first invalid field of a form. `found` must be a new object at each submission and only then,
 * so that users who correct one field after the other are not disturbed.
 */
export function useFocusInvalid(form: RefObject<HTMLElement | null>, found: object): void {
  useEffect(() => {
    if (Object.keys(found).length === 0) return;
    focusInvalid(form.current);
  }, [form, found]);
}
