import { useEffect } from 'react';
import { announceIf } from '../announcer/announce';
import { isInvalid } from './focusInvalid';

/**
 * Says a field's error when it appears, unless a move of the focus says it (UIX-12): to the field, which is read with
 * its error, to another invalid field, which comes first, or to a summary of all errors.
 */
export function useErrorAnnouncement(error: string | undefined, controlId: string): void {
  useEffect(() => {
    if (!error) return;
    const before = document.activeElement;
    announceIf(error, () => {
      const now = document.activeElement;
      const hasMoved = now !== before && isInvalid(now);
      const isAnotherFirst = now === before && isInvalid(now) && now?.id !== controlId;
      return !hasMoved && !isAnotherFirst;
    });
  }, [error, controlId]);
}
