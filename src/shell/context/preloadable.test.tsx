// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CrashBoundary } from '../layout/CrashBoundary';
import { treeOf } from '../../../tests/support/inCommunity';
import { preloadable } from './preloadable';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('UIX-04 code that does not come is waited for two minutes, and then there is a way out', async () => {
  vi.useRealTimers();
  const Never = preloadable<object>(() => new Promise(() => undefined));
  const tree = await treeOf(
    <CrashBoundary>
      <Suspense fallback="Waiting">
        <Never />
      </Suspense>
    </CrashBoundary>,
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(tree, { onCaughtError: () => undefined });
  await wait(119_000);
  expect(screen.getByText('Waiting')).toBeTruthy();
  await wait(1_000);
  expect(screen.getByRole('alert').textContent).toContain('Try to reload the page');
});

it('UIX-04 code that came leaves no clock behind', async () => {
  const Here = preloadable<object>(() => Promise.resolve({ default: () => 'Here' }));
  await Here.preload();
  expect(vi.getTimerCount()).toBe(0);
});
