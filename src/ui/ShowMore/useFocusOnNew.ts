import { useLayoutEffect, useRef } from 'react';

/** The items of the list that an element ends. */
const itemsAround = (end: HTMLElement): HTMLElement[] => [
  ...(end.parentElement?.querySelectorAll<HTMLElement>('article, li, tr') ?? []),
];

/**
 * The button goes with the last page: who pressed it goes on at the first that came, or, where none did, at the end of
 * the list. Whoever went elsewhere meanwhile stays there.
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
