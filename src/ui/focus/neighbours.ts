import { isShown } from './focusable';

/** The parts of a list. */
const items = 'li, article, tr';
const headings = 'h1, h2, h3, h4';
/** How far a list reaches: its heading is in the nearest of these that has one. Without one it is the page's. */
const sections = 'section, dialog';
/** A part of a page that can go as a whole, with what is pressed in it. */
const namedSection = 'section[aria-labelledby]';
/** Buttons that replace each other as a state changes. */
const actions = '[data-actions]';
/** What can be typed into. */
const fields = 'input:not([type=hidden], :disabled), textarea:not(:disabled)';

const isPart = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && isShown(node) && !node.closest('[aria-hidden=true]');

/** The items beside a removed one: those after it first. */
function siblingItems({ previousSibling, nextSibling }: MutationRecord): HTMLElement[] {
  const found: HTMLElement[] = [];
  const add = (node: Node) => {
    if (isPart(node) && node.matches(items)) found.push(node);
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
    if (!isPart(node)) return [];
    if (node.matches(`${headings}, ${items}`)) return [node];
    return [...node.querySelectorAll<HTMLElement>(`${headings}, ${items}`)].slice(0, 1);
  });
}

/** The heading of the section that contains a node. */
function sectionHeading(node: Node): HTMLElement | undefined {
  let section = node instanceof Element ? node.closest(sections) : null;
  for (; section; section = section.parentElement?.closest(sections) ?? null) {
    const heading = [...section.querySelectorAll<HTMLElement>(headings)].find(isPart);
    if (heading) return heading;
  }
  return undefined;
}

const connected = (records: readonly MutationRecord[]): Node[] =>
  records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.isConnected);

/** The parts that can have the focus of a removed part, the best one first. */
export const partsBeside = (removal: MutationRecord, records: readonly MutationRecord[]): HTMLElement[] => [
  ...siblingItems(removal),
  ...replacements(removal, connected(records)),
  ...[sectionHeading(removal.target) ?? []].flat(),
];

/** The fields that came in the place of a removed control. */
export const openedFields = (removal: MutationRecord, records: readonly MutationRecord[]): HTMLElement[] =>
  connected(records.filter(({ target }) => removal.target.contains(target))).flatMap((node) => {
    if (!isPart(node)) return [];
    return node.matches(fields) ? [node] : [...node.querySelectorAll<HTMLElement>(fields)];
  });

/** The part that was removed with an element: an item, a section, or whatever else has a heading. Null for the element alone. */
export function removedPart(removed: Element, { removedNodes }: MutationRecord): Element | null {
  const whole = [...removedNodes].find((node) => node.contains(removed)) as Element;
  return (
    removed.closest(items) ??
    removed.closest(namedSection) ??
    (whole.matches('dialog') || !whole.querySelector(headings) ? null : whole)
  );
}

/** Identifies a part after it was removed: an item by where its first link leads, another one by its label. */
export const partName = (part: Element): string | undefined =>
  (part.matches(items) && part.querySelector('a[href]')?.getAttribute('href')) ||
  part.getAttribute('aria-labelledby') ||
  part.getAttribute('aria-label') ||
  undefined;

export const findPart = (root: Element, name: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(`${items}, ${namedSection}`)].findLast(
    (part) => partName(part) === name,
  );

/** What is nearest to a control that went: the first button of its group, its item, or the heading of its section. */
export function nearest(container: Element): HTMLElement | undefined {
  const group = container.closest(`dialog, ${actions}`);
  const buttons = group?.matches(actions) ? [...group.querySelectorAll<HTMLElement>('button, a[href]')] : [];
  const button = buttons.find((each) => isPart(each) && !each.matches(':disabled'));
  if (button) return button;
  const around = container.closest<HTMLElement>(`${items}, ${sections}`);
  return around?.matches(items) && isPart(around) ? around : sectionHeading(container);
}
