// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const html = `
  <div id="menu" hidden><button>EN</button></div>
  <div id="group"><button hidden>EN</button><button id="other">FR</button><button id="own" aria-pressed="true">RU</button></div>`;
const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** The module of a page that was loaded anew. */
async function reloaded() {
  vi.resetModules();
  document.body.innerHTML = html;
  return import('./languageFocus');
}

beforeEach(() => sessionStorage.clear());

it('UIX-09 NAV-01 the button of the chosen language has the focus after the reload, once', async () => {
  (await reloaded()).keepLanguageFocus();
  const { takeLanguageFocus } = await reloaded();
  takeLanguageFocus(find('#menu'));
  expect(document.activeElement).toBe(document.body);
  takeLanguageFocus(find('#group'));
  expect(document.activeElement).toBe(find('#own'));
  (document.activeElement as HTMLElement).blur();
  takeLanguageFocus(find('#group'));
  (await reloaded()).takeLanguageFocus(find('#group'));
  expect(document.activeElement).toBe(document.body);
});

it('UIX-09 NAV-01 the other language has it where only that one is shown', async () => {
  (await reloaded()).keepLanguageFocus();
  const { takeLanguageFocus } = await reloaded();
  find('#own')!.hidden = true;
  takeLanguageFocus(find('#group'));
  expect(document.activeElement).toBe(find('#other'));
});

it('UIX-09 NAV-01 no control takes it from a user who has gone on', async () => {
  (await reloaded()).keepLanguageFocus();
  const { takeLanguageFocus } = await reloaded();
  window.dispatchEvent(new Event('pointerdown'));
  takeLanguageFocus(find('#group'));
  expect(document.activeElement).toBe(document.body);
});
