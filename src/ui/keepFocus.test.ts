// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from './keepFocus';

const card = (name: string) =>
  `<li id="${name}"><a href="/u/${name}">${name}</a><button type="button">Hide</button></li>`;
const page = `
  <h1>People</h1>
  <section id="list"><h2>This week</h2><ul>${card('ann')}${card('ben')}${card('eva')}</ul></section>
  <section><h2>Requests</h2><p>None</p></section>`;

let stop = () => undefined as void;
let root: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<main>${page}</main><button id="undo">Undo</button>`;
  root = document.querySelector('main')!;
  stop = keepFocus(root);
});
afterEach(() => stop());

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
/** Presses the button of a card, as far as the focus is concerned. */
const focusIn = (name: string) => find(`#${name} button`).focus();
const focused = () => document.activeElement?.id || document.activeElement?.textContent;
/** After the observer has heard of it. */
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));

async function remove(name: string): Promise<void> {
  find(`#${name}`).remove();
  await settled();
}
const html = (text: string) => document.createRange().createContextualFragment(text);
async function bringBack(name: string, before = 'ul > :first-child'): Promise<void> {
  find(before).before(html(card(name)));
  await settled();
}

describe('the focus in a list', () => {
  it.each([
    ['ann', 'ben'],
    ['ben', 'eva'],
    ['eva', 'ben'],
  ])('UIX-09 %s goes, and %s beside it gets it', async (gone, next) => {
    focusIn(gone);
    await remove(gone);
    expect(focused()).toBe(next);
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
  });

  it('UIX-09 goes to the heading of the list with its last item', async () => {
    focusIn('ann');
    for (const name of ['ben', 'eva', 'ann']) await remove(name);
    expect(focused()).toBe('This week');
  });

  it('UIX-09 goes to the heading of what comes instead of the list', async () => {
    focusIn('ann');
    find('ul').replaceWith(html('<div><h3>Nobody is left</h3></div>'));
    await settled();
    expect(focused()).toBe('Nobody is left');
  });

  it('UIX-09 goes to the next part where the whole part goes', async () => {
    focusIn('ann');
    const group = document.createElement('div');
    root.append(group);
    group.append(...root.querySelectorAll('section'));
    focusIn('ann');
    find('#list').remove();
    await settled();
    expect(focused()).toBe('Requests');
  });

  it('UIX-09 stays where the user or a component has put it', async () => {
    focusIn('ann');
    find('#ann').remove();
    find('#undo').focus();
    await settled();
    expect(focused()).toBe('undo');
  });

  it('UIX-09 is not moved by an item that goes without it, nor by another page', async () => {
    find('#undo').focus();
    find('#undo').blur();
    await remove('ann');
    expect(document.activeElement).toBe(document.body);
    focusIn('ben');
    root.innerHTML = page;
    await settled();
    expect(document.activeElement).toBe(document.body);
  });

  it('UIX-09 is left to the item whose button is replaced', async () => {
    focusIn('ann');
    find('#ann button').replaceWith(html('<span>Hidden</span>'));
    await settled();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the focus after an undo', () => {
  it('UIX-09 returns with the item', async () => {
    focusIn('ann');
    await remove('ann');
    find('#undo').focus();
    find('#undo').remove();
    await bringBack('ann');
    expect(focused()).toBe('ann');
  });

  it('UIX-09 stays where it is meanwhile', async () => {
    focusIn('ann');
    await remove('ann');
    await bringBack('ann');
    expect(focused()).toBe('ben');
  });

  it('UIX-09 is not drawn to an item that the user has left behind', async () => {
    focusIn('ann');
    await remove('ann');
    find('#eva button').focus();
    find('#eva button').blur();
    await bringBack('ann');
    expect(document.activeElement).toBe(document.body);
  });
});
