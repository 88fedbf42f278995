// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useChangePlace } from './useChangePlace';

interface Place {
  search: string;
  tags: readonly string[];
}

it('PAR-01 EVT-01 what is pressed before the address of the press before is shown begins where that led', () => {
  const onPlace = vi.fn();
  const start: Place = { search: 'kilns', tags: [] };
  const { result, rerender } = renderHook(({ place }) => useChangePlace(place, onPlace), {
    initialProps: { place: start },
  });
  const add = (tag: string) => result.current((latest) => ({ ...latest, tags: [...latest.tags, tag] }));
  result.current((latest) => ({ ...latest, search: '' }));
  // Shown anew meanwhile, at the address of before.
  rerender({ place: { ...start } });
  add('craft');
  add('food');
  expect(onPlace.mock.calls).toEqual([
    [{ search: '', tags: [] }],
    [{ search: '', tags: ['craft'] }],
    [{ search: '', tags: ['craft', 'food'] }],
  ]);
  rerender({ place: { search: 'elsewhere', tags: [] } });
  add('craft');
  expect(onPlace).toHaveBeenLastCalledWith({ search: 'elsewhere', tags: ['craft'] });
});
