const invalid = '[aria-invalid="true"], [data-invalid]';

/** Whether an element is an invalid control, or a summary of what is invalid (`data-problems`). */
export const isInvalid = (element: Element | null): boolean =>
  element?.matches(`${invalid}, [data-problems]`) ?? false;

/**
 * Moves the focus to the first invalid control in a part of the page. A group with an error that is about none of its
 * controls alone has `data-invalid`, on the control to start with. Returns whether there is one.
 */
export function focusInvalid(root: HTMLElement | null): boolean {
  const first = root?.querySelector<HTMLElement>(invalid);
  first?.focus();
  return Boolean(first);
}
