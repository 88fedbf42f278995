import { useAnnouncement } from './useAnnouncement';

/** Says its text when it appears and whenever it changes. It shows nothing. */
export function Announcement({ children }: { children: string | undefined | false }) {
  useAnnouncement(children);
  return null;
}
