/** The needed properties of a click. */
type Press = Pick<
  MouseEvent,
  'target' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/**
 * The target of a click on a link of this site, as path with query and hash. Undefined if it leads nowhere else in this
 * tab: a new tab, another site (the browser asks), an anchor of the same page.
 */
export function leavingPath(press: Press, here: string): string | undefined {
  if (press.defaultPrevented || press.button !== 0) return undefined;
  if (press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return undefined;
  const link = press.target instanceof Element ? press.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || url.pathname === here) return undefined;
  return url.pathname + url.search + url.hash;
}
