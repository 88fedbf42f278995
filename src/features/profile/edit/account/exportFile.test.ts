import { expect, it } from 'vitest';
import { exportName } from './exportFile';

it('PRO-03 the file is named after the day it was made', () => {
  expect(exportName(new Date(2026, 10, 5, 23, 59))).toBe('my-data-2026-11-05.json');
});
