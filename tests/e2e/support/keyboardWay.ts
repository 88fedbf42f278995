import type { Locator, Page } from '@playwright/test';
import type { Lang } from '../../../src/lib/lang';
import { expect } from './test';
import { texts } from './texts';

/** What a screen reader says after a step. */
interface Step {
  /** The role and name of what has the focus. */
  focus: string;
  /** The announcements since the step before. */
  said?: readonly string[];
  /** What may be said, too: what a slow machine waits for, for one. */
  maybe?: readonly string[];
}

/**
 * Tells Node each text that comes up in a live region, as a screen reader would say it: a standing region says what is
 * added to it, or its whole changed text; an alert also says what it comes with.
 */
function listenInPage(): void {
  const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
  const { hear } = window as unknown as { hear: (text: string) => Promise<void> };
  const textOf = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
  const said = new WeakMap<Element, string>();
  const changed = new Set<Element>();
  function tell(): void {
    for (const region of changed) {
      const text = textOf(region);
      if (region.isConnected && region.matches(live) && text && said.get(region) !== text) void hear(text);
      said.set(region, text);
    }
    changed.clear();
  }
  const look = ({ target, addedNodes }: MutationRecord) => {
    const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
    if (region?.getAttribute('aria-relevant') === 'additions') {
      for (const node of addedNodes) void hear(textOf(node));
      return;
    }
    if (region) changed.add(region);
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      for (const inside of node.querySelectorAll(live)) changed.add(inside);
      if (node.matches(live)) changed.add(node);
    }
  };
  new MutationObserver((records) => {
    records.forEach(look);
    if (changed.size > 0) setTimeout(tell);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** A person with a keyboard and a screen reader. */
export class KeyboardWay {
  readonly say: ReturnType<typeof texts>;
  private heard: string[] = [];

  private constructor(
    readonly page: Page,
    readonly lang: Lang,
  ) {
    this.say = texts(lang);
  }

  /** What is said of waits of more than a second, as on a busy machine. */
  private get waits(): readonly string[] {
    const { common, onboarding, introduction, meeting, adminAdmission, profile } = this.say;
    const { admitting, refusing } = adminAdmission.decision;
    return [
      common.loading,
      common.loaded,
      onboarding.joining,
      introduction.connect.sending,
      meeting.propose.sending,
      profile.save.saving,
      admitting,
      refusing,
    ];
  }

  static async of(page: Page, lang: Lang): Promise<KeyboardWay> {
    const way = new KeyboardWay(page, lang);
    await page.exposeFunction('hear', (text: string) => void way.heard.push(text));
    await page.addInitScript(listenInPage);
    return way;
  }

  /** What has the focus: its role and name, as the accessibility tree has it. */
  private async focus(): Promise<string> {
    const focused = this.page.locator(':focus');
    if ((await focused.count()) === 0) return 'nothing';
    const [first = ''] = (await focused.ariaSnapshot()).split('\n');
    return first.replace(/^- /, '').replace(/:.*$|\s\[.*$/, '');
  }

  /**
   * Does something, and compares what has the focus then and what was said meanwhile. Texts that come together may be
   * said in any order.
   */
  async step(
    name: string,
    act: () => Promise<unknown>,
    { focus, said = [], maybe = [] }: Step,
  ): Promise<void> {
    this.heard = [];
    await act();
    const waits = new Set([...maybe, ...this.waits]);
    const heard = async () => ({
      focus: await this.focus(),
      said: this.heard.filter((text) => !waits.has(text)).toSorted(),
    });
    await expect.poll(heard, { message: name }).toEqual({ focus, said: said.toSorted() });
  }

  /** Tabs on until the focus is on a control. It must not take long, nor fall to the page's body. */
  async tabTo(target: Locator, limit = 60): Promise<void> {
    await expect(target.first()).toBeVisible();
    const isThere = () => target.first().evaluate((element) => element === document.activeElement);
    for (let pressed = 0; pressed < limit; pressed += 1) {
      if (await isThere()) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`${String(target)} is more than ${limit} presses of Tab away`);
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press(key);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(text);
  }

  button(name: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name, exact: true });
  }

  link(name: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('link', { name, exact: true });
  }

  textbox(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }
}
