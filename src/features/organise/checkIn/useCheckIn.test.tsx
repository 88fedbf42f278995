// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, sentTo } from '../../../../tests/support/answers';
import { queryClient } from '../../../api/queryClient';
import { contract } from '../../../generated/api/contract';
import { initI18n } from '../../../i18n/initI18n';
import { checkInListQuery } from './checkInListQuery';
import { readQueue } from './queue';
import { sampleCheckInPage, letInAs } from './sampleCheckIn';
import { ticketHash } from './ticketHash';
import { useCheckIn } from './useCheckIn';

const { letIn, undoCheckIn } = contract.checkIn;
const code = `p0.${'a'.repeat(22)}`;

async function open() {
  const i18n = await initI18n('en', 'checkIn');
  const hash = await ticketHash(code);
  const people = sampleCheckInPage.list.map((each) =>
    each.id === 'p0' ? { ...each, ticketHash: hash } : each,
  );
  queryClient.setQueryData(checkInListQuery('e1').queryKey, { people, confirmed: 4 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  );
  return renderHook(
    () => useCheckIn('e1', queryClient.getQueryData(checkInListQuery('e1').queryKey)!.people),
    {
      wrapper,
    },
  );
}

/** Also notifies the page of an unreachable server by an event. */
const heard = () => undefined;
beforeEach(() => addEventListener('error', heard));
afterEach(() => removeEventListener('error', heard));

const away = () => answer(letIn, () => Promise.reject(new TypeError('Failed to fetch')));

describe('EVT-10 check-in', () => {
  it('without a connection knows a ticket by its hash, keeps the scan, and sends it once there is one', async () => {
    away();
    const { result, rerender } = await open();
    const outcome = await act(() => result.current.letIn({ code }));
    expect(outcome).toMatchObject({ outcome: 'CHECKED_IN', name: 'Ada Byron', waits: true });
    rerender();
    expect(await act(() => result.current.letIn({ code }))).toMatchObject({ outcome: 'ALREADY' });
    const forged = await act(() => result.current.letIn({ code: `p1.${'b'.repeat(22)}` }));
    expect(forged.outcome).toBe('unknown');
    expect(result.current.waiting).toBe(1);
    const [kept] = readQueue('e1');

    answer(letIn, ({ body }) => letInAs('CHECKED_IN', body.personId));
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await vi.waitFor(() => expect(readQueue('e1')).toEqual([]));
    });
    const sent = sentTo(letIn).at(-1)!.body;
    expect(kept).toMatchObject({ kind: 'IN', scanId: sent.scanId, at: sent.at, code });
    expect(sent).toEqual({ code, scanId: sent.scanId, at: sent.at });
    expect(result.current.waiting).toBe(0);
  });

  it('sends what waited when the page is opened again', async () => {
    const waiting = { kind: 'IN', personId: 'p1', scanId: 'scan-0001', at: '2026-11-24T18:00:00.000Z' };
    localStorage.setItem('checkIn.e1', JSON.stringify([waiting]));
    answer(letIn, ({ body }) => letInAs('CHECKED_IN', body.personId));
    await open();
    await vi.waitFor(() => expect(readQueue('e1')).toEqual([]));
    expect(sentTo(letIn)[0]!.body.personId).toBe('p1');
  });

  it('taken back before it was sent, a tick never happened; one that was sent is taken back', async () => {
    away();
    answer(undoCheckIn, () => Promise.reject(new TypeError('Failed to fetch')));
    const { result, rerender } = await open();
    await act(() => result.current.letIn({ personId: 'p1' }));
    rerender();
    await act(() => result.current.undo('p1'));
    expect(readQueue('e1')).toEqual([]);
    await act(() => result.current.undo('p4'));
    expect(readQueue('e1')).toEqual([{ kind: 'OUT', personId: 'p4' }]);
  });
});
