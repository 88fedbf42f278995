import { useEffect, useRef } from 'react';
import { announce } from './announce';

/** Says a text when it appears and whenever it changes. */
export function useAnnouncement(text: string | undefined | false): void {
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
}

/** Says a text when it changes, but not the one that is there with the component: that is read with the page. */
export function useChangeAnnouncement(text: string | undefined): void {
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return;
    last.current = text;
    if (text) announce(text);
  }, [text]);
}
