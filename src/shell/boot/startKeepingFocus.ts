import { reportError } from '../../api/reportError';
import { pressed } from '../context/firstTouch';

/** An element and all that contain it. */
function withAncestors(element: Element | null): Element[] {
  const all: Element[] = [];
  for (let each = element; each && each !== document.body; each = each.parentElement) all.push(each);
  return all;
}

/**
 * Loads what keeps the focus on the page at the user's first press. What was pressed may have gone by the time it comes.
 * Returns a function that ends it.
 */
export function startKeepingFocus(): () => void {
  let focused = withAncestors(document.activeElement);
  const onFocus = ({ target }: FocusEvent) => {
    focused = withAncestors(target as Element);
  };
  document.addEventListener('focusin', onFocus);
  const kept = pressed
    .then(() => import('../../ui/focus/keepFocus'))
    .then(({ keepFocus }) => {
      document.removeEventListener('focusin', onFocus);
      return keepFocus(document.body, focused);
    })
    .catch(reportError);
  return () => void kept.then((stop) => stop?.());
}
