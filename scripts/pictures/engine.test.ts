import { expect, it } from 'vitest';
import { committedEngine, drawnBy } from './engine';

it('names a browser by its major version, and the system it runs on', () => {
  expect(drawnBy({ version: () => '156.0.8078.108' })).toBe(`Chromium 156 on ${process.platform}`);
});

it('is committed beside the pictures, so that another browser is known as another', () => {
  expect(committedEngine()).toMatch(/^Chromium \d+ on [a-z\d]+$/);
});
