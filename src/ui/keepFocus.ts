/** The parts of a list. */
const items = 'li, article, tr';
const headings = 'h1, h2, h3, h4';
/** How far a list reaches: its heading is in the nearest of these that has one. */
const sections = 'section, dialog, main';

const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Focuses something that is no control. It gets no tab stop by it. */
function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const isShown = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && !node.closest('[hidden], [aria-hidden=true]');

/** The items beside a removed one: those after it first. */
function besides({ previousSibling, nextSibling }: MutationRecord): HTMLElement[] {
  const found: HTMLElement[] = [];
  const add = (node: Node) => {
    if (isShown(node) && node.matches(items)) found.push(node);
  };
  for (let node = nextSibling; node; node = node.nextSibling) add(node);
  for (let node = previousSibling; node; node = node.previousSibling) add(node);
  return found;
}

/** What comes where a whole list goes, and what is below it: their headings or first items. */
function insteadOf({ nextSibling }: MutationRecord, added: readonly Node[]): HTMLElement[] {
  const below: Node[] = [];
  for (let node = nextSibling; node; node = node.nextSibling) below.push(node);
  return [...added, ...below].flatMap((node) => {
    if (!isShown(node)) return [];
    if (node.matches(`${headings}, ${items}`)) return [node];
    return [...node.querySelectorAll<HTMLElement>(`${headings}, ${items}`)].slice(0, 1);
  });
}

function headingAround(node: Node): HTMLElement | null {
  let around = node instanceof Element ? node.closest(sections) : null;
  while (around && !around.querySelector(headings)) around = around.parentElement?.closest(sections) ?? null;
  return around?.querySelector<HTMLElement>(headings) ?? null;
}

/** Names an item for as long as it is away: by where its first link leads. */
const nameOf = (item: Element): string | undefined =>
  item.querySelector('a[href]')?.getAttribute('href') ?? undefined;

const itemNamed = (root: Element, name: string): HTMLElement | null =>
  [...root.querySelectorAll('a[href]')]
    .find((link) => link.getAttribute('href') === name)
    ?.closest<HTMLElement>(items) ?? null;

/**
 * Keeps the focus in lists (UIX-09): if an item goes while it has the focus, the item beside it gets it, or without one
 * the heading of what comes instead or of the list. If the item comes back while nothing has the focus, as after an
 * undo, it gets it. A component that moves the focus itself has done so before. Returns a function that ends it.
 */
export function keepFocus(root: HTMLElement): () => void {
  /** What has the focus, or had it last, inside an item. */
  let last: Element | undefined;
  let name: string | undefined;
  /** The name of the item that went. */
  let lost: string | undefined;

  const onFocus = ({ target }: FocusEvent) => {
    const item = (target as Element).closest(items);
    // Except for the focus that moves because an item went, the user is elsewhere by now.
    if (last?.isConnected !== false) lost = undefined;
    last = item ? (target as Element) : undefined;
    name = item ? nameOf(item) : undefined;
  };

  const onRemoval = (records: readonly MutationRecord[], gone: Element) => {
    const item = gone.closest(items);
    const removal = records.findLast(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(item)),
    );
    // A control that another replaces is no matter of the list, and another page comes with a focus of its own.
    if (!item || !removal || removal.target === root) return;
    lost = name !== undefined && itemNamed(root, name) ? undefined : name;
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.isConnected);
    const [target] = [...besides(removal), ...insteadOf(removal, added)];
    const next = target ?? headingAround(removal.target);
    if (next) focusOn(next);
  };

  const observer = new MutationObserver((records) => {
    if (!isFocusLost()) return;
    if (last?.isConnected === false) onRemoval(records, last);
    const back = lost === undefined || !isFocusLost() ? null : itemNamed(root, lost);
    if (!back) return;
    lost = undefined;
    focusOn(back);
  });
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', onFocus);
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', onFocus);
  };
}
