import { describe, expect, it } from 'vitest';
import { avatarOf, avatarSizes } from './avatar';
import { imageHash, imagePath } from './imagePath';

const hash = 'Zk3_-9aBcDeFgHiJkLmNoP';

describe('UIX-06 avatarOf', () => {
  it.each(avatarSizes)('names the picture of %d px, whichever one it is given', (size) => {
    for (const given of avatarSizes) {
      expect(avatarOf(imagePath(hash, given), size)).toBe(`/images/${hash}-${size}.webp`);
    }
  });

  it.each([
    'https://cdn.example/ada.jpg',
    `https://other.example/images/${hash}-256.webp`,
    `/images/${hash}-300.webp`,
    `/images/${hash}-256.webp?x`,
    `/images/../../${hash}-256.webp`,
    '/images/-256.webp',
    '',
  ])('leaves %j as it is', (url) => {
    expect(avatarOf(url, 108)).toBe(url);
    expect(imageHash(url)).toBeUndefined();
  });
});
