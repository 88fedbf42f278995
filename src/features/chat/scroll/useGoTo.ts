import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastError } from '../../../components/failures/toastError';
import type { ChatSync } from '../sync/chatSync';

/** How long a message that was looked for is marked, in ms. */
const markedFor = 2500;

/** A message to show. Another object is another wish, also for the same message. */
export interface Sought {
  number: number;
}

/** Leads to a message, which is loaded with those around it, and marks it for a moment. */
export function useGoTo(sync: ChatSync, toLine: (number: number) => void, sought: Sought | undefined) {
  const { i18n } = useTranslation();
  const [shown, setShown] = useState<Sought>();

  const goTo = useCallback(
    (number: number) =>
      void sync.goTo(number).then(
        () => setShown({ number }),
        (error: unknown) => toastError(error, i18n),
      ),
    [sync, i18n],
  );

  useEffect(() => {
    if (sought) goTo(sought.number);
  }, [sought, goTo]);

  const line = useRef(toLine);
  useLayoutEffect(() => {
    line.current = toLine;
  });
  // The message has its line by now.
  useLayoutEffect(() => {
    if (!shown) return;
    line.current(shown.number);
    const timer = setTimeout(() => setShown(undefined), markedFor);
    return () => clearTimeout(timer);
  }, [shown]);

  return { marked: shown?.number, goTo };
}
