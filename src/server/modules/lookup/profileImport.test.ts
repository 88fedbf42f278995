import { expect, it, vi } from 'vitest';
import { fitted } from './profileImport';

it('P12 no more of an external text is taken apart than a field may need', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  expect(fitted('position', `${'🙂'.repeat(1_000_000)}`)).toBe(`${'🙂'.repeat(119)}…`);
  expect(segment.mock.calls.every(([text]) => text.length <= 120 * 16)).toBe(true);
  expect(segment).toHaveBeenCalled();
  segment.mockRestore();
  expect(fitted('position', ' Engineer ')).toBe('Engineer');
});
