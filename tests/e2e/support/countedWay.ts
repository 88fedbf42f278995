import type { BrowserContext } from '@playwright/test';

interface CountedWay {
  /** What was shown, in its order: each page, page of a form and dialog, once. */
  readonly screens: readonly string[];
  /** How often a button, link or choice was pressed, or Enter. Typing is no press, nor is going to the next field. */
  presses: number;
}

/** Runs in each page before its own scripts. */
function watchWay(): void {
  const { passed } = window as unknown as { passed: (what: 'press' | 'screen', name: string) => void };
  const onPress = ({ target }: Event) => {
    const pressed = (target as Element).closest('a, button, label, [role], input')?.textContent ?? '';
    passed('press', pressed.trim());
  };
  document.addEventListener('pointerdown', onPress, true);
  document.addEventListener('keydown', (event) => event.key === 'Enter' && onPress(event), true);
  let last = '';
  const look = () => {
    const { pathname } = location;
    const dialog = document.querySelector('dialog[open]');
    const heading = (dialog ?? document.querySelector('main'))?.querySelector(dialog ? 'h2' : 'h1');
    // Only survey and form have several pages at one path. A greeting that learns a name is no other screen.
    const isForm = pathname === '/questions' || pathname === '/onboarding';
    const seen = `${pathname}${dialog ? ' dialog' : ''} ${dialog || isForm ? heading?.textContent : ''}`;
    if (!heading?.textContent || seen === last) return;
    last = seen;
    passed('screen', seen);
  };
  new MutationObserver(look).observe(document, {
    attributes: true,
    attributeFilter: ['open'],
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/** Counts the screens and the presses of a person's way through all tabs of a browser, from now on. */
export async function countWay(context: BrowserContext): Promise<CountedWay> {
  const screens: string[] = [];
  const way = { screens, presses: 0 };
  await context.exposeBinding('passed', (_, what: 'press' | 'screen', name: string) => {
    if (what === 'press') way.presses += 1;
    else if (!screens.includes(name)) screens.push(name);
  });
  await context.addInitScript(watchWay);
  return way;
}
