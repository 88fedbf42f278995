// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { treeOf, visit } from '../../../tests/support/inCommunity';
import { Crash } from '../../features/system/Crash';
import { CrashBoundary } from './CrashBoundary';

function Broken(): ReactNode {
  throw new Error('broken screen');
}

describe('the crash screen', () => {
  it('UIX-04 ERR-05 takes the place of what broke, and the root hears of the error', async () => {
    const onCaughtError = vi.fn();
    const tree = await treeOf(
      <CrashBoundary>
        <Broken />
      </CrashBoundary>,
    );
    render(tree, { onCaughtError });
    expect(screen.getByRole('alert').textContent).toContain(
      'Oops! Something is broken. Try to reload the page',
    );
    expect(onCaughtError.mock.calls[0]?.[0]).toMatchObject({ message: 'broken screen' });
  });

  it('UIX-04 UIX-07 offers the reload, in Russian too', async () => {
    const onReload = vi.fn();
    await visit(<Crash onReload={onReload} />, { lang: 'ru' });
    await userEvent.click(screen.getByRole('button', { name: 'Перезагрузить' }));
    expect(onReload).toHaveBeenCalledOnce();
  });
});
