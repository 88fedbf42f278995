import { useEffect, useRef } from 'react';
import { focusOn, isFocusLost } from '../focus/focusable';

const skeleton = '[aria-hidden=true], [aria-busy=true], [role=status]';

const itemsIn = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('article, li, tr')];

/**
 * After a press on the button that ends a list, the focus moves to the first new item, whether or not the button stays,
 * or to the end of the list if none comes and the button goes (UIX-09). It stays if the user has moved it meanwhile.
 */
export function useFocusOnNew() {
  const end = useRef<HTMLDivElement>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const onPress = () => {
    stop.current?.();
    const element = end.current;
    const list = element?.parentElement;
    if (!list) return;
    const known = new Set(itemsIn(list));
    const observer = new MutationObserver(() => {
      const hasMoved = !isFocusLost() && !element.contains(document.activeElement);
      const first = itemsIn(list).find((item) => !known.has(item) && !item.closest(skeleton));
      const target = first ?? (element.querySelector('button') ? undefined : element);
      if (hasMoved || target) observer.disconnect();
      if (!hasMoved && target) focusOn(target);
    });
    observer.observe(list, { childList: true, subtree: true });
    stop.current = () => observer.disconnect();
  };
  return { end, onPress };
}
