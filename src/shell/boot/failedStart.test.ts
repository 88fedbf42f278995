// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showFailedStart } from './failedStart';

let root: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><img alt="" src="logo.svg"></div>';
  root = document.getElementById('root')!;
});

describe('a page that cannot start', () => {
  it.each([
    ['en', 'Oops! Something is broken. Try to reload the page', 'Reload'],
    ['ru', 'Ой! Что-то сломалось. Попробуйте перезагрузить страницу', 'Перезагрузить'],
    ['', 'Oops! Something is broken. Try to reload the page', 'Reload'],
  ])('UIX-04 says so in %j and offers the reload', (lang, title, action) => {
    document.documentElement.lang = lang;
    const reload = vi.fn();
    showFailedStart(root, reload);
    expect(root.querySelector('[role="alert"]')?.textContent).toBe(title + action);
    root.querySelector('button')?.click();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('UIX-04 leaves what the server rendered: it reads without scripts', () => {
    root.setAttribute('data-rendered', '');
    const before = root.innerHTML;
    showFailedStart(root);
    expect(root.innerHTML).toBe(before);
  });

  it.each(['<form></form>', '<div aria-busy="true"></div>'])(
    'UIX-04 replaces what can do nothing: %s',
    (html) => {
      root.setAttribute('data-rendered', '');
      root.innerHTML = html;
      showFailedStart(root);
      expect(root.querySelector('[role="alert"]')).toBeTruthy();
    },
  );
});
