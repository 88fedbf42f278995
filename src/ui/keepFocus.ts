/** The parts of a list. */
const items = 'li, article, tr';
const headings = 'h1, h2, h3, h4';
/** How far a list reaches: its heading is in the nearest of these that has one. */
const sections = 'section, dialog, main';
/** A part of a page that can go as a whole, with what is pressed in it. */
const namedSection = 'section[aria-labelledby]';

/** Buttons that replace each other as a state changes. */
const actions = '[data-actions]';

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
function siblingItems({ previousSibling, nextSibling }: MutationRecord): HTMLElement[] {
  const found: HTMLElement[] = [];
  const add = (node: Node) => {
    if (isShown(node) && node.matches(items)) found.push(node);
  };
  for (let node = nextSibling; node; node = node.nextSibling) add(node);
  for (let node = previousSibling; node; node = node.previousSibling) add(node);
  return found;
}

/** What replaces a removed list, and what is below it: their headings or first items. */
function replacements({ nextSibling }: MutationRecord, added: readonly Node[]): HTMLElement[] {
  const below: Node[] = [];
  for (let node = nextSibling; node; node = node.nextSibling) below.push(node);
  return [...added, ...below].flatMap((node) => {
    if (!isShown(node)) return [];
    if (node.matches(`${headings}, ${items}`)) return [node];
    return [...node.querySelectorAll<HTMLElement>(`${headings}, ${items}`)].slice(0, 1);
  });
}

/** The heading of the section that contains a node. */
function sectionHeading(node: Node): HTMLElement | null {
  let section = node instanceof Element ? node.closest(sections) : null;
  while (section && !section.querySelector(headings))
    section = section.parentElement?.closest(sections) ?? null;
  return section?.querySelector<HTMLElement>(headings) ?? null;
}

/** The part that was removed with an element: an item, a section, or whatever else has a heading. Null for the element alone. */
function removedPart(removed: Element, { removedNodes }: MutationRecord): Element | null {
  const whole = [...removedNodes].find((node) => node.contains(removed)) as Element;
  return (
    removed.closest(items) ??
    removed.closest(namedSection) ??
    (whole.matches('dialog') || !whole.querySelector(headings) ? null : whole)
  );
}

/** Identifies a part after it was removed: an item by where its first link leads, another one by its label. */
const partName = (part: Element): string | undefined =>
  (part.matches(items) && part.querySelector('a[href]')?.getAttribute('href')) ||
  part.getAttribute('aria-labelledby') ||
  part.getAttribute('aria-label') ||
  undefined;

const findPart = (root: Element, name: string): HTMLElement | null =>
  [...root.querySelectorAll<HTMLElement>(`${items}, ${namedSection}`)].findLast(
    (part) => partName(part) === name,
  ) ?? null;

/** Focuses what is nearest to a removed control: the first button of its group, its item, or the heading of its section. */
function focusNear(container: Element): void {
  const group = container.closest(`dialog, ${actions}`);
  const button = group?.matches(actions) && group.querySelector('button');
  if (button) return button.focus();
  const around = container.closest<HTMLElement>(`${items}, ${sections}`);
  const next = around?.matches(items) ? around : sectionHeading(container);
  if (next) focusOn(next);
}

/** The last change that removed an element. */
const removalOf = (element: Element, records: readonly MutationRecord[]): MutationRecord | undefined =>
  records.findLast(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element)));

/** After the components have reacted to a change and moved the focus themselves. */
const afterEffects = (act: () => void) => requestAnimationFrame(() => void setTimeout(act));

/**
 * Keeps the focus on the page (UIX-09). If an item of a list goes while it has the focus, the item beside it gets it, or
 * without one the heading of what comes instead or of the list; if a section goes, what is below it. If the part comes
 * back while nothing has the focus, as after an undo, it gets it. If a control goes alone and no component moves the
 * focus, the first button of its group, its item or the heading of its section gets it. What has the focus in a dialog
 * goes with what opened that. Returns a function that ends it.
 */
export function keepFocus(root: HTMLElement): () => void {
  /** What has the focus, or had it last. */
  let lastFocused: HTMLElement | undefined;
  /** The same outside dialogs: what opened the dialog. */
  let opener: HTMLElement | undefined;
  /** The name of the part that was removed. */
  let removedName: string | undefined;
  let hasEnded = false;

  const onFocus = ({ target }: FocusEvent) => {
    // Except for the focus that moves because a part was removed, the user is elsewhere by now.
    if (lastFocused?.isConnected !== false) removedName = undefined;
    lastFocused = target as HTMLElement;
    if (!lastFocused.closest('dialog')) opener = lastFocused;
  };

  const onControlRemoved = ({ target }: MutationRecord) =>
    afterEffects(() => {
      if (hasEnded || !isFocusLost()) return;
      const container = target.isConnected ? (target as Element) : root;
      // A dialog was removed, and its button to open it is still there.
      if (lastFocused !== opener && opener?.isConnected && !container.closest('dialog')) opener.focus();
      else focusNear(container);
    });

  const onPartRemoved = (part: Element, removal: MutationRecord, records: readonly MutationRecord[]) => {
    const name = partName(part);
    removedName = name !== undefined && findPart(root, name) ? undefined : name;
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.isConnected);
    const [target] = [...siblingItems(removal), ...replacements(removal, added)];
    const next = target ?? sectionHeading(removal.target);
    if (next) focusOn(next);
  };

  const onRemoval = (records: readonly MutationRecord[], removed: Element) => {
    const removal = removalOf(removed, records);
    // Another page comes with a focus of its own.
    if (!removal || removal.target === root) return;
    const part = removedPart(removed, removal);
    if (part) onPartRemoved(part, removal, records);
    else onControlRemoved(removal);
  };

  const observer = new MutationObserver((records) => {
    if (!isFocusLost()) return;
    if (lastFocused?.isConnected === false) {
      onRemoval(records, opener?.isConnected === false ? opener : lastFocused);
    }
    const returned = removedName === undefined || !isFocusLost() ? null : findPart(root, removedName);
    if (!returned) return;
    removedName = undefined;
    focusOn(returned);
  });
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', onFocus);
  return () => {
    hasEnded = true;
    observer.disconnect();
    root.removeEventListener('focusin', onFocus);
  };
}
