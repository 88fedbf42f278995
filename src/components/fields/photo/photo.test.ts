import { describe, expect, it } from 'vitest';
import { turnedSize } from './cropPhoto';
import { isPhoto } from './readPhoto';

const file = (...bytes: number[]) => new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' });

describe('a chosen file', () => {
  it.each([
    ['a JPG', file(0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0), true],
    ['a PNG', file(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), true],
    ['half a PNG', file(0x89, 0x50, 0x4e), false],
    ['a GIF under another name', new Blob(['GIF89a'], { type: 'image/png' }), false],
    ['an SVG under another name', new Blob(['<svg xmlns='], { type: 'image/jpeg' }), false],
    ['nothing', new Blob([]), false],
  ])('ONB-02 %s', async (_, blob, taken) => {
    await expect(isPhoto(blob)).resolves.toBe(taken);
  });
});

it.each([
  [0, 600, 400],
  [90, 400, 600],
  [180, 600, 400],
  [270, 400, 600],
])('ONB-02 a photo turned by %d degrees is %d by %d', (degrees, width, height) => {
  expect(turnedSize({ width: 600, height: 400 }, degrees)).toEqual({ width, height });
});
