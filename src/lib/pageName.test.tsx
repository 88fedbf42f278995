// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordTitle, useDocumentTitle, usePageName } from './pageName';

function Content({ name, layer }: { name?: string; layer?: 1 }) {
  usePageName(name, layer);
  return null;
}

function Title({ screen }: { screen: string }) {
  useDocumentTitle({ screen: `${screen} · Circle`, community: 'Circle' });
  return null;
}

interface Shown {
  screen: string;
  /** Of a page with a name of its own; null while it is not known. */
  name?: string | null;
  drawer?: string;
}

/** As the shell renders a page. */
const pageOf = ({ screen, name, drawer }: Shown) => (
  <>
    {name !== undefined && <Content key={screen} name={name ?? undefined} />}
    {drawer && <Content name={drawer} layer={1} />}
    <Title screen={screen} />
  </>
);

/** Every title that the document had. */
let titles: string[] = [];
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));
const note = () => {
  if (titles.at(-1) !== document.title) titles.push(document.title);
};
let observer: MutationObserver;

beforeEach(() => {
  document.title = 'Events · Circle';
  titles = [document.title];
  observer = new MutationObserver(note);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
});
afterEach(() => {
  observer.disconnect();
  cleanup();
});

describe('the title of the document', () => {
  it('UIX-09 has no values between those of two pages', async () => {
    const { rerender } = render(pageOf({ screen: 'Events' }));
    for (const shown of [
      { screen: 'Event', name: null },
      { screen: 'Event', name: 'Potluck' },
      { screen: 'Member', name: 'Anna Lang' },
      { screen: 'Members' },
      { screen: 'Members', drawer: 'Vera Lang' },
      { screen: 'Members' },
      { screen: 'Applications', name: 'Refused · Applications' },
    ]) {
      rerender(pageOf(shown));
      await settled();
    }
    expect(titles).toEqual([
      'Events · Circle',
      'Potluck · Circle',
      'Anna Lang · Circle',
      'Members · Circle',
      'Vera Lang · Circle',
      'Members · Circle',
      'Refused · Applications · Circle',
    ]);
  });

  it('UIX-09 is that of a drawer that is open from the first', async () => {
    render(pageOf({ screen: 'Members', name: 'Members', drawer: 'Vera Lang' }));
    await settled();
    expect(document.title).toBe('Vera Lang · Circle');
  });

  it.each([
    [{ screen: 'Events' }, 'Events · Circle'],
    [{ screen: 'Event', name: 'Potluck' }, 'Potluck · Circle'],
    [{ screen: 'Event', name: null }, undefined],
  ])('UIX-05 UIX-09 is the same on the server: %o', (shown, title) => {
    const recorded = recordTitle();
    renderToString(pageOf(shown));
    expect(recorded()).toBe(title);
  });
});
