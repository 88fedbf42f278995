/** Whether the focus is on nothing: where the tab key begins at the start of the page. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Whether the focus is on no control, so that a component may take it. */
export const isFocusFree = (): boolean =>
  isFocusLost() || (document.activeElement instanceof HTMLElement && document.activeElement.tabIndex < 0);

/** Whether an element is on the page and not hidden. Browsers before 2024 do not tell what a style hides. */
export const isShown = (element: Element): boolean =>
  element.isConnected &&
  !element.closest('[hidden], [inert]') &&
  (!('checkVisibility' in element) || element.checkVisibility());

/** Whether an element that had the focus could have it again. */
export const canHoldFocus = (element: Element): boolean => isShown(element) && !element.matches(':disabled');

/** Focuses a control, or something else, which gets no tab stop by it. The page scrolls to a control alone. */
export function focusOn(element: HTMLElement): void {
  const isControl = element.tabIndex >= 0;
  if (!isControl) element.tabIndex = -1;
  element.focus({ preventScroll: !isControl });
}
