/** The parts of a list. */
const items = 'li, article, tr';
const headings = 'h1, h2, h3, h4';
/** How far a list reaches: its heading is in the nearest of these that has one. */
const sections = 'section, dialog, main';
/** A part of a page that can go as a whole, with what is pressed in it. */
const namedSection = 'section[aria-labelledby]';

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

/** The part that an element went with: an item, a section, or whatever else has a heading. Null if it went alone. */
function partOf(gone: Element, { removedNodes }: MutationRecord): Element | null {
  const whole = [...removedNodes].find((node) => node.contains(gone)) as Element;
  return (
    gone.closest(items) ??
    gone.closest(namedSection) ??
    (whole.matches('dialog') || !whole.querySelector(headings) ? null : whole)
  );
}

/** Names a part for as long as it is away: an item by where its first link leads, another one by its label. */
const nameOf = (part: Element): string | undefined =>
  (part.matches(items) && part.querySelector('a[href]')?.getAttribute('href')) ||
  part.getAttribute('aria-labelledby') ||
  part.getAttribute('aria-label') ||
  undefined;

const partNamed = (root: Element, name: string): HTMLElement | null =>
  [...root.querySelectorAll<HTMLElement>(`${items}, ${namedSection}`)].findLast(
    (part) => nameOf(part) === name,
  ) ?? null;

/** The item that an element is in, or the heading of its section. */
function nearestTo(element: Element): HTMLElement | null {
  const around = element.closest<HTMLElement>(`${items}, ${sections}`);
  return around?.matches(items) ? around : headingAround(element);
}

/** The last change that removed an element. */
const removalOf = (element: Element, records: readonly MutationRecord[]): MutationRecord | undefined =>
  records.findLast(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element)));

/** After the components have heard of a change and moved the focus themselves. */
const afterEffects = (act: () => void) => requestAnimationFrame(() => void setTimeout(act));

/**
 * Keeps the focus on the page (UIX-09). If an item of a list goes while it has the focus, the item beside it gets it, or
 * without one the heading of what comes instead or of the list; if a section goes, what is below it. If the part comes
 * back while nothing has the focus, as after an undo, it gets it. If a control goes alone and no component moves the
 * focus, its item or the heading of its section gets it. What has the focus in a dialog goes with what opened that.
 * Returns a function that ends it.
 */
export function keepFocus(root: HTMLElement): () => void {
  /** What has the focus, or had it last. */
  let last: HTMLElement | undefined;
  /** The same outside dialogs. */
  let opener: HTMLElement | undefined;
  /** The name of the part that went. */
  let lost: string | undefined;
  let hasEnded = false;

  const onFocus = ({ target }: FocusEvent) => {
    // Except for the focus that moves because a part went, the user is elsewhere by now.
    if (last?.isConnected !== false) lost = undefined;
    last = target as HTMLElement;
    if (!last.closest('dialog')) opener = last;
  };

  const onControlGone = ({ target }: MutationRecord) =>
    afterEffects(() => {
      if (hasEnded || !isFocusLost()) return;
      const place = target.isConnected ? (target as Element) : root;
      // A dialog went, and its button to open it is still there.
      if (last !== opener && opener?.isConnected && !place.closest('dialog')) opener.focus();
      else {
        const next = nearestTo(place);
        if (next) focusOn(next);
      }
    });

  const onPartGone = (part: Element, removal: MutationRecord, records: readonly MutationRecord[]) => {
    const name = nameOf(part);
    lost = name !== undefined && partNamed(root, name) ? undefined : name;
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.isConnected);
    const [target] = [...besides(removal), ...insteadOf(removal, added)];
    const next = target ?? headingAround(removal.target);
    if (next) focusOn(next);
  };

  const onRemoval = (records: readonly MutationRecord[], gone: Element) => {
    const removal = removalOf(gone, records);
    // Another page comes with a focus of its own.
    if (!removal || removal.target === root) return;
    const part = partOf(gone, removal);
    if (part) onPartGone(part, removal, records);
    else onControlGone(removal);
  };

  const observer = new MutationObserver((records) => {
    if (!isFocusLost()) return;
    if (last?.isConnected === false) onRemoval(records, opener?.isConnected === false ? opener : last);
    const back = lost === undefined || !isFocusLost() ? null : partNamed(root, lost);
    if (!back) return;
    lost = undefined;
    focusOn(back);
  });
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', onFocus);
  return () => {
    hasEnded = true;
    observer.disconnect();
    root.removeEventListener('focusin', onFocus);
  };
}
