import { useUnread } from '../../api/unread';

const shown = /^\(\d+\) /;

/** Shows the number of unread messages before the page’s title and on the app’s icon. Returns what ends it. */
export function showUnread(): () => void {
  const write = (count: number) => {
    const title = document.title.replace(shown, '');
    const wanted = count > 0 ? `(${count}) ${title}` : title;
    if (document.title !== wanted) document.title = wanted;
  };
  const writeAll = (count: number) => {
    write(count);
    // Only where the app is installed.
    if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined);
  };
  // Each page writes its own title.
  const observer = new MutationObserver(() => write(useUnread.getState()));
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  const unsubscribe = useUnread.subscribe(writeAll);
  writeAll(useUnread.getState());
  return () => {
    observer.disconnect();
    unsubscribe();
    writeAll(0);
  };
}
