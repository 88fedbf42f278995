import type { RefObject } from 'react';
import { useAnnouncement, useChangeAnnouncement } from './useAnnouncement';
import { useContentAnnouncement } from './useContentAnnouncement';

/** Says its text when it appears and whenever it changes. It shows nothing. */
export function Announcement({ children }: { children: string | undefined | false }) {
  useAnnouncement(children);
  return null;
}

/** Says its text whenever it changes, but not the first one. It shows nothing. */
export function ChangeAnnouncement({ children }: { children: string }) {
  useChangeAnnouncement(children);
  return null;
}

/** Says what is in an element. It shows nothing. */
export function ContentAnnouncement({ content }: { content: RefObject<HTMLElement | null> }) {
  useContentAnnouncement(content);
  return null;
}
