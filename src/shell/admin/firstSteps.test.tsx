// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../../tests/support/answers';
import { visit, whereabouts } from '../../../tests/support/inCommunity';
import { queryClient } from '../../api/queryClient';
import { AdminHome } from '../../features/admin/home/AdminHome';
import { contract } from '../../generated/api/contract';
import type { FirstStep } from '../../generated/api/admin';
import { useTexts } from '../../i18n/useTexts';
import type { Lang } from '../../lib/lang';
import { toast } from '../../ui/toast/toast';

const { getManagerHome, dismissFirstSteps } = contract.admin;
const steps: FirstStep[] = [
  { kind: 'INVITE', done: true },
  { kind: 'FIRST_EVENT', done: false },
  { kind: 'WELCOME_PAGE', done: false },
  { kind: 'OWN_REQUEST', done: false },
];

function Shown() {
  useTexts('admin');
  return <AdminHome community={{ id: 'c', title: 'Circle' }} administrator={false} />;
}

async function open(lang: Lang = 'en'): Promise<void> {
  await act(async () => {
    await visit(<Shown />, { lang });
  });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('[inert][aria-busy=true]')).toBeNull());
}

beforeEach(() => {
  queryClient.clear();
  answer(getManagerHome, { waiting: [], changes: null, firstSteps: steps });
});

describe('the first steps of a manager', () => {
  it('ADM-13 each lead to where it is done; what has happened says so and leads nowhere', async () => {
    await open();
    const list = within(screen.getByRole('region', { name: 'First steps' }));
    expect(list.getByText('1 of 4 done')).toBeTruthy();
    const [first, ...others] = list.getAllByRole('listitem');
    expect(within(first!).getByText('Done')).toBeTruthy();
    expect(within(first!).queryByRole('link')).toBeNull();
    expect(others.map((each) => within(each).getByRole('link').getAttribute('href'))).toEqual([
      '/event/create',
      '/admin/welcome-page',
      '/profile#request',
    ]);
  });

  it('ADM-13 are asked for again by a manager who returns from one', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'Create an event' }));
    expect(whereabouts().path).toBe('/event/create');
    expect(queryClient.getQueryState(['managerHome', 'c'])?.isInvalidated).toBe(true);
    expect(sentTo(getManagerHome)).toHaveLength(1);
  });

  it('ADM-13 speak Russian, and are not there once they have ended', async () => {
    await open('ru');
    expect(screen.getByRole('heading', { name: 'С чего начать' })).toBeTruthy();
    answer(getManagerHome, { waiting: [], changes: null, firstSteps: null });
    await act(() => queryClient.refetchQueries());
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'С чего начать' })).toBeNull());
  });

  it('D47 stay where hiding them failed, and say why', async () => {
    const failed = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
    answer(dismissFirstSteps, refusal(1104, 'Slower', 429));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Hide this list' }));
    await waitFor(() => expect(failed).toHaveBeenCalledWith('Slower'));
    expect(screen.getByRole('heading', { name: 'First steps' })).toBeTruthy();
  });
});
