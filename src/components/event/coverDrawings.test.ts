import { describe, expect, it } from 'vitest';
import { coverDrawings, drawingOf } from './coverDrawings';

describe('drawings in place of covers', () => {
  const ids = Array.from({ length: 1000 }, (_, at) => `event-${at}`);

  it('EVT-01 every event has one, always the same', () => {
    for (const id of ids) {
      expect(drawingOf(id)).toBeTruthy();
      expect(drawingOf(id)).toEqual(drawingOf(id));
    }
  });

  it('each of them is used, as it is and mirrored', () => {
    expect(new Set(ids.map((id) => JSON.stringify(drawingOf(id)))).size).toBe(coverDrawings.length * 2);
  });
});
