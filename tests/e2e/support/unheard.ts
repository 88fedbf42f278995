import type { Page } from '@playwright/test';
import { loadAxe } from './axe';

/** The part of axe that computes the name of an element. */
interface Naming {
  setup: (root: Element) => void;
  teardown: () => void;
  commons: { text: { accessibleText: (element: Element) => string } };
}

/** Buttons that may be there several times. */
const maybeTwice = [
  // All of them do the same: each entry of the audit filters by its people.
  /, (show only what|показать только)/,
  // Two sessions of one browser in the same minute look alike, too.
  /^(End session|Завершить сеанс) /,
];

/**
 * Lists what a screen reader cannot tell apart or name, one line each (UIX-12): links of one name to several addresses,
 * buttons of one name, controls, articles and regions without one, and controls whose name does not begin with what is
 * written on them, as who speaks to the browser says it. A description tells apart, too.
 */
export async function unheard(page: Page): Promise<string[]> {
  await loadAxe(page);
  return page.evaluate(
    (same) => {
      const { axe: naming } = window as unknown as { axe: Naming };
      const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
      const isHeard = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert], [aria-hidden=true]');
      const heard = (wanted: string) => [...top.querySelectorAll(wanted)].filter(isHeard);
      const found: string[] = [];
      naming.setup(document.documentElement);
      const nameOf = (element: Element) =>
        naming.commons.text.accessibleText(element).replace(/\s+/g, ' ').trim();
      const kindOf = (element: Element) => element.getAttribute('role') ?? element.tagName.toLowerCase();
      const describedBy = (element: Element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => (id && document.getElementById(id)?.textContent) ?? '')
          .join(' ');
      /** What is written on it: the text that is neither hidden from sight nor from hearing. */
      const writtenOn = (element: Element): string =>
        [...element.childNodes]
          .map((node) => {
            if (node instanceof Text) return node.data;
            if (!(node instanceof HTMLElement) || node.ariaHidden === 'true') return '';
            return getComputedStyle(node).clipPath === 'none' && node.checkVisibility()
              ? writtenOn(node)
              : '';
          })
          .join('')
          .replace(/\s+/g, ' ')
          .trim();
      const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
      const isNamed = (element: Element) =>
        element.matches('article, [role=region]')
          ? element.matches('[aria-label], [aria-labelledby]')
          : nameOf(element) !== '';
      for (const element of heard(`${controls}, article, [role=region]`)) {
        if (!isNamed(element))
          found.push(`${kindOf(element)} has no name: ${element.outerHTML.slice(0, 80)}`);
      }
      for (const element of heard('a[aria-label], button[aria-label]')) {
        const written = writtenOn(element);
        // A number or a count beside the words may be said otherwise.
        const [words = ''] = /^[^\d]*/.exec(written) ?? [];
        if (!nameOf(element).toLowerCase().startsWith(words.trim().toLowerCase()))
          found.push(`${kindOf(element)} "${nameOf(element)}" does not begin with "${written}"`);
      }
      /** What the item is called that it is in. Two people or events of one name are no fault of the page. */
      const itemOf = (element: Element): string => {
        const item = element.closest('article, li, tr');
        const title = item?.querySelector('h1, h2, h3, h4, a[href]')?.textContent;
        return item?.getAttribute('aria-label') ?? title ?? '';
      };
      const targets = new Map<string, { target: string; item: string }>();
      for (const element of heard('a[href], button, summary')) {
        const name = nameOf(element);
        if (same.some((each) => new RegExp(each, 'u').test(name))) continue;
        // Two navigations may have links of one name: each is announced with its own.
        const within = element.closest('nav')?.getAttribute('aria-label') ?? '';
        const key = `${kindOf(element)} "${[name, describedBy(element), within].join(' ').trim()}"`;
        const target = element instanceof HTMLAnchorElement ? element.href : undefined;
        const item = itemOf(element);
        const before = targets.get(key);
        const isSame = before && ((item && item === before.item) || (target && target === before.target));
        if (before && !isSame) found.push(`${key} is there twice, for different things`);
        targets.set(key, { target: target ?? '', item });
      }
      naming.teardown();
      return [...new Set(found)];
    },
    maybeTwice.map(({ source }) => source),
  );
}
