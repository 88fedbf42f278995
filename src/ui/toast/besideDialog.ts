/**
 * Where toasts are while a dialog is open, as a value of `inset-block`: above the dialog or over its content, wherever there
 * is more room, so that they cover neither its title nor its buttons. Undefined if they do not overlap it.
 */
export function besideDialog(dialog: Element, region: Element): string | undefined {
  const box = dialog.getBoundingClientRect();
  const { left, right } = region.getBoundingClientRect();
  if (left >= box.right || right <= box.left) return undefined;
  const top = dialog.querySelector(':scope > header')?.getBoundingClientRect().bottom ?? box.top;
  const bottom = dialog.querySelector(':scope > footer')?.getBoundingClientRect().top ?? box.bottom;
  return box.top >= bottom - top ? `auto ${window.innerHeight - box.top}px` : `${top}px auto`;
}
