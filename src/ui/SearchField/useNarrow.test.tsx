// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { placeOf } from './directoryPlace';
import { useNarrow } from './useNarrow';

const at = (address: string) => placeOf(new URLSearchParams(address));

it('PAR-01 what is pressed before the address of the press before is shown begins where that led', () => {
  const onPlace = vi.fn();
  const { result, rerender } = renderHook(({ place }) => useNarrow(place, onPlace), {
    initialProps: { place: at('search=kilns&pages=3') },
  });
  result.current({ search: '' });
  // Shown anew meanwhile, at the address of before.
  rerender({ place: at('search=kilns&pages=3') });
  result.current({ tags: ['craft'] });
  expect(onPlace.mock.calls).toEqual([[at('')], [at('tag=craft')]]);
  rerender({ place: at('city=Leipzig') });
  result.current({ tags: ['craft'] });
  expect(onPlace).toHaveBeenLastCalledWith(at('tag=craft&city=Leipzig'));
});
