import { focusOn, isFocusLost, isShown } from './focusable';

/** What loads has no heading yet: that of a skeleton goes away with it. */
const skeleton = '[aria-hidden=true], [aria-busy=true], [role=status]';

let stopWaiting: () => void = () => undefined;

const headingOf = (main: Element): HTMLElement | undefined =>
  [...main.querySelectorAll('h1')].find((heading) => isShown(heading) && !heading.closest(skeleton));

/**
 * Focuses the page: its field with `data-autofocus`, otherwise its heading (UIX-09). While the content has yet to come,
 * the focus is on `main`, and goes on to the heading if the user has not moved it by then. If the heading is replaced,
 * the next one gets the focus.
 */
export function focusPage(): void {
  stopWaiting();
  const main = document.querySelector('main');
  if (!main) return;
  let given: Element = main;
  const settle = (): void => {
    // Such a field takes the focus by itself if it comes later.
    const field = main.querySelector<HTMLElement>('[data-autofocus]');
    given = field ?? headingOf(main) ?? main;
    if (field) field.focus({ preventScroll: true });
    else focusOn(given as HTMLElement);
  };
  const observer = new MutationObserver(() => {
    if (given === main || (isFocusLost() && !isShown(given))) settle();
  });
  // From then on the focus is elsewhere, and so is the user.
  const onFocus = ({ target }: FocusEvent) => {
    if (target !== given) stopWaiting();
  };
  stopWaiting = () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
  };
  settle();
  observer.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
  document.addEventListener('focusin', onFocus);
}
