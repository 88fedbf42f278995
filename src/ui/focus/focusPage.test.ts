// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { focusPage } from './focusPage';

const focused = () => document.activeElement?.id;
const main = () => document.querySelector('main')!;
const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));

beforeEach(() => {
  document.body.innerHTML = '<button id="button"></button><main id="page"></main>';
});

it('UIX-09 the heading of a page has the focus, and no tab stop', () => {
  main().innerHTML = '<h1 hidden></h1><h1 id="title">People</h1>';
  focusPage();
  expect(focused()).toBe('title');
  expect(document.activeElement).toHaveProperty('tabIndex', -1);
});

it('UIX-09 a field with autofocus has it rather than the heading', () => {
  main().innerHTML = '<h1>Code</h1><input id="code" data-autofocus>';
  focusPage();
  expect(focused()).toBe('code');
});

it('UIX-09 the page has it until its heading comes, which a skeleton’s is not', async () => {
  main().innerHTML =
    '<div aria-hidden="true"><h1>Loading</h1></div><div role="status"><h1>Loading</h1></div>';
  focusPage();
  expect(focused()).toBe('page');
  main().innerHTML = '<h1 id="title">People</h1>';
  await settled();
  expect(focused()).toBe('title');
});

it('UIX-09 the heading that replaces another has it', async () => {
  main().innerHTML = '<h1 id="early">Profile</h1>';
  focusPage();
  main().innerHTML = '<h1 id="title">Profile</h1>';
  await settled();
  expect(focused()).toBe('title');
});

it('UIX-09 the heading does not take it from a user who has gone on', async () => {
  focusPage();
  document.getElementById('button')!.focus();
  main().innerHTML = '<h1 id="title">People</h1>';
  await settled();
  expect(focused()).toBe('button');
});

it('UIX-09 the heading does not take it from a control that goes later', async () => {
  main().innerHTML = '<h1>Event</h1><button id="join">Join</button>';
  focusPage();
  const join = document.getElementById('join')!;
  join.focus();
  join.remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

it('UIX-09 a page that comes late does not take it from the next', async () => {
  focusPage();
  document.body.innerHTML = '<main id="next"><h1 id="later">Events</h1></main>';
  focusPage();
  expect(focused()).toBe('later');
});
