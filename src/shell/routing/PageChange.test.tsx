// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visit } from '../../../tests/support/inCommunity';
import { CodeInput } from '../../ui/CodeInput/CodeInput';
import { mainId } from '../layout/SkipLink';
import { PageChange } from './PageChange';

beforeEach(() => vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(cleanup);

/** Two pages; the second has a field with autofocus. */
function Pages() {
  const { pathname } = useLocation();
  const arrivedRef = useRef(false);
  const isCode = pathname === '/one-time-code';
  return (
    <>
      <Link to={isCode ? '/login' : '/one-time-code'}>Go</Link>
      <main id={mainId} tabIndex={-1}>
        {isCode && <CodeInput key={pathname} label="Code" value="" onChange={() => undefined} autoFocus />}
      </main>
      <PageChange route={isCode ? 'oneTimeCode' : 'login'} arrivedRef={arrivedRef} />
    </>
  );
}

it('AUT-06 UIX-09 a field with autofocus has the focus after a change of page, else the page has it', async () => {
  await visit(<Pages />, { at: '/login' });
  const go = () => act(async () => userEvent.click(screen.getByRole('link')));
  await go();
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  await go();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
