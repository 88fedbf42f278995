// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../../tests/support/answers';
import { visit } from '../../../tests/support/inCommunity';
import { queryClient } from '../../api/queryClient';
import { Managers } from '../../features/admin/managers/Managers';
import { useTexts } from '../../i18n/useTexts';
import { contract } from '../../generated/api/contract';

const { getManagers, setRole } = contract.manager;
const manager = (firstName: string, isSelf: boolean, mayRevoke = true) => ({
  id: firstName,
  firstName,
  lastName: '',
  slug: firstName,
  avatarUrl: null,
  isSelf,
  mayRevoke,
  version: 4,
  isInvited: false,
});
const onResigned = vi.fn();

function Shown() {
  useTexts('admin');
  return <Managers communityId="circle.example" onResigned={onResigned} />;
}

async function open(...managers: ReturnType<typeof manager>[]): Promise<void> {
  answer(getManagers, managers);
  await act(async () => {
    await visit(<Shown />);
  });
  expect(sentTo(getManagers)).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Show managers' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(managers.length));
}
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

beforeEach(() => {
  queryClient.clear();
  onResigned.mockReset();
  answer(setRole, { isManager: false, invited: false, version: 5 });
});

describe('the managers of a community', () => {
  it('D12 D10 a manager stops being one, and takes the role from nobody else', async () => {
    await open(manager('Grace', true), manager('Ada', false, false));
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Stop being a manager' }));
    await confirm('Stop being a manager');
    await waitFor(() => expect(onResigned).toHaveBeenCalledOnce());
    expect(sentTo(setRole)).toMatchObject([
      { params: { id: 'Grace' }, body: { isManager: false, version: 4 } },
    ]);
  });

  it('D10 says why the last one cannot', async () => {
    answer(setRole, () => Promise.reject(refusal(1152, 'Name another one first.')));
    await open(manager('Grace', true));
    await userEvent.click(screen.getByRole('button', { name: 'Stop being a manager' }));
    await confirm('Stop being a manager');
    expect((await screen.findByRole('alert')).textContent).toBe('Name another one first.');
    expect(onResigned).not.toHaveBeenCalled();
  });

  it('D10 D12 SAF-01 an invitation that waits is taken back', async () => {
    await open(manager('Grace', true), { ...manager('Ada', false), isInvited: true });
    screen.getByText('Invited');
    answer(getManagers, [manager('Grace', true)]);
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw invitation to Ada' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(sentTo(setRole)).toMatchObject([{ params: { id: 'Ada' }, body: { isManager: false } }]);
  });

  it('D10 an administrator takes the role away, and sees who is left', async () => {
    await open(manager('Grace', false), manager('Ada', false));
    await userEvent.click(screen.getByRole('button', { name: 'Remove role from Ada' }));
    answer(getManagers, [manager('Grace', false)]);
    await confirm('Remove role');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(onResigned).not.toHaveBeenCalled();
  });
});
