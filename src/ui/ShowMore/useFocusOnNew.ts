import { useLayoutEffect, useRef } from 'react';

/** The items of the list that an element ends. */
const itemsAround = (end: HTMLElement): HTMLElement[] => [
  ...(end.parentElement?.querySelectorAll<HTMLElement>('article, li, tr') ?? []),
];

/**
 * After the last page the button disappears, so the focus moves to the first new item or, without one, to the end of
 * the list. It stays if the user has moved it meanwhile.
 */
export function useFocusOnNew(hasMore: boolean) {
  const end = useRef<HTMLDivElement>(null);
  const known = useRef<ReadonlySet<HTMLElement>>(undefined);
  useLayoutEffect(() => {
    const before = known.current;
    if (hasMore || !before || !end.current) return;
    known.current = undefined;
    if (document.activeElement !== document.body) return;
    const target = itemsAround(end.current).find((item) => !before.has(item)) ?? end.current;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [hasMore]);
  const onPress = () => {
    known.current = new Set(end.current ? itemsAround(end.current) : []);
  };
  return { end, onPress };
}
