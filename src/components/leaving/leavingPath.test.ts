// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { leavingPath } from './leavingPath';

const press = (html: string, changes: Partial<Parameters<typeof leavingPath>[0]> = {}) => {
  document.body.innerHTML = html;
  return {
    target: document.body.querySelector('a, b'),
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
    ...changes,
  };
};
const link = '<a href="/u/ann?x=1#y"><b>Ann</b></a>';

describe('leavingPath', () => {
  it('PRO-01 knows where a link of this site leads', () => {
    expect(leavingPath(press(link), '/profile')).toBe('/u/ann?x=1#y');
    const inner = document.body.querySelector('b');
    expect(leavingPath({ ...press(link), target: inner }, '/profile')).toBe('/u/ann?x=1#y');
  });

  it.each([
    ['a part of this page', press('<a href="/profile#about">x</a>')],
    ['another site', press('<a href="https://elsewhere.example/">x</a>')],
    ['a new tab', press('<a href="/x" target="_blank">x</a>')],
    ['a file', press('<a href="/x" download>x</a>')],
    ['an email', press('<a href="mailto:a@b.example">x</a>')],
    ['no link', press('<b>x</b>')],
    ['a new tab by key', press(link, { ctrlKey: true })],
    ['the other button', press(link, { button: 1 })],
    ['a click that is dealt with', press(link, { defaultPrevented: true })],
  ])('PRO-01 %s leads nowhere else', (_, given) => {
    expect(leavingPath(given, '/profile')).toBeUndefined();
  });
});
