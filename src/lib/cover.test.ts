import { expect, it } from 'vitest';
import { coverOf, coverSources, coverSizes } from './cover';
import { imageHash, imagePath } from './imagePath';

const hash = '0123456789abcdef0123456789abcdef';

it.each(coverSizes)('E07 a cover is named in %d px, whichever one is given', (size) => {
  for (const given of coverSizes) {
    const url = imagePath(hash, given);
    expect(imageHash(url)).toBe(hash);
    expect(coverOf(url, size)).toBe(`/images/${hash}-${size}.webp`);
  }
});

it('E07 a browser is told every width, and an address from elsewhere stays', () => {
  const [small, middle, large] = coverSizes.map((size) => `/images/${hash}-${size}.webp ${size}w`);
  expect(coverSources(imagePath(hash, 800))).toBe(`${small}, ${middle}, ${large}`);
  expect(coverSources('https://cdn.example/cover.jpg')).toBeUndefined();
  expect(coverOf('https://cdn.example/cover.jpg', 400)).toBe('https://cdn.example/cover.jpg');
});
