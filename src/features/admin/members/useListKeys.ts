import { useEffect, useEffectEvent } from 'react';

const links = () => [...document.querySelectorAll<HTMLElement>('[data-member]')];

/** Whether a key belongs to something else: a field, a dialog, a shortcut of the browser. */
const isElsewhere = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  document.querySelector('dialog:modal') !== null ||
  (target instanceof HTMLElement &&
    target.closest('input:not([type="checkbox"]), textarea, select, [role="menu"]') !== null);

/** The letter that a key has in the Latin alphabet, whatever alphabet is typed. */
const keyOf = ({ key, code }: KeyboardEvent): string =>
  /^Key[A-Z]$/.test(code) && !/^[a-z]$/i.test(key) ? code.slice(3).toLowerCase() : key;

/**
 * The keyboard of the list: arrows or j and k move, x chooses, b goes to the actions on what is
 * chosen, / searches, Escape clears the choice. Enter opens a link by itself.
 */
export function useListKeys({
  onChoose,
  onNobody,
  onActions,
}: {
  onChoose: (id: string) => void;
  onNobody: () => void;
  onActions: () => void;
}): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isElsewhere(event)) return;
    const all = links();
    const at = all.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
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
      b: onActions,
      '/': () => document.querySelector<HTMLElement>('[data-search]')?.focus(),
      Escape: onNobody,
    };
    // Arrows scroll until the list has the focus.
    if (event.key.startsWith('Arrow') && at < 0) return;
    const key = keyOf(event);
    const act = Object.hasOwn(acts, key) ? acts[key] : undefined;
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
