import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** Where an entry is in the panel, whose opening may still be moving both on the screen. */
const topIn = (panel: Element, item: HTMLElement): number => item.offsetTop - panel.scrollTop;

/** The first entry of which something is seen, and where it is. */
function placeIn(list: HTMLElement, panel: Element): { item: HTMLElement; top: number } | undefined {
  const edge = Math.max(topOf(list), topOf(panel));
  const item = [...list.querySelectorAll<HTMLElement>(':scope > *')].find(
    (each) => each.getBoundingClientRect().bottom > edge,
  );
  return item && { item, top: topIn(panel, item) };
}

/** Scrolls by so much. A short list gets as much room as it takes. */
function scrollBy(distance: number, list: HTMLElement, panel: Element): void {
  const wanted = panel.scrollTop + distance;
  if (wanted > panel.scrollHeight - panel.clientHeight)
    list.style.minBlockSize = `${panel.clientHeight + wanted}px`;
  panel.scrollTop = wanted;
}

/**
 * Keeps what is read in its place while entries come before it. `ids` are those of the entries, the latest first, and
 * `onFresh` gets the number of those that came. Returns how many of them are above what is seen, and what shows them.
 */
export function useReadingPlace(ids: readonly string[], onFresh: (count: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<ReturnType<typeof placeIn>>(undefined);
  const known = useRef<ReadonlySet<string>>(new Set(ids));
  const [above, setAbove] = useState(0);

  const onChange = useEffectEvent(() => {
    const element = list.current;
    const panel = element?.closest('dialog');
    const came = ids.findIndex((id) => known.current.has(id));
    known.current = new Set(ids);
    if (!element || !panel || came < 1) return;
    const { item, top } = place.current ?? {};
    const moved = item?.isConnected && top !== undefined ? topIn(panel, item) - top : 0;
    if (moved > 0) {
      scrollBy(moved, element, panel);
      setAbove((count) => count + came);
    }
    onFresh(came);
  });
  const key = ids.join();
  useLayoutEffect(() => onChange(), [key]);

  useLayoutEffect(() => {
    const panel = list.current?.closest('dialog');
    if (!panel) return;
    const note = () => {
      if (list.current) place.current = placeIn(list.current, panel);
    };
    const onScroll = () => {
      note();
      if (panel.scrollTop === 0) setAbove(0);
    };
    note();
    panel.addEventListener('scroll', onScroll, { passive: true });
    return () => panel.removeEventListener('scroll', onScroll);
  });

  return {
    list,
    above,
    showFresh: () => {
      list.current?.closest('dialog')?.scrollTo({ top: 0 });
      list.current?.querySelector<HTMLElement>('[data-main]')?.focus();
    },
  };
}
