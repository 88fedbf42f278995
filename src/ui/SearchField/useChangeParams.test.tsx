// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useChangeParams } from './useChangeParams';

interface Params {
  search: string;
  tags: readonly string[];
}

it('PAR-01 EVT-01 what is pressed before the address of the press before is shown begins where that led', () => {
  const onParams = vi.fn();
  const start: Params = { search: 'kilns', tags: [] };
  const { result, rerender } = renderHook(({ params }) => useChangeParams(params, onParams), {
    initialProps: { params: start },
  });
  const add = (tag: string) => result.current((latest) => ({ ...latest, tags: [...latest.tags, tag] }));
  result.current((latest) => ({ ...latest, search: '' }));
  // Rendered again meanwhile, with the earlier address.
  rerender({ params: { ...start } });
  add('craft');
  add('food');
  expect(onParams.mock.calls).toEqual([
    [{ search: '', tags: [] }],
    [{ search: '', tags: ['craft'] }],
    [{ search: '', tags: ['craft', 'food'] }],
  ]);
  rerender({ params: { search: 'elsewhere', tags: [] } });
  add('craft');
  expect(onParams).toHaveBeenLastCalledWith({ search: 'elsewhere', tags: ['craft'] });
});
