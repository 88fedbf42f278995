// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
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

/** Lets it wait for the components. */
async function passed(): Promise<void> {
  await settled();
  vi.runAllTimers();
}
function fakeTimers(): void {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
}

async function remove(name: string): Promise<void> {
  find(`#${name}`).remove();
  await settled();
}
/** Puts the sections into one part of the page. */
function inGroup(): void {
  const group = document.createElement('div');
  root.append(group);
  group.append(...root.querySelectorAll('section'));
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
    inGroup();
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

  it('UIX-09 goes to the heading of the next section where a named one goes, and returns with it', async () => {
    inGroup();
    const list = find('#list');
    list.setAttribute('aria-labelledby', 'week');
    list.append(html('<button>Hide this list</button>'));
    find('#list > button').focus();
    const below = list.nextElementSibling!;
    list.remove();
    await settled();
    expect(focused()).toBe('Requests');
    find('#undo').focus();
    find('#undo').remove();
    below.before(list);
    await settled();
    expect(focused()).toBe('list');
  });
});

describe('the focus of a control that goes alone', () => {
  const replace = async (selector: string, text: string) => {
    find(selector).replaceWith(html(text));
    await settled();
    expect(document.activeElement).toBe(document.body);
  };

  it('UIX-09 goes to its item, or to the heading of its section', async () => {
    focusIn('ann');
    await replace('#ann button', '<span>Hidden</span>');
    await vi.waitFor(() => expect(focused()).toBe('ann'));
    find('#list').append(html('<button id="more">More</button>'));
    find('#more').focus();
    await replace('#more', '<p>That’s all</p>');
    await vi.waitFor(() => expect(focused()).toBe('This week'));
  });

  it('UIX-09 goes to the first button of its group', async () => {
    find('#ann').append(
      html('<div data-actions><button id="accept">Accept</button><button id="no">No</button></div>'),
    );
    find('#accept').focus();
    await replace('#accept', '<button id="suggest">Suggest</button>');
    await vi.waitFor(() => expect(focused()).toBe('suggest'));
    find('#ann [data-actions]').append(
      html('<dialog><h2>Sure?</h2><button id="next">Next</button></dialog>'),
    );
    find('#next').focus();
    await replace('#next', '<button id="yes">Yes</button>');
    await vi.waitFor(() => expect(focused()).toBe('Sure?'));
    find('#yes').focus();
    find('#suggest').remove();
    await replace('dialog', '');
    await vi.waitFor(() => expect(focused()).toBe('no'));
  });

  it('UIX-09 goes to its item if it went before anything watched', async () => {
    stop();
    const button = find('#ann button');
    button.remove();
    stop = keepFocus(root, [button, find('#ann'), find('ul'), root]);
    await vi.waitFor(() => expect(focused()).toBe('ann'));
  });

  it('UIX-09 is left to a component that moves it', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    focusIn('ann');
    await replace('#ann button', '<button type="button">Show</button>');
    focusIn('ann');
    vi.runAllTimers();
    expect(focused()).toBe('Show');
  });

  it('UIX-09 stays in a dialog, and returns to what opened it', async () => {
    focusIn('ann');
    find('#list').append(html('<dialog><h2>Hide Ann?</h2><button id="next">Next</button></dialog>'));
    find('#next').focus();
    await replace('#next', '<button id="hide">Hide</button>');
    await vi.waitFor(() => expect(focused()).toBe('Hide Ann?'));
    find('#hide').focus();
    await replace('dialog', '');
    await vi.waitFor(() => expect(document.activeElement).toBe(find('#ann button')));
  });

  it('UIX-09 of a dialog goes on to the next item where both go at once', async () => {
    focusIn('ann');
    find('#list').append(html('<dialog><h2>Hide Ann?</h2><button id="hide">Hide</button></dialog>'));
    find('#hide').focus();
    find('dialog').remove();
    await remove('ann');
    expect(focused()).toBe('ben');
  });
});

describe('the focus of a control that stays', () => {
  it('UIX-09 goes to its item while it is disabled, and back', async () => {
    focusIn('ann');
    const button = find('#ann button') as HTMLButtonElement;
    button.disabled = true;
    await vi.waitFor(() => expect(focused()).toBe('ann'));
    button.disabled = false;
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('UIX-09 does not go back to it if the user has moved it', async () => {
    fakeTimers();
    focusIn('ann');
    const button = find('#ann button') as HTMLButtonElement;
    button.disabled = true;
    await passed();
    expect(focused()).toBe('ann');
    focusIn('ben');
    button.disabled = false;
    await passed();
    expect(document.activeElement).toBe(find('#ben button'));
  });

  it('UIX-09 goes to the heading if it is hidden', async () => {
    find('#list').append(html('<div><button id="all">Mark all</button></div>'));
    find('#all').focus();
    find('#all').parentElement!.hidden = true;
    find('#all').blur();
    await vi.waitFor(() => expect(focused()).toBe('This week'));
  });

  it('UIX-09 is left where the user took it from it', async () => {
    fakeTimers();
    focusIn('ann');
    find('#ann button').blur();
    await settled();
    find('#ann button').remove();
    await passed();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the focus in what is above the page', () => {
  const inToast = (text: string) => {
    stop();
    document.body.append(
      html(`<div id="toasts"><div><p>${text}</p><button id="inToast">Undo</button></div></div>`),
    );
    stop = keepFocus(document.body);
  };

  it('UIX-09 returns to where it was when a toast ends with it', async () => {
    inToast('Saved');
    focusIn('ben');
    find('#inToast').focus();
    find('#toasts > div').remove();
    await vi.waitFor(() => expect(document.activeElement).toBe(find('#ben button')));
  });

  it('UIX-09 goes to what returns after an undo there', async () => {
    inToast('Hidden');
    focusIn('ann');
    await remove('ann');
    find('#inToast').focus();
    find('#toasts > div').remove();
    await vi.waitFor(() => expect(focused()).toBe('ben'));
    await bringBack('ann');
    expect(focused()).toBe('ann');
  });

  it('UIX-09 goes to what is in the place of the button that opened a dialog', async () => {
    fakeTimers();
    find('#ann').append(html('<div data-actions><button id="connect">Connect</button></div>'));
    find('#connect').focus();
    find('#ann').append(html('<dialog open><button id="send">Send</button></dialog>'));
    find('#send').focus();
    find('#connect').replaceWith(html('<button id="withdraw">Withdraw</button>'));
    await passed();
    expect(focused()).toBe('send');
    find('dialog').remove();
    await passed();
    expect(focused()).toBe('withdraw');
  });

  it('UIX-09 goes to the page’s heading if nothing else is left', async () => {
    focusIn('ann');
    root.innerHTML = '<div><h1>Nobody</h1></div>';
    await vi.waitFor(() => expect(focused()).toBe('Nobody'));
  });

  it('UIX-09 goes to the field that opens in the place of its button', async () => {
    find('#ann').append(html('<div><button id="edit">Edit</button></div>'));
    find('#edit').focus();
    find('#edit').replaceWith(
      html('<form><label>Request <input id="request"></label><button>Save</button></form>'),
    );
    await vi.waitFor(() => expect(focused()).toBe('request'));
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
