import { useUnread } from '../../api/unread';
import { useUnseen } from '../../api/unseen';

const shown = /^\(\d+\+?\) /;
/** A larger number is not told apart. */
const most = 99;

/** Unread messages and notifications that were not seen. */
const waiting = () => useUnread.getState() + useUnseen.getState();

/**
 * Shows the number of unread messages and notifications before the page’s title and on the app’s icon. Returns what
 * ends it.
 */
export function showUnread(): () => void {
  const write = (count: number) => {
    const title = document.title.replace(shown, '');
    const wanted = count > 0 ? `(${count > most ? `${most}+` : count}) ${title}` : title;
    if (document.title !== wanted) document.title = wanted;
  };
  const writeAll = (count: number) => {
    write(count);
    // Only where the app is installed.
    if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
  };
  const update = () => writeAll(waiting());
  // Each page writes its own title.
  const observer = new MutationObserver(() => write(waiting()));
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  const ends = [useUnread.subscribe(update), useUnseen.subscribe(update)];
  update();
  return () => {
    observer.disconnect();
    for (const end of ends) end();
    writeAll(0);
  };
}
