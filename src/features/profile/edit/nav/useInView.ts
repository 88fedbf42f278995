import { useEffect, useState } from 'react';

/** The element that fills the upper part of the screen, by id; undefined while none does. */
export function useInView(ids: readonly string[]): string | undefined {
  const [here, setHere] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    // Marks where one is, and nothing hangs on it.
    if (typeof IntersectionObserver === 'undefined') return;
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        setHere(all.split(' ').find((id) => seen.has(id)));
      },
      { rootMargin: '-96px 0px -55% 0px' },
    );
    for (const id of all.split(' ')) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [all]);
  return here;
}
