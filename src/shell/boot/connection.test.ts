// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isSlow, savesData } from './connection';

/** The browser says this of its connection. */
const say = (connection: object | undefined) => vi.stubGlobal('navigator', { connection });

afterEach(() => vi.unstubAllGlobals());

describe('the connection', () => {
  it.each([
    ['a browser that says nothing', undefined, false],
    ['a browser that says nothing of the speed', { saveData: true }, false],
    ['4G', { effectiveType: '4g', downlink: 10 }, false],
    [
      'what a browser assumes of a cable before it has measured',
      { effectiveType: '4g', downlink: 1.45 },
      false,
    ],
    ['3G', { effectiveType: '3g', downlink: 10 }, true],
    ['a narrow connection', { effectiveType: '4g', downlink: 0.6 }, true],
  ])('UIX-05 %s (%j) is slow: %s', (_, connection, slow) => {
    say(connection);
    expect(isSlow()).toBe(slow);
  });

  it.each([
    [undefined, false],
    [{}, false],
    [{ saveData: false }, false],
    [{ saveData: true }, true],
  ])('UIX-05 the visitor of %j saves data: %s', (connection, saves) => {
    say(connection);
    expect(savesData()).toBe(saves);
  });
});
