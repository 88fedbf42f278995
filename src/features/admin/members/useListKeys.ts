import { useEffect, useEffectEvent } from 'react';

const links = () => [...document.querySelectorAll<HTMLElement>('[data-member]')];

/** Whether a key belongs to something else: a field, a dialog, a shortcut of the browser. */
const isElsewhere = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  document.querySelector('dialog:modal') !== null ||
  (target instanceof HTMLElement && target.closest('input, textarea, select, [role="menu"]') !== null);

/**
 * The keyboard of the list: arrows or j and k move, x chooses, / searches, Escape clears the choice. Enter opens a link
 * by itself.
 */
export function useListKeys({
  onChoose,
  onNobody,
}: {
  onChoose: (id: string) => void;
  onNobody: () => void;
}): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isElsewhere(event)) return;
    const all = links();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const move = (to: number) => all[Math.max(0, Math.min(all.length - 1, to))]?.focus();
    const acts: Record<string, () => void> = {
      j: () => move(at + 1),
      k: () => move(at - 1),
      ArrowDown: () => move(at + 1),
      ArrowUp: () => move(at - 1),
      x: () => {
        const id = all[at]?.dataset.member;
        if (id) onChoose(id);
      },
      '/': () => document.querySelector<HTMLElement>('[data-search]')?.focus(),
      Escape: onNobody,
    };
    // Arrows scroll until the list has the focus.
    if (event.key.startsWith('Arrow') && at < 0) return;
    const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
