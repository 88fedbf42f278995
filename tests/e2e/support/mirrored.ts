import type { Page } from '@playwright/test';

/**
 * Turns the open page from right to left and back. Returns the elements that are not mirrored, one line each (UIX-08).
 * The page has no time to change in between, so each element is compared with itself.
 */
export const notMirrored = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** px: what rounding makes. */
    const tolerance = 1.5;
    const root = document.documentElement;

    const nameOf = (element: Element): string => {
      const text = (element.textContent ?? '').trim().slice(0, 24);
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} "${text}"`;
    };
    // A drawing is not mirrored, nor the digits of a code, and the parts of an option are the browser's.
    const isPart = (element: Element) => element.parentElement?.closest('svg, select, [dir=ltr]') !== null;
    /** The text that is alone in its block. */
    const textOf = (element: Element): Range | undefined => {
      const [only, ...others] = element.childNodes;
      if (only?.nodeType !== Node.TEXT_NODE || others.length > 0) return undefined;
      // Words of members run in their own direction, whichever the page has.
      if (element.matches('textarea, [dir=auto], [dir=auto] *')) return undefined;
      const range = document.createRange();
      range.selectNodeContents(only);
      return range;
    };

    // In a line of several the words' own direction orders them.
    const isWord = (element: Element) => getComputedStyle(element).display === 'inline';
    const seen = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        !isPart(element) &&
        !isWord(element) &&
        element.checkVisibility() &&
        element.getBoundingClientRect().width > 1,
    );
    // Scrolls rows to their start.
    for (const element of seen) if (element.scrollLeft !== 0) element.scrollLeft = 0;
    const things = seen.flatMap((element): { name: string; of: Element | Range }[] => {
      const text = textOf(element);
      const name = nameOf(element);
      return [{ name, of: element }, ...(text ? [{ name: `text of ${name}`, of: text }] : [])];
    });
    const measured = () =>
      things.map(({ of }) => {
        const { left, right } = of.getBoundingClientRect();
        return { left, right };
      });

    const middle = ({ left, right }: { left: number; right: number }) => (left + right) / 2;

    const before = measured();
    // Without the room reserved for a scrollbar.
    const { width } = document.body.getBoundingClientRect();
    const turn = (dir: string) => {
      root.dir = dir;
      // Laid out anew, as a page that comes in this direction is: what changes it later leaves some paddings behind.
      document.body.hidden = true;
      void document.body.offsetWidth;
      document.body.hidden = false;
      // Elements that reappear run their entry animation again.
      for (const animation of document.getAnimations()) animation.finish();
    };
    turn('rtl');
    const after = measured();
    const isWide = root.scrollWidth > root.clientWidth;
    turn('');

    const wrong = things.flatMap(({ name, of }, index) => {
      const [was, is] = [before[index], after[index]];
      if (!was || !is) return [];
      const meant = { left: width - was.right, right: width - was.left };
      const offs = [Math.abs(is.left - meant.left), Math.abs(is.right - meant.right)] as const;
      // Lines may be broken elsewhere: they begin at the same edge or have the same middle.
      const off =
        of instanceof Range ? Math.min(offs[1], Math.abs(middle(is) - middle(meant))) : Math.max(...offs);
      const span = ({ left, right }: typeof meant) => `${Math.round(left)}–${Math.round(right)}`;
      return off > tolerance ? [`${name} stands at ${span(is)}, in a mirror at ${span(meant)}`] : [];
    });
    return isWide ? [...wrong, 'the page scrolls sideways'] : wrong;
  });
