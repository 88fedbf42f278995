import { useEffect, useRef, type RefObject } from 'react';
import { announceIf } from './announce';

/** The text of an element as it is read. (A test's page has no layout.) */
const wordsOf = (element: HTMLElement): string =>
  ('innerText' in element ? element.innerText : ((element as Node).textContent ?? ''))
    .replace(/\s+/g, ' ')
    .trim();

/** Says the text of an element whenever it has changed with a rendering. `quiet`: not the first one. */
export function useContentAnnouncement(content: RefObject<HTMLElement | null>, quiet = false): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    // What is still loading is read with the page when it comes.
    if (!content.current && last.current === undefined) return;
    const text = content.current ? wordsOf(content.current) : '';
    const isRead = quiet && last.current === undefined;
    if (text === last.current) return;
    // What gets the focus is read anyway.
    if (text && !isRead) announceIf(text, () => document.activeElement !== content.current);
    last.current = text;
  });
}
