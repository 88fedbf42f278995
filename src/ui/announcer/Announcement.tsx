import type { RefObject } from 'react';
import { useAnnouncement } from './useAnnouncement';
import { useContentAnnouncement } from './useContentAnnouncement';

/** Says its text when it appears and whenever it changes. It shows nothing. */
export function Announcement({ children }: { children: string | undefined | false }) {
  useAnnouncement(children);
  return null;
}

/** Says what is in an element. It shows nothing. */
export function ContentAnnouncement({ content }: { content: RefObject<HTMLElement | null> }) {
  useContentAnnouncement(content);
  return null;
}
