/** The page's side of the watch. */
export interface FocusWatch {
  /** Notified of a control that went with the focus. */
  focusLost?: (control: string) => unknown;
  /** Whether a control that had the focus has gone, and nothing has it since. */
  isFocusLost?: () => boolean;
}

/**
 * Runs in each page before its own scripts. Reports a control that was removed, disabled or hidden while it had the
 * focus, if nothing has had the focus for a second after that (UIX-09). Where a user presses what takes no focus, the
 * control is still there, so this is no loss.
 */
export function watchFocus(): void {
  /** Looks: how long the page has to move the focus. On a busy machine they are rarer, as is all that the page does. */
  const patience = 20;
  /** ms */
  const every = 50;
  const watch = window as unknown as FocusWatch;
  let held: Element | undefined;
  let name = '';
  /** In how many looks nothing has had the focus. */
  let looks = 0;

  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60);
    return `${element.tagName.toLowerCase()} “${label || element.id || element.getAttribute('name')}”`;
  };
  const whatHappened = (element: Element): string | undefined => {
    if (!element.isConnected) return 'removed';
    if (element.matches(':disabled')) return 'disabled';
    const isHidden =
      element.closest('[hidden], [inert]') ?? ('checkVisibility' in element && !element.checkVisibility());
    return isHidden ? 'hidden' : undefined;
  };
  const look = () => {
    const active = document.activeElement;
    if (active && active !== document.body && active !== document.documentElement) {
      if (active !== held) name = nameOf(active);
      held = active;
      looks = 0;
      return;
    }
    const happened = held && whatHappened(held);
    if (!happened) {
      held = undefined;
      looks = 0;
      return;
    }
    looks += 1;
    if (looks <= patience) return;
    held = undefined;
    looks = 0;
    watch.focusLost?.(`${name} was ${happened} at ${location.pathname}`);
  };
  watch.isFocusLost = () => {
    look();
    return looks > 0;
  };
  document.addEventListener('focusin', look, true);
  setInterval(look, every);
}
