import { expect, it } from 'vitest';
import { imageSize } from './imageSize';

it.each([
  [320, 108],
  [575.9, 108],
  [576, 256],
  [767, 256],
  [768, 512],
  [2560, 512],
])('UIX-06 at %d px asks for a picture of %d px', (width, size) => {
  expect(imageSize(width)).toBe(size);
});
